"""A journal: a file of JSON lines that results are added to one by one; no interrupt harms it.

The first line says of what it is the journal; only a run of the same settings goes on with it.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from burgh.core.malformed import converted
from burgh.lab.complaints import wrong

T = TypeVar("T")
LONGEST: Final = 1_000_000  # bytes of a first line


@contextlib.contextmanager
def open_journal(
    path: Path, head: Mapping[str, Any], row: type[T]
) -> Iterator[tuple[list[T], Callable[[T], None]]]:
    """Give the rows a journal holds already, and a function that adds one at once.

    A torn last line is dropped; `Malformed` if the file is something else, or of other settings.
    """
    with open_stream(path, head, row) as (rows, add):
        yield [*rows()], add


@contextlib.contextmanager
def open_stream(
    path: Path, head: Mapping[str, Any], row: type[T]
) -> Iterator[tuple[Callable[[], Iterator[T]], Callable[[T], None]]]:
    """The same, for journals that are too long to hold: the rows are read when asked for."""
    with path.open("ab+") as file:
        lock(file, path)
        first = as_line(head)
        end = whole_length(file, path, first)
        file.truncate(end)  # what an interrupt has torn makes room
        with naming(path):
            if not end:
                file.write(first)
                file.flush()

        def add(made: T) -> None:
            with naming(path):
                file.write(as_line(asdict(made)))  # type: ignore[call-overload]  # rows are dataclasses
                file.flush()

        yield lambda: read_rows(stored_lines(path, end), row), add


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """Let an error of the system say which file it is about: writing to a full disk does not."""
    try:
        yield
    except OSError as error:
        if error.filename == str(path):
            raise
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def head_of(path: Path) -> dict[str, Any]:
    """What a journal says of itself; nothing if there is none."""
    with contextlib.suppress(OSError, ValueError, RecursionError):
        with path.open("rb") as file:
            found = json.loads(file.readline(LONGEST))
        return found if isinstance(found, dict) else {}
    return {}


def lock(file: IO[bytes], path: Path) -> None:
    """Keep others away while we write."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise wrong(str(path), "lab-writing") from None
    except OSError:  # a file system without locks, or a device: the head will tell
        return


def as_line(value: object) -> bytes:
    """Write a line."""
    return json.dumps(value).encode() + b"\n"


def as_read(value: object) -> object:
    """A value as it would be read from a line."""
    return json.loads(as_line(value))


def whole_length(file: IO[bytes], path: Path, first: bytes) -> int:
    """How much an earlier run with the same settings has left; a torn last line is not counted."""
    file.seek(0)
    begin = file.readline(LONGEST)
    if not begin.endswith(b"\n") and first.startswith(begin):  # interrupted before the first result
        return 0
    check_head(begin if begin.endswith(b"\n") else b"", path, first)
    return len(begin) + sum(len(line) for line in file if line.endswith(b"\n"))


def check_head(line: bytes, path: Path, first: bytes) -> None:
    """Refuse a file that is no journal, or one of other settings."""
    kind, wanted = next(iter(json.loads(first))), json.loads(first)
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or kind not in found:
        raise wrong(str(path), "lab-not_journal", kind=kind)
    other = [name for name in {**wanted, **found} if wanted.get(name) != found.get(name)]
    if other:
        raise wrong(str(path), "lab-other_journal", kind=kind, names=", ".join(other))


def stored_lines(path: Path, end: int) -> Iterator[bytes]:
    """The lines behind the head, up to where we began to write."""
    with path.open("rb") as file:
        file.readline()
        while file.tell() < end:
            yield file.readline()


def stored(path: Path, row: type[T]) -> Iterator[T]:
    """The rows of a journal as it is now, read as they are asked for."""
    return read_rows(stored_lines(path, path.stat().st_size), row)


def read_rows(lines: Iterable[bytes], row: type[T]) -> Iterator[T]:
    """Read the rows of an earlier run; one that cannot be read is as if it were not there."""
    for line in lines:
        with contextlib.suppress(ValueError, RecursionError):  # Malformed is one, too
            yield converted(json.loads(line), row)
