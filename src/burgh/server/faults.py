"""Faults of our own and people who just went, counted by place for the whole process.

A process serves once, so its counts are its own; `metrics.py` shows them.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

FAULTS: Final = Counter[str]()  # place -> how often something went wrong that should not
DISCONNECTS: Final = Counter[str]()  # place -> how often somebody went in mid-sentence


def count_fault(place: str) -> None:
    """Count a fault: by route, kind of message or routine, never by name or table."""
    FAULTS[place] += 1


def count_disconnect(place: str) -> None:
    """Count somebody who went while something was on its way: a tunnel, a closed lid."""
    DISCONNECTS[place] += 1
