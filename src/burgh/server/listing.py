"""Tables as lists show them, read from summaries and logs without playing any game again."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile
from typing import Final

from burgh.core.malformed import Malformed
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Cursor, Row, Summary, Wanted
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.deal import parts_after

A_PAGE: Final = 20
CURSOR: Final = re.compile(r"([01]):(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?):([a-z0-9]{1,40})")
HOME: Final = ("mine", "ended", "open", "playing")
# The kinds of events that lists tell of.
LANDMARKS: Final = (
    *("opened", "sat", "left", "began", "paused"),
    *("rematched", "ended", "forgotten"),
)


async def lists(runtime: Runtime, who: Caller) -> wire.TableLists:
    """The tables for the home page."""
    pages = {
        which: await runtime.store.lists.page(Wanted(which, who.id), limit=A_PAGE) for which in HOME
    }
    found = await describe(runtime, who, [game for games, _ in pages.values() for game in games])
    shown = {which: known(found, games) for which, (games, _) in pages.items()}
    after = {which: write_cursor(last) for which, (_, last) in pages.items() if last is not None}
    return wire.TableLists(**shown, after=after)


async def page(runtime: Runtime, who: Caller, wanted: Wanted, after: str) -> wire.TablePage:
    """A page of one list."""
    cursor = read_cursor(after) if after else None
    games, last = await runtime.store.lists.page(wanted, cursor, A_PAGE)
    found = await describe(runtime, who, games)
    following = None if last is None else write_cursor(last)
    return wire.TablePage(known(found, games), following)


def known(found: dict[str, wire.TableInfo], games: Sequence[Summary]) -> list[wire.TableInfo]:
    """Those of some games that this node can tell of; others are a newer node's."""
    return [found[game.game] for game in games if game.game in found]


def write_cursor(cursor: Cursor) -> str:
    """The place in a list where a page ends, as text."""
    return f"{cursor.rank}:{cursor.weight!r}:{cursor.game}"


def read_cursor(text: str) -> Cursor:
    """The place that a text means."""
    match = CURSOR.fullmatch(text)
    if match is None:
        raise Malformed("after", "this is no place in a list; take the one that came with a page")
    return Cursor(int(match[1]), float(match[2]), match[3])


async def describe(
    runtime: Runtime, who: Caller, summaries: Sequence[Summary]
) -> dict[str, wire.TableInfo]:
    """Describe tables to a person: from memory, or from the few events that lists tell of."""
    found: dict[str, wire.TableInfo] = {}
    others: dict[str, Summary] = {}
    for summary in summaries:
        table = runtime.tables.live.get(summary.game)
        if table is not None and table.seq == summary.seq:
            moment = runtime.hub.moment(table, runtime.clock())
            found[summary.game] = views.table_info(table, who.ids, moment)
        else:
            others[summary.game] = summary
    logs = await runtime.store.events_of_kinds(list(others), LANDMARKS) if others else {}
    for key, rows in logs.items():
        with contextlib.suppress(log.NewerEvent):  # newer nodes list it
            found[key] = from_log(others[key], rows, who)
    return found


def from_log(summary: Summary, rows: Sequence[Row], who: Caller) -> wire.TableInfo:
    """Describe a table that is not in memory."""
    events = [log.read(row.body) for row in rows]
    plan = events[0]
    assert isinstance(plan, log.Opened)
    levels = [seat.level for seat in plan.seats]
    is_paused, rematch, opened = False, None, None
    parts: tuple[str, ...] = ()
    for event in before_deal(events):
        parts = parts_after(parts, event)
    former: set[str] = set()
    for event in events:
        match event:
            case log.Sat():
                levels[event.seat] = event.level
            case log.Paused():
                is_paused = event.is_paused
            case log.Rematched():
                rematch = event.table
            case log.Ended():
                opened = event.opened
            case log.Forgotten():
                former.update(event.people)
    return wire.TableInfo(
        id=summary.game,
        title=plan.title,
        status=summary.status,
        options=plan.options,
        seats=seats(summary, levels, who, former),
        created_at=summary.created_at,
        changed_at=summary.changed_at,
        seq=summary.seq,
        ply=summary.ply,
        turn=list(summary.turn),
        is_listed=summary.is_listed,
        hints=plan.hints,
        is_branch=plan.record is not None,
        origin=views.origin(plan),
        clock=plan.clock,
        is_paused=is_paused,
        commitment=wire.Commitment(
            plan.sealed,
            opened if summary.status == "ended" else None,
            plan.is_chosen,
            list(parts),
        )
        if plan.sealed
        else None,
        engine=plan.engine,
        data_version=plan.data,
        result=summary.result or None,
        rematch=rematch,
        is_host=plan.host in who.ids,
    )


def before_deal(events: Sequence[log.Event]) -> Iterator[log.Event]:
    """The events before the game began."""
    return takewhile(lambda event: not isinstance(event, log.Began), events)


def seats(
    summary: Summary, levels: Sequence[int | None], who: Caller, former: Collection[str]
) -> list[wire.SeatInfo]:
    """Who sits where; nobody is present at a table that is not in memory."""
    return [
        wire.SeatInfo(
            seat=number,
            kind=seat.kind,  # type: ignore[arg-type]  # it was written from a chair
            name=seat.name,
            level=levels[number],
            is_mine=seat.person is not None and seat.person in who.ids,
            is_present=seat.kind in ("bot", "automatic"),
            is_former=seat.person in former,
        )
        for number, seat in enumerate(summary.seats)
    ]
