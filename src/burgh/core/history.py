"""One decision of a game, and what it changed: worked out when somebody reads it, not before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from burgh.core.ledger import EVERYBODY, Ledger
from burgh.core.moves import Move
from burgh.core.said import Said
from burgh.core.state import State
from burgh.core.title import AnyTitle
from burgh.core.values import Change, Shown


class Made:
    """One decision as it was made: the position before, the engine's number, the position after.

    Moves are exact, so applying the number once more to the position before gives the ledger. Few
    moves of many are ever asked for theirs; one that was asked keeps it for the next reader.
    """

    def __init__(self, title: AnyTitle, ply: int, before: State, number: int, after: State) -> None:
        """Note a decision; nothing is worked out yet."""
        self.title = title
        self.ply = ply
        self.before = before
        self.number = number
        self.after = after
        self._read: tuple[tuple[Change, ...], tuple[Shown, ...]] | None = None

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return int(self.before.decider())

    @property
    def move(self) -> Move:
        return self.title.moves.name(self.before, self.number)

    @property
    def text(self) -> str:
        """The move as one line of text."""
        return self.title.moves.write(self.before, self.move)

    def log_said(self, options: Any) -> Said:
        """What the log says of it; `NOTHING` of a part of a decision."""
        return self.title.log_said(options, self.before, self.move)

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
