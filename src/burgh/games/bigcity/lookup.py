"""Names of lots, streets, cards and pieces, and the engine's numbers for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from burgh.games.bigcity.engine.choice import (
    lot_of,
    orientation_of,
    site_at,
)
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import (
    BACK,
    MOST_CELLS,
    Boards,
    Cards,
    Tables,
)
from burgh.shapes.square import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
    cell_above,
    cell_below,
    edge_at,
)


def street_name(table: BigCity, edge: int) -> str:
    """Name a street by the smallest lot beside it and its side (`districts.toml`)."""
    names = []
    for cell, sides in ((cell_below(edge), (NORTH, WEST)), (cell_above(edge), (SOUTH, EAST))):
        lot = table.plan.lot_at(cell)
        if lot >= 0:
            number = int(table.rules.tables.boards.lot_number[lot])
            names.append((number, SIDES[sides[edge & 1]]))
    number, side = min(names)
    return f"{number}:{side}"


def read_street(table: BigCity, name: str) -> int | None:
    """The edge of a street by any of its names; nothing if no lot of the city has it."""
    match = re.fullmatch(r"(\d{1,3}):([NESW])", name)
    lot = lot_index(table, int(match[1])) if match else None
    if match is None or lot is None or not table.plan.has_lot(lot):
        return None
    return int(edge_at(table.plan.cell[lot], SIDES.index(match[2])))


def lot_index(table: BigCity, number: int) -> int | None:
    """The engine's number of a lot."""
    return lots_by_number(table.rules.tables.boards).get(number)


@lru_cache(maxsize=16)  # a view names everything on the table, with every move
def lots_by_number(boards: Boards) -> dict[int, int]:
    """The engine's numbers of lots by the printed ones."""
    return {int(number): lot for lot, number in enumerate(boards.lot_number)}


def footprint(table: BigCity, orientation: int, lot: int) -> list[int] | None:
    """The lots of a footprint, whatever stands there; nothing where the city ends."""
    ways = table.rules.tables.orientations
    found = [lot]
    for step in range(ways.step_first[orientation], ways.step_first[orientation + 1]):
        following = table.plan.neighbour(found[ways.step_from[step]], ways.step_side[step])
        if following == 255:
            return None
        found.append(int(following))
    return found


def find_site(table: BigCity, piece: int, lots: list[int]) -> int | None:
    """The footprint of a piece that covers exactly these lots, if they have its shape."""
    ways = table.rules.tables.orientations
    shape = table.rules.tables.pieces[piece].shape
    if not 1 <= len(lots) <= MOST_CELLS or any(not table.plan.has_lot(lot) for lot in lots):
        return None
    for way in range(ways.first[shape], ways.first[shape + 1]):
        for lot in lots:
            found = footprint(table, way, lot)
            if found is not None and sorted(found) == sorted(lots):
                return int(site_at(way, lot))
    return None


def site_numbers(table: BigCity, site: int) -> tuple[int, ...]:
    """The lot numbers of a footprint, ascending."""
    found = footprint(table, orientation_of(site), lot_of(site)) or []
    return tuple(sorted(int(table.rules.tables.boards.lot_number[lot]) for lot in found))


def card_name(table: BigCity, card: int) -> str:
    """Name a card, or its back."""
    return names_of_cards(table.rules.tables.cards)[card]


def card_names(table: BigCity, cards: Iterable[int]) -> list[str]:
    """Name cards, or their backs."""
    names = names_of_cards(table.rules.tables.cards)
    return [names[card] for card in cards]


@lru_cache(maxsize=16)
def names_of_cards(cards: Cards) -> list[str]:
    """A name for every number a card can have: faces, then backs by pile."""
    backs = [f"back_{card - int(BACK) + 1}" for card in range(int(cards.count), 256)]
    return [*cards.names, *backs]


def piece_number(table: BigCity, piece: str) -> int:
    """The number of a piece in play."""
    return pieces_by_name(table.rules.tables)[piece]


@lru_cache(maxsize=16)
def pieces_by_name(tables: Tables) -> dict[str, int]:
    """The numbers of the pieces in play by their names."""
    return {piece.name: kind for kind, piece in enumerate(tables.pieces)}
