"""What happened, by pages: the newest at once, the older on demand.

The course of a game and the talk beside it are counted apart: talk grows without end, and whoever
comes wants the moves first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import UNSET, UnsetType

from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.moderation import hears
from burgh.table.questions import Moment
from burgh.table.sitting import Entry, Sitting
from burgh.table.visitors import Visitor

MOST_COURSE: Final = 300  # events of the game in one page
MOST_CHAT: Final = 40  # lines in one page: 2 kB each at worst
MOST_TRACKS: Final = 300

What = Literal["course", "chat"]


def welcome(
    sitting: Sitting, visitor: Visitor, after: int, looked: int, moment: Moment
) -> wire.Welcome:
    """The table as a visitor's seat sees it, and the last of what happened after a number."""
    events, earlier = newest(sitting, visitor, after)
    return wire.Welcome(
        table=views.table_info(sitting, visitor.ids, moment, is_operator=visitor.is_operator),
        mine=sitting.seats_of(*visitor.ids),
        muted=sorted(visitor.muted),
        looked=looked,
        events=events,
        seen=views.view_for(sitting, visitor.seat),
        earlier=earlier,
    )


def newest(
    sitting: Sitting, visitor: Visitor, after: int
) -> tuple[list[wire.Event], wire.Earlier | UnsetType]:
    """The last of what happened after an event, and where the earlier begins, if there is any."""
    course = page(sitting, visitor, "course", after=after)
    chat = page(sitting, visitor, "chat", after=after)
    events = sorted([*course.events, *chat.events], key=lambda event: event.seq)
    is_all = course.before is None and chat.before is None
    return events, UNSET if is_all else wire.Earlier(course.before, chat.before)


def page(
    sitting: Sitting,
    visitor: Visitor,
    what: What,
    *,
    before: int | None = None,
    after: int = -1,
) -> wire.EventPage:
    """The last events of a kind before one, as a visitor may know them."""
    seat = visitor.seat
    most = MOST_COURSE if what == "course" else MOST_CHAT
    found: list[wire.Event] = []
    between = talk_between if what == "chat" else entries_between
    for entry in reversed(between(sitting, after, before)):
        if is_heard(sitting, entry, visitor) if what == "chat" else is_course(entry):
            event = views.event_for(sitting, entry, seat)
            if event is not None:
                found.append(event)
        if len(found) > most:
            break
    if what == "course" and after < 0 and len(found) <= most:
        rest = views.events_before(sitting, seat, before, most + 1 - len(found))
        found.extend(reversed(rest))
    shown = found[:most][::-1]
    return wire.EventPage(shown, shown[0].seq if len(found) > most else None)


def course_after(
    sitting: Sitting, seat: int, after: int | None
) -> tuple[list[wire.Event], int | None]:
    """The first events of a game after one, and the last of them if more follow."""
    found: list[wire.Event] = []
    if after is None or after < -1:
        every = views.events_before(sitting, seat)
        found = [event for event in every if after is None or event.seq > after]
    last = -1 if after is None else max(-1, after)
    found.extend(first_known(sitting, entries_between(sitting, last, None), seat, len(found)))
    shown = found[:MOST_COURSE]
    return shown, shown[-1].seq if len(found) > MOST_COURSE else None


def first_known(
    sitting: Sitting, entries: Iterable[Entry], seat: int, before: int
) -> list[wire.Event]:
    """The events of a game as a seat may know them, one more than fit into a page."""
    found: list[wire.Event] = []
    for entry in entries:
        if before + len(found) > MOST_COURSE:
            break
        if is_course(entry) and (event := views.event_for(sitting, entry, seat)) is not None:
            found.append(event)
    return found


def entries_between(sitting: Sitting, after: int, before: int | None) -> list[Entry]:
    """The entries of the log between two numbers; they are numbered from 0 on."""
    numbers = numbers_between(sitting, after, before)
    return sitting.entries[numbers.start : numbers.stop]


def talk_between(sitting: Sitting, after: int, before: int | None) -> list[Entry]:
    """The same for whoever looks for talk: no move is made again for it."""
    return [sitting.entries[seq] for seq in numbers_between(sitting, after, before)]


def numbers_between(sitting: Sitting, after: int, before: int | None) -> range:
    """The numbers of entries that are there, whatever number was asked for."""
    there = len(sitting.entries)
    return range(max(0, after + 1), there if before is None else min(max(0, before), there))


def is_course(entry: Entry) -> bool:
    """Whether an entry belongs to the game, and not to the talk beside it."""
    return not isinstance(entry.event, log.Said)


def is_heard(sitting: Sitting, entry: Entry, visitor: Visitor) -> bool:
    """Whether an entry is talk that a visitor may hear, and wants to."""
    if not isinstance(entry.event, log.Said) or entry.event.seat in visitor.muted:
        return False
    return hears(sitting, visitor.ids, visitor.blocked, entry)
