"""The text board shows what a seat may see, fits a terminal, and names squares one can type."""

from __future__ import annotations

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.core.speaker import Speaker
from burgh.core.state import SPECTATOR
from burgh.core.text import LANGUAGES
from burgh.games.skylines.board import letter_of
from burgh.games.skylines.content import content
from burgh.games.skylines.deal import deal
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import KINDS, MOST_HAND, PILES, ROLE
from burgh.games.skylines.options import read_options
from burgh.shapes.polyomino import cell_at

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
SCENARIOS = ["intro", "scenario-1", "scenario-4", "scenario-5"]
ROW_OF_FOUR = [["B", 0, 0, 0], ["E", 0, 1, 0], ["A", 0, 2, 0], ["D", 0, 3, 0]]


def speaker(language: str) -> Speaker[Skylines]:
    return burgh.title("skylines").speaker(language, read_options({}))


def played(moves: int, **options: object) -> Skylines:
    rng = Rng(3)
    table = deal(read_options(options), rng)
    for _ in range(moves):
        if not table.is_over():
            table.apply(table.random_move(rng))
    return table


def drawn(table: Skylines, seat: int, language: str = "en", **wanted: bool) -> str:
    return speaker(language).board(table, seat, NAMES[: table.seats()], **wanted)


def part(board: str, title: str) -> list[str]:
    """The lines of one part of the board, without its title."""
    (found,) = (p for p in board.split("\n\n") if p.partition("\n")[0].startswith(title))
    return found.splitlines()[1:]


def map_rows(board: str) -> dict[int, str]:
    """The rows of the map: two characters a square."""
    lines = part(board, "City")
    units = next(i for i, line in enumerate(lines) if line.startswith("     0 1 2"))
    return {int(line[:4]): line[4:] for line in lines[units + 1 :]}


def sign(rows: dict[int, str], row: int, col: int) -> str:
    return rows[row][2 * col : 2 * col + 2].rjust(2)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_lines_fit_a_terminal(scenario: str, language: str) -> None:
    """No line is wider than 80 columns, in any language, to the end of the game."""
    for moves in (0, 12, 40, 400):
        table = played(moves, players=3, scenario=scenario)
        for wanted in (False, True):
            board = drawn(table, 0, language, with_effects=wanted, with_districts=wanted)
            assert max(map(len, board.splitlines())) <= 80
            assert "\t" not in board


def test_four_boards_side_by_side_fit() -> None:
    """The widest layout is 36 squares wide, and every column has its number."""
    table = played(30, players=2, scenario="scenario-5", layout=ROW_OF_FOUR)
    board = drawn(table, 0)
    assert max(map(len, board.splitlines())) <= 80
    assert "0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5" in board


def test_the_map_shows_ground_and_tiles() -> None:
    """Each face-up square is grass, road, water or the letter of its tile (K1.3, K4.2)."""
    table = played(40, players=2, scenario="scenario-1")
    rows = map_rows(drawn(table, 0))
    letters = {"residential": "R", "commercial": "C", "industrial": "I"}
    letters |= {"utility": "U", "service": "S", "unique": "X"}
    outlines = table.rules.tables.outlines
    free = 0
    for row in range(18):
        for col in range(18):
            cell = cell_at(row, col)
            if table.free[cell] != 0:
                assert sign(rows, row, col) == "."
                free += 1
            elif table.label[cell] != 0:
                assert sign(rows, row, col) in letters.values()
    assert free == sum(1 for cell in table.lots if table.free[cell] != 0)
    for tile in table.built:
        assert letters[KINDS[outlines.kind[int(tile)]]] in "".join(rows.values())


def test_the_map_of_the_first_board_is_the_printed_one() -> None:
    """Board A, turned as the layout says, square by square; others show only their water."""
    table = played(0, players=2)
    rows = map_rows(drawn(table, 0))
    assert "".join(rows.values()).replace(" ", "").strip("~") == "BEA"
    assert rows[4] == "         B                 E                 A"
    table.apply(table.legal()[2])
    rows = map_rows(drawn(table, 0))
    grid = content().boards["A"].grid
    for row in range(9):
        shown = "".join(sign(rows, row, col) for col in range(18, 27))
        assert shown == grid[row]


def test_tiles_are_joined_and_listed_with_their_squares() -> None:
    """Squares of one tile side by side have a dash between them, and the list names them."""
    table = played(12, players=2)
    board = drawn(table, 0)
    lines = part(board, "Tiles")
    assert len(lines) == len(table.built) > 0
    assert "-" in "".join(map_rows(board).values())
    for line in lines:
        row, col = map(int, line.split()[-1].split(","))
        assert table.label[cell_at(row, col)] != 0
        assert table.free[cell_at(row, col)] == 0


def test_face_down_boards_say_their_cost() -> None:
    """Letter, place, cost, and whether it can be opened next (K9.9)."""
    table = played(0, players=2)
    assert part(drawn(table, 0), "Face-down boards") == [
        "  board B from 0,0: 4 coins, can be opened next",
        "  board E from 0,9: 5 coins, can be opened next",
        "  board A from 0,18: 2 coins, can be opened next",
    ]
    table.apply(table.legal()[2])
    assert part(drawn(table, 0), "Face-down boards") == [
        "  board B from 0,0: 4 coins",
        "  board E from 0,9: 5 coins, can be opened next",
    ]


def test_districts_are_listed_with_size_and_letters_on_request() -> None:
    """Board A has three districts of sixteen squares; their letters lie on the grass."""
    table = played(0, players=2)
    table.apply(table.legal()[2])
    assert part(drawn(table, 0), "Districts") == [
        "  a: 16 squares (16 free) from 0,23; no tile",
        "  b: 16 squares (16 free) from 5,18; no tile",
        "  c: 16 squares (16 free) from 5,23; no tile",
    ]
    plain = map_rows(drawn(table, 0))
    asked = map_rows(drawn(table, 0, with_districts=True))
    assert sign(plain, 0, 23) == sign(plain, 5, 18) == "."
    assert (sign(asked, 0, 23), sign(asked, 5, 18), sign(asked, 5, 23)) == ("a", "b", "c")


def test_a_district_names_its_utility_and_services() -> None:
    """In some game a district has a utility building and a service beside which one must build."""
    told = ""
    for moves in range(5, 60, 5):
        told += "\n".join(part(drawn(played(moves, players=2), 0), "Districts"))
    assert "utility:" in told
    assert "services:" in told


def test_tracks_have_their_limits() -> None:
    """Eight tracks, the treasury and overall happiness, each with its range (K2)."""
    lines = part(drawn(played(0, players=2), 0), "Administration")
    assert len(lines) == 10
    assert "  power                0  from −5 to 8" in lines
    assert "  treasury            12  from 0" in lines
    assert "  overall happiness    0  from −10" in lines


def hand(board: str, name: str) -> str:
    return "\n".join(part(board, f"Hand ({name})"))


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_open_hands_are_seen_by_all(seat: int) -> None:
    """Hands lie face up: every seat and a spectator see every card (K3.4)."""
    table = played(8, players=2)
    for owner in range(2):
        shown = hand(drawn(table, seat), NAMES[owner])
        for i in range(table.held[owner]):
            assert table.rules.tables.deck.names[table.hand(owner, i)] in shown


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_private_hands_are_seen_by_their_owner_alone(seat: int) -> None:
    """With private hands the others' cards are backs, but for those that were taken openly."""
    table = played(20, players=3, hands="private")
    board = drawn(table, seat)
    for owner in range(3):
        shown = hand(board, NAMES[owner])
        for i in range(table.held[owner]):
            key = table.rules.tables.deck.names[table.hand(owner, i)]
            name = speaker("en").thing(key)
            openly = bool(table.known[owner * MOST_HAND + i])  # taken from the exchange pile
            assert (f"  {key} " in shown and name in shown) == (owner == seat or openly)
        assert ("face down" in shown) == (owner != seat)


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_view_draws_like_the_position_behind_it(seat: int, hands: str) -> None:
    """What lies face down changes nothing: other piles and hidden hands, same board (K13.1)."""
    table = played(25, players=2, scenario="scenario-4", hands=hands)
    view = table.view(seat)
    assert isinstance(view, Skylines)
    other = view.copy()
    other.imagine(Rng(99))
    assert drawn(view, seat) == drawn(table, seat) == drawn(other, seat)


def test_piles_show_their_size_only() -> None:
    """The number of cards in a pile is open, the cards are not (K3.5)."""
    table = played(0, players=2)
    board = drawn(table, 0)
    assert part(board, "Piles") == [
        "  pile I: 15 cards",
        "  pile II: 25 cards",
        "  pile III: 25 cards",
        "  exchange pile: 0 cards",
    ]
    for pile in range(PILES):
        for i in range(table.top[pile], table.bottom[pile]):
            assert f"  {table.rules.tables.deck.names[int(table.deck[i])]} " not in board


def test_roles_are_offered_then_shown() -> None:
    """Two roles to choose from, openly; then the one that was kept (K11.6)."""
    table = played(0, players=2, scenario="scenario-2")
    assert table.phase() == ROLE
    say = speaker("en")
    first, second = (table.rules.tables.deck.names[int(card)] for card in table.offer)
    shown = hand(drawn(table, SPECTATOR), "Ann")
    assert say.thing(first) in shown
    assert say.thing(second) in shown
    table.apply(table.legal()[0])
    shown = hand(drawn(table, SPECTATOR), "Ann")
    assert f"Role: {say.thing(first)}" in shown
    assert say.thing(second) not in shown


def test_effects_come_with_the_own_hand_and_on_request() -> None:
    """What a card does stands under one's own cards, under the others' only if asked for."""
    table = played(1, players=2)
    plain = drawn(table, 0)
    assert "First row:" in hand(plain, "Ann")
    assert "First row:" not in hand(plain, "Ben")
    assert "First row:" in hand(drawn(table, 0, with_effects=True), "Ben")


def test_the_board_says_what_is_our_own_design() -> None:
    """Players must know what is printed fact and what is not."""
    for language in LANGUAGES:
        note = drawn(played(0, players=1), 0, language).split("\n\n")[-1]
        assert "✎" in note


def test_districts_have_letters() -> None:
    """A district goes by a small letter."""
    assert [letter_of(number) for number in (0, 1, 25, 26)] == ["a", "b", "z", "a"]
