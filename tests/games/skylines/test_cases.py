"""Every case of the rules holds, and a case that is wrong is noticed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh import casework

Case = dict[str, Any]
FILE = Path(__file__).parents[2] / "cases" / "skylines.json"
CASES: list[Case] = json.loads(FILE.read_text("utf-8"))["cases"]
OPS = sorted({case["op"] for case in CASES})


def run_case(case: Case) -> list[str]:
    """Run one case of Skylines."""
    return casework.run_case(burgh.title("skylines"), case)


def first(op: str) -> Case:
    """Give the first case of an operation."""
    return copy.deepcopy(next(case for case in CASES if case["op"] == op))


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_a_case_of_the_rules_holds(case: Case) -> None:
    """What was worked out by hand is what the engine does."""
    assert run_case(case) == []


def test_no_case_is_left_out() -> None:
    """There are 247 of them, each with an id of its own."""
    assert len({case["id"] for case in CASES}) == len(CASES) == 247


def other(value: Any) -> Any:
    """Give something else of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return "health" if value != "health" else "fire"
        case [] | {}:
            return value
        case list():
            return [*value[:-1], other(value[-1])]
        case dict():
            return {key: other(item) for key, item in value.items()}
        case _:
            return "edge_mismatch"


@pytest.mark.parametrize("op", OPS)
def test_a_wrong_expectation_is_noticed(op: str) -> None:
    """Each operation compares what it says it compares."""
    case = first(op)
    key = next(iter(case["expect"]))
    case["expect"][key] = other(case["expect"][key])
    assert run_case(case) != []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"op": "guess"}, "op"),
        ({"opp": 1}, "opp"),
        ({"expect": 3}, "expect"),
        ({"pos": {"boards": ["Z"]}}, r"pos\.boards\[0\]"),
        ({"pos": {"boards": ["A"], "hands": [["I-R1", "I-R1"]]}}, r"pos\.hands\[0\]\[1\]"),
        ({"do": [{"do": "end"}]}, r"do\[0\]"),
        ({"expect": {"colour": 1}}, "colour"),
        ({"expect": {"tracks": 1}}, r"expect\.tracks"),
    ],
)
def test_a_broken_case_is_told_where(change: Case, place: str) -> None:
    """The complaint names the field."""
    with pytest.raises(burgh.Malformed, match=place):
        run_case({**first("moves"), **change})
