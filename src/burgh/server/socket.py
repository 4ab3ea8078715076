"""The socket of a table: requests in, answers and news out, nothing ever raised at the client."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from burgh.server import seen, wire
from burgh.server.asking import InHouse, table_key
from burgh.server.house import House
from burgh.server.hub import Listener, heard
from burgh.server.people import COOKIE, Who
from burgh.server.problems import fault, problem_of
from burgh.server.security import address, cookie_header
from burgh.server.store import Unavailable
from burgh.server.table import Again, Here, Refused, Table

PATIENCE: Final = 20.0  # seconds in which a client must take a message
SERVER_GOES: Final = 1012
COME_BACK: Final = 1013
NO_SUCH_TABLE: Final = 4404
TOO_MANY: Final = 4429

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # the last: too deep

logger = structlog.get_logger("burgh.server")

Socket = WebSocket[Any, Any, Any]
Changes = wire.Confirm | wire.TakeBack | wire.AskAll | wire.Answer | wire.Say


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], house: InHouse) -> None:
    """Talk with one client at one table until one of the two goes."""
    who = await house.people.read(socket.cookies.get(COOKIE))
    headers = {"set-cookie": cookie_header(house, who)} if who.is_new else {}
    await socket.accept(headers=headers)
    talk = Conversation(house, socket, table, who)
    if house.hub.sockets_of(who.id) >= house.settings.limits.sockets_a_person:
        await talk.refuse(Refused("too_many", "too many sockets at once"), TOO_MANY)
        return
    try:
        async with house.tables.reading(table_key(table)) as found:
            talk.enter(found)
    except (Refused, Unavailable) as error:
        await talk.refuse(error, NO_SUCH_TABLE if isinstance(error, Refused) else COME_BACK)
        return
    await talk.go_on()


class Conversation:
    """One client at one table."""

    def __init__(self, house: House, socket: Socket, key: str, who: Who) -> None:
        """Begin as a spectator."""
        self.house = house
        self.socket = socket
        self.key = key
        self.who = who
        self.listener = Listener(who.id, ids=who.ids)
        self.name = secrets.token_hex(8)  # for counting messages
        self.hints: set[asyncio.Task[None]] = set()

    # --- coming and going ---------------------------------------------------------------------

    @property
    def person(self) -> str:
        """Give the id by which this person is known at the table."""
        return self.listener.person

    def enter(self, table: Table) -> None:
        """Take a place among the listeners, and tell the others."""
        self.listener.person = self.who.at(table)
        self.house.hub.join(self.key, self.listener)
        self.house.hub.tell_presence(table)

    async def refuse(self, error: Exception, code: int) -> None:
        """Say why there is nothing to talk about."""
        problem = problem_of(error) or fault(error)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_data(wire.encode(problem).decode(), mode="text")
            await self.socket.close(code, reason=problem.code)

    async def go_on(self) -> None:
        """Read and write until one side has enough."""
        tasks = [asyncio.create_task(self.read_all()), asyncio.create_task(self.write_all())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self.leave([*tasks, *self.hints])
        for task in tasks:
            if not task.cancelled() and (error := task.exception()) is not None:
                fault(error if isinstance(error, Exception) else RuntimeError(error))

    async def leave(self, tasks: list[asyncio.Task[None]]) -> None:
        """Go from the table, and tell the others."""
        self.house.hub.leave(self.key, self.listener)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table = self.house.tables.live.get(self.key)
        if table is not None:
            self.house.hub.tell_presence(table)

    async def write_all(self) -> None:
        """Send what is on its way; a client that does not take it is let go."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while (message := await self.listener.queue.get()) is not None:
                async with asyncio.timeout(PATIENCE):
                    await self.socket.send_data(message.decode(), mode="text")
            code = COME_BACK if self.listener.is_slow else SERVER_GOES
            async with asyncio.timeout(PATIENCE):
                await self.socket.close(code)

    async def read_all(self) -> None:
        """Answer every message, one after the other."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.heard(body_of(message))

    # --- messages -----------------------------------------------------------------------------

    def send(self, message: wire.Answers) -> None:
        """Put an answer on its way."""
        self.listener.send(wire.encode(message))

    async def heard(self, body: bytes) -> None:
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
            self.send(wire.Problem(error.code, error.words))
            answer = error.code
        else:
            answer = await self.judged(request)
        self.house.metrics.requests.labels(kind, answer).observe(time.perf_counter() - began)

    def count(self, body: bytes) -> None:
        """Refuse what is too large or comes too often."""
        limits = self.house.settings.limits
        most = limits.messages_a_minute
        self.house.buckets.take("messages", self.name, most)
        from_here = most * limits.sockets_a_person
        self.house.buckets.take("messages", f"from {address(self.socket)}", from_here)
        if len(body) > limits.message_bytes:
            raise Refused("too_large", f"a message has at most {limits.message_bytes} bytes")

    async def judged(self, request: wire.Request) -> str:
        """Do what a request asks, or say why not; gives a word for the counters."""
        number = getattr(request, "id", None)
        try:
            await self.answer(request)
            return "fine"
        except Again as again:
            self.send(wire.Confirmed(str(number), again.seq, again=True))
            return "again"
        except Exception as error:  # nothing a client sends may end the conversation
            problem = problem_of(error) or fault(error, request=type(request).__name__)
            problem.id = number
            self.send(problem)
            if isinstance(request, Changes):
                await self.send_state()
            return problem.code

    async def send_state(self) -> None:
        """Show the table as it is to whoever thought it was otherwise."""
        with contextlib.suppress(Refused, Unavailable):
            async with self.house.tables.reading(self.key) as table:
                if self.listener.is_ready:
                    view = seen.seen(table, self.listener.seat)
                    self.send(wire.Happened(self.info(table), [], view))

    async def answer(self, request: wire.Request) -> None:
        """Do what a request asks."""
        match request:
            case wire.Sit():
                await self.sit(request)
            case wire.Confirm() | wire.TakeBack() | wire.AskAll() | wire.Answer() | wire.Say():
                await self.change(request)
            case wire.Try() | wire.Explain():
                await self.rehearse(request)
            case wire.Mute():
                await self.mute(request)
            case wire.Propose():
                await self.propose(request)
            case wire.Hint():
                await self.hint(request)
            case wire.Look():
                await self.look(request)
            case wire.Ping():
                self.send(wire.Pong())

    # --- looking ------------------------------------------------------------------------------

    def info(self, table: Table) -> wire.TableInfo:
        """Describe the table to this client."""
        now, present = self.house.clock(), self.house.hub.present(table)
        return seen.info(table, self.who.ids, now, present)

    async def sit(self, request: wire.Sit) -> None:
        """Look with the eyes of a seat from now on: the log after a number, and the view."""
        looked = await self.house.store.desk.last_look(self.key, self.person)
        muted = await self.house.store.desk.mutes(self.key, self.person)
        async with self.house.tables.reading(self.key) as table:
            self.listener.seat = self.who.eyes(table, request.seat)
            self.listener.person = self.who.at(table)
            self.listener.muted = set(muted)
            self.listener.is_ready = True
            self.send(self.welcome(table, request.after, looked))
            self.house.hub.tell_presence(table)

    def welcome(self, table: Table, after: int, looked: int) -> wire.Welcome:
        """Give the table as the listener's seat sees it, and what happened after a number."""
        seat, muted = self.listener.seat, self.listener.muted
        events = [seen.told(table, entry, seat) for entry in table.entries[after + 1 :]]
        before = seen.told_before(table, seat) if after < 0 else []
        return wire.Welcome(
            table=self.info(table),
            mine=self.who.seats(table),
            muted=sorted(muted),
            looked=looked,
            events=heard([*before, *events], muted),
            seen=seen.seen(table, seat),
        )

    async def rehearse(self, request: wire.Try | wire.Explain) -> None:
        """Show where moves would lead, as far as the seat can know."""
        async with self.house.tables.reading(self.key) as table:
            self.who.seat(table, request.seat)
            if isinstance(request, wire.Explain):
                self.send(seen.explained(table, request))
                return
            view, steps = seen.tried(table, request, request.moves)
            ply = request.ply + len(steps)
            shown = seen.look(table, view, request.seat, ply, can_decide=not table.has_ended)
            self.send(wire.Tried(request.id, ply, steps, shown))

    async def hint(self, request: wire.Hint) -> None:
        """Ask the analyst, and go on meanwhile."""
        limits = self.house.settings.limits
        self.house.buckets.take("analyses", self.who.id, limits.analyses_a_minute)
        async with self.house.tables.reading(self.key) as table:
            seat = self.who.seat(table, request.seat)
            game = table.playing()
            if not table.plan.hints:
                raise Refused("no_hints", "this table plays without hints")
            if request.ply != game.ply or game.turn != seat:
                raise Refused("stale", f"move {game.ply} is due, not {request.ply}")
            view = game.view(seat)
        task = asyncio.create_task(self.hinted(request, self.house.analyst.hints(view)))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def hinted(self, request: wire.Hint, hints: Awaitable[list[wire.Json]]) -> None:
        """Send hints when they come."""
        try:
            self.send(wire.Hinted(request.id, request.ply, await hints))
        except Exception as error:
            problem = problem_of(error) or fault(error, request="Hint")
            problem.id = request.id
            self.send(problem)

    # --- changing -----------------------------------------------------------------------------

    async def change(self, request: Changes) -> None:
        """Carry a wish out; it is in the log when the client hears of it."""
        if isinstance(request, wire.Say):
            limits = self.house.settings.limits
            most = limits.chats_a_minute
            self.house.buckets.take("lines of chat", self.who.id, most)
            from_here = most * wire.MOST_SEATS  # guests are made by the dozen, addresses are not
            self.house.buckets.take("lines of chat", f"from {address(self.socket)}", from_here)
        seq = await self.house.tables.do(self.key, lambda table: self.wish(table, request))
        self.send(wire.Confirmed(request.id, seq))

    def wish(self, table: Table, request: Changes) -> list[Any]:
        """Say which events a request leads to."""
        if isinstance(request, wire.Say):
            return self.say(table, request)
        seat = self.who.seat(table, request.seat)
        match request:
            case wire.Confirm():
                return table.confirm(seat, request.ply, request.moves, request.id)
            case wire.TakeBack():
                return table.take_back(seat, request.ply, request.to_ply, request.id)
            case wire.AskAll():
                return table.ask(seat, request.what, request.whom, request.id, self.here(table))
            case wire.Answer():
                return table.answer(seat, request.ask, request.yes, request.id, self.here(table))

    def here(self, table: Table) -> Here:
        """Say who is at the table now."""
        return Here(frozenset(self.house.hub.present(table)), self.house.clock())

    def say(self, table: Table, request: wire.Say) -> list[Any]:
        """Say something, from a seat or from behind the others' backs."""
        seat = self.who.eyes(table, request.seat)
        name = table.chairs[seat].name if seat >= 0 else self.who.name
        return table.say(seat, name, request.text, request.id)

    async def look(self, request: wire.Look) -> None:
        """Remember what was read: no more than has happened, else no turn would ever be told."""
        async with self.house.tables.reading(self.key) as table:
            read = min(request.seq, table.seq)
        await self.house.people.meet(self.who)
        await self.house.store.desk.look(self.key, self.person, read)

    async def mute(self, request: wire.Mute) -> None:
        """Hear a seat no more, or again."""
        desk = self.house.store.desk
        await self.house.people.meet(self.who)
        change = desk.mute if request.is_muted else desk.unmute
        await change(self.key, self.person, request.seat)
        async with self.house.tables.reading(self.key) as table:
            for listener in self.house.hub.listeners(self.key):
                if listener.person == self.listener.person:
                    changed = listener.muted | {request.seat}
                    listener.muted = changed if request.is_muted else changed - {request.seat}
            self.send(wire.Confirmed(request.id, table.seq))

    async def propose(self, request: wire.Propose) -> None:
        """Show the others what one might do, where all play together."""
        async with self.house.tables.reading(self.key) as table:
            seat = self.who.seat(table, request.seat)
            game = table.playing()
            if not game.state.is_shared:
                raise Refused("not_shared", "here everybody plays alone")
            if request.ply != game.ply:
                raise Refused("stale", f"move {game.ply} is due, not {request.ply}")
            asked = wire.Try("proposal", game.turn, request.ply, request.moves)
            if request.moves:
                seen.tried(table, asked, request.moves)  # only what could be done is shown
            message = wire.encode(wire.Proposal(seat, request.ply, request.moves))
            self.house.hub.pass_on(self.key, message, but=self.listener)
        await self.house.bus.whisper(self.key, message)


class Numbered(msgspec.Struct):
    """Any message with a key of its own."""

    id: wire.Key


def id_in(body: bytes) -> str | None:
    """Give the key of a message that is wrong otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(body, type=Numbered).id
    except UNREADABLE:
        return None


def body_of(message: Any) -> bytes:  # a message of ASGI, which has a text, or bytes, or neither
    """Give what a client sent."""
    text = message.get("text")
    return bytes(message.get("bytes") or b"") if text is None else str(text).encode()
