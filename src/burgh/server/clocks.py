"""Clocks: who has run out of time is played by a bot until they give a sign again.

What a seat has left is a value of the sitting. Here is only who looks at it, and a clock that all
nodes share and that never goes back: a node whose own clock is wrong, or is put right in
mid-game, takes no time from anybody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from burgh.server.store import Unavailable
from burgh.table.clocks import runs_out_at
from burgh.table.sitting import Entry, Sitting

TICK: Final = 1.0  # seconds between two looks
SET_EVERY: Final = 60.0  # seconds between two looks at the clock of the database
DRIFT: Final = 0.1  # seconds that two good clocks may drift apart in that time

logger = structlog.get_logger()


class SharedClock:
    """The time of the database, carried on between two looks at it by a clock that only counts."""

    def __init__(
        self,
        counter: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.counter = counter
        self.offset = wall() - counter()
        self.last = 0.0
        self.is_set = False

    def __call__(self) -> float:
        """The time in seconds since 1970; it never goes back."""
        self.last = max(self.last, self.counter() + self.offset)
        return self.last

    async def set_from(self, ask: Callable[[], Awaitable[float]]) -> None:
        """Take over another clock, as it stood halfway between question and answer.

        The first time at once, later only little by little: that clock may be put right as well.
        """
        before = self.counter()
        told = await ask()
        offset = told - (before + self.counter()) / 2
        if self.is_set:
            offset = min(max(offset, self.offset - DRIFT), self.offset + DRIFT)
        self.offset = offset
        self.is_set = True


class Clocks:
    """Looks at running clocks and says which tables have somebody whose time is up."""

    def __init__(
        self,
        clock: Callable[[], float],
        wake: Callable[[str], None],
        sync: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.clock = clock
        self.wake = wake
        self.sync = sync
        self.running: dict[str, float] = {}  # table -> when its decider's time is up
        self.tasks: list[asyncio.Task[None]] = []

    def watch(self, table: Sitting, _: Sequence[Entry] = ()) -> None:
        """See a table that has changed, or is met for the first time."""
        runs_out = runs_out_at(table)
        if runs_out is None:
            self.running.pop(table.key, None)
        else:
            self.running[table.key] = runs_out

    def tick(self) -> None:
        """Tell of every table whose time is up."""
        now = self.clock()
        for key in [key for key, runs_out in self.running.items() if runs_out <= now]:
            del self.running[key]
            self.wake(key)

    async def start(self) -> None:
        """Begin to look, every second."""
        await self.set_clock()
        self.tasks = [
            asyncio.create_task(self.run(), name="clocks"),
            asyncio.create_task(self.keep_set(), name="clocks of others"),
        ]

    async def stop(self) -> None:
        """Look no more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []

    async def run(self) -> None:
        """Look again and again."""
        while True:
            self.tick()
            await asyncio.sleep(TICK)

    async def keep_set(self) -> None:
        """Set the clock again and again."""
        while self.sync is not None:
            await asyncio.sleep(SET_EVERY)
            await self.set_clock()

    async def set_clock(self) -> None:
        """Set the clock; where nobody answers it goes on by itself."""
        try:
            if self.sync is not None:
                await self.sync()
        except Unavailable as trouble:
            logger.warning("clock_not_set", why=str(trouble))
