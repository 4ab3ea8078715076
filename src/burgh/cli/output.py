"""What every command shares: printing, reading and writing files, and errors in one line."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from burgh.core.said import Said, say
from burgh.core.text import ENGLISH, words

if TYPE_CHECKING:
    from rich.console import Console

FINE: Final = 0
NO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141  # what a shell reports of a program that SIGPIPE has ended
STREAMS: Final = ("stdin", "stdout", "stderr")


class Problem(Exception):  # noqa: N818 - for the person at the keyboard, not an error of the program
    """Something the person at the keyboard can put right, in one line."""

    def __init__(self, told: str | Said) -> None:
        """Say it as a message of the command line, or as a line that is in their language."""
        self.said = told if isinstance(told, Said) else say("verbatim", text=told)
        super().__init__(told)

    def __str__(self) -> str:
        """Say it in English."""
        return words("burgh.cli", ENGLISH).text(self.said)


def problem(key: str, /, **facts: str | int | Path) -> Problem:
    """A problem by its message, `error-` and the key."""
    given = {name: str(fact) if isinstance(fact, Path) else fact for name, fact in facts.items()}
    return Problem(say(f"error-{key}", **given))


def run_guarded(command: Callable[[], int], spoken: str = ENGLISH) -> int:
    """Run a command; what went wrong becomes one line on stderr and an exit status."""
    open_streams()
    forgiving_streams()
    try:
        status = command()
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return complain(words("burgh.cli", spoken).say("error-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        let_go_of_stdout()
        return complain(words("burgh.cli", spoken).say("error-output_closed"), NOBODY_READS)
    except Exception as error:
        from burgh.cli.complaints import in_words

        told = in_words(error, spoken)
        if told is None:
            raise
        return complain(told, BAD_INPUT)


def complain(told: str, status: int) -> int:
    """Print a problem as one line on stderr and give the exit status."""
    with contextlib.suppress(OSError):
        print(f"burgh: {' '.join(told.split())}", file=sys.stderr, flush=True)
    return status


def open_streams() -> None:
    """Let a stream that was closed before we began read or write nothing.

    Otherwise the next file that is opened would take its place, and be read or written as such.
    """
    for number, name in enumerate(STREAMS):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number: this one
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - to the end
            setattr(sys, name, nothing)


def is_shown() -> bool:
    """Whether the standard output was open when we began."""
    return getattr(sys.stdout, "name", "") != os.devnull


def forgiving_streams() -> None:
    """Let letters that the terminal cannot show, or bytes that are no letters, pass as marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def let_go_of_stdout() -> None:
    """Keep Python from complaining once more when it flushes a closed stdout at the end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_json(value: object) -> None:
    """Print one JSON value on one line."""
    print(json.dumps(value, ensure_ascii=False))


def console(*, stderr: bool = False) -> Console:
    """A rich console; it respects NO_COLOR and writes plainly into pipes."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def read_text(path: str) -> str:
    """Read a text file; `-` is the standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise problem("not_text", file=path) from None
    except ValueError:
        raise problem("bad_name", file=repr(path)) from None


def read_json_object(path: str) -> dict[str, Any]:
    """Read a file that holds one JSON object."""
    return parse_json_object(path, read_text(path))


def parse_json_object(path: str, text: str) -> dict[str, Any]:
    """Read JSON text as one object; complaints name the file."""
    try:
        found = json.loads(text)
    except RecursionError:
        raise problem("too_deep", file=path) from None
    except ValueError as error:
        raise problem("not_json", file=path, detail=str(error)) from None
    if not isinstance(found, dict):
        raise problem("not_object", file=path)
    return found


@contextlib.contextmanager
def replacing(path: Path, *, private: bool = False) -> Iterator[Path]:
    """A file beside `path` to write; it takes the place of `path` only when all went well.

    Usually with the rights of any new file; a private one is its owner's alone.
    """
    if not path.parent.is_dir():
        raise problem("no_folder", file=path)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(handle)
        draft = Path(name)
        try:
            yield draft
            draft.chmod(0o600 if private else 0o666 & ~current_umask())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise about_target(error, path) from error


def about_target(error: OSError, path: Path) -> OSError:
    """The same error, of the file that was asked for instead of the draft beside it."""
    is_ours = error.filename is None or Path(str(error.filename)).parent == path.parent
    if error.errno is None or error.errno == errno.EPIPE or not is_ours:
        return error
    return OSError(error.errno, error.strerror, str(path))


def current_umask() -> int:
    """The rights that new files do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_text(path: Path, text: str) -> None:
    """Write a text file whole or not at all."""
    with replacing(path) as draft:
        draft.write_text(text, encoding="utf-8")


def write_between(page: Path, begin: str, end: str, made: str) -> None:
    """Put a text between two marks of a page; a page that is not there becomes one."""
    text = page.read_text("utf-8") if page.exists() else f"{begin}\n{end}\n"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise problem("page_marks", file=page, begin=begin, end=end)
    write_text(page, f"{before}{begin}\n{made}\n{end}{after}")
