"""What is read off a process when somebody asks: its queues, its writer, its disk, its loop."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from burgh.server.bus import Bus
from burgh.server.faults import DISCONNECTS, FAULTS
from burgh.server.hub import Hub
from burgh.server.store import Store
from burgh.server.tables import Tables
from burgh.server.workers import Workers

LOOK: Final = 0.5  # seconds between two looks at the event loop


class Vitals(Collector):
    """Numbers that are somewhere already, given to Prometheus as they are when it asks."""

    def __init__(
        self,
        *,
        store: Store,
        bus: Bus,
        hub: Hub,
        tables: Tables,
        workers: Workers,
        folder: Path | None,
    ) -> None:
        """Name where to look; `folder` is where a database file lies, if it is one."""
        self.store = store
        self.bus = bus
        self.hub = hub
        self.tables = tables
        self.workers = workers
        self.folder = folder

    def collect(self) -> Iterator[Metric]:
        """Give every number."""
        yield from self.of_queues()
        yield from self.of_writer()
        yield from self.of_redis()
        yield from self.of_tables()
        yield by_place("burgh_faults", "Faults of our own, by place", FAULTS)
        yield by_place("burgh_disconnects", "Clients that went in mid-sentence", DISCONNECTS)
        free = GaugeMetricFamily("burgh_disk_free_bytes", "Room where the database file lies")
        if self.folder is not None:
            free.add_metric([], free_bytes(self.folder))
        yield free

    def of_queues(self) -> Iterator[Metric]:
        """What waits to be thought about, by kind: bot, hint, review."""
        waiting = GaugeMetricFamily("burgh_queue_waiting", "Jobs that wait", labels=["queue"])
        oldest = GaugeMetricFamily(
            "burgh_queue_oldest_seconds", "How long the oldest of them has waited", labels=["queue"]
        )
        running = GaugeMetricFamily("burgh_queue_running", "Jobs being done", labels=["queue"])
        for kind, numbers in self.workers.numbers().items():
            waiting.add_metric([kind], numbers.waiting)
            oldest.add_metric([kind], numbers.oldest_wait)
            running.add_metric([kind], numbers.running)
        yield from (waiting, oldest, running)

    def of_writer(self) -> Iterator[Metric]:
        """How it stands with the one writer."""
        state = self.store.writer_state()
        yield gauge("burgh_writer_waiting", "Changes that wait to be written", state.waiting)
        yield gauge(
            "burgh_writer_oldest_seconds", "How long the oldest change waits", state.oldest_wait
        )
        yield gauge("burgh_writer_failing", "1 if the last transaction failed", bool(state.trouble))

    def of_redis(self) -> Iterator[Metric]:
        """How it stands with Redis; nothing where there is none."""
        health = self.bus.health()
        up = GaugeMetricFamily("burgh_redis_up", "1 if Redis carries our messages")
        lag = GaugeMetricFamily("burgh_redis_lag_seconds", "How long a message took through Redis")
        waiting = GaugeMetricFamily("burgh_redis_waiting", "Messages not sent yet")
        lost = CounterMetricFamily("burgh_redis_lost", "Messages lost; the log has them all")
        if health is not None:
            up.add_metric([], health.is_up)
            waiting.add_metric([], health.waiting)
            lost.add_metric([], health.lost)
            if health.lag is not None:
                lag.add_metric([], health.lag)
        yield from (up, lag, waiting, lost)

    def of_tables(self) -> Iterator[Metric]:
        """Tables in memory: those somebody is at, and those kept for a while."""
        watched = sum(1 for key in self.tables.live if self.hub.listeners(key))
        found = GaugeMetricFamily("burgh_tables", "Tables in memory", labels=["state"])
        found.add_metric(["watched"], watched)
        found.add_metric(["idle"], len(self.tables.live) - watched)
        yield found


def gauge(name: str, words: str, value: float) -> Metric:
    """One number."""
    return GaugeMetricFamily(name, words, value=value)


def by_place(name: str, words: str, counts: dict[str, int]) -> Metric:
    """Counts by place."""
    found = CounterMetricFamily(name, words, labels=["place"])
    for place, count in counts.items():
        found.add_metric([place], count)
    return found


def free_bytes(folder: Path) -> int:
    """The room that is left where a folder lies."""
    return shutil.disk_usage(folder).free


class LoopLag:
    """Looks how late the event loop is: all that is done in one piece makes everybody wait."""

    def __init__(self, note: Callable[[float], None], *, every: float = LOOK) -> None:
        self.note = note
        self.every = every
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self.task = asyncio.create_task(self.run(), name="loop lag")

    async def stop(self) -> None:
        """Look no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Sleep, and see by how much it was too long."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(self.every)
            self.note(max(0.0, time.monotonic() - before - self.every))
