"""News between processes: only which game got which event; everybody reads the log for the rest.

Beside that a whisper may travel: a proposal that is kept nowhere, for whoever listens elsewhere.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Awaitable, Callable
from typing import Protocol

from burgh.core.malformed import Malformed

Heard = Callable[[str, int], Awaitable[None]]
Overheard = Callable[[str, bytes], None]


class Bus(Protocol):
    """How processes that serve the same games hear of each other's events."""

    def listen(self, heard: Heard) -> None:
        """Name who is told what others wrote."""

    def overhear(self, overheard: Overheard) -> None:
        """Name who is told what others only whispered."""

    async def open(self) -> None:
        """Begin to listen."""

    async def publish(self, game: str, seq: int) -> None:
        """Tell the others that a game has got an event; losing this loses nothing for good."""

    async def whisper(self, game: str, message: bytes) -> None:
        """Give the others a message for everybody at a table; it is kept nowhere."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """The bus of a single process: there is nobody to tell."""

    def listen(self, heard: Heard) -> None:
        """Nobody will ever call."""

    def overhear(self, overheard: Overheard) -> None:
        """Nobody will ever whisper."""

    async def open(self) -> None:
        """There is nothing to open."""

    async def publish(self, game: str, seq: int) -> None:
        """There is nobody to tell."""

    async def whisper(self, game: str, message: bytes) -> None:
        """There is nobody to whisper to."""

    async def close(self) -> None:
        """There is nothing to close."""


def bus_at(redis_url: str) -> Bus:
    """Give the bus of a server: over Redis where an address is named, else there is no other."""
    if not redis_url:
        return Alone()
    if importlib.util.find_spec("redis") is None:
        raise Malformed("REDIS_URL", "Redis needs a package: pip install 'burgh[redis]'")
    from burgh.server.redis_bus import RedisBus

    return RedisBus(redis_url)
