"""News between processes: only which game got which event; everybody reads the log for the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """How processes that serve the same games hear of each other's events."""

    def listen(self, heard: Heard) -> None:
        """Name who is told what others wrote."""

    async def open(self) -> None:
        """Begin to listen."""

    async def publish(self, game: str, seq: int) -> None:
        """Tell the others that a game has got an event; losing this loses nothing for good."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """The bus of a single process: there is nobody to tell."""

    def listen(self, heard: Heard) -> None:
        """Nobody will ever call."""

    async def open(self) -> None:
        """There is nothing to open."""

    async def publish(self, game: str, seq: int) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nothing to close."""
