"""Wishes to be told that it is one's turn: read, checked, shown with their targets shortened."""

from __future__ import annotations

import base64
import secrets
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta, Struct

from burgh.core.malformed import Malformed, located
from burgh.server.outbound import Unreachable, must_be_outside
from burgh.server.store import Notice
from burgh.table import wire

SHOWN: Final = 24  # letters of a target


class Keys(Struct):
    """The keys of a push subscription."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class Subscription(Struct):
    """What a browser gives for web push."""

    endpoint: str
    keys: Keys


def read_wish(wish: wire.NoticeWish, person: str, trusted: frozenset[str] = frozenset()) -> Notice:
    """A wish to keep; `Malformed` says what is wrong with its target."""
    match wish.kind:
        case "webhook":
            must_be_web(wish.target)
            must_be_reached(wish.target, "target", trusted)
        case "email":
            must_be_mail(wish.target)
        case "push":
            endpoint = must_be_subscription(wish.target)
            must_be_reached(endpoint, "target.endpoint", trusted)
    secret = secrets.token_urlsafe(24) if wish.kind == "webhook" else ""
    number = secrets.token_hex(8)
    return Notice(number, person, wish.kind, wish.target, wish.digest_minutes, secret)


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


def must_be_mail(target: str) -> None:
    """Refuse what is no address of e-mail; the rest is for the mail server to know."""
    name, at, host = target.rpartition("@")
    plain = target.isprintable() and not set(target) & set(' ,;:<>()[]\\"')
    if not (name and at and host and plain):
        raise Malformed("target", "an address like someone@example.org is needed")


def must_be_reached(target: str, path: str, trusted: frozenset[str]) -> None:
    """Refuse at once what no notice would ever be sent to."""
    try:
        must_be_outside(target, trusted)
    except Unreachable as error:
        raise Malformed(path, str(error)) from None


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


def notice_info(notice: Notice, *, secret: str = "") -> wire.Notice:
    """A wish with as much of its target as tells it from others."""
    target = notice.target
    if notice.kind == "push":
        target = msgspec.json.decode(target, type=Subscription).endpoint
    short = target if len(target) <= SHOWN else f"{target[: SHOWN - 1]}…"
    return wire.Notice(notice.id, notice.kind, short, notice.digest, secret)


def public_key(private: str) -> str:
    """The public key that belongs to a private one, as browsers want it."""
    number = int.from_bytes(base64.urlsafe_b64decode(private + "=" * (-len(private) % 4)), "big")
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
