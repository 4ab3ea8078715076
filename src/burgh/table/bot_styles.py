"""How a bot plays at a table: in a style of its title, in one drawn by lot, or in none ("")."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from burgh.bots.styles import checked, styles
from burgh.table.wire import BY_LOT

if TYPE_CHECKING:
    from burgh.table.deal import Deal


def chosen_style(title: str, wanted: str, lot: str, path: str) -> str:
    """The style that was asked for, drawn if it was left to the lot; the title must have it."""
    if not wanted:
        return wanted
    found = checked(title, wanted, path, [BY_LOT])
    return drawn(tuple(styles(title)), lot) if found == BY_LOT else found


def drawn(known: tuple[str, ...], lot: str) -> str:
    """One of some styles, by lot."""
    thrown = hashlib.blake2b(f"style {lot}".encode(), digest_size=6)
    return known[int.from_bytes(thrown.digest(), "big") % len(known)]


def lot(deal: Deal | None, key: str, seat: int) -> str:
    """What the style of a bot is drawn by: the deal, which nobody knows yet, and its seat."""
    return f"{deal.salt if deal is not None else key} {seat}"


def style_now(title: str, style: str) -> str:
    """A style of a log as it is played now: none, where the title has it no longer."""
    return style if style in styles(title) else ""
