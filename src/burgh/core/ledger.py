"""The ledger: what a move changed and because of what. Every number has a cause."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64

EVERYBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1


class Entry:
    """One adjustment: a seat's track, the amount meant, what a stop left of it, and its cause.

    Seats: the table as a whole is EVERYBODY, where tracks are shared. A track beyond the state's
    own is a step of a reckoning, such as a bonus that goes into a score: it changes nothing itself.
    Tracks, causes and places are the title's own numbers; `Title.name_entry` gives them names.
    """

    def __init__(
        self, seat: i64, track: i64, amount: i64, applied: i64, cause: i64, place: i64, rule: str
    ) -> None:
        self.seat = seat
        self.track = track
        self.amount = amount
        self.applied = applied
        self.cause = cause
        self.place = place
        self.rule = rule

    def __repr__(self) -> str:
        return (
            f"Entry(seat={self.seat}, track={self.track}, amount={self.amount}, "
            f"applied={self.applied}, cause={self.cause}, place={self.place}, rule={self.rule!r})"
        )


class Reveal:
    """One hidden thing that was shown, and to which seat (or to everybody).

    A barrier is news somebody can still use: an undo does not reach behind it.
    """

    def __init__(self, thing: i64, to: i64, barrier: bool) -> None:
        """Note that `thing` was shown to seat `to`."""
        self.thing = thing
        self.to = to
        self.barrier = barrier


class Ledger:
    """The entries of one move in the order they happened, and what the move revealed."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.reveals: list[Reveal] = []
        self.rule = ""

    def under(self, rule: str) -> str:
        """Say which rule the next entries follow; gives the rule said before, to return to."""
        before = self.rule
        self.rule = rule
        return before

    def add(self, seat: i64, track: i64, amount: i64, applied: i64, cause: i64, place: i64) -> None:
        """Write an entry under the rule last said; a change of nothing is not written."""
        if amount != 0:
            self.entries.append(Entry(seat, track, amount, applied, cause, place, self.rule))

    def reveal(self, thing: i64, to: i64, barrier: bool = True) -> None:
        """Write that a hidden thing was shown."""
        self.reveals.append(Reveal(thing, to, barrier))
