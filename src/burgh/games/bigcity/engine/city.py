"""The city: where the districts lie, which lots face each other, what is outside (R2).

A plan never changes once it is drawn, so copies of a game share it; a new district makes a new one.
"""

from __future__ import annotations

from burgh.core.ints import append, i64, u8, vec
from burgh.games.bigcity.engine.tables import NO_LOT, Rules
from burgh.shapes.square import (
    BITS,
    CELLS,
    EAST,
    FIRST,
    LAST,
    NORTH,
    SOUTH,
    STEPS,
    WEST,
    WIDTH,
    bit,
    covered,
    edge_at,
    outside,
    touching,
)


class Plan:
    """The districts in the order they were placed, and everything that follows from where."""

    def __init__(self) -> None:
        """Leave everything to `empty_plan` and `with_district`."""
        self.placed = vec[i64]([])  # districts in order
        self.origins = vec[i64]([])  # by place in that order: cells and rotations
        self.rotations = vec[i64]([])
        self.rows = vec[i64]([])  # bits of the cells that are lots
        self.open = vec[i64]([])  # bits of the cells that are outside: empty, and not in a hole
        self.grid = vec[u8]([])  # 1 + the lot of a cell
        self.cell = vec[i64]([])  # the cell of a lot, 0 where its district is aside
        self.beside = vec[u8]([])  # four neighbours of each lot, north, east, south, west
        self.outskirts = vec[u8]([])
        self.streets = vec[i64]([])
        # By shape of board, once somebody has asked: the same for whoever asks, in any thread.
        self.spots: list[vec[i64] | None] = []

    def has(self, district: i64) -> bool:
        """Whether a district is in the city."""
        for i in range(i64(len(self.placed))):
            if self.placed[i] == district:
                return True
        return False

    def has_lot(self, lot: i64) -> bool:
        """Whether a lot is in the city."""
        return self.cell[lot] != 0

    def lot_at(self, cell: i64) -> i64:
        return i64(self.grid[cell]) - 1

    def neighbour(self, lot: i64, side: i64) -> i64:
        """The lot that faces one side of a lot, or NO_LOT (R2.2)."""
        return i64(self.beside[4 * lot + side])


def empty_plan(rules: Rules) -> Plan:
    """A table without districts."""
    lots = rules.tables.boards.lots
    plan = Plan()
    plan.rows = vec[i64]([0] * WIDTH)
    plan.open = vec[i64]([0] * WIDTH)
    plan.grid = vec[u8]([0] * CELLS)
    plan.cell = vec[i64]([0] * lots)
    plan.beside = vec[u8]([255] * (4 * lots))
    plan.outskirts = vec[u8]([0] * lots)
    plan.spots = [None for _ in rules.tables.boards.shapes]
    return plan


def with_district(rules: Rules, old: Plan, district: i64, origin: i64, rotation: i64) -> Plan:
    """Give the plan with one district more (R2.7)."""
    plan = Plan()
    plan.placed = append(old.placed[:], district)
    plan.origins = append(old.origins[:], origin)
    plan.rotations = append(old.rotations[:], rotation)
    plan.rows = old.rows[:]
    plan.grid = old.grid[:]
    plan.cell = old.cell[:]
    plan.beside = old.beside[:]
    plan.outskirts = old.outskirts[:]
    plan.spots = [None] * len(old.spots)
    boards = rules.tables.boards
    for lot in range(boards.first_lot[district], boards.first_lot[district + 1]):
        turned = 4 * lot + rotation
        put(plan, lot, origin + boards.dx[turned] + WIDTH * boards.dy[turned])
    plan.open = outside(plan.rows)
    if rules.fillable:
        open_fillable_holes(rules, plan)
    find_streets(plan)
    return plan


def put(plan: Plan, lot: i64, cell: i64) -> None:
    """Lay one lot and make it a neighbour of those around it."""
    plan.cell[lot] = cell
    plan.grid[cell] = u8(lot + 1)
    plan.rows[cell >> BITS] |= bit(cell & (WIDTH - 1))
    for side in range(4):
        other: i64 = i64(plan.grid[cell + STEPS[side]]) - 1
        if other >= 0:
            plan.beside[4 * lot + side] = u8(other)
            plan.beside[4 * other + ((side + 2) & 3)] = u8(lot)


def find_streets(plan: Plan) -> None:
    """List every street once, and mark the lots whose side lies on the outer edge (R2.1, R2.5)."""
    streets = vec[i64]([])
    for lot in range(i64(len(plan.cell))):
        cell = plan.cell[lot]
        if cell == 0:
            continue
        streets = append(streets, edge_at(cell, NORTH))
        streets = append(streets, edge_at(cell, WEST))
        if i64(plan.beside[4 * lot + EAST]) == NO_LOT:
            streets = append(streets, edge_at(cell, EAST))
        if i64(plan.beside[4 * lot + SOUTH]) == NO_LOT:
            streets = append(streets, edge_at(cell, SOUTH))
        x = cell & (WIDTH - 1)
        y = cell >> BITS
        around = plan.open[y - 1] >> x | plan.open[y + 1] >> x
        around |= plan.open[y] >> (x - 1) | plan.open[y] >> (x + 1)
        plan.outskirts[lot] = u8(around & 1)
    plan.streets = streets


def spots_for(rules: Rules, plan: Plan, shape: i64) -> vec[i64]:
    """Every origin where a board of this width and height may be placed (R2.7)."""
    known = plan.spots[shape]
    if known is not None:
        return known
    width: i64 = rules.tables.boards.shapes[shape][0]
    height: i64 = rules.tables.boards.shapes[shape][1]
    found = find_spots(plan.rows, width, height, rules.tables.boards.contacts)
    plan.spots[shape] = found
    return found


def find_spots(rows: vec[i64], width: i64, height: i64, contacts: i64) -> vec[i64]:
    """Look through the rows where a rectangle covers nothing and touches enough (D1-D4)."""
    top = FIRST
    while top <= LAST and rows[top] == 0:
        top += 1
    bottom = LAST
    while bottom >= FIRST and rows[bottom] == 0:
        bottom -= 1
    found = vec[i64]([])
    first = top - height if top - height > FIRST else FIRST
    last = bottom + 1 if bottom + height <= LAST else LAST + 1 - height
    for y in range(first, last + 1):
        fits = touching(rows, y, width, height, contacts) & ~covered(rows, y, width, height)
        for x in range(FIRST, LAST + 2 - width):
            if (fits >> x) & 1 != 0:
                found = append(found, (y << BITS) | x)
    return found


def open_fillable_holes(rules: Rules, plan: Plan) -> None:
    """Count as outside what a board lying in a hole would cover (P4, a switch)."""
    for shape in range(len(plan.spots)):
        width: i64 = rules.tables.boards.shapes[shape][0]
        height: i64 = rules.tables.boards.shapes[shape][1]
        spots = find_spots(plan.rows, width, height, rules.tables.boards.contacts)
        board = bit(width) - 1
        for i in range(i64(len(spots))):
            for y in range(spots[i] >> BITS, (spots[i] >> BITS) + height):
                plan.open[y] |= board << (spots[i] & (WIDTH - 1))


def may_lie(rules: Rules, plan: Plan, district: i64, rotation: i64, origin: i64) -> bool:
    """Whether a district may be placed just so (R2.7)."""
    spots = spots_for(rules, plan, rules.tables.boards.shape[4 * district + rotation])
    for i in range(i64(len(spots))):
        if spots[i] == origin:
            return True
    return False
