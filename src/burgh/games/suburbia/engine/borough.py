"""The borough: the tiles of one player, where they lie, and the four numbers (S2)."""

from __future__ import annotations

from typing import ClassVar, Final

from burgh.core.ints import append, i64, pop, u8, vec
from burgh.games.suburbia.engine.tables import (
    INCOME,
    LAKE,
    MONEY,
    REPUTATION,
    TAGS,
    Tables,
)
from burgh.shapes.hex import CELLS, OFFSETS, SIDES, WIDTH

# A cell holds one of these, or 1 + the index of the tile on it.
FREE: Final[i64] = 0
OPEN: Final[i64] = 254  # free, and beside a tile: the next may go here
COVERED: Final[i64] = 255  # under the borough board, or beyond the map
MOST_TILES: Final = 250


class Borough:
    """Tiles in order of building, the cells they lie on, and money, income, reputation, people."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cells", "far", "liners", "open", "tally")
    # The lie of the tiles, which only a new one changes: see `copy`.
    SHARED: ClassVar[tuple[str, ...]] = (
        "ages",
        "cells",
        "far",
        "kinds",
        "liners",
        "open",
        "places",
        "tally",
    )
    PASSING: ClassVar[tuple[str, ...]] = ("is_lent", "lake_group", "civic_group")

    def __init__(self) -> None:
        """Leave everything to `empty_borough` and `copy`: a constructor would do work twice."""
        self.cells = vec[u8]([])
        self.kinds = vec[u8]([])
        self.places = vec[i64]([])
        self.ages = vec[i64]([])
        self.doubled = vec[u8]([])
        self.far = vec[u8]([])  # indices of the tiles that others elsewhere set off, oldest first
        self.liners = vec[u8]([])  # indices of the tiles that answer red lines, oldest first
        self.open = vec[i64]([])
        self.tally = vec[i64]([])  # how many tiles carry each tag
        self.money: i64 = 0
        self.income: i64 = 0
        self.reputation: i64 = 0
        self.population: i64 = 0
        self.markers: i64 = 0
        self.is_lent = False  # another borough has the same lists
        # The largest groups as they were last counted, with the number of tiles then (goals.py).
        self.lake_group: i64 = 0
        self.civic_group: i64 = 0

    def copy(self) -> Borough:
        """An independent copy. Both keep the lists of tiles until one of them gets a new tile.

        Most copies are made to look at one move, which leaves the boroughs of the others as they
        lie, and lists take as long to copy as the move.
        """
        other = Borough()
        self.is_lent = True
        other.is_lent = True
        other.cells = self.cells
        other.kinds = self.kinds
        other.places = self.places
        other.ages = self.ages
        other.doubled = self.doubled[:]
        other.far = self.far
        other.liners = self.liners
        other.open = self.open
        other.tally = self.tally
        other.money = self.money
        other.income = self.income
        other.reputation = self.reputation
        other.population = self.population
        other.markers = self.markers
        other.lake_group = self.lake_group
        other.civic_group = self.civic_group
        return other

    def part(self) -> None:
        """Have lists of tiles of its own."""
        self.is_lent = False
        self.cells = self.cells[:]
        self.kinds = self.kinds[:]
        self.places = self.places[:]
        self.ages = self.ages[:]
        self.far = self.far[:]
        self.liners = self.liners[:]
        self.open = self.open[:]
        self.tally = self.tally[:]

    def value(self, track: i64) -> i64:
        """Read one of the four numbers."""
        if track == MONEY:
            return self.money
        if track == INCOME:
            return self.income
        if track == REPUTATION:
            return self.reputation
        return self.population

    def tile_at(self, cell: i64) -> i64:
        """The index of the tile on a cell, or -1."""
        held: i64 = i64(self.cells[cell])
        if held == FREE or held >= OPEN:
            return -1
        return held - 1

    def is_open(self, cell: i64) -> bool:
        """Whether the next tile may go here (S2.7, S2.8)."""
        return i64(self.cells[cell]) == OPEN

    def put(self, tables: Tables, kind: i64, cell: i64, age: i64) -> i64:
        """Lay a tile on a cell, open up what it touches, and give its index."""
        if self.is_lent:
            self.part()
        if i64(self.cells[cell]) == OPEN:
            self.close(cell)
        index: i64 = i64(len(self.kinds))
        self.kinds = append(self.kinds, u8(kind))
        self.places = append(self.places, cell)
        self.ages = append(self.ages, age)
        self.doubled = append(self.doubled, u8(0))
        self.cells[cell] = u8(index + 1)
        if tables.reaches_far[kind] != 0:
            self.far = append(self.far, u8(index))
        if tables.answers_lines[kind] != 0:
            self.liners = append(self.liners, u8(index))
        self.count_tags(tables.tags[kind])
        for side in range(SIDES):
            beside = cell + OFFSETS[side]
            if i64(self.cells[beside]) == FREE:
                self.cells[beside] = u8(OPEN)
                self.open = append(self.open, beside)
        return index

    def close(self, cell: i64) -> None:
        """Take a cell off the open ones; the last of the list moves into its place."""
        self.open, last = pop(self.open)
        if last != cell:
            i: i64 = 0
            while self.open[i] != cell:
                i += 1
            self.open[i] = last

    def count_tags(self, tags: i64) -> None:
        """Count a new tile under each tag it carries."""
        for tag in range(TAGS):
            if (tags >> tag) & 1:
                self.tally[tag] += 1

    def matching(self, match: i64) -> i64:
        """Count the tiles with one of the tags; a match names categories or icons, not both."""
        found: i64 = 0
        for tag in range(TAGS):
            if (match >> tag) & 1:
                found += self.tally[tag]
        return found

    def markers_placed(self) -> i64:
        """Count the markers lying on tiles."""
        found: i64 = 0
        for i in range(i64(len(self.doubled))):
            found += i64(self.doubled[i])
        return found

    def lakes(self) -> i64:
        """Count the lakes."""
        found: i64 = 0
        for i in range(i64(len(self.kinds))):
            if i64(self.kinds[i]) == LAKE:
                found += 1
        return found


def empty_borough(covered: list[int]) -> Borough:
    """A borough without tiles: covered cells marked, and a ring round the map."""
    borough = Borough()
    cells = vec[u8]([0] * CELLS)
    for cell in range(CELLS):
        row = cell // WIDTH
        column = cell % WIDTH
        if row <= 1 or column <= 1 or row >= WIDTH - 1 or column >= WIDTH - 1:
            cells[cell] = u8(COVERED)
    for blocked in covered:
        cells[blocked] = u8(COVERED)
    borough.cells = cells
    borough.tally = vec[i64]([0] * TAGS)
    return borough
