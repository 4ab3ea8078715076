"""How good a position looks: a guess of the final overall happiness, for one-ply bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import i64
from burgh.games.skylines.tables import OVERALL

if TYPE_CHECKING:
    from burgh.games.skylines.state import Skylines


def outlook(table: Skylines) -> i64:
    """Guess the final overall happiness in hundredths."""
    return table.markers[OVERALL] * 100
