"""Golden records, each read and replayed once in a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import burgh
from burgh.core.record import Record, parse_record, replay
from tests.slow import slow

ROOM = Path(__file__).parent


def files(title: str = "*") -> list[Path]:
    """Give the records of a title, or of all."""
    return sorted(ROOM.glob(f"{title}/*.txt"))


def each(title: str = "*") -> list[object]:
    """Give them as parameters; where slow ones are left out, every fourth record is replayed."""
    paths = files(title)
    return [*paths[::4], *slow(path for i, path in enumerate(paths) if i % 4)]


@cache
def record(path: Path) -> Record:
    """Read a record."""
    return parse_record(path.read_text(encoding="utf-8"))


@cache
def replayed(path: Path) -> burgh.Game:
    """Replay a record; the engine must agree with every check in it. Nobody changes the game."""
    game, wrong = replay(record(path), burgh.title)
    assert wrong is None, f"{path.name}: {wrong}"
    return game
