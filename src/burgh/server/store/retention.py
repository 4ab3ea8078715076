"""Deleting: a whole game, a guest, the words of old chat; and what is old enough for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import Column, Connection, Select, and_, delete, exists, func, select, update

from burgh.server.store.rows import OVER
from burgh.server.store.schema import (
    ACCOUNTS,
    AUDIT,
    EVENTS,
    GAMES,
    METADATA,
    PEOPLE,
    REPORTS,
    SEATS,
    SESSIONS,
)
from burgh.server.store.upsert import run

if TYPE_CHECKING:
    from burgh.server.store.store import Store

Old = Literal["guests", "chat", "games", "open_tables", "audit"]

# What a deleted line leaves: it must still be read as one, and say nothing.
NOTHING_SAID: Final = b'{"kind":"said","seat":-1,"name":"","text":""}'


class Retention:
    """What is kept too long: found in small batches, and deleted."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, what: Old, before: float) -> int:
        """How much of something is from before a time."""
        counted = select(func.count()).select_from(OLD[what](before).subquery())
        return int(await self._store.read(lambda found: found.execute(counted).scalar_one()))

    async def some(self, what: Old, before: float, limit: int) -> list[str]:
        """The names of some things from before a time."""
        chosen = OLD[what](before).limit(limit)
        found = await self._store.read(lambda connection: connection.execute(chosen).all())
        return [str(row[0]) for row in found]

    async def delete_game(self, game: str) -> bool:
        """Delete a game with everything that hangs on it; false if there was none."""

        def change(connection: Connection) -> bool:
            delete_with_rest(connection, GAMES.c.game, game)
            return bool(run(connection, delete(GAMES).where(GAMES.c.game == game)))

        return await self._store.write(change)

    async def delete_guest(self, person: str) -> bool:
        """Delete somebody who never played, with everything they kept."""

        def change(connection: Connection) -> bool:
            if connection.execute(idle_people().where(PEOPLE.c.id == person)).first() is None:
                return False  # they have sat down meanwhile
            delete_with_rest(connection, PEOPLE.c.id, person)
            return bool(run(connection, delete(PEOPLE).where(PEOPLE.c.id == person)))

        return await self._store.write(change)

    async def empty_chat(self, game: str) -> int:
        """Delete the words of all chat at a table; its log stays whole. Gives how many lines."""
        emptied = update(EVENTS).where(*chat_of(game)).values(body=NOTHING_SAID)
        return await self._store.write(lambda connection: run(connection, emptied))

    async def delete_records(self, before: float) -> int:
        """Delete what was noted and settled before a time; gives how many."""
        noted = delete(AUDIT).where(AUDIT.c.at < before)
        settled = delete(REPORTS).where(REPORTS.c.settled_at < before)
        return await self._store.write(lambda found: run(found, noted) + run(found, settled))


def chat_of(game: Any) -> list[Any]:  # a name, or the column of a query around it
    """What is true of an event that is a line of chat with words."""
    return [EVENTS.c.game == game, EVENTS.c.kind == "said", EVENTS.c.body != NOTHING_SAID]


def delete_with_rest(connection: Connection, key: Column[str], value: str) -> None:
    """Delete the rows of every table that hangs on a row, children first.

    The tables are found by their laws, so that none is forgotten that comes later.
    """
    for table in reversed(METADATA.sorted_tables):
        for law in table.foreign_keys:
            if law.column is key:
                run(connection, delete(table).where(law.parent == value))


# What is old


def old_games(before: float) -> Select[Any]:
    """Games that were over before a time."""
    return select(GAMES.c.game).where(GAMES.c.status.in_(OVER), GAMES.c.changed_at < before)


def old_open_tables(before: float) -> Select[Any]:
    """Tables that never began, and at which nothing happened since a time."""
    return select(GAMES.c.game).where(GAMES.c.status == "open", GAMES.c.changed_at < before)


def games_with_old_chat(before: float) -> Select[Any]:
    """Games that were over before a time and still have chat."""
    has_chat = exists(select(EVENTS.c.seq).where(*chat_of(GAMES.c.game)))
    return old_games(before).where(has_chat)


def old_guests(before: float) -> Select[Any]:
    """Guests who never played and were last seen before a time."""
    was_here = exists().where(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.seen_at >= before)
    return idle_people().where(PEOPLE.c.created_at < before, ~was_here)


def old_records(before: float) -> Select[Any]:
    """Lines of the audit, and settled reports, from before a time."""
    settled = select(REPORTS.c.id).where(
        and_(REPORTS.c.settled_at.is_not(None), REPORTS.c.settled_at < before)
    )
    return select(select(AUDIT.c.id).where(AUDIT.c.at < before).union_all(settled).subquery())


def idle_people() -> Select[Any]:
    """People without an account or a seat."""
    return select(PEOPLE.c.id).where(
        PEOPLE.c.account.is_(None),
        PEOPLE.c.deleted_at.is_(None),  # such an id stays, so that nobody gets it again
        ~exists().where(SEATS.c.person == PEOPLE.c.id),
        ~exists().where(ACCOUNTS.c.person == PEOPLE.c.id),
    )


OLD: Final[Mapping[Old, Callable[[float], Select[Any]]]] = {
    "guests": old_guests,
    "chat": games_with_old_chat,
    "games": old_games,
    "open_tables": old_open_tables,
    "audit": old_records,
}
