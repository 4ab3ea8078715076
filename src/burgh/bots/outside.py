"""Bots in any language: a command that is asked in lines of JSON and answers with moves.

What is said to it and what it may answer is told in docs/bots.md. A move it fails to give, because
it crashes, is slow, speaks nonsense or cheats, is forfeited to chance; the game goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, Literal

import msgspec

from burgh.bots.bot import checked_view
from burgh.bots.complaints import no_setting, wrong
from burgh.bots.plugins import bot_seed
from burgh.core.game import View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.options import plain_options
from burgh.core.refusal import Illegal
from burgh.core.rng import Rng
from burgh.core.said import quoted, written
from burgh.core.version import VERSION

PROTOCOL: Final = 1
KEY: Final = "cmd"
SETTINGS: Final = {"time": 5.0, "start": 10.0}  # seconds for a move; more after each start
LONGEST: Final = 3_600.0
MOST_BYTES: Final = 65_536  # in an answer
MOST_SAID: Final = 4_096  # of the standard error, the end of it
MOST_STARTS: Final = 4  # in a game

Kind = Literal["crashed", "slow", "garbled", "illegal", "gone"]


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A move a bot has lost: which of its decisions, why, and what it had said on stderr."""

    decision: int
    kind: Kind
    said: str


class Failure(Exception):  # noqa: N818 - of the bot, not of the program
    """A bot has not answered as it should."""

    def __init__(self, kind: Kind, said: str = "") -> None:
        self.kind = kind
        self.said = said
        super().__init__(kind)


# --- what was asked for ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Order:
    """A bot as it was asked for: the command, and its time."""

    name: str
    command: tuple[str, ...]
    limit: float
    start: float


def is_command(spec: object) -> bool:
    """Whether a bot is a command. It runs with our rights: take none from strangers."""
    if isinstance(spec, Mapping):
        return spec.get("key") == KEY
    return isinstance(spec, str) and spec.lstrip().startswith(f"{KEY}:")


def make(spec: str | Mapping[str, Any], *, seed: int) -> Outside:
    """Make a bot of `"cmd:./mybot"`, `"cmd:time=2,./mybot --deep"` or the same as data."""
    return Outside(read_order(spec), seed)


def read_order(spec: str | Mapping[str, Any]) -> Order:
    """Take a bot's settings and its command apart; says what is wrong with either."""
    if os.name != "posix":
        raise wrong("bot", "bot-posix")
    if isinstance(spec, str):
        name, text = spec.strip(), spec.strip().removeprefix(f"{KEY}:").strip()
        given: dict[str, object] = {}
        while match := re.match(r"(\w+)=([^,/]*),", text):
            given[match[1]] = match[2]
            text = text[match.end() :].strip()
    else:
        params = spec.get("params")
        given = dict(params) if isinstance(params, Mapping) else {}
        text = str(given.pop("command", ""))
        name = f"{KEY}:{text}"
    unknown = [setting for setting in given if setting not in SETTINGS]
    if unknown:
        raise no_setting(KEY, unknown[0], SETTINGS)
    times = {key: seconds(key, given.get(key, usual)) for key, usual in SETTINGS.items()}
    return Order(name, read_command(text), times["time"], times["start"])


def seconds(setting: str, value: object) -> float:
    """Read a time."""
    try:
        found = float(value) if isinstance(value, int | float | str) else -1.0
    except ValueError:
        found = -1.0
    if not 0 <= found <= LONGEST or (setting == "time" and found == 0):
        raise wrong(f"bot.{setting}", "bot-seconds", value=quoted(value))
    return found


def read_command(text: str) -> tuple[str, ...]:
    """The words of a command that can be run, quoted as in a shell."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        command, detail = f"{KEY}:{written(text, 200)}", str(error).lower()
        raise wrong("bot", "bot-quotes", command=command, detail=detail) from None
    if not words or not words[0]:
        raise wrong("bot", "bot-needs_command", key=KEY)
    if "\0" in text:
        raise wrong("bot", "bot-zero")
    if shutil.which(words[0]) is None:
        there = "/" in words[0] and Path(words[0]).exists()
        problem = "bot-not_run" if there else "bot-no_command"
        raise wrong("bot", problem, command=written(words[0], 200))
    return words


# --- the bot --------------------------------------------------------------------------------------


class Outside:
    """A bot that is a command: it is told its view and the legal moves, and answers with one."""

    def __init__(self, order: Order, seed: int) -> None:
        """Take the order; the command starts when it is first asked."""
        self.name = order.name
        self.forfeits: list[Forfeit] = []
        self._order = order
        self._seed = bot_seed(seed)
        self.rng = Rng(self._seed)
        self._child: Child | None = None
        self._starts = 0
        self._decisions = 0

    def choose(self, view: View) -> Move:
        """The bot's move, or any legal one where it has forfeited its own.

        Chance favours nobody and ends every game; always the first move would not, and a good one
        would pay those who crash.
        """
        checked_view(view)
        self._decisions += 1
        try:
            return self._answer(view)
        except Failure as failure:
            said = failure.said or (self._child.said if self._child else "")
            self.forfeits.append(Forfeit(self._decisions, failure.kind, said))
            if failure.kind != "illegal":  # whatever else it may say belongs to no question
                self.close()
            return view.title.moves.name(view.state, int(view.state.random_move(self.rng)))

    def _answer(self, view: View) -> Move:
        """Ask the command and read its answer as a legal move."""
        limit = self._order.limit
        lines = question(view, self._decisions, limit)
        if self._child is None:
            lines = self._hello(view) + lines
            limit += self._order.start
            self._child = self._start_child()
        return legal_answer(view, self._child.ask(lines, limit))

    def _start_child(self) -> Child:
        """Start the command, if it has not been started too often already."""
        if self._starts >= MOST_STARTS:
            raise Failure("gone", self.forfeits[-1].said)
        self._starts += 1
        try:
            return Child(self._order.command)
        except OSError as error:
            raise Failure("crashed", (error.strerror or str(error)).lower()) from None

    def _hello(self, view: View) -> bytes:
        """Write the line that comes first after every start."""
        return as_line(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "engine": VERSION,
                "title": view.title.key,
                "options": plain_options(view.options),
                "seats": view.seats,
                "seat": view.turn,
                "seed": self._seed,
                "limit": self._order.limit,
                "restarts": self._starts,
            }
        )

    def close(self) -> None:
        """End the command."""
        if self._child is not None:
            self._child.close()
            self._child = None


def question(view: View, decision: int, limit: float) -> bytes:
    """Write what a bot is asked: what it sees, what it may do, how long it may take."""
    legal = [{"text": view.write(move), "move": move} for move in view.legal_moves]
    return as_line(
        {
            "type": "decide",
            "decision": decision,
            "seat": view.turn,
            "phase": view.phase,
            "time_left": limit,
            "legal": legal,
            "view": view.position(),
        }
    )


def as_line(message: dict[str, Any]) -> bytes:
    """Write a message as one line."""
    return msgspec.json.encode(message) + b"\n"


def legal_answer(view: View, line: bytes) -> Move:
    """Read an answer, `{"move": ...}` with a text or an object, as a legal move."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Failure("garbled") from None
    move = answer.get("move") if isinstance(answer, dict) else None
    if not isinstance(move, str | dict):
        raise Failure("garbled")
    try:
        return view.title.moves.name(view.state, view.number(move))
    except (Malformed, Illegal):
        raise Failure("illegal") from None


@contextlib.contextmanager
def ending(bots: Iterable[object]) -> Iterator[None]:
    """End the commands among the bots when a game is over, or broken off."""
    seated = list(bots)
    try:
        yield
    finally:
        for bot in seated:
            if isinstance(bot, Outside):
                bot.close()


def forfeits(bot: object) -> dict[str, int]:
    """Count the moves a bot has forfeited, by kind; in-house bots forfeit none."""
    return dict(Counter(forfeit_kinds(bot).values()))


def forfeit_kinds(bot: object) -> dict[int, Kind]:
    """Which of its decisions a bot has forfeited, and how."""
    lost = bot.forfeits if isinstance(bot, Outside) else []
    return {forfeit.decision: forfeit.kind for forfeit in lost}


def last_error_line(bot: object) -> str | None:
    """The last line that a bot had said when it forfeited a move."""
    lost = bot.forfeits if isinstance(bot, Outside) else []
    said = [forfeit.said.strip().splitlines()[-1] for forfeit in lost if forfeit.said.strip()]
    return said[-1][:200] if said else None


# --- the process ----------------------------------------------------------------------------------


class Child:
    """A process that answers a line with a line, within a time and a length."""

    def __init__(self, command: tuple[str, ...]) -> None:
        """Start it, in a session of its own: an interrupt at the keyboard is not for it."""
        self._process = subprocess.Popen(  # noqa: S603 - running this command is what was asked for
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=end_with_parent,
        )
        self._output = b""
        self._errors = b""
        ALIVE.add(self)
        end_all_at_exit()
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Its standard input, output and error."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    @property
    def said(self) -> str:
        """The end of what it has said on its standard error."""
        self._read_errors()
        return self._errors.decode(errors="replace")

    def ask(self, line: bytes, limit: float) -> bytes:
        """Say something and give the line it answers; `Failure` if it does not."""
        _, out, _ = self._streams()
        if chunk := receive(out):
            raise Failure("garbled")  # it has spoken unasked
        if chunk is not None:
            raise Failure("crashed")
        self._exchange(line, time.monotonic() + limit)
        answer, _, more = self._output.partition(b"\n")
        self._output = b""
        if more.strip():
            raise Failure("garbled")
        return answer

    def _exchange(self, unsent: bytes, until: float) -> None:
        """Send and hear until it has said a line."""
        into, out, error = self._streams()
        with selectors.DefaultSelector() as selector:
            selector.register(into, selectors.EVENT_WRITE)
            selector.register(out, selectors.EVENT_READ)
            selector.register(error, selectors.EVENT_READ)
            while b"\n" not in self._output:
                left = until - time.monotonic()
                if left <= 0:
                    raise Failure("slow")
                for key, _ in selector.select(left):
                    if key.fileobj is into:
                        unsent = unsent[send(into, unsent) :]
                        if not unsent:
                            selector.unregister(into)
                    elif key.fileobj is out:
                        self._read_output(out)
                    elif not self._read_errors():
                        selector.unregister(error)

    def _read_output(self, out: IO[bytes]) -> None:
        """Take what it answers."""
        chunk = receive(out)
        if chunk == b"":
            raise Failure("crashed")
        self._output += chunk or b""
        if len(self._output) > MOST_BYTES:
            raise Failure("garbled")

    def _read_errors(self) -> bool:
        """Keep the end of its standard error; says whether there may be more."""
        _, _, error = self._streams()
        while chunk := receive(error):
            self._errors = (self._errors + chunk)[-MOST_SAID:]
            if len(chunk) < MOST_BYTES:
                return True
        return chunk is None

    def kill(self) -> None:
        """End it with all it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it and leave nothing behind."""
        self.kill()
        self._process.wait()
        ALIVE.discard(self)
        for stream in self._streams():
            with contextlib.suppress(OSError):
                stream.close()


def send(into: IO[bytes], unsent: bytes) -> int:
    """Send as much as a pipe takes, and give how much; to one who is deaf, everything at once."""
    try:
        return os.write(into.fileno(), unsent[:MOST_BYTES])
    except BlockingIOError:
        return 0
    except BrokenPipeError:  # its last words may still be on the way
        return len(unsent)


def receive(stream: IO[bytes]) -> bytes | None:
    """Read what is there: nothing yet is None, the end is empty."""
    try:
        return os.read(stream.fileno(), MOST_BYTES)
    except BlockingIOError:
        return None


ALIVE: Final[set[Child]] = set()


def end_all_at_exit() -> None:
    """Make sure that whoever ends this process also ends what it has started."""
    mine = threading.current_thread() is threading.main_thread()
    if mine and signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
        signal.signal(signal.SIGTERM, end_all)


def end_all(number: int, _: object) -> None:
    """End all that is alive, then this process as it would have ended anyway."""
    for child in ALIVE:
        child.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def end_with_parent() -> None:
    """Let a new process die with the one that started it, where the system knows how (Linux)."""
    if LIBC is not None:
        LIBC.prctl(SET_DEATH_SIGNAL, signal.SIGKILL)


def system_library() -> Any:  # a ctypes library has no type of its own
    """Load the library that `end_with_parent` needs before the process forks."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    return ctypes.CDLL(None)


SET_DEATH_SIGNAL: Final = 1
LIBC: Final = system_library()
