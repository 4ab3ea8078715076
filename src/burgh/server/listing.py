"""Tables as lists show them, read from summaries and logs without playing any game again."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from typing import Final

from burgh.core.malformed import Malformed
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Cursor, Row, SeatRow, Summary, Wanted
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.absence import grace, is_over_days
from burgh.table.deal import parts_after

A_PAGE: Final = 20
CURSOR: Final = re.compile(r"([01]):(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?):([a-z0-9]{1,40})")
HOME: Final = ("mine", "ended", "open", "playing")
# The kinds of events that lists tell of.
LANDMARKS: Final = (
    *("opened", "sat", "left", "accepted", "returned", "vacation"),
    *("began", "paused", "rematched", "ended", "forgotten"),
    *("handed_over", "closed", "ruled"),
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
            found[summary.game] = as_listed(views.table_info(table, who.ids, moment))
        else:
            others[summary.game] = summary
    logs = await runtime.store.events_of_kinds(list(others), LANDMARKS) if others else {}
    for key, rows in logs.items():
        with contextlib.suppress(log.NewerEvent):  # newer nodes list it
            found[key] = from_log(others[key], rows, who)
    return found


def as_listed(info: wire.TableInfo) -> wire.TableInfo:
    """Leave out what is told at the table alone: who is away, and what one may do there."""
    info.can_abort = info.resigning_ends = False
    info.may = []
    for seat in info.seats:
        seat.absence = None
    return info


def from_log(summary: Summary, rows: Sequence[Row], who: Caller) -> wire.TableInfo:
    """Describe a table that is not in memory."""
    events = [log.read(row.body) for row in rows]
    plan = events[0]
    assert isinstance(plan, log.Opened)
    landmarks = Landmarks(plan)
    for event in events:
        landmarks.fold(event)
    ended = landmarks.ended if summary.status == "ended" else None
    return wire.TableInfo(
        id=summary.game,
        title=plan.title,
        status=summary.status,
        options=plan.options,
        seats=[landmarks.seat(number, row, who) for number, row in enumerate(summary.seats)],
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
        is_paused=landmarks.is_paused,
        commitment=wire.Commitment(
            plan.sealed,
            ended.opened if ended is not None else None,
            plan.is_chosen,
            list(landmarks.parts),
        )
        if plan.sealed
        else None,
        engine=plan.engine,
        data_version=plan.data,
        result=summary.result or None,
        rematch=landmarks.rematch,
        is_host=landmarks.host in who.ids,
        grace=grace(plan),
        early_end=views.early_end(ended),
        is_private=plan.is_private,
        has_password=bool(plan.password),
        spectators=landmarks.spectators,
        spectator_chat=landmarks.spectator_chat,
        closed_because=landmarks.closed_because,
    )


class Landmarks:
    """What lists tell of a table beyond its summary, folded from a few kinds of events."""

    def __init__(self, plan: log.Opened) -> None:
        self.plan = plan
        self.levels = [seat.level for seat in plan.seats]
        self.styles = [seat.style for seat in plan.seats]
        self.names = [seat.name for seat in plan.seats]  # of people
        self.owners: list[str | None] = [None] * len(plan.seats)
        self.keepers: list[str | None] = [None] * len(plan.seats)  # the ids of owners
        self.vacations: list[float | None] = [None] * len(plan.seats)
        self.invited = set(plan.invited)
        self.is_paused = False
        self.rematch: str | None = None
        self.ended: log.Ended | None = None
        self.former: set[str] = set()
        self.parts: tuple[str, ...] = ()  # of the deal, as they stood when it was made
        self.is_dealt = False
        self.host = plan.host
        self.spectators, self.spectator_chat = plan.spectators, plan.spectator_chat
        self.closed_because: str | None = None

    def fold(self, event: log.Event) -> None:
        """Take an event in."""
        if not self.is_dealt:
            self.parts = parts_after(self.parts, event)
        match event:
            case log.Began():
                self.is_dealt = True
            case log.Forgotten():
                self.forget(event.people)
            case log.Sat():
                self.sit(event)
            case log.Accepted() | log.Left():
                self.invited.discard(event.seat)
            case log.Returned():
                self.levels[event.seat] = self.owners[event.seat] = None
                self.styles[event.seat] = ""
            case log.Vacation():
                self.vacations[event.seat] = event.until
            case log.Paused():
                self.is_paused = event.is_paused
            case log.Rematched():
                self.rematch = event.table
            case log.Ended():
                self.ended = event
            case log.HandedOver():
                self.host = event.person
            case log.Ruled():
                self.rule(event)
            case log.Closed():
                self.closed_because = event.reason

    def forget(self, people: Sequence[str]) -> None:
        """Note who has deleted their account: nobody comes back to a seat of theirs."""
        self.former.update(people)
        for seat, keeper in enumerate(self.keepers):
            if keeper in people:
                self.owners[seat] = None

    def rule(self, event: log.Ruled) -> None:
        """Note what spectators may from now on."""
        if event.spectators is not None:
            self.spectators = event.spectators
        if event.spectator_chat is not None:
            self.spectator_chat = event.spectator_chat

    def sit(self, event: log.Sat) -> None:
        """Note who has a seat now, and for whom a bot keeps it."""
        self.levels[event.seat], self.styles[event.seat] = event.level, event.style
        self.owners[event.seat] = self.names[event.seat] if event.owner is not None else None
        self.keepers[event.seat] = event.owner
        self.vacations[event.seat] = None
        self.invited.discard(event.seat)
        if event.person is not None:
            self.names[event.seat] = event.name

    def seat(self, number: int, seat: SeatRow, who: Caller) -> wire.SeatInfo:
        """Who sits on a seat; nobody is present at a table that is not in memory."""
        is_theirs = seat.person is not None and seat.person in who.ids
        is_kept = self.owners[number] is not None
        return wire.SeatInfo(
            seat=number,
            kind=seat.kind,  # type: ignore[arg-type]  # it was written from a chair
            name=seat.name,
            level=self.levels[number],
            style=self.styles[number],
            is_mine=is_theirs and not is_kept,
            is_present=seat.kind in ("bot", "automatic"),
            is_former=seat.person in self.former,
            vacation_until=self.vacations[number] if is_over_days(self.plan) else None,
            owner=self.owners[number],
            can_return=is_theirs and is_kept and self.ended is None,
            is_invited=number in self.invited,
        )
