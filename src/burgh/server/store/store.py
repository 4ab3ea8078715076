"""Store: the logs of games and what lists show of them; people and their own things beside them."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Self, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    Select,
    bindparam,
    delete,
    extract,
    func,
    literal,
    or_,
    select,
    text,
    update,
)

from burgh.server.store.engine import Database, address, is_sqlite, make_database
from burgh.server.store.errors import Outdated, Unavailable, version_problem
from burgh.server.store.house import HouseRecords, escaped
from burgh.server.store.lists import Lists
from burgh.server.store.log import COLUMNS, Append, read_log, read_summary
from burgh.server.store.migrations import HEAD, bring_up, least, revision
from burgh.server.store.notices import Notices
from burgh.server.store.numbers import OnWritten, WriterState
from burgh.server.store.people import People, same_person
from burgh.server.store.personal import PersonalData
from burgh.server.store.reader import ask
from burgh.server.store.retention import Retention
from burgh.server.store.reviews import Reviews
from burgh.server.store.rows import Deal, Row, SeatRow, Status, Summary
from burgh.server.store.schema import DEALS, EVENTS, GAMES, KEYS, LINKS, SEATS
from burgh.server.store.sessions import Sessions
from burgh.server.store.upsert import insert_new, put, run
from burgh.server.store.vacations import Vacations
from burgh.server.store.writer import Writer

T = TypeVar("T")
MOST_LISTED: Final = 100
TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")


class Store:
    """Everything that outlives the process.

    Every method may raise `Unavailable`; then nothing is half done. What is written comes back
    from `await` only when it is committed to the disk.
    """

    def __init__(self, database: Database) -> None:
        """Take a database whose tables exist; `Store.open` makes sure of that."""
        self._database = database
        self._writer = Writer(database)
        self._is_closed = False
        self.people = People(self)
        self.sessions = Sessions(self)
        self.personal = PersonalData(self)
        self.notices = Notices(self)
        self.reviews = Reviews(self)
        self.lists = Lists(self)
        self.vacations = Vacations(self)
        self.house = HouseRecords(self)
        self.retention = Retention(self)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = False) -> Self:
        """Open a database: `sqlite:///FILE`, `sqlite://` (in memory) or `postgresql://...`.

        SQLite's tables are made or brought up to date here; PostgreSQL's only if asked for, as
        `burgh migrate` does.
        """
        place = address(url)
        database = make_database(place)
        try:
            await prepare(database, may_migrate=migrate or is_sqlite(place))
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what waits, then let the database go."""
        await self._writer.close()
        self._is_closed = True
        await self._database.close()

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something; for the rooms of the store."""
        if self._is_closed:
            raise Unavailable("closed")
        return await ask(self._database, question)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Change something, in one transaction with whatever else waits; for the store's rooms."""
        return await self._writer.do(change)

    # How it is

    def watch_writes(self, watch: OnWritten) -> None:
        """Name who is told of every transaction."""
        self._writer.watch = watch

    def writer_state(self) -> WriterState:
        """How it stands with the writer now."""
        return self._writer.state()

    async def try_writing(self) -> None:
        """Write something that changes nothing, to see whether the database takes it."""
        await self.write(lambda connection: connection.execute(TOUCH).rowcount)

    async def schema(self) -> str | None:
        """The step of its tables: this program's own, or a newer one."""
        return await self.read(revision)

    # The log

    async def append(
        self,
        rows: Sequence[Row],
        summary: Summary,
        *,
        deal: Deal | None = None,
        has_seats: bool = True,
    ) -> None:
        """Write the next events of a game; they are committed when this comes back.

        `has_seats`: somebody sits elsewhere than before these events. Most are moves.
        Raises `Conflict` if the first of them has been written by somebody else. To append the
        very same rows once more changes nothing and is no error.
        """
        await self._writer.do(Append(tuple(rows), summary, deal, has_seats))

    async def events(self, game: str, after: int = -1) -> list[Row]:
        """The events of a game that come after a number, in order."""
        return await self.read(lambda connection: read_log(connection, game, after))

    async def events_of_kinds(
        self, games: Sequence[str], kinds: Sequence[str]
    ) -> dict[str, list[Row]]:
        """The events of some kinds, in order, for each of some games that has any."""
        asked = (
            select(*COLUMNS)
            .where(EVENTS.c.game.in_(games), EVENTS.c.kind.in_(kinds))
            .order_by(EVENTS.c.game, EVENTS.c.seq)
        )
        found = await self.read(lambda connection: connection.execute(asked).all())
        rows: dict[str, list[Row]] = {}
        for row in found:
            rows.setdefault(row.game, []).append(Row(*row))
        return rows

    async def event(self, game: str, seq: int) -> Row | None:
        """One event of a game."""
        asked = select(*COLUMNS).where(EVENTS.c.game == game, EVENTS.c.seq == seq)
        found = await self.read(lambda connection: connection.execute(asked).one_or_none())
        return None if found is None else Row(*found)

    async def last_seq(self, game: str) -> int:
        """The number of a game's last event; -1 if there is none."""
        asked = select(func.max(EVENTS.c.seq)).where(EVENTS.c.game == game)
        found = await self.read(lambda connection: connection.execute(asked).scalar())
        return -1 if found is None else int(found)

    async def last_seqs(self, games: Sequence[str]) -> dict[str, int]:
        """The numbers of the last events of some games."""
        asked = select(GAMES.c.game, GAMES.c.seq).where(GAMES.c.game.in_(games))
        found = await self.read(lambda connection: connection.execute(asked).all())
        return {row.game: int(row.seq) for row in found}

    async def now(self) -> float:
        """The time by the clock that all who share the database share, since 1970."""
        if self._database.dialect == "sqlite":
            return time.time()
        asked = select(extract("epoch", func.clock_timestamp()))
        return float(await self.read(lambda connection: connection.execute(asked).scalar_one()))

    async def kept_key(self, name: str, drawn: str) -> str:
        """A key under a name: the one that is kept, else the one drawn now, for good."""
        asked = select(KEYS.c.value).where(KEYS.c.name == name)

        def change(connection: Connection) -> str:
            connection.execute(insert_new(connection, KEYS), [{"name": name, "value": drawn}])
            return str(connection.execute(asked).scalar_one())

        found = await self.read(lambda connection: connection.execute(asked).scalar())
        return str(found) if found is not None else await self.write(change)

    async def deal(self, game: str) -> Deal | None:
        """What a game was dealt from. For the server alone until the game has ended."""
        asked = select(DEALS).where(DEALS.c.game == game)
        found = await self.read(lambda connection: connection.execute(asked).one_or_none())
        if found is None:
            return None
        return Deal(found.game, int(found.seed) if found.seed else None, found.salt)

    # Lists

    async def summary(self, game: str) -> Summary | None:
        """What lists show about a game, if it exists."""
        asked = select(GAMES).where(GAMES.c.game == game)
        found = await self.read(lambda connection: connection.execute(asked).one_or_none())
        return None if found is None else read_summary(found)

    async def tables(
        self, status: Status | None = None, *, listed: bool | None = True, limit: int = 50
    ) -> list[Summary]:
        """Games, the last changed first: public ones unless said otherwise."""
        asked = select(GAMES)
        if listed is not None:
            asked = asked.where(GAMES.c.is_listed == listed)
        if status is not None:
            asked = asked.where(GAMES.c.status == status)
        asked = asked.order_by(GAMES.c.changed_at.desc(), GAMES.c.game)
        return await self._summaries(asked.limit(min(limit, MOST_LISTED)))

    async def find_tables(self, text: str, limit: int = MOST_LISTED) -> list[Summary]:
        """Games by name, or by somebody's name at them, the last changed first."""
        part = f"%{escaped(text)}%"
        seated = select(SEATS.c.game).where(SEATS.c.name.ilike(part, escape="\\"))
        asked = select(GAMES)
        if text:
            asked = asked.where(or_(GAMES.c.game == text, GAMES.c.game.in_(seated)))
        asked = asked.order_by(GAMES.c.changed_at.desc(), GAMES.c.game)
        return await self._summaries(asked.limit(min(limit, MOST_LISTED)))

    async def playing(self, after: str = "", limit: int = MOST_LISTED) -> list[Summary]:
        """Games that are being played, by name, those that come after one."""
        asked = (
            select(GAMES)
            .where(GAMES.c.status == "playing", GAMES.c.game > after)
            .order_by(GAMES.c.game)
            .limit(limit)
        )
        return await self._summaries(asked)

    async def games(self) -> list[str]:
        """Name every game, oldest first."""
        asked = select(GAMES.c.game).order_by(GAMES.c.created_at, GAMES.c.game)
        return list(await self.read(lambda connection: connection.execute(asked).scalars().all()))

    async def games_of(self, person: str, limit: int = 50) -> list[Summary]:
        """The games in which a person sits, the last changed first.

        The games of all people who share the person's account count as theirs.
        """
        seated = select(SEATS.c.game).where(SEATS.c.person.in_(same_person(person)))
        asked = (
            select(GAMES)
            .where(GAMES.c.game.in_(seated))
            .order_by(GAMES.c.changed_at.desc(), GAMES.c.game)
            .limit(min(limit, MOST_LISTED))
        )
        return await self._summaries(asked)

    # Who is named where

    async def games_naming(self, people: Collection[str]) -> list[str]:
        """The games in whose log some people are, wherever in it. It looks through all of them."""
        kinds = ("opened", "sat", "said", "handed_over", "barred", "silenced")

        def question(connection: Connection) -> list[str]:
            found: set[str] = set()
            for person in people:
                named = holds(connection, person.encode())
                asked = select(EVENTS.c.game).where(EVENTS.c.kind.in_(kinds), named).distinct()
                found.update(connection.execute(asked).scalars())
            return sorted(found)

        return await self.read(question)

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Put other words in the place of events, for a name that has to go; nothing else may."""
        if not rows:
            return
        changed = update(EVENTS).where(
            EVENTS.c.game == bindparam("of"), EVENTS.c.seq == bindparam("number")
        )
        changes = [{"of": row.game, "number": row.seq, "body": row.body} for row in rows]
        await self.write(lambda connection: connection.execute(changed, changes))

    async def forget_names(self, people: Collection[str]) -> None:
        """Take the names of some people out of what lists show."""

        def change(connection: Connection) -> None:
            theirs = SEATS.c.person.in_(people) & (SEATS.c.kind == "person")
            games = list(connection.execute(select(SEATS.c.game).where(theirs)).scalars())
            connection.execute(update(SEATS).where(theirs).values(name=""))
            for row in connection.execute(select(GAMES).where(GAMES.c.game.in_(games))).all():
                seats = msgspec.json.encode(without_names(read_summary(row).seats, people))
                named = update(GAMES).where(GAMES.c.game == row.game, GAMES.c.seats != seats)
                connection.execute(named.values(seats=seats))

        await self.write(change)

    async def _summaries(self, asked: Select[Any]) -> list[Summary]:
        found = await self.read(lambda connection: connection.execute(asked).all())
        return [read_summary(row) for row in found]

    # Links to a seat

    async def put_link(self, game: str, seat: int, token: str) -> None:
        """Let a secret token open a seat; an older token of the seat opens it no longer."""
        row = {"game": game, "seat": seat, "secret_hash": secret_hash(token)}
        await self.write(lambda connection: put(connection, LINKS, row))

    async def claim_link(self, token: str) -> tuple[str, int] | None:
        """The game and seat that a token opens. The token stays good."""
        asked = select(LINKS.c.game, LINKS.c.seat).where(LINKS.c.secret_hash == secret_hash(token))
        found = await self.read(lambda connection: connection.execute(asked).one_or_none())
        return None if found is None else (found.game, found.seat)

    async def drop_link(self, game: str, seat: int) -> None:
        """Let no token open a seat any more."""
        gone = delete(LINKS).where(LINKS.c.game == game, LINKS.c.seat == seat)
        await self.write(lambda connection: run(connection, gone))


def without_names(seats: Sequence[SeatRow], people: Collection[str]) -> list[SeatRow]:
    """Who sits where, without the names of some people."""
    return [
        msgspec.structs.replace(seat, name="")
        if seat.person in people and seat.kind == "person"  # a bot that keeps a seat has its own
        else seat
        for seat in seats
    ]


def holds(connection: Connection, part: bytes) -> ColumnElement[bool]:
    """Whether an event has some bytes in its body."""
    if connection.dialect.name == "sqlite":
        return func.instr(EVENTS.c.body, part) > 0
    return func.position(literal(part, LargeBinary).op("IN")(EVENTS.c.body)) > 0


def secret_hash(token: str) -> bytes:
    """What is kept of a token; tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).digest()


async def migrate(url: str) -> str | None:
    """Bring a database's tables up to date; gives the step they stood at."""
    database = make_database(address(url))
    try:
        before = await prepare(database, may_migrate=True)
    finally:
        await database.close()
    if (before or "") > HEAD:
        raise Outdated(version_problem(before, HEAD))
    return before


async def prepare(database: Database, *, may_migrate: bool) -> str | None:
    """Make sure that this program can go on with the tables; gives the step they were at.

    They may be those of a newer program, if that has only added to them.
    """

    def settle(connection: Connection) -> str | None:
        with connection.begin():
            stands = revision(connection)
            if stands == HEAD or (stands or "") > HEAD >= (least(connection) or "newer"):
                return stands
            if not may_migrate or (stands or "") > HEAD:
                raise Outdated(version_problem(stands, HEAD))
            return bring_up(connection)

    return await ask(database, settle, "write" if may_migrate else "read")
