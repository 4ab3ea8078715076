"""The door: how many connections, how large a head may be, and how long anything may take.

Uvicorn reads whatever comes for as long as it comes. Here a request must say what it wants within
a number of bytes and seconds, a network has so many connections and no more, and there is always
room for whoever asks how the server is.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from burgh.server.networks import Proxies, network
from burgh.server.settings import Limits, Settings
from burgh.table import wire

PING: Final = 20.0  # seconds between two pings of a socket, and for its answer
SEND_SECONDS: Final = 60.0  # in which a client takes something of an answer that waits
SOCKET_SECONDS: Final = 20.0  # the same at a socket
RESERVED: Final = 128  # files for the database, the workers, and whoever looks after the server
COME_BACK: Final = 1013  # the code of a socket that ends, and why its client may open another
SPARE: Final = 16  # connections beyond the last one, for those who look after the server
SPARE_SECONDS: Final = 2.0
MOST_FILES: Final = 1 << 20  # some systems allow a billion; nobody needs them
ALWAYS: Final = frozenset({b"/healthz", b"/readyz", b"/metrics"})


def raise_file_limit() -> int:
    """Let the process have as many files as it may, and say how many that is."""
    try:
        import resource
    except ImportError:  # only Unix counts them
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = MOST_FILES if hard == unlimited else min(hard, MOST_FILES)
    if soft == unlimited or soft >= most:
        return MOST_FILES if soft == unlimited else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


class Door:
    """Counts the connections of a process, in all and by network."""

    def __init__(self, settings: Settings, files: int = MOST_FILES) -> None:
        limits = settings.limits
        self.limits: Limits = limits
        self.proxies = Proxies(settings.proxies)
        self.files = files
        self.most = max(1, min(limits.connections, files - min(RESERVED, files // 4)))
        self.most_a_network = max(1, min(limits.connections_a_network, self.most * 3 // 4))
        self.inside: dict[asyncio.BaseTransport, str] = {}
        self.networks: Counter[str] = Counter()
        self.idle: dict[HttpDoor, None] = {}  # between two requests, those longest so first

    def enter(self, transport: asyncio.BaseTransport, host: str) -> None:
        """Count a connection. Behind a proxy only the application knows its network."""
        found = "" if not host or host in self.proxies else network(host)
        self.inside[transport] = found
        self.networks[found] += 1

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection no more."""
        found = self.inside.pop(transport, None)
        if found is not None:
            self.networks[found] -= 1
            if not self.networks[found]:
                del self.networks[found]

    def is_crowded(self, transport: asyncio.BaseTransport) -> bool:
        """Whether a network has more connections than its share."""
        found = self.inside[transport]
        return found != "" and self.networks[found] > self.most_a_network

    @property
    def is_full(self) -> bool:
        """Whether there is no room but for those who look after the server."""
        return len(self.inside) > self.most

    @property
    def is_packed(self) -> bool:
        """Whether there is no room at all."""
        return len(self.inside) > self.most + SPARE

    def make_room(self) -> None:
        """Close the connection that has been idle longest: its client opens another."""
        if self.idle:
            oldest = next(iter(self.idle))
            del self.idle[oldest]
            self.leave(oldest.transport)
            oldest.transport.close()


class DoorConfig(uvicorn.Config):
    """Uvicorn's settings, and the door."""

    door: Door


def config_for(app: Litestar, settings: Settings, door: Door) -> DoorConfig:
    """Give uvicorn what it needs to know."""
    limits = settings.limits
    config = DoorConfig(
        app,
        http=HttpDoor,
        ws=SocketDoor,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=limits.message_bytes * 2,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        timeout_keep_alive=limits.keep_alive_seconds,
        timeout_graceful_shutdown=settings.grace,
    )
    config.door = door
    return config


class TooMuch(Exception):  # noqa: N818 - it says what it is
    """A request that is refused before the application hears of it."""

    def __init__(self, status: int, code: str, words: str) -> None:
        super().__init__(words)
        self.status = status
        self.problem = wire.Problem(code, words)


class Stalling(asyncio.Protocol):
    """A connection that ends when its client takes nothing of what is sent for too long.

    It costs nothing as long as the client does.
    """

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    stalled: asyncio.TimerHandle | None = None
    patience = SEND_SECONDS

    def pause_writing(self) -> None:
        """Wait for a client to take what was sent, for a while."""
        super().pause_writing()
        self.stalled = self.loop.call_later(self.patience, self.give_up)

    def resume_writing(self) -> None:
        """Go on: the client has taken something."""
        self.clear_stalled()
        super().resume_writing()

    def clear_stalled(self) -> None:
        """Wait no longer."""
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def give_up(self) -> None:
        """End it: what is still to be sent goes nowhere."""
        self.transport.abort()


class HttpDoor(Stalling, HttpToolsProtocol):
    """One connection that speaks HTTP."""

    config: DoorConfig

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.door = self.config.door
        self.limits = self.door.limits
        self.in_head = True
        self.in_body = False
        self.is_spare = False
        self.head_bytes = 0  # of a head that is not complete
        self.counted = 0  # of what the parser has found in it
        self.refusal: TooMuch | None = None
        self.deadline: asyncio.TimerHandle | None = None

    # --- coming and going ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, if there is room."""
        super().connection_made(transport)
        self.door.enter(transport, self.client[0] if self.client else "")
        if self.door.is_full:
            self.door.make_room()
        self.is_spare = self.door.is_full
        if self.door.is_packed:
            transport.abort()
        elif self.door.is_crowded(transport):
            words = f"{self.door.most_a_network} connections from one network are the most"
            self.refuse(TooMuch(503, "busy", words))
        else:
            self.set_deadline(SPARE_SECONDS if self.is_spare else self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.door.idle.pop(self, None)
        self.door.leave(self.transport)
        self.clear_deadline()
        self.clear_stalled()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on; it stays counted until the socket is closed."""
        self.clear_deadline()
        self.clear_stalled()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # it refers back here

    # --- reading ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, no more of a head than it may have, and for no longer than it may take."""
        self.door.idle.pop(self, None)
        if not self.in_head and not self.in_body:
            self.in_head, self.head_bytes = True, 0
        while data and self.parser is not None and not self.is_done:
            room = self.limits.header_bytes - self.head_bytes
            part, data = (data[:room], data[room:]) if self.in_head else (data, b"")
            was_in_head = self.in_head
            super().data_received(part)
            if self.in_head:  # what lies before a second head in one part is none of it
                self.head_bytes += len(part) if was_in_head else max(1, self.counted)
                if self.head_bytes >= self.limits.header_bytes:
                    self.refuse(self.large_head())
        self.watch_time()

    def watch_time(self) -> None:
        """Set the time that what was begun may take; a request that has come whole needs none."""
        if self.parser is None or self.is_done:
            return
        if not self.in_head and not self.in_body:
            self.clear_deadline()
        elif self.deadline is None:
            limits = self.limits
            self.set_deadline(limits.body_seconds if self.in_body else limits.header_seconds)

    @property
    def is_done(self) -> bool:
        """Whether nothing more is read here: it closes, or has become a socket."""
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        self.in_head, self.in_body = True, False
        self.head_bytes = self.counted = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take a part of the address."""
        self.count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, or a line behind a body that looks like one."""
        self.count_head(len(name) + len(value))
        if len(self.headers) >= self.limits.headers:
            raise self.refused(TooMuch(431, "too_large", f"{self.limits.headers} headers at most"))
        super().on_header(name, value)

    def count_head(self, size: int) -> None:
        """Hold a head that came in one piece to its size."""
        self.counted += size
        if self.counted > self.limits.header_bytes:
            raise self.refused(self.large_head())

    def large_head(self) -> TooMuch:
        """Say that a head is too large."""
        return TooMuch(431, "too_large", f"{self.limits.header_bytes} bytes of headers at most")

    def on_headers_complete(self) -> None:
        """Let the application have the request, if there is room for it."""
        self.in_head, self.in_body = False, True
        self.clear_deadline()
        if self.is_spare and self.url.partition(b"?")[0] not in ALWAYS:
            raise self.refused(TooMuch(503, "busy", "the server is full; try again in a moment"))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the clock: all of the request is here."""
        self.in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request; whoever waits longest goes first where there is no room."""
        super().on_response_complete()
        if self.is_spare:
            self.transport.close()
        elif not self.transport.is_closing() and self.timeout_keep_alive_task is not None:
            self.door.idle[self] = None

    # --- refusing -----------------------------------------------------------------------------

    def refused(self, why: TooMuch) -> TooMuch:
        """Note why the parser is stopped: it tells its own complaint, not ours."""
        self.refusal = why
        return why

    def send_400_response(self, msg: str) -> None:
        """Answer what stopped the parser."""
        self.refuse(self.refusal or TooMuch(400, "malformed", msg))

    def refuse(self, why: TooMuch) -> None:
        """Answer and close; in the middle of another answer only close."""
        self.clear_deadline()
        if self.transport.is_closing():
            return
        is_answering = self.cycle is not None and self.cycle.response_started
        if not is_answering or self.cycle.response_complete:
            body = wire.encode(why.problem)
            head = [
                STATUS_LINE[why.status],
                b"content-type: application/json\r\n",
                b"content-length: %d\r\n" % len(body),
                b"retry-after: 5\r\n" if why.status == 503 else b"",
                b"connection: close\r\n\r\n",
            ]
            self.transport.write(b"".join([*head, body]))
        self.transport.close()

    # --- time ---------------------------------------------------------------------------------

    def set_deadline(self, seconds: float) -> None:
        """Give what is being read so long."""
        self.clear_deadline()
        self.deadline = self.loop.call_later(seconds, self.time_is_up)

    def clear_deadline(self) -> None:
        """Let it take as long as it likes."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def time_is_up(self) -> None:
        """Let go who does not say what they want; who said nothing at all is told nothing."""
        self.deadline = None
        if self.in_body or self.head_bytes:
            self.refuse(TooMuch(408, "too_slow", "the request took too long"))
        else:
            self.transport.close()


class SocketDoor(Stalling, WebSocketsSansIOProtocol):
    """One connection that has become a socket."""

    config: DoorConfig
    is_served = False
    patience = SOCKET_SECONDS

    def give_up(self) -> None:
        """End it, and say why."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": COME_BACK})
        super().give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.config.door.leave(self.transport)
        self.clear_stalled()
        super().connection_lost(exc)
        self.let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Note that the application has done with it."""
        super().on_task_complete(task)
        self.is_served = True
        self.let_go()

    def let_go(self) -> None:
        """Cut what refers back here, once nobody needs it.

        A socket lives for long enough to count as old. Python looks through all that is old for
        circles about once an hour, and everybody waits meanwhile.
        """
        if self.is_served and self.disconnected:
            self.scope.clear()  # type: ignore[attr-defined]
            self.conn.parser.close()
