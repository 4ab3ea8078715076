"""What the server counts, for Prometheus. Numbers only: nothing here names a person or a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from burgh.server.hub import Hub
from burgh.server.store.numbers import Written
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table.sitting import Entry, Sitting

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The counters of one serving process."""

    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "burgh_moves", "Decisions written to the log", ["title"], registry=self.registry
        )
        self.ended = Counter("burgh_games_ended", "Games ended", ["title"], registry=self.registry)
        self.http = Histogram(
            "burgh_http_seconds",
            "Time to answer a request",
            ["method", "route", "status"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.requests = Histogram(
            "burgh_socket_seconds",
            "Time to answer a message",
            ["type", "answer"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.answers: dict[tuple[str, str], Histogram] = {}  # `requests` by its labels
        sockets = Gauge("burgh_sockets", "Open sockets", registry=self.registry)
        sockets.set_function(hub.count)
        self.closed = Counter(
            "burgh_sockets_closed",
            "Sockets that ended: by the client, the server, for slowness, or refused",
            ["why"],
            registry=self.registry,
        )
        for why in ("client", "server", "slow", "refused"):
            self.closed.labels(why)
        self.waits = Histogram(
            "burgh_writer_seconds",
            "Time from a change's arrival at the writer to its answer",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.commits = Histogram(
            "burgh_writer_commit_seconds",
            "Time of one transaction",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.batches = Histogram(
            "burgh_writer_batch",
            "Changes in one transaction",
            buckets=BATCHES,
            registry=self.registry,
        )
        self.failures = Counter(
            "burgh_writer_failed", "Transactions the database did not take", registry=self.registry
        )
        self.lag = Histogram(
            "burgh_loop_lag_seconds",
            "How late the event loop was",
            buckets=BUCKETS,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)  # memory, file descriptors and their limit
        live = Gauge("burgh_tables_live", "Tables in memory", registry=self.registry)
        live.set_function(lambda: len(tables.live))

    def count_events(self, table: Sitting, entries: Sequence[Entry]) -> None:
        """Count what was written."""
        for entry in entries:
            if isinstance(entry.event, log.Moved):
                self.moves.labels(table.plan.title).inc(len(entry.event.moves))
            elif isinstance(entry.event, log.Ended):
                self.ended.labels(table.plan.title).inc()

    def note_answer(self, kind: str, answer: str, seconds: float) -> None:
        """Count a message that was answered."""
        known = self.answers.get((kind, answer))
        if known is None:
            known = self.answers[kind, answer] = self.requests.labels(kind, answer)
        known.observe(seconds)

    def note_written(self, written: Written) -> None:
        """Note one transaction of the writer."""
        for wait in written.waits:
            self.waits.observe(wait)
        self.commits.observe(written.seconds)
        self.batches.observe(len(written.waits))
        if not written.is_done:
            self.failures.inc()

    def text(self) -> bytes:
        """Write everything as Prometheus reads it."""
        return bytes(generate_latest(self.registry))
