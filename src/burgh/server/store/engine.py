"""The way to a database: its address, its connections, what SQLite is told on each of them."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Literal, Protocol, TypeVar

from sqlalchemy import URL, Connection, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from burgh.core.malformed import file_said, needs_package
from burgh.server.complaints import of_file, wrong

T = TypeVar("T")
Mode = Literal["read", "snapshot", "write"]  # snapshot: many questions about one moment

READERS: Final = 4  # threads that read from SQLite
# Prepared statements that a connection keeps: thirty are 99 % of what is asked. Each takes
# some 15 kB of the C library's memory, and the rare ones of all connections pile up for an hour.
MOST_PREPARED: Final = 48
PATIENCE: Final = 5.0  # seconds to wait for a lock or a connection
LONGEST: Final = 30.0  # seconds one statement may take on PostgreSQL
DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def address(text: str) -> URL:
    """Read a database's address; `sqlite:///burgh.db`, `postgresql://user@host/name`."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise wrong("DATABASE_URL", "settings-no_database") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise wrong("DATABASE_URL", "settings-driver", driver=url.drivername)
    if driver.startswith("postgresql") and importlib.util.find_spec("asyncpg") is None:
        raise needs_package("DATABASE_URL", "PostgreSQL", "asyncpg", "postgres")
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    """Whether a database is a file or lies in memory."""
    return url.drivername.startswith("sqlite")


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database."""
    if not is_sqlite(url) or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


class Database(Protocol):
    """Runs plain SQLAlchemy code for coroutines, on a connection of its own."""

    dialect: str

    async def run(self, work: Callable[[Connection], T], mode: Mode = "read") -> T:
        """What some work on a connection gives; the drivers' errors rise as they are."""

    async def close(self) -> None:
        """Let all connections go."""


def make_database(url: URL) -> Database:
    """A way to a database; nothing is opened yet."""
    return Sqlite(url) if is_sqlite(url) else Postgresql(url)


class Sqlite:
    """SQLite in threads: one that writes, some that read.

    An asynchronous driver would change threads for every statement, more than ten times a
    transaction; this way it is once.
    """

    dialect = "sqlite"

    def __init__(self, url: URL) -> None:
        file = file_of(url)
        if file is not None:
            create_private(file)
        self._engine = create_engine(
            url,
            poolclass=QueuePool,
            pool_timeout=2 * PATIENCE,
            connect_args={"check_same_thread": False, "cached_statements": MOST_PREPARED},
            hide_parameters=True,  # errors are logged, and rows hold deals and hashes
            pool_size=READERS + 1 if file else 1,  # what lies in memory is its one connection's
            max_overflow=0,
            pool_use_lifo=True,  # the one that has just prepared a statement takes the next as well
        )
        event.listen(self._engine, "connect", set_pragmas)
        event.listen(self._engine, "begin", begin_transaction)
        self._writing = self._engine.execution_options(writes=True)
        self._writer = ThreadPoolExecutor(1, "store writer")
        self._readers = ThreadPoolExecutor(READERS, "store reader") if file else self._writer

    async def run(self, work: Callable[[Connection], T], mode: Mode = "read") -> T:
        """Run some work in a thread; whoever reads sees one moment."""
        engine = self._writing if mode == "write" else self._engine
        threads = self._writer if mode == "write" else self._readers

        def inside() -> T:
            with engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, inside)

    async def close(self) -> None:
        """Wait for what is being done, then close the file."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


class Postgresql:
    """PostgreSQL by asyncpg."""

    dialect = "postgresql"

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            pool_pre_ping=True,  # a server that went and came back is noticed here
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": LONGEST},
            hide_parameters=True,
        )
        self._snapshot = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def run(self, work: Callable[[Connection], T], mode: Mode = "read") -> T:
        """Run some work in between other coroutines' work."""
        engine = self._snapshot if mode == "snapshot" else self._engine
        async with engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let the server go."""
        await self._engine.dispose()


def create_private(file: Path) -> None:
    """Make sure that nobody else can read a new database: it holds deals."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise of_file("DATABASE_URL", file, file_said(error)) from None


def set_pragmas(connection: sqlite3.Connection, _: object) -> None:
    """Ask SQLite for durability, patience and order, on each new connection."""
    connection.isolation_level = None  # transactions begin where we say so
    # SQLite knows large and small letters of English only.
    connection.create_function("casefold", 1, str.casefold, deterministic=True)
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {int(PATIENCE * 1000)}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_transaction(connection: Connection) -> None:
    """Begin a transaction: a writer's with the lock, so that it cannot fail for it later."""
    kind = "IMMEDIATE" if connection.get_execution_options().get("writes") else "DEFERRED"
    connection.exec_driver_sql(f"BEGIN {kind}")
