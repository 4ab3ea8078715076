"""What a learner is shown of Big City, and the places it may choose among."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import burgh
from burgh.core.ints import i16, vec
from burgh.games.bigcity.engine.city import Plan, spots_for, with_district
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import PHASES
from burgh.games.bigcity.observation import observation
from burgh.games.bigcity.reach import cells_in_reach, streets_in_reach
from burgh.shapes.square import point_at

HANDS = [["11", "12", "31", "51", "71"], ["13", "14", "32", "52", "72"]]
SQUARE = [
    {"id": d, "origin": [x, y], "rotation": 0}
    for d, x, y in ((1, 0, 0), (3, 3, 0), (5, 0, 3), (7, 3, 3))
]
TRADE = {"players": 2, "trade_cards": True}
Shown = dict[str, list[int]]


def table(**more: Any) -> burgh.Game:
    """Give four districts with city hall and two hands."""
    position = {"title": "bigcity", "districts": SQUARE, "pieces": [["city_hall", [19]]]}
    return burgh.from_position({**position, "hands": HANDS, **more})


def state_of(game: burgh.Game) -> BigCity:
    assert isinstance(game.state, BigCity)
    return game.state


def shown(game: burgh.Game, seat: int, *lines: str) -> Shown:
    """What a seat is shown after some moves, by the names of the features."""
    for line in lines:
        game.push(line)
    state = state_of(game)
    buffer = vec[i16]([0] * int(state.observed()))
    state.observe_into(seat, buffer, 0)
    found, place = {}, 0
    for feature in observation(state):
        found[feature.name] = [int(each) for each in buffer[place : place + feature.size]]
        place += feature.size
    return found


def cards(game: burgh.Game, numbers: list[int]) -> dict[str, int]:
    """The cards that have a number other than 0, by name."""
    names = state_of(game).rules.tables.cards.names
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def lot(game: burgh.Game, number: int) -> int:
    return list(state_of(game).rules.tables.boards.lot_number).index(number)


def piece(game: burgh.Game, name: str) -> int:
    """The number by which a lot shows a piece."""
    return 2 + [each.name for each in state_of(game).rules.tables.pieces].index(name)


def test_a_hand_shows_its_cards_to_its_owner_and_its_backs_to_others() -> None:
    """One's own seat comes first (R14.1, R14.2)."""
    game = table()
    for seat in (0, 1):
        found = shown(game, seat)
        assert list(cards(game, found["card.hand"])) == HANDS[seat]
        assert not any(found["card.held"])
    game = table(hands=[["11", "12", "31"], ["13", "32", "52"]])
    assert shown(game, 0)["seat.backs"][:16] == [2, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0]
    assert shown(game, 1)["seat.backs"][:16] == [1, 0, 1, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0]


def test_a_building_shows_on_its_lots_and_on_those_that_face_it() -> None:
    """What stands on a lot, which building it is, and what is to each side of it."""
    game = table(trams=["11:S"])
    found = shown(game, 1, "build residence_2 @ 11 12")
    home, hall = piece(game, "residence_2"), piece(game, "city_hall")
    one, two, below, corner = (lot(game, number) for number in (11, 12, 14, 19))
    assert [found["lot.piece"][each] for each in (one, two, below, corner)] == [home, home, 1, hall]
    assert [found["lot.building"][each] for each in (one, two, below, corner)] == [2, 2, 0, 1]
    assert found["lot.facing"][4 * one : 4 * one + 4] == [0, home, 1, 0]
    assert found["lot.facing"][4 * below : 4 * below + 4] == [home, 1, 1, 0]
    assert found["lot.tram"][4 * one : 4 * one + 4] == [0, 0, 1, 0]
    assert found["lot.tram"][4 * below : 4 * below + 4] == [1, 0, 0, 0]
    assert found["lot.cell"][2 * corner : 2 * corner + 2] == [2, 2]
    assert [found["lot.outskirts"][each] for each in (one, corner)] == [1, 0]
    assert found["lot.piece"][lot(game, 21)] == 0
    assert list(cards(game, found["card.out"])) == ["11", "12", "19"]
    assert found["seat.score"] == [0, state_of(game).scores[0], 0, 0, 0]


def test_who_puts_a_card_under_a_pile_is_shown_where_it_is() -> None:
    """How deep it lies, then who has drawn it; others are shown nothing of it (R14.4, R14.5)."""
    game = table(piles={"1": ["15"]})
    found = shown(game, 0, "exchange", "give 12", "done", "draw 2")
    assert cards(game, found["card.depth"]) == {"12": 2}
    assert not any(shown(game, 1)["card.depth"])
    shown(game, 1, "exchange", "give 32", "give 52", "done", "draw 1", "draw 1")
    found = shown(game, 0)
    assert cards(game, found["card.held"]) == {"12": 1}
    assert not any(found["card.depth"])


@pytest.mark.parametrize(
    ("steps", "name", "things"),
    [
        (("district 2",), "district.chosen", {1: 1}),
        (("district 2", "at 0,-2"), "spot", {1: -2}),
        (("exchange", "give 31", "give 11"), "card.staged", {"31": 1, "11": 2}),
        (("trade", "offer 12", "offer 31"), "card.staged", {"12": 1, "31": 2}),
        (("trade", "offer 12", "want 5"), "district.wanted", {4: 1}),
    ],
)
def test_steps_of_a_decision_are_shown_to_who_makes_it_alone(
    steps: tuple[str, ...], name: str, things: dict[Any, int]
) -> None:
    """Others are shown the position from before it was begun (R12.10)."""
    game = table(options=TRADE)
    before = shown(game, 1)
    own = shown(game, 0, *steps)
    named = dict(enumerate(own[name])) if len(own[name]) < 50 else cards(game, own[name])
    assert {thing: number for thing, number in named.items() if number} == things
    assert shown(game, 1) == before


def test_piles_named_so_far_are_shown_to_who_draws_alone() -> None:
    """All piles are named before a card is looked at (H1)."""
    game = table()
    before = shown(game, 1, "build residence_2 @ 11 12")
    own = shown(game, 0, "draw 2")
    assert (own["district.named"][1], own["owed"], before["owed"]) == (1, [1], [2])
    assert shown(game, 1) == before


def test_an_offer_and_a_bid_show_their_backs() -> None:
    """A bid is seen once it is whole, a bid accepted only when all are chosen (R13.1-R13.3)."""
    options = {"players": 3, "trade_cards": True}
    hands = [["11", "31"], ["13", "32"], ["52", "71"]]
    game = table(options=options, hands=hands)
    begun = shown(game, 2, "trade", "offer 11", "offer 31", "done")
    assert (begun["offer"], begun["decider"], begun["active"]) == ([1, 3], [2], [1])
    own = shown(game, 1, "bid 13")
    assert (own["seat.bid"][:2], own["seat.bid_for"][0]) == ([1, 0], 0)
    assert shown(game, 2) == begun
    found = shown(game, 2, "for 1")
    assert (found["seat.bid"][4:6], found["seat.bid_for"][2]) == ([1, 0], 2)
    assert not any(found["card.staged"])
    before = shown(game, 1, "bid 71", "for 0")
    chosen = shown(game, 0, "take 1")
    assert chosen["phase"].index(1) == PHASES.index("settle")
    assert (chosen["seat.taken"], chosen["seat"]) == ([0, 1, 0, 0, 0], [0])
    assert shown(game, 1) == before


# --- actions -------------------------------------------------------------------------------------


def grown(state: BigCity, right: int, down: int, order: int) -> list[Plan]:
    """The plans of a city that grows in one direction as far as it can, district by district."""
    boards = state.rules.tables.boards
    found = [state.plan]
    for district in sorted(range(1, int(boards.districts)), key=lambda d: order * (d % 2)):
        rows = [
            (right * (at.x + width // 2) + down * (at.y + height // 2), rotation, int(spot))
            for rotation in range(4)
            for width, height in [boards.shapes[boards.shape[4 * district + rotation]]]
            for spot in spots_for(state.rules, found[-1], boards.shape[4 * district + rotation])
            for at in [point_at(spot)]
        ]
        _, rotation, spot = max(rows)
        found.append(with_district(state.rules, found[-1], district, spot, rotation))
    return found


def spots_of(state: BigCity, plan: Plan, district: int) -> set[int]:
    """Everywhere a district may lie, in any rotation."""
    shapes = [state.rules.tables.boards.shape[4 * district + turned] for turned in (0, 1)]
    return {int(spot) for shape in shapes for spot in spots_for(state.rules, plan, shape)}


DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("order", [-1, 1])
def test_a_city_stays_within_its_reach(direction: tuple[int, int], order: int) -> None:
    """However it grows, its districts and streets are among the actions (R2.7)."""
    state = state_of(burgh.new("bigcity", players=2))
    rules = state.rules
    cells, streets = set(cells_in_reach(rules)), set(streets_in_reach(rules))
    for plan in grown(state, *direction, order):
        assert {int(edge) for edge in plan.streets} <= streets
        for district in range(rules.tables.boards.districts):
            if not plan.has(district):
                assert spots_of(state, plan, district) <= cells


def limits(cells: Iterable[int]) -> list[int]:
    """How far cells reach to the sides and slantwise."""
    points = [point_at(cell) for cell in cells]
    ways = [[at.x for at in points], [at.y for at in points]]
    ways += [[at.x + at.y for at in points], [at.x - at.y for at in points]]
    return [limit for way in ways for limit in (min(way), max(way))]


def test_the_reach_is_no_farther_than_a_city_can_come() -> None:
    """To each side and slantwise some city has a lot where the reach ends."""
    state = state_of(burgh.new("bigcity", players=2))
    ends = [grown(state, *direction, order)[-1] for direction in DIRECTIONS for order in (-1, 1)]
    lots = [int(cell) for plan in ends for cell in plan.cell]
    assert (
        limits(lots) == limits(cells_in_reach(state.rules)) == [-25, 27, -25, 27, -28, 32, -30, 30]
    )


def test_a_piece_is_built_in_the_ways_of_its_shape_only() -> None:
    """A residence of two lots lies in two ways on each of 68 lots, the L of a factory in four."""
    game = burgh.new("bigcity", players=2)
    builds = [number for number in game.title.moves.numbers(game.state) if number >> 24 == 1]
    pieces = state_of(game).rules.tables.pieces
    count = {
        each.name: sum(number >> 16 & 255 == kind for number in builds)
        for kind, each in enumerate(pieces)
    }
    assert count["residence_1"] == 68
    assert count["residence_2"] == 2 * 68
    assert count["stanford_corporation"] == 4 * 68


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"players": 3, "trade_cards": True}, {"single_line": True}]
)
def test_actions_and_features_are_the_same_for_all_players_and_variants(
    options: dict[str, Any],
) -> None:
    """So what was learned in one game carries over; only packs change them."""
    usual, other = burgh.new("bigcity"), burgh.new("bigcity", **options)
    assert usual.title.moves.numbers(usual.state) == other.title.moves.numbers(other.state)
    assert observation(state_of(usual)) == observation(state_of(other))
