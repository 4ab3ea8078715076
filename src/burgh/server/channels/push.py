"""A push message to a browser, through the service of its maker."""

from __future__ import annotations

import asyncio
import base64
from typing import Annotated, Any, Final, Self
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta, Struct

from burgh.core.malformed import Malformed, located
from burgh.server.channels.channel import (
    Channel,
    Notification,
    Undelivered,
    must_be_reached,
    must_be_web,
    post,
)
from burgh.server.outbound import Outbound
from burgh.server.settings import Settings
from burgh.server.store import Notice

SIGNED_FOR: Final = 12 * 3600  # seconds a signature is good
KEPT_FOR: Final = 86_400  # seconds a push service keeps a message for a browser that is off
MOST_PUSHED: Final = 10  # turns named in a message: it has to be a short one

encode = msgspec.json.Encoder().encode


class Keys(Struct):
    """The keys of a push subscription."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class Subscription(Struct):
    """What a browser gives for web push."""

    endpoint: str
    keys: Keys


class Push(Channel):
    """Sends an encrypted message to a browser, through the service of its maker."""

    input = "browser"

    def __init__(self, outbound: Outbound, key: str, contact: str) -> None:
        self.outbound = outbound
        self.key = key
        named = contact.startswith(("mailto:", "https:"))
        self.contact = contact if named else f"mailto:burgh@{urlsplit(contact).hostname}"

    @classmethod
    def opened(cls, settings: Settings, outbound: Outbound) -> Self:
        return cls(outbound, settings.vapid_key, settings.vapid_contact)

    @staticmethod
    def check(target: str, trusted: frozenset[str]) -> None:
        endpoint = must_be_subscription(target)
        must_be_reached(endpoint, "target.endpoint", trusted)

    @staticmethod
    def address(target: str) -> str:
        return msgspec.json.decode(target, type=Subscription).endpoint

    async def deliver(self, notice: Notice, notification: Notification) -> None:
        """Deliver a notification for the browser to show."""
        subscription = msgspec.json.decode(notice.target)
        body, headers = await asyncio.to_thread(self.encrypt, subscription, notification)
        await post(self.outbound, subscription["endpoint"], body, headers)

    def encrypt(
        self, subscription: Any, notification: Notification
    ) -> tuple[bytes, dict[str, str]]:
        """Encrypt a notification (RFC 8291) and sign for it (RFC 8292)."""
        from py_vapid import Vapid02  # these are slow to import, and not every server needs them
        from pywebpush import WebPusher

        told = {
            "type": "turn",
            "title": notification.subject,
            "body": "\n".join(notification.lines[:MOST_PUSHED]),
            "turns": notification.turns[:MOST_PUSHED],
        }
        endpoint = urlsplit(subscription["endpoint"])
        claims = {
            "sub": self.contact,
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": int(notification.at) + SIGNED_FOR,
        }
        try:
            signed = Vapid02.from_raw(self.key.encode()).sign(claims)
            body = WebPusher(subscription).encode(encode(told))["body"]
        except Exception as error:  # keys that are none, in as many ways as there are libraries
            raise Undelivered(f"{type(error).__name__}: {error}", again=False) from error
        sent = {"Content-Encoding": "aes128gcm", "TTL": str(KEPT_FOR), "Urgency": "normal"}
        return body, {**signed, **sent}


def must_be_subscription(target: str) -> str:
    """The address of a push subscription; `Malformed` if it is none."""
    try:
        found = msgspec.json.decode(target, type=Subscription)
    except msgspec.ValidationError as error:
        raise located(str(error), "target", Subscription) from None
    except msgspec.DecodeError:
        raise Malformed("target", "a push subscription as JSON is needed") from None
    must_be_web(found.endpoint, "target.endpoint")
    return found.endpoint


def public_key(private: str) -> str:
    """The public key that belongs to a private one, as browsers want it."""
    number = int.from_bytes(base64.urlsafe_b64decode(private + "=" * (-len(private) % 4)), "big")
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


CHANNEL: Final = Push
