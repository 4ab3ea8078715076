"""Appending to the logs of games, many games at once, and reading a log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from burgh.server.store.errors import Conflict
from burgh.server.store.rows import Deal, Row, SeatRow, Summary
from burgh.server.store.schema import DEALS, EVENTS, GAMES, SEATS
from burgh.server.store.upsert import insert_all, insert_new, upsert

NEW_EVENTS: Final = insert(EVENTS)
COLUMNS: Final = [EVENTS.c[name] for name in Row.__struct_fields__]


class Append(msgspec.Struct, frozen=True):
    """New events of one game, what lists will show then, and the deal if it is just made."""

    rows: tuple[Row, ...]
    summary: Summary
    deal: Deal | None = None
    has_seats: bool = True  # whether anybody sits elsewhere than before: else their rows stand

    def __post_init__(self) -> None:
        """Hold the caller to rows that follow each other and end where the summary says."""
        game, last = self.summary.game, self.summary.seq
        first = last - len(self.rows) + 1
        numbered = [(row.game, row.seq) for row in self.rows]
        if not self.rows or numbered != [(game, seq) for seq in range(first, last + 1)]:
            raise ValueError(f"game {game}: the rows do not lead up to event {last}")


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write the events of many games in a few statements; a conflict in one fails all.

    Always in the order of the games: two nodes that did it in different orders could wait for
    each other for ever.
    """
    summaries = {each.summary.game: each.summary for each in appends}
    games = [summaries[game] for game in sorted(summaries)]
    rows = sorted(
        (row for each in appends for row in each.rows), key=lambda row: (row.game, row.seq)
    )
    deals = [each.deal for each in appends if each.deal is not None]
    insert_all(connection, upsert(connection, GAMES), [of_summary(summary) for summary in games])
    reseated = {each.summary.game for each in appends if each.has_seats}
    if seats := [
        seat for summary in games if summary.game in reseated for seat in of_seats(summary)
    ]:
        connection.execute(upsert(connection, SEATS), seats)
    if deals:
        connection.execute(insert_new(connection, DEALS), [of_deal(deal) for deal in deals])
    insert_all(connection, NEW_EVENTS, [of_row(row) for row in rows])


def append_one(connection: Connection, append: Append) -> None:
    """Write the events of one game inside a larger transaction, or raise `Conflict`.

    Conflict: a number is taken already, or the event before it is not there. Events that stand in
    the log already, word for word, were written by an earlier try whose acknowledgement was lost:
    they count as written.
    """
    try:
        with connection.begin_nested():
            append_all(connection, [append])
    except IntegrityError:
        game, first = append.rows[0].game, append.rows[0].seq
        there = read_log(connection, game, first - 1)
        if tuple(there[: len(append.rows)]) != append.rows:
            raise Conflict(game, first) from None


def read_log(connection: Connection, game: str, after: int) -> list[Row]:
    """The events of a game that come after a number, in order."""
    found = connection.execute(
        select(*COLUMNS).where(EVENTS.c.game == game, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
    )
    return [Row(*row) for row in found]


# Values as rows


def of_row(row: Row) -> dict[str, Any]:
    """The columns of an event; it hangs on the event before it."""
    return {**msgspec.structs.asdict(row), "before": row.seq - 1 if row.seq else None}


def of_summary(summary: Summary) -> dict[str, Any]:
    """The columns of a summary."""
    return {
        **msgspec.structs.asdict(summary),
        "turn": msgspec.json.encode(summary.turn),
        "seats": msgspec.json.encode(summary.seats),
    }


def of_seats(summary: Summary) -> Iterable[dict[str, Any]]:
    """A row for each seat."""
    for seat, seated in enumerate(summary.seats):
        yield {"game": summary.game, "seat": seat, **msgspec.structs.asdict(seated)}


def of_deal(deal: Deal) -> dict[str, Any]:
    """The columns of a deal."""
    seed = "" if deal.seed is None else str(deal.seed)
    return {"game": deal.game, "seed": seed, "salt": deal.salt}


def read_summary(columns: Any) -> Summary:  # a row of GAMES
    """The summary that a row of `games` holds."""
    fields = {name: columns._mapping[name] for name in Summary.__struct_fields__}
    return Summary(
        **{
            **fields,
            "turn": msgspec.json.decode(columns.turn, type=tuple[int, ...]),
            "seats": msgspec.json.decode(columns.seats, type=tuple[SeatRow, ...]),
        }
    )
