"""Troubles: a database that is full, locked, read-only, damaged, gone; a writer that is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

import burgh
from burgh.core.malformed import Malformed
from burgh.server.store import Store, Unavailable
from tests.server.store.conftest import asynchronous, needs_postgresql
from tests.server.store.games import play, row, summary


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Give a place for a SQLite database."""
    return tmp_path / "burgh.db"


@contextlib.asynccontextmanager
async def store_in(file: Path) -> AsyncIterator[Store]:
    """Open a store in a file, with a game of two events, and close it."""
    store = await Store.open(f"sqlite:///{file}")
    try:
        await play(store, "a", 0, 1)
        yield store
    finally:
        await store.close()


async def pragma(store: Store, said: str) -> None:
    """Tell SQLite something on the connection that the store writes by."""
    await store.read(lambda connection: connection.exec_driver_sql(f"PRAGMA {said}").close())


async def refused(store: Store, *, body: bytes = b"{}") -> str:
    """Try an append that cannot be made; nothing of it remains. Gives the reason."""
    with pytest.raises(Unavailable) as told:
        await store.append([row("a", 2, body)], summary("a", 2, result="half done"))
    return told.value.reason


async def is_as_before(store: Store) -> bool:
    """Say whether the game still has its two events, and a summary that fits."""
    found = await store.summary("a")
    return await store.events("a") == [row("a", 0), row("a", 1)] and found == summary("a", 1)


@asynchronous
async def test_a_full_disk_refuses_and_can_be_cleared(file: Path) -> None:
    """Nothing is half done; when there is room again, the same append works."""
    async with store_in(file) as store:
        await pragma(store, "max_page_count = 1")  # as small as it is now
        assert await refused(store, body=bytes(100_000)) == "full"
        assert await is_as_before(store)
        await pragma(store, "max_page_count = 1000000")
        await store.append([row("a", 2, bytes(100_000))], summary("a", 2))
        assert await store.last_seq("a") == 2


@asynchronous
async def test_a_database_that_cannot_be_written_can_still_be_read(file: Path) -> None:
    """And is written again when it can be."""
    async with store_in(file) as store:
        await pragma(store, "query_only = ON")
        assert await refused(store) == "read_only"
        assert await is_as_before(store)
        await pragma(store, "query_only = OFF")
        await play(store, "a", 2)


@asynchronous
async def test_a_lock_that_does_not_end_is_a_refusal(file: Path) -> None:
    """Another program that holds the file makes appends wait, not for ever."""
    async with store_in(file) as store:
        await pragma(store, "busy_timeout = 20")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await refused(store) == "busy"
        assert await is_as_before(store)
        other.execute("ROLLBACK")
        other.close()
        await play(store, "a", 2)


def test_what_is_no_database_is_not_opened(file: Path) -> None:
    """In words, and the file stays as it is."""
    file.write_bytes(b"my shopping list " * 100)
    with pytest.raises(Unavailable) as told:
        asyncio.run(Store.open(f"sqlite:///{file}"))
    assert told.value.reason == "damaged"
    assert file.read_bytes() == b"my shopping list " * 100


def test_a_place_where_no_file_can_lie_is_named(file: Path) -> None:
    """The name of the setting and of the place."""
    file.write_text("not a folder")
    with pytest.raises(Malformed, match=r"DATABASE_URL: .*burgh\.db"):
        asyncio.run(Store.open(f"sqlite:///{file}/inside.db"))


@asynchronous
async def test_a_new_database_is_private(file: Path) -> None:
    """Deals lie in it: its owner alone may read it."""
    async with store_in(file):
        found = [path.stat().st_mode & 0o777 for path in file.parent.iterdir()]
    assert set(found) == {0o600}


class Wire:
    """A wire to PostgreSQL that can be cut and mended."""

    def __init__(self, url: str) -> None:
        self._far = make_url(url)
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._port = 0

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()
        await asyncio.sleep(0)

    @property
    def url(self) -> str:
        near = self._far.set(host="127.0.0.1", port=self._port)
        return near.render_as_string(hide_password=False)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._far.host, self._far.port)
        self._ends |= {writer, far_writer}
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()


@needs_postgresql
@asynchronous
async def test_a_database_may_go_and_come_back(postgresql: str) -> None:
    """While it is gone, reading and writing say so at once; afterwards all goes on."""
    wire = Wire(postgresql)
    await wire.mend()
    store = await Store.open(wire.url, migrate=True)
    await play(store, "a", 0, 1)
    await wire.cut()
    assert await refused(store) == "gone"
    assert await refused(store) == "gone"
    with pytest.raises(Unavailable):
        await store.events("a")
    await wire.mend()
    assert await is_as_before(store)
    await play(store, "a", 2)
    assert await store.last_seq("a") == 2
    await store.close()
    await wire.cut()


@needs_postgresql
@asynchronous
async def test_a_restart_between_two_moves_is_not_noticed(postgresql: str) -> None:
    """Connections that died meanwhile are replaced before they are used."""
    store, other = [await Store.open(postgresql, migrate=True) for _ in range(2)]
    await play(store, "a", 0)
    ended = await other.read(
        lambda connection: connection.execute(
            text(
                "SELECT count(pg_terminate_backend(pid, 60000)) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        ).scalar()
    )
    assert ended
    await play(store, "a", 1)
    assert await store.last_seq("a") == 1
    await store.close()
    await other.close()


WRITER = """
import asyncio, sys
from burgh.server.store import Store
from tests.server.store.games import row, summary

async def main(url, first):
    store = await Store.open(url, migrate=True)
    async def game(name):
        for seq in range(first, 10**6):
            await store.append([row(name, seq)], summary(name, seq))
            print(name, seq, flush=True)  # the acknowledgement
    await asyncio.gather(*(game(f"g{i}") for i in range(8)))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@asynchronous
async def test_a_killed_writer_loses_nothing_it_acknowledged(url: str) -> None:
    """kill -9 in the middle of a storm, twice: every printed number is in the log."""
    first = 0
    for _ in range(2):
        acknowledged = killed_after(150, url, first)
        store = await Store.open(url)
        for game, seq in acknowledged.items():
            log = await store.events(game)
            assert [event.seq for event in log] == list(range(len(log)))
            assert len(log) > seq
            found = await store.summary(game)
            assert found is not None
            assert found.seq == len(log) - 1
        first = max([await store.last_seq(game) for game in acknowledged]) + 1
        for game in acknowledged:
            await play(store, game, *range(await store.last_seq(game) + 1, first))
        await store.close()


def killed_after(lines: int, url: str, first: int) -> dict[str, int]:
    """Let another process append, kill it after some acknowledgements; gives the last of each."""
    sources = [str(Path(burgh.__file__).parents[1]), str(Path(__file__).parents[3])]
    process = subprocess.Popen(
        [sys.executable, "-c", WRITER, url, str(first)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sources)},
    )
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    told += process.stdout.read().splitlines(keepends=True)
    process.stdout.close()
    process.wait()
    whole = [line.split() for line in told if line.endswith(b"\n")]
    return {game.decode(): int(seq) for game, seq in whole}
