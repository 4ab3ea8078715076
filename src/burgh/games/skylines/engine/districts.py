"""The city: boards side by side, the districts on them, and what stands there (K1.3, K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.games.skylines.engine.choice import box_of, turns_of
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    CITY,
    COUNTS,
    GRASS,
    NO_CARD,
    PROVIDES_SERVICE,
    SERVED,
    SERVICE,
)
from burgh.shapes.polyomino import OFFSETS, SIDES, TURNS, cell_at
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

Laid = tuple[int, int, int, int]  # board, row, col, quarter turns


class City:
    """The boards of one layout, face up or not (K1.3): it never changes."""

    def __init__(self, boards: list[Laid], grounds: list[list[int]], size: int) -> None:
        """Lay the boards; `grounds` has the squares of each, turned, in reading order."""
        self.size: i64 = size
        self.count: i64 = len(boards)
        self.board = vec[i64]([laid[0] for laid in boards])
        self.row = vec[i64]([laid[1] for laid in boards])
        self.col = vec[i64]([laid[2] for laid in boards])
        self.turns = vec[i64]([laid[3] for laid in boards])
        rows = [1 + laid[1] for laid in boards]
        self.cells: i64 = cell_at(max(rows, default=0) * size, 0) + 64
        self.ground = vec[u8]([0] * self.cells)
        for place, ground in enumerate(grounds):
            self.fill(place, ground)

    def fill(self, place: i64, ground: list[int]) -> None:
        """Write the squares of one board."""
        first = cell_at(self.row[place] * self.size, self.col[place] * self.size)
        for at, kind in enumerate(ground):
            here: i64 = at
            self.ground[first + (here // self.size) * 64 + here % self.size] = u8(kind)

    def place_of(self, board: i64) -> i64:
        """The place in the layout of a board, or -1."""
        for place in range(self.count):
            if self.board[place] == board:
                return place
        return -1

    def touch(self, a: i64, b: i64) -> bool:
        """Whether two places of the layout share a side."""
        down = self.row[a] - self.row[b]
        right = self.col[a] - self.col[b]
        return down * down + right * right == 1


# --- districts --------------------------------------------------------------------------------


def survey(table: Skylines) -> None:
    """Find the districts of all face-up boards and what stands in each (K4.2, K4.3)."""
    label_districts(table)
    table.free = table.label[:]
    table.near = vec[u8]([0] * table.city.cells)
    table.counts = vec[i64]([0] * (table.districts * COUNTS))
    table.uniques = vec[i64]([])
    table.everywhere = 0
    for index in range(i64(len(table.built))):
        stand(table, index)


def label_districts(table: Skylines) -> None:
    """Number the districts of the boards that lie face up, and list their cells (K4.2)."""
    table.label = labelled(table.city, table.face_up)
    table.lots = vec[i64]([])
    table.districts = 0
    for cell in range(table.city.cells):
        mark: i64 = i64(table.label[cell])
        if mark != 0:
            table.lots = append(table.lots, cell)
        if mark > table.districts:
            table.districts = mark


def labelled(city: City, face_up: vec[i64]) -> vec[u8]:
    """Give each cell its district's number plus one, others 0 (K4.2)."""
    grass = grass_of(city, face_up)
    label = vec[u8]([0] * city.cells)
    mark: i64 = 0
    for cell in range(city.cells):
        if i64(grass[cell]) != 0 and i64(label[cell]) == 0:
            mark += 1
            flood(label, grass, cell, mark)
    return label


def grass_of(city: City, face_up: vec[i64]) -> vec[u8]:
    """Mark the grass of the boards that lie face up."""
    grass = vec[u8]([0] * city.cells)
    for i in range(i64(len(face_up))):
        place = face_up[i]
        first = cell_at(city.row[place] * city.size, city.col[place] * city.size)
        for row in range(city.size):
            for col in range(city.size):
                cell = first + row * 64 + col
                if i64(city.ground[cell]) == GRASS:
                    grass[cell] = u8(1)
    return grass


def flood(label: vec[u8], grass: vec[u8], start: i64, mark: i64) -> None:
    """Mark a cell and all grass joined to it by edges."""
    label[start] = u8(mark)
    edge = vec[i64]([0] * i64(len(grass)))
    edge[0] = start
    left: i64 = 1
    while left > 0:
        left -= 1
        cell = edge[left]
        for side in range(SIDES):
            beside = cell + OFFSETS[side]
            if i64(grass[beside]) != 0 and i64(label[beside]) == 0:
                label[beside] = u8(mark)
                edge[left] = beside
                left += 1


def district_of(table: Skylines, tile: i64, where: i64) -> i64:
    """The district in which a tile lies (K6.3)."""
    outlines = table.rules.tables.outlines
    lead = outlines.lead[tile * TURNS + turns_of(where)]
    return i64(table.label[box_of(where) + lead]) - 1


def district_of_unique(table: Skylines, which: i64) -> i64:
    """The district of the `which`-th unique building, as districts are now (K12.7)."""
    index = table.uniques[which]
    return district_of(table, i64(table.built[index]), table.spots[index])


# --- building ---------------------------------------------------------------------------------


def lay(table: Skylines, tile: i64, where: i64) -> None:
    """Put a tile from the supply on its squares; it never moves again (K6.3)."""
    table.supply[tile] = u8(i64(table.supply[tile]) - 1)
    table.built = append(table.built, u8(tile))
    table.spots = append(table.spots, where)
    stand(table, i64(len(table.built)) - 1)


def stand(table: Skylines, index: i64) -> None:
    """Let a tile count in its district: its squares, its kind, the services it gives."""
    outlines = table.rules.tables.outlines
    tile: i64 = i64(table.built[index])
    where = table.spots[index]
    kind = outlines.kind[tile]
    base = district_of(table, tile, where) * COUNTS
    table.counts[base + kind] += 1
    table.counts[base + ALL_TILES] += 1
    box = box_of(where)
    foot = tile * TURNS + turns_of(where)
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        table.free[box + outlines.foot[i]] = u8(0)
    if kind == SERVICE:
        serve(table, tile, foot, box, base)
    if outlines.card[tile] != NO_CARD:
        table.uniques = append(table.uniques, index)
        lend_services(table, outlines.card[tile], base)


def serve(table: Skylines, tile: i64, foot: i64, box: i64, base: i64) -> None:
    """Let a service reach the squares beside it (level I) or its whole district (K6.7, K6.8)."""
    outlines = table.rules.tables.outlines
    given = bit(outlines.service[tile])
    if outlines.level[tile] > 0:
        table.counts[base + SERVED] |= given
        return
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        for side in range(SIDES):
            beside = box + outlines.foot[i] + OFFSETS[side]
            table.near[beside] = u8(i64(table.near[beside]) | given)


def lend_services(table: Skylines, card: i64, base: i64) -> None:
    """Let a unique building stand in for services, in its district or everywhere (K12.9)."""
    deck = table.rules.tables.deck
    for r in range(deck.rule_first[card], deck.rule_first[card + 1]):
        if deck.rule_trigger[r] != PROVIDES_SERVICE:
            continue
        given = bit(deck.rule_what[r])
        if deck.rule_mode[r] == CITY:
            table.everywhere |= given
        else:
            table.counts[base + SERVED] |= given
