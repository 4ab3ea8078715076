"""Content packs by name: those that come with a title, then those of a folder of one's own.

`BURGH_PACKS` names that folder; in it lies a folder for each title by its key, in that one for each
pack by its name: DIR/TITLE/NAME.
"""

from __future__ import annotations

import os
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

VARIABLE: Final = "BURGH_PACKS"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


def shelves(title: str) -> list[Traversable | Path]:
    """Give the folders in which packs of a title lie, ours first."""
    own = os.environ.get(VARIABLE, "").strip()
    found: list[Traversable | Path] = [files(f"burgh.games.{title}") / "packs"]
    if own:
        found.append(Path(own).expanduser() / title)
    return [shelf for shelf in found if shelf.is_dir()]


def named_packs(title: str) -> list[str]:
    """Give the packs of a title that have a name here."""
    entries = (entry for shelf in shelves(title) for entry in shelf.iterdir())
    return sorted({each.name for each in entries if each.is_dir() and NAME.fullmatch(each.name)})


def pack_folder(title: str, pack: str) -> Traversable | Path:
    """Give the folder of a pack: by its name where it has one, any other by its path."""
    if NAME.fullmatch(pack):
        for shelf in shelves(title):
            if (shelf / pack).is_dir():
                return shelf / pack
    return Path(pack)
