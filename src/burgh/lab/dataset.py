"""What is kept of many games: tables as CSV, JSON lines or Parquet, or a folder of records.

While games are played, a table grows in a draft beside it, `games.parquet.draft`: parts that are
whole files themselves, and a journal of them. An interrupt loses nothing that was played, a
crash at most the last part of a minute; the same wish again goes on. When all games are there the
parts become the file. A file that is to have more games is the first part of a new draft.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from burgh.lab import journal
from burgh.lab.columns import (
    Columns,
    Line,
    decision_cells,
    decision_columns,
    game_cells,
    game_columns,
    tracks_of,
)
from burgh.lab.complaints import wrong
from burgh.lab.describe import cells_of
from burgh.lab.finished import Finished, Table
from burgh.lab.formats import FORMATS, format_of
from burgh.lab.games import Decision, Row, Task, play_decisions, play_one, play_record

ROWS_AT_ONCE: Final = 20_000  # in a part: so much is held in memory
SECONDS_AT_ONCE: Final = 60.0  # and so long
JOURNAL: Final = "games.jsonl"  # in a folder of records, and in a draft
MOST_INT_SEED: Final = 1 << 62  # of the first game: room for any number of games within 64 bits


@dataclass(frozen=True)
class Sink:
    """What is made of each game, how it is kept, and the games that were kept before."""

    play: Callable[[Task], Any]  # gives what `write` takes
    write: Callable[[Any], Row]
    earlier: Iterable[Row] = ()
    again: Callable[[], Iterator[Row]] | None = None  # reads all of them, once the run is over


@contextlib.contextmanager
def sink(
    out: Path | None,
    head: Mapping[str, Any],
    games: int,
    *,
    force: bool = False,
    decisions: bool = False,
) -> Iterator[Sink]:
    """Open what games are written to; `decisions` adds a second table to text files, too."""
    if out is None:
        yield Sink(play_one, lambda row: row)
        return
    kind = format_of(out)
    if is_folder(out):
        opened = records(out, head)
    elif kind is not None:
        kind.check()
        decisions = decisions or out.suffix.lower() == ".parquet"
        head = {**head, "tables": 2 if decisions else 1}
        finished = Finished(tables_of(out, head, decisions=decisions), kind, head)
        opened = tables(out, finished, games, force=force)
    else:
        endings = ", ".join(FORMATS)
        raise wrong(f"--out {out}", "lab-ending_or_folder", endings=endings)
    with opened as found:
        yield found


def seed_of(out: Path | None, *, force: bool = False) -> int | None:
    """The first seed of games that are there already, to go on with; by force, those of a draft."""
    for folder in () if out is None else (out, draft_of(out)):
        seed = journal.head_of(folder / JOURNAL).get("seed")
        if isinstance(seed, int):
            return seed
    return None if out is None or force else finished_seed(out)


def finished_seed(out: Path) -> int | None:
    """The seed of the first game of a finished file; nothing if there is none."""
    with contextlib.suppress(OSError, ValueError, LookupError):  # Malformed is a ValueError, too
        return int(next(cells_of(out), {})["seed"])
    return None


# --- tables ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """Some games that were kept: the number of their part, and how many they are."""

    number: int
    games: int


@contextlib.contextmanager
def tables(out: Path, finished: Finished, games: int, *, force: bool) -> Iterator[Sink]:
    """Write a table of games, and one of all decisions: always in Parquet, else if asked for.

    Files that are finished keep their games, and get those that are missing; they are replaced by
    longer ones, whole.
    """
    play = play_decisions if len(finished.tables) > 1 else play_one
    folder = draft_of(out)
    kept = make_way(out, folder, finished, force=force)
    if kept >= games:
        yield Sink(play, nothing_missing, finished.rows(), finished.rows)
        return
    is_new = not folder.is_dir()
    if kept:
        adopt(finished, kept, folder)
    folder.mkdir(exist_ok=True)
    try:
        with journal.open_stream(folder / JOURNAL, finished.head, Part) as (parts, add):
            draft = Draft(folder, finished, add, parts)
            try:
                yield Sink(play, draft.write, draft.rows(), finished.rows)
            except BaseException:
                draft.flush()
                is_new = is_new and not draft.has_grown
                raise
            draft.flush()
            draft.finish()
        (folder / JOURNAL).unlink()  # first, so that half of a draft is none
        shutil.rmtree(folder)
    finally:
        if is_new and folder.is_dir():  # nothing was played: no trace
            shutil.rmtree(folder)


def nothing_missing(made: object) -> Row:
    """Never called: all games were there before."""
    raise AssertionError("a game was played that was there")


def make_way(out: Path, folder: Path, finished: Finished, *, force: bool) -> int:
    """See to it that nothing is overwritten that nobody wanted to; tell how many games to keep."""
    if not out.parent.is_dir():
        raise wrong(str(out), "lab-no_folder")
    earlier = journal.head_of(folder / JOURNAL)
    if force and folder.is_dir() and earlier != journal.as_read(finished.head):
        shutil.rmtree(folder)
    if force or earlier:
        return 0
    return finished_games(out, finished)


def finished_games(out: Path, finished: Finished) -> int:
    """How many games of this wish lie there; other files are refused."""
    same_tables = len(finished.tables) > 1 or not decisions_file(out).exists()
    kept = finished.games() if same_tables else None
    if kept is not None:
        return kept
    for path in (out, decisions_file(out)):
        if path.exists():
            raise wrong(f"--out {path}", "lab-exists")
    return 0


def adopt(finished: Finished, games: int, folder: Path) -> None:
    """Begin a draft with finished files as its first part; they stay where they are as well."""
    folder.mkdir(exist_ok=True)
    for table in finished.tables:
        linked(table.file, part_file(folder, table, 0))
    lines = [journal.as_line(finished.head), journal.as_line(asdict(Part(0, games)))]
    write_whole(folder / JOURNAL, b"".join(lines).decode())


def linked(file: Path, second: Path) -> None:
    """Give a file a second name; where a file system has no such thing, a copy."""
    second.unlink(missing_ok=True)
    try:
        second.hardlink_to(file)
    except OSError:
        shutil.copyfile(file, second)


def part_file(folder: Path, table: Table, number: int) -> Path:
    """The file of a part of a table."""
    return folder / f"{number:06}.{table.key}{table.file.suffix}"


def tables_of(out: Path, head: Mapping[str, Any], *, decisions: bool) -> list[Table]:
    """The tables of a dataset."""
    seats, wide = len(head["bots"]), head["seed"] >= MOST_INT_SEED
    found = [Table(out, "games", Columns(game_columns(seats), wide))]
    if decisions:
        names = decision_columns(seats, tracks_of(head["title"], head["options"]))
        found.append(Table(decisions_file(out), "decisions", Columns(names, wide)))
    return found


def decisions_file(path: Path) -> Path:
    """The file of decisions beside `games.parquet`: `games.decisions.parquet`."""
    return path.with_suffix(f".decisions{path.suffix}")


def draft_of(path: Path) -> Path:
    """The folder in which a table grows."""
    return path.with_name(f"{path.name}.draft")


class Draft:
    """Tables that grow, part by part."""

    def __init__(
        self,
        folder: Path,
        finished: Finished,
        add: Callable[[Part], None],
        parts: Callable[[], Iterator[Part]],
    ) -> None:
        """Begin, or go on behind the parts that are there."""
        self._folder, self._finished, self._add = folder, finished, add
        self._kind, self._tables = finished.kind, finished.tables
        self._earlier = self._parts = self._checked(parts())
        self._lines: dict[str, list[Line]] = {table.key: [] for table in self._tables}
        self._tracks: tuple[str, ...] | None = None
        self._since = time.monotonic()

    @property
    def has_grown(self) -> bool:
        """Whether parts were added."""
        return self._parts > self._earlier

    def _checked(self, parts: Iterable[Part]) -> int:
        """How many parts there are, all of them whole."""
        count = 0
        for part in parts:
            files = [self._file(table, count) for table in self._tables]
            if part.number != count or not all(file.exists() for file in files):
                raise wrong(str(self._folder), "lab-damaged")
            count += 1
        return count

    def rows(self) -> Iterator[Row]:
        """The games that were kept before, read as they are asked for."""
        for number in range(self._earlier):
            yield from self._finished.rows_of(self._file(self._tables[0], number))

    def write(self, made: Row | tuple[Row, list[Decision]]) -> Row:
        """Keep a game, soon."""
        row, decisions = made if isinstance(made, tuple) else (made, [])
        self._lines["games"].append(game_cells(row, self._finished.origin))
        if decisions:
            tracks = self._track_names(row)
            more = (decision_cells(row, each, tracks) for each in decisions)
            self._lines["decisions"].extend(more)
        late = time.monotonic() - self._since >= SECONDS_AT_ONCE
        if late or sum(map(len, self._lines.values())) >= ROWS_AT_ONCE:
            self.flush()
        return row

    def _track_names(self, row: Row) -> tuple[str, ...]:
        if self._tracks is None:
            self._tracks = tracks_of(row.title, row.options)
        return self._tracks

    def flush(self) -> None:
        """Write what was played since as a part; the journal tells of it once it is there."""
        games = len(self._lines["games"])
        if games:
            for table in self._tables:
                lines = self._lines[table.key]
                file = self._file(table, self._parts)
                with journal.naming(file):
                    self._kind.write(file, table.columns, lines)
                lines.clear()
            self._add(Part(self._parts, games))
            self._parts += 1
        self._since = time.monotonic()

    def finish(self) -> None:
        """Make the files of the parts; each appears whole."""
        for table in reversed(self._tables):
            parts = [self._file(table, number) for number in range(self._parts)]
            whole = self._folder / f"whole{table.file.suffix}"
            with journal.naming(table.file):
                self._kind.join(whole, table.columns, parts)
                os.replace(whole, table.file)  # noqa: PTH105 - Path.replace names the wrong file in errors

    def _file(self, table: Table, number: int) -> Path:
        return part_file(self._folder, table, number)


# --- records --------------------------------------------------------------------------------------


def is_folder(out: Path) -> bool:
    """Whether a name is that of a folder of records: one that is there, or has no ending."""
    return out.is_dir() or (not out.suffix and not out.exists())


@contextlib.contextmanager
def records(folder: Path, head: Mapping[str, Any]) -> Iterator[Sink]:
    """Write a record a game into a folder, and its row into a journal there; both at once.

    What is there already is not played again.
    """
    if not folder.parent.is_dir():
        raise wrong(str(folder), "lab-no_outer")
    folder.mkdir(exist_ok=True)
    if any(folder.iterdir()) and not (folder / JOURNAL).exists():
        raise wrong(f"--out {folder}", "lab-other_things")
    with journal.open_stream(folder / JOURNAL, head, Row) as (_, add):

        def rows() -> Iterator[Row]:
            found = journal.stored(folder / JOURNAL, Row)
            return (row for row in found if record_file(folder, row).exists())

        def write(made: tuple[Row, str]) -> Row:
            row, text = made
            write_whole(record_file(folder, row), text)
            add(row)
            return row

        yield Sink(play_record, write, in_order(rows), lambda: in_order(rows))


def in_order(read: Callable[[], Iterator[Row]]) -> Iterator[Row]:
    """Rows by their seeds, each once: the last of equals. Only those out of turn are held."""
    late: dict[int, Row] = {}
    last = -1
    for row in read():
        if row.seed <= last:
            late[row.seed] = row
        last = max(last, row.seed)
    rest = sorted(late)
    last = -1
    for row in read():
        if row.seed <= last:
            continue
        last = row.seed
        while rest and rest[0] < last:
            yield late[rest.pop(0)]
        if rest and rest[0] == last:
            rest.pop(0)
        yield late.get(last, row)


def record_file(folder: Path, row: Row) -> Path:
    """The file of a game's record."""
    return folder / f"{row.title}-{row.seed}.burgh"


def write_whole(path: Path, text: str) -> None:
    """Write a text file whole or not at all."""
    draft = path.with_name(f".{path.name}")
    with journal.naming(path):
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
