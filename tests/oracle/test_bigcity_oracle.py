"""The oracle of Big City against the cases worked out by hand, and against itself in games."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from .bigcity import CASES, FACTS, PHASES, Case, Move, Oracle, run_case

EVERY: list[Case] = CASES["cases"]
GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "packs": ["small_expansion"]},
    {"players": 4, "supply": "seed_table", "single_line": True},
    {"players": 5, "supply": "inventory_variant", "dead_cards_stay": True},
    {"players": 2, "trade_cards": True, "draw_one_by_one": True},
    {"players": 3, "trade_cards": True, "placed_piles_only": True},
    {"players": 2, "single_line_no_loop": True, "inhabited_tram": True},
    {"players": 3, "fillable_hole_is_outskirts": True},
]
USUAL = {"build": 6, "district": 2, "tram": 2, "exchange": 2, "discard": 2, "trade": 1}


@pytest.mark.parametrize("case", EVERY, ids=[case["id"] for case in EVERY])
def test_the_oracle_gives_what_was_worked_out_by_hand(case: Case) -> None:
    """Every case of the file comes out as written."""
    assert run_case(case) == []


def test_no_case_is_left_out() -> None:
    """The file has 324 cases with different ids."""
    assert len({case["id"] for case in EVERY}) == len(EVERY) == 324


@pytest.mark.parametrize("op", sorted({case["op"] for case in EVERY}))
def test_a_wrong_expectation_is_noticed(op: str) -> None:
    """A case with anything else written in its place is reported."""
    case = copy.deepcopy(next(case for case in EVERY if case["op"] == op))
    if op == "view":
        case["expect"]["0"] = {"scores": [99, 99]}
    elif op == "moves":
        case["expect"] = {"kinds": ["fly"]}
    elif op in ("flow", "refuse"):
        case["expect"] = {"phase": "nowhere", "reason": "none"}
        if op == "flow":
            del case["expect"]["reason"]
    else:
        case["expect"] = "something else"
    assert run_case(case) != []


def test_the_box_is_complete() -> None:
    """68 lots, 72 cards in piles of nine, 52 or 53 pieces (R1.1, C1)."""
    assert [len(cards) for cards in FACTS["piles"].values()] == [9] * 8
    lots = [lot for rows in FACTS["districts"].values() for row in rows for lot in row]
    assert len(set(lots)) == 68
    for profile, total in (("box_52", 52), ("seed_table", 53), ("inventory_variant", 52)):
        assert sum(Oracle({"supply": profile}).supply.values()) == total


def choose(oracle: Oracle, chance: random.Random, moves: int) -> Move:
    """Choose a kind by weight and then any move of it; after a while pass for good."""
    legal = oracle.legal()
    if moves > 250:
        ending = [m for m in legal if m["do"] in ("pass", "stop") or m.get("cards") == []]
        legal = ending or legal
    kinds = sorted({move["do"] for move in legal})
    kind = chance.choices(kinds, [USUAL.get(kind, 1) for kind in kinds])[0]
    return chance.choice([move for move in legal if move["do"] == kind])


def adds_up(oracle: Oracle) -> None:
    """Check that no card and no piece is lost, and that scores are the ledger's."""
    places = [*oracle.hands, *oracle.piles.values(), oracle.out]
    every = [card for cards in oracle.pile_cards.values() for card in cards]
    assert sorted(card for cards in places for card in cards) == sorted(every)
    full = Oracle(oracle.options).supply
    for piece, left in oracle.supply.items():
        assert left + sum(name == piece for name, _ in oracle.standing) == full[piece]
    for seat, score in enumerate(oracle.scores):
        entries = [value for who, kind, _, value in oracle.ledger if (who, kind) == (seat, "score")]
        assert score == sum(entries)
        assert set(oracle.hands[seat]) <= oracle.certain[seat]
        assert len(oracle.hands[seat]) <= oracle.hand_size


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_random_game_ends_and_adds_up(options: dict[str, Any]) -> None:
    """Before the end there is always a move; cards, pieces and scores add up on the way."""
    chance = random.Random(str(options))
    cards = Oracle(options).pile_cards
    piles = {str(pile): chance.sample(names, len(names)) for pile, names in cards.items()}
    oracle = Oracle.from_case({"options": options, "start": True, "piles": piles})
    moves = 0
    while oracle.phase != "over":
        move = choose(oracle, chance, moves)
        assert move["do"] in PHASES[oracle.phase]
        oracle.apply(move)
        adds_up(oracle)
        moves += 1
    assert oracle.legal() == []
    assert oracle.end in ("full", "passes")
    assert oracle.refusal({"do": "pass"}) == "game_over"
