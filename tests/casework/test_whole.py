"""Whole moves: refused as a whole or made as a whole, whichever small decision is at fault."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.casework.bigcity import GRAMMAR
from burgh.casework.played import Played
from burgh.casework.reading import differs, in_any_order
from burgh.casework.whole import Made, legal_kinds, make, whole_moves
from burgh.core.rng import Rng
from burgh.core.values import Refusal
from burgh.games.bigcity import TITLE
from burgh.games.bigcity.position import read_position

Move = dict[str, Any]


def city(**more: Any) -> Played[Any]:
    """Set up two districts, two hands, and what is asked for."""
    districts = [{"id": 1, "origin": [0, 0]}, {"id": 3, "origin": [3, 0]}]
    hands = [["11", "12", "31"], ["13", "14"]]
    plain = {"options": {"players": 2}, "districts": districts, "hands": hands, **more}
    return Played(TITLE, *read_position(plain), GRAMMAR)


def test_a_whole_move_is_made_of_small_ones() -> None:
    """An exchange of two cards is four decisions, and the turn is over with the last."""
    game = city()
    game.make([{"do": "exchange", "cards": ["11", "31"]}], "do")
    assert game.game.ply == 4
    assert game.game.phase == "draw"
    assert [made.seat for made in game.made] == [0]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"do": "exchange", "cards": ["11", "13"]}, "card_missing"),
        ({"do": "exchange", "cards": ["11", "11"]}, "malformed"),
        ({"do": "exchange", "cards": "11"}, "malformed"),
        ({"do": "exchange", "cards": []}, "no_cards"),
        ({"do": "exchange", "cards": ["11"], "colour": 1}, "malformed"),
        ({"do": "exchange", "cards": ["11"], "seat": 1}, "not_your_turn"),
        ({"do": "exchange"}, "no_cards"),
        ({"do": "draw", "piles": [1]}, "wrong_phase"),
        ({"do": "draw", "piles": []}, "wrong_phase"),
        ({"do": "build", "piece": "residence_1"}, "malformed"),
        ({"cards": ["11"]}, "malformed"),
    ],
)
def test_one_bad_decision_refuses_the_whole(move: Move, code: str) -> None:
    """And the game stays as it was."""
    game = city()
    before = game.table.pack()
    refusal = game.refusal(move, "try")
    assert isinstance(refusal, Refusal)
    assert refusal.key == code
    assert game.table.pack() == before


def test_too_little_and_too_much_are_refused() -> None:
    """Two cards are due: one pile is too few, three are too many (R4.17)."""
    game = city(hands=[["11", "12", "31"], ["13", "14"]], phase="draw")
    for piles in ([2], [2, 4, 5], []):
        refusal = game.refusal({"do": "draw", "piles": piles}, "try")
        assert refusal is not None
        assert refusal.key == "wrong_number", piles
    assert game.refusal({"do": "draw", "piles": [2, 2]}, "try") is None


def test_every_whole_move_is_found_once() -> None:
    """Three cards can be exchanged in seven ways, whatever order they are named in."""
    found = [move["cards"] for move in whole_moves(city().game, "exchange", GRAMMAR)]
    assert len(found) == len({frozenset(cards) for cards in found}) == 7
    assert legal_kinds(city().game, GRAMMAR) == ["build", "exchange", "pass"]


def test_every_whole_move_found_is_accepted_and_changes_the_table() -> None:
    """Whole moves are the small decisions put together, in every phase of a random game."""
    game = burgh.new("bigcity", seed=8, players=3, trade_cards=True)
    rng = Rng(4)
    for _ in range(60):
        kinds = legal_kinds(game, GRAMMAR)
        if not kinds:
            break
        kind = kinds[int(rng.below(len(kinds)))]
        found = [{"do": kind, **move} for move in whole_moves(game, kind, GRAMMAR)]
        assert found
        assert all(isinstance(make(game, move, GRAMMAR), Made) for move in found[:5])
        before = game.state.pack()
        made = make(game, found[int(rng.below(len(found)))], GRAMMAR)
        assert isinstance(made, Made)
        assert game.state.pack() == before != made.game.state.pack()
        game = made.game


def test_a_refused_whole_move_is_named() -> None:
    """Who plays whole moves is told which one is refused, and why."""
    with pytest.raises(burgh.Malformed, match=r"do\[1\]: .*wrong_phase"):
        city().make([{"do": "pass"}, {"do": "stop"}], "do")


def test_a_disagreement_is_told_with_its_place() -> None:
    """Down to the entry; a list and a tuple are the same, and so are names in another order."""
    assert differs("x", {"a": [1, {"b": 2, "c": 3}]}, {"a": (1, {"c": 3, "b": 2})}) == []
    assert differs("x", {"a": {"b": 2}}, {"a": {"b": 3}}) == ["x.a.b: expected 2, got 3"]
    assert differs("x", {}, {"a": 1}) == ["x.a: not expected, got 1"]
    assert in_any_order([3, 1])([1, 3]) == [1, 3]
    assert in_any_order([3, 1])([1]) == [1, 3]
