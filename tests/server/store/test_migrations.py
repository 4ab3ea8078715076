"""Migrations: they lead to the tables of the schema, once, whoever comes first."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Integer, Text, inspect, text
from sqlalchemy.engine.interfaces import ReflectedColumn

from burgh.server.store import Outdated, Store, back_up, migrate
from burgh.server.store.engine import address, make_database
from burgh.server.store.migrations import FOLDER, HEAD, bring_up, least, steps
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


async def brought_further(opened: Opened, least: str | None) -> None:
    """Do to a database what a newer program might: a table more, a column more, a later step."""
    marked = "NULL" if least is None else f"'{least}'"

    def change(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE badges (name TEXT PRIMARY KEY)"))
        connection.execute(text("ALTER TABLE games ADD COLUMN colour TEXT"))
        connection.execute(text("ALTER TABLE people ADD COLUMN rank INTEGER DEFAULT 0 NOT NULL"))
        moved = f"UPDATE alembic_version SET version_num = '9999', least = {marked}"
        connection.execute(text(moved))

    async with opened() as store:
        await play(store, "before", 0)
        await store.write(change)
        await play(store, "before", 1)  # who was there already goes on


@pytest.mark.parametrize("least", ["9998", None])
@asynchronous
async def test_tables_that_ask_for_a_newer_program_are_left_alone(
    url: str, opened: Opened, least: str | None
) -> None:
    """An old program says so instead of spoiling them; also where nobody says what is asked."""
    await brought_further(opened, least)
    with pytest.raises(Outdated, match="newer Burgh"):
        await Store.open(url, migrate=True)


@asynchronous
async def test_an_older_program_goes_on_with_tables_that_were_only_added_to(
    url: str, opened: Opened, tmp_path: Path
) -> None:
    """It starts, reads and writes; but it neither migrates nor backs up what it does not know."""
    await brought_further(opened, HEAD)
    async with opened() as store:
        assert await store.schema() == "9999"
        await play(store, "before", 2)
        await play(store, "after", 0, 1)
        assert {each.game for each in await store.tables()} == {"before", "after"}
    with pytest.raises(Outdated, match="newer Burgh"):
        await migrate(url)
    with pytest.raises(Outdated, match="newer Burgh"):
        await back_up(url, tmp_path / "kept")


def shape(connection: Connection) -> dict[str, dict[str, ReflectedColumn]]:
    """Every table with its columns, as the database tells them."""
    seen = inspect(connection)
    return {
        table: {column["name"]: column for column in seen.get_columns(table)}
        for table in seen.get_table_names()
        if table != "alembic_version"
    }


def laws(
    connection: Connection, table: str, known: Collection[str] | None = None
) -> set[tuple[str, ...]]:
    """What a table forbids: columns that must be unique together.

    `known`: only among these. What an older program does not fill is nothing, and any number of
    rows may have nothing.
    """
    seen = inspect(connection)
    unique: list[Sequence[str | None]] = []
    unique += [each["column_names"] for each in seen.get_indexes(table) if each["unique"]]
    unique += [each["column_names"] for each in seen.get_unique_constraints(table)]
    found = {tuple(str(name) for name in names) for names in unique}
    return {names for names in found if known is None or set(names) <= set(known)}


@pytest.mark.parametrize("step", steps()[1:])
@asynchronous
async def test_a_step_only_adds(tmp_path: Path, step: str) -> None:
    """Or it says from which step on programs can live with it: `least`, a release later.

    No table or column goes or changes, new columns of old tables need not be filled, and nothing
    that was allowed is forbidden.
    """
    database = make_database(address(f"sqlite:///{tmp_path / 'burgh.db'}"))
    before = f"{int(step) - 1:04}"

    def compare(connection: Connection) -> list[str]:
        bring_up(connection, before)
        asked, old = least(connection), shape(connection)
        old_laws = {table: laws(connection, table) for table in old}
        bring_up(connection, step)
        if least(connection) != asked:
            return []  # it contracts, and says so
        new = shape(connection)
        wrong = [f"{table} is gone" for table in old if table not in new]
        for table in old.keys() & new.keys():
            wrong += differences_of(table, old[table], new[table])
            if laws(connection, table, old[table]) - old_laws[table]:
                wrong.append(f"{table} forbids more")
        return wrong

    try:
        assert await ask(database, compare, "write") == []
    finally:
        await database.close()


def differences_of(
    table: str, old: dict[str, ReflectedColumn], new: dict[str, ReflectedColumn]
) -> list[str]:
    """What an older program could not live with."""
    wrong = []
    for name, column in old.items():
        if name not in new:
            wrong.append(f"{table}.{name} is gone")
        elif (str(column["type"]), column["nullable"]) != (
            str(new[name]["type"]),
            new[name]["nullable"],
        ):
            wrong.append(f"{table}.{name} has changed")
    for name, column in new.items():
        if name not in old and not column["nullable"] and column["default"] is None:
            wrong.append(f"{table}.{name} must be filled")
    return wrong


def test_what_older_programs_cannot_live_with_would_be_noticed() -> None:
    """The comparison above can fail."""
    text_column = ReflectedColumn(name="x", type=Text(), nullable=True, default=None)
    needed = ReflectedColumn(name="y", type=Text(), nullable=False, default=None)
    changed = ReflectedColumn(name="x", type=Integer(), nullable=True, default=None)
    assert differences_of("t", {"x": text_column}, {}) == ["t.x is gone"]
    assert differences_of("t", {"x": text_column}, {"x": changed}) == ["t.x has changed"]
    assert differences_of("t", {}, {"y": needed}) == ["t.y must be filled"]


def test_the_least_that_is_asked_never_goes_ahead_of_its_step() -> None:
    """A step that contracts can ask for no more than the step before it."""
    for file in sorted((FOLDER / "versions").glob("v*.py")):
        asked = re.search(r'^least = "(\d{4})"$', file.read_text(encoding="utf-8"), re.MULTILINE)
        assert asked is None or asked[1] < file.name[1:5], file.name


@needs_postgresql
@asynchronous
async def test_postgresql_is_migrated_only_when_asked(postgresql: str) -> None:
    """Many nodes may serve it: when its tables change is for the host to say."""
    with pytest.raises(Outdated, match="burgh migrate"):
        await Store.open(postgresql)
    await (await Store.open(postgresql, migrate=True)).close()
    await (await Store.open(postgresql)).close()
