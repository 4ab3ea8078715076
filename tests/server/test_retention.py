"""Retention: what is older than the operator wants to keep goes; everything else stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgh.core.malformed import Malformed
from burgh.server.catch_up import CatchUp
from burgh.server.house import audit_row
from burgh.server.retention import DAY, Retention, counts, delete_all
from burgh.server.settings import Keep, keep
from burgh.server.store import Person
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.chat import say
from burgh.table.moderation import close
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting
from tests.server.sitting import Hands, asynchronous, lay, person, sitting

KEEP = Keep(guests=10, chat=20, games=30, open_tables=5, audit=40)


async def furnish(tables: Tables) -> None:
    """Lay a table that is over with chat, one that waits, one that is played; and people."""
    ada, bob = person("ada"), person("bob")
    await lay(tables, "over", [ada, bob])
    await tables.do("over", lambda table: say(table, 0, "Ada", "secret words", "key-0001"))
    await tables.do("over", lambda table: close(table, "late", by_operator=True))
    await lay(tables, "waiting", [ada, log.Plan("open")])
    await lay(tables, "played", [ada, bob])
    await tables.do("played", lambda table: say(table, 0, "Ada", "hello", "key-0001"))
    now = tables.clock()
    for name in ("ada", "gone"):
        await tables.store.people.put(Person(name, name, "en", now))
    await tables.store.personal.put_note("played", "gone", "what a guest kept")
    await tables.store.house.note(audit_row(now, "console", "console", "close"))


async def due(tables: Tables) -> dict[str, int]:
    found = await counts(tables.store, KEEP, tables.clock())
    return {each.what: each.count for each in found if each.count}


@asynchronous
async def test_everything_goes_when_its_days_are_over(tmp_path: Path) -> None:
    """Tables that never began, idle guests, chat, games, the audit: each in its time."""
    clock = Hands()
    async with sitting(tmp_path, clock=clock) as tables:
        await furnish(tables)
        routine = Retention(tables, KEEP)
        waits = {
            4: {},
            6: {"open_tables": 1},
            11: {"guests": 1},
            21: {"chat": 1},
            31: {"games": 1},
            41: {"audit": 1},
        }
        for day, expected in waits.items():
            clock.now = 1_000_000.0 + day * DAY
            assert await due(tables) == expected, day
            await routine.tick()
            assert await due(tables) == {}, day
        assert await tables.store.games() == ["played"]
        assert await tables.store.people.find("gone") is None
        assert await tables.store.people.find("ada") is not None
        assert await tables.store.house.audit() == []
        async with tables.reading("played") as table:
            assert any("hello" in str(entry.event) for entry in table.entries)


def told(table: Sitting) -> list[wire.Event]:
    """Everything that the first seat may know of a table."""
    return views.known_events(table, table.entries[:], 0)


@asynchronous
async def test_a_log_without_its_chat_is_still_whole(tmp_path: Path) -> None:
    """The words are gone from the disk, nothing is told of the line; the game folds as before."""
    clock = Hands()
    async with sitting(tmp_path, clock=clock) as tables:
        await furnish(tables)
        async with tables.reading("over") as table:
            before = (table.seq, table.status, table.ply)
            assert any(
                isinstance(e, wire.Spoke) for e in views.known_events(table, table.entries[:], 0)
            )
        clock.now += 21 * DAY
        assert (await delete_all(tables, Keep(chat=20)))["chat"] == 1
        rows = await tables.store.events("over")
        assert not any(b"secret words" in row.body for row in rows)
        async with tables.reading("over") as table:
            assert (table.seq, table.status, table.ply) == before
            assert not any(
                isinstance(e, wire.Spoke) for e in views.known_events(table, table.entries[:], 0)
            )


@asynchronous
async def test_nothing_goes_where_it_is_kept_for_ever(tmp_path: Path) -> None:
    """Nought days are all days; so are games by default."""
    clock = Hands()
    async with sitting(tmp_path, clock=clock) as tables:
        await furnish(tables)
        clock.now += 10_000 * DAY
        for_ever = Keep(guests=0, chat=0, games=0, open_tables=0, audit=0)
        assert set((await delete_all(tables, for_ever)).values()) == {0}
        gone = await delete_all(tables, Keep())
        assert {what for what, count in gone.items() if count} == {"guests", "open_tables", "audit"}


@asynchronous
async def test_a_table_deleted_beside_the_server_is_forgotten_by_it(tmp_path: Path) -> None:
    """A command deletes it from the database; whoever looks again finds nothing."""
    async with sitting(tmp_path) as tables:
        await furnish(tables)
        async with tables.reading("played"):
            pass
        await tables.store.retention.delete_game("played")
        await CatchUp(tables).tick()
        assert "played" not in tables.live
        with pytest.raises(Refused, match="no such table"):
            async with tables.reading("played"):
                pass


def test_days_are_set_by_the_environment() -> None:
    """Whole numbers, nought for ever; a setting nobody knows is a mistake."""
    assert keep({"BURGH_KEEP_CHAT_DAYS": "90", "BURGH_KEEP_GUESTS_DAYS": "0"}) == Keep(
        chat=90, guests=0
    )
    for name, value in (("BURGH_KEEP_CHAT_DAYS", "-1"), ("BURGH_KEEP_CATS_DAYS", "3")):
        with pytest.raises(Malformed, match=name):
            keep({name: value})
