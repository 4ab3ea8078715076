"""Sessions: in which browsers people are known. Of what a cookie carries only the hash is kept."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, select, update

from burgh.server.store.people import add_session, end_sessions, same_person
from burgh.server.store.rows import Known, Person, Session
from burgh.server.store.schema import PEOPLE, SESSIONS
from burgh.server.store.upsert import insert_new, run

if TYPE_CHECKING:
    from burgh.server.store.store import Store

THEIRS: Final = PEOPLE.alias("theirs")  # everybody who shares the account
FIND: Final = (
    select(SESSIONS, PEOPLE, THEIRS.c.id)
    .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
    .outerjoin(THEIRS, THEIRS.c.account == PEOPLE.c.account)
)
WIDTH: Final = len(SESSIONS.c)
AT_ONCE: Final = 500  # sessions in one question


class Sessions:
    """Who is known where."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, token_hash: bytes) -> Known | None:
        """Whose a session is; one question, as every request asks it."""
        asked = FIND.where(SESSIONS.c.token_hash == token_hash)
        rows = await self._store.read(lambda connection: connection.execute(asked).all())
        if not rows:
            return None
        session, person = Session(*rows[0][:WIDTH]), Person(*rows[0][WIDTH:-1])
        return Known(session, person, frozenset({person.id, *(row[-1] for row in rows)} - {None}))

    async def begin(self, session: Session, person: Person) -> bool:
        """Write somebody new down with their session; says whether they are in it now.

        Of two first requests at once one writes. Whoever is known without this session has ended
        it: nobody gets in again by a request that was on its way.
        """
        new, there = msgspec.structs.asdict(person), SESSIONS.c.id == session.id

        def change(connection: Connection) -> bool:
            if connection.execute(insert_new(connection, PEOPLE).values(new)).rowcount > 0:
                add_session(connection, session)
            return connection.execute(select(SESSIONS.c.id).where(there)).first() is not None

        return await self._store.write(change)

    async def exchange(self, session: Session, at: float) -> bool:
        """Begin the first session of a guest whom an older program knew; only once."""

        def change(connection: Connection) -> bool:
            first = (
                update(PEOPLE)
                .where(PEOPLE.c.id == session.person, PEOPLE.c.keyed_at.is_(None))
                .where(PEOPLE.c.account.is_(None), PEOPLE.c.deleted_at.is_(None))
            )
            if run(connection, first.values(keyed_at=at)) == 0:
                return False
            add_session(connection, session)
            return True

        return await self._store.write(change)

    async def of(self, person: str) -> list[Session]:
        """The sessions of a person, the last seen first."""
        theirs = SESSIONS.c.person.in_(same_person(person))
        asked = select(SESSIONS).where(theirs).order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.id)
        found = await self._store.read(lambda connection: connection.execute(asked).all())
        return [Session(*row) for row in found]

    async def end(self, person: str, session: str) -> list[str]:
        """End a session of a person; gives its id, or nothing if it is none of theirs."""
        theirs = SESSIONS.c.person.in_(same_person(person))
        return await self._end(theirs & (SESSIONS.c.id == session))

    async def end_others(self, person: str, session: str) -> list[str]:
        """End all sessions of a person but one; gives the ids of those that were."""
        theirs = SESSIONS.c.person.in_(same_person(person))
        return await self._end(theirs & (SESSIONS.c.id != session))

    async def _end(self, which: ColumnElement[bool]) -> list[str]:
        return await self._store.write(lambda connection: end_sessions(connection, which))

    async def see(self, session: str, at: float) -> None:
        """Note that a session is in use."""
        seen = update(SESSIONS).where(SESSIONS.c.id == session).values(seen_at=at)
        await self._store.write(lambda connection: run(connection, seen))

    async def there(self, sessions: Collection[str]) -> set[str]:
        """Those of some sessions that have not been ended."""
        asked = list(sessions)
        found: set[str] = set()
        for first in range(0, len(asked), AT_ONCE):
            some = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(asked[first : first + AT_ONCE]))
            found |= await self._store.read(partial(scalars, asked=some))
        return found

    async def forget_before(self, at: float) -> int:
        """Drop sessions that nobody has used since; gives how many."""
        old = delete(SESSIONS).where(SESSIONS.c.seen_at < at)
        return await self._store.write(lambda connection: run(connection, old))


def scalars(connection: Connection, asked: Select[Any]) -> set[str]:
    """Everything a question gives."""
    return set(connection.execute(asked).scalars().all())
