"""Tables as lists show them, read from summaries and logs without playing any game again."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile
from typing import Final

from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Row, Status, Summary
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.deal import parts_after

MOST_LISTED = 50
# The kinds of events that lists tell of.
LANDMARKS: Final = (
    *("opened", "sat", "left", "began", "paused"),
    *("rematched", "ended", "forgotten"),
)


async def lists(runtime: Runtime, who: Caller) -> wire.TableLists:
    """The tables for the home page."""
    mine = await runtime.store.games_of(who.id, MOST_LISTED)
    waiting, playing = await public(runtime, "open"), await public(runtime, "playing")
    found = await describe(runtime, who, [*mine, *waiting, *playing])
    return wire.TableLists(
        mine=[found[summary.game] for summary in mine if summary.game in found],
        open=[found[summary.game] for summary in waiting if summary.game in found],
        playing=[found[summary.game] for summary in playing if summary.game in found],
    )


async def public(runtime: Runtime, status: Status) -> list[Summary]:
    """The tables that anybody may find."""
    return await runtime.store.tables(status, listed=True, limit=MOST_LISTED)


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
