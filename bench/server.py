"""Confirmed moves a second, end to end over sockets on loopback; memory of a table in mid-game.

    python bench/server.py [--title bigcity] [--sockets 100,500,2000] [--seconds 10] [--rate 1000]
                           [--database URL] [--nodes 2 --redis URL] [--only memory,most,rate]

The server is `burgh serve` in a process of its own; the players are all in this one, two sockets a
table, and confirm a random legal move of the view they were sent. Every table is first played to
half a usual game. A move counts when its `confirmed` has come back: it is committed then. First
the players go as fast as they can; then each table has a schedule, and a move that comes late,
because its view was late or the player was, waits from the moment the schedule named. A game that
ends is taken back to the middle, which is not counted.

`generator_cpu` is the share of a core that the players take: it is missing from what the server
has on a machine of two. With two nodes the seats of a table are at different ones.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec

import burgh

UNLIMITED: Final = {
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
AT_ONCE: Final = 25  # tables that are opened together
PATIENCE: Final = 60.0  # seconds in which a table must get somewhere
KEYS: Final = itertools.count()


# --- a client that costs little ------------------------------------------------------------------


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


hear: Final = msgspec.json.Decoder(Heard).decode


class Line(asyncio.Protocol):
    """A WebSocket with no more than a player needs: frames of text, and pongs.

    A mask of zeros is as good as any to the server, and leaves what is sent as it is.
    """

    def __init__(self, request: bytes, heard: Callable[[Heard], None]) -> None:
        self.request = request
        self.heard = heard
        self.buffer = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Read the answer, then frames."""
        self.buffer += data
        if not self.is_open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.is_open.set_exception(RuntimeError(head.decode()[:200]))
                return
            self.buffer = rest
            self.is_open.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Take one frame off the buffer, if it is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == 1:
            self.heard(hear(body))
        elif kind == 9:
            self.write(10, body)
        return True

    def send(self, message: dict[str, Any]) -> None:
        """Send a message as text."""
        self.write(1, msgspec.json.encode(message))

    def write(self, kind: int, body: bytes) -> None:
        """Send a frame."""
        size = len(body)
        head = bytes((128 | kind, 128 | size))
        if size >= 126:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, error: Exception | None) -> None:
        """Tell whoever still waits for the socket."""
        if not self.is_open.done():
            self.is_open.set_exception(error or RuntimeError("the server hung up"))


class Table:
    """One table with two seats of one person, each on a socket of its own."""

    def __init__(self, nodes: Sequence[str], title: str, seed: int) -> None:
        self.nodes = nodes
        self.title = title
        self.rng = random.Random(seed)
        self.lines: list[Line] = []
        self.seen: list[Seen | None] = [None, None]
        self.waits: list[float] = []
        self.answered: str | None = None  # the last request that was confirmed
        self.moved = -1  # the ply of the last move: a view of it is old when it has been answered
        self.news: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Open a table and two sockets at it."""
        async with httpx.AsyncClient(base_url=self.nodes[0], timeout=PATIENCE) as http:
            me = (await http.get("/api/me")).json()
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
            answer = await http.post(
                "/api/tables",
                json={"title": self.title, "seats": seats},
                headers={"x-csrf-token": me["csrf"]},
            )
            self.key = answer.raise_for_status().json()["table"]["id"]
            self.cookie = http.cookies["burgh"]
        for seat in (0, 1):
            await self.dial(seat, self.nodes[seat % len(self.nodes)])
        while None in self.seen:
            await self.hear()

    async def dial(self, seat: int, base: str) -> None:
        """Open a socket and look with the eyes of a seat."""
        place = urlsplit(base)
        request = (
            f"GET /api/tables/{self.key}/socket HTTP/1.1\r\nHost: {place.netloc}\r\n"
            f"Origin: {base}\r\nCookie: burgh={self.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n\r\n"
        ).encode()
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(request, lambda heard: self.take(seat, heard)), place.hostname, place.port
        )
        self.lines.append(line)
        await line.is_open
        line.send({"type": "sit", "seat": seat, "after": 1_000_000})

    def take(self, seat: int, heard: Heard) -> None:
        """Take a message in, and wake who waits for one."""
        if heard.seen is not None and seat >= 0:
            self.seen[seat] = heard.seen
        if heard.type == "confirmed":
            self.answered = heard.id
        if self.news is None or self.news.done():
            return
        if heard.type == "problem":
            self.news.set_exception(RuntimeError(heard.code))
        else:
            self.news.set_result(None)

    async def hear(self) -> None:
        """Wait for the next message."""
        self.news = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(PATIENCE):
            await self.news

    # --- playing ------------------------------------------------------------------------------

    async def play(self, until: float, pause: float) -> None:
        """Confirm moves until a time: as fast as can be, or one every so many seconds."""
        due = time.perf_counter() + self.rng.random() * pause
        while max(due, time.perf_counter()) < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not pause:
                due = time.perf_counter()
            await self.step()
            self.waits.append(time.perf_counter() - due)
            due += pause

    async def reach(self, ply: int) -> None:
        """Play up to a ply."""
        while max(seen.ply for seen in self.seen if seen is not None) < ply:
            await self.step()

    async def step(self) -> None:
        """Confirm a random legal move of whoever decides."""
        while (seat := await self.decider()) is None:
            await self.hear()
        seen = self.seen[seat]
        assert seen is not None
        move = self.rng.choice(seen.legal).move
        self.moved = seen.ply
        await self.ask(seat, {"type": "confirm", "ply": seen.ply, "moves": [move]})

    async def decider(self) -> int | None:
        """The seat that decides and knows it; a game that is over is taken back to its middle."""
        both = [seen for seen in self.seen if seen is not None]
        if len(both) < 2:
            return None
        if both[0].is_over and both[1].is_over:
            self.seen = [None, None]
            self.moved = -1
            request = {"type": "take_back", "ply": both[0].ply, "to_ply": both[0].ply // 2}
            await self.ask(0, request)
            return await self.decider()  # the views may be in already
        newest = max(both, key=lambda seen: seen.ply)
        if newest.is_over or newest.ply <= self.moved:
            return None
        mine = both[newest.turn]
        return newest.turn if mine.ply == newest.ply and mine.legal else None

    async def ask(self, seat: int, request: dict[str, Any]) -> None:
        """Send a request of a seat; it is in the log when this comes back."""
        key = f"key-{next(KEYS):09d}"
        self.lines[seat].send({**request, "id": key, "seat": seat})
        while self.answered != key:
            await self.hear()

    def close(self) -> None:
        """Leave."""
        for line in self.lines:
            line.transport.abort()


# --- servers -------------------------------------------------------------------------------------


@contextmanager
def served(
    database: str, redis: str, nodes: int, folder: Path
) -> Iterator[tuple[list[str], list[int]]]:
    """Run the server, or several on one database; gives their addresses and processes."""
    environ = os.environ | UNLIMITED | {"DATABASE_URL": database, "BURGH_SECRET": "s" * 40}
    if redis:
        environ["REDIS_URL"] = redis
    if not database.startswith("sqlite"):
        migrate = [sys.executable, "-m", "burgh", "migrate", "--database", database]
        subprocess.run(migrate, check=True, env=environ, stdout=subprocess.DEVNULL)
    ports = free_ports(nodes)
    bases = [f"http://127.0.0.1:{port}" for port in ports]
    environ["BURGH_ORIGINS"] = ",".join(bases)
    with (folder / "log").open("wb") as log, contextlib.ExitStack() as ending:
        processes = []
        for port in ports:
            command = [sys.executable, "-m", "burgh", "serve", "--port", str(port)]
            process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
            ending.callback(process.wait, 30)
            ending.callback(process.terminate)
            processes.append(process.pid)
        for base in bases:
            wait_for(base)
        yield bases, processes


def free_ports(count: int) -> list[int]:
    """Ports that nobody has."""
    with contextlib.ExitStack() as taken:
        found = [taken.enter_context(socket.socket()) for _ in range(count)]
        for each in found:
            each.bind(("127.0.0.1", 0))
        return [int(each.getsockname()[1]) for each in found]


def wait_for(base: str) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{base}/healthz", timeout=2).is_success:
                return
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def memory(processes: Sequence[int]) -> int:
    """The memory that processes hold, in bytes."""
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in processes)
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(processes: Sequence[int]) -> float:
    """The seconds of a core that processes have used."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in processes]
    ticks = sum(int(fields[11]) + int(fields[12]) for fields in stats)
    return ticks / float(os.sysconf("SC_CLK_TCK"))


# --- measurements --------------------------------------------------------------------------------


def half_a_game(title: str) -> int:
    """Half of the moves that random players need for a game of two."""
    lengths = []
    for seed in range(9):
        game, rng = burgh.new(title, players=2, seed=seed), random.Random(seed)
        while not game.is_over:
            game.push(rng.choice(game.legal_moves))
        lengths.append(game.ply)
    return sorted(lengths)[len(lengths) // 2] // 2


async def opened(nodes: Sequence[str], title: str, count: int, ply: int) -> list[Table]:
    """Open tables and play each to a ply, some at a time."""
    tables = [Table(nodes, title, seed) for seed in range(count)]
    for start in range(0, count, AT_ONCE):
        some = tables[start : start + AT_ONCE]
        await asyncio.gather(*(table.open() for table in some))
        await asyncio.gather(*(table.reach(ply) for table in some))
    return tables


def quantile(waits: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def load(
    nodes: Sequence[str], processes: Sequence[int], tables: list[Table], seconds: float, rate: float
) -> dict[str, Any]:
    """Play at tables as fast as can be (rate 0) or by a schedule."""
    for table in tables:
        table.waits.clear()
    pause = len(tables) / rate if rate else 0.0
    begun, spent, own = time.perf_counter(), cpu(processes), time.process_time()
    await asyncio.gather(*(table.play(begun + seconds, pause) for table in tables))
    took = time.perf_counter() - begun
    spent, own = cpu(processes) - spent, time.process_time() - own
    waits = [wait for table in tables for wait in table.waits]
    return {
        "title": tables[0].title,
        "nodes": len(nodes),
        "sockets": 2 * len(tables),
        "wanted_a_second": rate or "most",
        "moves_a_second": round(len(waits) / took),
        "p50_ms": round(quantile(waits, 0.5), 1),
        "p99_ms": round(quantile(waits, 0.99), 1),
        "server_cpu_ms_a_move": round(1000 * spent / max(1, len(waits)), 3),
        "server_cpu": round(spent / took, 2),
        "generator_cpu": round(own / took, 2),
    }


async def measure_memory(
    nodes: Sequence[str], processes: Sequence[int], title: str, ply: int, count: int
) -> dict[str, Any]:
    """The memory of a table in mid-game and of a socket there, apart and together."""
    first = await opened(nodes, title, 20, ply)  # what the first ones load is not theirs
    before = memory(processes)
    tables = await opened(nodes, title, count, ply)
    both = (memory(processes) - before) / count
    before = memory(processes)
    for table in tables:  # as many who look on
        await table.dial(-1, nodes[0])
        await asyncio.sleep(0)
    await asyncio.sleep(1.0)
    one = (memory(processes) - before) / count
    for table in (*first, *tables):
        table.close()
    return {
        "title": title,
        "ply": ply,
        "kB_a_table_with_two_sockets": round(both / 1000, 1),
        "kB_a_socket": round(one / 1000, 1),
        "kB_a_table_with_its_socket": round((both - one) / 1000, 1),
    }


async def measured(asked: argparse.Namespace, nodes: list[str], processes: list[int]) -> None:
    """Print one line of JSON a measurement."""
    ply = half_a_game(asked.title)
    only = asked.only.split(",")
    if "memory" in only:
        found = await measure_memory(nodes, processes, asked.title, ply, asked.tables)
        print(json.dumps(found), flush=True)
    if "most" not in only and "rate" not in only:
        return
    for sockets in (int(each) for each in asked.sockets.split(",")):
        tables = await opened(nodes, asked.title, sockets // 2, ply // 2)
        for rate in [0.0] * ("most" in only) + [asked.rate] * ("rate" in only):
            found = await load(nodes, processes, tables, asked.seconds, rate)
            print(json.dumps(found), flush=True)
        for table in tables:
            table.close()


def main() -> None:
    """Read what is asked, serve, measure."""
    parser = argparse.ArgumentParser(description="Load the table server on loopback.")
    parser.add_argument("--title", default="bigcity")
    parser.add_argument("--sockets", default="100,500,2000")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--tables", type=int, default=200, help="for the memory of one")
    parser.add_argument("--only", default="memory,most,rate")
    parser.add_argument("--database", default="")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--redis", default="")
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65536)), hard))
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'burgh.db'}"
        with served(database, asked.redis, asked.nodes, Path(folder)) as (nodes, processes):
            asyncio.run(measured(asked, nodes, processes))


if __name__ == "__main__":
    main()
