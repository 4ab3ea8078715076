"""Moves by text and JSON, and why a move is refused."""

from __future__ import annotations

from typing import Any

import pytest

import burgh

SQUARE = [
    {"id": d, "origin": [x, y], "rotation": 0}
    for d, x, y in ((1, 0, 0), (3, 3, 0), (5, 0, 3), (7, 3, 3))
]


def table(**more: Any) -> burgh.Game:
    """Give four districts with city hall, a park and two hands."""
    return burgh.from_position(
        {
            "title": "bigcity",
            "districts": SQUARE,
            "pieces": [["city_hall", [19]], ["lincoln_park", [12, 15]]],
            "trams": ["16:S"],
            "hands": [
                ["11", "12", "31", "51", "central_park"],
                ["13", "14", "32", "52", "stanford_corporation"],
            ],
            **more,
        }
    )


@pytest.mark.parametrize(
    ("typed", "usual"),
    [
        ("build residence_1 @ 11", "build residence_1 @ 11"),
        ("BUILD office_1 @ 31,", "build office_1 @ 31"),
        ("tram 16:s", "tram 16:S"),
        ("tram 19:n", "tram 16:S"),
        ("play central park", "play central_park"),
        ("play centr", "play central_park"),
        ("at  ( 3 , -2 )", "at 3,-2"),
        ("discard 12", "discard 12"),
        ("  pass ", "pass"),
    ],
)
def test_a_line_is_read_in_many_ways_and_written_in_one(typed: str, usual: str) -> None:
    """Capitals, spaces and other names of a street do not matter."""
    game = table()
    assert game.write(game.parse(typed)) == usual


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("dance", "“dance” is not one of build"),
        ("", "is not one of"),
        ("pass now", "pass stands alone"),
        ("give", "give needs a card, for example give 12"),
        ("give 99", "there is no “99”"),
        ("play c", "may be city_hall"),
        ("draw two", "draw needs a number"),
        ("tram here", "lot:side"),
        ("turn 4", "0, 1, 2 or 3"),
        ("at here", "x,y"),
        ("build bank", "build residence_2 @ 11 12"),
        ("build castle @ 11", "there is no “castle”"),
        ("x" * 300, "one short line"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_why(typed: str, complaint: str) -> None:
    """The complaint says what is missing or unknown."""
    with pytest.raises(burgh.Malformed, match=complaint):
        table().parse(typed)


@pytest.mark.parametrize(
    ("move", "key", "facts"),
    [
        ("build bank @ 11", "too_few_adjacent", {"thing": "office", "missing": 2, "at": "11"}),
        ("build residence_1 @ 13", "card_missing", {"thing": "13"}),
        ("build residence_1 @ 12", "occupied", {"thing": "lincoln_park", "at": "12"}),
        ("build residence_2 @ 11 31", "shape", {"thing": "residence_2"}),
        ("build church @ 31", "not_multiple", {"missing": 11, "at": "31"}),
        ("build church @ 11", "not_last_in_district", {"missing": 5, "at": "11"}),
        ("build central_park @ 34 35 36", "wrong_phase", {"thing": "act"}),
        ("play stanford_corporation", "card_missing", {"thing": "stanford_corporation"}),
        ("play residence_1", "card_missing", {"thing": "residence_1"}),
        ("tram 12:S", "inside_building", {"thing": "lincoln_park", "at": "12:S"}),
        ("tram 16:S", "occupied_street", {"at": "16:S"}),
        ("tram 73:N", "not_connected", {"at": "39:S"}),
        ("tram 21:N", "not_a_street", {"at": "21:N"}),
        ("district 3", "already_placed", {"thing": "3"}),
        ("district 0", "no_such_district", {"thing": "0"}),
        ("discard 11", "not_dead", {"thing": "11"}),
        ("trade", "no_trading", {}),
        ("draw 1", "wrong_phase", {"thing": "act"}),
        ("place 2", "wrong_phase", {"thing": "act"}),
    ],
)
def test_a_refusal_names_what_stands_in_the_way(move: str, key: str, facts: dict[str, Any]) -> None:
    """The missing neighbour, card, piece, district or street (R16)."""
    refusal = table().refusal(move)
    assert refusal is not None
    assert refusal.key == key
    assert {name: getattr(refusal, name) for name in facts} == facts


def test_a_card_without_any_place_cannot_be_played() -> None:
    """A partial move is possible only if a legal one begins with it (R12.10)."""
    game = burgh.from_position(
        {
            "title": "bigcity",
            "districts": SQUARE[:1],
            "pieces": [["city_hall", [15]]] + [["office_1", [n]] for n in (11, 13, 17, 19)],
            "hands": [["rockwell_industries"], []],
        }
    )
    refusal = game.refusal("play rockwell_industries")
    assert refusal is not None
    assert refusal.key == "no_place"
    assert "play rockwell_industries" not in map(game.write, game.legal_moves)


def test_a_trade_step_by_step() -> None:
    """Offer two, one bid for the second, both sides change hands, nothing is drawn (R13)."""
    game = table(options={"players": 2, "trade_cards": True})
    for line in ("trade", "offer 11", "offer 31", "want 3", "done", "bid 32", "for 1"):
        game.push(line)
    assert game.phase == "settle"
    assert [game.write(move) for move in game.legal_moves] == ["take 1", "done"]
    game.push("take 1")
    hands = game.position()["hands"]
    assert "32" in hands[0]
    assert "31" in hands[1]
    assert (game.phase, game.turn) == ("act", 1)


def test_after_a_trade_that_came_to_nothing_two_cards_may_go() -> None:
    """The fallback exchanges at most two, and passing counts as a pass (R13.5, G5)."""
    game = table(options={"players": 2, "trade_cards": True})
    for line in ("trade", "offer 11", "done", "decline"):
        game.push(line)
    assert game.phase == "fallback"
    assert [game.write(move) for move in game.legal_moves] == ["exchange", "pass"]
    for line in ("exchange", "give 11", "give 12"):
        game.push(line)
    assert [game.write(move) for move in game.legal_moves] == ["done"]
    refusal = game.refusal("give 31")
    assert refusal is not None
    assert refusal.key == "too_many_cards"


def test_an_occupied_street_is_told_before_an_empty_supply() -> None:
    """Where both stand in the way the first of the list is given (R16.1)."""
    rows = ((17, 18, 19, 37, 38, 39), (14, 15, 16, 34, 35, 36), (51, 52, 53, 71, 72, 73))
    laid = [f"{lot}:S" for row in rows for lot in row][:17]
    game = table(pieces=[["city_hall", [11]]], trams=laid)
    assert game.refusal("tram 17:S") == burgh.Refusal("R4.22", "occupied_street", at="17:S")
    assert game.refusal("tram 73:S") == burgh.Refusal("R4.23", "none_left")
