"""The one place where a live game changes: wish -> events -> log -> answer -> listeners.

A table in memory is a fold of its log. Another process may have written in the meantime: then
(game, seq) is taken, the log is read on, and the wish is judged again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import structlog

from burgh.core.version import is_newer
from burgh.server.bus import Bus, Control
from burgh.server.deal import deal_of, row_of
from burgh.server.hub import Hub
from burgh.server.news import News
from burgh.server.store import Conflict, Row, SeatRow, Store, Summary
from burgh.server.to_the_end import to_the_end
from burgh.table import events as log
from burgh.table import wire
from burgh.table.deal import Deal
from burgh.table.openings import first_events
from burgh.table.refused import Refused
from burgh.table.sitting import Entry, Sitting
from burgh.table.views import result_line

MOST_TRIES: Final = 8
NO_SUCH_TABLE: Final = 4404  # the code of a socket that leads nowhere
DELETED: Final = "table deleted"
CHANGED: Final = "table changed"
MOST_IDLE: Final = 256  # tables kept in memory though nobody listens

logger = structlog.get_logger()

Wish = Callable[[Sitting], Sequence[log.Event]]
Listener = Callable[[Sitting, Sequence[Entry]], None]
Acknowledge = Callable[[int], None]  # told the last event, as soon as it is in the log


def to_nobody(_: int) -> None:
    """Tell nobody: who asked waits for the whole."""


class Tables:
    """Every table this process knows, each with a lock; the log is the truth."""

    def __init__(self, store: Store, hub: Hub, bus: Bus, clock: Callable[[], float]) -> None:
        self.store = store
        self.hub = hub
        self.bus = bus
        self.clock = clock
        self.live: OrderedDict[str, Sitting] = OrderedDict()
        # They last as long as somebody holds or awaits them: names that are none leave nothing.
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.published: dict[str, int] = {}  # the last event that everybody here knows of
        self.unplayable: set[str] = set()  # those the operator has been told of
        self.newer: set[str] = set()  # those that newer nodes have gone on with
        self.watchers: list[Listener] = []  # clocks, notices: told of every event
        self.movers: list[Listener] = []  # bots: told of what this process has written itself
        self.news = News(self)
        self.gone: list[Callable[[str], None]] = []  # told of every table that is deleted
        bus.listen_events(self.read_news)
        bus.listen_control(DELETED, self.read_deleted)
        bus.listen_control(CHANGED, self.read_changed)

    # --- reading ------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self, key: str, seen: int = -1) -> AsyncIterator[Sitting]:
        """A table to look at: everything in it is committed, and stays so meanwhile.

        It is not older than what whoever looks has seen, perhaps at another process. Who claims to
        have seen more than there is gets what there is.
        """
        async with self.holding(key):
            table = self.live.get(key) or await self.load(key)
            if table.seq < seen:
                await self.read_on(key)
            self.live.move_to_end(key)
            yield table

    async def load(self, key: str) -> Sitting:
        """Rebuild a table from its log; what nobody here was told of yet is told now."""
        rows = await self.store.events(key)
        if not rows:
            raise Refused("no_such_table", "there is no such table")
        dealt = await self.store.deal(key)
        table = Sitting(key, deal_of(dealt))
        self.read_in(table, rows)
        self.keep(table)
        known = self.published.setdefault(key, table.seq)
        if known < table.seq:
            self.publish(table, table.entries[known + 1 :])
        return table

    def read_in(self, table: Sitting, rows: Sequence[Row]) -> list[Entry]:
        """Take in rows that were written before or elsewhere; what cannot be played is refused.

        A pack that was changed or taken away, a node of a newer version: one game less here.
        """
        try:
            return fold(table, rows)
        except Exception as error:
            if is_from_newer(table, error):
                raise self.left_to_newer(table) from error
            if table.key not in self.unplayable:  # noted once, however often somebody looks
                self.unplayable.add(table.key)
                logger.exception("table_unplayable", table=table.key, seq=table.seq + 1)
            words = "this game cannot be played on: its pack or the engine is another one"
            raise Refused("unplayable", words) from error

    def left_to_newer(self, table: Sitting) -> Refused:
        """Leave a table to the newer nodes: whoever is at it comes back, and finds one of them.

        Nothing is written there by this one: every wish reads the log first, and meets this again.
        """
        self.forget(table.key)
        if table.key not in self.newer:
            self.newer.add(table.key)
            logger.warning("table_left_to_newer_node", table=table.key, seq=table.seq + 1)
        self.hub.let_go(table.key)
        return Refused("newer", "a newer server has this game: come back to it in a moment")

    def keep(self, table: Sitting) -> None:
        """Hold a table in memory; the ones longest unused and unheard go."""
        self.live[table.key] = table
        self.live.move_to_end(table.key)
        if len(self.live) <= len(self.hub.rooms) + MOST_IDLE:
            return  # looking at each of them with every move would cost more than the move
        idle = [key for key in self.live if not self.hub.listeners(key)]
        for key in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.forget(key)
            self.published.pop(key, None)

    def forget(self, key: str) -> None:
        """Drop a table from memory: its log stays."""
        self.live.pop(key, None)

    def lock(self, key: str) -> asyncio.Lock:
        """The lock of a table."""
        known = self.locks.get(key)
        if known is None:
            self.locks[key] = known = asyncio.Lock()
        return known

    @asynccontextmanager
    async def holding(self, key: str) -> AsyncIterator[None]:
        """Hold the lock of a table; its listeners are served when it is free again."""
        try:
            async with self.lock(key):
                yield
        finally:
            self.news.wake(key)

    def is_held(self, key: str) -> bool:
        """Whether somebody holds a table: it may be ahead of its log then."""
        known = self.locks.get(key)
        return known is not None and known.locked()

    # --- changing -----------------------------------------------------------------------------

    async def open(self, key: str, opened: log.Opened, deal: Deal | None) -> None:
        """Set up a new table; it begins at once if every seat is taken."""
        async with self.holding(key):
            await to_the_end(self.commit(Sitting(key, deal), first_events(opened)))

    async def do(self, key: str, wish: Wish, acknowledge: Acknowledge = to_nobody) -> int:
        """Carry a wish out, or raise why not; gives the last event, which is in the log by then.

        `acknowledge` is told first of all: before any listener, and before the next wish.
        """
        return await to_the_end(self.carry_out(key, wish, acknowledge))

    async def carry_out(self, key: str, wish: Wish, acknowledge: Acknowledge) -> int:
        """Judge a wish on the table as it is; on a conflict it reads on and judges again."""
        async with self.holding(key):
            for _ in range(MOST_TRIES):
                table = self.live.get(key) or await self.load(key)
                try:
                    await self.commit(table, list(wish(table)), acknowledge)
                    return table.seq
                except Conflict:
                    continue
        raise Refused("busy", "too many are writing at this table at once")

    async def commit(
        self, table: Sitting, events: list[log.Event], acknowledge: Acknowledge = to_nobody
    ) -> None:
        """Let events happen, write them to the log, and only then tell anybody.

        The lock is held, so nobody looks before they are written. Where they cannot be, the table
        goes from memory: the log has it as it was.
        """
        if not events:
            acknowledge(table.seq)
            return
        now = max(self.clock(), table.changed_at if table.log else 0.0)
        first = table.seq + 1
        deal = row_of(table.deal, table.key) if first == 0 and table.deal is not None else None
        seats = seat_rows(table)
        try:
            entries = [table.fold(first + i, now, event) for i, event in enumerate(events)]
            rows = [row_for(table, entry) for entry in entries]
            lists = summary(table)
            await self.store.append(rows, lists, deal=deal, has_seats=lists.seats != seats)
        except BaseException:
            self.forget(table.key)
            raise
        acknowledge(table.seq)
        self.keep(table)
        self.publish(table, entries)
        for mover in self.movers:
            mover(table, entries)
        await self.bus.publish(table.key, table.seq)

    def publish(self, table: Sitting, entries: list[Entry]) -> None:
        """Tell watchers, and listeners in a moment."""
        self.published[table.key] = table.seq
        if any(isinstance(entry.event, log.Sat | log.Left) for entry in entries):
            self.hub.schedule_presence(table)  # who looked on may have a seat now
        self.hub.heed(table, entries)
        self.news.add(table, entries)
        for watcher in self.watchers:
            watcher(table, entries)

    # --- deleting -----------------------------------------------------------------------------

    async def delete(self, key: str) -> None:
        """Delete a table with its log; whoever is there is told so, on all nodes."""
        async with self.lock(key):
            if not await self.store.retention.delete_game(key):
                raise Refused("no_such_table", "there is no such table")
            self.drop(key)
        self.bus.publish_control(Control(DELETED, table=key))

    async def empty_chat(self, key: str) -> int:
        """Delete what was said at a table; gives how many lines it was."""
        async with self.lock(key):
            lines = await self.store.retention.empty_chat(key)
            self.forget(key)
        self.bus.publish_control(Control(CHANGED, table=key))
        return lines

    def drop(self, key: str) -> None:
        """Know nothing more of a table that is deleted."""
        self.forget(key)
        self.published.pop(key, None)
        problem = wire.Problem("no_such_table", "this table was deleted")
        self.hub.end_table(key, problem, NO_SUCH_TABLE)
        for listener in self.gone:
            listener(key)

    async def read_deleted(self, control: Control) -> None:
        """Another node has deleted a table."""
        self.drop(control.table)

    async def read_changed(self, control: Control) -> None:
        """Another node has changed a log in place: it is read anew when it is wanted."""
        self.forget(control.table)

    # --- other processes ----------------------------------------------------------------------

    async def read_news(self, key: str, seq: int) -> None:
        """Another process wrote to a table: read on, if somebody here knows the table."""
        if key not in self.published and key not in self.locks:
            return
        async with self.holding(key):
            if self.published.get(key, seq) < seq:
                await self.read_on(key)

    async def read_on(self, key: str) -> None:
        """Take in what was written elsewhere, and tell it here."""
        table = self.live.get(key)
        if table is None:
            await self.load(key)
        else:
            rows = await self.store.events(key, table.seq)
            try:
                entries = self.read_in(table, rows)
            except Refused:
                self.forget(key)
                raise
            if entries:
                self.publish(table, entries)


def fold(table: Sitting, rows: Sequence[Row]) -> list[Entry]:
    """Take rows of the log in."""
    return [table.fold(row.seq, row.at, log.read(row.body)) for row in rows]


def is_from_newer(table: Sitting, error: Exception) -> bool:
    """Whether a log cannot be read because a newer program has written it."""
    return isinstance(error, log.NewerEvent) or (
        table.opened is not None and is_newer(table.opened.engine)
    )


def row_for(table: Sitting, entry: Entry) -> Row:
    """The row of an event that has just happened."""
    body = table.log.body(entry.seq)
    return Row(table.key, entry.seq, entry.at, log.kind_of(entry.event), body)


def summary(table: Sitting) -> Summary:
    """What lists show of a table."""
    return Summary(
        game=table.key,
        title=table.plan.title,
        status=table.status,
        created_at=table.created_at,
        changed_at=table.changed_at,
        seq=table.seq,
        ply=table.ply,
        is_listed=table.plan.is_listed,
        turn=(table.turn,) if table.turn >= 0 else (),
        seats=seat_rows(table),
        result=result_line(table) or "",
    )


def seat_rows(table: Sitting) -> tuple[SeatRow, ...]:
    """Who sits where; nobody at a table that is just being opened."""
    return tuple(SeatRow(chair.name, chair.kind, chair.whose) for chair in table.chairs)
