"""Migrations: they lead to the tables of the schema, once, whoever comes first."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from burgh.server.store import Outdated, Store
from burgh.server.store.engine import address, make_database
from burgh.server.store.migrations import HEAD, bring_up, steps
from burgh.server.store.reader import ask
from burgh.server.store.schema import METADATA
from tests.server.store.conftest import Opened, asynchronous, needs_postgresql
from tests.server.store.games import play


def test_the_last_step_is_the_one_the_program_asks_for() -> None:
    """Steps are numbered without a gap."""
    assert steps() == [f"{i:04}" for i in range(1, len(steps()) + 1)]
    assert steps()[-1] == HEAD


@asynchronous
async def test_the_migrations_give_exactly_the_schema(opened: Opened) -> None:
    """No table, column, type, key or index more or less."""

    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True}
        return list(
            compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)
        )

    async with opened() as store:
        assert await store.read(differences) == []


@asynchronous
async def test_a_difference_would_be_noticed(opened: Opened) -> None:
    """The comparison above can fail."""

    def differences(connection: Connection) -> list[object]:
        connection.execute(text("ALTER TABLE games ADD COLUMN colour TEXT"))
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with opened() as store:
        assert len(await store.write(differences)) == 1


@asynchronous
async def test_nodes_that_start_at_once_do_not_trip(url: str) -> None:
    """One makes the tables, the others wait for it."""
    stores = await asyncio.gather(*(Store.open(url, migrate=True) for _ in range(4)))
    for store in stores:
        assert await store.tables() == []
        await store.close()


@asynchronous
async def test_what_was_kept_before_a_step_is_there_after_it(url: str) -> None:
    """A database of the first step is brought up to date, and its games go on."""
    database = make_database(address(url))
    await ask(database, lambda connection: bring_up(connection, "0001"), "write")
    await database.close()
    store = await Store.open(url, migrate=True)
    await play(store, "mine", 0, 1)
    assert await store.reviews.find("mine", "record") is None
    await store.reviews.keep("mine", "record", {"luck": 1})
    assert await store.reviews.find("mine", "record") == {"luck": 1}
    assert await store.reviews.find("mine", "another record") is None
    await store.close()


@asynchronous
async def test_tables_of_a_newer_program_are_left_alone(url: str, opened: Opened) -> None:
    """An old program says so instead of spoiling them."""
    async with opened() as store:
        await store.write(
            lambda connection: (
                connection.execute(text("UPDATE alembic_version SET version_num = '9999'")).rowcount
            )
        )
    with pytest.raises(Outdated, match="newer Burgh"):
        await Store.open(url, migrate=True)


@needs_postgresql
@asynchronous
async def test_postgresql_is_migrated_only_when_asked(postgresql: str) -> None:
    """Many nodes may serve it: when its tables change is for the host to say."""
    with pytest.raises(Outdated, match="burgh migrate"):
        await Store.open(postgresql)
    await (await Store.open(postgresql, migrate=True)).close()
    await (await Store.open(postgresql)).close()
