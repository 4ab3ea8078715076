"""The core knows no title."""

from __future__ import annotations

from pathlib import Path

import burgh

ROOMS = ("core", "shapes", "bots", "study", "lab")


def test_nothing_below_or_beside_the_titles_names_one() -> None:
    """Core, shapes, bots, study and lab serve any title: none of them mentions one."""
    home = Path(burgh.__file__).parent
    files = [file for room in ROOMS for file in (home / room).rglob("*.py")]
    assert len(files) > 20
    told = {(file.name, key) for file in files for key in burgh.titles() if key in file.read_text()}
    assert told == set()
