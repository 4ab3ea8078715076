"""Vacations of people, and the games that have to hear of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, select

from burgh.server.store.people import same_person
from burgh.server.store.schema import GAMES, SEATS, VACATIONS
from burgh.server.store.upsert import put, run

if TYPE_CHECKING:
    from burgh.server.store.store import Store


class Vacations:
    """Until when people are away; the games of all who share an account wait together."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, person: str, until: float | None) -> None:
        """Keep until when somebody is away, in place of what was kept; None ends it."""
        gone = delete(VACATIONS).where(VACATIONS.c.person.in_(same_person(person)))

        def change(connection: Connection) -> None:
            run(connection, gone)
            if until is not None:
                put(connection, VACATIONS, {"person": person, "until": until})

        await self._store.write(change)

    async def until(self, person: str) -> float | None:
        """Until when somebody is away, or was."""
        asked = select(func.max(VACATIONS.c.until)).where(
            VACATIONS.c.person.in_(same_person(person))
        )
        return await self._store.read(lambda connection: connection.execute(asked).scalar())

    async def tables_of(self, person: str) -> list[str]:
        """Name the games in which somebody sits and that are not over, all of them."""
        seated = select(SEATS.c.game).where(SEATS.c.person.in_(same_person(person)))
        asked = select(GAMES.c.game).where(GAMES.c.status != "ended", GAMES.c.game.in_(seated))
        found = await self._store.read(lambda connection: connection.execute(asked).scalars().all())
        return list(found)
