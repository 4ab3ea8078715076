"""How much at once: so many of each a minute, in one go if they like."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import islice
from typing import Final

from burgh.table.refused import Refused

MOST_KNOWN: Final = 20_000  # callers of each; then those who were quiet longest are forgotten
LOOKED_AT: Final = 2  # of those who were quiet longest, at each call: they go faster than come


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
        # what -> whose -> how many are left, when that was, and when there are all of them again
        self.left: dict[str, dict[str, tuple[float, float, float]]] = {}

    def take(self, what: str, whose: str, most: int, seconds: float = 60.0) -> None:
        """Let one through, or refuse."""
        now = self.clock()
        known = self.left.setdefault(what, {})
        left, at, _ = known.pop(whose, (float(most), now, now))
        left = min(float(most), left + (now - at) * most / seconds)
        for quiet in list(islice(known, LOOKED_AT)):
            if known[quiet][2] <= now or len(known) >= MOST_KNOWN:
                del known[quiet]
        after = left - 1 if left >= 1 else left
        known[whose] = (after, now, now + (most - after) * seconds / most)
        if left < 1:
            raise Limited(what, (1 - left) * seconds / most)
