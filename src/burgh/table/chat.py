"""Chat: plain lines, without letters that steer the text around them."""

from __future__ import annotations

import unicodedata
from typing import Final

import burgh
from burgh.core.malformed import Malformed
from burgh.table import events as log
from burgh.table import wire
from burgh.table.names import looks_like
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor

MOST_NUMBER: Final = 1000
MOST_ASIDE: Final = 200  # letters a spectator says at once
MOST_ASIDES: Final = 1000  # lines that all spectators of one table say
STEERING: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def spectator_name(sitting: Sitting, visitor: Visitor) -> str:
    """The name somebody looks on under; not one that a reader takes for a player's."""
    others = [chair.name for chair in sitting.chairs if chair.person not in visitor.ids]
    if looks_like(visitor.name, others):
        raise Refused("name_in_use", "somebody at this table is called that")
    return visitor.name


def say(
    sitting: Sitting,
    seat: int,
    name: str,
    text: str,
    key: str,
    phrase: wire.Phrase | None = None,
    *,
    person: str | None = None,
) -> list[log.Event]:
    """Add a line of chat; talk that binds nobody changes nothing in the position (R13.1)."""
    sitting.refuse_repeated(key)
    if seat < 0:
        must_be_for_spectators(sitting, text)
    plain = " ".join("".join(" " if is_invisible(c) else c for c in text).split())
    if not plain:
        raise Refused("empty", "there is nothing in it")
    said = None if phrase is None else (phrase.key, known_phrase(sitting, phrase))
    return [log.Said(seat=seat, name=name, text=plain, key=key, phrase=said, person=person)]


def must_be_for_spectators(sitting: Sitting, text: str) -> None:
    """Refuse what spectators may not say: they talk among themselves, and not without end."""
    if not sitting.spectator_chat:
        raise Refused("chat_off", "spectators do not talk at this table")
    if len(text) > MOST_ASIDE:
        raise Refused("too_long", f"a spectator says at most {MOST_ASIDE} letters at once")
    if sitting.spectator_lines >= MOST_ASIDES:
        raise Refused("chat_full", "the spectators of this table have said enough")


def known_phrase(sitting: Sitting, phrase: wire.Phrase) -> tuple[int, ...]:
    """The numbers of a phrase that the title has words for."""
    if burgh.title(sitting.plan.title).talk.get(phrase.key) != len(phrase.numbers):
        raise Malformed("phrase", "nobody has words for this")
    if not all(0 <= number < MOST_NUMBER for number in phrase.numbers):
        raise Malformed("phrase.numbers", "small numbers only")
    return phrase.numbers


def is_invisible(letter: str) -> bool:
    """Whether a letter steers the text around it: control codes, changes of direction."""
    return unicodedata.category(letter) in ("Cc", "Cs") or letter in STEERING
