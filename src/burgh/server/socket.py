"""The socket of a table: requests in, answers and news out, nothing ever raised at the client."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Iterator
from typing import Any, Final, assert_never

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from burgh.server.access import must_see_table
from burgh.server.dependencies import InRuntime, table_key
from burgh.server.door import COME_BACK
from burgh.server.fair import Claim
from burgh.server.faults import count_disconnect
from burgh.server.hub import FORBIDDEN, Listener
from burgh.server.people import COOKIE, Caller
from burgh.server.problems import STATUS, fault, problem_of
from burgh.server.runtime import Runtime
from burgh.server.security import cookie_header, count, source_of
from burgh.server.store import Unavailable
from burgh.server.tables import NO_SUCH_TABLE
from burgh.table import events as log
from burgh.table import requests, views, wire
from burgh.table.questions import Moment
from burgh.table.refused import AlreadyDone, Refused
from burgh.table.sitting import Sitting

SERVER_GOES: Final = 1012
SESSION_ENDED: Final = 4401
TOO_MANY: Final = 4429
FORBIDDEN_STATUS: Final = 403

# What sending raises once the other side has gone: ASGI calls for an OSError, Litestar and the
# race of both closing at once bring the others.
GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # the last: too deep

logger = structlog.get_logger("burgh.server")

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], runtime: InRuntime) -> None:
    """Talk with one client at one table until one of the two goes."""
    try:
        await greet(socket, table, runtime)
    finally:  # both refer back to the socket: `SocketDoor.let_go` tells why that matters
        socket.receive, socket.send = empty_receive, empty_send


async def greet(socket: Socket, table: str, runtime: Runtime) -> None:
    """Let a client in if there is room, and talk."""
    agent = socket.headers.get("user-agent", "")
    who = await runtime.people.read(socket.cookies.get(COOKIE), agent=agent)
    await runtime.people.see(who)
    headers = {"set-cookie": cookie_header(runtime, who)} if who.is_new else {}
    try:
        await socket.accept(headers=headers)
    except GONE:
        note_gone("handshake")
        return
    talk = Conversation(runtime, socket, table, who)
    if runtime.hub.sockets_of(who.id) >= runtime.settings.limits.sockets_a_person:
        await talk.refuse(Refused("too_many", "too many sockets at once"), TOO_MANY)
        return
    with one_more(runtime, talk.source.network) as is_let_in:
        if is_let_in:
            await converse(talk)
        else:
            words = "too many sockets from one network"
            await talk.refuse(Refused("too_many", words), TOO_MANY)


@contextlib.contextmanager
def one_more(runtime: Runtime, network: str) -> Iterator[bool]:
    """Count a socket of a network as long as it is open; say whether there may be one more."""
    limits, sockets = runtime.settings.limits, runtime.sockets
    sockets[network] += 1
    try:
        yield sockets[network] <= limits.sockets_a_person * limits.network_times
    finally:
        sockets[network] -= 1
        if not sockets[network]:
            del sockets[network]


async def converse(talk: Conversation) -> None:
    """Enter the table, if there is one, and talk."""
    try:
        talk.runtime.house.must_not_be_banned(talk.who, talk.source.network)
        await talk.come_in(table_key(talk.key))
    except (Refused, Unavailable) as error:
        await talk.refuse(error, code_for(error))
        return
    await talk.go_on()


def code_for(error: Refused | Unavailable) -> int:
    """The code with which a socket is closed that leads nowhere."""
    if isinstance(error, Unavailable) or error.code == "newer":
        return COME_BACK
    return FORBIDDEN if STATUS.get(error.code) == FORBIDDEN_STATUS else NO_SUCH_TABLE


class Conversation:
    """One client at one table."""

    def __init__(self, runtime: Runtime, socket: Socket, key: str, who: Caller) -> None:
        self.runtime = runtime
        self.socket = socket
        self.key = key
        self.who = who
        self.source = source_of(runtime, socket)
        self.listener = Listener(who.id, ids=who.ids, name=who.name)
        self.listener.session = who.session
        self.listener.is_kept = who.kept is not None
        self.listener.account = who.account
        self.listener.address = self.source.network
        self.listener.is_operator = runtime.house.is_operator(who)
        self.thinking: set[asyncio.Task[None]] = set()
        self.why = "client"  # who ended it, for the counters

    # --- coming and going ---------------------------------------------------------------------

    @property
    def person(self) -> str:
        """The id by which this person is known at the table."""
        return self.listener.person

    async def come_in(self, key: str) -> None:
        """Come to the table, if it is open to this person."""
        blocks = await self.runtime.store.house.blocks_of(self.who.ids)
        self.listener.blocked = frozenset(block.blocked for block in blocks)
        async with self.runtime.tables.reading(key) as table:
            self.listener.has_pass = await must_see_table(self.runtime, self.who, table)
            self.enter(table)

    def enter(self, table: Sitting) -> None:
        """Take a place among the listeners, and tell the others."""
        self.listener.person = self.who.known_as(table)
        self.runtime.hub.join(self.key, self.listener)
        self.runtime.hub.schedule_presence(table)

    async def refuse(self, error: Exception, code: int) -> None:
        """Send why there is nothing to talk about, and close."""
        problem = problem_of(error) or fault(error)
        self.runtime.metrics.closed.labels("refused").inc()
        try:
            await self.socket.send_data(wire.encode(problem).decode(), mode="text")
            await self.socket.close(code, reason=problem.code)
        except GONE:
            note_gone("socket")

    async def go_on(self) -> None:
        """Read and write until one side has enough."""
        tasks = [asyncio.create_task(self.read_all()), asyncio.create_task(self.write_all())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self.leave([*tasks, *self.thinking])
            self.runtime.metrics.closed.labels(self.why).inc()
        for task in tasks:
            if not task.cancelled() and (error := task.exception()) is not None:
                fault(error if isinstance(error, Exception) else RuntimeError(error))

    async def leave(self, tasks: list[asyncio.Task[None]]) -> None:
        """Go from the table, and tell the others."""
        self.runtime.hub.leave(self.key, self.listener, self.runtime.tables.live.get(self.key))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table = self.runtime.tables.live.get(self.key)
        if table is not None:
            self.runtime.hub.schedule_presence(table)

    async def write_all(self) -> None:
        """Send what is on its way; `SocketDoor` lets a client go that does not take it."""
        try:
            while (message := await self.listener.outbox.take()) is not None:
                await self.socket.send_data(message.decode(), mode="text")
                del message  # a view takes kilobytes, and the next one may be hours away
            usual = COME_BACK if self.listener.is_slow else SERVER_GOES
            usual = SESSION_ENDED if self.listener.is_ended else usual
            code = self.listener.code or usual
            self.why = "slow" if self.listener.is_slow else "server"
            await self.socket.close(code)
        except GONE:
            note_gone("socket")

    async def read_all(self) -> None:
        """Answer every message, one after the other."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    self.why = "slow" if message.get("code") == COME_BACK else self.why
                    return
                await self.receive(body_of(message))

    # --- messages -----------------------------------------------------------------------------

    def send(self, message: wire.Answers) -> None:
        """Put an answer on its way."""
        self.listener.send(wire.encode(message))

    async def receive(self, body: bytes) -> None:
        """Answer one message, whatever is in it."""
        began = time.perf_counter()
        kind, answer = "unknown", "fine"
        try:
            self.count(body)
            request = wire.decode_request(body)
            kind = str(request.__struct_config__.tag)
        except UNREADABLE as error:
            self.send(wire.Problem("malformed", str(error), id=id_in(body)))
            answer = "malformed"
        except Refused as error:
            problem = problem_of(error) or fault(error)
            problem.id = id_in(body)
            self.send(problem)
            answer = error.code
        else:
            answer = await self.handle(request)
        self.runtime.metrics.note_answer(kind, answer, time.perf_counter() - began)

    def count(self, body: bytes) -> None:
        """Refuse what is too large or comes too often."""
        limits = self.runtime.settings.limits
        count(self.runtime, self.source, "messages", limits.messages_a_minute)
        if len(body) > limits.message_bytes:
            raise Refused("too_large", f"a message has at most {limits.message_bytes} bytes")

    async def handle(self, request: wire.Request) -> str:
        """Do what a request asks, or say why not; gives a word for the counters."""
        number = getattr(request, "id", None)
        try:
            await self.dispatch(request)
            return "fine"
        except AlreadyDone as again:
            self.send(wire.Confirmed(str(number), again.seq, again=True))
            return "again"
        except Exception as error:  # nothing a client sends may end the conversation
            problem = problem_of(error) or fault(error, request=type(request).__name__)
            problem.id = number
            self.send(problem)
            if isinstance(request, requests.Wish):
                await self.send_state()
            return problem.code

    async def send_state(self) -> None:
        """Show the table as it is to whoever thought it was otherwise."""
        with contextlib.suppress(Refused, Unavailable):
            async with self.runtime.tables.reading(self.key) as table:
                self.runtime.tables.news.flush(table)
                if self.listener.is_ready:
                    self.send(views.state_message(table, self.listener, self.moment(table)))

    async def dispatch(self, request: wire.Request) -> None:
        """Do what a request asks."""
        match request:
            case wire.Sit():
                await self.sit(request)
            case wire.Confirm() | wire.TakeBack() | wire.AskAll() | wire.Answer() | wire.Say():
                await self.change(request)
            case wire.Resign() | wire.Abort() | wire.ComeBack():
                await self.change(request)
            case wire.Try() | wire.Explain():
                await self.show(request)
            case wire.Mute():
                await self.mute(request)
            case wire.Propose():
                await self.propose(request)
            case wire.Hint():
                await self.hint(request)
            case wire.Look():
                await self.mark_read(request)
            case wire.Ping():
                self.send(wire.Pong())
            case _:
                assert_never(request)

    # --- looking ------------------------------------------------------------------------------

    def moment(self, table: Sitting) -> Moment:
        """Who is at the table, and what time it is."""
        return self.runtime.hub.moment(table, self.runtime.clock())

    async def sit(self, request: wire.Sit) -> None:
        """Look with the eyes of a seat from now on: the log after a number, and the view."""
        personal = self.runtime.store.personal
        looked = await personal.last_read(self.key, self.person)
        muted = await personal.mutes(self.key, self.person)
        seen = max(request.seen, request.after)
        async with self.runtime.tables.reading(self.key, seen) as table:
            self.listener.muted = set(muted)
            if not self.listener.may_look_from(table, request.seat):
                await self.runtime.tables.read_on(self.key)  # perhaps it was given them elsewhere
            moment = self.moment(table)
            self.send(requests.answer(table, self.listener, request, moment, looked=looked))
            self.listener.person = self.who.known_as(table)
            self.runtime.hub.schedule_presence(table)

    async def show(self, request: wire.Try | wire.Explain) -> None:
        """Show where moves would lead, as far as the seat can know."""
        async with self.runtime.tables.reading(self.key) as table:
            self.send(requests.answer(table, self.listener, request, self.moment(table)))

    async def hint(self, request: wire.Hint) -> None:
        """Ask the analyst, and go on meanwhile."""
        most = self.runtime.settings.limits.analyses_a_minute
        count(self.runtime, self.source, "analyses", most)
        async with self.runtime.tables.reading(self.key) as table:
            view = requests.hint(table, self.listener, request)
        claim = Claim(self.who.id, self.key)
        task = asyncio.create_task(
            self.send_hints(request, self.runtime.analyst.hints(view, claim))
        )
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def send_hints(self, request: wire.Hint, hints: Awaitable[list[wire.Json]]) -> None:
        """Send hints when they come."""
        try:
            self.send(requests.hint_answer(self.listener, request.id, await hints))
        except Exception as error:
            self.listener.hints.pop(request.id, None)
            problem = problem_of(error) or fault(error, request="Hint")
            problem.id = request.id
            self.send(problem)

    # --- changing -----------------------------------------------------------------------------

    async def change(self, request: requests.Wish) -> None:
        """Carry a wish out; it is in the log when the client hears of it."""
        if isinstance(request, wire.Say):
            limits = self.runtime.settings.limits
            most = limits.chats_a_minute
            if request.seat < 0:
                most = min(most, limits.spectator_chats_a_minute)
            count(self.runtime, self.source, "lines of chat", most)

        def wish(table: Sitting) -> list[log.Event]:
            return requests.wish(table, self.listener, request, self.moment(table))

        def acknowledge(seq: int) -> None:
            self.send(wire.Confirmed(request.id, seq))

        await self.runtime.tables.do(self.key, wish, acknowledge)

    async def mark_read(self, request: wire.Look) -> None:
        """Remember what was read: no more than has happened, else no turn would ever be told."""
        async with self.runtime.tables.reading(self.key) as table:
            read = min(request.seq, table.seq)
        await self.runtime.people.meet(self.who)
        await self.runtime.store.personal.mark_read(self.key, self.person, read)

    async def mute(self, request: wire.Mute) -> None:
        """Hear a seat no more, or again."""
        personal = self.runtime.store.personal
        await self.runtime.people.meet(self.who)
        change = personal.mute if request.is_muted else personal.unmute
        await change(self.key, self.person, request.seat)
        async with self.runtime.tables.reading(self.key) as table:
            for listener in self.runtime.hub.listeners(self.key):
                if listener.person == self.listener.person:
                    changed = listener.muted | {request.seat}
                    listener.muted = changed if request.is_muted else changed - {request.seat}
            self.send(wire.Confirmed(request.id, table.seq))

    async def propose(self, request: wire.Propose) -> None:
        """Show the others what one might do, where all play together."""
        async with self.runtime.tables.reading(self.key) as table:
            message = wire.encode(requests.propose(table, self.listener, request))
            self.runtime.tables.news.flush(table)  # a proposal is for the view that it was made in
            self.runtime.hub.send_all(self.key, message, but=self.listener)
        await self.runtime.bus.broadcast(self.key, message)


def note_gone(place: str) -> None:
    """Count somebody who went in mid-sentence; it happens every minute and is no fault."""
    count_disconnect(place)
    logger.debug("disconnect", place=place)


class Numbered(msgspec.Struct):
    """Any message with a key of its own."""

    id: wire.Key


def id_in(body: bytes) -> str | None:
    """The key of a message that is wrong otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(body, type=Numbered).id
    except UNREADABLE:
        return None


def body_of(message: Any) -> bytes:  # a message of ASGI, which has a text, or bytes, or neither
    """What a client sent."""
    text = message.get("text")
    return bytes(message.get("bytes") or b"") if text is None else str(text).encode()
