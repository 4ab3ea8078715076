"""The terminal as a thing: how wide it is, how it is wiped, which signals it sends."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Final, NoReturn

NARROWEST: Final = 40
WIDEST: Final = 200
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, what has scrolled away
SIGNALLED: Final = 128  # and the number of the signal: the exit status of a program it has ended
FAREWELLS: Final = ("SIGHUP", "SIGTERM")


class Ended(Exception):  # noqa: N818 - it says what happened
    """The window was closed, or the program is asked to end."""

    def __init__(self, number: int) -> None:
        self.status = SIGNALLED + number
        super().__init__(number)


def width() -> int:
    """The columns of the terminal, or as many as COLUMNS says; as far as we can use them."""
    return min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)


def is_terminal() -> bool:
    """Whether somebody types here and reads here."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wipe() -> None:
    """Clear the screen, what has scrolled off it, and the lines that were typed."""
    if os.environ.get("TERM", "dumb") != "dumb":
        print(WIPE, end="", flush=True)
    else:
        print("\n" * shutil.get_terminal_size().lines, flush=True)
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


@contextlib.contextmanager
def farewells() -> Iterator[None]:
    """Let a closed window or a wish to end rise as `Ended`, once."""

    def end(number: int, _: FrameType | None) -> NoReturn:
        for each in before:
            signal.signal(each, signal.SIG_IGN)  # the rest is saving and leaving
        raise Ended(number)

    known = [getattr(signal, name) for name in FAREWELLS if hasattr(signal, name)]
    before = {}
    with contextlib.suppress(ValueError):  # not in the main thread: then they are not ours
        # What nohup has silenced stays so.
        heard = [number for number in known if signal.getsignal(number) is not signal.SIG_IGN]
        before = {number: signal.signal(number, end) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
