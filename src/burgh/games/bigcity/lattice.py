"""The city drawn in plain characters: lots as boxes, streets as lines, the tram as thick ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from burgh.shapes.square import SIDES, Point, cell_at, cell_below, edge_at, point_at

CELL: Final = 4  # characters of text in a lot; with its western street a lot is one wider
DEEP: Final = 2  # lines of text in a lot
MARGIN: Final = 4  # characters for the number of a row
STREET: Final = ("-", "|")
RAIL: Final = ("=", "#")
CROSSING: Final = "+"


class Sheet:
    """Paper to write on: single characters at (line, column)."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], str] = {}

    def write(self, line: int, column: int, text: str) -> None:
        """Write a text from left to right."""
        for i, sign in enumerate(text):
            self.signs[line, column + i] = sign

    def lines(self) -> list[str]:
        """The written lines, without spaces at their ends."""
        depth = 1 + max(line for line, _ in self.signs)
        width = 1 + max(column for _, column in self.signs)
        rows = ("".join(self.signs.get((y, x), " ") for x in range(width)) for y in range(depth))
        return [row.rstrip() for row in rows]


def picture(
    lots: Mapping[Point, tuple[str, str]], rails: Iterable[int], inner: Iterable[int]
) -> list[str]:
    """Draw lots with two short texts each; `rails` have a tram, `inner` streets are built over."""
    left, top = min(at.x for at in lots), min(at.y for at in lots)
    sheet = Sheet()
    for at in lots:
        sheet.write(0, column_of(at.x - left) + 1, str(at.x).center(CELL))
        sheet.write(line_of(at.y - top) + 1, 0, str(at.y).rjust(MARGIN - 1))
        for i, text in enumerate(lots[at]):
            sheet.write(line_of(at.y - top) + 1 + i, column_of(at.x - left) + 1, text[:CELL])
    trams, hidden = set(rails), set(inner)
    for edge in {edge for at in lots for edge in sides_of(at)} - hidden:
        draw_edge(sheet, edge, Point(left, top), RAIL if edge in trams else STREET)
    return sheet.lines()


def draw_edge(sheet: Sheet, edge: int, corner: Point, signs: tuple[str, str]) -> None:
    """Draw the street on one side of a lot, from crossing to crossing."""
    at = point_at(cell_below(edge))
    line, column = line_of(at.y - corner.y), column_of(at.x - corner.x)
    upright = edge % 2 == 1
    sheet.write(line, column, CROSSING)
    if upright:
        for i in range(DEEP):
            sheet.write(line + 1 + i, column, signs[1])
        sheet.write(line + DEEP + 1, column, CROSSING)
    else:
        sheet.write(line, column + 1, signs[0] * CELL + CROSSING)


def line_of(row: int) -> int:
    """The line of the street north of a row; line 0 has the numbers of the columns."""
    return 1 + (DEEP + 1) * row


def column_of(column: int) -> int:
    """The character of the street west of a column."""
    return MARGIN + (CELL + 1) * column


def sides_of(at: Point) -> list[int]:
    """The four streets around a lot."""
    return [int(edge_at(cell_at(*at), side)) for side in range(len(SIDES))]


def slices(lots: Mapping[Point, tuple[str, str]], width: int) -> list[list[int]]:
    """The columns of the city, in equal parts that fit a page of so many characters."""
    columns = range(min(at.x for at in lots), max(at.x for at in lots) + 1)
    parts = -(-len(columns) // ((width - MARGIN - 1) // (CELL + 1)))
    size = -(-len(columns) // parts)
    return [list(columns[i : i + size]) for i in range(0, len(columns), size)]
