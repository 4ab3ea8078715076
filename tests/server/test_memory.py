"""Memory that is free goes back to the system, though something that stays lies above it."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

HOLES = """
import asyncio
from pathlib import Path
from burgh.server.memory import HandBack, settle

def resident():
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

settle()
things = [bytearray(20_000) for _ in range(4_000)]  # 80 MB, in pieces that are not mapped alone
stays = things[::50]
del things
before = resident()
asyncio.run(HandBack().tick())
print(before - resident())
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="glibc alone hands back")
def test_holes_between_things_that_stay_are_handed_back() -> None:
    """Of 80 MB that were free but for every fiftieth piece most goes back to the system."""
    told = subprocess.run([sys.executable, "-c", HOLES], check=True, capture_output=True, text=True)
    assert int(told.stdout) > 50_000
