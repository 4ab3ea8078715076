"""Who wants to be told that it is their turn, and what they have been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, Text, bindparam, delete, func, select

from burgh.server.store.people import same_person
from burgh.server.store.rows import Notice
from burgh.server.store.schema import NOTICES, SENT
from burgh.server.store.upsert import insert_new, put, run

if TYPE_CHECKING:
    from burgh.server.store.store import Store

# Asked for everybody who has been waited for, so it is put together once.
OF: Final = (
    select(NOTICES)
    .where(NOTICES.c.person.in_(same_person(bindparam("person", type_=Text()))))
    .order_by(NOTICES.c.id)
)


class Notices:
    """Wishes to be told, and a book of what was sent, so that two nodes never send it twice."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, notice: Notice) -> None:
        """Write a wish, new or changed."""
        row = msgspec.structs.asdict(notice)
        await self._store.write(lambda connection: put(connection, NOTICES, row))

    async def of(self, person: str) -> list[Notice]:
        """The wishes of a person, and of everybody who shares their account."""
        asked = {"person": person}
        found = await self._store.read(lambda connection: connection.execute(OF, asked).all())
        return [Notice(*row) for row in found]

    async def drop(self, person: str, notice: str) -> bool:
        """Forget a wish; says whether the person had it."""
        theirs = NOTICES.c.person.in_(same_person(person))
        gone = delete(NOTICES).where(NOTICES.c.id == notice, theirs)
        return await self._store.write(lambda connection: run(connection, gone)) > 0

    async def end(self, notice: str) -> None:
        """Forget a wish, whoever made it."""
        gone = delete(NOTICES).where(NOTICES.c.id == notice)
        await self._store.write(lambda connection: run(connection, gone))

    async def claim(self, notice: str, game: str, seq: int, at: float) -> bool:
        """Claim the sending of a notice about an event; only the first succeeds."""
        row = {"notice": notice, "game": game, "seq": seq, "at": at}

        def change(connection: Connection) -> bool:
            return connection.execute(insert_new(connection, SENT).values(row)).rowcount > 0

        return await self._store.write(change)

    async def last_sent(self, notice: str) -> float | None:
        """When something was last sent for a wish."""
        asked = select(func.max(SENT.c.at)).where(SENT.c.notice == notice)
        return await self._store.read(lambda connection: connection.execute(asked).scalar())
