"""What takes long is thought about in a process of its own: an interrupt is answered at once.

The search is compiled and listens to nobody until it is done. A bot draws all its chance from its
`rng`, so where that stands afterwards is all that has to come back beside the move.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Final, NoReturn, TypeVar

from burgh.bots import NamedBot
from burgh.bots.registry import Chooser
from burgh.core.game import View
from burgh.core.moves import Move
from burgh.core.rng import Rng

QUICK: Final = ("random", "greedy")  # an answer within milliseconds
INTERRUPTS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


T = TypeVar("T")


def choose(bot: NamedBot, view: View) -> Move:
    """Let a bot choose, in such a way that the keyboard is heard meanwhile."""
    if not is_slow(bot):
        return bot.choose(view)

    def think() -> list[int]:
        return [view.number(bot.choose(view)), *where_chance_stands(bot.rng)]

    number, *words = apart(think)
    bot.rng.a, bot.rng.b, bot.rng.c, bot.rng.counter = words
    return view.title.moves.name(view.state, number)


def is_slow(bot: NamedBot) -> bool:
    """Whether a bot is one of ours that searches, and not in processes of its own."""
    is_quick = bot.name.partition(":")[0] in QUICK
    return isinstance(bot, Chooser) and not is_quick and "processes=" not in bot.name


def apart(work: Callable[[], T]) -> T:
    """What some work gives, plain data, done by a copy of ourselves where the system can make one.

    If the copy comes to nothing the work is done here, and says what is wrong.
    """
    if not hasattr(os, "fork"):
        return work()
    answer = ask_copy(work)
    if not answer:
        return work()
    found: T = json.loads(answer)  # as it was given
    return found


def ask_copy(work: Callable[[], object]) -> bytes:
    """What a copy of ourselves answers; nothing if it fails."""
    sys.stdout.flush()
    sys.stderr.flush()
    reading, writing = os.pipe()
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)  # until somebody sees to the child
    child = os.fork()
    if child == 0:
        os.close(reading)
        answer_and_leave(work, writing)
    try:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            answer = pipe.read()
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        raise
    finally:
        _, ended = os.waitpid(child, 0)
    if os.WIFSIGNALED(ended) and os.WTERMSIG(ended) == signal.SIGINT:
        raise KeyboardInterrupt
    return answer if ended == 0 else b""


def answer_and_leave(work: Callable[[], object], writing: int) -> NoReturn:
    """In the copy: do the work, write the answer, and leave without a trace."""
    status = 1
    try:
        for each in INTERRUPTS:
            signal.signal(each, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, INTERRUPTS)
        end_with_parent()
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(json.dumps(work()).encode())
        status = 0
    finally:
        os._exit(status)


def where_chance_stands(rng: Rng) -> list[int]:
    """The four words of a generator."""
    return [int(rng.a), int(rng.b), int(rng.c), int(rng.counter)]


def end_with_parent() -> None:
    """Let the system end this process with the one that began it, where it can do so."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
