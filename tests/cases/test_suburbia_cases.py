"""The cases of Suburbia: every one holds, every tile is in one, and a wrong one is noticed."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh import casework
from burgh.games.suburbia.content import content

HERE = Path(__file__).parent
Case = dict[str, Any]
CASES: list[Case] = json.loads((HERE / "suburbia.json").read_text("utf-8"))["cases"]
BY_ID = {case["id"]: case for case in CASES}
PROOFS: dict[str, list[str]] = tomllib.loads((HERE / "suburbia_rules.toml").read_text("utf-8"))


def run_case(case: Case) -> list[str]:
    """Run one case of Suburbia."""
    return casework.run_case(burgh.title("suburbia"), case)


def built(case: Case) -> set[str]:
    """Name the tiles that a case's own moves lay face up."""
    moves = case.get("do", [])
    found = set()
    for move in [moves] if isinstance(moves, dict) else moves:
        if move["do"] == "basic":
            found.add(move["tile"])
        elif move["do"] == "build":
            market = case["market"]
            slot = move["slot"]
            found.add(market[str(slot)] if isinstance(market, dict) else market[slot])
    return found


def planted(case: Case) -> Case:
    """Give a case with something else expected, whatever it expects."""
    wrong = copy.deepcopy(case)
    expect = wrong["expect"]
    if isinstance(expect, list):
        wrong["expect"] = expect[1:]
    elif "players" in expect:
        expect["players"].setdefault("0", {})["money"] = 987
    elif case["op"] == "setup":
        expect["pile"] += 1
    elif case["op"] == "final":
        expect["population"][0] += 1
    else:
        key = next(iter(expect))
        expect[key] = "something else"
    return wrong


def test_every_case_has_a_name_of_its_own() -> None:
    """There are 248 of them."""
    assert len(BY_ID) == len(CASES) == 248


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_comes_out_as_written(case: Case) -> None:
    """The engine gives what was worked out by hand."""
    assert run_case(case) == []


def test_every_tile_is_built_in_a_case() -> None:
    """All fifty kinds are laid face up by the move of some case that expects their effects."""
    proved = set().union(*(built(case) for case in CASES if case["op"] in ("act", "turn")))
    assert proved == set(content().tiles)


def test_every_goal_is_judged_in_a_case() -> None:
    """All twenty but the one about the largest civic group, which test_goals.py measures."""
    judged = {goal for case in CASES if case["op"] == "goals" for goal in case["expect"]}
    assert set(content().goals) - judged == {"public_official"}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_wrong_expectation_is_reported(case: Case) -> None:
    """The same case with another result written in its place does not pass."""
    assert run_case(planted(case)) != []


@pytest.mark.parametrize("rule", PROOFS)
def test_a_rule_is_proved_by_its_cases(rule: str) -> None:
    """Each rule that names cases is held by all of them."""
    assert PROOFS[rule]
    for name in PROOFS[rule]:
        assert run_case(BY_ID[name]) == [], name


@pytest.mark.parametrize("key", ["op", "expect", "do", "player", "by"])
def test_what_a_case_needs_is_named_when_it_is_missing(key: str) -> None:
    """A case without a field it needs is malformed, and the field is named."""
    case = next(case for case in CASES if key in case)
    with pytest.raises(burgh.Malformed, match=key):
        run_case({name: value for name, value in case.items() if name != key})


def test_an_unknown_field_of_a_case_is_named() -> None:
    """So a misspelt one is not passed over."""
    with pytest.raises(burgh.Malformed, match="marekt"):
        run_case({**BY_ID["tile-suburbs"], "marekt": {}})


@pytest.mark.parametrize("case", ["final-all", "legal-over", "tile-suburbs", "setup-bot"])
def test_an_unknown_expectation_is_named(case: str) -> None:
    """Even where it expects nothing, which would otherwise always hold."""
    wrong = copy.deepcopy(BY_ID[case])
    wrong["expect"]["colour"] = None
    with pytest.raises(burgh.Malformed, match="colour"):
        run_case(wrong)


def test_a_case_whose_move_is_refused_says_why() -> None:
    """The report names the refusal instead of failing elsewhere."""
    case = copy.deepcopy(BY_ID["tile-convenience_store"])
    case["players"][0]["money"] = 0
    assert "cannot_afford" in run_case(case)[0]
