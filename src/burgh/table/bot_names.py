"""What bots are called at a table: by their seat, and so that pins tell everybody apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

# One a seat, in the order of the seats; the rest are for tables where a person has such a name.
NAMES: Final = (
    "Ada", "Bruno", "Chiara", "Dmitri", "Émile", "Farah", "Gustav", "Hana", "Ivo", "Juno",
)  # fmt: skip


def bot_name(seat: int, others: Iterable[str]) -> str:
    """Name the bot on a seat: the name of the seat, else one with an initial nobody else has."""
    taken = {initial(name) for name in others if name}
    own = NAMES[seat % len(NAMES)]
    return next((name for name in (own, *reversed(NAMES)) if initial(name) not in taken), own)


def initial(name: str) -> str:
    """The letter that stands on a pin, whatever its case and accents."""
    return unicodedata.normalize("NFD", name.strip())[:1].casefold()
