"""Cases in the common form: every title understands them, and a bad one is told where."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import burgh
from burgh.casework import run_case

Case = dict[str, Any]
SUBURBIA = burgh.title("suburbia")
POSITION: Case = {"title": "suburbia", "market": ["farm", None, None, None, None, None, "mint"]}
FARM: Case = {
    "id": "a farm beside a park",
    "title": "suburbia",
    "position": {**POSITION, "players": [{"money": 30}, {}], "stack": ["casino"]},
    "moves": ["build farm @ 1,1"],
    "try": {"do": "build", "slot": 9, "cell": [1, 0]},
    "expect": {
        "turn": 1,
        "phase": "act",
        "over": False,
        "scores": [3, 2],
        "refusal": {"key": "no_such_slot", "rule": "S3.11"},
        "changes": [
            {"seat": 0, "track": "money", "amount": -19},
            {"cause": "farm", "at": "1,1"},
            {"cause": "community_park", "rule": "S6.4"},
            {"cause": "reputation", "applied": 1},
        ],
        "sums": {"0": {"money": -19, "reputation": 0}, "1": {"money": 0}},
        "reveals": ["casino"],
        "position": {"round": 1, "turn": 1},
        "outcome": None,
    },
}


def outcome_of(key: str) -> tuple[list[str], Case]:
    """Play a game by the first legal moves; give its lines, and what came of it."""
    game = burgh.new(key, seed=3)
    lines: list[str] = []
    while not game.is_over and len(lines) < 60:
        move = game.legal_moves[0]
        lines.append(game.write(move))
        game.push(move)
    expect = {"phase": game.phase, "over": game.is_over, "legal_count": len(game.legal_moves)}
    return lines, {**expect, "scores": [int(game.state.score(s)) for s in range(game.seats)]}


@pytest.mark.parametrize("key", burgh.titles())
def test_a_deal_played_on_holds_in_every_title(key: str) -> None:
    """Options and seed, moves as lines of text, what is so afterwards."""
    lines, expect = outcome_of(key)
    case = {"title": key, "seed": 3, "moves": lines, "expect": expect}
    assert run_case(burgh.title(key), case) == []
    assert run_case(burgh.title(key), {**case, "expect": {**expect, "phase": "nowhere"}}) != []


@pytest.mark.parametrize("key", burgh.titles())
def test_the_legal_moves_are_compared_in_any_order(key: str) -> None:
    """All of them, as text or as JSON; one too few is noticed."""
    game = burgh.new(key, seed=3)
    lines = [game.write(move) for move in game.legal_moves]
    case = {"seed": 3, "expect": {"legal": lines[::-1]}}
    assert run_case(game.title, case) == []
    assert run_case(game.title, {**case, "expect": {"legal": lines[1:]}}) != []


def test_a_position_with_moves_holds() -> None:
    """Whatever the case names is compared, and nothing else; a legal `try` has no refusal."""
    assert run_case(SUBURBIA, FARM) == []
    legal = {"do": "basic", "tile": "suburbs", "cell": [1, 0]}
    assert run_case(SUBURBIA, {**FARM, "try": legal, "expect": {"refusal": None}}) == []


def test_the_example_of_the_docs_holds() -> None:
    """What docs/cases.md shows is so."""
    text = (Path(__file__).parents[2] / "docs" / "cases.md").read_text("utf-8")
    shown = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    for case in json.loads(shown[0])["cases"]:
        assert run_case(SUBURBIA, case) == []


@pytest.mark.parametrize(
    ("key", "wrong", "line"),
    [
        ("turn", 0, "turn: expected 0, got 1"),
        ("refusal", None, "refusal: expected None, got {"),
        ("changes", [], "changes: expected []"),
        ("sums", {"0": {"money": 999}}, "sums.0.money: expected 999"),
        ("position", {"round": 9}, "position.round: expected 9, got 1"),
        ("outcome", {"winners": [0]}, "outcome: expected {'winners': [0]}, got None"),
        ("legal_count", 0, "legal_count: expected 0"),
        ("reveals", [], "reveals: expected []"),
        ("scores", [9, 9], "scores: expected [9, 9]"),
    ],
)
def test_a_wrong_expectation_is_told_with_its_place(key: str, wrong: object, line: str) -> None:
    """Expected and got, in one line."""
    found = run_case(SUBURBIA, {**FARM, "expect": {key: wrong}})
    assert [text[: len(line)] for text in found] == [line]


def test_an_ended_game_has_an_outcome() -> None:
    """Its named facts are compared: winners, scores, reason, and what the title adds."""
    game = burgh.new("suburbia", seed=3, mode="architect")
    lines = []
    while not game.is_over:
        lines.append(game.write(game.legal_moves[0]))
        game.push(lines[-1])
    case = {"options": {"mode": "architect"}, "seed": 3, "moves": lines}
    expect = {"outcome": {"winners": [0], "reason": "last_round"}, "turn": None}
    assert run_case(SUBURBIA, {**case, "expect": expect}) == []
    assert run_case(SUBURBIA, {**case, "expect": {"outcome": None}}) != []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"title": "chess"}, "title"),
        ({"moves": ["build farm @ 9,9"]}, r"moves\[0\]: the move is refused: .*not_adjacent"),
        ({"moves": ["dance"]}, r"moves\[0\]"),
        ({"moves": [7]}, r"moves\[0\]"),
        ({"position": {"title": "suburbia", "round": 0}}, r"position\.round"),
        ({"options": {"players": 2}}, "options"),
        ({"seed": 1}, "seed"),
        ({"market": []}, "market"),
        ({"expect": {}}, "expect"),
        ({"expect": {"colour": 1}}, r"expect\.colour"),
        ({"expect": {"sums": {"0": 3}}}, r"expect\.sums"),
        ({"try": "dance", "expect": {"refusal": None}}, r"expect\.refusal"),
    ],
)
def test_a_bad_case_is_told_where(change: Case, place: str) -> None:
    """The complaint names the field."""
    with pytest.raises(burgh.Malformed, match=place):
        run_case(SUBURBIA, {**FARM, **change})


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"options": {"players": 99}}, r"options\.players"),
        ({"seed": -1}, "seed"),
        ({"expect": {"refusal": None}}, "try: missing"),
    ],
)
def test_a_bad_deal_is_told_where(change: Case, place: str) -> None:
    """The same for cases that begin with a deal."""
    with pytest.raises(burgh.Malformed, match=place):
        run_case(SUBURBIA, {"expect": {"turn": 0}, **change})


def test_a_title_of_somebody_else_has_the_common_form() -> None:
    """It has no shorthand: an operation is refused, the rest is as with ours."""
    other = replace(SUBURBIA, key="other")
    deal = {"title": "other", "seed": 3, "expect": {"turn": 0, "over": True}}
    wrong = [line.partition(":")[0] for line in run_case(other, deal)]
    assert wrong[-1] == "over"
    with pytest.raises(burgh.Malformed, match="op: a case in the common form"):
        run_case(other, {"op": "rating", "expect": {"0": "Junior Intern"}})
    with pytest.raises(burgh.Malformed, match="title"):
        run_case(other, {**deal, "title": "suburbia"})


def test_a_case_is_short_or_common_by_its_fields() -> None:
    """A shorthand without its operation is told so, and so is the common form with one."""
    with pytest.raises(burgh.Malformed, match="op: missing"):
        run_case(SUBURBIA, {"player": 0, "by": [1], "expect": {}})
    with pytest.raises(burgh.Malformed, match="op: a case in the common form"):
        run_case(SUBURBIA, {**FARM, "op": "act"})
