"""Absence: since when somebody is away, how long they are waited for, and their vacation.

A log knows events alone. Who is at the table, and since when somebody is not, is said by the host
(`Moment`), as far as it knows; where it does not know, nobody is replaced.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from burgh.table import events as log
from burgh.table.refused import Refused

if TYPE_CHECKING:
    from burgh.table.questions import Moment
    from burgh.table.sitting import Sitting

A_DAY: Final = 86_400
LIVE_GRACE: Final = 300  # seconds somebody may be away before a bot may take their place
DAYS_GRACE: Final = 3 * A_DAY  # the same where a game goes on for days
LONGEST_VACATION: Final = 30 * A_DAY  # at once


def is_over_days(plan: log.Opened) -> bool:
    """Whether a game goes on for days: its clock gives a day at least."""
    return plan.clock is not None and plan.clock.budget >= A_DAY


def grace(plan: log.Opened) -> int:
    """How long somebody may be away before a bot may take their place, in seconds."""
    if plan.grace is not None:
        return plan.grace
    return DAYS_GRACE if is_over_days(plan) else LIVE_GRACE


# --- away ----------------------------------------------------------------------------------------


def away_since(sitting: Sitting, seat: int, moment: Moment) -> float:
    """Since when a seat has been away; where the host cannot tell, since this moment."""
    return max(sitting.signs[seat], moment.away_since.get(seat, moment.now))


def grace_left(sitting: Sitting, seat: int, moment: Moment) -> float:
    """How many seconds a seat that is away is still waited for."""
    away = max(0.0, moment.now - away_since(sitting, seat, moment))
    return max(0.0, grace(sitting.plan) - away)


def is_gone(sitting: Sitting, seat: int, moment: Moment) -> bool:
    """Whether a seat has been away for longer than the table waits, as far as anybody can know."""
    is_absent = moment.is_known and seat not in moment.present
    return is_absent and grace_left(sitting, seat, moment) <= 0


def on_vacation_until(sitting: Sitting, seat: int, now: float) -> float | None:
    """When the vacation of a seat ends, if it has one; live tables know none."""
    until = sitting.chairs[seat].vacation_until
    return until if until is not None and until > now and is_over_days(sitting.plan) else None


def must_be_replaceable(sitting: Sitting, seat: int, moment: Moment) -> None:
    """Refuse a bot for somebody who may still come; who is at the table decides for themselves."""
    if seat in moment.present:
        return
    until = on_vacation_until(sitting, seat, moment.now)
    if until is not None:
        raise Refused("on_vacation", "they are on vacation", wait=until - moment.now)
    if not moment.is_known:
        words = "it is not known who is at the table"
        raise Refused("presence_unknown", words, wait=moment.known_in)
    left = grace_left(sitting, seat, moment)
    if left > 0:
        raise Refused("in_grace", "they have not been away for long enough", wait=left)


# --- vacation ------------------------------------------------------------------------------------


def take_vacation(
    sitting: Sitting, people: Collection[str], until: float | None
) -> list[log.Event]:
    """Tell a table that somebody is on vacation until a moment, or no longer."""
    if not is_over_days(sitting.plan) or sitting.has_ended:
        return []
    return [
        log.Vacation(seat=seat, until=until)
        for seat in sitting.seats_of(*people)
        if sitting.chairs[seat].vacation_until != until
    ]


# --- coming back ---------------------------------------------------------------------------------


def come_back(sitting: Sitting, seat: int, key: str) -> list[log.Event]:
    """Take a seat back that a bot has kept: the bot goes."""
    sitting.refuse_repeated(key)
    if sitting.has_ended:
        raise Refused("game_over", "the game is over")
    return [log.Returned(seat=seat, key=key)]


def seat_left(sitting: Sitting, people: Collection[str], seat: int) -> int:
    """A seat that a bot keeps for a person, or a refusal of what is another's."""
    if seat >= len(sitting.chairs) or sitting.chairs[seat].owner not in people:
        raise Refused("not_yours", "that seat is not yours")
    return seat
