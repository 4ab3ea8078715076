"""The bus over Redis: one channel for (game, seq), messages, who is at a table, and controls.

Redis keeps nothing and may go away: who publishes never waits for it, and whoever missed something
reads it in the log (`catch_up.py`).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from burgh.server.bus import (
    BusHealth,
    Control,
    NodePresence,
    OnConnection,
    OnControl,
    OnEvent,
    OnMessage,
    OnPresence,
)
from burgh.server.faults import count_fault
from burgh.server.store import Unavailable
from burgh.table.refused import Refused

CHANNEL: Final = "burgh"
MOST_WAITING: Final = 10_000  # messages; the oldest goes first
AGAIN: Final = 0.5  # seconds until Redis is tried again
INSIST: Final = 1.0  # seconds until a task that goes on all the same is cancelled once more
BEAT: Final = 5.0  # seconds between two messages to ourselves, by which silence is told from death

logger = structlog.get_logger()

Work = Callable[[], Awaitable[None]]


class News(msgspec.Struct, frozen=True, array_like=True):
    """A game got an event, or (without a number) a message, who is there, or something to do."""

    node: str
    game: str
    seq: int | None = None
    message: bytes = b""
    presence: NodePresence | None = None
    at: float = 0.0  # by the sender's own counter: who hears itself knows how long it took
    control: Control | None = None


write = msgspec.msgpack.Encoder().encode
read = msgspec.msgpack.Decoder(News).decode


class RedisBus:
    """Tells other processes through Redis what this one has written."""

    def __init__(self, url: str, *, channel: str = CHANNEL) -> None:
        """Take the address; nothing is opened yet."""
        self.redis = Redis.from_url(url, socket_connect_timeout=5.0)
        self.channel = channel
        self.node = secrets.token_hex(8)
        self.on_event: OnEvent | None = None
        self.on_message: OnMessage | None = None
        self.on_presence: OnPresence | None = None
        self.on_connection: OnConnection | None = None
        self.on_control: dict[str, OnControl] = {}
        self.waiting: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self.is_listening = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.seen_at: float | None = None
        self.lag: float | None = None
        self.lost = 0

    def listen_events(self, receive: OnEvent) -> None:
        """Name who gets the numbers of events that others wrote."""
        self.on_event = receive

    def listen_messages(self, receive: OnMessage) -> None:
        """Name who gets messages that are kept nowhere."""
        self.on_message = receive

    def listen_presence(self, receive: OnPresence) -> None:
        """Name who gets who is at a table on other nodes."""
        self.on_presence = receive

    def listen_connection(self, receive: OnConnection) -> None:
        """Name who is told when others are heard no more, and when they are again."""
        self.on_connection = receive
        receive(self.is_listening.is_set())

    def listen_control(self, what: str, receive: OnControl) -> None:
        """Name who does what another node wants done everywhere."""
        self.on_control[what] = receive

    def publish_control(self, control: Control) -> None:
        """Let the others do something at once."""
        self.put(News(self.node, "", control=control))

    def announce(self, game: str, presence: NodePresence) -> None:
        """Tell the others who is at a table here."""
        self.put(News(self.node, game, presence=presence))

    async def open(self) -> None:
        """Begin to listen and to speak; Redis need not be there yet."""
        self.tasks = [
            asyncio.create_task(self.keep(self.receive), name="redis receive"),
            asyncio.create_task(self.keep(self.send), name="redis send"),
            asyncio.create_task(self.beat(), name="redis beat"),
        ]

    async def close(self) -> None:
        """Stop."""
        await end(self.tasks)
        self.tasks = []
        await self.redis.aclose()

    async def publish(self, game: str, seq: int) -> None:
        """Tell the others that a game has got an event."""
        self.put(News(self.node, game, seq))

    async def broadcast(self, game: str, message: bytes) -> None:
        """Send the others a message for everybody at a table."""
        self.put(News(self.node, game, None, message))

    def put(self, news: News) -> None:
        """Put news on its way; where too much waits the oldest is dropped."""
        if self.waiting.full():
            self.waiting.get_nowait()
            self.lost += 1
        self.waiting.put_nowait(news)

    def health(self) -> BusHealth:
        """Whether Redis is there, when it was last heard of, and what was lost."""
        since = None if self.seen_at is None else time.monotonic() - self.seen_at
        is_up = self.is_listening.is_set() and since is not None and since < 3 * BEAT
        return BusHealth(is_up, since, self.lag, self.waiting.qsize(), self.lost)

    async def beat(self) -> None:
        """Say something that means nothing to anybody, again and again."""
        while True:
            await self.is_listening.wait()
            self.put(News(self.node, "", at=time.monotonic()))
            await asyncio.sleep(BEAT)

    async def keep(self, work: Work) -> None:
        """Keep doing something while Redis comes and goes."""
        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                logger.warning("redis_away", why=f"{type(error).__name__}: {error}")
            await asyncio.sleep(AGAIN)

    async def send(self) -> None:
        """Send what waits."""
        while True:
            news = await self.waiting.get()
            try:
                await self.redis.publish(self.channel, write(news))
            except BaseException:
                self.lost += 1
                raise

    async def receive(self) -> None:
        """Tell what others say."""
        try:
            async with self.redis.pubsub(ignore_subscribe_messages=False) as channel:
                await channel.subscribe(self.channel)
                async for message in channel.listen():
                    self.seen_at = time.monotonic()
                    if message["type"] == "subscribe":
                        self.hear(True)
                    elif message["type"] == "message":
                        await self.handle_message(message["data"])
        finally:
            self.hear(False)

    def hear(self, is_listening: bool) -> None:
        """Note whether others are heard."""
        if is_listening:
            self.is_listening.set()
        else:
            self.is_listening.clear()
        if self.on_connection is not None:
            self.on_connection(is_listening)

    async def handle_message(self, data: bytes) -> None:
        """Pass on one message of another process."""
        try:
            news = read(data)
        except msgspec.MsgspecError:
            logger.warning("redis_nonsense", size=len(data))
            return
        if news.node == self.node and news.at:
            self.lag = time.monotonic() - news.at
        is_beat = not news.game and news.control is None
        if news.node == self.node or is_beat:
            return
        try:
            await self.pass_on(news)
        except (Unavailable, Refused) as trouble:
            logger.warning("news_not_read", table=news.game, why=str(trouble))
        except Exception:  # whatever it is, the next news is to be heard
            count_fault("news")
            logger.exception("news_failed", table=news.game)

    async def pass_on(self, news: News) -> None:
        """Tell whoever it is for."""
        if news.seq is not None:
            if self.on_event is not None:
                await self.on_event(news.game, news.seq)
        elif news.presence is not None:
            if self.on_presence is not None:
                self.on_presence(news.node, news.game, news.presence)
        elif news.control is not None:
            if (receive := self.on_control.get(news.control.what)) is not None:
                await receive(news.control)
        elif self.on_message is not None:
            self.on_message(news.game, news.message)


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until each has ended.

    Once is not enough: a connection that closes too slowly turns the cancelling into a time-out of
    Redis, after which a task that outlives such errors would begin anew.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=INSIST)
