"""People go in every way a network knows: none of them is a fault of ours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import struct
import sys
from base64 import b64encode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from burgh.server.door import SocketDoor
from burgh.server.faults import DISCONNECTS, FAULTS
from burgh.server.hub import Listener
from burgh.server.socket import Conversation
from burgh.table import wire
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import asynchronous, until

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
RESET = struct.pack("ii", 1, 0)  # linger for no time: the connection is reset


class RawSocket:
    """A socket of a table spoken by hand, so that it can be cut at any moment."""

    def __init__(self, base: str, path: str, headers: str = "", *, window: int = 0) -> None:
        host, _, port = base.removeprefix("http://").partition(":")
        self.tcp = socket.socket()
        if window:  # bytes that are taken before the other side has to wait
            self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.tcp.connect((host, int(port)))
        key = b64encode(os.urandom(16)).decode()
        self.tcp.sendall(
            f"GET {path} HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-version: 13\r\n{headers}"
            f"sec-websocket-key: {key}\r\n\r\n".encode()
        )

    def send(self, message: Any) -> None:
        """Send a short text, masked as clients must."""
        body = wire.encode(message)
        assert len(body) < 126
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(body))
        self.tcp.sendall(bytes([0x81, 0x80 | len(body)]) + mask + masked)

    def reset(self) -> None:
        """Go as a machine goes whose plug was pulled: a reset, no word."""
        self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.tcp.close()

    def close(self) -> None:
        """Go without a closing message."""
        self.tcp.close()


@contextlib.asynccontextmanager
async def no_faults(caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """Hold that nothing is noted as a fault meanwhile, by us or by the server beneath."""
    with caplog.at_level(logging.WARNING), capture_logs() as lines:
        yield
    assert [line for line in lines if line["log_level"] in ("error", "critical", "warning")] == []
    assert [record.getMessage() for record in caplog.records if record.levelno > 30] == []


async def leave_in_every_way(base: str, ada: Browser, key: str) -> int:
    """Come and go by hand; gives how often."""
    path = f"/api/tables/{key}/socket"
    cookie = f"cookie: burgh={ada.http.cookies['burgh']}\r\n"
    goings = 0
    for go in (RawSocket.reset, RawSocket.close):
        at_once = RawSocket(base, path, cookie)
        go(at_once)  # in the middle of the handshake
        opened = RawSocket(base, path, cookie)
        await asyncio.to_thread(opened.tcp.recv, 12)
        go(opened)  # before a word
        asking = RawSocket(base, path, cookie)
        await asyncio.to_thread(asking.tcp.recv, 12)
        for _ in range(30):
            asking.send(wire.Sit(0, -1))
        go(asking)  # while long answers are on their way
        lost = RawSocket(base, "/api/tables/nosuchtable0/socket", cookie)
        go(lost)  # while it is being refused
        goings += 4
    return goings


@asynchronous
async def test_an_abrupt_end_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Reset or closed, in the handshake, silent, or with answers on their way."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        async with no_faults(caplog):
            for _ in range(5):
                await leave_in_every_way(base, ada, key)
            await until(lambda: app.state.runtime.hub.count() == 0)


@asynchronous
async def test_a_reset_while_the_server_waits_to_send_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A client that reads nothing, then is gone: counted apart, and noted for nobody."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        hub = app.state.runtime.hub
        path = f"/api/tables/{key}/socket"
        async with no_faults(caplog):
            before = DISCONNECTS["socket"] + FAULTS["socket"]
            cookie = f"cookie: burgh={ada.http.cookies['burgh']}\r\n"
            stuck = RawSocket(base, path, cookie, window=2048)
            await until(lambda: hub.listeners(key))
            (listener,) = hub.listeners(key)
            while len(listener.outbox) < 3:  # what can be sent is sent at once
                listener.send(b"x" * 500_000)
                await asyncio.sleep(0.01)
            stuck.reset()
            await until(lambda: DISCONNECTS["socket"] + FAULTS["socket"] > before)
        assert 'burgh_disconnects_total{place="socket"}' in await ada.get("/metrics")


@asynchronous
async def test_a_client_that_takes_nothing_is_let_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while; nobody has to look whether it still waits. Its place is free again."""
    monkeypatch.setattr(SocketDoor, "patience", 0.1)
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        hub = app.state.runtime.hub
        async with no_faults(caplog):
            cookie = f"cookie: burgh={ada.http.cookies['burgh']}\r\n"
            stuck = RawSocket(base, f"/api/tables/{key}/socket", cookie, window=2048)
            await until(lambda: hub.listeners(key))
            (listener,) = hub.listeners(key)
            while len(listener.outbox) < 3:
                listener.send(b"x" * 500_000)
                await asyncio.sleep(0.01)
            closed = app.state.runtime.metrics.closed.labels("slow")
            await until(lambda: closed._value.get() == 1)
            assert not hub.listeners(key)
            stuck.reset()


@asynchronous
async def test_a_request_that_ends_in_mid_body_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Half a body, then nobody."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        host, _, port = base.removeprefix("http://").partition(":")
        token, cookie = ada.http.headers["x-csrf-token"], ada.http.cookies["burgh"]
        route = "/api/tables"
        before = DISCONNECTS["request"] + FAULTS[route]
        async with no_faults(caplog):
            for end in (True, False):
                tcp = socket.create_connection((host, int(port)))
                tcp.sendall(
                    f"POST /api/tables HTTP/1.1\r\nhost: {host}:{port}\r\n"
                    f"cookie: burgh={cookie}\r\nx-csrf-token: {token}\r\n"
                    "content-type: application/json\r\ncontent-length: 500\r\n\r\n{".encode()
                )
                await ada.get("/healthz")
                if end:
                    tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                tcp.close()
            await until(lambda: DISCONNECTS["request"] + FAULTS[route] == before + 2)


class Paper:
    """The other end of a socket, which writes down what it gets."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def send_data(self, data: str, *, mode: str) -> None:
        self.texts.append(data)


@asynchronous
async def test_what_was_sent_is_kept_nowhere() -> None:
    """While a client waits for the next view, hours perhaps, the last one takes no memory here."""
    paper = Paper()
    talk = Conversation.__new__(Conversation)
    talk.socket, talk.listener = cast(Any, paper), Listener("ada")
    message = wire.encode(wire.Problem("busy", "a long story " * 400))
    before = sys.getrefcount(message)
    talk.listener.send(message)
    writing = asyncio.create_task(talk.write_all())
    await until(lambda: paper.texts)
    await asyncio.sleep(0)
    assert sys.getrefcount(message) == before
    writing.cancel()
