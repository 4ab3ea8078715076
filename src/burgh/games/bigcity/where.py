"""Where a move goes, in words: by printed lot numbers and by districts; and what the log tells."""

from __future__ import annotations

from collections.abc import Iterable

from burgh.core.moves import Move
from burgh.core.said import NOTHING, Item, Said, listed, say
from burgh.games.bigcity.engine.city import Plan, with_district
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import BARGAIN, ROTATION, SWAP, Boards
from burgh.games.bigcity.moves import (
    At,
    District,
    Done,
    Draw,
    Exchange,
    Give,
    Place,
    Play,
    Stop,
    Turn,
)
from burgh.shapes.square import SIDES


def where(table: BigCity, move: Move) -> Said | None:
    """Where a district goes: next to others. The number of a lot says by itself where it is."""
    match move:
        case Turn(rotation) if table.due == ROTATION:
            return next_to(table, rotation)
        case _:
            return None


def next_to(table: BigCity, rotation: int) -> Said | None:
    """The districts that the chosen one would touch; nothing for the first of a city."""
    chosen = int(table.chosen)
    plan = with_district(table.rules, table.plan, chosen, table.spot, rotation)
    return numbered("where-next_to", touched(table.rules.tables.boards, plan, chosen))


def touched(boards: Boards, plan: Plan, district: int) -> set[int]:
    """The districts that one of the city faces across a street."""
    lots = range(int(boards.first_lot[district]), int(boards.first_lot[district + 1]))
    faced = [int(plan.neighbour(lot, side)) for lot in lots for side in range(len(SIDES))]
    found = {int(boards.lot_district[lot]) for lot in faced if lot < boards.lots}
    return found - {district}


def numbered(key: str, districts: Iterable[int]) -> Said | None:
    """Say districts by their printed numbers."""
    numbers: list[Item] = [str(district + 1) for district in sorted(districts)]
    if not numbers:
        return None
    return say(key, count=len(numbers), numbers=listed("and", numbers))


# --- a decision of several parts is told once ----------------------------------------------------


def log(table: BigCity, move: Move) -> Said | None:
    """What the log says: a district when it lies, an exchange when its cards are chosen."""
    match move:
        case Place() | District() | At() | Play() | Exchange() | Give() | Stop():
            return NOTHING
        case Done() if table.due == SWAP:
            return say("log-exchanged", count=len(table.given))
        case Done() if table.due == BARGAIN:
            return NOTHING
        case Draw(pile):
            return drawn(table, pile)
        case _:
            return None


def drawn(table: BigCity, last: int) -> Said:
    """Tell all piles whose cards are drawn at once, with the last of them."""
    if table.owed > 1 and not table.rules.one_by_one:
        return NOTHING
    named = [pile + 1 for pile in range(table.rules.tables.cards.piles) if table.named_from(pile)]
    piles: list[Item] = [str(pile) for pile in sorted({*named, last})]
    return say("log-drawn", count=len(piles), piles=listed("and", piles))
