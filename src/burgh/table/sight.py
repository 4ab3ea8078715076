"""A view as bytes: what whoever thinks about a position is given, in another process or worker."""

from __future__ import annotations

from typing import Any

import msgspec

import burgh
from burgh.core.codec import from_bytes, to_bytes
from burgh.core.game import View
from burgh.core.options import written_options


class Sight(msgspec.Struct, frozen=True):
    """A view as bytes, with what is needed to read it again."""

    title: str
    options: dict[str, Any]
    packed: bytes


def sight_of(view: View) -> Sight:
    """Pack a view."""
    packed = to_bytes([int(word) for word in view.state.pack()])
    return Sight(view.title.key, written_options(view.options), packed)


def view_of(sight: Sight) -> View:
    """Unpack a view."""
    title = burgh.title(sight.title)
    options = title.options.read(sight.options)
    return View(title, options, title.position.unpack(options, from_bytes(sight.packed)))
