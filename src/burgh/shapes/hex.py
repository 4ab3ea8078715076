"""Hexes with axial coordinates, packed into one small int a cell.

A map is 64 cells wide and high with (0, 0) near its middle. Neighbours are fixed offsets, and a
ring of cells at the rim that nothing may enter saves every test for the edge.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from burgh.core.ints import i64, vec
from burgh.core.malformed import Malformed

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


def cell_at(q: i64, r: i64) -> i64:
    """The cell number of a hex within reach."""
    return ((r + MIDDLE) << BITS) | (q + MIDDLE)


def hex_at(cell: i64) -> Hex:
    """The hex of a cell number."""
    return Hex((cell & (WIDTH - 1)) - MIDDLE, (cell >> BITS) - MIDDLE)


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
        said = f"not {place!r}" if place else "and it is missing"
        raise Malformed("move", f"a cell is written q,r after @, for example @ 1,-2, {said}")
    return Hex(int(match[1]), int(match[2]))
