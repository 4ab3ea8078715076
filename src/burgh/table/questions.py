"""Questions to the table: undo behind a reveal, a pause, a bot for somebody who is gone, an end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, assert_never

from burgh.core.malformed import Malformed
from burgh.table import events as log
from burgh.table.absence import is_gone, must_be_replaceable, on_vacation_until
from burgh.table.early_ends import TAKES_OVER, agreed_end, being_played
from burgh.table.refused import Refused
from burgh.table.seats import bot_on

if TYPE_CHECKING:
    from burgh.table.sitting import Sitting

What = Literal["undo", "pause", "resume", "replace", "end"]
# What somebody is asked though a bot keeps their seat: consent survives replacement.
SURVIVING: Final[tuple[What, ...]] = ("undo", "end")


@dataclass(frozen=True, slots=True)
class Moment:
    """Who is at the table, since when others are not, and what time it is: no log knows that."""

    present: frozenset[int]
    now: float
    away_since: Mapping[int, float] = field(default_factory=dict)  # as far as the host can tell
    is_known: bool = True  # else people may be at the table of whom the host does not hear
    known_in: float | None = None  # seconds after which it is known again, if that can be said


UNKNOWN: Final = Moment(frozenset(), 0.0, is_known=False)


@dataclass(slots=True)
class Question:
    """Something the people at the table are asked."""

    id: int
    seat: int
    what: What
    to_ply: int | None
    whom: int | None
    waiting: set[int] = field(default_factory=set)


def voters(sitting: Sitting, seat: int, what: What) -> set[int]:
    """A seat of each other person, whose consent is asked."""
    chairs = sitting.chairs
    asked: dict[str, int] = {}
    for other, chair in enumerate(chairs):
        who = chair.whose if what in SURVIVING else chair.person
        if who not in (None, chairs[seat].person):
            asked.setdefault(str(who), other)
    return set(asked.values())


def ask(
    sitting: Sitting,
    seat: int,
    what: Literal["pause", "resume", "replace", "end"],
    whom: int | None,
    key: str,
    moment: Moment = UNKNOWN,
) -> list[log.Event]:
    """Put a question to the table; with nobody else to ask, it is done at once."""
    sitting.refuse_repeated(key)
    being_played(sitting)
    if what == "replace":
        must_be_replaceable(sitting, another_person(sitting, seat, whom), moment)
    elif whom is not None:
        raise Malformed("whom", "a seat is named only where a bot is to take it over")
    elif what != "end" and sitting.is_paused == (what == "pause"):
        raise Refused("no_change", "the clocks are so already")
    return put(sitting, log.Asked(seat=seat, what=what, key=key, whom=whom), moment)


def another_person(sitting: Sitting, seat: int, whom: int | None) -> int:
    """The seat of somebody else, which a bot might take over."""
    chairs = sitting.chairs
    if (
        whom is None
        or whom >= len(chairs)
        or chairs[whom].kind != "person"
        or chairs[whom].person == chairs[seat].person
    ):
        raise Refused("no_such_seat", "only another person can be replaced by a bot")
    return whom


def put(sitting: Sitting, question: log.Asked, moment: Moment = UNKNOWN) -> list[log.Event]:
    """Ask, or grant at once where nobody else is there to be asked."""
    for number, known in sitting.questions.items():
        if (known.what, known.seat) == (question.what, question.seat) and (
            known.whom == question.whom
        ):
            if known.waiting - excused_seats(sitting, question, moment):
                raise Refused("asked_already", "the table has been asked already")
            return carry_out(sitting, question, number)  # who was waited for has gone meanwhile
    waiting = voters(sitting, question.seat, question.what)
    if waiting - excused_seats(sitting, question, moment):
        return [question]
    return [question, *carry_out(sitting, question, sitting.seq + 1)]


def excused_seats(sitting: Sitting, question: log.Asked, moment: Moment) -> set[int]:
    """The seats whose consent is not waited for: they have been away for longer than the grace.

    Else two who are gone for good would wait for each other. To an undo and to an end everybody
    has to say yes themselves, and nobody on vacation is replaced.
    """
    if question.what in SURVIVING:
        return set()
    return {
        seat
        for seat in range(len(sitting.chairs))
        if is_gone(sitting, seat, moment)
        and (seat != question.whom or on_vacation_until(sitting, seat, moment.now) is None)
    }


def answer(
    sitting: Sitting, seat: int, number: int, yes: bool, key: str, moment: Moment = UNKNOWN
) -> list[log.Event]:
    """Say yes or no; the last yes grants what was asked."""
    sitting.refuse_repeated(key)
    question = sitting.questions.get(number)
    if question is None:
        raise Refused("no_such_question", "that question is settled")
    chairs = sitting.chairs
    mine = {other for other in question.waiting if chairs[other].whose == chairs[seat].whose}
    if not mine:
        raise Refused("not_asked", "this seat is not asked")
    said = log.Answered(seat=min(mine), ask=number, yes=yes, key=key)
    asked = log.Asked(question.seat, question.what, "", question.to_ply, question.whom)
    if not yes or question.waiting - mine - excused_seats(sitting, asked, moment):
        return [said]
    return [said, *carry_out(sitting, asked, number)]


def carry_out(sitting: Sitting, question: log.Asked, number: int) -> list[log.Event]:
    """Do what everybody agreed to."""
    match question.what:
        case "undo":
            assert question.to_ply is not None
            return [log.Undone(seat=question.seat, to_ply=question.to_ply, ask=number)]
        case "replace":
            assert question.whom is not None
            owner = sitting.chairs[question.whom].person
            return [bot_on(sitting, question.whom, TAKES_OVER, owner)]
        case "pause" | "resume":
            return [log.Paused(is_paused=question.what == "pause")]
        case "end":
            return [agreed_end(sitting, question.seat)]
        case _:
            assert_never(question.what)
