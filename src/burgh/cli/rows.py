"""One row a game, into CSV, JSON lines or Parquet: the same columns in all three."""

from __future__ import annotations

import contextlib
import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from burgh.cli.output import Problem, replacing
from burgh.lab.games import Row

Cell = int | str | None
Write = Callable[[Row], None]
AT_ONCE: Final = 5_000  # rows in a group of a Parquet file


def cells(row: Row) -> dict[str, Cell]:
    """Give a row as flat columns."""
    found: dict[str, Cell] = {
        "seed": row.seed,
        "title": row.title,
        "options": json.dumps(row.options),
    }
    for seat, bot in enumerate(row.bots):
        found[f"bot_{seat}"] = bot
        found[f"score_{seat}"] = row.scores[seat]
        found[f"place_{seat}"] = row.places[seat]
    return {**found, "plies": row.plies, "reason": row.reason}


@contextlib.contextmanager
def sink(path: Path | None, seats: int, *, force: bool) -> Iterator[Write]:
    """Give a function that writes rows; the file appears whole when all are written."""
    if path is None:
        yield lambda row: None
        return
    kind = KINDS.get(path.suffix.lower())
    if kind is None:
        raise Problem(f"--out {path}: the name must end in {', '.join(KINDS)}")
    if path.exists() and not force:
        raise Problem(f"--out {path}: the file is there already; --force writes over it")
    with replacing(path) as draft, kind(draft, seats) as write:
        yield write


@contextlib.contextmanager
def csv_rows(path: Path, seats: int) -> Iterator[Write]:
    """Write rows as comma-separated values, with a line of headings."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns(seats), lineterminator="\n")
        writer.writeheader()
        yield lambda row: writer.writerow(cells(row))


@contextlib.contextmanager
def json_rows(path: Path, seats: int) -> Iterator[Write]:
    """Write each row as one line of JSON."""
    with path.open("w", encoding="utf-8") as file:

        def write(row: Row) -> None:
            file.write(json.dumps(cells(row), ensure_ascii=False) + "\n")

        yield write


@contextlib.contextmanager
def parquet_rows(path: Path, seats: int) -> Iterator[Write]:
    """Write rows into a Parquet file, some thousands at a time."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Problem("Parquet needs pyarrow: pip install 'burgh[parquet]'") from None
    text = ("title", "options", "bot_", "reason")
    schema = pyarrow.schema(
        [
            (name, pyarrow.string() if name.startswith(text) else pyarrow.int64())
            for name in columns(seats)
        ]
    )
    waiting: list[dict[str, Cell]] = []
    with pyarrow.parquet.ParquetWriter(path, schema) as writer:

        def flush() -> None:
            writer.write_table(pyarrow.Table.from_pylist(waiting, schema))
            waiting.clear()

        def write(row: Row) -> None:
            waiting.append(cells(row))
            if len(waiting) >= AT_ONCE:
                flush()

        yield write
        flush()


def columns(seats: int) -> list[str]:
    """Name the columns for a number of seats."""
    blank = Row(0, "", {}, (None,) * seats, (0,) * seats, (None,) * seats, 0, "")
    return list(cells(blank))


KINDS: Final = {".csv": csv_rows, ".jsonl": json_rows, ".parquet": parquet_rows}
