"""Views after acknowledgements: what happened is sent when there is a moment, the decider first.

A commit answers whoever asked for it at once. The views of those who listen cost more than all the
rest of a move, so they wait here and are made one table at a time, between everything else that
is to be done. Who has not been sent one event when the next one happens gets both with one view:
everybody knows the last event they were sent, so nobody misses one, and none comes before another.

Nothing is shown that is not written: while somebody holds a table its listeners wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import structlog

from burgh.server.store import Unavailable
from burgh.table.refused import Refused
from burgh.table.sitting import Entry, Sitting

if TYPE_CHECKING:
    from burgh.server.hub import Listener
    from burgh.server.tables import Tables

# Seconds that those who only look on may wait while others are to decide. A busy server then makes
# one view of several moves for them.
LONGEST: Final = 0.2

logger = structlog.get_logger()


class News:
    """Whom of each table something is still to be sent, and in which order."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        # What has happened at tables and not reached everybody there, with its decisions at hand.
        self.fresh: dict[str, list[Entry]] = {}
        self.urgent: dict[str, None] = {}  # tables where whoever decides waits; in order
        self.later: dict[str, float] = {}  # tables where others wait -> since when
        self.reading: dict[str, asyncio.Task[None]] = {}  # tables that are read from the log first
        self.is_scheduled = False

    def add(self, table: Sitting, entries: Sequence[Entry]) -> None:
        """Take in what happened; it is sent in a moment."""
        waiting = self.waiting(table)
        for listener in waiting:
            if listener.seq is None and entries:
                listener.seq = entries[0].seq - 1
        if not waiting:
            self.drop(table.key)
            return
        self.fresh.setdefault(table.key, []).extend(entries)
        self.wake(table.key)

    def wake(self, key: str) -> None:
        """Look at a table soon: something has happened there, or nobody holds it any more."""
        if key not in self.fresh:
            return
        self.urgent[key] = None
        self.schedule()

    def flush(self, table: Sitting) -> None:
        """Send now what is on its way: something that must come after it is to be sent."""
        self.serve(table, self.waiting(table))
        self.drop(table.key)

    def close(self) -> None:
        """Send nothing more; who listens comes back by the last event they know."""
        self.fresh.clear()
        for task in self.reading.values():
            task.cancel()

    # --- one table at a time ------------------------------------------------------------------

    def schedule(self) -> None:
        """Go on after what is ready now: acknowledgements and requests come first."""
        if not self.is_scheduled and (self.urgent or self.later):
            self.is_scheduled = True
            asyncio.get_running_loop().call_soon(self.step)

    def step(self) -> None:
        """Serve some listeners of one table."""
        self.is_scheduled = False
        if not self.urgent and not self.later:  # what was to be sent has been, or nobody is left
            return
        key, deciders_only = self.choose()
        try:
            if key in self.fresh:
                self.visit(key, deciders_only=deciders_only)
        except Exception:  # a fault of ours at one table is none of the others'
            logger.exception("news_stopped", table=key)
            self.drop(key)
        self.schedule()

    def choose(self) -> tuple[str, bool]:
        """Whoever decides comes first, unless others have waited for long."""
        oldest = next(iter(self.later), None)
        now = time.monotonic()
        if oldest is not None and (not self.urgent or now - self.later[oldest] > LONGEST):
            del self.later[oldest]
            return oldest, False
        key = next(iter(self.urgent))
        del self.urgent[key]
        return key, True

    def visit(self, key: str, *, deciders_only: bool) -> None:
        """Send news at a table that nobody holds: all that is there is written then."""
        if self.tables.is_held(key):
            return  # whoever holds it wakes it afterwards
        table = self.tables.live.get(key)
        if table is None:
            self.read(key)
            return
        waiting = self.waiting(table)
        if deciders_only:
            first = [each for each in waiting if each.seat == table.turn]
            self.serve(table, first)
            waiting = [each for each in waiting if each.seat != table.turn]
            if waiting and first:
                self.later.setdefault(key, time.monotonic())
                return
        self.serve(table, waiting)
        self.drop(key)

    def waiting(self, table: Sitting) -> list[Listener]:
        """Everybody at a table who has not been sent all of it."""
        room = self.tables.hub.listeners(table.key)
        return [
            each for each in room if each.is_ready and (each.seq is None or each.seq < table.seq)
        ]

    def serve(self, table: Sitting, listeners: Iterable[Listener]) -> None:
        """Make views and send them."""
        self.tables.hub.publish(
            table, self.fresh.get(table.key, ()), listeners, self.tables.clock()
        )

    def drop(self, key: str) -> None:
        """Forget a table where everybody knows everything."""
        self.fresh.pop(key, None)
        self.urgent.pop(key, None)
        self.later.pop(key, None)

    # --- tables that are not in memory --------------------------------------------------------

    def read(self, key: str) -> None:
        """Read a table first: a write failed after the one that is to be told."""
        if key not in self.reading:
            task = asyncio.get_running_loop().create_task(self.read_first(key))
            self.reading[key] = task
            task.add_done_callback(lambda _: self.reading.pop(key, None))

    async def read_first(self, key: str) -> None:
        """Read a table; who waits there is served when it is let go again."""
        try:
            async with self.tables.reading(key):
                pass
        except (Unavailable, Refused) as trouble:
            # It stays in `fresh`: the next to read the table, or to catch up, wakes it.
            logger.warning("news_wait", table=key, why=str(trouble))
