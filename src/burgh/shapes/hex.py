"""Hexes with axial coordinates, packed into one small int a cell.

A map is 64 cells wide and high with (0, 0) near its middle. Neighbours are fixed offsets, and a
ring of cells at the rim that nothing may enter saves every test for the edge.
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
MIDDLE: Final[i64] = 32
REACH: Final = 30  # the farthest coordinate inside the ring

# (q+1, r) (q-1, r) (q, r+1) (q, r-1) (q+1, r-1) (q-1, r+1)
OFFSETS: Final = vec[i64]([1, -1, 64, -64, -63, 63])
SIDES: Final[i64] = 6


class Hex(NamedTuple):
    """A hex: `q` counts columns to the right, `r` counts downward within a column."""

    q: int
    r: int

    def __str__(self) -> str:
        """Write it as it is typed: `1,-2`."""
        return f"{self.q},{self.r}"


HEXES: Final[list[Hex | None]] = [None] * CELLS


def cell_at(q: i64, r: i64) -> i64:
    """The cell number of a hex within reach."""
    return ((r + MIDDLE) << BITS) | (q + MIDDLE)


def hex_at(cell: i64) -> Hex:
    """The hex of a cell number; on the map each is made once: moves are named by the million."""
    on_map = 0 <= cell < CELLS
    if on_map:
        known = HEXES[cell]
        if known is not None:
            return known
    found = Hex((cell & (WIDTH - 1)) - MIDDLE, (cell >> BITS) - MIDDLE)
    if on_map:
        HEXES[cell] = found
    return found


def cells_around(middle: Hex, steps: int) -> list[int]:
    """The cells of the map so many steps from a hex, or fewer."""
    found: list[int] = []
    for r in range(middle.r - steps, middle.r + steps + 1):
        for q in range(middle.q - steps, middle.q + steps + 1):
            far = max(abs(q - middle.q), abs(r - middle.r), abs(q - middle.q + r - middle.r))
            if far <= steps and within_reach(q, r):
                found.append(int(cell_at(q, r)))
    return found


def within_reach(q: int, r: int) -> bool:
    """Whether a hex lies on the map."""
    return -REACH <= q <= REACH and -REACH <= r <= REACH


def are_neighbours(a: i64, b: i64) -> bool:
    """Whether two cells share an edge."""
    d = b - a
    return d == 1 or d == -1 or d == 64 or d == -64 or d == -63 or d == 63


def read_hex(place: str | None) -> Hex:
    """Read `1,-2` as a hex."""
    match = re.fullmatch(r"\(?\s*([+-]?\d{1,4})\s*,\s*([+-]?\d{1,4})\s*\)?", place or "")
    if match is None:
        facts = {"form": "q,r", "example": "1,-2"}
        raise wrong("move", "data-cell", **facts, text=quoted(place or ""))
    return Hex(int(match[1]), int(match[2]))
