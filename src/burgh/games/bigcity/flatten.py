"""What was read, as the engine's flat tables: boards, orientations, conditions, pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgh.core.ints import i64, vec
from burgh.games.bigcity.engine.tables import (
    ADJACENT,
    ALL,
    ANY,
    BUILT,
    BY_TRAM,
    LAST,
    LOCATION,
    LOTS,
    MULTIPLE,
    NOT,
    PIECES,
    RIM_LOTS,
    WHEN,
    Add,
    Boards,
    Conditions,
    Imposed,
    Multiplier,
    Orientations,
    Piece,
)
from burgh.games.bigcity.vocabulary import Condition, Count, PieceData, RawAdd, read_condition

Shape = tuple[tuple[int, int], ...]
Side = tuple[int, int]
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
ASKS: Final[dict[str, int]] = {
    "built": BUILT,
    "location": LOCATION,
    "lots_on_outskirts": RIM_LOTS,
    "adjacent": ADJACENT,
    "adjacent_tram": BY_TRAM,
    "lot_number_multiple_of": MULTIPLE,
    "last_in_district": LAST,
    "all": ALL,
    "any": ANY,
    "not": NOT,
}


# --- boards --------------------------------------------------------------------------------------


def turned(x: int, y: int, columns: int, rows: int, rotation: int) -> tuple[int, int]:
    """Where a cell of a board lies after so many clockwise quarter turns."""
    for _ in range(rotation):
        x, y, columns, rows = rows - 1 - y, x, rows, columns
    return x, y


def flat_boards(boards: Mapping[str, Any]) -> Boards:
    """Flatten the layouts (R1.3, L1)."""
    numbers, sizes, offsets = [], [], []
    for board in boards["district"]:
        layout = board["layout"]
        size = (len(layout[0]), len(layout))
        cells = sorted((n, x, y) for y, row in enumerate(layout) for x, n in enumerate(row))
        numbers.append([n for n, _, _ in cells])
        sizes.append(size)
        offsets.append(
            [[turned(x, y, *size, rotation) for _, x, y in cells] for rotation in range(4)]
        )
    return Boards(numbers, sizes, offsets, boards["placement"]["contacts"])


# --- orientations --------------------------------------------------------------------------------


def shapes_of(shapes: Mapping[str, Shape]) -> dict[str, list[Shape]]:
    """Every way each shape can lie; first the cell that is highest, then leftmost."""
    found: dict[str, list[Shape]] = {}
    for name, shape in shapes.items():
        ways: list[Shape] = []
        for _ in range(4):
            way = settled(shape)
            if way not in ways:
                ways.append(way)
            shape = tuple((-y, x) for x, y in shape)
        found[name] = ways
    return found


def settled(shape: Shape) -> Shape:
    """A shape with its first cell at the origin, cells in the order of rows."""
    cells = sorted(shape, key=lambda cell: (cell[1], cell[0]))
    left, top = cells[0]
    return tuple((x - left, y - top) for x, y in cells)


def flat_orientations(shapes: Mapping[str, list[Shape]]) -> Orientations:
    """Flatten how each way of lying is walked, and its sides."""
    owner, steps, inner, outer = [], [], [], []
    for number, ways in enumerate(shapes.values()):
        for way in ways:
            order, walk = walked(way)
            owner.append(number)
            steps.append(walk)
            inner.append([side for side in sides(order) if behind(order, side) in order])
            outer.append([side for side in sides(order) if behind(order, side) not in order])
    inner = [[side for side in part if side[1] in (1, 2)] for part in inner]  # each street once
    return Orientations(list(shapes), owner, steps, inner, outer)


def walked(shape: Shape) -> tuple[list[tuple[int, int]], list[Side]]:
    """The cells in an order in which each is a step from an earlier one, and the steps."""
    order = [shape[0]]
    steps: list[Side] = []
    for i, (x, y) in enumerate(order):
        for side, (dx, dy) in enumerate(STEPS):
            cell = (x + dx, y + dy)
            if cell in shape and cell not in order:
                order.append(cell)
                steps.append((i, side))
    return order, steps


def sides(order: Sequence[tuple[int, int]]) -> list[Side]:
    """The four sides of each cell."""
    return [(cell, side) for cell in range(len(order)) for side in range(4)]


def behind(order: Sequence[tuple[int, int]], side: Side) -> tuple[int, int]:
    """The cell behind a side."""
    (x, y), (dx, dy) = order[side[0]], STEPS[side[1]]
    return x + dx, y + dy


# --- pieces --------------------------------------------------------------------------------------


class Flattener:
    """Collects conditions and labels while pieces are made flat."""

    def __init__(self, pieces: Sequence[PieceData], cells: Mapping[str, int]) -> None:
        self.pieces = pieces
        self.cells = cells
        self.rows: list[tuple[int, int, int, int, int]] = []
        self.parts: list[int] = []
        self.labels: list[str] = []

    def mask(self, selectors: Sequence[str]) -> int:
        """The set of pieces that selectors mean."""
        return sum(
            1 << i for i, piece in enumerate(self.pieces) if any(piece.has(s) for s in selectors)
        )

    def label(self, name: str) -> int:
        """The number of an id in the ledger."""
        if name not in self.labels:
            self.labels.append(name)
        return self.labels.index(name)

    def condition(self, plain: Mapping[str, Any], shape: str) -> int:
        """The number of a condition, its row written."""
        return self.row(read_condition(plain, "", self.cells[shape]))

    def selectors(self, plain: Mapping[str, Any], shape: str) -> list[str]:
        """The kinds and tags a condition names itself."""
        return list(read_condition(plain, "", self.cells[shape]).selectors)

    def row(self, condition: Condition) -> int:
        """Write the row of a condition after those of its parts."""
        parts = [self.row(part) for part in condition.parts]
        first = len(self.parts)
        self.parts += parts
        a, b = condition.low, condition.high
        if condition.selectors:
            a, b = self.mask(condition.selectors), condition.low
        if condition.word == "location":
            a = int(condition.outskirts)
        self.rows.append((ASKS[condition.word], a, b, first, len(self.parts)))
        return len(self.rows) - 1

    def add(self, raw: RawAdd, shape: str) -> Add:
        """Flatten an add."""
        label = self.label(raw.id)
        if raw.when is not None:
            return Add(label, WHEN, self.condition(raw.when, shape), 0, raw.points or 0, [])
        counts, mask = LOTS, 0
        if isinstance(raw.count, Count):
            counts, mask = PIECES, self.mask(raw.count.adjacent_pieces)
        return Add(label, counts, 0, mask, raw.points_each or 0, list(raw.table or ()))

    def piece(self, data: PieceData, shapes: Sequence[str], cards: Sequence[str]) -> Piece:
        """Flatten a piece."""
        value = data.value
        special = data.pay.special_card
        return Piece(
            name=data.id,
            shape=shapes.index(data.shape),
            card=-1 if special is None else cards.index(special),
            requires=[self.condition(plain, data.shape) for plain in data.requires],
            selects=[self.selectors(plain, data.shape) for plain in data.requires],
            base=value.base,
            adds=[self.add(raw, data.shape) for raw in value.add],
            multipliers=[
                Multiplier(self.label(raw.id), self.condition(raw.when, data.shape), raw.factor)
                for raw in value.multiply
            ],
            floor=(value.floor.subtotal_at_most, value.floor.score) if value.floor else None,
        )


def pieces_of(
    pieces: Sequence[PieceData],
    shapes: Mapping[str, list[Shape]],
    cards: Sequence[str],
) -> tuple[Conditions, list[Piece], list[str]]:
    """Flatten all pieces; gives their conditions, themselves, and the ids a ledger names."""
    flattener = Flattener(pieces, {name: len(ways[0]) for name, ways in shapes.items()})
    flat = [flattener.piece(piece, list(shapes), cards) for piece in pieces]
    impose(flattener, pieces, flat)
    for piece in flat:
        rows = (flattener.rows[condition] for condition in piece.requires)
        piece.needs = vec[i64]([row[1] for row in rows if row[0] == BUILT])
    conditions = Conditions()
    conditions.fill(flattener.rows, flattener.parts)
    return conditions, flat, flattener.labels


def impose(flattener: Flattener, pieces: Sequence[PieceData], flat: list[Piece]) -> None:
    """Tell each piece what standing ones do to it, by kind in alphabetical order (R15.2).

    What several pieces of one kind impose in the same words counts once (E4).
    """
    for newcomer, piece in zip(pieces, flat, strict=True):
        by: dict[tuple[str, int, int, bool], int] = {}
        for i, standing in enumerate(pieces):
            for effect in standing.imposes:
                if any(newcomer.has(selector) for selector in effect.on):
                    words = (effect.points or 0, effect.factor or 0, effect.forbid is True)
                    key = (standing.kind, *words)
                    by[key] = by.get(key, 0) | 1 << i
        for kind, points, factor, forbid in sorted(by):
            mask = by[kind, points, factor, forbid]
            piece.imposed.append(Imposed(flattener.label(kind), mask, points, factor, forbid))
            piece.feels |= mask
