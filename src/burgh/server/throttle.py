"""Wrong passwords: each makes the next try wait longer, for whoever tried and for nobody else.

A try counts for one account and where it comes from: a device from which the account was entered
before, else an address. So nobody can keep an owner out by failing somewhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgh.table.refused import Refused

FREE: Final = 3  # tries before anybody waits
FIRST: Final = 2.0  # seconds
LONGEST: Final = 900.0  # seconds
FORGOTTEN: Final = 4 * LONGEST
MOST_KNOWN: Final = 20_000  # who failed last is remembered


class Throttle:
    """Counts tries that were wrong, and says how long to wait."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.failed: dict[tuple[str, str], tuple[int, float]] = {}  # how often, and when last

    def begin(self, account: str, where: str) -> None:
        """Let a try begin, or say how long to wait. It counts as wrong until it is `passed`."""
        now = self.clock()
        times, last = self.failed.pop((account, where), (0, now))
        if now - last >= FORGOTTEN:
            times = 0
        left = last + wait_after(times) - now
        if len(self.failed) >= MOST_KNOWN:
            del self.failed[next(iter(self.failed))]
        self.failed[account, where] = (times, last) if left > 0 else (times + 1, now)
        if left > 0:
            raise Refused("slow_down", f"wait {left:.0f} seconds before another try", wait=left)

    def passed(self, account: str, where: str) -> None:
        """Forget what was wrong before: the password is known there."""
        self.failed.pop((account, where), None)


def wait_after(times: int) -> float:
    """How long to wait after so many tries that were wrong."""
    return 0.0 if times < FREE else float(min(LONGEST, FIRST * 2 ** min(times - FREE, 32)))
