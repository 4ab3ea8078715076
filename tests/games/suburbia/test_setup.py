"""Components, boroughs and set-up (S1 to S3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.games.suburbia.content import content
from burgh.games.suburbia.options import read_options, stack_sizes

START = {"money": 15, "income": 0, "reputation": 1, "population": 2, "markers": 3}
BOX = {tile.id: tile for tile in content().tiles.values()}
MARKET = ["farm", "mint", "freeway", "landfill", "office_building", "mobile_home_community"]
FULL = [*MARKET, "waterfront_realty"]


def at(**position: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "suburbia", **position})


def deals(count: int, **options: Any) -> list[dict[str, Any]]:
    """Give the positions of many deals."""
    return [burgh.new("suburbia", seed=seed, **options).position() for seed in range(count)]


def played(seed: int, **options: Any) -> burgh.Game:
    """Play a random game to its end."""
    game = burgh.new("suburbia", seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def test_the_box_is_complete() -> None:
    """100 building tiles of 47 kinds in three stacks, 24 basic tiles, 20 goals (S1.1)."""
    stacks: Counter[str] = Counter()
    for tile in BOX.values():
        stacks[tile.stack] += tile.copies
    assert stacks == {"basic": 24, "A": 32, "B": 36, "C": 32}
    assert sum(tile.stack != "basic" for tile in BOX.values()) == 47
    assert {t.id: t.copies for t in BOX.values() if t.stack == "basic"} == {
        "suburbs": 8,
        "community_park": 8,
        "heavy_factory": 8,
    }
    assert len(content().goals) == 20
    assert burgh.title("suburbia").seats == range(1, 5)
    for seats in (2, 3, 4):
        markers = [p["markers"] for p in deals(1, players=seats)[0]["players"]]
        assert markers == [3] * seats


def test_every_building_tile_has_a_lake_on_its_back() -> None:
    """Any of the 47 can be laid face down, and all lakes are alike (S1.2)."""
    after = set()
    for name, tile in BOX.items():
        if tile.stack != "basic":
            game = at(market={"6": name})
            game.push({"do": "lake", "slot": 6, "cell": [1, 1]})
            assert game.position()["tiles"] == [[0, "lake", 1, 1]]
            after.add(str(game.position()["players"]))
    assert len(after) == 1


def test_the_bank_never_runs_out() -> None:
    """Whatever all players hold already, income is paid in full (S1.3, C1)."""
    rich = {"money": 50_000, "income": 15}
    game = at(players=[rich] * 4, market=[None] * 3 + ["farm"] * 4)
    for _ in range(4):
        game.push("lake farm @ 0,3")
    assert [p["money"] for p in game.position()["players"]] == [50_000 + 2 + 15] * 4


def test_players_start_with_four_numbers_in_their_ranges() -> None:
    """15 money, income 0, reputation 1, population 2; positions beyond the ranges are refused.

    (S1.4)
    """
    for position in deals(3, players=3):
        for player in position["players"]:
            assert {key: player[key] for key in START} == START
    for wrong in (
        {"money": -1},
        {"income": -6},
        {"income": 16},
        {"reputation": -6},
        {"reputation": 16},
        {"population": -1},
    ):
        with pytest.raises(burgh.Malformed, match=next(iter(wrong))):
            at(players=[wrong, {}])
    at(players=[{"money": 0, "income": -5, "reputation": 15, "population": 0}, {}])


def test_a_tile_has_six_neighbours() -> None:
    """A lake pays for exactly the cells q+1, q-1, r+1, r-1, (q+1, r-1) and (q-1, r+1) (S2.1)."""
    paying = set()
    for q in range(2, 7):
        for r in range(2, 7):
            if (q, r) in ((4, 4), (4, 3)):
                continue
            game = at(tiles=[[0, "suburbs", q, r], [0, "suburbs", 4, 3]], market={"6": "farm"})
            if game.explain("lake farm @ 4,4")[0].amount == 4:
                paying.add((q - 4, r - 4))
    assert paying | {(0, -1)} == {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def test_tiles_of_different_boroughs_are_never_adjacent() -> None:
    """A Landfill minds its own neighbours only, though the other's borough has the same cells.

    (S2.2)
    """
    game = at(tiles=[[1, "landfill", 1, 1], [1, "suburbs", 2, 0]], market={"6": "hostel"})
    ledger = game.push("buy hostel @ 1,0")
    assert {change.seat for change in ledger} == {0}


def test_a_borough_starts_with_three_tiles_in_order() -> None:
    """Suburbs, Community Park, Heavy Factory; the order decides who reacts first (S2.3)."""
    table: Any = burgh.new("suburbia", seed=1).state
    for borough in table.boroughs:
        names = [table.rules.tables.names[kind] for kind in borough.kinds]
        assert names == ["suburbs", "community_park", "heavy_factory"]
    for cell, name in (((0, 0), "suburbs"), ((0, 1), "community_park"), ((0, 2), "heavy_factory")):
        refusal = at(market={"6": "farm"}).refusal({"do": "build", "slot": 6, "cell": list(cell)})
        assert refusal is not None
        assert (refusal.key, refusal.thing) == ("occupied", name)


def test_the_start_numbers_are_the_start_tiles_effects() -> None:
    """-1 +1 income, +2 -1 reputation, +2 population; nothing was paid for them (S2.4)."""
    game = at(basics={"suburbs": 4}, players=[{"money": 0}, {}])
    assert game.refusal("basic suburbs @ 1,1") is not None
    sums = Counter({"income": 0, "reputation": 0, "population": 0})
    laid: list[tuple[str, tuple[int, int]]] = []
    beside = {((0, 0), (0, 1)), ((0, 1), (0, 2))}
    for name, cell in (("suburbs", (0, 0)), ("community_park", (0, 1)), ("heavy_factory", (0, 2))):
        laid.append((name, cell))
        for effect in BOX[name].effects:
            if not effect.kinds:
                sums[effect.track] += effect.amount
    for name, cell in laid:
        for effect in BOX[name].effects:
            for other, place in laid:
                near = (cell, place) in beside or (place, cell) in beside
                if near and BOX[other].category in effect.kinds:
                    sums[effect.track] += effect.amount
    assert sums == {key: START[key] for key in ("income", "reputation", "population")}


def test_the_borough_board_covers_eleven_cells() -> None:
    """Nothing is built there, even beside a tile (S2.5)."""
    covered = [(-3, 1), (-3, 0), (-2, 0), (-1, 0), (-1, -1), (0, -1)]
    covered += [(1, -1), (1, -2), (2, -2), (3, -2), (3, -3)]
    refused = set()
    game = at(market={"6": "farm"})
    for q in range(-9, 10):
        for r in range(-9, 10):
            refusal = game.refusal({"do": "build", "slot": 6, "cell": [q, r]})
            if refusal is not None and refusal.key == "on_board":
                refused.add((q, r))
    assert refused == set(covered)


def test_tiles_never_move_and_are_never_removed() -> None:
    """In a whole game the list of tiles only grows, and no two share a cell (S2.9)."""
    game = burgh.new("suburbia", seed=5, players=3)
    rng = Rng(5)
    before: list[Any] = []
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        tiles = game.position()["tiles"]
        assert tiles[: len(before)] == before
        assert len({(seat, q, r) for seat, _, q, r in tiles}) == len(tiles)
        before = tiles


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_pile_lies_in_its_order(players: int, edition: str) -> None:
    """A on B on the upper C tiles, One More Round in the packet, a reserve of C below.

    (S3.1, S3.2)
    """
    sizes = stack_sizes(read_options({"players": players, "edition": edition}))
    for position in deals(15, players=players, edition=edition):
        pile = [*position["seen"], *position["stack"]]
        omr = pile.index("one_more_round")
        letters = "".join(BOX[name].stack for name in pile if name != "one_more_round")
        count_c = sizes["upper"] + sizes["packet"] + sizes["reserve"]
        assert letters == "A" * sizes["A"] + "B" * sizes["B"] + "C" * count_c
        above = sizes["A"] + sizes["B"] + sizes["upper"]
        assert above <= omr <= above + sizes["packet"]
        assert position["packet"] == [above - 7, above - 7 + sizes["packet"] + 1]


def test_one_more_round_may_lie_anywhere_in_its_packet() -> None:
    """Over many deals it is found in each of its places, first and last included (S3.1)."""
    places = {p["stack"].index("one_more_round") - p["packet"][0] for p in deals(150)}
    assert places == set(range(7))


def test_tiles_are_drawn_at_random_from_the_box() -> None:
    """No kind is there more often than the box has it, and each is left out sometimes (S3.3)."""
    drawn: Counter[str] = Counter()
    dealt = deals(60)
    for position in dealt:
        pile = Counter([*position["seen"], *position["stack"]])
        for name, number in pile.items():
            assert name == "one_more_round" or number <= BOX[name].copies
        drawn.update(pile)
    for name, tile in BOX.items():
        if tile.stack != "basic":
            assert 0 < drawn[name] < tile.copies * len(dealt)


def test_the_market_is_laid_left_to_right() -> None:
    """The first seven tiles of the pile, in drawing order (S3.4, M3)."""
    for position in deals(5, players=4):
        assert position["market"] == position["seen"]
        assert len(position["market"]) == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_goals_are_laid_and_dealt(players: int) -> None:
    """One public goal a player, two dealt to each, all different, none shown to others.

    (S3.6, S3.8)
    """
    for seed in range(8):
        game = burgh.new("suburbia", seed=seed, players=players)
        position = game.position()
        dealt = [goal for player in position["players"] for goal in player["dealt"]]
        assert len(position["public"]) == players
        assert len(dealt) == 2 * players
        assert len({*position["public"], *dealt}) == 3 * players
        for seat in range(players):
            seen = game.view(seat).position()["players"]
            for other in range(players):
                shown = position["players"][other]["dealt"] if other == seat else ["hidden"] * 2
                assert seen[other]["dealt"] == shown


def test_the_goal_not_kept_scores_for_nobody() -> None:
    """It goes back to the box: only the goal kept can score (S3.8)."""
    lead = {"money": 0, "income": 9, "dealt": ["investor", "builder"], "goal": "builder"}
    game = at(players=[lead, {"money": 0}], turn=1, last_round=1, market={"6": "farm"})
    game.push("lake farm @ 0,3")
    assert game.is_over
    assert {change.cause for change in game.ledger if change.rule == "S11.5"} == set()


def test_every_player_gets_the_same_start() -> None:
    """Start tiles, start numbers and three markers, for every number of players (S3.7)."""
    for players in (2, 3, 4):
        position = deals(1, players=players)[0]
        assert len(position["players"]) == players
        assert {tuple(p[k] for k in START) for p in position["players"]} == {(15, 0, 1, 2, 3)}
        assert position["tiles"] == []


def test_the_start_player_is_drawn_and_begins_every_round() -> None:
    """Each seat begins in some deal; within a game it is always the same one (S3.9, T1)."""
    assert {position["start"] for position in deals(30, players=4)} == {0, 1, 2, 3}
    for seed in range(3):
        game = burgh.new("suburbia", seed=seed, players=3)
        rng = Rng(seed)
        start = game.position()["start"]
        first: dict[int, int] = {}
        while not game.is_over:
            if game.phase == "act":
                first.setdefault(game.position()["round"], game.turn)
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        assert len(first) > 10
        assert set(first.values()) == {start}


def test_play_goes_clockwise() -> None:
    """After seat 0 comes 1, after the last comes 0 (S3.10)."""
    game = at(players=[{}] * 4, start=2, turn=2, market=FULL, stack=["casino"] * 9)
    order = []
    for _ in range(8):
        order.append(game.turn)
        tile = game.position()["market"][6]
        game.push(f"lake {tile} from 6 @ {'0,3' if len(order) <= 4 else '1,0'}")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_each_slot_has_its_surcharge() -> None:
    """10, 8, 6, 4, 2, 0, 0 from left to right (S3.11)."""
    paid = []
    for slot in range(7):
        game = at(market={str(slot): "farm"})
        first = game.push(
            {"do": "build", "slot": slot, "cell": [0, 3]}
            if slot > 2
            else {"do": "lake", "slot": slot, "cell": [0, 3]}
        )[0]
        price = -first.amount if first.cause == "price" else 0
        paid.append(price - 9 if slot > 2 else price)
    assert paid == [10, 8, 6, 4, 2, 0, 0]
    refusal = at(market=FULL).refusal({"do": "lake", "slot": -1, "cell": [0, 3]})
    assert refusal is not None
    assert refusal.key == "no_such_slot"


def test_the_market_is_always_packed_to_the_right() -> None:
    """In every position of whole standard games an empty slot has only empty slots left of it.

    (S3.12, M4)
    """
    tables: list[dict[str, Any]] = [{"players": 2}, {"players": 4}, {"edition": "second"}]
    for seed, options in enumerate(tables):
        game = burgh.new("suburbia", seed=seed, **options)
        rng = Rng(seed)
        while not game.is_over:
            if game.phase == "act":
                market = game.position()["market"]
                tiles = [tile for tile in market if tile is not None]
                assert market == [None] * (7 - len(tiles)) + tiles
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))


def test_the_packet_is_part_of_the_c_tiles() -> None:
    """Upper, packet and reserve together are 19, 22 and 25 C tiles; the box has 32 (M2)."""
    for players, expected in ((2, 19), (3, 22), (4, 25)):
        sizes = stack_sizes(read_options({"players": players}))
        assert sizes["upper"] + sizes["packet"] + sizes["reserve"] == expected


def test_a_position_holds_no_more_tiles_than_a_borough_could() -> None:
    """Stack, market and basic tiles count together: were one seat to get them all, 250 fit."""

    def at(stack: int) -> burgh.Game:
        basics = {"suburbs": 4, "community_park": 4, "heavy_factory": 4}
        tiles = {"title": "suburbia", "stack": ["farm"] * stack, "basics": basics}
        return burgh.from_position({**tiles, "market": ["farm"] * 7})

    start_tiles, market, basics = 3, 7, 12
    most = 250 - start_tiles - market - basics
    assert len(at(most).position()["stack"]) == most
    with pytest.raises(burgh.Malformed, match="could come to more than 250 tiles"):
        at(most + 1)
