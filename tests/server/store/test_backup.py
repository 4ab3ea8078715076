"""Backups: one moment of everything, taken while it serves, restored whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, select

from burgh.core.malformed import Malformed
from burgh.server.store import (
    Account,
    AuditRow,
    Ban,
    Block,
    Deal,
    NotEmpty,
    Notice,
    Outdated,
    Person,
    Report,
    Store,
    back_up,
    restore,
)
from burgh.server.store.migrations import HEAD
from burgh.server.store.schema import METADATA
from tests.server.store.conftest import Opened, asynchronous, needs_postgresql
from tests.server.store.games import open_account, play, row, summary

NOW = f'"{HEAD}"'.encode()


async def furnish(store: Store) -> None:
    """Put a row, and odd ones, into every table."""
    await store.people.put(Person("ada", "Ada «Ж» \n\t\"'", "ru", 1.5))
    await open_account(store, Account("ada", "$argon2", "ada"))
    await store.kept_key("web push", "drawn")
    deal = Deal("a", 2**80, bytes(range(256)))
    await store.append([row("a", 0, bytes(range(256)))], summary("a", 0), deal=deal)
    await play(store, "a", *range(1, 40))
    await store.put_link("a", 1, "token")
    await store.personal.put_note("a", "ada", "note")
    await store.personal.mute("a", "ada", 1)
    await store.personal.mark_read("a", "ada", 2)
    await store.notices.put(Notice("n", "ada", "push", "{}"))
    await store.notices.claim("n", "a", 1, 2.0)
    await store.reviews.keep("a", "record", {"luck": 0.5})
    await store.vacations.put("ada", 86_400.25)
    await furnish_house(store)


async def furnish_house(store: Store) -> None:
    """Put a row into every table of a house with rules."""
    house = store.house
    assert await house.set_operator("ada", is_operator=True)
    await house.add_ban(Ban(id="b", reason="spam", by="ada", at=1.0, network="203.0.113.0/24"))
    await house.block(Block("x", "ada", "bob", "Bob", 2.0))
    await house.let_in("a", "ada")
    await house.report(
        Report(id="r", at=3.0, by="ada", game="a", whom="Bob", person="bob", reason="rude")
    )
    await house.note(AuditRow(id="n", at=4.0, by="ada", role="operator", deed="ban"))


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Give all rows of all tables."""
    tables = METADATA.sorted_tables
    return {table.name: await store.read(partial(rows_of, table)) for table in tables}


def rows_of(table: Table, connection: Connection) -> list[tuple[object, ...]]:
    """Give all rows of a table."""
    ordered = select(table).order_by(*table.primary_key)
    return [tuple(found) for found in connection.execute(ordered)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Give a place for a backup."""
    return tmp_path / "burgh.backup"


@pytest.fixture
def kept(file: Path) -> Path:
    """Give a small backup."""

    async def run() -> None:
        url = f"sqlite:///{file.with_name('small.db')}"
        store = await Store.open(url)
        await play(store, "a", 0, 1)
        await store.close()
        await back_up(url, file)

    asyncio.run(run())
    return file


@asynchronous
async def test_a_backup_brings_everything_back(
    url: str, opened: Opened, file: Path, tmp_path: Path
) -> None:
    """Every table has rows, and every value returns as it was."""
    async with opened() as store:
        await furnish(store)
        before = await everything(store)
        counts = await back_up(url, file)
        await play(store, "later", 0)
    assert all(before.values())
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert await restore(f"sqlite:///{tmp_path / 'other.db'}", file) == counts
    other = await Store.open(f"sqlite:///{tmp_path / 'other.db'}")
    assert await everything(other) == before
    await play(other, "a", 40)
    await other.close()


@asynchronous
async def test_a_backup_is_one_moment(url: str, opened: Opened, file: Path) -> None:
    """However many moves are made meanwhile, every log in it ends where its summary says."""
    is_over = False
    begun = asyncio.Barrier(5)

    async def storm(store: Store, game: str) -> None:
        await play(store, game, 0)
        await begun.wait()
        seq = 1
        while not is_over:
            await play(store, game, seq)
            seq += 1

    async with opened() as store:
        storms = [asyncio.create_task(storm(store, f"g{i}")) for i in range(4)]
        await begun.wait()
        counts = await back_up(url, file)
        is_over = True
        await asyncio.gather(*storms)
    other = f"sqlite:///{file.with_name('other.db')}"
    await restore(other, file)
    store = await Store.open(other)
    found = await store.tables()
    assert len(found) == 4
    assert [await store.last_seq(each.game) for each in found] == [each.seq for each in found]
    assert counts["events"] == sum(each.seq + 1 for each in found)
    await store.close()


@needs_postgresql
@asynchronous
async def test_a_household_can_move_to_postgresql(postgresql: str, file: Path) -> None:
    """A backup from SQLite fills PostgreSQL, tables and all."""
    home = f"sqlite:///{file.with_name('home.db')}"
    store = await Store.open(home)
    await furnish(store)
    before = await everything(store)
    await store.close()
    await back_up(home, file)
    await restore(postgresql, file)
    store = await Store.open(postgresql)
    assert await everything(store) == before
    await play(store, "a", 40)
    await store.close()


@asynchronous
async def test_a_database_in_use_is_not_overwritten(url: str, opened: Opened, kept: Path) -> None:
    """Unless by force; then what was in it is gone, all of it."""
    async with opened() as store:
        await play(store, "mine", 0)
        before = await everything(store)
    with pytest.raises(NotEmpty):
        await restore(url, kept)
    async with opened() as store:
        assert await everything(store) == before
    await restore(url, kept, force=True)
    async with opened() as store:
        assert [found.game for found in await store.tables()] == ["a"]


def retold(file: Path, change: object, *, honest: bool) -> None:
    """Write a backup again with its lines changed, perhaps with the digest that fits them."""
    told = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    told = change(told)  # type: ignore[operator]
    if honest:
        last = json.loads(told[-1])
        last["sha256"] = hashlib.sha256(b"".join(told[:-1])).hexdigest()
        told[-1] = json.dumps(last).encode()
    file.write_bytes(gzip.compress(b"".join(told)))


@pytest.mark.parametrize(
    ("change", "honest"),
    [
        (lambda told: told[:-1], False),
        (lambda told: told[:-2] + told[-1:], False),
        (lambda told: told[:-2] + told[-1:], True),
        (lambda told: [told[0].replace(b'"number"', b'"flag"'), *told[1:]], True),
        (lambda told: [line.replace(b"suburbia", b"suburbio") for line in told], False),
        (lambda told: [line.replace(b'["events"', b'["evils"') for line in told], True),
        (lambda told: [told[0].replace(b"events", b"evils"), *told[1:]], True),
        (lambda told: [told[0].replace(NOW, b'"0000"'), *told[1:]], True),
        (lambda told: [b"{}\n", *told[1:]], True),
        (lambda told: told[-1:], False),
        (lambda told: [], False),
    ],
)
def test_a_damaged_backup_changes_nothing(change: object, honest: bool, kept: Path) -> None:
    """Whatever is wrong with it is noticed before or within the one transaction."""
    retold(kept, change, honest=honest)
    target = f"sqlite:///{kept.with_name('target.db')}"

    async def run() -> None:
        store = await Store.open(target)
        await play(store, "mine", 0)
        before = await everything(store)
        with pytest.raises(Malformed):
            await restore(target, kept, force=True)
        assert await everything(store) == before
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "content", [b"", b"hello", gzip.compress(b"hello", mtime=0), b"\x1f\x8b\x08\x00"]
)
def test_what_is_no_backup_is_refused(content: bytes, file: Path) -> None:
    """In words that name the file."""
    file.write_bytes(content)
    with pytest.raises(Malformed, match=r"burgh\.backup: this is no backup"):
        asyncio.run(restore("sqlite://", file))


def test_half_a_backup_is_none(kept: Path) -> None:
    """A copy that was cut off is noticed."""
    kept.write_bytes(kept.read_bytes()[:-40])
    with pytest.raises(Malformed):
        asyncio.run(restore("sqlite://", kept))


def test_a_backup_of_a_newer_program_is_refused(kept: Path) -> None:
    """With the advice to take that program."""
    retold(kept, lambda told: [told[0].replace(NOW, b'"9999"'), *told[1:]], honest=True)
    with pytest.raises(Outdated, match="newer Burgh"):
        asyncio.run(restore("sqlite://", kept))
