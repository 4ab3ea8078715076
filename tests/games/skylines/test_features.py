"""What the net of Skylines reads of a position."""

from __future__ import annotations

from typing import Any, cast

import pytest

import burgh
from burgh.core.ints import i16, vec
from burgh.core.net import MOST
from burgh.core.rng import Rng
from burgh.games.skylines.engine import features as f
from burgh.games.skylines.engine.outlook import outlook
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    ARRANGE,
    DRAWING,
    HAPPINESS,
    MONEY,
    OVERALL,
    POWER,
    SPOT,
    TILE,
    TURN,
)
from tests.every_title.tables import Sample, samples_of, some

TRACKS = int(f.TABLE)
SUMS = TRACKS + int(f.TRACKS)
PARTS = SUMS + int(f.SUMS)
CITY = PARTS + int(f.PARTS)
ROOMIEST = CITY + int(f.CITY)
HANDS = ROOMIEST + int(f.SHOWN * f.DISTRICT)
CARDS = HANDS + int(f.HANDS * f.HAND)
ACTING = CARDS + int(f.CARDS)
PHASE = int(f.SEATS)
FORESEEN = PHASE + int(f.PHASE_COUNT)
MAY_END = SUMS + int(f.SUMS) - 1


def read(table: Skylines, seat: int = 0) -> list[int]:
    """What the net reads for a seat."""
    buffer = vec[i16]([0] * int(table.inputs()))
    table.features_into(seat, buffer)
    return [int(number) for number in buffer]


def began(**options: Any) -> Skylines:
    """Give a game before its first turn: the first board lies open."""
    table = cast(Skylines, burgh.new("skylines", seed=1, **options).state)
    while int(table.due) != int(TURN):
        table.apply(table.legal()[0])
    return table


def played(table: Skylines) -> Skylines:
    """Give the table after the first card that asks for a tile is chosen."""
    for move in table.legal():
        after = table.clone()
        after.apply(move)
        if int(after.due) in (int(TILE), int(SPOT)):
            return after
    raise AssertionError


def test_the_parts_add_up() -> None:
    """Each number has its place, and there is none too many."""
    assert ACTING + int(f.ACTING) == int(f.COUNT)
    assert int(f.DISTRICTS) + 7 + int(f.SERVICES + ALL_TILES) == int(f.CITY)


def test_players_and_the_decision_due_are_told_apart() -> None:
    """One place each; who is to move counts from who looks."""
    for players in (1, 2, 3, 4):
        seen = read(began(players=players))
        assert seen[: int(f.SEATS)] == [int(n == players) for n in (1, 2, 3, 4)]
        phases = seen[PHASE : PHASE + int(f.PHASE_COUNT)]
        assert phases == [int(n == int(TURN)) for n in range(int(f.PHASE_COUNT))]
    table = began(players=3)
    mover = int(table.active)
    for seat in range(3):
        steps = read(table, seat)[FORESEEN + 2 : FORESEEN + 6]
        assert steps.index(1) == (mover - seat) % 3


def test_markers_are_read_and_where_they_bend() -> None:
    """The treasury as it is and up to two; overall happiness beside the aim."""
    table = began()
    before = read(table)
    table.markers[MONEY] = 9
    table.markers[POWER] = -2
    table.markers[HAPPINESS] = 3
    table.markers[OVERALL] = 16
    seen = read(table)
    assert seen != before
    assert seen[TRACKS : TRACKS + 3] == [-2, -2, -2]
    assert seen[TRACKS + 18 : TRACKS + 23] == [3, 0, 3, 3, 18]
    assert seen[TRACKS + 26 : TRACKS + 31] == [9, 2, 5, 9, 9]
    # Three ends: 3 * 3 for happiness, less 2 + 4 + 6 for power.
    assert seen[SUMS + 3] == 9 - 12
    assert seen[SUMS + 4 : SUMS + 8] == [13, -8, -4, -8]
    # This end alone: 16 + 3 - 2.
    assert seen[SUMS + 8 : SUMS + 12] == [17, -4, -4, -4]


def test_another_aim_moves_what_lies_beyond_it() -> None:
    """And nothing of what does not depend on it."""
    low, high = read(began(win_from=11)), read(began(win_from=31))
    assert low[SUMS + 5] - high[SUMS + 5] == 20
    assert low[SUMS + 4] == high[SUMS + 4]
    assert low[PARTS] == high[PARTS]
    assert low[PARTS + 1] - high[PARTS + 1] == 2000 // int(f.COARSE)


def test_the_outlook_is_among_the_numbers() -> None:
    """In every phase that is not foreseen, coarsely."""
    for sample in samples_of("skylines"):
        for game in some(sample, 2, 6):
            table = cast(Skylines, game.state)
            seat = int(table.decider())
            if table.is_over() or int(table.due) in (int(TILE), int(SPOT)):
                continue
            known = table.view(seat)
            limited = max(-8000, min(8000, int(outlook(known))))
            assert read(table, seat)[PARTS] == limited // int(f.COARSE)


def test_a_card_being_played_is_read_as_if_it_were_done() -> None:
    """Its tile stands, its card has left the hand, its price is paid; the table is as it was."""
    table = began(players=2)
    after = played(table)
    before = after.pack()
    first, then = read(table), read(after)
    assert after.pack() == before
    assert (first[FORESEEN], then[FORESEEN]) == (0, 1)
    assert then[PHASE + int(DRAWING)] == 1
    assert sum(then[CITY + 13 : CITY + 19]) == sum(first[CITY + 13 : CITY + 19]) + 1
    assert then[HANDS] == first[HANDS] - 1
    assert then[CITY] < first[CITY]


def test_a_card_that_cannot_be_carried_out_is_noticed() -> None:
    """No place is left for it: nothing is foreseen then, and the net is told."""
    after = played(began(players=2))
    assert read(after)[FORESEEN + 1] == 0
    for cell in after.lots:
        after.free[cell] = type(after.free[cell])(0)
    seen = read(after)
    assert seen[FORESEEN + 1] == 1
    assert sum(seen[CITY + 13 : CITY + 19]) == 0


def test_free_squares_and_tiles_are_counted() -> None:
    """As they lie: each tile takes its squares away and stands in its district."""
    table = began(players=2)
    rng = Rng(4)
    for _ in range(40):
        if table.is_over():
            break
        if int(table.due) not in (int(TILE), int(SPOT)):
            seen = read(table)
            free = sum(int(table.free[cell]) != 0 for cell in table.lots)
            assert seen[CITY] == free
            assert sum(seen[CITY + 13 : CITY + 19]) == len(table.built)
            assert seen[CITY + 19] == int(table.districts)
            largest = seen[ROOMIEST]
            assert largest <= free
            assert largest >= seen[ROOMIEST + int(f.DISTRICT)]
        table.apply(table.random_move(rng))


def test_hands_come_in_the_order_of_play() -> None:
    """Of who is to move, of the next one, then of all others together."""
    table = began(players=4)
    table.drop(int(table.after(int(table.active))), int(table.hand(1, 0)))
    seen = read(table)
    sizes = [seen[HANDS + which * int(f.HAND)] for which in range(3)]
    assert sizes == [3, 2, 6]
    assert read(table, 2)[HANDS:] == seen[HANDS:]


def test_private_hands_of_others_are_backs() -> None:
    """Who looks knows the own cards alone; the backs still show their level."""
    table = began(players=2, hands="private")
    mover = int(table.active)
    faces = int(f.HAND) + 10  # of the next one: cards face down
    assert read(table, mover)[HANDS + faces] == 5
    assert read(table, mover)[HANDS + 10] == 0
    assert read(table, 1 - mover)[HANDS + 10] == 5
    assert sum(read(table, mover)[HANDS + int(f.HAND) + 11 : HANDS + int(f.HAND) + 14]) == 5


def test_a_role_counts_for_its_owner() -> None:
    """Under its trigger: for who is to move, or for the others."""
    table = began(players=2, scenario="scenario-2")
    mover = int(table.active)
    other = 1 - mover
    for role in {int(table.roles[seat]) for seat in range(2)}:
        table.roles[mover], table.roles[other] = role, 255
        own = read(table)[ACTING:]
        table.roles[mover], table.roles[other] = 255, role
        theirs = read(table)[ACTING:]
        size = int(f.TRIGGERS)
        assert any(own[:size])
        assert not any(theirs[:size])
        assert theirs[size : 2 * size] == own[:size]


def test_boards_to_be_laid_are_judged_as_the_outlook_does() -> None:
    """Nothing else is known then."""
    table = cast(
        Skylines, burgh.new("skylines", seed=1, scenario="scenario-5", boards="arranged").state
    )
    assert int(table.due) == int(ARRANGE)
    for _ in range(2):
        assert read(table)[PARTS] == int(outlook(table)) // int(f.COARSE)
        table.apply(table.legal()[0])


@pytest.mark.parametrize("sample", samples_of("skylines")[:6], ids=str)
def test_numbers_stay_far_from_what_sixteen_bits_hold(sample: Sample) -> None:
    """An input that is held to the most says nothing any more."""
    for game in some(sample, 3, 2):
        if not game.is_over:
            for seat in range(game.seats):
                seen = read(cast(Skylines, game.state), seat)
                assert max(abs(number) for number in seen) < int(MOST) // 10
