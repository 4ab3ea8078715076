"""Questions to the table: undo behind a reveal, a pause, a bot for somebody who is gone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, assert_never

from burgh.table import events as log
from burgh.table.refused import Refused
from burgh.table.seats import bot_on

if TYPE_CHECKING:
    from burgh.table.sitting import Sitting

LONG_GONE: Final = 86_400.0  # seconds without a sign, after which nobody waits for a consent
REPLACED_BY: Final = 2  # the level of a bot that takes over


@dataclass(frozen=True, slots=True)
class Moment:
    """Which seats have somebody at the table, and what time it is: no log knows that."""

    present: frozenset[int]
    now: float


UNKNOWN: Final = Moment(frozenset(), 0.0)


@dataclass(slots=True)
class Question:
    """Something the people at the table are asked."""

    id: int
    seat: int
    what: Literal["undo", "pause", "resume", "replace"]
    to_ply: int | None
    whom: int | None
    waiting: set[int] = field(default_factory=set)


def others(sitting: Sitting, seat: int) -> set[int]:
    """A seat of each other person, whose consent is asked."""
    chairs = sitting.chairs
    asked: dict[str, int] = {}
    for other, chair in enumerate(chairs):
        if chair.kind == "person" and chair.person not in (None, chairs[seat].person):
            asked.setdefault(str(chair.person), other)
    return set(asked.values())


def ask(
    sitting: Sitting,
    seat: int,
    what: Literal["pause", "resume", "replace"],
    whom: int | None,
    key: str,
    moment: Moment = UNKNOWN,
) -> list[log.Event]:
    """Put a question to the table; with nobody else to ask, it is done at once."""
    sitting.refuse_repeated(key)
    sitting.playing()
    if sitting.has_ended:
        raise Refused("game_over", "the game is over")
    chairs = sitting.chairs
    if what == "replace" and (
        whom is None or not whom < len(chairs) or chairs[whom].kind != "person"
    ):
        raise Refused("no_such_seat", "only a person can be replaced by a bot")
    if what != "replace" and sitting.is_paused == (what == "pause"):
        raise Refused("no_change", "the clocks are so already")
    return put(sitting, log.Asked(seat=seat, what=what, key=key, whom=whom), moment)


def put(sitting: Sitting, question: log.Asked, moment: Moment = UNKNOWN) -> list[log.Event]:
    """Ask, or grant at once where nobody else is there to be asked."""
    for number, known in sitting.questions.items():
        if (known.what, known.seat) == (question.what, question.seat) and (
            known.whom == question.whom
        ):
            if known.waiting - excused_seats(sitting, known.whom, moment):
                raise Refused("asked_already", "the table has been asked already")
            return carry_out(sitting, question, number)  # who was waited for has gone meanwhile
    waiting = others(sitting, question.seat) - excused_seats(sitting, question.whom, moment)
    if waiting:
        return [question]
    return [question, *carry_out(sitting, question, sitting.seq + 1)]


def excused_seats(sitting: Sitting, whom: int | None, moment: Moment) -> set[int]:
    """The seats whose consent is not waited for when a bot is to take a seat over.

    The person themselves if they are not at the table: who is there decides for themselves. And
    whoever gave no sign for long, else two who are gone for good would wait for each other.
    """
    if whom is None:
        return set()
    person = sitting.chairs[whom].person
    return {
        seat
        for seat, chair in enumerate(sitting.chairs)
        if seat not in moment.present
        and (chair.person == person or moment.now - last_sign(sitting, seat) >= LONG_GONE)
    }


def last_sign(sitting: Sitting, seat: int) -> float:
    """When a seat was last heard of; when the table was opened, if never."""
    for entry in reversed(sitting.entries):
        if getattr(entry.event, "seat", None) == seat and not getattr(entry.event, "away", False):
            return entry.at
    return sitting.created_at


def answer(
    sitting: Sitting, seat: int, number: int, yes: bool, key: str, moment: Moment = UNKNOWN
) -> list[log.Event]:
    """Say yes or no; the last yes grants what was asked."""
    sitting.refuse_repeated(key)
    question = sitting.questions.get(number)
    if question is None:
        raise Refused("no_such_question", "that question is settled")
    chairs = sitting.chairs
    mine = {other for other in question.waiting if chairs[other].person == chairs[seat].person}
    if not mine:
        raise Refused("not_asked", "this seat is not asked")
    said = log.Answered(seat=min(mine), ask=number, yes=yes, key=key)
    waiting = question.waiting - mine - excused_seats(sitting, question.whom, moment)
    if not yes or waiting:
        return [said]
    asked = log.Asked(question.seat, question.what, "", question.to_ply, question.whom)
    return [said, *carry_out(sitting, asked, number)]


def carry_out(sitting: Sitting, question: log.Asked, number: int) -> list[log.Event]:
    """Do what everybody agreed to."""
    match question.what:
        case "undo":
            assert question.to_ply is not None
            return [log.Undone(seat=question.seat, to_ply=question.to_ply, ask=number)]
        case "replace":
            assert question.whom is not None
            return [bot_on(sitting, question.whom, REPLACED_BY)]
        case "pause" | "resume":
            return [log.Paused(is_paused=question.what == "pause")]
        case _:
            assert_never(question.what)
