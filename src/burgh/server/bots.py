"""Bot seats: whenever a bot is to decide, its view goes to a worker and its move to the table.

The log is the lock: if another node was quicker, or somebody took moves back meanwhile, the answer
is stale and dropped. Nothing is kept here that a round over the tables would not find again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from burgh.server import events as log
from burgh.server.clocks import is_away
from burgh.server.jobs import Sight, sight_of
from burgh.server.store import Unavailable
from burgh.server.table import Entry, Refused, Table
from burgh.server.tables import Tables
from burgh.server.workers import Busy, Workers

AWAY_LEVEL: Final = 2  # plays for somebody whose time is up
USUAL_LEVEL: Final = 3

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that waits for a bot: whose, where the game stands, who is to make it."""

    seat: int
    ply: int
    bot: str
    away: bool
    seed: int
    sight: Sight


class Bots:
    """Decides for bots, and for people whose time is up, at every table of this process."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        """Watch what this process writes; what another one wrote is first of all its affair."""
        self.tables = tables
        self.workers = workers
        tables.movers.append(self.watch)
        self.thinking: dict[str, asyncio.Task[None]] = {}  # one search a table, never two
        self.changed: set[str] = set()  # while their task was busy with what was before
        self.is_open = False

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

    def watch(self, table: Table, _: Sequence[Entry] = ()) -> None:
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
                    asked = self.due(table)
                if asked is None:
                    return
                await self.decide(key, asked)
        except (Busy, Unavailable, Refused) as trouble:
            # The next round over the tables finds it again.
            self.changed.discard(key)
            logger.warning("bot_waits", table=key, why=str(trouble))
        except Exception:
            self.changed.discard(key)
            logger.exception("bot_stopped", table=key)

    def due(self, table: Table) -> Due | None:
        """Give what a bot is to decide at a table now."""
        return due(table, self.tables.clock(), self.tables.hub.present(table))

    async def decide(self, key: str, asked: Due) -> None:
        """Think about one decision and make it, if it is still to be made."""
        move = await self.workers.choose(asked.sight, asked.bot, asked.seed)

        def wish(table: Table) -> list[log.Event]:
            if self.due(table) != asked:
                return []  # somebody was quicker, or went back
            return table.confirm(asked.seat, asked.ply, [move], "", away=asked.away)

        await self.tables.do(key, wish)


def decider(table: Table, now: float, present: Sequence[int] = ()) -> tuple[int, str, bool] | None:
    """Give seat and bot where a bot is to decide, and whether it does so for a person."""
    if table.status != "playing" or table.is_paused or table.turn < 0:
        return None
    seat = table.turn
    chair = table.chairs[seat]
    if chair.kind == "bot":
        return seat, spec(chair.level or USUAL_LEVEL), False
    if chair.kind == "person" and is_away(table, now, present):
        return seat, spec(AWAY_LEVEL), True
    return None


def due(table: Table, now: float, present: Sequence[int] = ()) -> Due | None:
    """Give the decision that waits for a bot at a table, if one does."""
    found = decider(table, now, present)
    if found is None:
        return None
    seat, bot, away = found
    sight = sight_of(table.playing().view(seat))
    return Due(seat, table.ply, bot, away, dice(table), sight)


def dice(table: Table) -> int:
    """Give the seed of the next choice a bot makes.

    It follows from the deal, so who goes back does not throw the bots' dice anew, every node
    decides alike, and a table with a chosen seed can be played again move by move. The salt keeps
    a deal that nobody chose from being guessed by what bots do.
    """
    plan, deal = table.plan, table.deal
    if deal is None:
        origin = table.key  # it began with a record
    else:
        origin = str(deal.seed) if plan.is_chosen else deal.text(plan.title, plan.options)
    thrown = hashlib.blake2b(f"bots {origin} {table.ply}".encode(), digest_size=6)
    return int.from_bytes(thrown.digest(), "big")


def spec(level: int) -> str:
    """Name the bot of a level."""
    return f"level:{level}"
