"""The log of a sitting in memory: packed, and read again where somebody asks for it.

A table that is played holds its log as long as it lives, and nearly nobody reads it twice. So it
is kept as the bytes that went to the disk. The decisions of an event are no part of it: they follow
from the moves of the game (`core.history.Line`), those that were taken back included.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, overload

from burgh.core.history import Made
from burgh.table import events as log

NO_KEY: Final = 0

Decisions = tuple[Made, ...]
Rewrite = Callable[[Iterable[log.Event]], Iterable[log.Event]]
Replay = Callable[[int, int], list[Decisions]]


class Entry:
    """One event of the log, with the decisions it consisted of."""

    __slots__ = ("_made", "at", "event", "seq")

    def __init__(
        self, seq: int, at: float, event: log.Event, made: Decisions | Callable[[], Decisions] = ()
    ) -> None:
        """Note an event; decisions that are long past are worked out when they are asked for."""
        self.seq = seq
        self.at = at
        self.event = event
        self._made = made

    @property
    def made(self) -> Decisions:
        if callable(self._made):
            self._made = self._made()
        return self._made


class PackedLog:
    """Events one after the other, as the bytes they are stored in."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._ends = array("L")
        self._times = array("d")
        self._keys = array("q")  # hashes of the keys of requests

    def __len__(self) -> int:
        return len(self._ends)

    def append(self, at: float, event: log.Event) -> None:
        """Add the next event."""
        self._bytes += log.write(event)
        self._ends.append(len(self._bytes))
        self._times.append(at)
        key = getattr(event, "key", "")
        self._keys.append(hash(key) if key else NO_KEY)

    def at(self, seq: int) -> float:
        """When an event happened; -1 is the last."""
        return self._times[seq]

    def body(self, seq: int) -> bytes:
        """An event as it is stored."""
        start = self._ends[seq - 1] if seq else 0
        return bytes(self._bytes[start : self._ends[seq]])

    def event(self, seq: int) -> log.Event:
        """An event by its number."""
        found: log.Event = log.read(self.body(seq))
        return found

    def rewritten(self, change: Rewrite) -> PackedLog:
        """The same log with its events worded otherwise, one for one."""
        found = PackedLog()
        plain = change(self.event(seq) for seq in range(len(self)))
        for at, event in zip(self._times, plain, strict=True):
            found.append(at, event)
        return found

    def find(self, key: str) -> int | None:
        """The event that a request with this key led to."""
        sought = hash(key)
        if not key or sought not in self._keys:
            return None
        alike = [seq for seq, each in enumerate(self._keys) if each == sought]
        return next((seq for seq in alike if getattr(self.event(seq), "key", "") == key), None)


class Entries(Sequence[Entry]):
    """The entries of a log as a sequence; a slice is worked out in one go."""

    def __init__(self, packed: PackedLog, replay: Replay) -> None:
        self._packed = packed
        self._replay = replay

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        """One, or a list of some."""
        numbers = range(len(self._packed))[index]
        if isinstance(numbers, int):
            return self._entry(numbers, partial(self._decisions_of, numbers))
        if not numbers:
            return []
        first = min(numbers)
        found = self._replay(first, max(numbers) + 1)
        return [self._entry(seq, found[seq - first]) for seq in numbers]

    def _entry(self, seq: int, made: Decisions | Callable[[], Decisions]) -> Entry:
        return Entry(seq, self._packed.at(seq), self._packed.event(seq), made)

    def _decisions_of(self, seq: int) -> Decisions:
        (found,) = self._replay(seq, seq + 1)
        return found
