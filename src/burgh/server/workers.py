"""Processes that think: bots and analysis run here, so that the event loop never waits for them.

Each kind of work has lanes of its own, a lane is one process, and analysis is nicer than bots. A
process that dies or takes too long is replaced; a bot then answers anyhow, at worst greedily.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

import structlog

from burgh.server import jobs
from burgh.server.fair import Claim, FairQueue, Full
from burgh.table.packed_view import PackedView

Kind = Literal["bot", "hint", "review"]

FALLBACK: Final = "greedy"
MOST_MEMORY: Final = 1 << 30  # bytes of one process
MOST_BOTS: Final = 4096  # decisions that may wait; who comes then is told so, and comes again
MOST_HINTS: Final = 32
MOST_REVIEWS: Final = 16
BOTS_A_PERSON: Final = 64  # of those that may wait, of one person's tables
HINTS_A_PERSON: Final = 4
REVIEWS_A_PERSON: Final = 4
BOT_NICE: Final = 5
HINT_NICE: Final = 10
REVIEW_NICE: Final = 15
USUAL_COST: Final = 0.5  # seconds of a decision, before one has been made
PATIENCE: Final = 60.0  # seconds for one decision, the start of the process included

logger = structlog.get_logger()


class JobNotDone(Exception):  # noqa: N818 - it says what happened
    """A job was not done."""


class Busy(JobNotDone):
    """Too much waits already."""


class Closed(Busy):
    """The server is closing."""


class WorkerDied(JobNotDone):
    """The process died over it."""


class TimedOut(JobNotDone):
    """It took longer than it may."""


class JobFailed(JobNotDone):
    """The process says that it cannot be done."""


def ignore(_: float) -> None:
    """Hear of progress and do nothing about it."""


@dataclass(slots=True, eq=False)
class Order:
    """A job, for whom it is, and who waits for it."""

    job: jobs.Job
    seconds: float
    tell: jobs.Tell
    done: asyncio.Future[Any]
    claim: Claim
    is_begun: bool = False
    progress: float = 0.0
    taken: float = 0.0  # seconds, once it is done

    def advance(self, progress: float) -> None:
        """Note how far it has come, and tell."""
        self.progress = progress
        self.tell(progress)


class QueueNumbers(NamedTuple):
    """A queue in numbers: jobs that wait, jobs that are done now, seconds of the longest wait."""

    waiting: int
    running: int
    oldest_wait: float


class Queue:
    """Orders that wait for a lane: so many and no more, and everybody has their share."""

    def __init__(self, most: int, most_a_person: int) -> None:
        self.fair = FairQueue[Order](most, most_a_person, time.monotonic)
        self.news = asyncio.Event()
        self.running = 0

    def put(self, order: Order) -> None:
        """Add an order, or raise `Busy`."""
        self.fair.drop(lambda each: each.done.done())
        try:
            self.fair.put(order, order.claim)
        except Full as full:
            raise Busy(str(full)) from None
        self.news.set()

    async def take(self) -> Order:
        """The next order somebody still waits for."""
        while True:
            order = self.fair.take()
            if order is None:
                self.news.clear()
                await self.news.wait()
            elif not order.done.done():
                order.is_begun = True
                return order

    def numbers(self) -> QueueNumbers:
        """The queue in numbers."""
        return QueueNumbers(len(self.fair), self.running, self.fair.oldest())


class Lane:
    """One process and the task that feeds it; the process begins with the first order."""

    def __init__(self, queue: Queue, nice: int) -> None:
        self.queue = queue
        self.nice = nice
        self.process: Process | None = None

    async def run(self) -> None:
        """Carry orders out, one after the other, until cancelled."""
        try:
            while True:
                order = await self.queue.take()
                began = time.monotonic()
                self.queue.running += 1
                try:
                    # `wait_for` forgets a cancelling that comes with the answer (Python 3.11)
                    async with asyncio.timeout(order.seconds):
                        found = await self.ask(order)
                    order.taken = time.monotonic() - began
                except JobFailed as trouble:
                    resolve(order, trouble)
                except asyncio.CancelledError:
                    resolve(order, Closed("the server is closing"))
                    raise
                except (TimeoutError, EOFError, OSError) as error:
                    await self.end()
                    resolve(order, error_of(error))
                else:
                    resolve(order, found)
                finally:
                    self.queue.running -= 1
                    self.queue.fair.settle(order.claim, time.monotonic() - began)
        finally:
            await self.end()

    async def ask(self, order: Order) -> Any:
        """Send a job to the process and wait for its answer."""
        if self.process is None:
            self.process = await begin(self.nice)
        to, back = self.process.stdin, self.process.stdout
        assert to is not None
        assert back is not None
        body = jobs.write(order.job)
        to.write(jobs.LENGTH.pack(len(body)) + body)
        await to.drain()
        while True:
            (length,) = jobs.LENGTH.unpack(await back.readexactly(jobs.LENGTH.size))
            match jobs.read_answer(await back.readexactly(length)):
                case jobs.Progress(progress):
                    order.advance(progress)
                case jobs.Done(found):
                    return found
                case jobs.Failed(words):
                    raise JobFailed(words)

    async def end(self) -> None:
        """End the process, whatever it is doing; the next order begins another."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # until its pipes are closed, too


class Workers:
    """The processes of one server: so many for bots, one each for hints and for reviews."""

    def __init__(self, count: int = 1) -> None:
        """Plan the lanes; processes begin when there is something to do."""
        self.queues: dict[Kind, Queue] = {
            "bot": Queue(MOST_BOTS, BOTS_A_PERSON),
            "hint": Queue(MOST_HINTS, HINTS_A_PERSON),
            "review": Queue(MOST_REVIEWS, REVIEWS_A_PERSON),
        }
        self.lanes = [Lane(self.queues["bot"], BOT_NICE) for _ in range(max(1, count))]
        self.lanes.append(Lane(self.queues["hint"], HINT_NICE))
        self.lanes.append(Lane(self.queues["review"], REVIEW_NICE))
        self.tasks: list[asyncio.Task[None]] = []
        self.is_open = False
        self.costs: dict[str, float] = {}  # seconds a decision has taken lately, by title and bot

    async def start(self) -> None:
        """Begin to take orders."""
        self.is_open = True
        self.tasks = [asyncio.create_task(lane.run(), name="worker lane") for lane in self.lanes]

    async def stop(self) -> None:
        """End every process; whoever still waits is told."""
        self.is_open = False
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
        for queue in self.queues.values():
            for order in queue.fair.drain():
                resolve(order, Closed("the server is closing"))

    def submit(
        self,
        kind: Kind,
        job: jobs.Job,
        seconds: float,
        tell: jobs.Tell = ignore,
        claim: Claim | None = None,
    ) -> Order:
        """Put a job in the queue, or raise `Busy`."""
        if not self.is_open:
            raise Closed("the server is closing")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        order = Order(job, seconds, tell, done, claim or Claim())
        self.queues[kind].put(order)
        return order

    async def ask(
        self,
        kind: Kind,
        job: jobs.Job,
        seconds: float,
        tell: jobs.Tell = ignore,
        claim: Claim | None = None,
    ) -> Any:
        """The answer to a job; raises `JobNotDone` if there is none."""
        return await self.submit(kind, job, seconds, tell, claim).done

    def numbers(self) -> dict[Kind, QueueNumbers]:
        """The queues in numbers."""
        return {kind: queue.numbers() for kind, queue in self.queues.items()}

    def promote(self, table: str) -> None:
        """Somebody has come to a table: what waits there is waited for."""
        self.queues["bot"].fair.promote(table)

    async def choose(
        self,
        packed: PackedView,
        bot: str,
        seed: int,
        seconds: float = PATIENCE,
        claim: Claim | None = None,
    ) -> str:
        """The move of a bot as text: its own, else a greedy one, but in any case one.

        Raises `Busy` (`Closed` is one) and nothing else.
        """
        kind = f"{packed.title} {bot}"
        claim = claim or Claim()
        claim.cost = self.costs.get(kind, USUAL_COST)
        trials: Sequence[str] = (bot, bot, FALLBACK)
        while trials:
            try:
                job = jobs.Choose(packed, trials[0], seed, claim.table)
                order = self.submit("bot", job, seconds, claim=claim)
                chosen = str(await order.done)
                self.costs[kind] = average(self.costs.get(kind), order.taken)
                return chosen
            except Busy:
                raise
            except JobNotDone as trouble:
                logger.warning("bot_failed", bot=trials[0], why=str(trouble))
                trials = trials[1:] if isinstance(trouble, WorkerDied) else without_first(trials)
        return str(await asyncio.to_thread(jobs.do, jobs.Choose(packed, FALLBACK, seed), ignore))


def average(known: float | None, taken: float) -> float:
    """What a decision takes lately: the newest counts a quarter."""
    return taken if known is None else known + (taken - known) / 4


def without_first(trials: Sequence[str]) -> Sequence[str]:
    """What is left to try when the same again would fail again."""
    return [bot for bot in trials if bot != trials[0]]


async def begin(nice: int) -> Process:
    """Start a process in the session of the server, and so, on Linux, in its share of the cores.

    Between sessions niceness counts for nothing there: each gets as much as the other (autogroup).
    """
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", "burgh.server.jobs", str(nice), str(MOST_MEMORY)),
        stdin=PIPE,
        stdout=PIPE,
    )


def resolve(order: Order, found: object) -> None:
    """Wake who waits for an order, unless they have gone."""
    if order.done.done():
        return
    if isinstance(found, JobNotDone):
        order.done.set_exception(found)
    else:
        order.done.set_result(found)


def error_of(error: Exception) -> JobNotDone:
    """What became of a process."""
    if isinstance(error, TimeoutError):
        return TimedOut("it took too long")
    return WorkerDied("its process died")
