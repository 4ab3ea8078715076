"""News between processes: only which game got which event; everybody reads the log for the rest.

Beside that three things travel that are kept nowhere: a message, such as a proposal, for whoever
listens elsewhere; who is at a table here; and what every node is to do at once.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from burgh.core.malformed import needs_package


class NodePresence(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table on one node: those who have a seat, and how many look on."""

    people: tuple[str, ...] = ()
    watching: int = 0
    watchers: tuple[tuple[str, str], ...] = ()  # some who look on: who, and what they are called


class Control(msgspec.Struct, frozen=True, array_like=True):
    """Something that every node is to do at once.

    `what` is a word that somebody listens for. The rest is what most of them need: people, a
    table, and the code of the problem that people are told.
    """

    what: str
    people: tuple[str, ...] = ()
    table: str = ""
    code: str = ""


class BusHealth(msgspec.Struct, frozen=True):
    """How it stands with what carries news between nodes."""

    is_up: bool
    since_seen: float | None  # seconds since anything came back from it; nothing yet: none
    lag: float | None  # seconds that our last message took to come back to us
    waiting: int  # messages not sent yet
    lost: int  # messages dropped, or gone with a connection


NOBODY: Final = NodePresence()

OnEvent = Callable[[str, int], Awaitable[None]]
OnMessage = Callable[[str, bytes], None]
OnPresence = Callable[[str, str, NodePresence], None]  # by which node, at which game, who
OnConnection = Callable[[bool], None]  # whether others are heard from now on
OnControl = Callable[[Control], Awaitable[None]]


class Bus(Protocol):
    """How processes that serve the same games hear of each other's events."""

    def listen_events(self, receive: OnEvent) -> None:
        """Name who gets the numbers of events that others wrote."""

    def listen_messages(self, receive: OnMessage) -> None:
        """Name who gets messages that are kept nowhere."""

    def listen_presence(self, receive: OnPresence) -> None:
        """Name who gets who is at a table on other nodes."""

    def listen_connection(self, receive: OnConnection) -> None:
        """Name who is told when others are heard no more, and when they are again."""

    def listen_control(self, what: str, receive: OnControl) -> None:
        """Name who does what another node wants done everywhere."""

    def publish_control(self, control: Control) -> None:
        """Let the others do something at once; it is kept nowhere and may be lost."""

    def announce(self, game: str, presence: NodePresence) -> None:
        """Tell the others who is at a table here; it is kept nowhere and may be lost."""

    async def open(self) -> None:
        """Begin to listen."""

    async def publish(self, game: str, seq: int) -> None:
        """Tell the others that a game has got an event; losing this loses nothing for good."""

    async def broadcast(self, game: str, message: bytes) -> None:
        """Send the others a message for everybody at a table; it is kept nowhere."""

    async def close(self) -> None:
        """Stop."""

    def health(self) -> BusHealth | None:
        """How it is; nothing where there is no other process to hear of."""


class LocalBus:
    """The bus of a single process: there is nobody to tell."""

    def listen_events(self, receive: OnEvent) -> None:
        """Nobody will ever call."""

    def listen_messages(self, receive: OnMessage) -> None:
        """Nobody will ever send one."""

    def listen_presence(self, receive: OnPresence) -> None:
        """There are no other nodes."""

    def listen_connection(self, receive: OnConnection) -> None:
        """There are no others, so nothing they say is ever missed."""

    def listen_control(self, what: str, receive: OnControl) -> None:
        """There are no other nodes."""

    def publish_control(self, control: Control) -> None:
        """There is nobody to tell."""

    def announce(self, game: str, presence: NodePresence) -> None:
        """There is nobody to tell."""

    async def open(self) -> None:
        """There is nothing to open."""

    async def publish(self, game: str, seq: int) -> None:
        """There is nobody to tell."""

    async def broadcast(self, game: str, message: bytes) -> None:
        """There is nobody to send it to."""

    async def close(self) -> None:
        """There is nothing to close."""

    def health(self) -> BusHealth | None:
        """There is nothing to be ill."""
        return None


def bus_at(redis_url: str) -> Bus:
    """The bus of a server: over Redis where an address is named, else there is no other."""
    if not redis_url:
        return LocalBus()
    if importlib.util.find_spec("redis") is None:
        raise needs_package("REDIS_URL", "Redis", "redis", "redis")
    from burgh.server.redis_bus import RedisBus

    return RedisBus(redis_url)
