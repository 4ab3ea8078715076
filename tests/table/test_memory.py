"""A table in memory is small: numbers of moves, packed events, and hardly a position."""

from __future__ import annotations

import gc
import random
import sys
import tracemalloc
from collections.abc import Callable

import msgspec
import pytest

import burgh
from burgh.core.chance import WIDE
from burgh.core.game import Game
from burgh.core.state import State
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.deciding import confirm, take_back
from burgh.table.packed_view import pack_view, unpack_view
from burgh.table.sitting import Entry, Sitting
from tests.table.test_sitting import every_title, hosted

MOVES = 24
MOST_BYTES = (
    80_000  # of a table in mid-game, its socket apart: together they must stay below 120 kB
)


def write(table: Sitting, events: list[log.Event]) -> list[Entry]:
    """Fold events as a host does once they are on the disk."""
    return [table.fold(table.seq + 1, float(table.seq + 1), event) for event in events]


def play(table: Sitting, moves: int) -> None:
    """Make random moves, each shown to both players as a server would."""
    rng = random.Random(3)
    for _ in range(moves):
        game = table.playing()
        if game.is_over:
            return
        move = rng.choice(game.legal_moves)
        entries = write(table, confirm(table, game.turn, game.ply, [move], f"key-{game.ply:05}"))
        for seat in (0, 1):
            views.view_for(table, seat)
            views.known_events(table, entries, seat)


def bytes_of(make: Callable[[], object]) -> int:
    """The bytes that go when something goes."""
    gc.collect()
    tracemalloc.start()
    try:
        made = make()
        gc.collect()
        held = tracemalloc.get_traced_memory()[0]
        del made
        return held - tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def played(title: str, moves: int) -> Sitting:
    """A table some way into its game."""
    table = hosted(title)[0].sitting
    play(table, moves)
    return table


@every_title
def test_a_table_keeps_few_positions(title: str) -> None:
    """The first, the last and the one before; a move more is some bytes more, not a position."""
    played(title, 2)  # what is read once for all tables
    position: State = played(title, MOVES).playing().state
    one = bytes_of(position.clone)
    whole = bytes_of(lambda: played(title, MOVES))
    assert whole < 8 * one + 400 * MOVES + 25_000


@pytest.mark.parametrize(("title", "moves"), [("suburbia", 25), ("bigcity", 75), ("skylines", 17)])
def test_a_table_in_mid_game_is_small(title: str, moves: int) -> None:
    """As many moves as half a usual game has, of the compiled engine."""
    if not sys.modules["burgh.core.state"].__file__.endswith(".so"):  # type: ignore[union-attr]
        pytest.skip("positions of the uncompiled engine are lists of Python's own numbers")
    played(title, 2)
    assert bytes_of(lambda: played(title, moves)) < MOST_BYTES


def test_nothing_is_kept_in_a_circle() -> None:
    """A table that is dropped is gone at once: the collector rarely looks."""
    gc.collect()
    gc.disable()
    try:
        made = played("suburbia", 4)
        before = sum(isinstance(each, Sitting) for each in gc.get_objects())
        del made
        assert sum(isinstance(each, Sitting) for each in gc.get_objects()) == before - 1
    finally:
        gc.enable()


@every_title
def test_the_log_tells_what_was_taken_back(title: str) -> None:
    """Read again from numbers, every event is told as it was when it happened, undone ones too."""
    table, rng = hosted(title)[0].sitting, random.Random(8)
    heard: dict[int, list[list[bytes]]] = {}
    while table.ply < 12:
        game = table.playing()
        if table.ply > 3 and rng.random() < 0.3:
            seat, back = game.turn, rng.randrange(table.ply)
            other = table.chairs[1 - seat]
            person, other.person = other.person, None  # nobody to ask
            entries = write(table, take_back(table, seat, table.ply, back, ""))
            other.person = person
        else:
            count = rng.randrange(1, 3)
            entries = write(table, moved(table, count))
        for entry in entries:
            heard[entry.seq] = [
                [wire.encode(event) for event in views.known_events(table, [entry], seat)]
                for seat in (-1, 0, 1)
            ]
    assert len(table.undone) > 1
    for seq, sent in heard.items():
        again = table.entries[seq]
        assert msgspec.json.encode(again.event) == table.log.body(seq)
        for seat, events in zip((-1, 0, 1), sent, strict=True):
            told_now = views.known_events(table, [again], seat)
            assert [wire.encode(event) for event in told_now] == events
    for index, seat in enumerate((-1, 0, 1)):
        after = views.known_events(table, table.entries[min(heard) :], seat)
        sent_then = [event for seq in sorted(heard) for event in heard[seq][index]]
        assert [wire.encode(event) for event in after] == sent_then


def moved(table: Sitting, most: int) -> list[log.Event]:
    """A decision or two of whoever decides, as a client would confirm them together."""
    game = table.playing()
    first = confirm(table, game.turn, game.ply, [game.legal_moves[0]], "")
    if most == 1:
        return first
    (made,) = table.rehearsed[1] if table.rehearsed else ()
    after = burgh.Game(game.title, game.options, made.after)
    if made.is_barrier or after.is_over or after.turn != game.turn:
        return first
    both = [made.move, after.legal_moves[0]]
    return confirm(table, game.turn, game.ply, both, "")


def test_a_key_counts_once_however_long_ago() -> None:
    """The log itself remembers which requests were carried out."""
    table = played("suburbia", 10)
    assert table.log.find("key-00003") is not None
    assert table.log.event(table.log.find("key-00003") or 0) == table.entries[-7].event
    assert table.log.find("key-99999") is None
    assert table.log.find("") is None


def bytes_left(make: Callable[[], object], times: int = 40, rounds: int = 4) -> int:
    """The bytes that stay each time when something is made and goes.

    What leaks does so in every round. What another thread of the test runner or a table of Python's
    own that grows has taken falls into one of them, so the least counts.
    """
    tracemalloc.start()
    try:
        for _ in range(3 * times):  # what is kept once for all; caches fill up to their bound
            make()
        return min(_grown(make, times) for _ in range(rounds)) // times
    finally:
        tracemalloc.stop()


def _grown(make: Callable[[], object], times: int) -> int:
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(times):
        make()
    gc.collect()
    return tracemalloc.get_traced_memory()[0] - before


def test_what_stays_each_time_is_counted_and_what_came_once_is_not() -> None:
    """The measure itself: a leak is told by its size, a lump between two rounds is not one."""
    kept: list[bytes] = []
    assert bytes_left(lambda: kept.append(bytes(1000))) >= 1000
    calls = iter(range(1_000_000))
    lumps: list[bytes] = []
    assert bytes_left(lambda: lumps.append(bytes(50_000)) if next(calls) == 170 else None) < 100
    assert len(lumps) == 1


@every_title
@pytest.mark.parametrize("seed", [5, WIDE + 5])
def test_nothing_stays_of_games_that_were_dealt(title: str, seed: int) -> None:
    """A server, or a million games of a study, deals and forgets."""
    options = burgh.new(title, players=2, seed=1).options
    assert bytes_left(lambda: Game.dealt(burgh.title(title), options, seed)) < 100


@every_title
def test_nothing_stays_of_what_a_bot_was_asked_or_a_seat_was_shown(title: str) -> None:
    """A worker unpacks a view with every decision, a server describes one with every move."""
    table = played(title, 9)
    game = table.playing()
    packed = pack_view(game.view(game.turn))
    assert bytes_left(lambda: unpack_view(packed)) < 100
    assert bytes_left(lambda: views.view_for(table, game.turn)) < 100
