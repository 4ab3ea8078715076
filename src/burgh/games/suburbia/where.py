"""Where a move goes, in words: by the tiles next to it, or by the surcharge of the market."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burgh.core.moves import Move
from burgh.core.said import Item, Said, listed, say, with_where
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import LAKE
from burgh.games.suburbia.moves import (
    MOVES,
    Basic,
    Bot,
    Buy,
    Discard,
    Invest,
    Lake,
    Remove,
)
from burgh.games.suburbia.words import gain, tile_name
from burgh.shapes.hex import OFFSETS, Hex, cell_at, within_reach

MOST: Final = 3  # neighbours that are named: the rarest of the borough tell most


def where(table: Suburbia, move: Move) -> Said | None:
    """Where a move goes: the space in the mover's borough, or the position of the market."""
    match MOVES.complete(table, move):
        case Buy(cell) | Lake(cell) | Basic(cell=cell) | Bot(cell):
            return next_to(table, int(table.active), cell)
        case Invest(cell):
            return tile_there(table, int(table.active), cell)
        case Discard(int(slot)) | Remove(int(slot)):
            return position(table, slot)
        case _:
            return None


def next_to(table: Suburbia, seat: int, at: Hex) -> Said | None:
    """The tiles a space touches; nothing where it touches none."""
    around = kinds_around(table.boroughs[seat], at)
    if not around:
        return None
    tiles = [neighbour(table, kind) for kind in around]
    return say("where-next_to", tiles=listed("and", tiles), each=agreement(around))


def agreement(kinds: list[int]) -> str:
    """Whether one tile that has a name is told, several, or none: Russian agrees with it."""
    named = sum(kind != LAKE for kind in kinds)
    return "lake" if named == 0 else "tile" if named == 1 else "tiles"


def kinds_around(borough: Borough, at: Hex) -> list[int]:
    """The kinds of tiles next to a space, the rarest of the borough first, a lake last."""
    if not within_reach(*at):
        return []
    cell = cell_at(*at)
    touched = [int(borough.tile_at(cell + offset)) for offset in OFFSETS]
    found = dict.fromkeys(int(borough.kinds[index]) for index in touched if index >= 0)
    count = Counter(int(kind) for kind in borough.kinds)
    telling = sorted(found, key=lambda kind: count[kind])[:MOST]
    return sorted(telling, key=lambda kind: kind == LAKE)


def neighbour(table: Suburbia, kind: int) -> Item:
    """Name a tile as something to be next to."""
    if kind == LAKE:
        return say("neighbor-lake")
    return say("neighbor", tile=tile_name(table.rules.tables.names[kind]))


def tile_there(table: Suburbia, seat: int, at: Hex) -> Said | None:
    """The tile on a space, and what it touches."""
    borough = table.boroughs[seat]
    index = borough.tile_at(cell_at(*at)) if within_reach(*at) else -1
    if index < 0:
        return None
    kind = int(borough.kinds[index])
    tile = tile_name(table.rules.tables.names[kind])
    there = say("where-lake") if kind == LAKE else say("where-tile", tile=tile)
    return with_where(there, next_to(table, seat, at))


def position(table: Suburbia, slot: int) -> Said | None:
    """A position of the market, by its surcharge; there is none elsewhere."""
    if not 0 <= slot < table.rules.slots:
        return None
    surcharge = int(table.rules.surcharges[slot])
    if not surcharge:
        return say("where-market-free")
    return say("where-market", surcharge=gain("money", surcharge))
