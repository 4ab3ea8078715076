"""A real server on a free port, and people who talk to it as a browser does."""

from __future__ import annotations

import asyncio
import functools
import itertools
import random
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from burgh.core.game import View
from burgh.server.app import make_app
from burgh.server.door import Door, config_for
from burgh.server.fair import Claim
from burgh.server.settings import Settings, read_settings
from burgh.table import wire
from tests.patience import PATIENCE

SECRET = "a secret for tests only"
read_answer = msgspec.json.Decoder(wire.Answers).decode


def settings_for(folder: Path, **environ: str) -> Settings:
    """Give settings with a database file in a folder."""
    given = {"DATABASE_URL": f"sqlite:///{folder / 'burgh.db'}", "BURGH_SECRET": SECRET}
    return read_settings({**given, **environ})


@asynccontextmanager
async def serving(
    settings: Settings, clock: Callable[[], float] | None = None, *, door: Door | None = None
) -> AsyncIterator[tuple[str, Litestar]]:
    """Serve on a free port while the block runs; then shut down as on a signal."""
    app = make_app(settings, clock)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        server = uvicorn.Server(config_for(app, settings, door or Door(settings)))
        task = asyncio.create_task(server._serve([listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                await task
        try:
            yield f"http://127.0.0.1:{port}", app
        finally:
            server.should_exit = True
            await task


class Browser:
    """One person: a cookie, a token, requests."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
        self.keys = (f"key-{number:08d}" for number in itertools.count())

    async def __aenter__(self) -> Self:
        await self.greet()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def greet(self) -> dict[str, Any]:
        me = (await self.http.get("/api/me")).json()
        self.http.headers["x-csrf-token"] = me["csrf"]
        return dict(me)

    async def get(self, path: str, status: int = 200) -> Any:
        return checked(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        return self.noted(checked(answer, status))

    async def put(self, path: str, body: Any, status: int | None = None) -> Any:
        return checked(await self.http.put(path, json=body), status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        return self.noted(checked(await self.http.delete(path), status))

    def noted(self, found: Any) -> Any:
        """Take the token of a new session, as a page does."""
        if isinstance(found, dict) and "csrf" in found:
            self.http.headers["x-csrf-token"] = found["csrf"]
        return found

    def move_to(self, base: str) -> Browser:
        """Give the same person at another server."""
        moved = Browser(base)
        moved.http.headers.update(self.http.headers)
        moved.http.cookies.set("burgh", self.http.cookies["burgh"], domain="127.0.0.1")
        return moved

    @asynccontextmanager
    async def at(self, table: str, seat: int = -1, after: int = -1) -> AsyncIterator[Line]:
        """Open the socket of a table and sit."""
        cookie = self.http.cookies.get("burgh")
        headers = {"cookie": f"burgh={cookie}"} if cookie else {}
        url = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(
            url,
            additional_headers=headers,
            origin=Origin(self.base),
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as open_socket:
            line = Line(open_socket)
            await line.send(wire.Sit(seat, after))
            line.welcome = await line.until(wire.Welcome)
            yield line


class Line:
    """An open socket."""

    def __init__(self, open_socket: ClientConnection) -> None:
        self.socket = open_socket
        self.welcome: wire.Welcome
        self.seen: wire.Seen | None = None
        self.seq = -1  # the last event that was told
        self.heard: list[wire.Answers] = []
        self.raw: list[str] = []

    async def send(self, request: wire.Request | dict[str, Any] | str) -> None:
        text = request if isinstance(request, str) else wire.encode(request).decode()
        await self.socket.send(text)

    async def next(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message = read_answer(text)
        if isinstance(message, wire.Presence):  # comes when it likes, and tells nothing of games
            return message
        self.raw.append(str(text))
        self.heard.append(message)
        if isinstance(message, wire.Welcome | wire.Happened):
            self.seen = message.seen
            self.seq = message.table.seq
        return message

    async def until(self, kind: Any, which: Any = None) -> Any:
        """Read on to the first message of a kind."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and (which is None or which(message)):
                return message

    async def ask(self, request: Any) -> Any:
        """Send a request and read on to its answer; what was confirmed is seen soon after."""
        await self.send(request)
        answer = await self.until(
            object, lambda message: getattr(message, "id", None) == request.id
        )
        while isinstance(answer, wire.Confirmed) and self.seq < answer.seq:
            await self.next()
        return answer


class Echo:
    """An analyst who tells all it was told: a hint can say no more."""

    async def hints(self, view: View, _: Claim | None = None) -> list[dict[str, Any]]:
        return [{"seat": view.seat, "packed": list(view.state.pack())}]


def checked(answer: httpx.Response, status: int | None) -> Any:
    """Give the body of an answer that has the status it should have."""
    good = answer.is_success if status is None else answer.status_code == status
    assert good, (answer.status_code, answer.text[:500])
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    return answer.json() if is_json else answer.text


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let a test await."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def choose(line: Line, seat: int, rng: random.Random) -> None:
    """Confirm any legal move of a seat, and read on until it is told."""
    assert line.seen is not None
    move = rng.choice(line.seen.legal).move
    ply = line.seen.ply
    answer = await line.ask(wire.Confirm(f"{rng.getrandbits(60):016x}", seat, ply, [move]))
    assert isinstance(answer, wire.Confirmed), answer
    assert not answer.again
