"""What a server that runs for long does so that its process does not grow.

Python's objects do not pile up: their number stands still once tables, pictures and hints in
memory have reached their bounds (docs/reliability.md). What is left are holes in the C library's
memory: large things are taken and given back, others stay between them.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from functools import cache
from typing import Final

from burgh.server.routine import Routine

M_ARENA_MAX: Final = -8  # the C library's own number for it
# New things between two looks for garbage that refers to itself: young, middle, old. The logs of
# games grow and stay: by Python's own measure all of them are looked through every few seconds,
# and everybody waits.
GARBAGE: Final = (10_000, 10, 20)
EVERY: Final = 30.0  # seconds; a look takes some milliseconds after much was given back, else less


def take_one_arena() -> bool:
    """Let all threads take memory from one place; False where the C library has no word for it.

    What one thread takes and another gives back leaves holes, and each place of its own has some:
    20 MB after 1,000 games. Nobody waits for it: Python's threads take turns anyway. A thread that
    has a place keeps it, so this comes before the first one.
    """
    if not hasattr(ctypes.pythonapi, "mallopt"):
        return False
    return bool(ctypes.pythonapi.mallopt(M_ARENA_MAX, 1))


def settle() -> None:
    """Once everything stands: what is there now stays as long as the server."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@cache
def trim() -> Callable[[int], int] | None:
    """The C library's way of handing free pages back to the system, if it has one."""
    found: Callable[[int], int] | None = getattr(ctypes.pythonapi, "malloc_trim", None)
    return found


class HandBack(Routine):
    """Hands memory that is free back to the system now and then."""

    def __init__(self, every: float = EVERY) -> None:
        super().__init__("hand_back", every)

    async def tick(self) -> None:
        """Do it here and now: it is sooner done than a thread is asked."""
        hand_back = trim()
        if hand_back is not None:
            hand_back(0)
