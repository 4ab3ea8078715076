"""What is kept of many games: rows as CSV, JSON lines or Parquet, or a folder of records."""

from __future__ import annotations

import contextlib
import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from burgh.cli.output import Problem, replacing, write_text
from burgh.core.version import VERSION
from burgh.lab import journal
from burgh.lab.games import Decision, Row, Task, play_decisions, play_one, play_record

Cell = int | str | None
Line = dict[str, Cell]
AT_ONCE: Final = 5_000  # rows in a group of a Parquet file
SCHEMA: Final = "1"  # of docs/datasets.md
JOURNAL: Final = "games.jsonl"  # in a folder of records
MOST_INT_SEED: Final = 1 << 62  # of the first game: room for any number of games within 64 bits
TEXT: Final = ("title", "options", "bot", "reason", "phase", "move", "do", "forfeit")


@dataclass(frozen=True)
class Sink:
    """What is made of each game, how it is kept, and the games that were kept before."""

    play: Callable[[Task], Any]  # gives what `write` takes
    write: Callable[[Any], Row]
    earlier: tuple[Row, ...] = ()


@contextlib.contextmanager
def sink(out: Path | None, head: Mapping[str, Any], seats: int, *, force: bool) -> Iterator[Sink]:
    """Open what games are written to. A file appears whole when all are written."""
    if out is None:
        yield Sink(play_one, lambda row: row)
    elif is_folder(out):
        with records(out, head) as found:
            yield found
    elif out.suffix.lower() in KINDS:
        for path in (out, decisions_file(out)):
            if path.exists() and not force:
                raise Problem(f"--out {path}: the file exists already; --force overwrites it")
        with KINDS[out.suffix.lower()](out, seats, head["seed"]) as found:
            yield found
    else:
        endings = ", ".join(KINDS)
        raise Problem(f"--out {out}: the name must end in {endings}, or be that of a folder")


# --- rows -----------------------------------------------------------------------------------------


def game_cells(row: Row) -> Line:
    """A game as flat columns."""
    found: Line = {
        "seed": row.seed,
        "title": row.title,
        "options": json.dumps(row.options),
    }
    for seat, bot in enumerate(row.bots):
        found[f"bot_{seat}"] = bot
        found[f"score_{seat}"] = row.scores[seat]
        found[f"place_{seat}"] = row.places[seat]
        found[f"forfeits_{seat}"] = sum(row.forfeits[seat].values()) if row.forfeits else 0
    return {**found, "plies": row.plies, "reason": row.reason}


def decision_cells(seed: int, made: Decision) -> Line:
    """A decision as flat columns."""
    found: Line = {
        "seed": seed,
        "ply": made.ply,
        "seat": made.seat,
        "bot": made.bot,
        "phase": made.phase,
        "move": made.move,
        "do": made.do,
        "legal": made.legal,
        "forfeit": made.forfeit,
    }
    return found | {f"score_{seat}": score for seat, score in enumerate(made.scores)}


def game_columns(seats: int) -> list[str]:
    """Name the columns of a game for a number of seats."""
    return list(game_cells(Row(0, "", {}, (None,) * seats, (0,) * seats, (None,) * seats, 0, "")))


def decision_columns(seats: int) -> list[str]:
    """Name the columns of a decision for a number of seats."""
    return list(decision_cells(0, Decision(0, 0, None, "", "", "", 0, (0,) * seats, None)))


@contextlib.contextmanager
def csv_rows(path: Path, seats: int, first: int) -> Iterator[Sink]:
    """Write rows as comma-separated values, with a line of headings."""
    with replacing(path) as draft, draft.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, game_columns(seats), lineterminator="\n")
        writer.writeheader()

        def write(row: Row) -> Row:
            writer.writerow(game_cells(row))
            return row

        yield Sink(play_one, write)


@contextlib.contextmanager
def json_rows(path: Path, seats: int, first: int) -> Iterator[Sink]:
    """Write each row as one line of JSON."""
    with replacing(path) as draft, draft.open("w", encoding="utf-8") as file:

        def write(row: Row) -> Row:
            file.write(json.dumps(game_cells(row), ensure_ascii=False) + "\n")
            return row

        yield Sink(play_one, write)


@contextlib.contextmanager
def parquet_rows(path: Path, seats: int, first: int) -> Iterator[Sink]:
    """Write rows into one Parquet file, and the decisions of all games into a second.

    Seeds too large for 64 bits are written as text.
    """
    text = TEXT if first < MOST_INT_SEED else (*TEXT, "seed")
    with (
        parquet_file(path, game_columns(seats), text) as add_games,
        parquet_file(decisions_file(path), decision_columns(seats), text) as add_decisions,
    ):

        def write(made: tuple[Row, list[Decision]]) -> Row:
            row, decisions = made
            add_games([game_cells(row)])
            add_decisions(decision_cells(row.seed, decision) for decision in decisions)
            return row

        yield Sink(play_decisions, write)


@contextlib.contextmanager
def parquet_file(
    path: Path, columns: list[str], text: tuple[str, ...]
) -> Iterator[Callable[[Iterable[Line]], None]]:
    """A function that adds lines to a Parquet file, some thousands at a time."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Problem("Parquet needs pyarrow: pip install 'burgh[parquet]'") from None
    kinds = [pyarrow.string() if is_text(name, text) else pyarrow.int64() for name in columns]
    schema = pyarrow.schema(
        list(zip(columns, kinds, strict=True)), {"burgh": VERSION, "burgh_schema": SCHEMA}
    )
    waiting: list[Line] = []
    with replacing(path) as draft, pyarrow.parquet.ParquetWriter(draft, schema) as writer:

        def flush() -> None:
            writer.write_table(pyarrow.Table.from_pylist(waiting, schema))
            waiting.clear()

        def add(lines: Iterable[Line]) -> None:
            waiting.extend(lines if "seed" not in text else map(with_seed_as_text, lines))
            if len(waiting) >= AT_ONCE:
                flush()

        yield add
        flush()


def is_text(column: str, text: tuple[str, ...]) -> bool:
    """Whether a column holds text; the others hold whole numbers."""
    name, _, seat = column.rpartition("_")
    return (name if seat.isdigit() else column) in text


def with_seed_as_text(line: Line) -> Line:
    """A line whose seed does not fit into a column of numbers."""
    return {**line, "seed": str(line["seed"])}


def decisions_file(path: Path) -> Path:
    """The file of decisions beside `games.parquet`: `games.decisions.parquet`."""
    return path.with_suffix(f".decisions{path.suffix}")


KINDS: Final = {".csv": csv_rows, ".jsonl": json_rows, ".parquet": parquet_rows}


# --- records --------------------------------------------------------------------------------------


def is_folder(out: Path) -> bool:
    """Whether a name is that of a folder of records: one that is there, or has no ending."""
    return out.is_dir() or (not out.suffix and not out.exists())


def seed_of(out: Path | None) -> int | None:
    """The first seed of a folder of records that is there already."""
    seed = journal.head_of(out / JOURNAL).get("seed") if out is not None else None
    return seed if isinstance(seed, int) else None


@contextlib.contextmanager
def records(folder: Path, head: Mapping[str, Any]) -> Iterator[Sink]:
    """Write a record a game into a folder, and its row into a journal there; both at once.

    What is there already is not played again.
    """
    if not folder.parent.is_dir():
        raise Problem(f"{folder}: there is no such folder to make it in")
    folder.mkdir(exist_ok=True)
    if any(folder.iterdir()) and not (folder / JOURNAL).exists():
        raise Problem(f"--out {folder}: this folder holds something else")
    with journal.open_journal(folder / JOURNAL, head, Row) as (rows, add):
        earlier = {row.seed: row for row in rows if record_file(folder, row).exists()}

        def write(made: tuple[Row, str]) -> Row:
            row, text = made
            write_text(record_file(folder, row), text)
            add(row)
            return row

        yield Sink(play_record, write, tuple(earlier.values()))


def record_file(folder: Path, row: Row) -> Path:
    """The file of a game's record."""
    return folder / f"{row.title}-{row.seed}.burgh"
