"""Readiness: whether a node can confirm moves now, part by part. (That it lives is `/healthz`.)

Disk, database, writer and schema are needed for every move: without one of them the node is not
ready. Redis and the workers are not: without them others hear later and bots think later, on all
nodes alike, so they are told as `degraded`, and taking the node away would help nobody.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from burgh.server.bus import Bus
from burgh.server.store import Store, Unavailable
from burgh.server.store.migrations import HEAD
from burgh.server.vitals import free_bytes
from burgh.server.workers import Workers

LEAST_FREE: Final = 64 << 20  # bytes; with less, a burst of games could fill the disk
LONGEST_READ: Final = 2.0  # seconds
LONGEST_WAIT: Final = 10.0  # seconds that a change may wait for its commit
LONGEST_THOUGHT: Final = 60.0  # seconds that a bot's decision may wait for its turn

Number = int | float | str | bool | None


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of a node: whether it is well, why not, and its numbers."""

    ready: bool
    words: str = ""
    numbers: dict[str, Number] = {}


class Ready(msgspec.Struct, frozen=True):
    """The answer of `/readyz`."""

    ready: bool
    draining: bool
    degraded: list[str]  # parts that are not well, without which moves are confirmed all the same
    parts: dict[str, Part]


class Readiness:
    """Looks at every part when asked."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, folder: Path | None) -> None:
        """Name where to look; `folder` is where a database file lies, if it is one."""
        self.store = store
        self.bus = bus
        self.workers = workers
        self.folder = folder
        self.is_draining = False

    def drain(self) -> None:
        """Say from now on that nobody new should be sent here: the process goes soon."""
        self.is_draining = True

    async def look(self) -> Ready:
        """Every part, and what follows."""
        needed = {
            "database": await self.database(),
            "writer": await self.writer(),
            "schema": await self.schema(),
        }
        if self.folder is not None:
            needed["disk"] = await asyncio.to_thread(disk, self.folder)
        useful = {"workers": self.queues()}
        if (redis := self.redis()) is not None:
            useful["redis"] = redis
        return Ready(
            ready=not self.is_draining and all(part.ready for part in needed.values()),
            draining=self.is_draining,
            degraded=[name for name, part in useful.items() if not part.ready],
            parts=needed | useful,
        )

    async def database(self) -> Part:
        """Whether something can be read, and soon."""
        try:
            async with asyncio.timeout(LONGEST_READ):
                await self.store.last_seq("")
        except TimeoutError:
            return Part(False, f"nothing could be read within {LONGEST_READ:.0f} seconds")
        except Unavailable as trouble:
            return Part(False, str(trouble))
        return Part(True)

    async def writer(self) -> Part:
        """Whether changes are committed; after a failure, whether they would be now."""
        if self.store.writer_state().trouble:
            await self.try_writing()
        state = self.store.writer_state()
        words = state.trouble
        if not words and state.oldest_wait > LONGEST_WAIT:
            words = f"a change has waited for {state.oldest_wait:.0f} seconds"
        since = None if state.since_commit is None else round(state.since_commit, 3)
        return Part(
            not words,
            words,
            {
                "waiting": state.waiting,
                "oldest_wait": round(state.oldest_wait, 3),
                "since_commit": since,
            },
        )

    async def try_writing(self) -> None:
        """Try once more what failed: no player would, where none is sent here."""
        try:
            async with asyncio.timeout(LONGEST_READ):
                await self.store.try_writing()
        except (TimeoutError, Unavailable):
            pass  # the writer has noted why

    async def schema(self) -> Part:
        """Which step the tables are at; they may be ahead of this program, never behind."""
        try:
            async with asyncio.timeout(LONGEST_READ):
                stands = await self.store.schema()
        except (TimeoutError, Unavailable):
            return Part(True, "not known while the database is away", {"known": HEAD})
        is_right = stands is not None and stands >= HEAD
        words = "" if is_right else "the tables are older than this program: burgh migrate"
        return Part(is_right, words, {"known": HEAD, "stands": stands})

    def redis(self) -> Part | None:
        """Whether Redis carries news; nothing where there is none."""
        health = self.bus.health()
        if health is None:
            return None
        words = "" if health.is_up else "Redis is away: other nodes hear of moves seconds later"
        since = None if health.since_seen is None else round(health.since_seen, 3)
        lag = None if health.lag is None else round(health.lag, 4)
        numbers: dict[str, Number] = {"since_seen": since, "lag": lag, "lost": health.lost}
        return Part(health.is_up, words, numbers)

    def queues(self) -> Part:
        """Whether bots get to think."""
        found = self.workers.numbers()
        slow = [kind for kind, each in found.items() if each.oldest_wait > LONGEST_THOUGHT]
        numbers: dict[str, Number] = {}
        for kind, each in found.items():
            numbers[f"{kind}_waiting"] = each.waiting
            numbers[f"{kind}_oldest_wait"] = round(each.oldest_wait, 3)
        is_slow = "bot" in slow
        return Part(not is_slow, "bots wait for their turn to think" if is_slow else "", numbers)


def disk(folder: Path) -> Part:
    """Whether there is room where the database lies, tried by writing something small."""
    free = free_bytes(folder)
    try:
        with tempfile.TemporaryFile(dir=folder) as draft:
            draft.write(b"x" * 4096)
            draft.flush()
            os.fsync(draft.fileno())
    except OSError as error:
        return Part(False, (error.strerror or str(error)).lower(), {"free_bytes": free})
    words = "" if free >= LEAST_FREE else f"less than {LEAST_FREE >> 20} MB are free"
    return Part(not words, words, {"free_bytes": free})
