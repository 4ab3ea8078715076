"""What the net of Big City reads of a position."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.core.ints import i16, i64, vec
from burgh.games.bigcity.engine import features as f
from burgh.games.bigcity.engine.state import BigCity
from tests.every_title.tables import Sample, samples_of, some

HANDS = [["11", "12", "31", "51", "71"], ["13", "14", "32", "52", "72"]]
SQUARE = [
    {"id": d, "origin": [x, y], "rotation": 0}
    for d, x, y in ((1, 0, 0), (3, 3, 0), (5, 0, 3), (7, 3, 3))
]
ALL_LOTS = int(f.TABLE)
OWN_LOTS = ALL_LOTS + int(f.LOTS)
OWN_PAIRS = ALL_LOTS + int(2 * f.LOTS + 2 * f.PAIRS)
OWN_TRIPLES = ALL_LOTS + int(f.CITY) - 1
HAND = ALL_LOTS + int(f.CITY)
BUILDS = HAND + int(f.HAND)
BY_PIECE = BUILDS + int(f.BUILDS - f.PIECES)
POINTS = BUILDS + int(f.BUILDS)
RIVALS = POINTS + int(f.POINTS + f.PIECES)
BY_TRAM, NEAR_TRAM, LAST, FREE = int(f.BY_TRAM), int(f.NEAR_TRAM), int(f.LAST), int(f.FREE)
TWO_RESIDENCES = int(f.RESIDENCE + f.TWICE)


def table(*lines: str, **more: Any) -> burgh.Game:
    """Give four districts with city hall and two hands, after some moves."""
    position = {"title": "bigcity", "districts": SQUARE, "pieces": [["city_hall", [19]]]}
    game = burgh.from_position({**position, "hands": HANDS, **more})
    for line in lines:
        game.push(line)
    return game


def read(game: burgh.Game, seat: int = 0) -> list[int]:
    """What the net reads for a seat."""
    buffer = vec[i16]([0] * int(game.state.inputs()))
    game.state.features_into(seat, buffer)
    return [int(number) for number in buffer]


def test_the_parts_add_up() -> None:
    """Each number has its place, and there is none too many."""
    assert RIVALS + int((f.SEATS - 1) * f.RIVAL) == int(f.COUNT)


def test_a_pair_of_neighbouring_cards_counts_as_one() -> None:
    """11 and 12 face each other; none of the other cards has a neighbour in hand (R2.2)."""
    seen = read(table())
    assert seen[OWN_LOTS + FREE] == 5
    assert seen[OWN_PAIRS] == 1
    assert seen[OWN_TRIPLES] == 0


def test_a_segment_between_two_lots_parts_the_pair() -> None:
    """No building can cover both, and either is beside the tram (T3, R2.4)."""
    seen = read(table(trams=["11:E"]))
    assert seen[OWN_PAIRS] == 0
    assert seen[OWN_LOTS + BY_TRAM] == 2
    assert seen[BUILDS + 14] == 0  # what the best double scores


def test_a_lot_at_the_end_of_the_tram_is_near_it() -> None:
    """The segment meets 11 at a corner; 12 it passes, and the others are far away (R2.4)."""
    seen = read(table(trams=["12:S"]))
    assert seen[OWN_LOTS + BY_TRAM] == 1
    assert seen[OWN_LOTS + NEAR_TRAM] == 1


def test_three_cards_in_a_row_make_a_triple() -> None:
    """A corner does not (R1.2)."""
    assert read(table(hands=[["11", "12", "13"], []]))[OWN_TRIPLES] == 1
    assert read(table(hands=[["11", "12", "15"], []]))[OWN_TRIPLES] == 0


def test_the_best_builds_share_no_card() -> None:
    """After residences on 11 and 12 come single ones at the outer edge: 6 + 1, then 2 + 1 twice."""
    assert read(table())[BUILDS : BUILDS + 4] == [7, 3, 3, 13]


def test_city_hall_can_be_built_though_it_scores_nothing() -> None:
    """A place in the center is enough (R5.3)."""
    game = table(pieces=[], hands=[["15", "31"], ["13"]])
    assert isinstance(game.state, BigCity)
    names = [piece.name for piece in game.state.rules.tables.pieces]
    hall = BY_PIECE + names.index("city_hall")
    assert read(game)[hall] == 1
    assert read(game, 1)[hall] == 0


def test_two_residences_beside_a_lot_are_noticed() -> None:
    """That is what a cinema asks for (R5.4)."""
    stand = [["city_hall", [19]], ["residence_1", [12]]]
    hands = [["15"], ["72"]]
    assert read(table(pieces=stand, hands=hands))[OWN_LOTS + TWO_RESIDENCES] == 0
    stand.append(["residence_1", [14]])
    assert read(table(pieces=stand, hands=hands))[OWN_LOTS + TWO_RESIDENCES] == 1


def test_the_last_free_lot_of_a_district_is_noticed() -> None:
    """That is what a church asks for (R5.7)."""
    stand = [["city_hall", [19]], *(["residence_1", [n]] for n in range(12, 19))]
    assert read(table(pieces=stand, hands=[["11"], ["72"]]))[OWN_LOTS + LAST] == 1
    assert read(table(pieces=stand[:-1], hands=[["11"], ["72"]]))[OWN_LOTS + LAST] == 0


def test_a_card_put_down_for_an_exchange_no_longer_counts() -> None:
    """Its owner alone has gone so far (R12.10)."""
    before, other = read(table()), read(table(), 1)
    game = table("exchange", "give 11")
    assert before[OWN_PAIRS] == 1
    assert read(game)[OWN_PAIRS] == 0
    assert read(game)[HAND + 2] == 1
    assert read(game, 1) == other


def test_a_card_offered_no_longer_counts() -> None:
    """It lies on the table, and comes back if nobody wants it (R13.1)."""
    game = table("trade", "offer 11", options={"players": 2, "trade_cards": True})
    assert read(game)[OWN_LOTS + FREE] == 4
    assert read(game, 1) == read(table(options={"players": 2, "trade_cards": True}), 1)


def test_rivals_come_in_the_order_of_play() -> None:
    """The first is who plays next; nobody sits in the places that are left."""
    game = table(options={"players": 3}, hands=[["11"], ["12"], ["13", "14"]], scores=[10, 20, 30])
    for seat, points in ((0, [20, 30]), (1, [30, 10]), (2, [10, 20])):
        seen = read(game, seat)
        assert [seen[RIVALS], seen[RIVALS + int(f.RIVAL)]] == points
        assert not any(seen[RIVALS + 2 * int(f.RIVAL) :])


def test_a_hand_that_was_seen_is_known() -> None:
    """Who gives a card knows where it is, and a third who has not seen it does not (R14.5)."""
    game = table(
        "trade",
        "offer 11",
        "done",
        "bid 13",
        "decline",
        "take 1",
        options={"players": 3, "trade_cards": True},
        hands=[["11", "12"], ["13", "14"], ["52"]],
    )
    assert read(game, 0)[RIVALS + 10] == 1
    assert read(game, 2)[RIVALS + int(f.RIVAL) + 10] == 0


def test_points_are_always_read() -> None:
    """A point more for oneself or for a rival changes what is read."""
    seen = read(table(scores=[10, 20]))
    assert read(table(scores=[11, 20])) != seen
    assert read(table(scores=[10, 21])) != seen
    assert seen[POINTS] == 10
    assert seen[POINTS + 5] == -10


def test_piles_that_are_named_promise_what_they_hold() -> None:
    """Who names a pile may hope for its lots before a card is looked at (H1)."""
    game = table("build residence_2 @ 11 12")
    hopes = HAND + 15
    assert read(game)[hopes] == 0
    game.push("draw 2")
    assert read(game)[hopes] == 0  # that district is aside
    game = table("build residence_2 @ 11 12", "draw 3")
    assert read(game)[hopes] > 0


def test_cards_drawn_without_a_look_promise_as_much() -> None:
    """Who tries a draw in its own view cannot turn the cards over (H1, R14.3)."""
    game = table("build residence_2 @ 11 12", "draw 3")
    view = game.view(0).state.clone()
    before = vec[i16]([0] * int(view.inputs()))
    view.features_into(0, before)
    buffer = vec[i64]([0] * int(view.most_legal()))
    assert view.legal_into(buffer) > 0
    view.apply(buffer[0], None)
    after = vec[i16]([0] * int(view.inputs()))
    view.features_into(0, after)
    assert int(after[HAND + 15]) >= int(before[HAND + 15]) > 0


@pytest.mark.parametrize("sample", samples_of("bigcity")[:3], ids=str)
def test_every_build_that_scores_changes_what_is_read(sample: Sample) -> None:
    """Who has scored does not mistake the position for the one before."""
    before: list[tuple[int, list[int]]] = []
    for game in some(sample, 3, 1):
        if game.is_over:
            break
        now = [(int(game.state.score(seat)), read(game, seat)) for seat in range(game.seats)]
        for (points, seen), (more, then) in zip(before, now, strict=False):
            assert points == more or seen != then
        before = now
