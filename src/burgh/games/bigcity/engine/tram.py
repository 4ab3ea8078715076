"""The tram: segments on streets, what they must touch, single lines (R4.19-R4.23, R8.3, R8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.games.bigcity.engine.choice import TRAM, choice
from burgh.shapes.square import (
    WIDTH,
    bit,
    cell_above,
    cell_below,
    crossing_after,
    crossing_before,
    edge_from,
)

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity


def has_rail(table: BigCity, edge: i64) -> bool:
    """Whether a segment lies on a street."""
    return (i64(table.rails[edge >> 1]) >> (edge & 1)) & 1 != 0


def segments_at(table: BigCity, crossing: i64) -> i64:
    """Count the segments that meet at a crossing."""
    here: i64 = i64(table.rails[crossing])
    left: i64 = i64(table.rails[crossing - 1])
    above: i64 = i64(table.rails[crossing - WIDTH])
    return (here & 1) + (here >> 1) + (left & 1) + (above >> 1)


def segments_left(table: BigCity) -> i64:
    """Count the segments in the box."""
    return table.rules.tables.segments - i64(len(table.line))


def lay(table: BigCity, edge: i64) -> None:
    """Put a segment on a street."""
    table.rails[edge >> 1] = u8(i64(table.rails[edge >> 1]) | bit(edge & 1))
    table.line = append(table.line, edge)


def is_inside(table: BigCity, edge: i64) -> bool:
    """Whether a street lies within the footprint of a piece (R4.22)."""
    one = table.plan.lot_at(cell_below(edge))
    other = table.plan.lot_at(cell_above(edge))
    if one < 0 or other < 0:
        return False
    piece: i64 = i64(table.piece_at[one])
    return piece != 0 and piece == i64(table.piece_at[other])


def is_built_up(table: BigCity, edge: i64) -> bool:
    """Whether a piece stands along a street (R8.4, V4)."""
    one = table.plan.lot_at(cell_below(edge))
    other = table.plan.lot_at(cell_above(edge))
    return (one >= 0 and i64(table.piece_at[one]) != 0) or (
        other >= 0 and i64(table.piece_at[other]) != 0
    )


def continues(table: BigCity, edge: i64) -> bool:
    """Whether a segment here would go on with the line, as the variants want it (R4.21, R8.3).

    The ends of a single line are the crossings with an odd number of segments: a line that runs
    into itself still has them, a closed ring has none (T5).
    """
    before = segments_at(table, crossing_before(edge))
    after = segments_at(table, crossing_after(edge))
    if not table.rules.single_line:
        return before + after > 0
    if table.rules.no_loop and before > 0 and after > 0:
        return False
    return (before | after) & 1 != 0


def may_lay(table: BigCity, edge: i64) -> bool:
    """Whether a segment may be laid on a street of the city."""
    if has_rail(table, edge):
        return False
    if i64(len(table.line)) > 0 and not continues(table, edge):
        return False
    if table.rules.inhabited and not is_built_up(table, edge):
        return False
    return not is_inside(table, edge)


def streets_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write every street that may get the next segment."""
    if segments_left(table) <= 0:
        return count
    streets = table.plan.streets
    anywhere = len(table.line) == 0
    for i in range(i64(len(streets))):
        edge = streets[i]
        if (anywhere or touches(table.rails, edge)) and may_lay(table, edge):
            buffer[count] = choice(TRAM, 0, edge)
            count += 1
    return count


def touches(rails: vec[u8], edge: i64) -> bool:
    """Whether a segment lies on the street or meets it: a quick look before `may_lay`."""
    one = edge >> 1
    other = crossing_after(edge)
    at_one = i64(rails[one]) | (i64(rails[one - 1]) & 1) | (i64(rails[one - WIDTH]) & 2)
    at_other = i64(rails[other]) | (i64(rails[other - 1]) & 1) | (i64(rails[other - WIDTH]) & 2)
    return at_one | at_other != 0


def can_go_on(table: BigCity) -> bool:
    """Whether any street may get another segment (T6): one at the line, so look only there."""
    if segments_left(table) <= 0:
        return False
    line = table.line
    for i in range(i64(len(line))):
        if can_go_on_from(table, crossing_before(line[i])):
            return True
        if can_go_on_from(table, crossing_after(line[i])):
            return True
    return False


def can_go_on_from(table: BigCity, crossing: i64) -> bool:
    """Whether a street that leaves a crossing may get a segment."""
    for way in range(4):
        edge = edge_from(crossing, way)
        if is_street(table, edge) and may_lay(table, edge):
            return True
    return False


def is_street(table: BigCity, edge: i64) -> bool:
    """Whether a lot of the city has this side (R2.1)."""
    return table.plan.lot_at(cell_below(edge)) >= 0 or table.plan.lot_at(cell_above(edge)) >= 0
