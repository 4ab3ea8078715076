"""Squares and polyominoes: outlines, quarter turns, and the cells they cover on a square map.

A map is 64 cells wide and high; square (0, 0) is its second cell in its second row, so that a ring
of cells at the rim that nothing may enter saves every test for the edge.
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
REACH: Final = 61  # the farthest row or column inside the ring

# East, west, south, north.
OFFSETS: Final = vec[i64]([1, -1, 64, -64])
SIDES: Final[i64] = 4
TURNS: Final[i64] = 4

Outline = list[str]


class Square(NamedTuple):
    """A square: rows count southward, columns eastward."""

    row: int
    col: int

    def __str__(self) -> str:
        """Write it as it is typed: `0,23`."""
        return f"{self.row},{self.col}"


def cell_at(row: i64, col: i64) -> i64:
    """The cell number of a square within reach."""
    return ((row + 1) << BITS) | (col + 1)


def square_at(cell: i64) -> Square:
    """The square of a cell number."""
    return Square((cell >> BITS) - 1, (cell & (WIDTH - 1)) - 1)


def within_reach(row: int, col: int) -> bool:
    """Whether a square lies on the map."""
    return 0 <= row <= REACH and 0 <= col <= REACH


def turned(outline: Outline, quarters: int) -> Outline:
    """An outline turned clockwise by quarter turns."""
    for _ in range(quarters % 4):
        height, width = len(outline), len(outline[0])
        outline = [
            "".join([outline[height - 1 - col][row] for col in range(height)])
            for row in range(width)
        ]
    return outline


def squares(outline: Outline) -> list[tuple[int, int]]:
    """Give the squares an outline covers, in reading order, from its top left corner."""
    return [
        (row, col)
        for row, line in enumerate(outline)
        for col, mark in enumerate(line)
        if mark == "X"
    ]


def footprint(outline: Outline) -> list[int]:
    """Give the cells an outline covers as distances from the cell of its top left corner."""
    return [row * 64 + col for row, col in squares(outline)]


def same_turn(outline: Outline, quarters: int) -> int:
    """The fewest quarter turns that show an outline as so many do."""
    shown = turned(outline, quarters)
    for fewer in range(quarters):
        if turned(outline, fewer) == shown:
            return fewer
    return quarters


def is_tight(outline: Outline) -> bool:
    """Whether an outline is a box of equal rows that its squares fill to every side."""
    if not outline or not outline[0] or any(len(row) != len(outline[0]) for row in outline):
        return False
    covered = squares(outline)
    rows = {row for row, _ in covered}
    cols = {col for _, col in covered}
    return bool(covered) and ({0, len(outline) - 1} <= rows and {0, len(outline[0]) - 1} <= cols)


def is_joined(outline: Outline) -> bool:
    """Whether all squares of an outline hang together by their edges."""
    left = set(squares(outline))
    if not left:
        return False
    edge = [left.pop()]
    while edge:
        row, col = edge.pop()
        for beside in ((row, col + 1), (row, col - 1), (row + 1, col), (row - 1, col)):
            if beside in left:
                left.remove(beside)
                edge.append(beside)
    return not left


def read_square(place: str | None) -> Square:
    """Read `0,23` as a square."""
    match = re.fullmatch(r"\(?\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)?", place or "")
    if match is None:
        facts = {"form": "row,col", "example": "0,23"}
        raise wrong("move", "data-cell", **facts, text=quoted(place or ""))
    return Square(int(match[1]), int(match[2]))
