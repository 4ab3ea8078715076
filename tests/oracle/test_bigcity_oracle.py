"""The oracle of Big City against the cases worked out by hand."""

from __future__ import annotations

import copy

import pytest

from .bigcity import CASES, FACTS, Case, Oracle, run_case

EVERY: list[Case] = CASES["cases"]

# No line of the engine runs here: once is enough.
pytestmark = pytest.mark.slow


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
