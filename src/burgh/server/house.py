"""The house: everything a serving process holds, opened and closed in one place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

from burgh.server.analyst import Analyst
from burgh.server.bots import Bots
from burgh.server.bus import Bus, bus_at
from burgh.server.catch_up import CatchUp
from burgh.server.clocks import Clocks, Steady
from burgh.server.elsewhere import Elsewhere
from burgh.server.hub import Hub
from burgh.server.limits import Buckets
from burgh.server.metrics import Metrics
from burgh.server.notify import Notifier, ways_of
from burgh.server.people import People
from burgh.server.reach import Reach
from burgh.server.rounds import Rounds
from burgh.server.settings import Settings
from burgh.server.store import Store
from burgh.server.tables import Tables
from burgh.server.workers import Workers


class Staff(Protocol):
    """Somebody who works as long as the house is open."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Leave off."""


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
    workers: Workers
    analyst: Analyst


@asynccontextmanager
async def open_house(
    settings: Settings, clock: Callable[[], float] | None = None
) -> AsyncIterator[House]:
    """Open everything, and close it in the opposite order: guests first, the writer last."""
    async with AsyncExitStack() as closing:
        store = await Store.open(settings.database_url)
        closing.push_async_callback(store.close)
        steady = Steady()
        bus = bus_at(settings.redis_url)
        house = furnished(settings, store, bus, clock or steady)
        await bus.open()
        closing.push_async_callback(bus.close)
        reach = Reach(settings.notice_hosts)
        closing.push_async_callback(reach.close)
        for each in staff(house, reach, steady):
            await each.start()
            closing.push_async_callback(each.stop)
        closing.callback(house.hub.close)
        yield house


def furnished(settings: Settings, store: Store, bus: Bus, clock: Callable[[], float]) -> House:
    """Put everything in its place; nothing runs yet."""
    hub = Hub()
    bus.overhear(hub.pass_on)
    tables = Tables(store, hub, bus, clock)
    metrics = Metrics(hub, tables)
    tables.watchers.append(metrics.happened)
    workers = Workers(settings.workers)
    return House(
        settings=settings,
        store=store,
        bus=bus,
        hub=hub,
        tables=tables,
        people=People(store, settings.secret, clock),
        buckets=Buckets(clock),
        metrics=metrics,
        clock=clock,
        workers=workers,
        analyst=Analyst(workers, store.reviews),
    )


def staff(house: House, reach: Reach, steady: Steady) -> list[Staff]:
    """Give everybody who works in the house by themselves: bots, clocks, letters, rounds."""
    tables = house.tables
    bots = Bots(tables, house.workers)
    clocks = Clocks(house.clock, bots.wake, lambda: steady.agree(house.store.now))
    letters = Notifier(tables, ways_of(house.settings, reach), house.settings.public_url)
    tables.watchers += [clocks.watch, letters.watch]
    rounds = Rounds(tables, bots, clocks)
    rounds.looks.append(letters.look)
    catch_up, elsewhere = CatchUp(tables), Elsewhere(tables)
    return [house.workers, bots, house.analyst, clocks, letters, rounds, catch_up, elsewhere]
