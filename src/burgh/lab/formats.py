"""How lines become files: CSV, JSON lines, Parquet. Parts are written one by one, then joined."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from burgh.core.malformed import needs_package
from burgh.core.version import VERSION
from burgh.lab.columns import SCHEMA, Columns, Line

PIECE: Final = 1 << 20  # bytes read at once


@dataclass(frozen=True)
class Format:
    """A kind of file: how a part of a table is written, how parts become the whole, its length."""

    write: Callable[[Path, Columns, Sequence[Line]], None]
    join: Callable[[Path, Columns, Sequence[Path]], None]
    rows: Callable[[Path], int]  # how many there are, without reading them
    check: Callable[[], object] = lambda: None


def format_of(out: Path) -> Format | None:
    """The kind of file that a name asks for."""
    return FORMATS.get(out.suffix.lower())


# --- text -----------------------------------------------------------------------------------------


def write_csv(path: Path, columns: Columns, lines: Sequence[Line]) -> None:
    """Comma-separated values, with a line of headings."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns.names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)


def join_csv(path: Path, columns: Columns, parts: Sequence[Path]) -> None:
    """One line of headings, then what stands below those of the parts."""
    write_csv(path, columns, ())
    with path.open("ab") as whole:
        for part in parts:
            with part.open("rb") as file:
                file.readline()
                shutil.copyfileobj(file, whole)


def csv_rows(path: Path) -> int:
    """The lines below the headings: no cell of a decision is longer than a line."""
    return max(0, line_count(path) - 1)


def line_count(path: Path) -> int:
    """How many lines a file has."""
    with path.open("rb") as file:
        return sum(piece.count(b"\n") for piece in iter(lambda: file.read(PIECE), b""))


def write_lines(path: Path, columns: Columns, lines: Sequence[Line]) -> None:
    """Each line as an object of JSON."""
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def join_lines(path: Path, columns: Columns, parts: Sequence[Path]) -> None:
    """One part after the other."""
    with path.open("wb") as whole:
        for part in parts:
            with part.open("rb") as file:
                shutil.copyfileobj(file, whole)


# --- Parquet --------------------------------------------------------------------------------------


def parquet() -> tuple[Any, Any]:
    """Import pyarrow and its Parquet, or say how to get them."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise needs_package("", "Parquet", "pyarrow", "parquet") from None
    return pyarrow, pyarrow.parquet


def schema(columns: Columns) -> Any:
    """The types of the columns, and what the file says of itself."""
    arrow, _ = parquet()
    kinds = [arrow.string() if columns.is_text(name) else arrow.int64() for name in columns.names]
    made = {"burgh": VERSION, "burgh_schema": SCHEMA}
    return arrow.schema(list(zip(columns.names, kinds, strict=True)), made)


def write_parquet(path: Path, columns: Columns, lines: Sequence[Line]) -> None:
    """One group of rows. Seeds too large for 64 bits are written as text."""
    arrow, files = parquet()
    if columns.wide_seeds:
        lines = [{**line, "seed": str(line["seed"])} for line in lines]
    files.write_table(arrow.Table.from_pylist(lines, schema(columns)), path)


def join_parquet(path: Path, columns: Columns, parts: Sequence[Path]) -> None:
    """A group of rows for each part; a part of several groups keeps them."""
    _, files = parquet()
    with files.ParquetWriter(path, schema(columns)) as whole:
        for part in parts:
            with files.ParquetFile(part) as file:
                for group in range(file.num_row_groups):  # a part may be a whole dataset
                    whole.write_table(file.read_row_group(group))


def parquet_rows(path: Path) -> int:
    """As the end of the file tells."""
    arrow, files = parquet()
    try:
        return int(files.read_metadata(path).num_rows)
    except arrow.lib.ArrowException:
        return 0


FORMATS: Final = {
    ".csv": Format(write_csv, join_csv, csv_rows),
    ".jsonl": Format(write_lines, join_lines, line_count),
    ".parquet": Format(write_parquet, join_parquet, parquet_rows, parquet),
}
