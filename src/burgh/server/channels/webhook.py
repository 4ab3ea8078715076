"""A webhook: a POST of JSON.

`Burgh-Signature` is `t=<time>,v1=<hex>`: HMAC-SHA256 with the wish's secret over the time, a full
stop and the body.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Self

import msgspec

from burgh.server.channels.channel import Channel, Notification, must_be_reached, must_be_web, post
from burgh.server.outbound import Outbound
from burgh.server.settings import Settings
from burgh.server.store import Notice

encode = msgspec.json.Encoder().encode


class Webhook(Channel):
    """Posts JSON to an address."""

    input = "url"
    is_signed = True

    def __init__(self, outbound: Outbound) -> None:
        self.outbound = outbound

    @classmethod
    def opened(cls, settings: Settings, outbound: Outbound) -> Self:
        return cls(outbound)

    @staticmethod
    def check(target: str, trusted: frozenset[str]) -> None:
        must_be_web(target)
        must_be_reached(target, "target", trusted)

    async def deliver(self, notice: Notice, notification: Notification) -> None:
        """Deliver a notification as JSON, signed with the wish's secret."""
        body = encode({"type": "turn", "at": notification.at, "turns": notification.turns})
        headers = {
            "Content-Type": "application/json",
            "Burgh-Signature": signature(notice.secret, int(notification.at), body),
        }
        await post(self.outbound, notice.target, body, headers)


def signature(secret: str, at: int, body: bytes) -> str:
    """Sign a body."""
    made = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={made}"


CHANNEL: Final = Webhook
