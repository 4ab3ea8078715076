"""A journal: a file of JSON lines that results are added to one by one; no interrupt harms it.

The first line says of what it is the journal; only a run of the same settings goes on with it.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, TypeVar

from burgh.core.malformed import Malformed, converted

T = TypeVar("T")


@contextlib.contextmanager
def open_journal(
    path: Path, head: Mapping[str, Any], row: type[T]
) -> Iterator[tuple[list[T], Callable[[T], None]]]:
    """Give the rows a journal holds already, and a function that adds one at once.

    A torn last line is dropped; `Malformed` if the file is something else, or of other settings.
    """
    with path.open("ab+") as file:
        lock(file, path)
        first = as_line(head)
        lines = whole_lines(file, path, first)
        file.truncate(sum(map(len, lines)))  # what an interrupt has torn makes room
        if not lines:
            file.write(first)

        def add(made: T) -> None:
            file.write(as_line(asdict(made)))  # type: ignore[call-overload]  # rows are dataclasses
            file.flush()

        yield [*read_rows(lines[1:], row)], add


def head_of(path: Path) -> dict[str, Any]:
    """What a journal says of itself; nothing if there is none."""
    with contextlib.suppress(OSError, ValueError, RecursionError):
        with path.open("rb") as file:
            found = json.loads(file.readline(1_000_000))
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
        raise Malformed(str(path), "another run is writing this file") from None
    except OSError:  # a file system without locks, or a device: the head will tell
        return


def as_line(value: object) -> bytes:
    """Write a line."""
    return json.dumps(value).encode() + b"\n"


def whole_lines(file: IO[bytes], path: Path, first: bytes) -> list[bytes]:
    """The lines of an earlier run with the same settings; a torn last one is dropped."""
    file.seek(0)
    written = file.read()
    if first.startswith(written):  # interrupted before the first result
        return []
    lines = [line + b"\n" for line in written.split(b"\n")[:-1]]
    kind, wanted = next(iter(json.loads(first))), json.loads(first)
    try:
        found = json.loads(lines[0] if lines else b"")
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or kind not in found:
        raise Malformed(str(path), f"not a file of {kind}")
    other = [name for name in {**wanted, **found} if wanted.get(name) != found.get(name)]
    if other:
        raise Malformed(str(path), f"the file is of another {kind}: other {', '.join(other)}")
    return lines


def read_rows(lines: list[bytes], row: type[T]) -> Iterator[T]:
    """Read the rows of an earlier run; one that cannot be read is as if it were not there."""
    for line in lines:
        with contextlib.suppress(ValueError, RecursionError):  # Malformed is one, too
            yield converted(json.loads(line), row)
