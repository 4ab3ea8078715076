"""Goals: who alone leads what is measured (S12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, u8, vec
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.effects import BYTE, BYTE_BITS
from burgh.games.suburbia.engine.tables import (
    AIRPORT_TAG,
    AIRPORTS,
    CASH,
    CIVIC_GROUP,
    CIVIC_TAG,
    FIRST_CATEGORY,
    INCOMES,
    LAKE,
    LAKE_GROUP,
    LAKES,
    LAST_CATEGORY,
    MARKERS,
    Tables,
)
from burgh.shapes.hex import OFFSETS, SIDES

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia

NOBODY: Final[i64] = -1


def met_by(table: Suburbia, goal: i64) -> i64:
    """The seat that alone meets a goal; a tie for first is nobody's (S12.3 to S12.5)."""
    tables = table.rules.tables
    measure = tables.goal_measure[goal]
    sign: i64 = -1 if tables.goal_fewest[goal] != 0 else 1
    leader: i64 = NOBODY
    best: i64 = 0
    for seat in range(table.rules.seats):
        value = sign * measured(tables, table.boroughs[seat], measure)
        if seat == 0 or value > best:
            best = value
            leader = seat
        elif value == best:
            leader = NOBODY
    return leader


def measured(tables: Tables, borough: Borough, measure: i64) -> i64:
    """Measure one borough; markers do not make a tile count twice (S12.2)."""
    if measure == AIRPORTS:
        return borough.tally[AIRPORT_TAG]
    if measure == LAKES:
        return borough.lakes()
    if measure == CASH:
        return borough.money
    if FIRST_CATEGORY <= measure <= LAST_CATEGORY:
        return borough.tally[measure - FIRST_CATEGORY]
    if measure == MARKERS:
        return borough.markers_placed()
    if measure == LAKE_GROUP or measure == CIVIC_GROUP:
        return group_of(tables, borough, measure == LAKE_GROUP)
    return borough.income if measure == INCOMES else borough.reputation


def group_of(tables: Tables, borough: Borough, lakes: bool) -> i64:
    """The largest group of lakes or civic tiles, counted anew only when there is another tile."""
    known = borough.lake_group if lakes else borough.civic_group
    tiles: i64 = i64(len(borough.kinds))
    if known >> BYTE_BITS == tiles:
        return known & BYTE
    found = largest_group(tables, borough, lakes)
    if lakes:
        borough.lake_group = (tiles << BYTE_BITS) | found
    else:
        borough.civic_group = (tiles << BYTE_BITS) | found
    return found


def largest_group(tables: Tables, borough: Borough, lakes: bool) -> i64:
    """The size of the largest edge-connected group of lakes or civic tiles (S12.8, O3)."""
    tiles: i64 = i64(len(borough.kinds))
    seen = vec[u8]([0] * tiles)
    waiting = vec[i64]([0] * tiles)
    largest: i64 = 0
    for first in range(tiles):
        if i64(seen[first]) != 0 or not belongs(tables, i64(borough.kinds[first]), lakes):
            continue
        seen[first] = u8(1)
        waiting[0] = first
        size: i64 = 1
        done: i64 = 0
        while done < size:
            size = spread(tables, borough, lakes, seen, waiting, done, size)
            done += 1
        if size > largest:
            largest = size
    return largest


def spread(
    tables: Tables,
    borough: Borough,
    lakes: bool,
    seen: vec[u8],
    waiting: vec[i64],
    at: i64,
    size: i64,
) -> i64:
    """Add the unseen neighbours of a group's tile to the group and give its new size."""
    cell = borough.places[waiting[at]]
    for side in range(SIDES):
        index = borough.tile_at(cell + OFFSETS[side])
        if index < 0 or i64(seen[index]) != 0:
            continue
        if belongs(tables, i64(borough.kinds[index]), lakes):
            seen[index] = u8(1)
            waiting[size] = index
            size += 1
    return size


def belongs(tables: Tables, kind: i64, lakes: bool) -> bool:
    """Whether a tile counts for the group: a lake, or a civic tile."""
    if lakes:
        return kind == LAKE
    return (tables.tags[kind] >> CIVIC_TAG) & 1 == 1
