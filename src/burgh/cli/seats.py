"""What the seats of a table are called in words."""

from __future__ import annotations

from burgh.core.text import words


def account_name(names: list[str], seat: int, language: str) -> str:
    """Name a seat, or the table where tracks are shared."""
    return names[seat] if seat >= 0 else words("burgh.cli", language).say("play-everybody")
