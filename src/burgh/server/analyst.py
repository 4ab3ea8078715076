"""The analyst: good moves for whoever asks and may, and reviews of games that have ended.

Who may ask is decided where the question comes in; here it is a view, or a record that lies open.
Equal questions get equal answers: they are worked out once and kept, hints for a while, reviews in
the database.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec
import structlog

from burgh.core.game import View
from burgh.server import jobs
from burgh.server.fair import Claim
from burgh.server.workers import Busy, JobNotDone, Order, Workers
from burgh.table.packed_view import pack_view
from burgh.table.refused import Refused

# Counted, not timed: equal views give equal hints. Where there is no net it judges by the outlook.
BOT: Final = "mcts:iterations=1000,learned=1"
MOST_MOVES: Final = 3
HINT_SECONDS: Final = 120.0  # far more than a hint takes: only on a very busy machine it matters
REVIEW_SECONDS: Final = 1800.0
MOST_KEPT: Final = 512
MOST_REVIEWS: Final = 64

Json = dict[str, Any]
logger = structlog.get_logger()


class Reviewing(NamedTuple):
    """Where a review stands: how many are before it, how far it has come, or what it says."""

    state: Literal["waiting", "working", "done"]
    progress: float
    place: int | None
    review: Json | None


@dataclass(slots=True)
class Work:
    """Something that is being worked out, or has been."""

    task: asyncio.Task[Any]
    progress: float = 0.0
    order: Order | None = None  # where it stands in the queue


class Cache:
    """Answers by question: each is worked out once, however many ask, and the oldest goes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Hashable, Work] = OrderedDict()

    def get(
        self, question: Hashable, answer: Callable[[Callable[[float], None]], Awaitable[Any]]
    ) -> Work:
        """The work on a question, begun now if nobody has asked it before."""
        known = self.kept.get(question)
        if known is not None and not has_failed(known):
            self.kept.move_to_end(question)
            return known

        def tell(progress: float) -> None:
            work.progress = progress

        work = Work(asyncio.ensure_future(answer(tell)))
        work.task.add_done_callback(retrieve_exception)
        self.kept[question] = work
        self.kept.move_to_end(question)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return work

    async def close(self) -> None:
        """Stop all work."""
        tasks = [work.task for work in self.kept.values() if not work.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Archive(Protocol):
    """Where reviews are kept."""

    async def find(self, game: str, record: str) -> Json | None:
        """The review of a record, if there is one."""

    async def keep(self, game: str, record: str, review: Json) -> None:
        """Keep a review."""


class Analyst:
    """Answers from worker processes."""

    def __init__(self, workers: Workers, archive: Archive, *, bot: str = BOT) -> None:
        self.workers = workers
        self.archive = archive
        self.bot = bot
        self.hint_cache = Cache(MOST_KEPT)
        self.review_cache = Cache(MOST_REVIEWS)

    async def start(self) -> None:
        """There is nothing to begin."""

    async def stop(self) -> None:
        """Work no more."""
        await self.hint_cache.close()
        await self.review_cache.close()

    async def hints(self, view: View, claim: Claim | None = None) -> list[Json]:
        """The best moves of a view, with reasons."""
        packed = pack_view(view)
        question = (packed.title, repr(packed.options), packed.data)
        job = jobs.Hint(packed, self.bot, zlib.crc32(packed.data), MOST_MOVES)
        work = self.hint_cache.get(question, lambda tell: self.work_out(job, tell, claim))
        found: list[Json] = msgspec.json.decode(zlib.decompress(await result_of(work)))
        return found

    async def work_out(
        self, job: jobs.Hint, tell: Callable[[float], None], claim: Claim | None
    ) -> bytes:
        """Ask a worker for hints, and pack them: as objects they are a hundred times as large."""
        found = await self.workers.ask("hint", job, HINT_SECONDS, tell, claim)
        return zlib.compress(msgspec.json.encode(found))

    async def known_review(self, table: str, record: str) -> Reviewing | None:
        """How far the review of a finished game is; None if nobody has begun it.

        One that failed is told as failed, once: then it can be begun anew.
        """
        question = (table, record)
        work = self.review_cache.kept.get(question)
        if work is None:
            kept = await self.archive.find(table, record)
            return None if kept is None else Reviewing("done", 1.0, None, kept)
        if not work.task.done():
            return self.state_of(work)
        if has_failed(work):
            del self.review_cache.kept[question]
        return Reviewing("done", 1.0, None, await result_of(work))

    async def begin_review(self, table: str, record: str, claim: Claim | None = None) -> Reviewing:
        """Begin to judge a finished game; refused where too many wait already."""
        known = self.review_cache.kept.get((table, record))
        if known is not None:  # somebody was quicker
            return self.state_of(known)
        try:
            order = self.workers.submit("review", jobs.Review(record), REVIEW_SECONDS, claim=claim)
        except Busy:
            raise too_busy() from None
        work = self.review_cache.get(
            (table, record), lambda _: self.keep_review(table, record, order)
        )
        work.order = order
        return self.state_of(work)

    async def keep_review(self, table: str, record: str, order: Order) -> Json:
        """Wait for a review, and keep it in the archive alone: it is large, and seldom read."""
        found: Json = await order.done
        await self.archive.keep(table, record, found)
        self.review_cache.kept.pop((table, record), None)
        return found

    def state_of(self, work: Work) -> Reviewing:
        """Where a review that is not done stands."""
        order = work.order
        if order is None or order.is_begun:
            return Reviewing("working", order.progress if order else 0.0, None, None)
        return Reviewing("waiting", 0.0, self.workers.queues["review"].fair.place(order), None)


def too_busy() -> Refused:
    """Too many ask at once."""
    return Refused("busy", "too many are asking just now")


async def result_of(work: Work) -> Any:
    """What was worked out; who asks and goes leaves the work to the others."""
    try:
        return await asyncio.shield(work.task)
    except Busy:
        raise too_busy() from None
    except JobNotDone as trouble:
        logger.warning("analysis_failed", why=str(trouble))
        raise Refused("unavailable", "this could not be worked out") from None


def has_failed(work: Work) -> bool:
    """Whether a question has to be asked again."""
    done = work.task.done()
    return done and (work.task.cancelled() or work.task.exception() is not None)


def retrieve_exception(task: asyncio.Task[Any]) -> None:
    """Look at how it ended, so that a failure nobody waits for is no complaint."""
    if not task.cancelled():
        task.exception()
