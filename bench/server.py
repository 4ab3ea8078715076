"""Confirmed moves a second, end to end over sockets on loopback; memory a table and a socket.

    python bench/server.py [--title bigcity] [--sockets 100,500,2000] [--seconds 10] [--rate 1000]
                           [--database URL]

The server is `burgh serve` in a process of its own; the players are coroutines in this one, two
sockets a table, who confirm a random legal move, so both share the machine's cores. A move counts
when its `confirmed` has come back: it is committed then. First the players go as fast as they can,
then at a steady rate, at which p50 and p99 mean something. Bounded in count and time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

UNLIMITED = {
    f"BURGH_LIMIT_{name}": "1000000000"
    for name in (
        "REQUESTS_A_MINUTE",
        "MESSAGES_A_MINUTE",
        "TABLES_AN_HOUR",
        "SOCKETS_A_PERSON",
        "NEW_GUESTS_A_MINUTE",
        "CONNECTIONS",
        "CONNECTIONS_A_NETWORK",
    )
}
KEYS = itertools.count()


class Legal(msgspec.Struct):
    """As much of a legal move as a player needs."""

    move: msgspec.Raw


class Seen(msgspec.Struct):
    """As much of a view as a player needs."""

    ply: int
    turn: int
    is_over: bool
    legal: list[Legal]


class Heard(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    id: str | None = None
    code: str | None = None
    seen: Seen | None = None


hear = msgspec.json.Decoder(Heard).decode


@contextmanager
def served(database: str, folder: Path) -> Iterator[tuple[str, int]]:
    """Run the server; gives its address and process."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    environ = os.environ | UNLIMITED | {"DATABASE_URL": database, "BURGH_SECRET": "s" * 40}
    if not database.startswith("sqlite"):
        migrate = [sys.executable, "-m", "burgh", "migrate", "--database", database]
        subprocess.run(migrate, check=True, env=environ, stdout=subprocess.DEVNULL)
    log = (folder / "log").open("wb")
    command = [sys.executable, "-m", "burgh", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                if httpx.get(f"{base}/healthz", timeout=2).is_success:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield base, process.pid
    finally:
        process.terminate()
        process.wait(30)
        log.close()


def memory(pid: int) -> int:
    """Give the memory a process holds, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """Give the seconds of a core a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


class Table:
    """One table with two seats of one person, each on a socket of its own."""

    def __init__(self, base: str, title: str, seed: int) -> None:
        """Name the server and the title; the seed chooses the moves."""
        self.base = base
        self.title = title
        self.rng = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=base, timeout=60)
        self.sockets: list[ClientConnection] = []
        self.seen: list[Seen | None] = [None, None]
        self.waits: list[float] = []

    async def open(self, *, connected: bool = True) -> None:
        """Open a table and, usually, two sockets at it."""
        me = (await self.http.get("/api/me")).json()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
        wish = {"title": self.title, "seats": seats}
        answer = await self.http.post(
            "/api/tables", json=wish, headers={"x-csrf-token": me["csrf"]}
        )
        self.key = answer.raise_for_status().json()["table"]["id"]
        if connected:
            self.sockets = [await self.dial(seat) for seat in (0, 1)]

    async def dial(self, seat: int) -> ClientConnection:
        """Open the socket of a seat and look with its eyes."""
        url = f"{self.base.replace('http', 'ws')}/api/tables/{self.key}/socket"
        headers = {"cookie": f"burgh={self.http.cookies['burgh']}"}
        opened = await connect(
            url, additional_headers=headers, origin=self.base, max_size=None, compression=None
        )
        await opened.send(json.dumps({"type": "sit", "seat": seat, "after": 1_000_000}))
        while self.seen[seat] is None:
            self.take(seat, hear(await opened.recv()))
        return opened

    def take(self, seat: int, heard: Heard) -> None:
        """Keep the view a message brings."""
        if heard.seen is not None:
            self.seen[seat] = heard.seen

    async def play(self, until: float, pause: float) -> None:
        """Confirm moves until a time, with a pause between them; both seats listen."""
        start = time.perf_counter() + self.rng.random() * pause
        while time.perf_counter() < until:
            await asyncio.sleep(max(0.0, start - time.perf_counter()))
            start += pause
            if not await self.step():
                return

    async def step(self) -> bool:
        """Confirm one move and read what both are told; says whether the game goes on."""
        seat, seen = next((i, each) for i, each in enumerate(self.seen) if each and each.legal)
        key = f"key-{next(KEYS):09d}"
        move = self.rng.choice(seen.legal).move
        request = {"type": "confirm", "id": key, "seat": seat, "ply": seen.ply, "moves": [move]}
        begun = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(request).decode())
        self.seen = [None, None]
        while True:
            heard = hear(await self.sockets[seat].recv())
            self.take(seat, heard)
            if heard.type == "problem":
                raise RuntimeError(heard.code)
            if heard.id == key:
                self.waits.append(time.perf_counter() - begun)
                break
        for each in (0, 1):
            while self.seen[each] is None:
                self.take(each, hear(await self.sockets[each].recv()))
        return not any(each and each.is_over for each in self.seen)

    async def close(self) -> None:
        """Leave."""
        for each in self.sockets:
            await each.close()
        await self.http.aclose()


async def opened(base: str, title: str, count: int, *, connected: bool) -> list[Table]:
    """Open tables, some at a time."""
    tables = [Table(base, title, seed) for seed in range(count)]
    for start in range(0, count, 25):
        some = tables[start : start + 25]
        await asyncio.gather(*(table.open(connected=connected) for table in some))
    return tables


def quantile(waits: list[float], part: float) -> float:
    """Give a quantile in milliseconds."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def load(
    base: str, pid: int, title: str, sockets: int, seconds: float, rate: float
) -> dict[str, Any]:
    """Play at so many sockets, as fast as can be (rate 0) or at a steady rate."""
    before = memory(pid)
    tables = await opened(base, title, sockets // 2, connected=True)
    held = memory(pid) - before
    pause = len(tables) / rate if rate else 0.0
    begun, spent = time.perf_counter(), cpu(pid)
    await asyncio.gather(*(table.play(begun + seconds, pause) for table in tables))
    took, spent = time.perf_counter() - begun, cpu(pid) - spent
    waits = [wait for table in tables for wait in table.waits]
    await asyncio.gather(*(table.close() for table in tables))
    return {
        "title": title,
        "sockets": sockets,
        "wanted_a_second": rate or "most",
        "moves_a_second": round(len(waits) / took),
        "p50_ms": round(quantile(waits, 0.5), 1),
        "p99_ms": round(quantile(waits, 0.99), 1),
        "server_cpu_ms_a_move": round(1000 * spent / max(1, len(waits)), 2),
        "kB_a_socket_with_its_half_table": round(held / sockets / 1000, 1),
    }


async def idle(base: str, pid: int, title: str, count: int = 200) -> dict[str, Any]:
    """Open tables that nobody listens at; gives the memory of one."""
    await opened(base, title, 20, connected=False)  # what the first ones load is not theirs
    before = memory(pid)
    await opened(base, title, count, connected=False)
    return {"title": title, "kB_an_idle_table": round((memory(pid) - before) / count / 1000, 1)}


async def measured(asked: argparse.Namespace, base: str, pid: int) -> None:
    """Print one line of JSON a measurement."""
    print(json.dumps(await idle(base, pid, asked.title)), flush=True)
    for sockets in (int(each) for each in asked.sockets.split(",")):
        for rate in (0.0, asked.rate):
            found = await load(base, pid, asked.title, sockets, asked.seconds, rate)
            print(json.dumps(found), flush=True)


def main() -> None:
    """Read what is asked, serve, measure."""
    parser = argparse.ArgumentParser(description="Load the table server on loopback.")
    parser.add_argument("--title", default="bigcity")
    parser.add_argument("--sockets", default="100,500,2000")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'burgh.db'}"
        with served(database, Path(folder)) as (base, pid):
            asyncio.run(measured(asked, base, pid))


if __name__ == "__main__":
    main()
