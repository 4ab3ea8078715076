"""What a title is taught with: which games, how much of each, and how large its net is.

It stands beside the title's levels, in `games/<title>/learn.toml`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

import burgh
from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed, between, converted
from burgh.core.net import LANES, PAIR
from burgh.core.title import AnyTitle
from burgh.core.toml import read_toml
from burgh.lab.complaints import wrong

FILE: Final = "learn.toml"
MOST_UNITS: Final = 240  # of a layer: with a thousand inputs a net stays below a megabyte
MOST_SHARE: Final = 1000
ALL_ROWS: Final = 100


class Games(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games with one set of options, and their share of all."""

    options: dict[str, Any]
    share: int


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games that a title is learned from, and the units of the two layers of its net.

    Of a hundred decisions of a game `rows` are learned from: in long games they are much alike.
    """

    wide: int
    narrow: int
    games: tuple[Games, ...]
    rows: int = ALL_ROWS

    def order(self) -> list[int]:
        """The sets of options of so many games in a row as all shares come to, well mixed."""
        total = sum(each.share for each in self.games)
        due = [
            ((turn + 0.5) / each.share, number)
            for number, each in enumerate(self.games)
            for turn in range(each.share)
        ]
        return [number for _, number in sorted(due)[:total]]


def read_lesson(key: str) -> Lesson:
    """The lesson of a title, checked; `Malformed` if it has none or nothing can be learned."""
    title = burgh.title(key)
    file = lesson_file(title)
    if not file.is_file():
        raise wrong(key, "lab-no_lesson", file=FILE)
    lesson: Lesson = converted(read_toml(file), Lesson, FILE)
    check(title, lesson)
    return lesson


def lesson_file(title: AnyTitle) -> Path:
    """Where a title says what it is taught with."""
    return package_folder(title.package) / FILE


def check(title: AnyTitle, lesson: Lesson) -> None:
    """Refuse layers that do not fit into a net, and games that cannot be dealt."""
    check_layer(lesson.wide, int(LANES), f"{FILE}.wide")
    check_layer(lesson.narrow, int(PAIR), f"{FILE}.narrow")
    between(lesson.rows, 1, ALL_ROWS, f"{FILE}.rows")
    if not lesson.games:
        raise wrong(f"{FILE}.games", "lab-no_games")
    for number, games in enumerate(lesson.games):
        here = f"{FILE}.games[{number}]"
        between(games.share, 1, MOST_SHARE, f"{here}.share")
        try:
            title.options.read(games.options)
        except Malformed as error:
            raise error.inside(here) from None


def check_layer(units: int, lanes: int, path: str) -> None:
    """Refuse a layer that is empty, too large, or leaves a lane of its last number free."""
    between(units, lanes, MOST_UNITS, path)
    if units % lanes:
        raise wrong(path, "lab-lanes", lanes=str(lanes))
