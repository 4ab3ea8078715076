"""What operators and hosts decide: roles, bans, reports, the audit; and blocks, and passes."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update

from burgh.server.store.rows import AuditRow, Ban, Block, Person, Report
from burgh.server.store.schema import (
    ACCOUNTS,
    AUDIT,
    BANS,
    BLOCKS,
    PASSES,
    PEOPLE,
    REPORTS,
    ROLES,
    SEATS,
)
from burgh.server.store.upsert import insert_new, put, run

if TYPE_CHECKING:
    from burgh.server.store.store import Store

OPERATOR: Final = "operator"
MOST: Final = 200  # rows in one answer


class HouseRecords:
    """The rules of the house as they are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _all(self, asked: Select[Any]) -> list[Row[Any]]:
        found = await self._store.read(lambda connection: connection.execute(asked).all())
        return list(found)

    # Roles

    async def operators(self) -> frozenset[str]:
        """The accounts of all operators."""
        found = await self._all(select(ROLES.c.account).where(ROLES.c.role == OPERATOR))
        return frozenset(str(row.account) for row in found)

    async def set_operator(self, account: str, *, is_operator: bool) -> bool:
        """Make an account an operator's, or no longer; false if there is no such account."""
        name = account.casefold()
        gone = delete(ROLES).where(ROLES.c.account == name)
        known = select(ACCOUNTS.c.name).where(ACCOUNTS.c.name == name)

        def change(connection: Connection) -> bool:
            if connection.execute(known).first() is None:
                return False
            if is_operator:
                put(connection, ROLES, {"account": name, "role": OPERATOR})
            else:
                run(connection, gone)
            return True

        return await self._store.write(change)

    # Bans

    async def bans(self, now: float) -> list[Ban]:
        """The bans that stand, the newest first."""
        stands = or_(BANS.c.until.is_(None), BANS.c.until > now)
        found = await self._all(select(BANS).where(stands).order_by(BANS.c.at.desc(), BANS.c.id))
        return [Ban(**row._mapping) for row in found]

    async def add_ban(self, ban: Ban) -> None:
        """Keep a ban."""
        row = msgspec.structs.asdict(ban)
        await self._store.write(lambda connection: put(connection, BANS, row))

    async def lift_ban(self, ban: str) -> Ban | None:
        """Lift a ban; gives what it was."""

        def change(connection: Connection) -> Ban | None:
            found = connection.execute(select(BANS).where(BANS.c.id == ban)).one_or_none()
            run(connection, delete(BANS).where(BANS.c.id == ban))
            return None if found is None else Ban(**found._mapping)

        return await self._store.write(change)

    # Blocks

    async def block(self, block: Block) -> None:
        """Let a person have nothing to do with another; once is enough."""
        row = msgspec.structs.asdict(block)
        await self._store.write(
            lambda connection: connection.execute(insert_new(connection, BLOCKS), [row])
        )

    async def unblock(self, people: Collection[str], block: str) -> bool:
        """Take a block back; false if it is not these people's."""
        gone = delete(BLOCKS).where(BLOCKS.c.id == block, BLOCKS.c.person.in_(people))
        return bool(await self._store.write(lambda connection: run(connection, gone)))

    async def blocks_of(self, people: Collection[str]) -> list[Block]:
        """Whom some people have blocked."""
        asked = select(BLOCKS).where(BLOCKS.c.person.in_(people)).order_by(BLOCKS.c.at)
        return [Block(**row._mapping) for row in await self._all(asked)]

    async def is_blocked_by(self, people: Collection[str], others: Collection[str]) -> bool:
        """Whether any of the others has blocked one of these people."""
        asked = select(BLOCKS.c.id).where(BLOCKS.c.person.in_(others), BLOCKS.c.blocked.in_(people))
        return bool(await self._all(asked.limit(1)))

    # Passes

    async def let_in(self, game: str, person: str) -> None:
        """Open a private table to a person from now on."""
        row = {"game": game, "person": person}
        await self._store.write(lambda connection: put(connection, PASSES, row))

    async def has_pass(self, game: str, people: Collection[str]) -> bool:
        """Whether a person was let in, under any of their ids."""
        asked = select(PASSES.c.game).where(PASSES.c.game == game, PASSES.c.person.in_(people))
        return bool(await self._all(asked.limit(1)))

    # Reports

    async def report(self, report: Report) -> None:
        """Keep a report."""
        row = msgspec.structs.asdict(report)
        await self._store.write(lambda connection: connection.execute(insert(REPORTS), [row]))

    async def reports(self, *, settled: bool, limit: int = MOST) -> list[Report]:
        """Reports, those that wait or those that were settled, the newest first."""
        which = REPORTS.c.settled_at.is_not(None) if settled else REPORTS.c.settled_at.is_(None)
        asked = select(REPORTS).where(which).order_by(REPORTS.c.at.desc(), REPORTS.c.id)
        return [Report(**row._mapping) for row in await self._all(asked.limit(limit))]

    async def settle(self, report: str, by: str, at: float, outcome: str) -> bool:
        """Note what came of a report; false if it is settled already, or there is none."""
        change = (
            update(REPORTS)
            .where(REPORTS.c.id == report, REPORTS.c.settled_at.is_(None))
            .values(settled_at=at, settled_by=by, outcome=outcome)
        )
        return bool(await self._store.write(lambda connection: run(connection, change)))

    # The audit

    async def note(self, line: AuditRow) -> None:
        """Write down what somebody did."""
        row = msgspec.structs.asdict(line)
        await self._store.write(lambda connection: connection.execute(insert(AUDIT), [row]))

    async def audit(self, limit: int = MOST, before: float | None = None) -> list[AuditRow]:
        """What was done, the newest first."""
        asked = select(AUDIT)
        if before is not None:
            asked = asked.where(AUDIT.c.at < before)
        asked = asked.order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(limit)
        return [AuditRow(**row._mapping) for row in await self._all(asked)]

    # Looking for people

    async def find_people(self, text: str, limit: int = MOST) -> list[Person]:
        """People whose name, account or id has a text in it, the newest first."""
        part = f"%{escaped(text)}%"
        asked = select(*(PEOPLE.c[name] for name in Person.__struct_fields__)).where(
            or_(
                PEOPLE.c.name.ilike(part, escape="\\"),
                PEOPLE.c.account.ilike(part, escape="\\"),
                PEOPLE.c.id == text,
            )
        )
        asked = asked.order_by(PEOPLE.c.created_at.desc(), PEOPLE.c.id).limit(limit)
        return [Person(**row._mapping) for row in await self._all(asked)]

    async def person(self, person: str) -> Person | None:
        """A person; one without a name is called as at a table they sit at."""
        found = await self._store.people.find(person)
        if found is None or found.name:
            return found
        asked = select(SEATS.c.name).where(SEATS.c.person == person, SEATS.c.name != "").limit(1)
        names = [str(row.name) for row in await self._all(asked)]
        return msgspec.structs.replace(found, name=names[0]) if names else found

    async def seat_counts(self, people: Collection[str]) -> dict[str, int]:
        """At how many tables each of some people sits."""
        asked = (
            select(SEATS.c.person, func.count(func.distinct(SEATS.c.game)).label("tables"))
            .where(SEATS.c.person.in_(people))
            .group_by(SEATS.c.person)
        )
        return {str(row.person): int(row.tables) for row in await self._all(asked)}


def escaped(text: str) -> str:
    """A text in which the letters of a pattern stand for themselves."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
