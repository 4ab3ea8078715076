"""The runtime: everything a serving process holds, opened and closed in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import structs

from burgh.server.analyst import Analyst
from burgh.server.bots import Bots
from burgh.server.bus import Bus, bus_at
from burgh.server.catch_up import CatchUp
from burgh.server.channels import open_channels
from burgh.server.channels.channel import Channel
from burgh.server.clocks import Clocks, SharedClock
from burgh.server.devices import DeviceMarks
from burgh.server.house import House
from burgh.server.hub import Hub
from burgh.server.letters import Letters
from burgh.server.limits import Buckets
from burgh.server.memory import HandBack
from burgh.server.metrics import Metrics
from burgh.server.notify import Notifier
from burgh.server.outbound import Outbound
from burgh.server.people import People
from burgh.server.pictures import Album
from burgh.server.presence import PresenceExchange
from burgh.server.readiness import Readiness
from burgh.server.retention import Retention
from burgh.server.session_watch import SessionWatch
from burgh.server.settings import Settings
from burgh.server.store import Store
from burgh.server.sweep import Sweep
from burgh.server.tables import Tables
from burgh.server.throttle import Throttle
from burgh.server.vitals import LoopLag, Vitals
from burgh.server.workers import Workers


class Service(Protocol):
    """Something that works by itself as long as the process serves."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Leave off."""


@dataclass
class Runtime:
    """A serving process: settings, store, live tables and the people at them."""

    settings: Settings
    store: Store
    bus: Bus
    hub: Hub
    tables: Tables
    people: People
    buckets: Buckets
    throttle: Throttle
    devices: DeviceMarks
    letters: Letters
    metrics: Metrics
    clock: Callable[[], float]
    workers: Workers
    analyst: Analyst
    album: Album
    house: House
    channels: Mapping[str, Channel]  # of notices, those that are open
    readiness: Readiness
    sockets: Counter[str] = field(default_factory=Counter)  # open ones, by network


@asynccontextmanager
async def open_runtime(
    settings: Settings, clock: Callable[[], float] | None = None
) -> AsyncIterator[Runtime]:
    """Open everything, and close it in the opposite order: guests first, the writer last."""
    async with AsyncExitStack() as closing:
        store = await Store.open(settings.database_url)
        closing.push_async_callback(store.close)
        settings = await with_kept_keys(settings, store)
        shared = SharedClock()
        bus = bus_at(settings.redis_url)
        outbound = Outbound(settings.notice_hosts)
        closing.push_async_callback(outbound.close)
        runtime = assemble(settings, store, bus, clock or shared, outbound)
        await bus.open()
        closing.push_async_callback(bus.close)
        for each in services(runtime, shared):
            await each.start()
            closing.push_async_callback(each.stop)
        closing.callback(runtime.tables.news.close)
        closing.callback(runtime.hub.close)
        yield runtime


async def with_kept_keys(settings: Settings, store: Store) -> Settings:
    """Take the key of web push that browsers know, where it was drawn from an earlier secret."""
    if not settings.is_vapid_drawn:
        return settings
    kept = await store.kept_key("web push", settings.vapid_key)
    return structs.replace(settings, vapid_key=kept)


def assemble(
    settings: Settings, store: Store, bus: Bus, clock: Callable[[], float], outbound: Outbound
) -> Runtime:
    """Put everything in its place; nothing runs yet."""
    hub = Hub(clock)
    bus.listen_messages(hub.send_all)
    tables = Tables(store, hub, bus, clock)
    metrics = Metrics(hub, tables)
    tables.watchers.append(metrics.count_events)
    store.watch_writes(metrics.note_written)
    workers = Workers(settings.workers)
    folder = settings.database_folder
    metrics.registry.register(
        Vitals(store=store, bus=bus, hub=hub, tables=tables, workers=workers, folder=folder)
    )
    people = People(store, settings.secrets, clock, settings.public_url)
    people.watchers.append(hub.end_sessions)
    channels = open_channels(settings, outbound)
    return Runtime(
        settings=settings,
        store=store,
        bus=bus,
        hub=hub,
        tables=tables,
        people=people,
        buckets=Buckets(clock),
        throttle=Throttle(clock),
        devices=DeviceMarks(settings.secrets),
        letters=Letters(channels.get("email"), settings.public_url, clock),
        metrics=metrics,
        clock=clock,
        workers=workers,
        analyst=Analyst(workers, store.reviews),
        album=Album(),
        house=House(store, hub, bus, clock, settings.operators),
        channels=channels,
        readiness=Readiness(store, bus, workers, folder),
    )


def services(runtime: Runtime, shared: SharedClock) -> list[Service]:
    """Everything that works by itself: bots, clocks, notices, sweeps."""
    tables = runtime.tables
    bots = Bots(tables, runtime.workers)
    clocks = Clocks(runtime.clock, bots.wake, lambda: shared.set_from(runtime.store.now))
    notifier = Notifier(tables, runtime.channels, runtime.settings.public_url)
    tables.watchers += [clocks.watch, notifier.watch]
    sweep = Sweep(tables, bots, clocks)
    sweep.watchers.append(notifier.watch_summary)
    catch_up, presence = CatchUp(tables), PresenceExchange(tables)
    lag = LoopLag(runtime.metrics.lag.observe)
    sessions = SessionWatch(runtime.store.sessions, runtime.hub, runtime.clock)
    retention = Retention(tables, runtime.settings.keep)
    tables.gone.append(runtime.album.forget)
    return [
        *(runtime.house, retention, runtime.workers, bots, runtime.analyst, clocks),
        *(notifier, runtime.letters, sweep, catch_up, presence, sessions, lag, HandBack()),
    ]
