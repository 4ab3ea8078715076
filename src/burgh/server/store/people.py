"""People and their accounts."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Connection,
    delete,
    insert,
    literal,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from burgh.server.store.errors import NameAlike, NameTaken
from burgh.server.store.rows import Account, Person, Session
from burgh.server.store.schema import (
    ACCOUNTS,
    BLOCKS,
    LOOKS,
    MUTES,
    NOTES,
    NOTICES,
    PASSES,
    PEOPLE,
    SESSIONS,
    VACATIONS,
)
from burgh.server.store.upsert import insert_new, put, run

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

    async def rename(self, person: str, name: str, language: str) -> None:
        """Write another name or language, and nothing else: an account may be entered meanwhile."""
        there = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.deleted_at.is_(None))
        renamed = there.values(name=name, language=language)
        await self._store.write(lambda connection: run(connection, renamed))

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

    async def accounts_named(self, names: Collection[str]) -> list[Account]:
        """The accounts that bear one of some names, as they are kept."""
        return await self._accounts(ACCOUNTS.c.name.in_(names))

    async def account(self, name: str) -> Account | None:
        """An account by its name, in any case."""
        found = await self.accounts_named({name.casefold()})
        return found[0] if found else None

    async def accounts_at(self, email: str) -> list[Account]:
        """The accounts whose confirmed address this is."""
        return await self._accounts(ACCOUNTS.c.email == email)

    async def _accounts(self, which: ColumnElement[bool]) -> list[Account]:
        asked = select(ACCOUNTS).where(which).order_by(ACCOUNTS.c.name)
        found = await self._store.read(lambda connection: connection.execute(asked).all())
        return [Account(*row) for row in found]

    async def change_account(self, name: str, **values: str | None) -> None:
        """Write another password, or what became of an address."""
        changed = update(ACCOUNTS).where(ACCOUNTS.c.name == name).values(**values)
        await self._store.write(lambda connection: run(connection, changed))

    async def delete_account(self, name: str, at: float) -> list[str]:
        """Drop an account with all that only its owner needs; gives the sessions that end.

        The ids its games know stay, so that nobody gets them again.
        """

        def change(connection: Connection) -> list[str]:
            theirs = select(PEOPLE.c.id).where(PEOPLE.c.account == name)
            ids = frozenset(connection.execute(theirs).scalars())
            ended = end_sessions(connection, SESSIONS.c.person.in_(ids))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.name == name))
            for kept in (NOTICES, NOTES, MUTES, LOOKS, VACATIONS, PASSES, BLOCKS):
                connection.execute(delete(kept).where(kept.c.person.in_(ids)))
            gone = {"name": "", "language": "", "account": None, "deleted_at": at}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(ids)).values(**gone))
            return ended

        return await self._store.write(change)

    async def open_account(
        self, account: Account, session: Session, skeleton: Callable[[str], str]
    ) -> list[str]:
        """Give a person an account and a new session; their old ones end, and are given.

        Raises `NameTaken` if the name is somebody's, `NameAlike` if it looks like somebody's.
        """

        def change(connection: Connection) -> list[str]:
            fill_skeletons(connection, skeleton)
            alike = select(ACCOUNTS.c.name).where(ACCOUNTS.c.skeleton == account.skeleton)
            like = connection.execute(alike).scalar()
            if like is not None and like != account.name:
                raise NameAlike(account.name)
            try:
                with connection.begin_nested():
                    connection.execute(insert(ACCOUNTS), [msgspec.structs.asdict(account)])
            except IntegrityError:
                raise NameTaken(account.name) from None
            set_account(connection, account.person, account.name)
            ended = end_sessions(connection, SESSIONS.c.person == account.person)
            add_session(connection, session)
            return ended

        return await self._store.write(change)

    async def enter_account(
        self, name: str, session: Session, *, guest: str | None, left: str
    ) -> list[str]:
        """Begin a session in an account; gives those that end with it.

        Those are the one that is left, and all of a guest, whose id from now on only finds games.
        """

        def change(connection: Connection) -> list[str]:
            which = SESSIONS.c.id == left
            if guest is not None:
                set_account(connection, guest, name)
                which |= SESSIONS.c.person == guest
            ended = end_sessions(connection, which)
            add_session(connection, session)
            return ended

        return await self._store.write(change)


def fill_skeletons(connection: Connection, skeleton: Callable[[str], str]) -> None:
    """Work out what the names look like that an older program has written; who was first has it."""
    asked = select(ACCOUNTS.c.name).where(ACCOUNTS.c.skeleton.is_(None)).order_by(ACCOUNTS.c.name)
    taken = select(ACCOUNTS.c.name)
    for name in list(connection.execute(asked).scalars()):
        looks = skeleton(name)
        if connection.execute(taken.where(ACCOUNTS.c.skeleton == looks)).first() is None:
            filled = update(ACCOUNTS).where(ACCOUNTS.c.name == name).values(skeleton=looks)
            connection.execute(filled)


def add_session(connection: Connection, session: Session) -> None:
    """Write a session, unless it is there already: two first requests may come at once."""
    connection.execute(insert_new(connection, SESSIONS), [msgspec.structs.asdict(session)])


def end_sessions(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """End sessions; gives their ids."""
    ended = list(connection.execute(select(SESSIONS.c.id).where(which)).scalars())
    connection.execute(delete(SESSIONS).where(which))
    return ended


def set_account(connection: Connection, person: str, account: str) -> None:
    """Write down to which account a person belongs, if to none so far."""
    free = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.account.is_(None))
    connection.execute(free.values(account=account))


def same_person(person: str | BindParameter[str]) -> CompoundSelect[tuple[str]]:
    """The ids of a person and of everybody who shares their account."""
    account = select(PEOPLE.c.account).where(PEOPLE.c.id == person).scalar_subquery()
    themselves = literal(person) if isinstance(person, str) else person
    return union(
        select(themselves.label("id")), select(PEOPLE.c.id).where(PEOPLE.c.account == account)
    )
