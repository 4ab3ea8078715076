"""What one person keeps beside one game: notes, mutes, and up to where they have looked."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, select

from burgh.server.store.schema import LOOKS, MUTES, NOTES
from burgh.server.store.upsert import dialect_insert, put, run

if TYPE_CHECKING:
    from burgh.server.store.store import Store


class PersonalData:
    """A person's own things at a game; nobody else sees them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put_note(self, game: str, person: str, text: str) -> None:
        """Keep a note; an empty one is thrown away."""
        row = {"game": game, "person": person, "text": text}
        gone = delete(NOTES).where(NOTES.c.game == game, NOTES.c.person == person)
        if text:
            await self._store.write(lambda connection: put(connection, NOTES, row))
        else:
            await self._store.write(lambda connection: run(connection, gone))

    async def note(self, game: str, person: str) -> str:
        """A person's note on a game, perhaps an empty one."""
        asked = select(NOTES.c.text).where(NOTES.c.game == game, NOTES.c.person == person)
        found = await self._store.read(lambda connection: connection.execute(asked).scalar())
        return found or ""

    async def mute(self, game: str, person: str, seat: int) -> None:
        """Hear no more of what a seat says."""
        row = {"game": game, "person": person, "seat": seat}
        await self._store.write(lambda connection: put(connection, MUTES, row))

    async def unmute(self, game: str, person: str, seat: int) -> None:
        """Hear a seat again."""
        gone = delete(MUTES).where(
            MUTES.c.game == game, MUTES.c.person == person, MUTES.c.seat == seat
        )
        await self._store.write(lambda connection: run(connection, gone))

    async def mutes(self, game: str, person: str) -> frozenset[int]:
        """The seats a person does not want to hear."""
        asked = select(MUTES.c.seat).where(MUTES.c.game == game, MUTES.c.person == person)
        found = await self._store.read(lambda connection: connection.execute(asked).scalars().all())
        return frozenset(found)

    async def all_mutes(self, people: Collection[str]) -> list[tuple[str, int]]:
        """The seats some people do not want to hear, each with its game."""
        asked = select(MUTES.c.game, MUTES.c.seat).where(MUTES.c.person.in_(people))
        asked = asked.order_by(MUTES.c.game, MUTES.c.seat)
        found = await self._store.read(lambda connection: connection.execute(asked).all())
        return [(row.game, row.seat) for row in found]

    async def mark_read(self, game: str, person: str, seq: int) -> None:
        """Remember that a person has seen a game up to an event; it never goes back."""
        row = {"game": game, "person": person, "seq": seq}

        def change(connection: Connection) -> None:
            new = dialect_insert(connection.dialect.name, LOOKS)
            further = new.on_conflict_do_update(
                index_elements=list(LOOKS.primary_key),
                set_={"seq": new.excluded.seq},
                where=LOOKS.c.seq < new.excluded.seq,
            )
            connection.execute(further, [row])

        await self._store.write(change)

    async def last_read(self, game: str, person: str) -> int:
        """The last event a person has seen of a game; -1 if none."""
        asked = select(func.max(LOOKS.c.seq)).where(LOOKS.c.game == game, LOOKS.c.person == person)
        found = await self._store.read(lambda connection: connection.execute(asked).scalar())
        return -1 if found is None else int(found)
