"""Devices: what a browser calls itself, in two words; and a mark by which one is known again."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from itsdangerous import BadData
from msgspec import Struct

from burgh.server.signing import signer

DEVICE_COOKIE: Final = "burgh_device"
MOST_ACCOUNTS: Final = 8  # entered on one device; the oldest goes
# What stands in a user agent, the telling first: almost all name several.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "YaBrowser": "Yandex",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


class Device(Struct, frozen=True):
    """A browser and what it runs on, as people know them; nothing more is kept of a user agent."""

    browser: str = ""
    system: str = ""

    @classmethod
    def of(cls, agent: str) -> Device:
        """The device behind a user agent."""
        browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in agent), "")
        return cls(browser, next((name for sign, name in SYSTEMS.items() if sign in agent), ""))


class DeviceMark(Struct, frozen=True, array_like=True):
    """What a browser keeps for us: its own number, and which accounts were entered in it."""

    device: str
    accounts: tuple[str, ...] = ()

    def knows(self, account: str) -> bool:
        """Whether an account was entered here before."""
        return digest(account) in self.accounts

    def with_account(self, account: str) -> DeviceMark:
        """The mark once an account was entered."""
        others = tuple(each for each in self.accounts if each != digest(account))
        return DeviceMark(self.device, (*others, digest(account))[-MOST_ACCOUNTS:])


class DeviceMarks:
    """Signs and reads the marks."""

    def __init__(self, secrets: Sequence[str]) -> None:
        self.signer = signer(secrets, "burgh device")

    def write(self, mark: DeviceMark) -> str:
        return str(self.signer.dumps(msgspec.to_builtins(mark)))

    def read(self, cookie: str | None) -> DeviceMark:
        """The mark in a cookie, or a new one that knows no account."""
        try:
            return msgspec.convert(self.signer.loads(cookie or ""), DeviceMark)
        except (BadData, msgspec.ValidationError):
            return DeviceMark(secrets.token_hex(8))


def digest(account: str) -> str:
    """An account as a mark names it."""
    return hashlib.sha256(f"burgh device {account}".encode()).hexdigest()[:16]
