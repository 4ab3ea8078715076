"""What a dataset holds: its columns with their meaning and a few numbers, read line by line."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from burgh.core.said import written
from burgh.lab.columns import TEXT, plain_column
from burgh.lab.complaints import wrong
from burgh.lab.formats import FORMATS, parquet
from burgh.lab.tally import Tally

MOST_VALUES: Final = 1_000  # different texts that are counted
MOST_SHOWN: Final = 3
# A column by the key of its meaning; what stands in it is the seat, or the track and the seat.
MEANINGS: Final = (
    ("before", re.compile(r"before_(?P<track>[a-z_]+?)(?:_(?P<seat>\d+))?")),
    ("after", re.compile(r"after_(?P<track>[a-z_]+?)(?:_(?P<seat>\d+))?")),
    ("final_score_n", re.compile(r"final_score_(?P<seat>\d+)")),
    ("final_place_n", re.compile(r"final_place_(?P<seat>\d+)")),
    ("bot_n", re.compile(r"bot_(?P<seat>\d+)")),
    ("score_n", re.compile(r"score_(?P<seat>\d+)")),
    ("place_n", re.compile(r"place_(?P<seat>\d+)")),
    ("forfeits_n", re.compile(r"forfeits_(?P<seat>\d+)")),
    ("forfeit_kinds_n", re.compile(r"forfeit_kinds_(?P<seat>\d+)")),
    ("said_n", re.compile(r"said_(?P<seat>\d+)")),
)
PLAIN: Final = (
    "seed",
    "title",
    "options",
    "plies",
    "reason",
    "engine",
    "data",
    "ply",
    "seat",
    "bot",
    "phase",
    "legal",
    "move",
    "verb",
    "thing",
    "cell",
    "forfeit",
    "final_score",
    "final_place",
)


@dataclass(frozen=True)
class Meaning:
    """What a column means: the key of a sentence, and whom it is about."""

    key: str
    track: str | None = None
    seat: int | None = None


def meaning_of(column: str) -> Meaning | None:
    """What a column of ours means; nothing if it is none."""
    if column in PLAIN:
        return Meaning(column)
    for key, pattern in MEANINGS:
        if found := pattern.fullmatch(column):
            parts = found.groupdict()
            seat = parts.get("seat")
            return Meaning(key, parts.get("track"), None if seat is None else int(seat))
    return None


class Column:
    """What has been seen of a column."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_text = plain_column(name) in TEXT
        self.empty = 0
        self.numbers = Tally()
        self.least: int | None = None
        self.most: int | None = None
        self.values: Counter[str] = Counter()
        self.is_full = False  # more different texts than are counted

    def add(self, value: object) -> None:
        """Count one more cell."""
        if value is None or value == "":
            self.empty += 1
        elif self.is_text or not isinstance(value, int):
            self._count(str(value))
        else:
            self.numbers.add(value)
            self.least = value if self.least is None else min(self.least, value)
            self.most = value if self.most is None else max(self.most, value)

    def _count(self, text: str) -> None:
        if text in self.values or len(self.values) < MOST_VALUES:
            self.values[text] += 1
        else:
            self.is_full = True

    def as_json(self) -> dict[str, Any]:
        """The column as JSON data."""
        found: dict[str, Any] = {"name": self.name, "empty": self.empty}
        if self.numbers.count:
            numbers = {"least": self.least, "mean": self.numbers.mean, "most": self.most}
            return {**found, "type": "int", **numbers}
        shown = [
            {"value": value, "rows": rows} for value, rows in self.values.most_common(MOST_SHOWN)
        ]
        distinct = None if self.is_full else len(self.values)
        return {**found, "type": "text", "distinct": distinct, "common": shown}


@dataclass(frozen=True)
class Description:
    """What a file holds."""

    rows: int
    columns: tuple[Column, ...]

    def as_json(self) -> dict[str, Any]:
        """The description as JSON data."""
        return {"rows": self.rows, "columns": [column.as_json() for column in self.columns]}


def describe(path: Path) -> Description:
    """Read a file of games or decisions through, line by line, and say what is in it."""
    columns: dict[str, Column] = {}
    rows = 0
    for line in lines_of(path):
        rows += 1
        for name, value in line.items():
            if name not in columns:
                columns[name] = Column(name)
                columns[name].empty = rows - 1
            columns[name].add(value)
    return Description(rows, tuple(columns.values()))


def lines_of(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file of any of our formats, one by one; numbers are numbers."""
    is_text = path.suffix.lower() == ".csv"
    for line in cells_of(path):
        yield {name: as_number(cell) for name, cell in line.items()} if is_text else line


def cells_of(path: Path) -> Iterator[dict[str, Any]]:
    """The same as they are written: in CSV every cell is text."""
    read = READERS.get(path.suffix.lower())
    if read is None:
        raise wrong(str(path), "lab-ending", endings=", ".join(FORMATS))
    yield from read(path)


def csv_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a CSV file."""
    with path.open(encoding="utf-8", newline="") as file:
        try:
            for line in csv.DictReader(file):
                if None in line or None in line.values():
                    raise wrong(str(path), "lab-csv_cells")
                yield line
        except (UnicodeDecodeError, csv.Error) as error:
            raise wrong(str(path), "lab-not_csv", detail=written(str(error), 200)) from None


def as_number(text: str) -> int | str:
    """A cell of text as the number it is, if it is one."""
    return int(text) if re.fullmatch(r"-?\d{1,80}", text) else text


def json_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file of JSON lines."""
    with path.open(encoding="utf-8") as file:
        for number, text in enumerate(readable(file, path), 1):
            try:
                line = json.loads(text)
            except (ValueError, RecursionError):
                line = None
            if not isinstance(line, dict):
                raise wrong(str(path), "lab-not_object", line=str(number))
            yield line


def readable(file: Iterable[str], path: Path) -> Iterator[str]:
    """The lines of a text file, or a word that it is none."""
    try:
        yield from file
    except UnicodeDecodeError:
        raise wrong(str(path), "lab-not_text") from None


def parquet_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a Parquet file, some thousands in memory at a time."""
    arrow, files = parquet()
    try:
        with files.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=5_000):
                yield from batch.to_pylist()
    except arrow.lib.ArrowException as error:
        raise wrong(str(path), "lab-not_parquet", detail=written(str(error), 200)) from None


READERS: Final = {".csv": csv_lines, ".jsonl": json_lines, ".parquet": parquet_lines}
