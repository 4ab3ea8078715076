"""Former players: a log without the names of people who have deleted their account.

Seats, decisions and what was said stay. A host writes the same into its log, word for word, so that
a name is nowhere kept; folded again, the log gives the same sitting.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec import structs

from burgh.table import events as log


def without_names(events: Iterable[log.Event], people: Collection[str]) -> Iterator[log.Event]:
    """The events of a log in order, from its first, without the names of some people."""
    for event, speaker in with_speakers(events):
        match event:
            case log.Opened():
                seats = tuple(without_name(plan, people) for plan in event.seats)
                yield structs.replace(event, seats=seats)
            case log.Sat(person=person) if person in people:
                yield structs.replace(event, name="")
            case log.HandedOver() | log.Barred() | log.Silenced() if event.person in people:
                yield structs.replace(event, name="")
            case log.Said() if speaker in people:
                yield structs.replace(event, name="", person=speaker)
            case _:
                yield event


def with_speakers(events: Iterable[log.Event]) -> Iterator[tuple[log.Event, str | None]]:
    """The events of a log in order, each line of chat with who said it.

    Lines of an older program do not say so; whoever sat there then has said it.
    """
    seated: list[str | None] = []
    has_begun = False
    for event in events:
        speaker = None
        match event:
            case log.Opened():
                seated = [plan.person for plan in event.seats]
            case log.Sat():
                seated[event.seat] = event.person
            case log.Left() if not has_begun:
                seated[event.seat] = None
            case log.Began():
                has_begun = True
            case log.Said():
                speaker = event.person or (seated[event.seat] if event.seat >= 0 else None)
            case _:
                pass
        yield event, speaker


def without_name(plan: log.Plan, people: Collection[str]) -> log.Plan:
    """A plan that names none of some people."""
    return structs.replace(plan, name="") if plan.person in people else plan
