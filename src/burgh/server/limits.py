"""How much at once: so many of each a minute, in one go if they like."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from burgh.table.refused import Refused

MOST_KNOWN: Final = 20_000  # callers counted at once; then those who were long quiet are forgotten


class Limited(Refused):
    """Too much at once; after so many seconds one more is let through."""

    def __init__(self, what: str, after: float) -> None:
        seconds = max(1, math.ceil(after))
        words = f"too many {what} at once; wait {seconds} seconds"
        super().__init__("too_many", words, wait=seconds)


class Buckets:
    """Counts what callers do: so many a minute, in one go if they like."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.left: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, whose: str, most: int, seconds: float = 60.0) -> None:
        """Let one through, or refuse."""
        now = self.clock()
        left, at = self.left.pop((what, whose), (float(most), now))
        left = min(float(most), left + (now - at) * most / seconds)
        if len(self.left) >= MOST_KNOWN:
            del self.left[next(iter(self.left))]
        self.left[what, whose] = (left - 1 if left >= 1 else left, now)
        if left < 1:
            raise Limited(what, (1 - left) * seconds / most)
