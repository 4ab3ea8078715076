"""Connections: how many there may be, what a head may hold, and how long anything may take."""

from __future__ import annotations

import asyncio
import gc
import resource
import weakref
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from burgh.server import door as doors
from burgh.server.door import Door, HttpDoor, SocketDoor, raise_file_limit
from burgh.server.networks import Proxies
from burgh.table import wire
from tests.patience import PATIENCE
from tests.server.serving import Browser, asynchronous, serving, settings_for
from tests.server.sitting import until

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}


class Raw:
    """A connection that sends what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, base: str) -> Raw:
        return cls(*await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2])))

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def answer(self) -> bytes:
        """Read until the server closes."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionResetError:
            return b""
        finally:
            self.writer.close()

    async def headers(self) -> bytes:
        """Read the head of one answer."""
        return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)


HALF = b"GET /api/me HTTP/1.1\r\nhost: x\r\n"


@asynchronous
async def test_half_requests_are_let_go(tmp_path: Path) -> None:
    """Three hundred that never end hold nothing: each is told so when its time is up."""
    settings = settings_for(tmp_path, BURGH_LIMIT_HEADER_SECONDS="1")
    door = Door(settings)
    async with serving(settings, door=door) as (base, _):
        lines = []
        for _ in range(300):
            lines.append(await Raw.to(base))
            lines[-1].send(HALF)
        answers = await asyncio.gather(*(line.answer() for line in lines))
        assert b"HTTP/1.1 408 Request Timeout" in b"".join(answers)
        await until(lambda: not door.inside)
        assert not door.networks


@pytest.mark.parametrize(
    ("first", "then"), [(b"GET / HTTP/1.1\r\nx: ", b"x"), (b"", b"\r\n")], ids=["header", "lines"]
)
@asynchronous
async def test_a_trickle_does_not_make_time(tmp_path: Path, first: bytes, then: bytes) -> None:
    """A header letter by letter has as long as one at once; so have empty lines, which are none."""
    settings = settings_for(tmp_path, BURGH_LIMIT_HEADER_SECONDS="1")
    door = Door(settings)
    async with asyncio.timeout(PATIENCE), serving(settings, door=door) as (base, _):
        line = await Raw.to(base)
        line.send(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b"200 OK" in await line.headers()
        line.send(first)
        while door.inside:
            line.send(then)
            await asyncio.sleep(0.05)
        line.writer.close()


@asynchronous
async def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    """It has its time; then the request is refused and the connection closed."""
    settings = settings_for(tmp_path, BURGH_LIMIT_BODY_SECONDS="1")
    async with serving(settings) as (base, _), Browser(base) as ada:
        cookie, token = ada.http.cookies["burgh"], ada.http.headers["x-csrf-token"]
        line = await Raw.to(base)
        head = f"POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: burgh={cookie}\r\n"
        line.send(f"{head}x-csrf-token: {token}\r\ncontent-length: 100\r\n\r\n{{".encode())
        assert b"408" in await line.answer()
        await ada.get("/api/me")


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nx: " + b"x" * 3_000_000,
        b"GET /" + b"x" * 3_000_000,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 300,
        b"\r\n" * 40_000,
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"
        + b"a: b\r\n" * 300,
    ],
    ids=["one header", "an address", "many headers", "empty lines", "trailers"],
)
@asynchronous
async def test_a_head_has_a_size(tmp_path: Path, head: bytes) -> None:
    """One that is larger is refused when it is, not when it has come."""
    async with serving(settings_for(tmp_path)) as (base, _):
        line = await Raw.to(base)
        line.send(head)
        await line.answer()  # it comes to an end, told or, where much is still on its way, cut off
        async with httpx.AsyncClient(base_url=base) as other:
            assert (await other.get("/healthz")).text == "ok\n"


@asynchronous
async def test_a_large_head_says_so(tmp_path: Path) -> None:
    """With a code and words, as every refusal."""
    async with serving(settings_for(tmp_path)) as (base, _):
        line = await Raw.to(base)
        line.send((HALF + b"x: ").ljust(32_768, b"x"))  # and nothing that would be left unread
        answer = await line.answer()
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert b'"too_large"' in answer


@asynchronous
async def test_a_request_in_many_parts_is_read(tmp_path: Path) -> None:
    """Heads and bodies cut anywhere, one after the other on one connection."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        cookie, token = ada.http.cookies["burgh"], ada.http.headers["x-csrf-token"]
        line = await Raw.to(base)
        body = b'{"name": "Ada"}'
        request = (
            f"PATCH /api/me HTTP/1.1\r\nhost: x\r\ncookie: burgh={cookie}\r\n"
            f"x-csrf-token: {token}\r\ncontent-length: {len(body)}\r\n\r\n"
        ).encode() + body
        for size in (1, 7, 40, len(request)):
            for start in range(0, len(request), size):
                line.send(request[start : start + size])
                await asyncio.sleep(0)
            head = await line.headers()
            assert b"200 OK" in head
            length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            await line.reader.readexactly(length)
        line.writer.close()


@asynchronous
async def test_a_full_house_still_says_how_it_is(tmp_path: Path) -> None:
    """The last connection but a few: 503 for all but those who look after the server."""
    settings = settings_for(tmp_path, BURGH_LIMIT_CONNECTIONS="8")
    door = Door(settings)
    door.most_a_network = 1_000
    async with serving(settings, door=door) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        async with ada.at(key, 0) as playing:
            held = [await Raw.to(base) for _ in range(8)]
            await until(lambda: door.is_full)
            async with httpx.AsyncClient(base_url=base) as other:
                assert (await other.get("/healthz")).text == "ok\n"
                refused = await other.get("/api/me")
                assert refused.status_code == 503
                assert refused.json()["code"] == "busy"
                assert int(refused.headers["retry-after"]) > 0
            await playing.send(wire.Ping())
            await playing.until(wire.Pong)
            for line in held:
                line.writer.close()
        await until(lambda: not door.is_full)
        assert (await ada.get("/api/me"))["person"]


@asynchronous
async def test_whoever_is_idle_makes_room(tmp_path: Path) -> None:
    """A connection between two requests is closed for one that has something to ask."""
    settings = settings_for(tmp_path, BURGH_LIMIT_CONNECTIONS="2")
    door = Door(settings)
    door.most_a_network = 1_000
    async with serving(settings, door=door) as (base, _):
        idle = [await Raw.to(base) for _ in range(2)]
        for line in idle:
            line.send(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            await line.headers()
        async with httpx.AsyncClient(base_url=base) as other:
            assert (await other.get("/api/me")).status_code == 200
        assert (await idle[0].answer()).endswith(b"ok\n")
        assert not idle[1].reader.at_eof()
        idle[1].writer.close()


@asynchronous
async def test_a_network_has_its_share(tmp_path: Path) -> None:
    """Beyond it a connection is told so and closed; one through a proxy of ours is not counted."""
    settings = settings_for(tmp_path, BURGH_LIMIT_CONNECTIONS_A_NETWORK="3")
    door = Door(settings)
    async with serving(settings, door=door) as (base, _):
        held = [await Raw.to(base) for _ in range(3)]
        await until(lambda: len(door.inside) == 3)
        answer = await (await Raw.to(base)).answer()
        assert answer.startswith(b"HTTP/1.1 503 ")
        for line in held:
            line.writer.close()
        await until(lambda: not door.inside)
        door.proxies = Proxies(["127.0.0.0/8"])
        held = [await Raw.to(base) for _ in range(6)]
        await until(lambda: len(door.inside) == 6)
        async with httpx.AsyncClient(base_url=base) as other:
            assert (await other.get("/healthz")).status_code == 200
        for line in held:
            line.writer.close()


@asynchronous
async def test_a_socket_counts_until_it_closes(tmp_path: Path) -> None:
    """It is one connection from the handshake to the end, not two and not none."""
    settings = settings_for(tmp_path)
    door = Door(settings)
    async with serving(settings, door=door) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        before = len(door.inside)
        async with ada.at(key, 0):
            assert len(door.inside) == before + 1
        await until(lambda: len(door.inside) == before)


@asynchronous
async def test_what_is_closed_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No socket and no connection waits for a search for circles: in an hour these are 10,000."""
    known: weakref.WeakSet[object] = weakref.WeakSet()
    for kind in (HttpDoor, SocketDoor):
        monkeypatch.setattr(kind, "connection_made", noting(kind.connection_made, known))
    settings = settings_for(tmp_path)
    async with serving(settings) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        gc.disable()
        try:
            async with ada.at(key, 0):
                assert {type(each) for each in known} >= {SocketDoor}
            async with ada.at(key, 0) as line:
                line.socket.transport.abort()
            await ada.http.aclose()
            await until(lambda: not known)
        finally:
            gc.enable()


def noting(made: Callable[..., None], known: weakref.WeakSet[object]) -> Callable[..., None]:
    """Note everybody who comes in."""

    def noted(self: object, transport: object) -> None:
        known.add(self)
        made(self, transport)

    return noted


def test_files_are_what_connections_need(tmp_path: Path) -> None:
    """Some are kept for the database and the workers, of few files a quarter."""
    settings = settings_for(tmp_path)
    assert Door(settings, 1_024).most == 1_024 - doors.RESERVED
    assert Door(settings, 64).most == 48
    assert Door(settings, 1 << 20).most == settings.limits.connections
    assert Door(settings, 64).most_a_network == 36


def test_the_limit_of_files_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """To what the system allows, and to no silly number where it allows any."""
    for hard, raised in ((4_096, 4_096), (resource.RLIM_INFINITY, doors.MOST_FILES)):
        asked: list[tuple[int, int]] = []
        kept = SimpleNamespace(limits=(1_024, hard))
        monkeypatch.setattr(resource, "getrlimit", lambda _, kept=kept: kept.limits)
        monkeypatch.setattr(resource, "setrlimit", lambda _, told, asked=asked: asked.append(told))
        assert raise_file_limit() == raised
        assert asked == [(raised, hard)]


def test_a_proxy_is_an_address_or_a_network() -> None:
    """Names are compared as they stand; a star is everybody."""
    proxies = Proxies(["10.0.0.0/8", "192.0.2.7", "fd00::/8", "front"])
    assert [host in proxies for host in ("10.9.9.9", "192.0.2.7", "fd00::1", "front")] == [True] * 4
    assert [host in proxies for host in ("11.0.0.1", "192.0.2.8", "other", "")] == [False] * 4
    assert "198.51.100.1" in Proxies(["*"])
