"""Alive is not ready: what a node says of itself, and what it says when a part of it is ill."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from burgh.server import readiness, vitals
from burgh.server.fair import Claim
from burgh.server.store import Store, Unavailable
from burgh.server.store.migrations import HEAD
from burgh.server.workers import Order, QueueNumbers, Workers
from tests.patience import PATIENCE
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import asynchronous, until
from tests.server.test_nodes import REDIS, needs_redis

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}


async def ready(http: httpx.AsyncClient, path: str = "/readyz") -> tuple[int, dict[str, Any]]:
    """Ask a node how it is."""
    answer = await http.get(path)
    return answer.status_code, answer.json()


@asynchronous
async def test_a_node_that_is_well_says_so_part_by_part(tmp_path: Path) -> None:
    """Disk, database, writer, schema and workers, with their numbers; Redis where there is one."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        await ada.post("/api/tables", ALONE)
        status, told = await ready(ada.http)
        assert (status, told["ready"], told["draining"], told["degraded"]) == (200, True, False, [])
        assert set(told["parts"]) == {"disk", "database", "writer", "schema", "workers"}
        parts = told["parts"]
        assert parts["disk"]["numbers"]["free_bytes"] > readiness.LEAST_FREE
        assert parts["writer"]["numbers"]["since_commit"] >= 0
        assert parts["schema"]["numbers"] == {"known": HEAD, "stands": HEAD}
        assert parts["workers"]["numbers"]["bot_waiting"] == 0


@asynchronous
async def test_a_full_disk_is_not_ready_but_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`/healthz` goes on saying ok: to end the process would make no room."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        monkeypatch.setattr(readiness, "free_bytes", lambda _: 1000)
        status, told = await ready(ada.http)
        assert (status, told["ready"]) == (503, False)
        assert "MB are free" in told["parts"]["disk"]["words"]
        assert await ada.get("/healthz") == "ok\n"


def test_the_disk_is_tried_by_writing(tmp_path: Path) -> None:
    """Where nothing can be written, free room is of no use."""
    nowhere = tmp_path / "gone"
    nowhere.mkdir()
    assert readiness.disk(nowhere).ready
    nowhere.rmdir()
    nowhere.symlink_to("/proc")
    told = readiness.disk(nowhere)
    assert not told.ready
    assert told.words


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold a database file so that nobody else can write."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


@asynchronous
async def test_a_writer_that_fails_is_not_ready_until_it_writes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finds out by itself: nobody is sent there who could try."""
    monkeypatch.setattr("burgh.server.store.engine.PATIENCE", 0.05)
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        store: Store = app.state.runtime.store
        with locked(tmp_path / "burgh.db"):
            with pytest.raises(Unavailable):
                await store.try_writing()
            status, told = await ready(ada.http)
            assert status == 503
            assert told["parts"]["writer"]["words"] == "the database is busy"
            text = await ada.get("/metrics")
            assert "burgh_writer_failing 1.0" in text
        status, told = await ready(ada.http)
        assert (status, told["parts"]["writer"]["ready"]) == (200, True)


@asynchronous
async def test_bots_that_wait_too_long_degrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves are confirmed all the same: 200, with a word; 503 for who asks strictly."""
    slow = {"bot": QueueNumbers(waiting=900, oldest_wait=75.0, running=1)}
    monkeypatch.setattr(Workers, "numbers", lambda _: slow)
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        status, told = await ready(ada.http)
        assert (status, told["ready"], told["degraded"]) == (200, True, ["workers"])
        assert (await ready(ada.http, "/readyz?strict=true"))[0] == 503


@needs_redis
@asynchronous
async def test_redis_is_seen_and_its_way_is_timed(tmp_path: Path) -> None:
    """A node hears its own beat come back."""
    settings = settings_for(tmp_path, REDIS_URL=REDIS)
    async with serving(settings) as (base, app), Browser(base) as ada:
        await until(lambda: app.state.runtime.bus.lag is not None)
        told = (await ready(ada.http))[1]["parts"]["redis"]
        assert told["ready"]
        assert told["numbers"]["lag"] >= 0
        assert "burgh_redis_up 1.0" in await ada.get("/metrics")


@asynchronous
async def test_redis_that_is_away_degrades(tmp_path: Path) -> None:
    """Moves are safe without it, so the node stays in service; the alert is for the operator."""
    pytest.importorskip("redis")
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = f"redis://127.0.0.1:{nobody.getsockname()[1]}"
        settings = settings_for(tmp_path, REDIS_URL=url)
        async with serving(settings) as (base, _), Browser(base) as ada:
            status, told = await ready(ada.http)
            assert (status, told["degraded"]) == (200, ["redis"])
            assert "Redis is away" in told["parts"]["redis"]["words"]
            assert "burgh_redis_up 0.0" in await ada.get("/metrics")


@asynchronous
async def test_health_has_no_limit(tmp_path: Path) -> None:
    """Whoever watches asks often, and perhaps from the address of a whole club."""
    settings = settings_for(tmp_path, BURGH_LIMIT_REQUESTS_A_MINUTE="3")
    async with serving(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert {(await http.get(path)).status_code for _ in range(6)} == {200}


@asynchronous
async def test_what_waits_for_a_worker_is_counted(tmp_path: Path) -> None:
    """How many, since when, and how many are at it."""
    workers = Workers(1)
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    order = Order(job=None, seconds=1.0, tell=lambda _: None, done=done, claim=Claim())  # type: ignore[arg-type]
    workers.queues["bot"].put(order)
    numbers = workers.numbers()
    assert (numbers["bot"].waiting, numbers["bot"].running) == (1, 0)
    assert numbers["bot"].oldest_wait > 0
    assert numbers["review"] == QueueNumbers(waiting=0, running=0, oldest_wait=0.0)


@asynchronous
async def test_a_loop_that_is_late_is_noticed() -> None:
    """Whatever is done in one piece makes everybody wait; here it is seen."""
    late: list[float] = []
    lag = vitals.LoopLag(late.append, every=0.001)
    await lag.start()
    await until(lambda: late)
    await lag.stop()
    assert all(each >= 0 for each in late)


@asynchronous
async def test_a_node_that_goes_says_so_first(tmp_path: Path) -> None:
    """On SIGTERM it serves on as not ready; then sockets are told to come back, and it goes."""
    program = [sys.executable, "-m", "burgh", "serve", "--port", "0"]
    process = await asyncio.create_subprocess_exec(
        *program,
        *["--database", str(tmp_path / "burgh.db")],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "HOME": str(tmp_path), "BURGH_DRAIN": "2"},
    )
    try:
        assert process.stdout is not None
        told = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        async with Browser(told.decode().split()[1]) as ada:
            key = (await ada.post("/api/tables", ALONE))["table"]["id"]
            async with ada.at(key, 0) as line:
                assert (await ready(ada.http))[0] == 200
                process.send_signal(signal.SIGTERM)
                found = await ready(ada.http)
                while found[0] == 200:
                    found = await ready(ada.http)
                assert found[1]["draining"]
                assert found[1]["parts"]["database"]["ready"]
                with pytest.raises(ConnectionClosed):
                    await line.until(())
                assert line.socket.close_code == 1012
        await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode in (0, -signal.SIGTERM)
