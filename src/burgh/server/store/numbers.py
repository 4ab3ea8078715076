"""What the writer tells of itself: to whoever asks, and to whoever watches every transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec


class Written(msgspec.Struct, frozen=True):
    """One transaction: what each of its changes waited, and how long it took by itself."""

    waits: Sequence[float]  # seconds from a change's arrival to its answer
    seconds: float
    is_done: bool  # or the database did not take it


class WriterState(msgspec.Struct, frozen=True):
    """The writer at this moment."""

    waiting: int  # changes not begun yet
    oldest_wait: float  # seconds; of what is being written or waits
    since_commit: float | None  # seconds since something was committed; none yet: nothing
    trouble: str = ""  # why the last transaction failed, if it did


OnWritten = Callable[[Written], None]


def ignore(_: Written) -> None:
    """Watch nothing."""
