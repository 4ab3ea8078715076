"""Hexes: neighbours, cells and the text of a place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgh.core.malformed import Malformed
from burgh.shapes.hex import (
    CELLS,
    OFFSETS,
    REACH,
    SIDES,
    Hex,
    are_neighbours,
    cell_at,
    hex_at,
    read_hex,
    within_reach,
)

coordinate = st.integers(-REACH, REACH)
hexes = st.builds(Hex, coordinate, coordinate)
STEPS = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
few = settings(max_examples=150)


def neighbours(place: Hex) -> set[Hex]:
    return {hex_at(cell_at(*place) + OFFSETS[side]) for side in range(SIDES)}


@given(hexes)
@few
def test_a_cell_and_its_hex_are_inverse(place: Hex) -> None:
    """cell -> hex -> cell, and the cell lies on the map."""
    assert hex_at(cell_at(*place)) == place
    assert 0 <= cell_at(*place) < CELLS


def test_no_two_hexes_share_a_cell() -> None:
    """Within reach every hex has a number of its own."""
    span = range(-REACH, REACH + 1)
    assert len({cell_at(q, r) for q in span for r in span}) == len(span) ** 2


@given(hexes)
@few
def test_a_hex_has_the_six_neighbours_of_the_rules(place: Hex) -> None:
    """Those of S2.1, each other than itself, and none beyond the map's cells."""
    found = neighbours(place)
    assert {(n.q - place.q, n.r - place.r) for n in found} == STEPS


@given(hexes, hexes)
@few
def test_neighbours_are_mutual(one: Hex, other: Hex) -> None:
    """And `are_neighbours` says the same as the six offsets."""
    for near in (other, *neighbours(one)):
        beside = are_neighbours(cell_at(*one), cell_at(*near))
        assert beside == are_neighbours(cell_at(*near), cell_at(*one))
        assert beside == (near in neighbours(one)) == (one in neighbours(near))


@given(hexes)
@few
def test_a_place_comes_back_from_its_text(place: Hex) -> None:
    """With or without brackets and spaces."""
    assert read_hex(str(place)) == read_hex(f" ( {place.q} , {place.r} )".strip()) == place


@pytest.mark.parametrize("text", ["", "1", "1,", "1,2,3", "a,b", "1.5,2", "99999,0", "1 2", None])
def test_text_that_is_no_place_is_malformed(text: str | None) -> None:
    """The complaint shows how a cell is written."""
    with pytest.raises(Malformed, match="q,r"):
        read_hex(text)


def test_the_map_ends_before_its_rim() -> None:
    """Thirty cells in every direction are within reach, the ring beyond is not."""
    assert within_reach(REACH, -REACH)
    assert not within_reach(REACH + 1, 0)
    assert not within_reach(0, -REACH - 1)
