"""The text board shows what a seat may see, fits a terminal, and names what one can type."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgh.core.rng import Rng
from burgh.core.speaker import Speaker
from burgh.core.state import SPECTATOR
from burgh.core.text import LANGUAGES
from burgh.games.bigcity.board import short_codes
from burgh.games.bigcity.content import content
from burgh.games.bigcity.deal import deal
from burgh.games.bigcity.engine.choice import TRAM, verb_of
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import ACT, BACK, REPLY, SETTLE, SWAP
from burgh.games.bigcity.lattice import CELL, picture, slices
from burgh.games.bigcity.options import read_options
from burgh.games.bigcity.words import card_name
from burgh.shapes.square import EAST, NORTH, Point, cell_at, edge_at, point_at
from tests.speaking import speaker_of

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
PACKS = ("small_expansion", "garden_market", "waterside")
OPTIONS = [
    {"players": 2},
    {"players": 5, "trade_cards": True},
    {"players": 3, "packs": PACKS, "custom_buildings": True, "placed_piles_only": True},
]


def speaker(language: str, *packs: str) -> Speaker[BigCity]:
    return speaker_of("bigcity", language, *packs)


def played(moves: int, seed: int = 3, **options: Any) -> BigCity:
    rng = Rng(seed)
    table = deal(read_options(options), rng)
    for _ in range(moves):
        if not table.is_over():
            table.apply(table.random_move(rng))
    return table


def until(due: int, seed: int = 3, **options: Any) -> BigCity:
    """Play at random until a decision is due."""
    rng = Rng(seed)
    table = deal(read_options(options), rng)
    while table.due != due:
        table.apply(table.random_move(rng))
    return table


def drawn(table: BigCity, seat: int, language: str = "en") -> str:
    return speaker(language).board(table, seat, NAMES[: table.seats()])


def part(board: str, title: str) -> list[str]:
    """The lines of one part of the board, without its title."""
    (found,) = (p for p in board.split("\n\n") if p.partition("\n")[0] == title)
    return found.splitlines()[1:]


def one_line(text: str) -> str:
    """A text with its line breaks undone."""
    return " ".join(text.split())


def hand_of(board: str, name: str) -> str:
    """What is said of a player's cards, as one line."""
    said = one_line("\n".join(part(board, "Players")))
    return re.search(rf"{name}: \S+ points?\. ([^.]+)\.", said)[1]  # type: ignore[index]


def fronts(table: BigCity, seat: int) -> list[str]:
    """The cards a seat holds, as the board names them."""
    say = speaker("en")
    held = table.hands[8 * seat : 8 * seat + int(table.hand_size[seat])]
    return [say.say(card_name(table.rules.tables.cards.names[card])) for card in held]


# --- what may be seen ------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 9, 40])
def test_a_hand_is_its_owners(moves: int) -> None:
    """One's own cards have numbers; of the others' one sees how many of which district (R14.2)."""
    table = played(moves, players=4)
    for seat in range(4):
        for viewer in (SPECTATOR, 0, 1, 2, 3):
            told = hand_of(drawn(table, viewer), NAMES[seat])
            shown = [card for card in fronts(table, seat) if re.search(rf"\b{card}\b", told)]
            hands = table.view(viewer).hands
            certain = hands[8 * seat : 8 * seat + int(table.hand_size[seat])]
            assert len(shown) == len([card for card in certain if int(card) < BACK])
            if viewer == seat:
                assert shown == fronts(table, seat)
            if viewer == SPECTATOR:
                assert "of district" in told


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_what_lies_face_down_changes_nothing(seat: int, options: dict[str, Any]) -> None:
    """Another order of the piles, other hands: the same board, as map and as list (R14.7)."""
    say = speaker("en", *options.get("packs", ()))
    for moves in (0, 33, 90):
        table = played(moves, **options)
        names = NAMES[: table.seats()]
        view = table.view(seat)
        other = view.clone()
        other.imagine(Rng(99))
        for as_list in (False, True):
            boards = {say.board(one, seat, names, as_list=as_list) for one in (table, view, other)}
            assert len(boards) == 1


def test_no_seat_reads_the_piles() -> None:
    """A pile has its size and nothing else, for who has put no card under it."""
    told = one_line("\n".join(part(drawn(played(0, players=2), SPECTATOR), "Piles")))
    sizes = [7, 7, 7, 7, 7, 9, 9, 9]
    assert told == "; ".join(f"district {d}: {size} cards" for d, size in enumerate(sizes, 1))


def test_who_puts_cards_under_a_pile_knows_them() -> None:
    """After an exchange the card is known to lie lowest, to nobody else (R14.4)."""
    table = until(SWAP, players=2)
    seat = int(table.active)
    card = fronts(table, seat)[0]
    table.apply(table.legal()[0])
    assert f"To be exchanged: card {card}" in one_line(drawn(table, seat))
    assert "To be exchanged" not in one_line(drawn(table, 1 - seat))
    table.apply(table.legal()[-1])
    assert f"from the top: {card}" in one_line(drawn(table, seat))
    assert "from the top" not in one_line(drawn(table, 1 - seat))


def test_offers_and_bids_are_said_by_their_backs() -> None:
    """Everybody sees the districts; only their owners see the numbers (R13.1, R13.2)."""
    table = until(REPLY, players=3, trade_cards=True, seed=5)
    cards = table.rules.tables.cards
    offered = [int(card) for card in table.deal.offer]
    other = int(table.asked)
    active = NAMES[table.active]
    own = one_line(drawn(table, int(table.active)))
    assert f"{active} offers card {speaker('en').say(card_name(cards.names[offered[0]]))}" in own
    back = cards.pile[offered[0]] + 1
    assert f"{active} offers a card of district {back}" in one_line(drawn(table, other))


def test_bids_are_told_in_the_order_of_the_seats() -> None:
    """Who has declined and who has bid is said once all have answered."""
    table = until(SETTLE, players=3, trade_cards=True, seed=7)
    told = one_line(drawn(table, SPECTATOR).split("\n\n")[1])
    others = [(table.active + 1) % 3, (table.active + 2) % 3]
    places = [told.index(f"{NAMES[seat]} ") for seat in others]
    assert places == sorted(places)
    assert "gives in return a card of district" in told


# --- the city --------------------------------------------------------------------------------

CITY = [
    "      -1   0    1",
    "    +----+----+----+",
    "  0 |11* |12   13* |",
    "    |    |R2   R2  |",
    "    +----+====+----+",
    "  1 |14* |15  #",
    "    |    |Bank#",
    "    +----+----+",
]


def test_lots_are_boxes_and_the_tram_is_thick() -> None:
    """A street within a piece is gone, one with a tram is drawn with = or #."""
    lots = {
        Point(-1, 0): ("11*", ""),
        Point(0, 0): ("12", "R2"),
        Point(1, 0): ("13*", "R2"),
        Point(-1, 1): ("14*", ""),
        Point(0, 1): ("15", "Bank"),
    }
    below = cell_at(0, 1)
    rails = [int(edge_at(below, side)) for side in (NORTH, EAST)]
    inner = [int(edge_at(cell_at(0, 0), EAST))]
    assert picture(lots, rails, inner) == CITY


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_fit_a_terminal(language: str, options: dict[str, Any]) -> None:
    """No line is wider than 80 columns, in any language, as map or list, to the end."""
    say = speaker(language, *options.get("packs", ()))
    for moves in (0, 50, 150, 400):
        table = played(moves, **options)
        for as_list in (False, True):
            board = say.board(table, 0, NAMES[: table.seats()], as_list=as_list)
            assert max(map(len, board.splitlines())) <= 80
            assert "\t" not in board
            assert not re.search(r"[{}]|\b(?:board|piece|kind|list)-", board)


def test_a_wide_city_is_drawn_in_slices() -> None:
    """Thirty columns make two maps of fifteen, each with its numbers."""
    lots = {Point(x, 0): (str(x), "") for x in range(-10, 20)}
    assert slices(lots, 80) == [list(range(-10, 5)), list(range(5, 20))]
    assert slices({Point(0, 0): ("11", "")}, 80) == [[0]]


@pytest.mark.parametrize("moves", [4, 40, 120])
def test_every_lot_is_on_the_map(moves: int) -> None:
    """Each lot of the city stands there once, with a star on the outskirts (R2.5)."""
    table = played(moves, players=3)
    written = re.findall(r"\b(\d\d)(\*?)(?= |\||#)", "\n".join(boxes(drawn(table, 0))))
    numbers = table.rules.tables.boards.lot_number
    in_city = [lot for lot in range(len(numbers)) if table.plan.has_lot(lot)]
    expected = {(str(numbers[lot]), "*" if table.plan.outskirts[lot] else "") for lot in in_city}
    assert {(lot, star) for lot, star in written} == expected


def boxes(board: str) -> list[str]:
    """The lines of the map with numbers of lots, without the numbers of the rows."""
    return [line[4:] for line in part(board, "City") if re.match(r" *-?\d+ [ |#]", line[:5] + " ")]


def test_free_lots_are_listed_by_location() -> None:
    """Free lots stand in two lists, covered ones in neither."""
    table = played(60, players=2)
    board = one_line(drawn(table, 0))
    numbers = table.rules.tables.boards.lot_number
    listed = {}
    for place in ("on the outskirts", "in the center"):
        line = re.search(rf"Free {place}: ([\d, ]+|none)", board)[1]  # type: ignore[index]
        listed[place] = {int(lot) for lot in re.findall(r"\d+", line)}
    free = {
        int(numbers[lot])
        for lot in range(len(numbers))
        if table.plan.has_lot(lot) and not table.piece_at[lot]
    }
    assert listed["on the outskirts"] | listed["in the center"] == free
    assert not listed["on the outskirts"] & listed["in the center"]


def test_streets_are_named_as_they_are_typed() -> None:
    """Each segment is named by a lot of the city beside it and a side: `15:N`."""
    table = with_tram()
    line = one_line(drawn(table, 0)).partition("Tram: ")[2].partition(";")[0]
    numbers = table.rules.tables.boards.lot_number
    for name, edge in zip(line.split(", "), table.line, strict=True):
        number, _, side = name.partition(":")
        lot = next(lot for lot in range(len(numbers)) if numbers[lot] == int(number))
        assert int(edge_at(table.plan.cell[lot], "NESW".index(side))) == edge


def with_tram() -> BigCity:
    """A game in which the tram has been laid a few times."""
    rng = Rng(8)
    table = deal(read_options({"players": 2}), rng)
    while len(table.line) < 4:
        rails = [move for move in table.legal() if verb_of(move) == TRAM]
        table.apply(rails[rng.below(len(rails))] if rails else table.random_move(rng))
    return table


def test_the_list_names_the_four_neighbours() -> None:
    """Without a map each lot has its line: place, piece, and what faces it on each side (R2.2)."""
    table = played(0, players=2)
    board = speaker("en").board(table, 0, NAMES[:2], as_list=True)
    assert "+----+" not in board
    told = one_line("\n".join(part(board, "City")))
    assert "15 (column 1, row 1, center): free; north 12, east 16, south 18, west 14" in told
    assert "11 (column 0, row 0, outskirts): free; north no lot, east 12, south 14" in told


def test_the_list_says_where_the_tram_runs() -> None:
    """A side with a segment says so, on both lots that share it (R2.4)."""
    table = with_tram()
    told = speaker("en").board(table, 0, NAMES[:2], as_list=True)
    sides = sum(
        table.plan.lot_at(cell) >= 0
        for edge in table.line
        for cell in (edge >> 1, (edge >> 1) - (1 if edge & 1 else 64))
    )
    assert told.count("(tram)") == sides


# --- letters ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_piece_has_letters_of_its_own(language: str) -> None:
    """Up to four letters, different for every piece of the box and all shipped packs."""
    say = speaker(language, *PACKS)
    codes = {key: f"piece-{key}.code" for key in content(PACKS).pieces}
    known = {
        key: say.words.say(code) if say.words.knows(code) else None for key, code in codes.items()
    }
    wanted = {key: (code, say.thing(key)) for key, code in known.items()}
    codes = short_codes(wanted)
    assert [key for key, (code, _) in wanted.items() if code is None] == []
    assert codes == {key: code for key, (code, _) in wanted.items()}
    assert len(set(codes.values())) == len(codes)
    assert all(1 < len(code) <= CELL for code in codes.values())


def test_pieces_without_letters_get_some() -> None:
    """From the name; a number tells equal ones apart."""
    assert short_codes({"a": (None, "ice rink"), "b": (None, "ice rink"), "c": ("Icer", "")}) == {
        "a": "Icer",
        "b": "Ice2",
        "c": "X2",
    }


def test_places_are_typed_with_a_plain_hyphen() -> None:
    """Columns and rows are numbered as a district's place is typed: -1,0."""
    table = played(20, players=2)
    columns = part(drawn(table, 0), "City")[1].split()
    xs = sorted(int(point_at(cell).x) for cell in table.plan.cell if cell)
    assert columns == [str(x) for x in range(xs[0], xs[-1] + 1)]


def test_the_header_counts_passes() -> None:
    """Passes in a row are public, and near the end they matter (R14.2, R7.2)."""
    table = played(4 * 3, players=4)
    while table.due != ACT:
        table.apply(table.legal()[0])
    table.apply(table.legal()[-1])
    assert "1 pass in a row." in drawn(table, 0)
