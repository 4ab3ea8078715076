"""Layouts: boards side by side, land to land and water to water; checked, and made (K4.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgh.core.ints import i64, vec
from burgh.core.rng import Chance
from burgh.core.said import quoted
from burgh.games.skylines.checks import MOST_LAID
from burgh.games.skylines.complaints import wrong
from burgh.games.skylines.content import Content, content
from burgh.games.skylines.engine.districts import City
from burgh.shapes.polyomino import turned

Laid = tuple[str, int, int, int]  # board, row, col, clockwise rotation in degrees
Layout = tuple[Laid, ...]

ROTATIONS: Final = (0, 90, 180, 270)
BESIDE: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))
DEALS: Final = 200


def shore(found: Content, laid: Laid, side: tuple[int, int]) -> list[bool]:
    """Say for each square along a side of a turned board whether it is water."""
    grid = turned(list(found.boards[laid[0]].grid), laid[3] // 90)
    if side[0] == 0:
        return [row[-1 if side[1] > 0 else 0] == "~" for row in grid]
    return [mark == "~" for mark in grid[-1 if side[0] > 0 else 0]]


def join(found: Content, a: Laid, b: Laid) -> bool:
    """Whether two neighbours touch land to land and water to water (K4.4)."""
    side = (b[1] - a[1], b[2] - a[2])
    return shore(found, a, side) == shore(found, b, (-side[0], -side[1]))


def are_beside(a: Laid, b: Laid) -> bool:
    """Whether two boards share a side."""
    return (b[1] - a[1], b[2] - a[2]) in BESIDE


def fault(found: Content, layout: Layout, needed: int | None) -> str | None:
    """The code of the first fault of a layout, or nothing (K4.4, K14.1)."""
    if not layout or (needed is not None and len(layout) != needed):
        return "board_count"
    if len({laid[0] for laid in layout}) < len(layout):
        return "board_twice"
    if len({laid[1:3] for laid in layout}) < len(layout):
        return "overlap"
    if not all_joined(layout):
        return "not_joined"
    seams = [(a, b) for a in layout for b in layout if are_beside(a, b)]
    return None if all(join(found, a, b) for a, b in seams) else "edge_mismatch"


def all_joined(layout: Layout) -> bool:
    """Whether all boards hang together by their sides."""
    reached = [layout[0]]
    for laid in reached:
        reached += [other for other in layout if other not in reached and are_beside(laid, other)]
    return len(reached) == len(layout)


def check_layout(found: Content, layout: Layout, needed: int | None, path: str) -> None:
    """Refuse a layout that cannot be laid."""
    check_boards(found, layout, path)
    first = fault(found, layout, needed)
    if first is not None:
        raise wrong(path, "position-layout", fault=first)


def check_boards(found: Content, layout: Layout, path: str) -> None:
    """Refuse a layout that names unknown boards or odd places."""
    if len(layout) > MOST_LAID:
        raise wrong(path, "position-most_boards", most=str(MOST_LAID))
    for number, (board, row, col, rotation) in enumerate(layout):
        here = f"{path}[{number}]"
        if board not in found.boards:
            raise wrong(f"{here}[0]", "data-no_such", what="board", name=quoted(board))
        if not 0 <= row < MOST_LAID or not 0 <= col < MOST_LAID:
            raise wrong(here, "position-board_place", most=str(MOST_LAID - 1))
        if rotation not in ROTATIONS:
            raise wrong(f"{here}[3]", "position-turned")


def shuffled(count: int, rng: Chance) -> list[int]:
    """The numbers from 0 in random order."""
    numbers = vec[i64](list(range(count)))
    rng.shuffle(numbers)
    return [int(number) for number in numbers]


def make_layout(found: Content, needed: int, rng: Chance) -> Layout:
    """Take boards at random and lay them side by side as they happen to join (K11.13)."""
    names = list(found.boards)
    for _ in range(DEALS):
        boards = [names[number] for number in shuffled(len(names), rng)[:needed]]
        layout = lay_on(found, (), boards, rng)
        if layout is not None:
            top, left = min(laid[1] for laid in layout), min(laid[2] for laid in layout)
            return tuple((b, row - top, col - left, turn) for b, row, col, turn in layout)
    raise wrong("options.scenario", "position-no_layout")


def lay_on(found: Content, laid: Layout, boards: list[str], rng: Chance) -> Layout | None:
    """Lay the rest of the boards somewhere beside those that lie, or find that none fits."""
    if len(laid) == len(boards):
        return laid
    board = boards[len(laid)]
    taken = {other[1:3] for other in laid}
    open_places = sorted(
        {(r + dr, c + dc) for r, c in taken for dr, dc in BESIDE} - taken if laid else {(0, 0)}
    )
    options = [(board, *place, turn) for place in open_places for turn in ROTATIONS]
    for number in shuffled(len(options), rng):
        new = options[number]
        if all(join(found, new, other) for other in laid if are_beside(new, other)):
            layout = lay_on(found, (*laid, new), boards, rng)
            if layout is not None:
                return layout
    return None


@lru_cache(maxsize=512)
def city_of(packs: tuple[str, ...], layout: Layout) -> City:
    """The city of a checked layout."""
    found = content(packs)
    laid = [(found.board_of[board], row, col, turn // 90) for board, row, col, turn in layout]
    return City(laid, [found.grounds[board][turns] for board, _, _, turns in laid], found.size)
