"""What learning needs beside Burgh: NumPy to train, Arrow to keep rows. Playing needs neither."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from burgh.core.malformed import needs_package

NEEDED: Final = ("numpy", "pyarrow")


def check_packages() -> None:
    """Say kindly which package is not there."""
    for package in NEEDED:
        if find_spec(package) is None:
            raise needs_package("", "burgh learn", package, "learn")
