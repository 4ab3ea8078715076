"""The way to a database: its address, its connections, what SQLite is told on each of them."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from burgh.core.malformed import Malformed

PATIENCE: Final = 5.0  # seconds to wait for a lock or a connection
LONGEST: Final = 30.0  # seconds one statement may take on PostgreSQL
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def address(text: str) -> URL:
    """Read a database's address; `sqlite:///burgh.db`, `postgresql://user@host/name`."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Malformed("DATABASE_URL", "this is no address of a database") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise Malformed("DATABASE_URL", f"{url.drivername}: only sqlite and postgresql are known")
    if driver.startswith("postgresql") and importlib.util.find_spec("asyncpg") is None:
        raise Malformed("DATABASE_URL", "PostgreSQL needs asyncpg: pip install 'burgh[postgres]'")
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    """Say whether a database is a file or lies in memory."""
    return url.drivername.startswith("sqlite")


def file_of(url: URL) -> Path | None:
    """Give the file of a SQLite database."""
    if not is_sqlite(url) or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def make_engine(url: URL) -> AsyncEngine:
    """Give a pool of connections; nothing is opened yet."""
    if not is_sqlite(url):
        return create_async_engine(
            url,
            pool_pre_ping=True,  # a database that went and came back is noticed here
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": LONGEST},
        )
    file = file_of(url)
    if file is not None:
        private(file)
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_timeout=2 * PATIENCE,
        # What lies in memory belongs to its one connection.
        **({"pool_size": 1, "max_overflow": 0} if file is None else {}),
    )
    event.listen(engine.sync_engine, "connect", told)
    event.listen(engine.sync_engine, "begin", begun)
    return engine


def private(file: Path) -> None:
    """See to it that nobody else can read a new database: it holds deals."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Malformed("DATABASE_URL", f"{file}: {(error.strerror or '').lower()}") from None


def told(connection: Any, _: object) -> None:  # the driver's connection, of no common type
    """Ask SQLite for durability, patience and order, on each new connection."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {int(PATIENCE * 1000)}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begun(connection: Connection) -> None:
    """Begin a transaction: a writer's with the lock, so that it cannot fail for it later."""
    kind = "IMMEDIATE" if connection.get_execution_options().get("writes") else "DEFERRED"
    connection.exec_driver_sql(f"BEGIN {kind}")
