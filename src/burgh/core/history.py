"""The moves of a game, packed; and one decision of it, worked out when somebody reads it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, overload

from burgh.core.ledger import EVERYBODY, Ledger
from burgh.core.moves import Move
from burgh.core.said import Said
from burgh.core.state import State
from burgh.core.title import AnyTitle
from burgh.core.values import Change, Shown

# Moves between two positions that are kept. A position takes five to ten kilobytes and a move a
# microsecond, so a long game is its numbers and a position here and there. Not Final, which would
# be compiled in: tests keep more.
KEPT_EVERY = 256


class Line:
    """The moves of a game by number, and some positions from which the others are played again.

    A move is exact: the same number in the same position leads to the same one.
    """

    def __init__(self, start: State) -> None:
        """Begin at a position."""
        self._numbers = array("q")
        self._kept = [start]  # after 0, KEPT_EVERY, 2 * KEPT_EVERY, ... moves; perhaps not all

    def copy(self) -> Line:
        """The same moves, to go on from on their own."""
        other = Line(self.start)
        other._numbers = self._numbers[:]
        other._kept = self._kept[:]
        return other

    def apart(self, ply: int) -> Line:
        """The moves up to a ply with positions of their own, for another thread perhaps."""
        other = Line(self.start.clone())
        other._numbers = self._numbers[:ply]
        other._kept += [state.clone() for state in self._kept[1 : ply // KEPT_EVERY + 1]]
        return other

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def start(self) -> State:
        """The position before the first move."""
        return self._kept[0]

    @property
    def numbers(self) -> list[int]:
        """The engine's numbers of the moves."""
        return self._numbers.tolist()

    def append(self, number: int, after: State | None = None) -> None:
        """Add a move; the position it led to is kept now and then, where it is known."""
        self._numbers.append(number)
        if after is not None and len(self._numbers) == len(self._kept) * KEPT_EVERY:
            self._kept.append(after)

    def cut(self, ply: int) -> list[int]:
        """Drop every move from a ply on; gives those."""
        gone = self._numbers[ply:].tolist()
        del self._numbers[ply:]
        del self._kept[ply // KEPT_EVERY + 1 :]
        return gone

    def state(self, ply: int) -> State:
        """The position after so many moves; nobody may change it."""
        kept = min(ply // KEPT_EVERY, len(self._kept) - 1)
        if kept * KEPT_EVERY == ply:
            return self._kept[kept]
        state = self._kept[kept].clone()
        for number in self._numbers[kept * KEPT_EVERY : ply]:
            state.apply(number, None)
        return state

    def walk(self, first: int, last: int) -> Iterator[tuple[State, int, State]]:
        """Each move from one ply up to another: the position before, its number, the one after."""
        before = self.state(first)
        for number in self._numbers[first:last]:
            after = before.clone()
            after.apply(number, None)
            yield before, number, after
            before = after


class Made:
    """One decision as it was made: the position before, the engine's number, the position after.

    Moves are exact, so applying the number once more to the position before gives the ledger. Few
    moves of many are ever asked for anything; what was asked for is kept for the next reader.
    """

    def __init__(self, title: AnyTitle, ply: int, before: State, number: int, after: State) -> None:
        """Note a decision; nothing is worked out yet."""
        self.title = title
        self.ply = ply
        self.before = before
        self.number = number
        self.after = after
        self._move: Move | None = None
        self._text: str | None = None
        self._said: Said | None = None  # of the options of the game it was made in
        self._read: tuple[tuple[Change, ...], tuple[Shown, ...]] | None = None

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return int(self.before.decider())

    @property
    def move(self) -> Move:
        if self._move is None:
            self._move = self.title.moves.name(self.before, self.number)
        return self._move

    @property
    def text(self) -> str:
        """The move as one line of text."""
        if self._text is None:
            self._text = self.title.moves.write(self.before, self.move)
        return self._text

    def log_said(self, options: Any) -> Said:
        """What the log says of it; `NOTHING` of a part of a decision."""
        if self._said is None:
            self._said = self.title.log_said(options, self.before, self.move)
        return self._said

    @property
    def changes(self) -> tuple[Change, ...]:
        return self._named()[0]

    @property
    def shown(self) -> tuple[Shown, ...]:
        """What it turned up that was hidden: an undo does not reach behind it."""
        return self._named()[1]

    @property
    def is_barrier(self) -> bool:
        """Whether something was shown that somebody can still use."""
        return any(shown.barrier for shown in self.shown)

    def _named(self) -> tuple[tuple[Change, ...], tuple[Shown, ...]]:
        if self._read is None:
            ledger = Ledger()
            self.before.clone().apply(self.number, ledger)
            reveals = named_reveals(self.title, self.after, ledger)
            self._read = (named_changes(self.title, self.after, ledger), reveals)
        return self._read


def named_changes(title: AnyTitle, after: State, ledger: Ledger) -> tuple[Change, ...]:
    """A ledger in names, read in the position it led to."""
    return tuple([title.ledger.entry(after, entry) for entry in ledger.entries])


def named_reveals(title: AnyTitle, after: State, ledger: Ledger) -> tuple[Shown, ...]:
    """What a ledger says was turned up, in names."""
    return tuple(
        Shown(
            title.ledger.reveal(after, int(reveal.thing)),
            None if reveal.to == EVERYBODY else int(reveal.to),
            reveal.barrier,
        )
        for reveal in ledger.reveals
    )


class Changes(Sequence[Change]):
    """What a decision changed, as a sequence that is worked out when it is first looked into."""

    def __init__(self, made: Made) -> None:
        self._made = made

    @overload
    def __getitem__(self, index: int) -> Change: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Change, ...]: ...
    def __getitem__(self, index: int | slice) -> Change | tuple[Change, ...]:
        return self._made.changes[index]

    def __len__(self) -> int:
        return len(self._made.changes)

    def __eq__(self, other: object) -> bool:
        """Equal to whatever holds the same changes in the same order."""
        if not isinstance(other, Sequence):
            return NotImplemented
        return self._made.changes == tuple(other)

    def __hash__(self) -> int:
        return hash(self._made.changes)

    def __repr__(self) -> str:
        return repr(self._made.changes)
