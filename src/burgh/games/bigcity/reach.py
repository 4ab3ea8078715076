"""How far a city can reach: the cells a lot may come to lie on, the streets a tram may run along.

Found from the boards alone, so that learners choose among the same places in every game. A new
board faces the city with so many of its lots (R2.7). Hence it goes at most its longer side beyond
the city to any side; and slantwise it is farther away only with the lots behind those that face it,
of which one at most can be the corner itself.
"""

from __future__ import annotations

from burgh.games.bigcity.engine.tables import Rules
from burgh.shapes.square import SIDES, cell_at, edge_at


def cells_in_reach(rules: Rules) -> list[int]:
    """Every cell that a lot can lie on, the start district lying at 0, 0 unturned (R3.3)."""
    boards = rules.tables.boards
    sizes = [boards.shapes[boards.shape[4 * d]] for d in range(boards.districts)]
    width, height = sizes.pop(rules.start)
    ahead = sum(max(size) for size in sizes)
    aslant = sum(sum(size) - int(boards.contacts) for size in sizes)
    right, down = width - 1, height - 1
    return [
        int(cell_at(x, y))
        for y in range(-ahead, down + ahead + 1)
        for x in range(-ahead, right + ahead + 1)
        if -aslant <= x + y <= right + down + aslant and -down - aslant <= x - y <= right + aslant
    ]


def streets_in_reach(rules: Rules) -> list[int]:
    """Every street there can be: all sides of those cells."""
    cells = cells_in_reach(rules)
    return sorted({int(edge_at(cell, side)) for cell in cells for side in range(len(SIDES))})
