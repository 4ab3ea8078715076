"""What is thought out in a process of its own: a job comes as bytes, and so does the answer.

A job about a game that is being played carries the view of one seat, never the state. This file is
also the program of the process: it reads jobs from its input and writes answers to its output.
"""

from __future__ import annotations

import contextlib
import os
import signal
import struct
import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

import msgspec

import burgh
from burgh import bots
from burgh.bots.bot import NamedBot
from burgh.core.game import View
from burgh.core.rng import Rng
from burgh.study.analysis import analyse
from burgh.study.review import review
from burgh.table.packed_view import PackedView, unpack_view

Json = dict[str, Any]
LENGTH: Final = struct.Struct(">I")
MOST_MINDS: Final = 8  # bots a process remembers; a tree of level 5 takes some 6 MB
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG of Linux


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Choose a move as a bot does; at a table it may go on from what it has just thought there."""

    view: PackedView
    bot: str
    seed: int
    table: str = ""


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """The best moves with what speaks for them."""

    view: PackedView
    bot: str
    seed: int
    most: int


class Review(msgspec.Struct, frozen=True, tag="review"):
    """Look back on a game that has ended: its record lies open by then."""

    record: str


Job = Choose | Hint | Review
Tell = Callable[[float], None]


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    """How far a job has come, between 0 and 1; its answer is still to come."""

    progress: float


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The answer to a job: a move as text, hints or a review as plain data."""

    found: Any


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A job that could not be done, and why, for the log."""

    words: str


Answer = Progress | Done | Failed

write = msgspec.msgpack.Encoder().encode
read_job = msgspec.msgpack.Decoder(Job).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode


# --- the work ------------------------------------------------------------------------------------


class Minds:
    """The bots that have thought last, with the trees they keep: a few, for each seat of a table.

    One that is missing is no fault: it begins afresh. A seat's bot is asked about no other's view.
    """

    def __init__(self, most: int = MOST_MINDS) -> None:
        self.most = most
        self.bots: dict[tuple[str, int], NamedBot] = {}  # who thought last comes last

    def bot(self, job: Choose, seat: int) -> NamedBot:
        """The bot of a job, throwing the dice of this decision."""
        known = self.bots.pop((job.table, seat), None)
        if known is None or known.name != job.bot:
            known = bots.make(job.bot, seed=job.seed)
        known.rng = Rng(job.seed)
        if job.table:
            self.bots[job.table, seat] = known
            if len(self.bots) > self.most:
                self.bots.pop(next(iter(self.bots)))
        return known


def do(job: Job, tell: Tell, minds: Minds | None = None) -> Any:
    """Do a job, here and now, and tell now and then how far it has come."""
    match job:
        case Choose():
            view = unpack_view(job.view)
            return view.write((minds or Minds()).bot(job, view.seat).choose(view))
        case Hint():
            return hints(unpack_view(job.view), job)
        case Review():
            return review_record(job, tell)


def hints(view: View, job: Hint) -> list[Json]:
    """The best moves of a view with what speaks for them (docs/analysis.md)."""
    analysis = analyse(view, bots.make(job.bot, seed=job.seed), job.most)
    found: list[Json] = msgspec.to_builtins(analysis.moves)
    return found


def review_record(job: Review, tell: Tell) -> Json:
    """Judge every decision of a game (docs/analysis.md)."""
    found: Json = msgspec.to_builtins(review(burgh.read(job.record), tell=tell))
    return found


# --- the process ---------------------------------------------------------------------------------


def main(nice: int, most_memory: int) -> None:
    """Do jobs from the input, one after the other, until there are no more."""
    stand_back(nice, most_memory)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not speak into the answers

    def send(answer: Answer) -> None:
        body = write(answer)
        answers.write(LENGTH.pack(len(body)) + body)
        answers.flush()

    try:
        minds = Minds()
        for frame in frames(sys.stdin.buffer):
            send(run_job(frame, lambda progress: send(Progress(progress)), minds))
    except BrokenPipeError:  # the server has gone: nobody waits for the answer
        os._exit(0)  # closing the pipe in order would write to it once more


def run_job(frame: bytes, tell: Tell, minds: Minds | None = None) -> Answer:
    """Do a job; whatever goes wrong in it is told, and the process lives on."""
    try:
        return Done(do(read_job(frame), tell, minds))
    except Exception as error:  # MemoryError among them
        return Failed(f"{type(error).__name__}: {error}")


def frames(stream: BinaryIO) -> Iterator[bytes]:
    """Messages, each written with its length in front."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        yield stream.read(LENGTH.unpack(head)[0])


def stand_back(nice: int, most_memory: int) -> None:
    """Let the server go first, take no more memory than told, and end when the server does.

    The terminal's interrupts are for the server alone.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.setpgid(0, 0)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))
    if sys.platform == "linux":
        import ctypes

        # Deep in a search nobody reads the input, so its end alone would be noticed late.
        die: Callable[[int, int], int] = ctypes.CDLL(None).prctl
        die(DIE_WITH_PARENT, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
