"""Notices that it is somebody's turn, for those who asked for it and are not at the table.

Nothing waits for them: a turn is noted in memory, and a while later the log is asked whether it
still is one. What is sent is booked first, so that of several nodes one sends, and once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import structlog

from burgh.server.channels.channel import Channel, Notification, Turn, Undelivered
from burgh.server.routine import Routine
from burgh.server.store import Notice, Store, Summary
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table.refused import Refused
from burgh.table.sitting import Entry, Sitting

TICK: Final = 1.0  # seconds between two looks
GRACE: Final = 20.0  # seconds in which somebody who is there would have noticed by themselves
AGAIN: Final = (5.0, 30.0, 120.0)  # seconds before another try, and another
MOST_AT_ONCE: Final = 16  # notifications on their way
MOST_REMEMBERED: Final = 100_000
LAST_WAIT: Final = 5.0  # seconds for notifications on their way when the server closes

logger = structlog.get_logger()


class Notifier(Routine):
    """Tells people that games wait for them."""

    def __init__(
        self,
        tables: Tables,
        channels: Mapping[str, Channel],
        public_url: str,
        *,
        grace: float = GRACE,
        again: Sequence[float] = AGAIN,
    ) -> None:
        super().__init__("notices", TICK)
        self.tables = tables
        self.store: Store = tables.store
        self.clock: Callable[[], float] = tables.clock
        self.channels = channels
        self.public_url = public_url
        self.grace = grace
        self.again = again
        # person -> when it first became their turn somewhere
        self.waiting_since: dict[str, float] = {}
        self.pending: dict[str, tuple[float, Notice]] = {}  # wish -> when it is to be sent
        self.last_seen: dict[str, int] = {}  # game -> the event up to which it was looked at
        self.sending: set[asyncio.Task[None]] = set()
        self.slots = asyncio.Semaphore(MOST_AT_ONCE)

    # --- noting -------------------------------------------------------------------------------

    def watch(self, table: Sitting, _: Sequence[Entry] = ()) -> None:
        """See a table that has changed."""
        person = table.chairs[table.turn].person if table.turn >= 0 else None
        if person is not None and table.status == "playing":
            self.waiting_since.setdefault(person, self.clock())

    def watch_summary(self, game: Summary) -> None:
        """See a game that a round has found: after a restart, or written by a node that died."""
        if self.last_seen.get(game.game) == game.seq:
            return
        if len(self.last_seen) > MOST_REMEMBERED:
            self.last_seen.clear()
        self.last_seen[game.game] = game.seq
        for seat in game.turn:
            person = game.seats[seat].person
            if person is not None:
                self.waiting_since.setdefault(person, self.clock())

    # --- looking again ------------------------------------------------------------------------

    async def stop(self) -> None:
        """Note no more; notifications on their way get a moment."""
        await super().stop()
        if self.sending:
            _, late = await asyncio.wait(self.sending, timeout=LAST_WAIT)
            for task in late:
                task.cancel()

    async def tick(self) -> None:
        """Ask whose turn it has been for a while, and send what is due."""
        now = self.clock()
        for person in [
            who for who, since in self.waiting_since.items() if now >= since + self.grace
        ]:
            wishes = await self.store.notices.of(person)
            since = self.waiting_since.pop(person)
            for wish in wishes:
                due = since + max(self.grace, 60.0 * wish.digest)
                self.pending.setdefault(wish.id, (due, wish))
        for wish in [wish for due, wish in self.pending.values() if now >= due]:
            turns = await self.turns_for(wish, now)
            del self.pending[wish.id]
            if turns:
                notification = await self.notification(wish, turns, now)
                task = asyncio.create_task(self.send(wish, notification), name="notice")
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)

    async def turns_for(self, wish: Notice, now: float) -> list[Turn]:
        """The games that wait for somebody unnoticed, each booked as told by this node."""
        themselves = await self.store.people.ids_of(wish.person)
        found: list[Turn] = []
        for game in await self.store.games_of(wish.person):
            if any(game.seats[seat].person in themselves for seat in game.turn):
                found += await self.claim(wish, game.game, themselves, now)
        return found

    async def claim(
        self, wish: Notice, key: str, themselves: frozenset[str], now: float
    ) -> list[Turn]:
        """Book the turn at one table, unless it is none any more or somebody else was first."""
        try:
            async with self.tables.reading(key) as table:
                began = turn_began(table)
                if began is None or now < began.at + self.grace:
                    return []
                chair = table.chairs[table.turn]
                if chair.person not in themselves or table.turn in self.tables.hub.present(table):
                    return []
                turn = self.turn(table, began.at)
        except Refused:
            return []
        if await self.store.personal.last_read(key, str(chair.person)) >= began.seq:
            return []  # read on another device, or at another node
        is_first = await self.store.notices.claim(wish.id, key, began.seq, now)
        return [turn] if is_first else []

    def turn(self, table: Sitting, since: float) -> Turn:
        """Which game waits for whom."""
        url = f"{self.public_url}/#/table/{table.key}"
        return Turn(table.key, table.plan.title, table.turn, table.ply, since, url)

    async def notification(self, wish: Notice, turns: list[Turn], now: float) -> Notification:
        """Write to somebody in their language."""
        person = await self.store.people.find(wish.person)
        language = person.language if person is not None else "en"
        return Notification(language, tuple(turns), self.public_url, now)

    async def send(self, wish: Notice, notification: Notification) -> None:
        """Deliver a notification, with a few more tries at growing distance."""
        channel = self.channels.get(wish.kind)
        if channel is None:
            logger.warning("notice_without_channel", kind=wish.kind)
            return
        for wait in (*self.again, None):
            try:
                async with self.slots:
                    await channel.deliver(wish, notification)
                return
            except Undelivered as trouble:
                logger.warning("notice_failed", kind=wish.kind, why=str(trouble))
                if trouble.gone:
                    await self.store.notices.drop(wish.person, wish.id)
                if not trouble.again or wait is None:
                    return
            except Exception:
                logger.exception("notice_broken", kind=wish.kind)
                return
            await asyncio.sleep(wait)


def turn_began(table: Sitting) -> Entry | None:
    """The event with which the turn of whoever decides began."""
    if table.status != "playing" or table.turn < 0:
        return None
    for entry in reversed(table.entries):
        match entry.event:
            case log.Moved(seat=seat):
                if seat != table.turn:
                    return entry
            case log.Began() | log.Undone():
                return entry
            case _:
                continue
    return None
