"""Wishes to be told that it is one's turn: read, checked, shown with their targets shortened."""

from __future__ import annotations

import secrets
from typing import Final

from burgh.core.malformed import Malformed
from burgh.server.channels import channels
from burgh.server.store import Notice
from burgh.table import wire

SHOWN: Final = 24  # letters of a target


def read_wish(wish: wire.NoticeWish, person: str, trusted: frozenset[str] = frozenset()) -> Notice:
    """A wish to keep; `Malformed` says what is wrong with its kind or its target."""
    channel = channels().get(wish.kind)
    if channel is None:
        raise Malformed("kind", f"not one of {', '.join(channels())}")
    channel.check(wish.target, trusted)
    secret = secrets.token_urlsafe(24) if channel.is_signed else ""
    number = secrets.token_hex(8)
    return Notice(number, person, wish.kind, wish.target, wish.digest_minutes, secret)


def notice_info(notice: Notice, *, secret: str = "") -> wire.Notice:
    """A wish with as much of its target as tells it from others."""
    channel = channels().get(notice.kind)  # none: of a channel this server has no more
    target = notice.target if channel is None else channel.address(notice.target)
    short = target if len(target) <= SHOWN else f"{target[: SHOWN - 1]}…"
    return wire.Notice(notice.id, notice.kind, short, notice.digest, secret)
