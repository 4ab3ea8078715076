"""Squares on a lattice: cells, the edges between them, the crossings where edges meet.

A map is 64 cells wide and high with (0, 0) near its middle; neighbours are fixed offsets. A set of
cells is also a column of rows, each row the bits of one integer: then a whole row is compared with
its neighbours at once.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from burgh.core.ints import i64, vec
from burgh.core.malformed import wrong
from burgh.core.said import quoted

BITS: Final[i64] = 6
WIDTH: Final[i64] = 64
CELLS: Final[i64] = 4096
MIDDLE: Final[i64] = 30
REACH: Final = 29  # the farthest coordinate inside the ring; a row is 60 bits of an integer
FIRST: Final[i64] = 1  # the first and the last row or column that may hold something
LAST: Final[i64] = 60
ROW: Final[i64] = 0x3FFFFFFFFFFFFFFF  # every cell of a row, ring included

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDES: Final = "NESW"
STEPS: Final = vec[i64]([-64, 1, 64, -1])


# Compiled, `1 << n` is a shift of a C int where the 1 is a literal, and loses bits from 31 on.
POWERS: Final = vec[i64]([1 << n for n in range(62)])


class Point(NamedTuple):
    """A cell: `x` counts to the right, `y` counts downward."""

    x: int
    y: int

    def __str__(self) -> str:
        """Write it as it is typed: `1,-2`."""
        return f"{self.x},{self.y}"


def cell_at(x: i64, y: i64) -> i64:
    """The cell number of a point within reach."""
    return ((y + MIDDLE) << BITS) | (x + MIDDLE)


def point_at(cell: i64) -> Point:
    """The point of a cell number."""
    return Point((cell & (WIDTH - 1)) - MIDDLE, (cell >> BITS) - MIDDLE)


def within_reach(x: int, y: int) -> bool:
    """Whether a point lies on the map."""
    return -REACH <= x <= REACH and -REACH <= y <= REACH


def read_point(text: str) -> Point:
    """Read `1,-2` as a point."""
    match = re.fullmatch(r"\(?\s*([+-]?\d{1,4})\s*,\s*([+-]?\d{1,4})\s*\)?", text)
    if match is None:
        raise wrong("move", "data-cell", form="x,y", example="1,-2", text=quoted(text))
    return Point(int(match[1]), int(match[2]))


# --- edges and crossings: an edge is the north (even) or the west (odd) side of a cell -----------


def edge_at(cell: i64, side: i64) -> i64:
    """The edge on one side of a cell; the neighbour's opposite side is the same edge."""
    if side == NORTH:
        return 2 * cell
    if side == WEST:
        return 2 * cell + 1
    return 2 * (cell + WIDTH) if side == SOUTH else 2 * (cell + 1) + 1


def cell_below(edge: i64) -> i64:
    """The cell to the south or the east of an edge."""
    return edge >> 1


def cell_above(edge: i64) -> i64:
    """The cell to the north or the west of an edge."""
    if edge & 1:
        return (edge >> 1) - 1
    return (edge >> 1) - WIDTH


def crossing_before(edge: i64) -> i64:
    """The northern or western end of an edge: the corner of that cell."""
    return edge >> 1


def crossing_after(edge: i64) -> i64:
    """The southern or eastern end of an edge."""
    if edge & 1:
        return (edge >> 1) + WIDTH
    return (edge >> 1) + 1


def edge_from(crossing: i64, way: i64) -> i64:
    """The edge that leaves a crossing to the north, east, south or west."""
    if way == EAST:
        return 2 * crossing
    if way == SOUTH:
        return 2 * crossing + 1
    return 2 * (crossing - WIDTH) + 1 if way == NORTH else 2 * (crossing - 1)


def bit(n: i64) -> i64:
    """The integer in which only one bit, the n-th, is set."""
    return POWERS[n]


# --- rows of bits ------------------------------------------------------------------------------


def covered(rows: vec[i64], top: i64, width: i64, height: i64) -> i64:
    """Give, for one top row, the left edges at which a rectangle would cover a cell of the set."""
    found: i64 = 0
    for down in range(height):
        row = rows[top + down]
        for right in range(width):
            found |= row >> right
    return found


def touching(rows: vec[i64], top: i64, width: i64, height: i64, cells: i64) -> i64:
    """The left edges at which so many (1 or 2) cells of a rectangle face a cell of the set."""
    once: i64 = 0
    twice: i64 = 0
    for down in range(height):
        for right in range(width):
            faces: i64 = 0
            if down == 0:
                faces |= rows[top - 1] >> right
            if down == height - 1:
                faces |= rows[top + height] >> right
            if right == 0:
                faces |= (rows[top + down] << 1) & ROW
            if right == width - 1:
                faces |= rows[top + down] >> width
            twice |= once & faces
            once |= faces
    return twice if cells > 1 else once


def outside(rows: vec[i64]) -> vec[i64]:
    """The cells off the set that are joined by sides with the rim of the map: no holes."""
    found = rows[:]
    for y in range(WIDTH):
        found[y] = 0
    found[0] = ROW
    changed = True
    while changed:
        changed = False
        for y in range(1, LAST + 2):
            if pour(rows, found, y, found[y - 1]):
                changed = True
        y = LAST + 1
        while y > 0:
            if pour(rows, found, y, found[y + 1] if y <= LAST else ROW):
                changed = True
            y -= 1
    return found


def pour(rows: vec[i64], found: vec[i64], y: i64, source: i64) -> bool:
    """Let what is outside run into one row from the next and along it; says whether it grew."""
    free = ROW & ~rows[y]
    before = found[y]
    now = before | (source & free)
    if now == before:
        return False
    wider = now
    while True:
        wider = (now | (now << 1) | (now >> 1)) & free
        if wider == now:
            break
        now = wider
    found[y] = now
    return True
