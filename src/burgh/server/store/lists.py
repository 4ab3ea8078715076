"""Lists of games, page by page: mine, with those that wait for me first, and public ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Integer,
    Select,
    Text,
    and_,
    case,
    exists,
    func,
    literal,
    or_,
    select,
    tuple_,
)

from burgh.server.store.log import read_summary
from burgh.server.store.people import same_person
from burgh.server.store.rows import OVER, Summary
from burgh.server.store.schema import GAMES, SEATS
from burgh.table.wire import MOST_SEATS

if TYPE_CHECKING:
    from burgh.server.store.store import Store

Which = Literal["mine", "ended", "open", "playing", "finished"]
MOST_LISTED: Final = 50
STATUS: Final = {"open": "open", "playing": "playing", "finished": "ended"}


class Cursor(NamedTuple):
    """The last game of a page, by what games are put in order."""

    rank: int
    weight: float
    game: str


class Wanted(Struct, frozen=True):
    """Which games: of one title, with a player whose name holds some letters."""

    which: Which
    person: str
    title: str = ""
    player: str = ""


class Lists:
    """The lists of games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(
        self, wanted: Wanted, after: Cursor | None = None, limit: int = MOST_LISTED
    ) -> tuple[list[Summary], Cursor | None]:
        """The next games of a list, and where the one after them begins, if there is one."""
        most = max(1, min(limit, MOST_LISTED))

        def ask(connection: Connection) -> list[Any]:
            asked = question(wanted, after, connection.dialect.name)
            return list(connection.execute(asked.limit(most + 1)))

        rows = await self._store.read(ask)
        shown = rows[:most]
        last = shown[-1] if len(rows) > most else None
        following = None if last is None else Cursor(last.rank, last.weight, last.game)
        return [read_summary(row) for row in shown], following


def question(wanted: Wanted, after: Cursor | None, dialect: str) -> Select[Any]:
    """What is asked of the database."""
    is_due = due(wanted.person) if wanted.which == "mine" else literal(False)
    rank = case((is_due, 0), else_=1).label("rank")
    weight = case((is_due, GAMES.c.changed_at), else_=-GAMES.c.changed_at).label("weight")
    asked = select(GAMES, rank, weight).where(*conditions(wanted, dialect))
    if after is not None:
        bounds = (literal(after.rank, Integer), literal(after.weight, Double))
        place = tuple_(rank, weight, GAMES.c.game)
        asked = asked.where(place > tuple_(*bounds, literal(after.game, Text)))
    return asked.order_by(rank, weight, GAMES.c.game)


def conditions(wanted: Wanted, dialect: str) -> list[ColumnElement[bool]]:
    """Which games are in a list."""
    if wanted.which in ("mine", "ended"):
        seated = select(SEATS.c.game).where(SEATS.c.person.in_(same_person(wanted.person)))
        is_over = GAMES.c.status.in_(OVER)
        found: list[ColumnElement[bool]] = [GAMES.c.game.in_(seated)]
        found.append(is_over if wanted.which == "ended" else ~is_over)
    else:
        found = [GAMES.c.is_listed.is_(True), GAMES.c.status == STATUS[wanted.which]]
    if wanted.title:
        found.append(GAMES.c.title == wanted.title)
    if wanted.player:
        found.append(named(wanted.player, dialect))
    return found


def due(person: str) -> ColumnElement[bool]:
    """Whether a game waits for a person: the one who is to decide sits on a seat of theirs."""
    is_turn = or_(
        *(
            and_(SEATS.c.seat == seat, GAMES.c.turn == f"[{seat}]".encode())
            for seat in range(MOST_SEATS)
        )
    )
    mine = SEATS.c.person.in_(same_person(person))
    return exists().where(SEATS.c.game == GAMES.c.game, mine, is_turn).correlate(GAMES)


def named(player: str, dialect: str) -> ColumnElement[bool]:
    """Whether somebody plays whose name holds some letters, large or small."""
    fold = func.casefold if dialect == "sqlite" else func.lower
    wanted = player.casefold() if dialect == "sqlite" else player.lower()
    holds = fold(SEATS.c.name).contains(wanted, autoescape=True)
    return exists().where(SEATS.c.game == GAMES.c.game, holds).correlate(GAMES)
