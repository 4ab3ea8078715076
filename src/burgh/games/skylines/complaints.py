"""What is wrong with data for Skylines: packs, positions, options, by messages of `text/`."""

from __future__ import annotations

from typing import Final

from burgh.core.malformed import Complaints, Malformed
from burgh.core.values import Refusal

wrong: Final = Complaints("burgh.games.skylines")


def no_room(path: str, refusal: Refusal) -> Malformed:
    """Say why a tile cannot lie somewhere."""
    return wrong(path, "position-square", fault=refusal.key, at=refusal.at)
