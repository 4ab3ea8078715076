"""Clocks at the table, and clocks that disagree."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from burgh.server.bots import Bots
from burgh.server.clocks import DRIFT, Clocks, SharedClock
from burgh.server.hub import Listener
from burgh.server.store import Unavailable
from burgh.server.sweep import Sweep
from burgh.server.tables import Tables
from burgh.server.workers import Workers
from burgh.table import events as log
from burgh.table.chat import say
from burgh.table.clocks import is_away, runs_out_at, seconds_left
from burgh.table.deciding import take_back
from burgh.table.questions import ask
from burgh.table.sitting import Sitting
from burgh.table.wire import Clock
from tests.server.sitting import Hands, asynchronous, bot, lay, move, person, sitting, until

TEN = Clock(budget=10, increment=5)


@contextlib.asynccontextmanager
async def ticking(folder: Path, hands: Hands) -> AsyncIterator[tuple[Tables, Bots, Clocks]]:
    """Give tables with bots, and clocks that look when they are told to."""
    async with sitting(folder, clock=hands) as tables:
        crew = Workers(1)
        bots = Bots(tables, crew)
        clocks = Clocks(hands, bots.wake)
        tables.watchers.append(clocks.watch)
        await crew.start()
        await bots.start()
        try:
            yield tables, bots, clocks
        finally:
            await bots.stop()
            await crew.stop()


def moves(table: Sitting) -> list[tuple[int, bool]]:
    """Give who moved, and whether a bot did it for them."""
    events = [entry.event for entry in table.entries]
    return [(event.seat, event.away) for event in events if isinstance(event, log.Moved)]


@asynchronous
async def test_who_runs_out_of_time_is_played_by_a_bot(tmp_path: Path) -> None:
    """The move is marked as made for somebody away, and the other seat is next."""
    hands = Hands()
    async with ticking(tmp_path, hands) as (tables, bots, clocks):
        await lay(tables, "abc", [person("ada"), person("bob")], clock=TEN)
        hands.now += 9.5
        clocks.tick()
        assert not bots.thinking
        hands.now += 0.5
        clocks.tick()
        await until(lambda: not bots.thinking and tables.live["abc"].turn == 1)
        assert moves(tables.live["abc"]) == [(0, True)]
        assert tables.live["abc"].chairs[0].seconds_left == TEN.increment


@asynchronous
async def test_who_was_away_stays_away_until_a_sign(tmp_path: Path) -> None:
    """A bot goes on for them at once; after a word in the chat they have their time again."""
    hands = Hands()
    async with ticking(tmp_path, hands) as (tables, bots, clocks):
        await lay(tables, "abc", [person("ada"), person("bob")], clock=TEN)
        hands.now += 10
        clocks.tick()
        await until(lambda: not bots.thinking and tables.live["abc"].turn == 1)
        await move(tables, "abc", 1)
        await until(lambda: not bots.thinking and tables.live["abc"].turn == 1)
        assert moves(tables.live["abc"])[-1] == (0, True)
        await tables.do("abc", lambda table: say(table, 0, "ada", "here again", "key-again"))
        while tables.live["abc"].turn == 1:
            await move(tables, "abc", 1)
        clocks.tick()
        assert not bots.thinking
        await move(tables, "abc", 0)
        assert moves(tables.live["abc"])[-1] == (0, False)


@asynchronous
async def test_who_is_seen_at_the_table_is_not_away(tmp_path: Path) -> None:
    """Somebody who ran out and came back has the time of their increments."""
    hands = Hands()
    async with ticking(tmp_path, hands) as (tables, bots, clocks):
        await lay(tables, "abc", [person("ada"), person("bob")], clock=TEN)
        hands.now += 10
        clocks.tick()
        await until(lambda: not bots.thinking and tables.live["abc"].turn == 1)
        tables.hub.join("abc", Listener("ada", 0))
        while tables.live["abc"].turn == 1:
            await move(tables, "abc", 1)
        assert not bots.thinking
        hands.now += TEN.increment
        clocks.tick()
        assert bots.thinking


@asynchronous
async def test_a_clock_that_goes_back_takes_nothing(tmp_path: Path) -> None:
    """Time spent is never negative, and never given back by a clock put right either."""
    hands = Hands()
    async with ticking(tmp_path, hands) as (tables, bots, clocks):
        await lay(tables, "abc", [person("ada"), person("bob")], clock=TEN)
        hands.now -= 5000
        clocks.tick()
        await move(tables, "abc", 0)
        table = tables.live["abc"]
        assert table.chairs[0].seconds_left == TEN.budget + TEN.increment
        assert [entry.at for entry in table.entries] == sorted(entry.at for entry in table.entries)
        assert seconds_left(table, 1, hands.now) == TEN.budget
        hands.now += 5002
        clocks.tick()
        assert not bots.thinking
        assert seconds_left(table, 1, hands.now) == TEN.budget - 2


@asynchronous
async def test_a_decision_made_again_earns_no_time(tmp_path: Path) -> None:
    """Who goes back and decides again has the time they had: else time could be had for nothing."""
    hands = Hands()
    async with ticking(tmp_path, hands) as (tables, _, _):
        await lay(tables, "abc", [person("ada"), person("bob")], clock=TEN)
        seat = tables.live["abc"].turn
        for at in (0, 1, 0):
            await move(tables, "abc", seat, at=at)
            table = tables.live["abc"]
            assert table.chairs[seat].seconds_left == TEN.budget + TEN.increment
            await tables.do("abc", lambda t: take_back(t, seat, t.ply, 0, ""))
        await move(tables, "abc", seat)
        await move(tables, "abc", 1 - seat)
        assert tables.live["abc"].chairs[1 - seat].seconds_left == TEN.budget + TEN.increment


@asynchronous
async def test_a_paused_clock_stands_still(tmp_path: Path) -> None:
    """Nobody runs out while the table is paused."""
    hands = Hands()
    async with ticking(tmp_path, hands) as (tables, bots, clocks):
        await lay(tables, "abc", [person("ada"), bot(1)], clock=TEN)
        hands.now += 4
        await tables.do("abc", lambda table: ask(table, 0, "pause", None, "key-pause"))
        hands.now += 1000
        clocks.tick()
        assert not bots.thinking
        assert not is_away(tables.live["abc"], hands.now)
        await tables.do("abc", lambda table: ask(table, 0, "resume", None, "key-resume"))
        assert runs_out_at(tables.live["abc"]) == hands.now + 6


@asynchronous
async def test_a_restart_finds_running_clocks(tmp_path: Path) -> None:
    """A round shows every game with a clock to the clocks; one without is looked at once."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, "abc", [person("ada"), person("bob")], clock=TEN)
        await lay(tables, "def", [person("ada"), person("bob")])
    async with ticking(tmp_path, hands) as (tables, bots, clocks):
        rounds = Sweep(tables, bots, clocks)
        await rounds.once(0.0)
        assert clocks.running == {"abc": hands.now + TEN.budget}
        assert rounds.last_seen == {"abc": 1, "def": None}
        hands.now += TEN.budget
        clocks.tick()
        await until(lambda: not bots.thinking and tables.live["abc"].turn == 1)
        await rounds.once(0.0)
        assert rounds.last_seen["abc"] == 2


@asynchronous
async def test_nodes_share_the_clock_of_the_database() -> None:
    """Two nodes whose own clocks are an hour apart agree once they have asked."""
    counter = Hands(50.0)
    early, late = SharedClock(counter, lambda: 7000.0), SharedClock(counter, lambda: 10600.0)

    async def database() -> float:
        return 9000.0

    await early.set_from(database)
    await late.set_from(database)
    counter.now += 3
    assert early() == late() == 9003.0


@asynchronous
async def test_the_servers_clock_never_leaps() -> None:
    """Steps of the machine's clock are not seen; those of the database's only bit by bit."""
    counter, told = Hands(50.0), Hands(9000.0)
    clock = SharedClock(counter, told)

    async def database() -> float:
        return told()

    await clock.set_from(database)
    told.now = 99_000.0
    await clock.set_from(database)
    assert clock() == 9000.0 + DRIFT
    told.now = 1000.0
    await clock.set_from(database)
    await clock.set_from(database)
    assert clock() == 9000.0 + DRIFT
    counter.now += 1
    assert clock() == 9001.0 - DRIFT


@asynchronous
async def test_a_database_that_is_away_leaves_the_clock_going() -> None:
    """Where nobody tells the time, the server goes on with its own."""

    asked: list[float] = []

    async def database() -> None:
        asked.append(hands())
        raise Unavailable("gone")

    hands = Hands()
    clocks = Clocks(hands, print, database)
    await clocks.start()
    await until(lambda: asked)
    await clocks.stop()
    assert clocks.clock() == asked[0]
