"""What is wrong with settings, databases and backups, by the messages of `text/`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgh.core.malformed import Complaints, Malformed
from burgh.core.said import Item

wrong: Final = Complaints("burgh.server")


def of_file(path: str, file: Path, why: Item) -> Malformed:
    """Say which file is in the way of a setting, and why."""
    return wrong(path, "label-value", label=str(file), value=why)
