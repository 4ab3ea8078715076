"""A view as bytes: what whoever thinks about a position is given, in another process or worker."""

from __future__ import annotations

from typing import Any

import msgspec

import burgh
from burgh.core.codec import from_bytes, to_bytes
from burgh.core.game import View
from burgh.core.options import plain_options


class PackedView(msgspec.Struct, frozen=True):
    """A view as bytes, with what is needed to read it again."""

    title: str
    options: dict[str, Any]
    data: bytes


def pack_view(view: View) -> PackedView:
    """Pack a view."""
    data = to_bytes([int(word) for word in view.state.pack()])
    return PackedView(view.title.key, plain_options(view.options), data)


def unpack_view(packed: PackedView) -> View:
    """Unpack a view."""
    title = burgh.title(packed.title)
    options = title.options.read(packed.options)
    return View(title, options, title.position.unpack(options, from_bytes(packed.data)))
