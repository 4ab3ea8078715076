"""A terminal that tests type into: a window of a given size, with what it has shown."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType

from tests.cli.conftest import SOURCES
from tests.patience import PATIENCE

WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """`python -m burgh` in a window of its own."""

    def __init__(self, *arguments: str, columns: int = 80, **settings: str) -> None:
        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        environment = {
            **{name: os.environ[name] for name in ("PATH", "XDG_DATA_HOME") if name in os.environ},
            **{"PYTHONPATH": SOURCES, "TERM": "xterm", "LANG": "C.UTF-8", "HOME": "/nowhere"},
            **settings,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "burgh", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(inside)
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
        os.close(self.screen)

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.screen, text.encode())

    def wait_for(self, pattern: str) -> str:
        """Wait until something is shown, and give all that was shown since the last time."""
        until = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.shown)):
            assert time.monotonic() < until, self.shown
            if select.select([self.screen], [], [], 0.1)[0]:
                self.shown += self._read()
        told, self.shown = self.shown[: found.end()], self.shown[found.end() :]
        return told

    def end(self) -> int:
        """Wait until the program has left and give its status."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < until
            if select.select([self.screen], [], [], 0.1)[0]:
                self.shown += self._read()
        while select.select([self.screen], [], [], 0)[0] and (more := self._read()):
            self.shown += more
        return self.process.returncode

    def _read(self) -> str:
        try:
            return os.read(self.screen, 65536).decode(errors="replace")
        except OSError:  # nobody is at the other end any more
            return ""
