"""The one writer: whatever waits is written in one transaction and acknowledged after its commit.

While one transaction is being committed the next changes gather, so a disk that takes
milliseconds for a commit still takes thousands of moves a second, each of them durable.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar, overload

from sqlalchemy import Connection

from burgh.server.store.engine import Database
from burgh.server.store.errors import Conflict, Unavailable, store_error, unavailable
from burgh.server.store.log import Append, append_all, append_one
from burgh.server.store.numbers import OnWritten, WriterState, Written, ignore

T = TypeVar("T")
Change = Callable[[Connection], T]

MOST_WAITING: Final = 4096  # changes; who comes then waits for room
MOST_AT_ONCE: Final = 512  # changes in one transaction


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """One change and who waits for it."""

    change: Append | Change[Any]
    done: asyncio.Future[Any]
    at: float = field(default_factory=time.monotonic)


class Writer:
    """Takes changes from many tasks and commits them together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue(MOST_WAITING)
        self._is_closed = False
        self._oldest_at: float | None = None  # of the batch that is being written
        self._committed_at: float | None = None
        self._trouble = ""
        self.watch: OnWritten = ignore
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run(), name="store writer")

    @overload
    async def do(self, change: Append) -> None: ...
    @overload
    async def do(self, change: Change[T]) -> T: ...
    async def do(self, change: Append | Change[Any]) -> Any:
        """What the change gives, once it is committed; a change fails alone."""
        if self._is_closed:
            raise Unavailable("closed")
        done: asyncio.Future[Any] = self._loop.create_future()
        await self._waiting.put(Job(change, done))
        if self._task.done():  # it closed while there was no room
            raise Unavailable("closed")
        return await done

    async def close(self) -> None:
        """Write what waits, take nothing more."""
        if not self._is_closed:
            self._is_closed = True
            await self._waiting.put(None)
        await self._task

    def state(self) -> WriterState:
        """How it stands with the writer now."""
        now = time.monotonic()
        return WriterState(
            waiting=self._waiting.qsize(),
            oldest_wait=0.0 if self._oldest_at is None else now - self._oldest_at,
            since_commit=None if self._committed_at is None else now - self._committed_at,
            trouble=self._trouble,
        )

    async def _run(self) -> None:
        is_open = True
        while is_open:
            jobs = [await self._waiting.get()]
            while len(jobs) < MOST_AT_ONCE and not self._waiting.empty():
                jobs.append(self._waiting.get_nowait())
            is_open = None not in jobs
            if batch := [job for job in jobs if job is not None]:
                await self._write(batch)
        while not self._waiting.empty():  # came through the door while it was closing
            job = self._waiting.get_nowait()
            if job is not None:
                resolve(job, Unavailable("closed"))

    async def _write(self, batch: Sequence[Job]) -> None:
        """Commit a batch and tell everybody who waits for a part of it."""
        changes = [job.change for job in batch]
        began = time.monotonic()
        self._oldest_at = batch[0].at
        try:
            answers = await self._database.run(partial(commit, changes=changes), "write")
        except Exception as error:  # whatever it is, it belongs to those who wait
            answers = [store_error(error) for _ in batch]
            self._trouble = str(answers[0])
        else:
            self._committed_at, self._trouble = time.monotonic(), ""
        self._oldest_at = None
        for job, found in zip(batch, answers, strict=True):
            resolve(job, found)
        now = time.monotonic()
        self.watch(Written([now - job.at for job in batch], now - began, not self._trouble))


def resolve(job: Job, found: object) -> None:
    """Wake who waits for a job, unless they have gone."""
    if job.done.done():
        return
    if isinstance(found, Exception):
        job.done.set_exception(found)
    else:
        job.done.set_result(found)


def commit(connection: Connection, changes: Sequence[Append | Change[Any]]) -> list[Any]:
    """Make all changes in one transaction; give for each its result or its own exception."""
    try:
        with connection.begin():
            return together(connection, changes)
    except Exception as error:
        if unavailable(error):
            raise
    with connection.begin():
        return one_by_one(connection, changes)


def together(connection: Connection, changes: Sequence[Append | Change[Any]]) -> list[Any]:
    """Make all changes as if none could fail: the quick way."""
    if appends := [change for change in changes if isinstance(change, Append)]:
        append_all(connection, appends)
    return [None if isinstance(change, Append) else change(connection) for change in changes]


def one_by_one(connection: Connection, changes: Sequence[Append | Change[Any]]) -> list[Any]:
    """Make each change on its own footing, so that one that fails spoils nobody else's."""
    answers: list[Any] = []
    conflicting: set[str] = set()
    for change in changes:
        try:
            if isinstance(change, Append):
                append_unless(conflicting, connection, change)
                answers.append(None)
            else:
                with connection.begin_nested():
                    answers.append(change(connection))
        except Exception as error:
            if unavailable(error):
                raise
            answers.append(store_error(error))
    return answers


def append_unless(conflicting: set[str], connection: Connection, append: Append) -> None:
    """Append to a game, unless an append on which this one builds has just failed."""
    game = append.summary.game
    if game in conflicting:
        raise Conflict(game, append.rows[0].seq)
    try:
        append_one(connection, append)
    except Conflict:
        conflicting.add(game)
        raise
