"""What follows from a position and a table shows: prices, and what a red line costs."""

from __future__ import annotations

from burgh.core.title import Plain
from burgh.games.suburbia.engine.choice import BUILD, LAY_LAKE
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import EMPTY


def facts(table: Suburbia) -> dict[str, Plain]:
    """The prices of the market, left to right, and what a red line costs (S5.2, S5.3, S9.13)."""
    return {
        "market": [prices(table, slot) for slot in range(table.rules.slots)],
        "line_cost": int(table.rules.line_cost),
    }


def prices(table: Suburbia, slot: int) -> dict[str, int]:
    """What a slot adds, and what its tile costs built and as a lake, if one lies there."""
    surcharge = int(table.rules.surcharges[slot])
    if table.market[slot] == EMPTY:
        return {"surcharge": surcharge}
    build, lake = int(table.price(BUILD, slot, 0)), int(table.price(LAY_LAKE, slot, 0))
    return {"surcharge": surcharge, "tile": build, "lake": lake}
