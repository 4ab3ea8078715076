"""Every shared case holds, and a broken case file is told what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh import casework

FILE = Path(__file__).parents[2] / "cases" / "bigcity.json"
CONTENT: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
CASES: list[dict[str, Any]] = CONTENT["cases"]


def run_case(case: dict[str, Any]) -> list[str]:
    """Run one case of Big City, with the layouts that its file names."""
    return casework.run_case(burgh.title("bigcity"), case, CONTENT)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_case_holds(case: dict[str, Any]) -> None:
    """What the case file expects is what happens."""
    assert run_case(case) == []


def test_no_case_is_left_out() -> None:
    """There are 324 of them, each with an id of its own."""
    assert len({case["id"] for case in CASES}) == len(CASES) == 324


@pytest.mark.parametrize("case", CASES[::9], ids=lambda case: case["id"])
def test_a_wrong_expectation_is_found_out(case: dict[str, Any]) -> None:
    """A case that expects something else does not hold."""
    wrong: Any = {"phase": "nowhere"}
    if case["op"] in ("refuse",):
        wrong = {"reason": "nothing"}
    elif case["op"] == "view":
        wrong = {"0": {"hand": ["none"]}}
    elif case["op"] == "moves":
        wrong = {"kinds": ["nothing"]}
    elif case["op"] != "flow":
        wrong = "something else"
    assert run_case({**case, "expect": wrong})


@pytest.mark.parametrize(
    ("broken", "path"),
    [
        ({"op": "flow", "expect": {}, "colour": 1}, "colour"),
        ({"op": "dance", "expect": {}}, "op"),
        ({"op": "flow"}, "expect"),
        ({"op": "flow", "layout": "moon", "expect": {}}, "layout"),
        ({"op": "flow", "layout": "one", "do": [{"do": "stop"}], "expect": {}}, r"do\[0\]"),
        ({"op": "flow", "layout": "one", "hands": [["11"], ["11"]], "expect": {}}, r"hands\[1\]"),
        ({"op": "flow", "layout": "one", "expect": {"weather": 1}}, "weather"),
    ],
)
def test_a_broken_case_is_told_where(broken: dict[str, Any], path: str) -> None:
    """The place of the mistake is named."""
    with pytest.raises(burgh.Malformed, match=path):
        run_case(broken)
