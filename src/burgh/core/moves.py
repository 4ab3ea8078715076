"""Moves outside the engine: named values, text and JSON, never a place in a list."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import msgspec

from burgh.core.malformed import Malformed


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One choice of one player. Each title derives its own kinds, told apart by `do`."""


@dataclass(frozen=True, slots=True)
class Line:
    """A typed move taken apart: `verb thing from number @ place`, as much of it as there is."""

    verb: str
    thing: str | None
    number: int | None
    place: str | None


MOST_LETTERS: Final = 200
LINE: Final = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?:\s+(?!from\b|@)(?P<thing>[^\W\d_][\w'\u2019 &.-]*?))?"
    r"(?:\s+from\s+(?P<number>\d{1,4}))?"
    r"(?:\s*@\s*(?P<place>\S.*?))?"
)


def take_apart(text: str) -> Line:
    """Read one line of text as verb, thing, `from` number and `@` place; spaces are free."""
    # The length first: the pattern takes long over long lines.
    match = LINE.fullmatch(text.strip().lower()) if len(text) <= MOST_LETTERS else None
    if match is None:
        shown = text.strip()[:60]
        raise Malformed("move", f"cannot read {shown!r}; a move is written: verb thing @ place")
    thing = match["thing"]
    number = match["number"]
    return Line(
        verb=match["verb"],
        thing=re.sub(r"[ -]+", "_", thing.strip()) if thing else None,
        number=int(number) if number is not None else None,
        place=match["place"],
    )
