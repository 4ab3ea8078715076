"""What speaks for a decision: facts that a title finds, with a unit on every number.

A title knows what its numbers are good for: what comes now, what keeps paying, what the others no
longer get. Everything is read off a view, so nothing is told that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Literal, TypeVar

import msgspec

from burgh.core.moves import Move
from burgh.core.said import Arg, Said, say
from burgh.core.state import State
from burgh.core.values import Change, Value

S = TypeVar("S", bound=State)

Side = Literal["now", "later", "denies"]


class Benefit(Value, frozen=True):
    """One thing that speaks for a decision: a few words, a sentence, and about what it is worth."""

    kind: str
    side: Side
    head: Said
    text: Said
    weight: float  # in points of the title, roughly: the largest few are told
    at: tuple[str, ...] = ()  # the places that show it


class Deed(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """A whole decision as its maker sees it: what is done, from where, to where."""

    before: S
    after: S
    seat: int
    account: int  # whose numbers it changes: the seat, or -1 for the table
    moves: tuple[Move, ...]
    changes: tuple[Change, ...]

    @property
    def move(self) -> Move:
        """The first move, which says what it is about."""
        return self.moves[0]

    def own(self, *tracks: str) -> list[Change]:
        """The entries of its maker on some tracks."""
        return [each for each in self.changes if is_of(each, self.account, tracks)]


def is_of(change: Change, account: int, tracks: Sequence[str]) -> bool:
    return change.seat == account and change.track in tracks


def total(changes: Iterable[Change]) -> int:
    """Sum up what entries came to."""
    return sum(each.applied for each in changes)


def benefit(
    kind: str, side: Side, weight: float, at: Sequence[str] = (), /, **args: Arg | None
) -> Benefit:
    """Say a benefit: the sentence is `benefit-<kind>`, its few words are the attribute `head`."""
    key = f"benefit-{kind}"
    return Benefit(kind, side, say(f"{key}.head", **args), say(key, **args), weight, tuple(at))


def places_of(move: Move) -> tuple[str, ...]:
    """The places on the board that a move names: its cell, square or lots."""
    found: list[str] = []
    for value in msgspec.structs.asdict(move).values():
        if isinstance(value, tuple):
            is_cell = hasattr(value, "_fields")
            found += [str(value)] if is_cell else [str(part) for part in value]
    return tuple(found)


class TitleAdvice(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """What a title knows about decisions, for hints and reviews."""

    # What speaks for a decision.
    benefits: Callable[[Deed[S]], Iterable[Benefit]] = lambda _: ()
    # What the next turn may be, from positions as they may stand then, each with the same idea;
    # None where it rests on something that nobody can see yet.
    plan: Callable[[Deed[S], Sequence[tuple[S, Move]]], Said | None] = lambda _deed, _then: None
    # The places a move covers, where its fields do not name them all.
    places: Callable[[S, Move], Sequence[str]] = lambda _state, move: places_of(move)
