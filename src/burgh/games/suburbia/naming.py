"""The engine's numbers in a ledger, by name."""

from __future__ import annotations

from functools import cache

from burgh.core.ledger import NOWHERE, Entry
from burgh.core.values import Change
from burgh.games.suburbia.engine.scoring import SECRET
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import CAUSES, GOAL_CAUSE, PRICE, TRACKS
from burgh.games.suburbia.words import why
from burgh.shapes.hex import hex_at


def name_entry(state: Suburbia, entry: Entry) -> Change:
    """A ledger entry in names."""
    cause = name_cause(state, entry.cause)
    at = None if entry.place == NOWHERE else name_cell(entry.place)
    return Change(
        entry.seat,
        TRACKS[entry.track],
        entry.amount,
        entry.applied,
        cause,
        at,
        entry.rule,
        why(cause, entry.cause >= GOAL_CAUSE),
    )


@cache
def name_cell(cell: int) -> str:
    """Name a hex as moves do; a ledger names the same few again and again."""
    return str(hex_at(cell))


def name_cause(table: Suburbia, cause: int) -> str:
    """Name what changed a number: a tile, a goal, or a step of the rules."""
    if cause >= GOAL_CAUSE:
        return table.rules.tables.goals[cause - GOAL_CAUSE]
    return CAUSES[cause - PRICE] if cause >= PRICE else table.rules.tables.names[cause]


def name_reveal(state: Suburbia, thing: int) -> str:
    """Name what a move showed: a tile, or a secret goal."""
    tables = state.rules.tables
    return tables.goals[thing - SECRET] if thing >= SECRET else tables.names[thing]
