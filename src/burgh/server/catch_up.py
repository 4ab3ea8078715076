"""Catching up: every few seconds, tables in memory are held against the log.

News of other processes may be lost, with Redis or without; this way nobody misses it for long.
"""

from __future__ import annotations

from typing import Final

import structlog

from burgh.server.routine import Routine
from burgh.server.tables import Tables
from burgh.table.refused import Refused

EVERY: Final = 5.0  # seconds
AT_ONCE: Final = 500  # tables in one question

logger = structlog.get_logger()


class CatchUp(Routine):
    """Reads on wherever another process has written and the news was lost."""

    def __init__(self, tables: Tables, *, every: float = EVERY) -> None:
        super().__init__("catch up", every)
        self.tables = tables

    async def tick(self) -> None:
        """Read on at every table known here that has got events elsewhere."""
        for key in list(self.tables.news.fresh):
            self.tables.news.wake(key)
        keys = list(self.tables.published)
        for first in range(0, len(keys), AT_ONCE):
            asked = keys[first : first + AT_ONCE]
            found = await self.tables.store.last_seqs(asked)
            for key in [key for key in asked if key not in found]:
                self.tables.drop(key)  # a command, or a node we did not hear, has deleted it
            for key, seq in found.items():
                if self.tables.published.get(key, seq) < seq:
                    await self.catch_up(key, seq)

    async def catch_up(self, key: str, seq: int) -> None:
        """Read on at one table; one that cannot be played here is not followed any more."""
        try:
            await self.tables.read_news(key, seq)
        except Refused as trouble:
            self.tables.published.pop(key, None)
            logger.warning("not_caught_up", table=key, why=str(trouble))
