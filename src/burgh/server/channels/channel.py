"""What a channel of notices is, what it delivers, and what every channel needs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Literal, Self
from urllib.parse import urlsplit

import httpx
from msgspec import Struct

import burgh
from burgh.core.malformed import Malformed
from burgh.core.text import words
from burgh.server.outbound import Outbound, Unreachable, must_be_outside
from burgh.server.settings import Settings
from burgh.server.store import Notice

Input = Literal["url", "email", "browser"]


class Turn(Struct, frozen=True):
    """A game that waits for somebody, since when, and where it is to be seen."""

    table: str
    title: str
    seat: int
    ply: int
    since: float
    url: str


class Notification(Struct, frozen=True):
    """What is to be said: in which language, about which games, and when."""

    language: str
    turns: tuple[Turn, ...]
    home: str
    at: float

    @property
    def subject(self) -> str:
        """How many games wait."""
        return words("burgh.server", self.language).say("notice-subject", count=len(self.turns))

    @property
    def lines(self) -> list[str]:
        """Name each game."""
        say = words("burgh.server", self.language).say
        return [
            say("notice-turn", title=self.name(turn.title), move=turn.ply + 1, url=turn.url)
            for turn in self.turns
        ]

    def name(self, title: str) -> str:
        """A title as it calls itself."""
        return words(burgh.title(title).package, self.language).say("title")

    @property
    def foot(self) -> str:
        """Why this comes, and how to stop it."""
        return words("burgh.server", self.language).say("notice-why", url=self.home)


class Undelivered(Exception):  # noqa: N818 - it says what happened
    """A notification did not arrive; `again` says whether it is worth another try."""

    def __init__(self, words: str, *, again: bool = True, gone: bool = False) -> None:
        """Say why, for the log; `gone`: nobody will ever be there again."""
        super().__init__(words)
        self.again = again
        self.gone = gone


class Channel(ABC):
    """How a notification is delivered. A module of this folder has one, under the name CHANNEL."""

    input: ClassVar[Input]  # what a person gives as the target
    is_signed: ClassVar[bool] = False  # whether a wish gets a secret, told once

    @classmethod
    @abstractmethod
    def opened(cls, settings: Settings, outbound: Outbound) -> Self | None:
        """The channel of a server; None where its operator has not set it up."""

    @staticmethod
    @abstractmethod
    def check(target: str, trusted: frozenset[str]) -> None:
        """Refuse a target that no notification could ever reach: `Malformed` says why."""

    @staticmethod
    def address(target: str) -> str:
        """As much of a target as may be shown."""
        return target

    @abstractmethod
    async def deliver(self, notice: Notice, notification: Notification) -> None:
        """Deliver a notification, or raise `Undelivered`."""


def must_be_web(target: str, path: str = "target") -> None:
    """Refuse what is no address of the web."""
    try:
        parts = urlsplit(target)
        is_right = parts.scheme in ("http", "https") and bool(parts.hostname)
        parts.port  # noqa: B018 - raises if it is no number
    except ValueError:
        is_right = False
    if not is_right or not target.isprintable() or " " in target:
        raise Malformed(path, "an address like https://example.org/turn is needed")


def must_be_reached(target: str, path: str, trusted: frozenset[str]) -> None:
    """Refuse at once what no notice would ever be sent to."""
    try:
        must_be_outside(target, trusted)
    except Unreachable as error:
        raise Malformed(path, str(error)) from None


async def post(outbound: Outbound, url: str, body: bytes, headers: dict[str, str]) -> None:
    """Post something and judge the answer."""
    try:
        status = await outbound.post(url, body, headers)
    except Unreachable as error:
        raise Undelivered(str(error), again=False) from error
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise Undelivered(f"{type(error).__name__}: {error}") from error
    if status in (404, 410):
        raise Undelivered(f"status {status}", again=False, gone=True)
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", again=status >= 500 or status == 429)
