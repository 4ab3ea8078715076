"""What a style of play may like about a position of Big City (`styles.toml`).

Nobody owns what stands in the city, so what stands there is counted, whoever built it: of the
moves at hand a style prefers those that make more of it. Nothing that `conceal` hides is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import at_least, i64, vec
from burgh.games.bigcity.engine import buildings, cards, tram
from burgh.games.bigcity.engine.choice import orientation_of
from burgh.games.bigcity.engine.outlook import pairs_with
from burgh.games.bigcity.engine.tables import GROUPS, HAND_ROOM, NO_LOT
from burgh.shapes.square import edge_at

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity

TASTES: Final[tuple[str, ...]] = (
    "homes",  # lots with residences
    "offices",  # lots with offices
    "specials",  # special buildings
    "parks",
    "factories",
    "large",  # lots that a building covers beyond its first
    "tram",  # segments
    "districts",  # in the city
    "cards",  # own cards for free lots
    "pairs",  # free lots side by side whose cards are both one's own
    "open",  # free lots by the tram or city hall whose cards are not one's own
    "rival",  # points of the best rival
)
HOMES: Final[i64] = 0
OFFICES: Final[i64] = 1
SPECIALS: Final[i64] = 2
PARKS: Final[i64] = 3
FACTORIES: Final[i64] = 4
LARGE: Final[i64] = 5
TRAM: Final[i64] = 6
DISTRICTS: Final[i64] = 7
CARDS: Final[i64] = 8
PAIRS: Final[i64] = 9
OPEN: Final[i64] = 10
RIVAL: Final[i64] = 11

RESIDENCE: Final[i64] = GROUPS.index("residence")
OFFICE: Final[i64] = GROUPS.index("office")
CITY_HALL: Final[i64] = GROUPS.index("city_hall")
PARK: Final[i64] = GROUPS.index("park")
FACTORY: Final[i64] = GROUPS.index("factory")
SPECIAL: Final[i64] = GROUPS.index("special")


def tastes_into(table: BigCity, seat: i64, buffer: vec[i64]) -> None:
    """Write the numbers that TASTES names."""
    for i in range(i64(len(TASTES))):
        buffer[i] = 0
    for i in range(i64(len(table.stands))):
        piece_into(table, i, buffer)
    buffer[TRAM] = i64(len(table.line))
    buffer[DISTRICTS] = i64(len(table.plan.placed))
    hand_into(table, seat, buffer)
    buffer[OPEN] = open_lots(table, seat)
    for other in range(table.rules.seats):
        if other != seat:
            buffer[RIVAL] = at_least(buffer[RIVAL], table.scores[other])


def piece_into(table: BigCity, number: i64, buffer: vec[i64]) -> None:
    """Count a piece in the city."""
    tables = table.rules.tables
    piece: i64 = i64(table.stands[number])
    size = tables.orientations.size[orientation_of(table.sites[number])]
    group = tables.groups[piece]
    if (group >> RESIDENCE) & 1 != 0:
        buffer[HOMES] += size
    elif (group >> OFFICE) & 1 != 0:
        buffer[OFFICES] += size
    elif (group >> PARK) & 1 != 0:
        buffer[PARKS] += 1
    elif (group >> FACTORY) & 1 != 0:
        buffer[FACTORIES] += 1
    if (group >> SPECIAL) & 1 != 0:
        buffer[SPECIALS] += 1
    if tables.pieces[piece].card < 0:
        buffer[LARGE] += size - 1


def hand_into(table: BigCity, seat: i64, buffer: vec[i64]) -> None:
    """Count the cards of a seat that it can build on, and those that belong together."""
    known = table.rules.tables.cards
    first = seat * HAND_ROOM
    sides: i64 = 0
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card >= known.count or known.lot[card] < 0:
            continue
        if buildings.is_free(table, known.lot[card]):
            buffer[CARDS] += 1
            sides += pairs_with(table, seat, known.lot[card])
    buffer[PAIRS] = sides // 2


def open_lots(table: BigCity, seat: i64) -> i64:
    """Count the free lots where most doubles its value and somebody else may build."""
    found: i64 = 0
    of_lot = table.rules.tables.cards.of_lot
    for lot in range(table.rules.tables.boards.lots):
        if not buildings.is_free(table, lot) or cards.holds_card(table, seat, of_lot[lot]):
            continue
        if doubles(table, lot):
            found += 1
    return found


def doubles(table: BigCity, lot: i64) -> bool:
    """Whether a tram or city hall is beside a lot."""
    cell = table.plan.cell[lot]
    for side in range(4):
        if tram.has_rail(table, edge_at(cell, side)):
            return True
        facing = table.plan.neighbour(lot, side)
        if facing != NO_LOT and i64(table.piece_at[facing]) != 0:
            group = table.rules.tables.groups[buildings.piece_on(table, facing)]
            if (group >> CITY_HALL) & 1 != 0:
                return True
    return False
