"""Outlines, layouts, districts, and where a tile may lie."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.games.skylines.content import content
from burgh.games.skylines.engine import districts, places
from burgh.games.skylines.engine.tables import PHASES
from burgh.games.skylines.layout import fault, make_layout
from burgh.games.skylines.refuse import refuse_place
from burgh.shapes import polyomino
from burgh.shapes.polyomino import Square

SAMPLES = [dict(sample) for sample in burgh.title("skylines").options.samples]


def positions(options: dict[str, Any], seed: int) -> list[Any]:
    """Give the states of a random game."""
    state: Any = burgh.new("skylines", seed=seed, **options).state
    rng = Rng(seed + 50)
    found = []
    while not state.is_over():
        found.append(state.clone())
        state.apply(state.random_move(rng))
    return found


def test_a_quarter_turn_is_clockwise() -> None:
    """The foot of the L comes to the upper left (K1.4)."""
    assert polyomino.turned(["X.", "X.", "XX"], 1) == ["XXX", "X.."]
    assert polyomino.turned(["X.", "X.", "XX"], 4) == ["X.", "X.", "XX"]


def test_turns_that_look_alike_are_one() -> None:
    """A bar has two, a square one, an L four."""
    shapes = {"I2": ["XX"], "O4": ["XX", "XX"], "L4": ["X.", "X.", "XX"], "S4": [".XX", "XX."]}
    turns = {
        name: {polyomino.same_turn(rows, quarters) for quarters in range(4)}
        for name, rows in shapes.items()
    }
    assert turns == {"I2": {0, 1}, "O4": {0}, "L4": {0, 1, 2, 3}, "S4": {0, 1}}


@pytest.mark.parametrize(
    ("outline", "tight", "joined"),
    [
        (["XX"], True, True),
        (["X.X", "XXX"], True, True),
        (["X.", ".X"], True, False),
        (["X.", "X."], False, True),
        (["XX", "X"], False, True),
        ([], False, False),
        ([".."], False, False),
    ],
)
def test_an_outline_is_a_polyomino(outline: list[str], tight: bool, joined: bool) -> None:
    """It fills its box to every side, and its squares hang together by edges."""
    assert polyomino.is_tight(outline) is tight
    if tight:
        assert polyomino.is_joined(outline) is joined


def test_squares_and_cells_are_inverse() -> None:
    """Every square within reach has a cell of its own inside the ring."""
    cells = {}
    for row in range(polyomino.REACH + 1):
        for col in range(polyomino.REACH + 1):
            cell = polyomino.cell_at(row, col)
            assert polyomino.square_at(cell) == Square(row, col)
            cells[cell] = 1
    assert len(cells) == (polyomino.REACH + 1) ** 2


def test_a_made_layout_joins_land_to_land_and_water_to_water() -> None:
    """Four different boards, all joined, no seam with a mismatch; many shapes come up (K11.13)."""
    made = [make_layout(content(), 4, Rng(seed)) for seed in range(120)]
    assert {fault(content(), layout, 4) for layout in made} == {None}
    outlines = {tuple(sorted((row, col) for _, row, col, _ in layout)) for layout in made}
    assert ((0, 0), (0, 1), (1, 0), (1, 1)) in outlines  # the square
    assert len(outlines) > 8
    assert {board for layout in made for board, *_ in layout} == set("ABCDEF")
    assert min(row for layout in made for _, row, _, _ in layout) == 0


@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_what_is_kept_of_the_city_is_what_a_survey_finds(options: dict[str, Any]) -> None:
    """Counters, free squares and services kept tile by tile agree with a fresh look (K4.3)."""
    for state in positions(options, 3)[::5]:
        fresh = state.clone()
        districts.survey(fresh)
        for part in ("label", "free", "near", "counts", "uniques", "lots"):
            assert list(getattr(fresh, part)) == list(getattr(state, part))
        assert fresh.everywhere == state.everywhere


@pytest.mark.parametrize("options", SAMPLES[::3], ids=str)
def test_the_list_of_places_is_what_the_plain_path_allows(options: dict[str, Any]) -> None:
    """Every square in every turn is tried against the reasons of K6.3 and K6.4."""
    waiting = [s for seed in (1, 2) for s in positions(options, seed) if PHASES[s.due] == "place"]
    for state in waiting[:: max(1, len(waiting) // 6)]:
        outlines = state.rules.tables.outlines
        allowed = set()
        for row in range(int(max(state.city.row) + 1) * 9):
            for col in range(int(max(state.city.col) + 1) * 9):
                for turns in range(4):
                    same = outlines.same[state.tile * 4 + turns] == turns
                    at = Square(row, col)
                    if same and not refuse_place(state, state.card, state.tile, at, 90 * turns):
                        allowed.add((polyomino.cell_at(row, col) << 2) | turns)
        buffer = vec[i64]([0] * state.most_legal())
        count = places.places_into(state, state.card, state.tile, buffer)
        assert {int(buffer[i]) for i in range(count)} == allowed
        assert count == len(allowed) > 0


def test_districts_merge_when_a_board_is_turned_over() -> None:
    """E joins the south-west of A; services and tiles there count for the whole (K4.3)."""
    game = burgh.from_position(
        {
            "title": "skylines",
            "phase": "board",
            "boards": ["A"],
            "tiles": [["hospital", 5, 18, 0]],
            "hands": [["I-R1"]],
        }
    )
    before: Any = game.state
    game.push("board E")
    after: Any = game.state
    assert (before.districts, after.districts) == (3, 6)
    inside = polyomino.cell_at(8, 14)
    district = int(after.label[inside]) - 1
    assert after.counts[district * 8 + 7] == 1  # health
    assert after.counts[district * 8 + 6] == 1  # one tile
