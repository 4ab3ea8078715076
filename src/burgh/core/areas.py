"""Areas: a table described in general, for titles that nobody has drawn.

The browser's generic table and the board in the terminal are drawn from it. A change of a field
here is a change of the wire.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from burgh.core.said import Said
from burgh.core.values import Value

Form = Literal["squares", "hexes", "list"]


class Place(Value, frozen=True, omit_defaults=True):
    """A place on the table and what lies there.

    `at` is what ledgers and refusals call it. `picks` are the fields of a move that somebody who
    points at it means: each of them narrows the choice.
    """

    at: str = ""  # nothing where the place has no name
    thing: str = ""  # the key of what lies there, as the title's things have it; nothing if empty
    x: int = 0  # column, or q of a flat-topped hex
    y: int = 0  # row from the top, or r of a hex
    owner: int | None = None  # the seat whose thing it is
    count: int = 1  # how many lie there
    notes: tuple[Said, ...] = ()  # what is to be known of it: its price, a mark on it
    picks: dict[str, str | int] = msgspec.field(default_factory=dict)


class Area(Value, frozen=True, omit_defaults=True):
    """A part of the table: a map of squares or hexes, or a list. It is called `area-<key>`."""

    key: str
    form: Form = "list"
    places: tuple[Place, ...] = ()
    owner: int | None = None  # the seat whose own it is
    is_private: bool = False  # only its owner sees what it is: a hand
    note: Said | None = None
