"""The house: everything a serving process holds, opened and closed in one place."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

from burgh.core.game import View
from burgh.server.bots import Bots
from burgh.server.bus import Alone, Bus
from burgh.server.clocks import Clocks, Steady
from burgh.server.hub import Hub
from burgh.server.limits import Buckets
from burgh.server.metrics import Metrics
from burgh.server.people import People
from burgh.server.rounds import Rounds
from burgh.server.settings import Settings
from burgh.server.store import Store
from burgh.server.table import Refused
from burgh.server.tables import Tables
from burgh.server.wire import Json
from burgh.server.workers import Workers


class Analyst(Protocol):
    """Whoever knows good moves: bots that think in processes of their own."""

    async def hints(self, view: View) -> list[Json]:
        """Give the best moves of a view, with reasons."""

    async def review(self, table: str, record: str) -> tuple[float, Json | None]:
        """Begin, or go on, to judge a finished game: how far it has come, and the result."""


class Nobody:
    """Stands where there is no analyst."""

    async def hints(self, view: View) -> list[Json]:
        """Refuse."""
        raise Refused("unavailable", "there is nobody here to ask")

    async def review(self, table: str, record: str) -> tuple[float, Json | None]:
        """Refuse."""
        raise Refused("unavailable", "there is nobody here to ask")


@dataclass
class House:
    """A serving process: settings, store, live tables and the people at them."""

    settings: Settings
    store: Store
    bus: Bus
    hub: Hub
    tables: Tables
    people: People
    buckets: Buckets
    metrics: Metrics
    clock: Callable[[], float]
    analyst: Analyst = field(default_factory=Nobody)


@asynccontextmanager
async def open_house(
    settings: Settings, clock: Callable[[], float] | None = None
) -> AsyncIterator[House]:
    """Open everything, and close it in the opposite order: guests first, the writer last."""
    async with AsyncExitStack() as closing:
        store = await Store.open(settings.database_url)
        closing.push_async_callback(store.close)
        steady = Steady()
        clock = clock or steady
        bus: Bus = Alone()
        hub = Hub()
        tables = Tables(store, hub, bus, clock)
        await bus.open()
        closing.push_async_callback(bus.close)
        metrics = Metrics(hub, tables)
        tables.watchers.append(metrics.happened)
        workers = Workers(settings.workers)
        bots = Bots(tables, workers)
        clocks = Clocks(clock, bots.wake, lambda: steady.agree(store.now))
        tables.watchers.append(clocks.watch)
        for staff in (workers, bots, clocks, Rounds(tables, bots, clocks)):
            await staff.start()
            closing.push_async_callback(staff.stop)
        people = People(store, settings.secret, clock)
        buckets = Buckets(time.monotonic)
        closing.callback(hub.close)
        yield House(settings, store, bus, hub, tables, people, buckets, metrics, clock)
