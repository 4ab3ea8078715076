"""What may go wrong with a table, tried out: nothing acknowledged is lost, nothing is stuck."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import make_url

from burgh.server import hub
from burgh.server.bus import LocalBus
from burgh.server.hub import Hub, Listener
from burgh.server.store import Store, Unavailable
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table import wire
from burgh.table.chat import say
from burgh.table.deciding import confirm
from burgh.table.refused import AlreadyDone
from burgh.table.sitting import Sitting
from tests.server.sitting import asynchronous, lay, move, person, sitting, until
from tests.server.store.conftest import administer, needs_postgresql, postgresql_database

KILLS = 30
MOST_BEFORE = 14  # acknowledged moves before a kill
TABLE = "table0000abc"
TWO = (person("ada"), person("bob"))

read = msgspec.json.Decoder(wire.Answers).decode


# --- kill -9 ---------------------------------------------------------------------------------


def test_kills_in_a_storm_lose_nothing(tmp_path: Path) -> None:
    """Every acknowledged move is in the log afterwards, every log is whole, every game goes on."""
    database = tmp_path / "burgh.db"
    acknowledged = storms(f"sqlite:///{database}")
    assert len(acknowledged) > KILLS
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    asyncio.run(nothing_is_lost(tmp_path, acknowledged))


def storms(database: str) -> list[tuple[str, str]]:
    """Let it storm and kill it, again and again; gives (game, request) of what was acknowledged."""
    lot = random.Random(2026)
    acknowledged: list[tuple[str, str]] = []
    program = [sys.executable, "-m", "tests.server.storm", database]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as it:
        assert it.stdin is not None
        assert it.stdout is not None
        for _ in range(KILLS):
            it.stdin.write("\n")
            it.stdin.flush()
            victim = int(it.stdout.readline())
            left = lot.randrange(MOST_BEFORE)
            if left == 0:
                os.kill(victim, signal.SIGKILL)
            while (line := it.stdout.readline().split()) != ["dead"]:
                game, request = line
                acknowledged.append((game, request))
                left -= 1
                if left == 0:
                    os.kill(victim, signal.SIGKILL)
        it.stdin.close()
    return acknowledged


async def nothing_is_lost(folder: Path, acknowledged: list[tuple[str, str]]) -> None:
    """Hold what was acknowledged against the logs, and go on with every game."""
    async with sitting(folder) as tables:
        for game in {game for game, _ in acknowledged}:
            rows = await tables.store.events(game)
            assert [row.seq for row in rows] == list(range(len(rows)))
            kept = {getattr(log.read(row.body), "key", "") for row in rows}
            assert {request for played, request in acknowledged if played == game} <= kept
            async with tables.reading(game) as table:
                assert table.seq == rows[-1].seq
            summary = await tables.store.summary(game)
            assert summary is not None
            assert (summary.seq, summary.ply) == (table.seq, table.ply)
            if not table.has_ended:
                assert await move(tables, game, table.turn) > rows[-1].seq


# --- the database ------------------------------------------------------------------------------


@pytest.fixture
def database() -> Iterator[str]:
    """Give an empty PostgreSQL database."""
    yield from postgresql_database()


@needs_postgresql
def test_a_database_that_goes_and_comes_back(database: str) -> None:
    """Meanwhile moves fail and change nothing; then the very same request is carried out once."""
    name = make_url(database).database

    async def before(tables: Tables, listener: Listener) -> None:
        await lay(tables, TABLE, TWO)
        tables.hub.join(TABLE, listener)
        await tables.do(TABLE, lambda table: first_move(table, "key-first"))

    async def run() -> None:
        store = await Store.open(database, migrate=True)
        try:
            tables = Tables(store, Hub(), LocalBus(), lambda: 1000.0)
            listener = ready(Listener("ada", 0))
            await before(tables, listener)
            await asyncio.to_thread(administer, terminate(str(name)))
            await asyncio.to_thread(administer, f"ALTER DATABASE {name} RENAME TO {name}_away")
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await tables.do(TABLE, lambda table: first_move(table, "key-second"))
            assert heard(listener) == [2]
            await asyncio.to_thread(administer, f"ALTER DATABASE {name}_away RENAME TO {name}")
            seq = await tables.do(TABLE, lambda table: first_move(table, "key-second"))
            assert heard(listener) == [seq]
            with pytest.raises(AlreadyDone):
                await tables.do(TABLE, lambda table: first_move(table, "key-second"))
        finally:
            await store.close()

    asyncio.run(run())


def terminate(database: str) -> str:
    """Give the statement that cuts every connection to a database."""
    ended = "pg_terminate_backend(pid, 60000)"  # milliseconds to wait until it has really gone
    return f"SELECT {ended} FROM pg_stat_activity WHERE datname = '{database}'"


@asynchronous
async def test_an_answer_lost_on_the_way_is_found_in_the_log(tmp_path: Path) -> None:
    """The move was written but the database went before it said so: told once, done once."""
    async with sitting(tmp_path) as tables:
        listener = ready(Listener("ada", 0))
        await lay(tables, TABLE, TWO)
        tables.hub.join(TABLE, listener)
        append = tables.store.append

        async def lost(*arguments: object, **named: object) -> None:
            await append(*arguments, **named)  # type: ignore[arg-type]
            raise Unavailable("gone")

        tables.store.append = lost  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await tables.do(TABLE, lambda table: first_move(table, "key-first"))
        tables.store.append = append  # type: ignore[method-assign]
        with pytest.raises(AlreadyDone) as again:
            await tables.do(TABLE, lambda table: first_move(table, "key-first"))
        assert again.value.seq == 2
        assert heard(listener) == [2]


@asynchronous
async def test_what_was_not_written_is_told_to_nobody(tmp_path: Path) -> None:
    """Where the log cannot be written, neither who listens nor who watches hears of the move."""
    async with sitting(tmp_path) as tables:
        listener = ready(Listener("ada", 0))
        await lay(tables, TABLE, TWO)
        tables.hub.join(TABLE, listener)
        watched: list[int] = []
        for watchers in (tables.watchers, tables.movers):
            watchers.append(lambda _, entries: watched.extend(entry.seq for entry in entries))
        append = tables.store.append

        async def fails(*_: object, **__: object) -> None:
            raise Unavailable("gone")

        tables.store.append = fails  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await tables.do(TABLE, lambda table: first_move(table, "key-first"))
        assert (heard(listener), watched) == ([], [])
        tables.store.append = append  # type: ignore[method-assign]
        await tables.do(TABLE, lambda table: first_move(table, "key-first"))
        await until(lambda: not tables.news.fresh)
        assert (heard(listener), watched) == ([2], [2, 2])


@asynchronous
async def test_a_full_disk_stops_moves_and_nothing_else(tmp_path: Path) -> None:
    """No move is half made; games can be looked at; with room again the game goes on."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        await bound(tables.store, 1)
        full = None
        for number in range(200):
            async with tables.reading(TABLE) as table:
                ply = table.ply
            try:
                await move(tables, TABLE, table.turn, at=number % 2)
            except Unavailable as trouble:
                full = trouble
                break
        assert full is not None
        assert full.reason == "full"
        async with tables.reading(TABLE) as table:
            assert table.ply == ply
        await bound(tables.store, 1_000_000)
        await move(tables, TABLE, table.turn)
        async with tables.reading(TABLE) as table:
            assert table.ply == ply + 1


async def bound(store: Store, pages: int) -> None:
    """Let a SQLite database grow no further than so many pages, or than it is."""
    await store.write(
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar()
    )


# --- clients ---------------------------------------------------------------------------------


@asynchronous
async def test_two_clients_that_move_at_once_do_not_both(tmp_path: Path) -> None:
    """One of many requests for the same decision is carried out; the others came too late."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        found = await asyncio.gather(
            *(tables.do(TABLE, partial(first_move, key=f"key-{n:04}", ply=0)) for n in range(8)),
            return_exceptions=True,
        )
        assert found[0] == 2
        assert [getattr(each, "code", each) for each in found[1:]] == ["stale"] * 7
        assert len(await tables.store.events(TABLE)) == 3


@asynchronous
async def test_a_request_sent_twice_counts_once(tmp_path: Path) -> None:
    """The second time says which event the first one made, even after a restart."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        found = await asyncio.gather(
            *(tables.do(TABLE, lambda t: first_move(t, "key-same", 0)) for _ in range(3)),
            return_exceptions=True,
        )
        assert found[0] == 2
        assert [getattr(each, "seq", each) for each in found[1:]] == [2, 2]
    async with sitting(tmp_path) as tables:
        with pytest.raises(AlreadyDone):
            await tables.do(TABLE, lambda t: first_move(t, "key-same", 0))


@asynchronous
async def test_a_client_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """It is let go when too much waits for it; the other one is told everything."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        slow, quick = ready(Listener("ada", 0)), ready(Listener("bob", 1))
        for listener in (slow, quick):
            tables.hub.join(TABLE, listener)
        told: list[int] = []
        for number in range(hub.MOST_WAITING + 5):
            line = partial(say, seat=0, name="ada", text="so", key=f"key-so-{number:03}")
            await tables.do(TABLE, line)
            await until(lambda: not tables.news.fresh)
            told += heard(quick)
        assert told == list(range(2, hub.MOST_WAITING + 7))
        assert slow.is_slow
        assert not quick.is_slow
        assert list(slow.outbox.waiting) == [None]


def ready(listener: Listener) -> Listener:
    """Give a listener who has been welcomed."""
    listener.is_ready = True
    return listener


def heard(listener: Listener) -> list[int]:
    """Give the numbers of the events a listener was told, and take them from the queue."""
    found: list[int] = []
    while listener.outbox.waiting:
        sent = listener.outbox.waiting.popleft()
        assert sent is not None
        message = read(sent)
        assert isinstance(message, wire.Happened)
        found += [event.seq for event in message.events]
    return found


def first_move(table: Sitting, key: str, ply: int | None = None) -> list[log.Event]:
    """Make a legal move for whoever decides, at a ply that was seen."""
    game = table.playing()
    seat = table.turn if ply is None else 0
    return confirm(table, seat, game.ply if ply is None else ply, [game.legal_moves[0]], key)
