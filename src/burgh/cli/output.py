"""What every command shares: printing, reading and writing files, and errors in one line."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from burgh.core.malformed import Malformed
from burgh.core.refusal import Illegal

if TYPE_CHECKING:
    from rich.console import Console

FINE: Final = 0
NO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141  # what a shell reports of a program that SIGPIPE has ended


class Problem(Exception):  # noqa: N818 - for the person at the keyboard, not an error of the program
    """Something the person at the keyboard can put right, in one line."""


def run_guarded(command: Callable[[], int]) -> int:
    """Run a command; what went wrong becomes one line on stderr and an exit status."""
    forgiving_streams()
    try:
        status = command()
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        let_go_of_stdout()
        return complain("output closed", NOBODY_READS)
    except (Problem, Malformed, Illegal) as error:
        return complain(str(error), BAD_INPUT)
    except OSError as error:
        return complain(about_file(error), BAD_INPUT)
    except Exception as error:
        if is_usage(error):
            return complain(f"{error} Try --help.", BAD_INPUT)
        raise


def is_usage(error: Exception) -> bool:
    """Whether the command line itself could not be understood."""
    if "cyclopts" not in sys.modules:
        return False
    from cyclopts import CycloptsError

    return isinstance(error, CycloptsError)


def complain(problem: str, status: int) -> int:
    """Print a problem as one line on stderr and give the exit status."""
    with contextlib.suppress(OSError):
        print(f"burgh: {' '.join(problem.split())}", file=sys.stderr, flush=True)
    return status


def about_file(error: OSError) -> str:
    """Say a file error in words: which file and what."""
    what = (error.strerror or str(error)).lower()
    return f"{error.filename}: {what}" if error.filename else what


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
        raise Problem(f"{path}: not a text file") from None
    except ValueError as error:  # a file name that the system cannot even spell
        raise Problem(f"{path!r}: {error}") from None


def read_json_object(path: str) -> dict[str, Any]:
    """Read a file that holds one JSON object."""
    return parse_json_object(path, read_text(path))


def parse_json_object(path: str, text: str) -> dict[str, Any]:
    """Read JSON text as one object; complaints name the file."""
    try:
        found = json.loads(text)
    except RecursionError:
        raise Problem(f"{path}: nested too deeply") from None
    except ValueError as error:
        raise Problem(f"{path}: not JSON: {error}") from None
    if not isinstance(found, dict):
        raise Problem(f"{path}: a JSON object is needed")
    return found


@contextlib.contextmanager
def replacing(path: Path, *, private: bool = False) -> Iterator[Path]:
    """A file beside `path` to write; it takes the place of `path` only when all went well.

    Usually with the rights of any new file; a private one is its owner's alone.
    """
    if not path.parent.is_dir():
        raise Problem(f"{path}: there is no such folder")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        draft.chmod(0o600 if private else 0o666 & ~current_umask())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def current_umask() -> int:
    """The rights that new files do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_text(path: Path, text: str) -> None:
    """Write a text file whole or not at all."""
    with replacing(path) as draft:
        draft.write_text(text, encoding="utf-8")
