"""How these tests open a store: SQLite in a file, and PostgreSQL where there is one."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from burgh.server.store import Store

Opened = Callable[[], contextlib.AbstractAsyncContextManager[Store]]
POSTGRESQL = os.environ.get("BURGH_TEST_PG", "")
needs_postgresql = pytest.mark.skipif(
    not POSTGRESQL, reason="BURGH_TEST_PG names no PostgreSQL to test with"
)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Give the address of an empty database, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'burgh.db'}"
        return
    yield from postgresql_database()


@pytest.fixture
def postgresql() -> Iterator[str]:
    """Give the address of an empty PostgreSQL database."""
    yield from postgresql_database()


def postgresql_database() -> Iterator[str]:
    """Make a database of its own for a test, and drop it afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    administer(f"CREATE DATABASE {name}")
    yield make_url(POSTGRESQL).set(database=name).render_as_string(hide_password=False)
    administer(f"DROP DATABASE {name} WITH (FORCE)")


def administer(statement: str) -> None:
    """Run a statement on the PostgreSQL server itself."""

    async def run() -> None:
        engine = create_async_engine(POSTGRESQL, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@pytest.fixture
def opened(url: str) -> Opened:
    """Give a way to open stores on one database; they are closed when the test leaves them."""

    @contextlib.asynccontextmanager
    async def open_store() -> AsyncIterator[Store]:
        store = await Store.open(url, migrate=True)
        try:
            yield store
        finally:
            await store.close()

    return open_store


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let pytest run a coroutine."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run
