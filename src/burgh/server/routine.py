"""Work that is done again and again as long as the process serves."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import structlog

from burgh.server.faults import count_fault
from burgh.server.store import Unavailable

logger = structlog.get_logger()


class Routine(ABC):
    """Ticks every few seconds; a database that is away is waited for, and nothing else ends it."""

    def __init__(self, name: str, every: float, *, at_once: bool = False) -> None:
        """Name it for the log; `at_once`: the first tick does not wait."""
        self.name = name
        self.every = every
        self.at_once = at_once
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self.run(), name=self.name)

    async def stop(self) -> None:
        """Leave off."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Tick and wait, and tick again."""
        if not self.at_once:
            await asyncio.sleep(self.every)
        while True:
            try:
                await self.tick()
            except Unavailable as trouble:
                logger.warning("routine_waits", routine=self.name, why=str(trouble))
            except Exception:
                count_fault(f"routine {self.name}")
                logger.exception("routine_failed", routine=self.name)
            await asyncio.sleep(self.every)

    @abstractmethod
    async def tick(self) -> None:
        """Do it once."""
