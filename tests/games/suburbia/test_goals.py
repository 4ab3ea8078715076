"""Goals: who alone leads what (S12)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.casework import run_case
from burgh.games.suburbia.content import content

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "suburbia.md").read_text("utf-8")
MEASURE = {
    "tiles with the airport icon": "airport",
    "lakes": "lakes",
    "money": "money",
    "residential tiles": "residential",
    "civic tiles": "civic",
    "commercial tiles": "commercial",
    "industrial tiles": "industrial",
    "markers on the own tiles": "markers",
    "group of lakes connected by shared edges": "lake_group",
    "group of civic tiles connected by shared edges": "civic_group",
    "income": "income",
    "reputation": "reputation",
}
# What gives seat 0 more of each measure than the others.
MORE: dict[str, dict[str, Any]] = {
    "airport": {"tiles": [[0, "municipal_airport", 1, 0]]},
    "lakes": {"tiles": [[0, "lake", 1, 0]]},
    "money": {"players": [{"money": 16}, {}, {}]},
    "residential": {"tiles": [[0, "hostel", 1, 0]]},
    "civic": {"tiles": [[0, "museum", 1, 0]]},
    "commercial": {"tiles": [[0, "casino", 1, 0]]},
    "industrial": {"tiles": [[0, "farm", 1, 0]]},
    "markers": {"x2": [[0, 0, 0]]},
    "lake_group": {"tiles": [[0, "lake", 1, 0]]},
    "civic_group": {"tiles": [[0, "museum", 1, 1]]},
    "income": {"players": [{"income": 1}, {}, {}]},
    "reputation": {"players": [{"reputation": 2}, {}, {}]},
}


def leader(goal: str, **position: Any) -> int | None:
    """Give who alone meets a goal in a position for three."""
    from burgh.games.suburbia.engine.goals import NOBODY, met_by

    game = burgh.from_position({"title": "suburbia", "players": [{}, {}, {}], **position})
    state: Any = game.state
    seat = int(met_by(state, content().goal_of[goal]))
    return None if seat == NOBODY else seat


def printed() -> dict[str, tuple[int, str]]:
    """Read the table of goals in the rules: name -> population, met by."""
    table = RULES.partition("| Goal | Population | Met by |")[2].partition("**S12.8**")[0]
    rows = re.findall(r"\| ([A-Z][\w ]+) \| (\d+) \| ([^|]+) \|", table)
    return {name: (int(worth), met) for name, worth, met in rows}


def test_the_goals_are_those_of_the_rules() -> None:
    """Twenty, with the population and the measure of the table (S12.7)."""
    table = printed()
    assert len(table) == 20
    for goal in content().goals.values():
        worth, met = table[goal.id.replace("_", " ").title()]
        kind, _, what = met.partition(" ")
        assert worth == goal.population
        assert (kind in ("most", "largest", "highest")) == (goal.rule == "most")
        assert goal.measure == MEASURE[what]


@pytest.mark.parametrize("goal", content().goals)
def test_a_goal_is_met_by_whoever_alone_leads(goal: str) -> None:
    """More of it wins the most, and loses the fewest while two are even.

    (S12.3, S12.4, S12.5, S12.7)
    """
    printed_goal = content().goals[goal]
    more = MORE[printed_goal.measure]
    assert leader(goal) is None  # all even at the start
    if printed_goal.rule == "most":
        assert leader(goal, **more) == 0
        return
    assert leader(goal, **more) is None  # the other two are even
    again = {
        key: [*value, *([[1, *row[1:]] for row in value] if key != "players" else [])]
        for key, value in more.items()
    }
    if "players" in again:
        again["players"] = [more["players"][0], more["players"][0], {}]
    assert leader(goal, **again) == 2


def test_a_marker_does_not_make_a_tile_count_twice() -> None:
    """Nor does it make a group larger (S12.2)."""
    marked = {"x2": [[0, 0, 0], [0, 0, 1], [0, 0, 2]]}
    for goal in ("builder", "civil_engineer", "industrialist", "public_official"):
        assert leader(goal, **marked) is None


def test_start_tiles_count_and_lakes_have_no_category() -> None:
    """Two residential tiles of two, and three drowned homes are none (S12.2)."""
    lakes = [[0, "lake", 1, 0], [0, "lake", 1, 1], [0, "lake", 1, 2]]
    assert leader("builder", tiles=[*lakes, [1, "hostel", 1, 0]]) == 1
    assert leader("capitalist", tiles=[[1, "hostel", 1, 0], [2, "hostel", 1, 0]]) == 0


def test_goals_look_at_the_own_borough_only() -> None:
    """The same tile in another borough is another's (S12.2)."""
    for seat in range(3):
        assert leader("developer", tiles=[[seat, "boutique", 1, 0]]) == seat


def test_fewest_may_be_none_at_all() -> None:
    """No commercial tile against one each (S12.4, O2)."""
    assert leader("socialist", tiles=[[0, "boutique", 1, 0], [2, "boutique", 1, 0]]) == 1
    assert leader("air_traffic_controller") is None


def test_the_largest_single_group_counts() -> None:
    """Two civic tiles side by side beat three that do not touch (S12.8, O3)."""
    apart = [[0, "museum", 2, -1], [0, "museum", 2, 2]]
    together = [[1, "museum", 1, 1]]
    assert leader("civil_engineer", tiles=[*apart, *together]) == 0
    assert leader("public_official", tiles=[*apart, *together]) == 1


def test_a_bent_group_is_one_group() -> None:
    """Lakes joined round a corner belong together (S12.8)."""
    bent = [[0, "lake", 1, 0], [0, "lake", 2, 0], [0, "lake", 1, 1], [0, "lake", 0, 3]]
    straight = [[1, "lake", 1, 0], [1, "lake", 2, 0], [1, "lake", 1, 2], [1, "lake", -1, 1]]
    assert leader("harbormaster", tiles=[*bent, *straight]) == 0
    assert leader("aquatic_engineer", tiles=[*bent, *straight]) is None


def test_all_goals_are_judged_before_any_is_awarded() -> None:
    """$21 is more than $19, though $1 and $4 would be left of them as people (S12.1)."""
    players = [{"money": 21, "goal": "billionaire"}, {"money": 19, "goal": "spendthrift"}]
    expect = {"goals": [["billionaire", 0], ["spendthrift", 1]], "population": [2 + 14, 2 + 13]}
    case = {"op": "final", "players": players, "expect": expect}
    assert run_case(burgh.title("suburbia"), case) == []


def test_a_negative_number_may_lead() -> None:
    """Income -2 is the highest among -2, -3, -4 (S12.6)."""
    players = [{"income": -3}, {"income": -2}, {"income": -4}]
    assert leader("investor", players=players) == 1
    assert leader("miser", players=players) == 2
