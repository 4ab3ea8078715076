"""Where a move goes, in words: the board by its letter, and the tiles next to it."""

from __future__ import annotations

from typing import Final

from burgh.core.moves import Move
from burgh.core.said import NOTHING, Item, Said, listed, say
from burgh.games.skylines.engine.choice import box_of, turns_of
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import KINDS, NO_CARD, NO_TILE, POLICY, ZONES
from burgh.games.skylines.moves import QUARTER, Place, Play, Tile
from burgh.games.skylines.naming import board_names, card_name
from burgh.games.skylines.words import card_name as said_card
from burgh.games.skylines.words import tile_name
from burgh.shapes.polyomino import OFFSETS, TURNS, cell_at, square_at

MOST: Final = 3  # neighbours that are named
NAMED: Final = "neighbor"  # of a building; zones have messages of their own


def where(table: Skylines, move: Move) -> Said | None:
    """Where a tile goes: on which boards, and next to what."""
    match move:
        case Place(at, rot) if table.tile != NO_TILE:
            return place(table, cells_of(table, int(table.tile), cell_at(*at), rot // QUARTER))
        case _:
            return None


def place(table: Skylines, cells: list[int]) -> Said:
    """Say squares by their boards and the tiles they touch."""
    boards = dict.fromkeys(board_at(table, cell) for cell in cells)
    letters: list[Item] = [board for board in boards if board]
    said = say("where-board", count=len(letters), boards=listed("and", letters))
    around = neighbours(table, cells)
    if not around:
        return said
    each = agreement(around)
    return say("where-next_to", board=said, tiles=listed("and", around), each=each)


def agreement(tiles: list[Said]) -> str:
    """Whether one building is named, several, or none: Russian agrees with it."""
    named = sum(tile.key == NAMED for tile in tiles)
    return "zone" if named == 0 else "tile" if named == 1 else "tiles"


def board_at(table: Skylines, cell: int) -> str:
    """The letter of the board under a square."""
    square, city = square_at(cell), table.city
    for at, name in enumerate(board_names(table)):
        if (square.row // city.size, square.col // city.size) == (city.row[at], city.col[at]):
            return name
    return ""


def neighbours(table: Skylines, cells: list[int]) -> list[Said]:
    """Name the tiles that squares touch, each name once, buildings before zones."""
    outlines = table.rules.tables.outlines
    touching = {cell + int(offset) for cell in cells for offset in OFFSETS} - set(cells)
    tiles = dict.fromkeys(
        int(tile)
        for tile, spot in zip(table.built, table.spots, strict=True)
        if touching.intersection(cells_of(table, int(tile), int(box_of(spot)), int(turns_of(spot))))
    )
    by_name = {neighbour(table, tile): int(outlines.kind[tile]) for tile in tiles}
    return sorted(by_name, key=lambda name: -by_name[name])[:MOST]


def neighbour(table: Skylines, tile: int) -> Said:
    """Name a tile as something to be next to: a zone by its kind, a building by its name."""
    kind = KINDS[table.rules.tables.outlines.kind[tile]]
    if kind in ZONES:
        return say(f"neighbor-{kind}")
    return say(NAMED, tile=tile_name(table.rules.tables.outlines.names[tile]))


def cells_of(table: Skylines, tile: int, box: int, turns: int) -> list[int]:
    """The squares a tile covers."""
    outlines = table.rules.tables.outlines
    foot = tile * TURNS + turns
    steps = range(outlines.foot_first[foot], outlines.foot_first[foot + 1])
    return [int(box + outlines.foot[i]) for i in steps]


# --- a decision of several parts is told once ----------------------------------------------------


def log(table: Skylines, move: Move) -> Said | None:
    """What the log says: a card when its tile lies, a policy at once."""
    match move:
        case Play(card):
            deck = table.rules.tables.deck
            return None if deck.kind[deck.names.index(card)] == POLICY else NOTHING
        case Tile():
            return NOTHING
        case Place() if table.card != NO_CARD:
            played = said_card(card_name(table, int(table.card)))
            return say("log-built", card=played, where=where(table, move) or NOTHING)
        case _:
            return None
