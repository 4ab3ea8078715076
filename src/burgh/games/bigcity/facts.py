"""What follows from a position by the rules and a client shows (docs/positions/bigcity.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from burgh.games.bigcity.engine.cards import is_dead
from burgh.games.bigcity.engine.city import Plan, spots_for
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import BUILT, ORIGIN, Boards, Tables
from burgh.games.bigcity.lookup import card_names
from burgh.games.bigcity.written import held
from burgh.shapes.square import point_at


def facts(table: BigCity) -> dict[str, Any]:
    """All of them; of a view they tell no more than it."""
    boards = table.rules.tables.boards
    found: dict[str, Any] = {
        "aside": aside(boards, table.plan),
        "outskirts": outskirts(boards, table.plan),
        "left": dict(zip(names(table.rules.tables), table.supply, strict=True)),
        "needed": needed(table.rules.tables),
        "dead": dead(table),
    }
    if table.due == ORIGIN:
        found["spots"] = spots(table)
    return found


# A plan never changes and is shared by all positions until a district is placed.
@lru_cache(maxsize=256)
def aside(boards: Boards, plan: Plan) -> list[int]:
    """The districts that are not in the city yet."""
    return [district + 1 for district in range(boards.districts) if not plan.has(district)]


@lru_cache(maxsize=256)
def outskirts(boards: Boards, plan: Plan) -> list[int]:
    """The lots on the outskirts; all others of the city are center (R2.5)."""
    lots = zip(boards.lot_number, plan.outskirts, strict=True)
    return [int(number) for number, outer in lots if outer]


@lru_cache(maxsize=16)
def names(tables: Tables) -> list[str]:
    """The pieces in play; the supply counts them in this order (R1.2)."""
    return [piece.name for piece in tables.pieces]


@lru_cache(maxsize=16)
def needed(tables: Tables) -> dict[str, list[str]]:
    """The pieces that count as what a condition asks to stand somewhere, by its word (R4.5)."""
    conditions = tables.conditions
    return {
        what: [each for i, each in enumerate(names(tables)) if (conditions.a[row] >> i) & 1]
        for piece in tables.pieces
        for row, selects in zip(piece.requires, piece.selects, strict=True)
        for what in selects
        if conditions.asks[row] == BUILT
    }


def dead(table: BigCity) -> list[str]:
    """The dead cards of whoever looks: a piece stands on their lot (R4.14)."""
    cards = held(table, int(table.viewer)) if table.viewer >= 0 else []
    return card_names(table, [card for card in cards if is_dead(table, card)])


def spots(table: BigCity) -> list[dict[str, Any]]:
    """Where the chosen district may lie, by how it is turned; turns that cover the same are one."""
    boards = table.rules.tables.boards
    turns: dict[int, list[int]] = {}
    for rotation in range(4):
        turns.setdefault(int(boards.shape[4 * table.chosen + rotation]), []).append(rotation)
    return [
        {
            "rotations": rotations,
            "origins": [list(point_at(cell)) for cell in spots_for(table.rules, table.plan, shape)],
        }
        for shape, rotations in turns.items()
    ]
