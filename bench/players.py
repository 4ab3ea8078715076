"""People for proofs, who talk to real nodes as a browser does and never give up.

A `Person` has a cookie and asks over HTTP, a `Line` is a socket at a table. Both read of an answer
only what they need, so that messages may grow. A node that has gone is left for another one.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

PATIENCE: Final = 60.0  # seconds until somebody who waits says that nothing comes
NO_ANSWER: Final = (httpx.HTTPError, OSError, WebSocketException, TimeoutError)
AGAIN: Final = frozenset({"unavailable", "busy", "too_many"})  # to be asked once more


class Stuck(Exception):  # noqa: N818 - it says what happened
    """Nobody answered for as long as anybody waits."""


class Table(Struct):
    """As much of a table as a player needs."""

    id: str
    seq: int
    status: str


class Legal(Struct):
    """As much of a legal move as a player needs."""

    move: dict[str, Any]


class Seen(Struct):
    """As much of a view as a player needs."""

    ply: int
    turn: int
    is_over: bool
    legal: list[Legal]


class Message(Struct):
    """As much of any message as a player needs."""

    type: str
    id: str | None = None
    seq: int = -1
    again: bool = False
    code: str = ""
    words: str = ""
    table: Table | None = None
    seen: Seen | None = None


read_message = msgspec.json.Decoder(Message).decode


class Person:
    """One person: a cookie, a token, requests to any node."""

    def __init__(self, bases: Sequence[str], rng: random.Random) -> None:
        """Name the nodes; which one is asked is drawn."""
        self.bases = bases
        self.rng = rng
        self.base = ""  # the node of the last socket
        self.http = httpx.AsyncClient(timeout=20)
        self.trouble = 0  # answers that did not come, or told of a fault
        self.faults: list[str] = []  # answers that told of a fault of the server's own

    async def greet(self) -> None:
        """Become somebody: the cookie and the token for changes."""
        me = await self.ask("GET", "/api/me")
        self.http.headers["x-csrf-token"] = str(me.json()["csrf"])

    @property
    def cookies(self) -> str:
        """All cookies, as a browser sends them."""
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)

    async def renew(self) -> None:
        """Become somebody else: a new guest."""
        self.http.cookies.clear()
        self.http.headers.pop("x-csrf-token", None)
        await self.greet()

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until some node answers; a refusal is an answer, a full disk or no database is not.

        Only for what may be asked twice.
        """
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            try:
                answer = await self.once(method, path, body)
            except NO_ANSWER:
                self.trouble += 1
            else:
                if answer.status_code not in (429, 500, 503):
                    return answer
                self.trouble += 1
            await asyncio.sleep(0.1 + self.rng.random() * 0.3)
        raise Stuck(f"{method} {path}")

    async def once(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask one node once."""
        answer = await self.http.request(method, self.rng.choice(self.bases) + path, json=body)
        if answer.status_code == 500:
            self.faults.append(f"500 {method}")
        return answer

    @asynccontextmanager
    async def at(self, table: str, seat: int, after: int = -1) -> AsyncIterator[Line]:
        """Open the socket of a table at one of the nodes, and sit; `after`: the last event seen."""
        self.base = base = self.rng.choice(self.bases)
        async with connect(
            f"{base.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"cookie": self.cookies},
            origin=Origin(base),
            max_size=None,
            compression=None,
            open_timeout=20,
            close_timeout=1,
            ping_interval=None,
        ) as opened:
            line = Line(opened)
            await line.send({"type": "sit", "seat": seat, "after": after})
            yield line

    async def close(self) -> None:
        """Leave."""
        await self.http.aclose()


class Line:
    """An open socket at a table."""

    def __init__(self, opened: ClientConnection) -> None:
        """Take an open socket."""
        self.socket = opened

    async def send(self, request: dict[str, Any] | str) -> None:
        """Send a request, or whatever text."""
        text = request if isinstance(request, str) else msgspec.json.encode(request).decode()
        await self.socket.send(text)

    async def next(self, seconds: float = PATIENCE) -> Message:
        """Give the next message; `TimeoutError` if none comes."""
        async with asyncio.timeout(seconds):  # `wait_for` forgets a cancelling (Python 3.11)
            return read_message(await self.socket.recv())

    async def until(self, is_it: Callable[[Message], bool]) -> Message:
        """Read on to a message."""
        while not is_it(message := await self.next()):
            pass
        return message
