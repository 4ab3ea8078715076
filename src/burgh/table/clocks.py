"""Clocks as values: what a seat has left, when it runs out, who is played by a bot meanwhile."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from burgh.table import events as log
from burgh.table.absence import is_over_days

if TYPE_CHECKING:
    from burgh.table.sitting import Sitting


def is_running(sitting: Sitting) -> bool:
    """Whether somebody's clock is going."""
    has_clock = sitting.opened is not None and sitting.opened.clock is not None
    return has_clock and sitting.status == "playing" and not sitting.is_paused


def spend(sitting: Sitting, at: float) -> None:
    """Take the time that has passed from whoever was to decide."""
    if sitting.since is not None and sitting.turn >= 0:
        seat = sitting.turn
        sitting.chairs[seat].seconds_left = seconds_left(sitting, seat, at)


def add_increment(sitting: Sitting, seat: int) -> None:
    """Add the increment; a decision made again after going back earns none a second time."""
    left, clock = sitting.chairs[seat].seconds_left, sitting.plan.clock
    if left is not None and clock is not None and sitting.ply > sitting.furthest:
        sitting.chairs[seat].seconds_left = left + clock.increment
    sitting.furthest = max(sitting.furthest, sitting.ply)


def seconds_left(sitting: Sitting, seat: int, now: float) -> float | None:
    """The time a seat has left; a clock that went backwards takes nothing away."""
    left = sitting.chairs[seat].seconds_left
    if left is None or seat != sitting.turn or sitting.since is None:
        return left
    return max(0.0, left - max(0.0, now - runs_from(sitting, seat, sitting.since)))


def runs_from(sitting: Sitting, seat: int, since: float) -> float:
    """When the clock of a seat that decides since a moment runs: on vacation it stands."""
    until = sitting.chairs[seat].vacation_until
    return since if until is None or not is_over_days(sitting.plan) else max(since, until)


def seconds_for(sitting: Sitting, left: float | None) -> float | None:
    """The time of somebody who takes a seat back: what they had, an increment at least."""
    clock = sitting.plan.clock
    return left if left is None or clock is None else max(left, float(clock.increment))


def runs_out_at(sitting: Sitting) -> float | None:
    """When the seat that decides has no time left, if a clock is running for a person."""
    if sitting.since is None or sitting.turn < 0:
        return None
    chair = sitting.chairs[sitting.turn]
    if chair.kind != "person" or chair.seconds_left is None:
        return None
    return runs_from(sitting, sitting.turn, sitting.since) + chair.seconds_left


def is_away(sitting: Sitting, now: float, present: Collection[int] = ()) -> bool:
    """Whether a bot decides for the person whose turn it is: out of time, now or before.

    Who ran out before is away until they give a sign, or are seen at the table.
    """
    runs_out = runs_out_at(sitting)
    if runs_out is None:
        return False
    return now >= runs_out or (sitting.turn not in present and gave_no_sign(sitting, sitting.turn))


def gave_no_sign(sitting: Sitting, seat: int) -> bool:
    """Whether the last that was heard of a seat is a move made in its place."""
    for entry in reversed(sitting.entries):
        event = entry.event
        if getattr(event, "seat", None) == seat:
            return isinstance(event, log.Moved) and event.away
    return False
