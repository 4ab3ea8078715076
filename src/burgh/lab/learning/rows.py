"""Rows to learn from, kept in Parquet: parts that are whole files, and a journal of them."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as arrow
import pyarrow.parquet as parquet
from numpy.typing import NDArray

from burgh.lab import journal
from burgh.lab.complaints import wrong
from burgh.lab.learning.recording import Recorded

JOURNAL: Final = "games.jsonl"
ROWS_AT_ONCE: Final = 100_000  # in a part: so much is held in memory
SECONDS_AT_ONCE: Final = 60.0
KINDS: Final = {
    "game": np.int32,
    "group": np.int32,
    "seat": np.int32,
    "ply": np.int32,
    "ahead": np.int32,
    "outlook": np.int32,
    "outlook_lead": np.int32,
    "own": np.int32,
    "lead": np.int32,
    "win": np.float32,
}

Column = NDArray[Any]


@dataclass(frozen=True)
class Part:
    """Some games that were kept: the number of their part, and how many games and rows it has."""

    number: int
    games: int
    rows: int


class Store:
    """The rows of one generation, as they are written."""

    def __init__(self, folder: Path, parts: Sequence[Part], add: Callable[[Part], None]) -> None:
        """Begin, or go on behind the parts that are there."""
        self.folder = folder
        self.parts = [*parts]
        self._add = add
        self._fresh: list[Recorded] = []
        self._since = time.monotonic()

    @property
    def games(self) -> int:
        """How many games are kept."""
        return sum(part.games for part in self.parts)

    def write(self, made: Recorded) -> None:
        """Keep a game, soon."""
        self._fresh.append(made)
        late = time.monotonic() - self._since >= SECONDS_AT_ONCE
        if late or sum(len(each.seats) for each in self._fresh) >= ROWS_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write what was played since as a part; the journal tells of it once it is there."""
        if self._fresh:
            columns, numbers = joined(self._fresh)
            part = Part(len(self.parts), len(self._fresh), len(numbers))
            write_part(part_file(self.folder, part), columns, numbers)
            self._add(part)
            self.parts.append(part)
            self._fresh = []
        self._since = time.monotonic()


@contextlib.contextmanager
def opened(folder: Path, head: Mapping[str, Any]) -> Iterator[Store]:
    """The rows of a generation, to go on with; an interrupt loses nothing that was played."""
    folder.mkdir(exist_ok=True)
    with journal.open_journal(folder / JOURNAL, head, Part) as (parts, add):
        if not all(part_file(folder, part).is_file() for part in parts):
            raise wrong(str(folder), "lab-damaged")
        store = Store(folder, parts, add)
        try:
            yield store
        finally:
            store.flush()


def part_file(folder: Path, part: Part) -> Path:
    """The file of a part."""
    return folder / f"{part.number:05}.parquet"


def joined(games: Sequence[Recorded]) -> tuple[dict[str, Column], NDArray[np.int16]]:
    """The rows of some games, a column each, and what the net reads."""
    found = {
        "game": np.concatenate([np.full(len(each.seats), each.number) for each in games]),
        "group": np.concatenate([np.full(len(each.seats), each.group) for each in games]),
        "seat": np.concatenate([each.seats for each in games]),
        "ply": np.concatenate([each.plies for each in games]),
        "ahead": np.concatenate([each.ahead for each in games]),
        "outlook": np.concatenate([each.outlook for each in games]),
        "outlook_lead": np.concatenate([each.outlook_lead for each in games]),
        "own": np.concatenate([each.own for each in games]),
        "lead": np.concatenate([each.lead for each in games]),
        "win": np.concatenate([each.win for each in games]),
    }
    columns = {name: found[name].astype(kind) for name, kind in KINDS.items()}
    return columns, np.concatenate([each.numbers for each in games])


def write_part(file: Path, columns: Mapping[str, Column], numbers: NDArray[np.int16]) -> None:
    """Write some rows; what the net reads is one piece of bytes a row, quickest to read again."""
    wide = 2 * numbers.shape[1]
    data = arrow.py_buffer(np.ascontiguousarray(numbers).astype("<i2"))
    read = arrow.Array.from_buffers(arrow.binary(wide), len(numbers), [None, data])
    table = arrow.table({**{name: arrow.array(columns[name]) for name in KINDS}, "read": read})
    draft = file.with_suffix(".draft")
    with journal.naming(file):
        parquet.write_table(table, draft, compression="zstd")
        draft.replace(file)


def read_part(file: Path) -> tuple[dict[str, Column], NDArray[np.int16]]:
    """Read a part as it was written."""
    table = parquet.read_table(file)
    columns = {name: table[name].to_numpy() for name in KINDS}
    pieces = [numbers_of(chunk) for chunk in table["read"].chunks]
    return columns, np.concatenate(pieces)


def numbers_of(chunk: Any) -> NDArray[np.int16]:
    """What the net reads in some rows, without a copy."""
    inputs = chunk.type.byte_width // 2
    data = np.frombuffer(chunk.buffers()[1], dtype="<i2")
    first = chunk.offset * inputs
    return data[first : first + len(chunk) * inputs].reshape(-1, inputs)


def read_all(folder: Path) -> tuple[dict[str, Column], NDArray[np.int16]]:
    """All rows of a generation, in the order of its games."""
    parts = journal.stored(folder / JOURNAL, Part)
    return stacked([read_part(part_file(folder, part)) for part in parts])


def stacked(
    found: Sequence[tuple[dict[str, Column], NDArray[np.int16]]],
) -> tuple[dict[str, Column], NDArray[np.int16]]:
    """Several pieces of rows as one."""
    names = found[0][0]
    columns = {name: np.concatenate([each[0][name] for each in found]) for name in names}
    return columns, np.concatenate([each[1] for each in found])
