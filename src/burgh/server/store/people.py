"""People and their accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import CompoundSelect, Connection, insert, literal, select, union, update
from sqlalchemy.exc import IntegrityError

from burgh.server.store.errors import NameTaken
from burgh.server.store.rows import Account, Person
from burgh.server.store.schema import ACCOUNTS, PEOPLE
from burgh.server.store.upsert import insert_new, put

if TYPE_CHECKING:
    from burgh.server.store.store import Store


class People:
    """Who has been here: guests by their cookie, some with an account."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, person: Person) -> None:
        """Write a person, new or changed."""
        row = msgspec.structs.asdict(person)
        await self._store.write(lambda connection: put(connection, PEOPLE, row))

    async def add(self, person: Person) -> None:
        """Write a person, unless they are there already."""
        row = msgspec.structs.asdict(person)
        await self._store.write(
            lambda connection: connection.execute(insert_new(connection, PEOPLE), [row])
        )

    async def find(self, person: str) -> Person | None:
        """A person by id."""
        asked = select(PEOPLE).where(PEOPLE.c.id == person)
        found = await self._store.read(lambda connection: connection.execute(asked).one_or_none())
        return None if found is None else Person(*found)

    async def ids_of(self, person: str) -> frozenset[str]:
        """The ids of a person and of everybody who shares their account."""
        asked = same_person(person)
        found = await self._store.read(lambda connection: connection.execute(asked).all())
        return frozenset(str(row.id) for row in found)

    async def open_account(self, account: Account) -> None:
        """Give a person an account; raises `NameTaken` if the name, in any case, is somebody's."""
        row = msgspec.structs.asdict(account) | {"name": account.name.casefold()}

        def change(connection: Connection) -> None:
            try:
                connection.execute(insert(ACCOUNTS), [row])
            except IntegrityError:
                raise NameTaken(account.name) from None
            set_account(connection, account.person, row["name"])

        await self._store.write(change)

    async def account(self, name: str) -> Account | None:
        """An account by its name, in any case."""
        asked = select(ACCOUNTS).where(ACCOUNTS.c.name == name.casefold())
        found = await self._store.read(lambda connection: connection.execute(asked).one_or_none())
        return None if found is None else Account(*found)

    async def join_account(self, person: str, name: str) -> None:
        """Let the games of a guest, who has logged in, belong to an account too."""
        await self._store.write(lambda connection: set_account(connection, person, name.casefold()))


def set_account(connection: Connection, person: str, account: str) -> None:
    """Write down to which account a person belongs."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(account=account))


def same_person(person: str) -> CompoundSelect[tuple[str]]:
    """The ids of a person and of everybody who shares their account."""
    account = select(PEOPLE.c.account).where(PEOPLE.c.id == person).scalar_subquery()
    return union(
        select(literal(person).label("id")), select(PEOPLE.c.id).where(PEOPLE.c.account == account)
    )
