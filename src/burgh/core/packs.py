"""Content packs by name: those that come with a title, then those of a folder of one's own.

`BURGH_PACKS` names that folder; in it lies a folder for each title by its key, in that one for each
pack by its name: DIR/TITLE/NAME.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from burgh.core.folders import package_folder

VARIABLE: Final = "BURGH_PACKS"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


class Packs(msgspec.Struct, frozen=True):
    """The packs of a title: in its package, and where `BURGH_PACKS` points."""

    title: str
    package: str

    def roots(self) -> list[Path]:
        """The folders in which packs lie, the title's own first."""
        extra = os.environ.get(VARIABLE, "").strip()
        found: list[Path] = [package_folder(self.package) / "packs"]
        if extra:
            found.append(Path(extra).expanduser() / self.title)
        return [root for root in found if root.is_dir()]

    def names(self) -> list[str]:
        """The packs that have a name here."""
        entries = [entry for root in self.roots() for entry in root.iterdir()]
        return sorted(
            {each.name for each in entries if each.is_dir() and NAME.fullmatch(each.name)}
        )

    def folder(self, pack: str) -> Path:
        """The folder of a pack: by its name where it has one, any other by its path."""
        if NAME.fullmatch(pack):
            for root in self.roots():
                if (root / pack).is_dir():
                    return root / pack
        return Path(pack)

    def places(self, pack: str, given: Sequence[str] = (), beside: Path | None = None) -> list[str]:
        """Where a pack of an old game may lie now, the likeliest first, as options name it.

        As it was named then; then by the name of its folder among those given, beside a file, and
        on the shelves; then any that was given.
        """
        name = Path(pack).name
        same = [each for each in given if Path(each).name == name]
        near = [] if beside is None else [str(beside / name), str(beside / pack)]
        shelves = [str(root / name) for root in self.roots()]
        wanted = dict.fromkeys([*same, pack, *near, *shelves, *given])
        return [each for each in wanted if self.folder(each).is_dir()]
