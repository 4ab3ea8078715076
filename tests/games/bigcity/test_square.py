"""Squares: cells, edges, crossings, rectangles, what is outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import burgh
from burgh.core.ints import i64, vec
from burgh.shapes.square import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    STEPS,
    WEST,
    WIDTH,
    Point,
    cell_above,
    cell_at,
    cell_below,
    covered,
    crossing_after,
    crossing_before,
    edge_at,
    edge_from,
    outside,
    point_at,
    read_point,
    touching,
)

coordinate = st.integers(-12, 12)
cells = st.sets(st.tuples(coordinate, coordinate), min_size=1, max_size=60)


def rows_of(points: set[tuple[int, int]]) -> vec[i64]:
    """Give a set of points as rows of bits."""
    rows = vec[i64]([0] * WIDTH)
    for x, y in points:
        rows[y + 30] |= 1 << (x + 30)
    return rows


@given(coordinate, coordinate)
def test_cells_and_points_come_back_equal(x: int, y: int) -> None:
    """point -> cell -> point, and point -> text -> point."""
    assert point_at(cell_at(x, y)) == Point(x, y) == read_point(str(Point(x, y)))


@given(coordinate, coordinate)
def test_a_side_is_the_opposite_side_of_the_neighbour(x: int, y: int) -> None:
    """Two cells share one edge, which has both of them beside it."""
    cell = cell_at(x, y)
    for side in range(4):
        edge = edge_at(cell, side)
        other = cell + STEPS[side]
        assert edge == edge_at(other, (side + 2) % 4)
        assert {cell_above(edge), cell_below(edge)} == {cell, other}


@given(coordinate, coordinate)
def test_an_edge_leaves_the_crossings_at_its_ends(x: int, y: int) -> None:
    """From each crossing go four edges, and each of them ends there."""
    crossing = cell_at(x, y)
    for way in range(4):
        edge = edge_from(crossing, way)
        assert crossing in (crossing_before(edge), crossing_after(edge))
    assert len({int(edge_from(crossing, way)) for way in range(4)}) == 4


def test_sides_are_named_clockwise_from_the_north() -> None:
    """North is up, east is right."""
    assert [SIDES[side] for side in (NORTH, EAST, SOUTH, WEST)] == ["N", "E", "S", "W"]
    assert edge_at(cell_at(0, 0), NORTH) != edge_at(cell_at(0, 0), WEST)


@given(cells, st.sampled_from([(3, 3), (4, 2), (2, 4), (1, 1)]))
def test_rectangles_are_found_as_by_counting(
    points: set[tuple[int, int]], size: tuple[int, int]
) -> None:
    """What the bits of a row tell about a rectangle is what its cells tell one by one."""
    rows = rows_of(points)
    width, height = size
    for top in range(-15, 14):
        over = covered(rows, top + 30, width, height)
        twice = touching(rows, top + 30, width, height, 2)
        for left in range(-15, 14):
            own = {(left + i, top + j) for i in range(width) for j in range(height)}
            facing = [
                (x, y) for x, y in own if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & points
            ]
            assert bool((over >> (left + 30)) & 1) == bool(own & points)
            if not own & points:
                assert bool((twice >> (left + 30)) & 1) == (len(facing) >= 2)


@given(cells)
def test_outside_is_what_a_walker_from_the_rim_reaches(points: set[tuple[int, int]]) -> None:
    """Holes are not outside, and a corner is no door (P3)."""
    reached = {(-14, -14)}
    todo = [(-14, -14)]
    while todo:
        x, y = todo.pop()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = all(-14 <= n <= 14 for n in cell)
            if inside and cell not in points and cell not in reached:
                reached.add(cell)
                todo.append(cell)
    found = outside(rows_of(points))
    for x in range(-14, 15):
        for y in range(-14, 15):
            assert bool((found[y + 30] >> (x + 30)) & 1) == ((x, y) in reached)


def test_a_cell_that_cannot_be_read_is_named() -> None:
    """The complaint shows what was written."""
    with pytest.raises(burgh.Malformed, match="here"):
        read_point("here")
