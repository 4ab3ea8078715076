"""Bot seats: whenever a bot is to decide, its view goes to a worker and its move to the table.

Tables at which somebody waits come first, those of bots among themselves last and, when nobody has
looked for a while, slowly.

The log is the lock: if another node was quicker, or somebody took moves back meanwhile, the answer
is stale and dropped. Nothing is kept here that a round over the tables would not find again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from burgh.server.fair import Claim, Rank
from burgh.server.faults import count_fault
from burgh.server.store import Unavailable
from burgh.server.tables import Tables
from burgh.server.workers import Busy, Workers
from burgh.table import events as log
from burgh.table.bots import Due, decider, due
from burgh.table.deciding import confirm
from burgh.table.refused import Refused
from burgh.table.sitting import Entry, Sitting

A_WHILE: Final = 600.0  # seconds that bots among themselves play on as quickly as others
SLOWLY: Final = 30.0  # seconds between two of their decisions after that
AGAIN: Final = 2.0  # seconds until a bot tries again whose move could not be written

logger = structlog.get_logger()


class Bots:
    """Decides for bots, and for people whose time is up, at every table of this process."""

    def __init__(self, tables: Tables, workers: Workers, *, again: float = AGAIN) -> None:
        """Watch what this process writes; what another one wrote is first of all its affair."""
        self.tables = tables
        self.workers = workers
        self.again = again
        tables.movers.append(self.watch)
        self.thinking: dict[str, asyncio.Task[None]] = {}  # one search a table, never two
        self.changed: set[str] = set()  # while their task was busy with what was before
        self.alone: dict[str, float] = {}  # since when nobody has looked at a table of bots
        self.paced: dict[str, float] = {}  # when it was last played on after that
        self.is_open = False
        tables.hub.arrivals.append(self.arrive)

    async def start(self) -> None:
        """Begin to decide."""
        self.is_open = True

    async def stop(self) -> None:
        """Leave off; what was being thought about is thought about again some day."""
        self.is_open = False
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def watch(self, table: Sitting, _: Sequence[Entry] = ()) -> None:
        """See a table that has changed."""
        if decider(table, self.tables.clock(), self.tables.hub.present(table)) is not None:
            self.wake(table.key)

    def wake(self, key: str) -> None:
        """Look at a table soon, and go on as long as bots are to decide there."""
        self.changed.add(key)
        if self.is_open and key not in self.thinking:
            task = asyncio.create_task(self.play(key), name=f"bots of {key}")
            self.thinking[key] = task
            task.add_done_callback(lambda _: self.left(key))

    def arrive(self, key: str) -> None:
        """Somebody has come to a table: what waits there is waited for."""
        self.workers.promote(key)
        self.paced.pop(key, None)
        if self.alone.pop(key, None) is not None:
            self.wake(key)

    def left(self, key: str) -> None:
        """Note that nobody thinks about a table any more; if it changed at the last, look again."""
        self.thinking.pop(key, None)
        if key in self.changed:
            self.wake(key)

    async def play(self, key: str) -> None:
        """Decide at a table until it is somebody else's turn."""
        try:
            while self.is_open:
                self.changed.discard(key)
                async with self.tables.reading(key) as table:
                    asked, claim = self.due(table), self.claim(table)
                if asked is None:
                    self.alone.pop(key, None)
                    return
                if not self.may_go_on(key, claim.rank):
                    return
                await self.decide(key, asked, claim)
        except Unavailable as trouble:
            self.changed.discard(key)
            logger.warning("bot_waits", table=key, why=str(trouble))
            asyncio.get_running_loop().call_later(self.again, self.wake, key)
        except (Busy, Refused) as trouble:
            # The next round over the tables finds it again.
            self.changed.discard(key)
            logger.warning("bot_waits", table=key, why=str(trouble))
        except Exception:
            self.changed.discard(key)
            count_fault("bots")
            logger.exception("bot_stopped", table=key)

    def due(self, table: Sitting) -> Due | None:
        """What a bot is to decide at a table now."""
        return due(table, self.tables.clock(), self.tables.hub.present(table))

    def claim(self, table: Sitting) -> Claim:
        """For whom a bot decides, and whether somebody waits for it."""
        if self.tables.hub.is_watched(table.key):
            rank = Rank.WATCHED
        elif any(chair.kind == "person" for chair in table.chairs):
            rank = Rank.SEATED
        else:
            rank = Rank.ALONE
        return Claim(table.plan.host, table.key, rank=rank)

    def may_go_on(self, key: str, rank: Rank) -> bool:
        """Whether a table is played on now: where nobody has looked for a while, now and then.

        The next round over the tables comes back to those that wait.
        """
        if rank != Rank.ALONE:
            self.alone.pop(key, None)
            self.paced.pop(key, None)
            return True
        now = self.tables.clock()
        if now - self.alone.setdefault(key, now) < A_WHILE:
            return True
        if now - self.paced.get(key, 0.0) < SLOWLY:
            return False
        self.paced[key] = now
        return True

    async def decide(self, key: str, asked: Due, claim: Claim) -> None:
        """Think about one decision and make it, if it is still to be made."""
        move = await self.workers.choose(asked.view, asked.bot, asked.seed, claim=claim)

        def wish(table: Sitting) -> list[log.Event]:
            if self.due(table) != asked:
                return []  # somebody was quicker, or went back
            return confirm(table, asked.seat, asked.ply, [move], "", away=asked.away)

        await self.tables.do(key, wish)
