"""Chat: plain lines, without letters that steer the text around them."""

from __future__ import annotations

import unicodedata
from typing import Final

from burgh.table import events as log
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting

STEERING: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def say(sitting: Sitting, seat: int, name: str, text: str, key: str) -> list[log.Event]:
    """Add a line of chat."""
    sitting.refuse_repeated(key)
    plain = " ".join("".join(" " if is_invisible(c) else c for c in text).split())
    if not plain:
        raise Refused("empty", "there is nothing in it")
    return [log.Said(seat=seat, name=name, text=plain, key=key)]


def is_invisible(letter: str) -> bool:
    """Whether a letter steers the text around it: control codes, changes of direction."""
    return unicodedata.category(letter) in ("Cc", "Cs") or letter in STEERING
