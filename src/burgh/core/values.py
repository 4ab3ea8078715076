"""One value per fact: what the engine tells, the wire sends and reasons quote is the same thing.

A change of a field here is a change of the wire: `web/src/wire/schema.json` is made from it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from burgh.core.said import Said


class Value(msgspec.Struct, frozen=True):
    """A fact that can be compared, printed and sent as it is."""


class Change(Value, frozen=True, gc=False):
    """A ledger entry. Seat -1 is the table; `applied` is what a stop left of `amount`."""

    seat: int
    track: str
    amount: int
    applied: int
    cause: str
    at: str | None
    rule: str
    why: Said  # because of what, for whoever reads it

    def __str__(self) -> str:
        """Say it in one line, for a shell."""
        cut = f" (cut to {self.applied:+d})" if self.applied != self.amount else ""
        where = f" at {self.at}" if self.at else ""
        moved = f"seat {self.seat} {self.track} {self.amount:+d}{cut}"
        return f"{moved}: {self.cause}{where} [{self.rule}]"


class Shown(Value, frozen=True, gc=False):
    """A hidden thing that was turned up, to one seat or to everybody; no undo behind a barrier."""

    thing: str
    to: int | None
    barrier: bool  # somebody can still use it


class Standing(Value, frozen=True):
    """A goal as it stands now: measured at each seat, who would score it, and for how much."""

    thing: str
    owner: int | None  # the seat whose own goal it is
    measures: tuple[int, ...]
    leader: int | None  # nobody in a tie
    worth: int


class Refusal(Value, frozen=True, gc=False, omit_defaults=True):
    """Why a move is not legal: the rule, a code, and what stands in the way."""

    rule: str
    key: str
    missing: int | None = None
    thing: str | None = None
    at: str | None = None
    said: Said | None = None  # why, once a title's words have chosen it
    # How many of the conditions printed on the thing hold, in their order: the one after them
    # fails, later ones were not asked. Not set where it was refused before any was.
    held: int | UnsetType = UNSET

    def __repr__(self) -> str:
        """Leave out what has nothing to say."""
        facts = [f"rule={self.rule!r}", f"key={self.key!r}"]
        for name in ("missing", "thing", "at"):
            value = getattr(self, name)
            if value is not None:
                facts.append(f"{name}={value!r}")
        return f"Refusal({', '.join(facts)})"


class Outcome(Value, frozen=True):
    """How the game ended."""

    # Seats from best to worst, equals together. Where all play together and have not won, nobody
    # is in the first place: `((), (0, 1))`.
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    facts: dict[str, Any] = {}  # a title's own: text, numbers, yes or no
    said: tuple[Said, ...] = ()  # how it ended, a line each, once a title's words have chosen it

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.ranking[0] if self.ranking else ()

    def __hash__(self) -> int:
        """Leave the facts out: a dict has no hash, and equal outcomes still have equal ones."""
        return hash((self.ranking, self.scores, self.reason))
