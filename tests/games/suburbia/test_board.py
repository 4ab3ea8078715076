"""The text board shows what a seat may see, fits a terminal, and names the cells one can type."""

from __future__ import annotations

import pytest

import burgh
from burgh.core.board import hexes, short_codes
from burgh.core.rng import Rng
from burgh.core.speaker import Speaker
from burgh.core.state import SPECTATOR
from burgh.core.text import LANGUAGES
from burgh.games.suburbia.board import next_line, open_cells
from burgh.games.suburbia.content import content
from burgh.games.suburbia.deal import deal
from burgh.games.suburbia.engine.choice import INVEST, LAY_LAKE, cell_of, choice, verb_of
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import ACT, KEEP_GOAL
from burgh.games.suburbia.options import read_options
from burgh.shapes.hex import Hex, cell_at, hex_at

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
OPTIONS = [{"players": 4}, {"mode": "architect"}, {"mode": "bot"}]


def speaker(language: str) -> Speaker[Suburbia]:
    return burgh.title("suburbia").speaker(language, read_options({}))


def played(moves: int, **options: object) -> Suburbia:
    rng = Rng(3)
    table = deal(read_options(options), rng)
    for _ in range(moves):
        if not table.is_over():
            table.apply(table.random_move(rng))
    return table


def drawn(table: Suburbia, seat: int, language: str = "en") -> str:
    return speaker(language).board(table, seat, NAMES[: table.seats()])


def part(board: str, title: str) -> list[str]:
    """The lines of one part of the board, without its title."""
    (found,) = (p for p in board.split("\n\n") if p.partition("\n")[0] == title)
    return found.splitlines()[1:]


def cells_of_map(board: str, name: str) -> set[str]:
    """The coordinates written into a borough's map, not those of the lists below it."""
    return {at for at in " ".join(map_lines(board, name)).split() if "," in at}


def map_lines(board: str, name: str) -> list[str]:
    """The lines of a borough above its list, which begins with the tile at 0,0."""
    lines = part(board, f"Borough ({name})")
    first = next(i for i, line in enumerate(lines) if line.startswith("  0,0 "))
    return [line for line in lines[:first] if not line.startswith("  Letters")]


@pytest.mark.parametrize("moves", [0, 6, 17, 40])
def test_open_cells_are_the_legal_ones(moves: int) -> None:
    """Every cell that is named open can be typed, and no other (S2.7, S2.8)."""
    table = played(moves, players=2)
    while table.phase() != ACT:
        table.apply(table.legal()[0])
    mover = int(table.turn())
    lakes = [move for move in table.legal() if verb_of(move) == LAY_LAKE]
    legal = {str(hex_at(cell_of(move))) for move in lakes}
    board = drawn(table, mover)
    listed = " ".join(part(board, f"Borough ({NAMES[mover]})")).partition("Open:")[2].split()
    assert set(listed) == legal
    assert cells_of_map(board, NAMES[mover]) == legal


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_fit_a_terminal(language: str, options: dict[str, object]) -> None:
    """No line is wider than 80 columns, in any language, to the end of the game."""
    for moves in (0, 20, 60, 300):
        table = played(moves, **options)
        board = speaker(language).board(table, 0, NAMES[: table.seats()], with_effects=True)
        assert max(map(len, board.splitlines())) <= 80
        assert "\t" not in board


def test_the_market_has_both_prices() -> None:
    """A slot shows the tile, what it costs to build, and what it costs as a lake (S5.2, S5.4)."""
    table = played(0, players=2)
    lines = part(drawn(table, 0), "Market")
    tables = table.rules.tables
    for slot in range(7):
        kind = int(table.market[slot])
        surcharge = table.rules.surcharges[slot]
        name = speaker("en").thing(tables.names[kind])
        price = tables.cost[kind] + surcharge
        assert lines[slot].startswith(f"  {slot}  ")
        assert f"  {name} " in lines[slot]
        assert lines[slot].endswith(f"build ${price}, lake ${surcharge}")


def test_effects_come_on_request() -> None:
    """With effects, each tile of the market is followed by what it does."""
    table = played(0, players=2)
    say = speaker("en")
    told = say.board(table, 0, NAMES[:2], with_effects=True)
    first = table.rules.tables.names[table.market[0]]
    for effect in say.effects(first):
        assert effect in told
    assert len(told) > len(say.board(table, 0, NAMES[:2]))


def test_only_the_own_goals_are_shown() -> None:
    """Of all the goals dealt, a seat sees its own two and then the one it kept (S16.1)."""
    table = played(0, players=4)
    assert table.phase() == KEEP_GOAL
    say = speaker("en")
    goals = table.rules.tables.goals
    for moves in range(5):
        for seat in (SPECTATOR, 0, 1, 2, 3):
            board = drawn(table, seat)
            for i, goal in enumerate(table.dealt):
                owner = i // 2
                kept = table.kept[owner] < len(goals)
                seen = owner == seat and (not kept or table.kept[owner] == goal)
                assert (f"{say.thing(goals[goal])} (" in board) == seen
        if moves < 4:
            table.apply(table.legal()[0])


def test_all_goals_are_shown_at_the_end() -> None:
    """Final scoring shows every secret goal to everybody (S16.6)."""
    table = played(400, players=3)
    assert table.is_over()
    board = drawn(table, SPECTATOR)
    for seat, name in enumerate(NAMES[:3]):
        goal = speaker("en").thing(table.rules.tables.goals[table.kept[seat]])
        assert f"Secret goal ({name}): {goal}" in board


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_view_draws_like_the_position_behind_it(seat: int) -> None:
    """What lies face down changes nothing: another order of the pile, other goals, same board."""
    table = played(9, players=2)
    view = table.view(seat)
    assert isinstance(view, Suburbia)
    other = view.copy()
    other.imagine(Rng(99))
    assert drawn(view, seat) == drawn(table, seat) == drawn(other, seat)


def test_the_pile_shows_size_and_letters() -> None:
    """Of 50 tiles for two players seven lie in the market; no kind is named (S3.2, S16.1)."""
    assert "Stack: 43 tiles (A 8, B 15, C 20)" in drawn(played(0, players=2), 0)


def test_a_marker_is_a_star_and_a_lake_is_water() -> None:
    """Suburbs with a marker read SUB*, in the map and in the list."""
    table = played(2, players=2)
    seat = int(table.turn())
    table.apply(choice(INVEST, 0, cell_at(0, 0)))
    board = drawn(table, seat)
    lines = part(board, f"Borough ({NAMES[seat]})")
    assert "  0,0  SUB*  Suburbs (residential, marker)" in lines
    assert any(line.strip().startswith("SUB*") for line in map_lines(board, NAMES[seat]))
    other = played(2, players=2)
    other.apply(choice(LAY_LAKE, 6, cell_at(1, 1)))
    assert "  1,1  ~~   Lake" in part(drawn(other, seat), f"Borough ({NAMES[seat]})")


def test_the_map_is_staggered() -> None:
    """Flat-top hexes: the column to the right lies half a hex lower (S2.1)."""
    cells = {Hex(0, 0): "SUB", Hex(0, 1): "CP", Hex(1, 0): "1,0", Hex(-1, 1): "-1,1"}
    assert hexes(cells) == ["        SUB", "    -1,1    1,0", "         CP"]


def test_a_wide_borough_is_drawn_in_slices() -> None:
    """A row of thirty tiles still fits the terminal, and every open cell is there."""
    table = played(2, players=2)
    borough = table.boroughs[0]
    for q in range(1, 29):
        borough.put(table.rules.tables, 6, cell_at(q, 1), 2)
    board = drawn(table, 0)
    assert max(map(len, board.splitlines())) <= 80
    assert "  Columns -1 to 16" in board
    assert {str(at) for at in open_cells(borough)} <= cells_of_map(board, "Ann")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tile_has_letters_of_its_own(language: str) -> None:
    """Two or three letters, different for each of the fifty kinds, the same all game."""
    say = speaker(language)
    codes = short_codes({key: say.thing(key) for key in content().tiles})
    assert len(set(codes.values())) == len(content().tiles) == 50
    assert all(2 <= len(code) <= 3 and code.isalpha() for code in codes.values())


def test_equal_names_get_numbers() -> None:
    """Letters may run out in a pack; then a number tells two kinds apart."""
    assert short_codes({"a": "Spa", "b": "Spa", "c": "Spa"}) == {"a": "SPA", "b": "S2", "c": "S3"}


def test_the_next_red_line_is_named() -> None:
    """A line lies after 14 and after 21, and beyond the track after each even number (S9.10)."""
    tables = content().tables
    assert [next_line(tables, p) for p in (0, 14, 15, 21, 148, 149, 151)] == [
        14, 14, 21, 21, 148, 150, 152,
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_stay_in_line(language: str) -> None:
    """The names of the market begin in one column, and so do the prices."""
    say = speaker(language)
    board = say.board(played(0, players=2), 0, NAMES[:2])
    lines = part(board, say.words.say("board-market"))[:7]
    price = say.words.say("board-slot", price="|", lake="|").partition("|")[0]
    assert len({line.index(price) for line in lines}) == 1
