"""A dataset that is finished: which games it holds, and how they are read again.

Every row tells all of its game, and what has made it (columns.py), so a file needs nothing beside
it to be known again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import burgh
from burgh.core.options import plain_options
from burgh.lab.columns import Columns, Origin, game_row, plain_column
from burgh.lab.complaints import wrong
from burgh.lab.describe import cells_of
from burgh.lab.formats import Format
from burgh.lab.games import Row


@dataclass(frozen=True)
class Table:
    """One of the tables of a dataset: where it will lie, what it is called, its columns."""

    file: Path
    key: str
    columns: Columns


@dataclass(frozen=True)
class Finished:
    """The tables of a dataset where they lie in the end, and the wish whose games they hold."""

    tables: Sequence[Table]
    kind: Format
    head: Mapping[str, Any]

    @property
    def origin(self) -> Origin:
        """What makes the games."""
        return Origin(self.head["engine"], self.head["data"])

    def rows(self) -> Iterator[Row]:
        """The games, read as they are asked for."""
        return self.rows_of(self.tables[0].file)

    def rows_of(self, file: Path) -> Iterator[Row]:
        """The games of the file, or of a part of it."""
        return (game_row(line, len(self.head["bots"])) for line in cells_of(file))

    def games(self) -> int | None:
        """How many games are there; None if there is no such file, or none of ours.

        Games of another wish are refused, and so are tables that do not belong together.
        """
        if not all(table.file.is_file() for table in self.tables):
            return None
        wanted = same_in_all(self.head)
        games = decisions = 0
        for line in cells_of(self.tables[0].file):
            if any(name not in line for name in ("seed", "plies", "engine", "data")):
                return None
            seed = {"seed": str(self.head["seed"] + games)}
            self._check(line, {**wanted, **seed})
            games += 1
            decisions += int(line["plies"])
        self._check_decisions(decisions)
        return games or None

    def _check(self, line: Mapping[str, Any], wanted: Mapping[str, str | None]) -> None:
        """See to it that a game is one of this wish."""
        other = [name for name, cell in wanted.items() if as_text(line.get(name)) != cell]
        if other:
            names = ", ".join(dict.fromkeys(map(plain_column, other)))
            raise wrong(f"--out {self.tables[0].file}", "lab-other_games", names=names)

    def _check_decisions(self, count: int) -> None:
        """See to it that the second table is that of the same games."""
        for table in self.tables[1:]:
            if self.kind.rows(table.file) != count:
                raise wrong(f"--out {table.file}", "lab-other_decisions")


def same_in_all(head: Mapping[str, Any]) -> dict[str, str | None]:
    """The cells that are the same in all games of a wish."""
    options = burgh.title(head["title"]).options.read(head["options"])
    bots = {f"bot_{seat}": bot for seat, bot in enumerate(head["bots"])}
    played = {"title": head["title"], "options": json.dumps(plain_options(options)), **bots}
    return {**played, "engine": head["engine"], "data": head["data"]}


def as_text(cell: object) -> str | None:
    """A cell as CSV would have it; an empty one is none."""
    return None if cell in ("", None) else str(cell)
