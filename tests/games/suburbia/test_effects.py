"""Resolving, investing, income, people and red lines (S6 to S9)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.casework import run_case
from burgh.core.rng import Rng
from burgh.games.suburbia.content import content

FULL = [
    "farm",
    "mint",
    "freeway",
    "landfill",
    "office_building",
    "mobile_home_community",
    "waterfront_realty",
]
Rows = list[tuple[int, str, str, int]]


def at(**position: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "suburbia", **position})


def rows(changes: Sequence[burgh.Change], *rules: str) -> Rows:
    """Give seat, cause, track and amount of the changes under some rules."""
    return [(c.seat, c.cause, c.track, c.applied) for c in changes if c.rule in rules]


def case(op: str, expect: Any, **position: Any) -> list[str]:
    """Run a case."""
    return run_case(burgh.title("suburbia"), {"op": op, "expect": expect, **position})


def test_no_tile_of_another_changes_the_builders_numbers() -> None:
    """In whole games every change by a tile is its owner's own: the base set has no step 6.

    (S6.6)
    """
    for seed in range(3):
        game = burgh.new("suburbia", seed=seed, players=4)
        rng = Rng(seed)
        while not game.is_over:
            told = game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
            owners = {(seat, name, f"{q},{r}") for seat, name, q, r in game.position()["tiles"]}
            for change in told:
                assert change.rule != "S6.6"
                if change.at is not None and change.at not in ("0,0", "0,1", "0,2"):
                    assert (change.seat, change.cause, change.at) in owners


def test_other_boroughs_react_clockwise_from_the_builder() -> None:
    """Seat 2 builds: seat 3 reacts before 0 before 1 (S6.7, E2)."""
    tiles = [[seat, "homeowners_association", 0, 3] for seat in (0, 1, 3)]
    game = at(players=[{}] * 4, turn=2, tiles=tiles, market=FULL)
    told = game.push("buy mobile_home_community @ 1,2")
    assert [row[0] for row in rows(told, "S6.7")] == [3, 0, 1]


def test_an_adjacent_mint_acts_in_step_4() -> None:
    """A tile belongs to its step by where it lies, though its effect counts the borough.

    (S6.11, E5)
    """
    game = at(tiles=[[0, "mint", 1, 0]], players=[{"money": 30}, {}], market={"6": "museum"})
    near = game.explain("buy museum @ 1,1")
    assert (0, "mint", "money", 2) in rows(near, "S6.4")
    assert rows(near, "S6.5") == []
    far = game.explain("buy museum @ 0,3")
    assert rows(far, "S6.5") == [(0, "mint", "money", 2)]


def test_every_tile_is_looked_at_once() -> None:
    """An adjacent Mint pays once for a civic tile, not in step 4 and again in 5 (S6.11)."""
    game = at(tiles=[[0, "mint", 1, 0]], players=[{"money": 30}, {}], market={"6": "museum"})
    paid = [change for change in game.explain("buy museum @ 1,1") if change.cause == "mint"]
    assert len(paid) == 1


def test_an_adjacent_effect_ignores_what_is_built_farther_away() -> None:
    """A home costs reputation beside an airport of the borough, and nowhere else (S6.20)."""
    game = at(tiles=[[0, "municipal_airport", 1, 2]], market=FULL)
    beside = [c.cause for c in game.explain("basic suburbs @ 0,3")]
    apart = [c.cause for c in game.explain("basic suburbs @ 1,0")]
    assert "municipal_airport" in beside
    assert "municipal_airport" not in apart


def test_a_tile_never_triggers_itself() -> None:
    """A second association counts all homes with itself once; the first pays for it once.

    (S6.12, E3)
    """
    first = [0, "homeowners_association", 1, 0]
    game = at(tiles=[first], market={"6": "homeowners_association"})
    told = game.push("buy homeowners_association @ 0,3")
    assert rows(told, "S6.3") == [(0, "homeowners_association", "money", 8)]
    assert rows(told, "S6.5") == [(0, "homeowners_association", "money", 2)]


def test_a_marker_on_a_lake_does_not_double_what_waterfront_realty_adds() -> None:
    """A tile built beside a doubled lake: $4 by the lake, $2 by the Waterfront Realty.

    (S7.8, L2)
    """
    tiles = [[0, "lake", 1, 0], [0, "waterfront_realty", 0, 3]]
    game = at(tiles=tiles, x2=[[0, 1, 0]], market={"6": "boutique"})
    told = game.push("buy boutique @ 1,1")
    assert (0, "lake", "money", 4) in rows(told, "S6.4")
    assert rows(told, "S6.5") == [(0, "waterfront_realty", "money", 2)]


def test_investing_in_a_skyscraper_counts_those_built_since() -> None:
    """Younger ones of all boroughs, not the older one (S7.6, I1)."""
    tiles = [[1, "skyscraper", 0, 3], [0, "skyscraper", 0, 3], [1, "skyscraper", 1, 2]]
    game = at(tiles=[*tiles, [0, "skyscraper", 1, 2]], players=[{"money": 11}, {}], market=FULL)
    told = game.push("invest @ 0,3")
    assert rows(told, "S7.2", "S7.3") == [
        (0, "skyscraper", "income", 3),
        (0, "skyscraper", "income", -2),
    ]


def test_later_payments_of_an_invested_tile_are_doubled_in_one_adjustment() -> None:
    """At the stop this matters: +2 from 14 is one step to 15 (S7.4)."""
    game = at(players=[{"reputation": 14}, {}], x2=[[0, 0, 1]], market=FULL)
    told = game.push("basic suburbs @ 1,0")
    park = [c for c in told if c.cause == "community_park"]
    assert [(c.amount, c.applied) for c in park] == [(2, 1)]


def test_what_cannot_be_paid_in_the_income_step_is_forgiven() -> None:
    """Owing 5 with $1 and two people: both are gone, and the next turn owes nothing for it.

    (S8.2)
    """
    poor = {"money": 1, "income": -5, "population": 2, "reputation": 0}
    expect = {"players": {"0": {"money": 0, "population": 0}}}
    assert case("income", expect, player=0, players=[poor, {}]) == []


def test_the_population_step_uses_the_reputation_the_income_step_left() -> None:
    """Falling back over the line after 14 raises reputation to 2: two move in (N2, S8.3)."""
    debtor = {"money": 0, "income": -2, "population": 16, "reputation": 1}
    game = at(players=[debtor, {}], market={"6": "farm"}, tiles=[[0, "lake", 1, 0]])
    told = game.push("lake farm @ 2,0")  # beside the lake only: it pays nothing
    assert rows(told, "S8.2")[-1] == (0, "debt", "population", -2)
    assert rows(told, "S9.14") == [(0, "red_line", "income", 1), (0, "red_line", "reputation", 1)]
    assert rows(told, "S9.1") == [(0, "reputation", "population", 2)]


def test_what_cannot_be_paid_at_population_0_is_forgiven() -> None:
    """Reputation -5 with $2 and one person: the person leaves, $2 are paid, $2 forgiven (S9.3)."""
    poor = {"money": 2, "reputation": -5, "population": 1}
    expect = {"players": {"0": {"money": 0, "population": 0}}}
    assert case("population", expect, player=0, players=[poor, {}]) == []


def test_lines_lie_where_the_rules_say() -> None:
    """Counted one by one up to 400 (S9.10, S9.11, R1)."""
    printed = [14, 21, 28, 34, 40, 46, 52, 58, 63, 68, 73, 77, 81, 85, 88, 91, 94, 97, 100]
    lines = {*printed, *range(102, 500, 2)}
    tables = content().tables
    for start in range(0, 401, 7):
        for end in range(401):
            upward = sum(start <= line < end for line in lines)
            backward = sum(end <= line < start for line in lines)
            passed = tables.lines_passed(end) - tables.lines_passed(start)
            assert passed == upward - backward


def test_a_swallowed_loss_is_not_remembered() -> None:
    """Up over a line at income -5 and back again: -4, though it began at -5 (S9.15)."""
    low = {"population": 14, "income": -5, "reputation": -5}
    expect = {"players": {"0": {"income": -4, "reputation": -4}}}
    assert case("move", expect, player=0, by=[1, -1], players=[low, {}]) == []


def test_a_casino_at_the_bottom_leaves_minus_4_after_any_number_of_lines() -> None:
    """Loss first, then the Casino, then the next line (R3, S9.13, S9.21)."""
    for by in (1, 8, 15, 21, 60):
        low = {"population": 14, "income": -5, "reputation": -5}
        expect = {"players": {"0": {"income": -4, "population": 14 + by}}}
        tiles = [[0, "casino", 0, 3]]
        assert case("move", expect, player=0, by=[by], players=[low, {}], tiles=tiles) == []


def test_line_tiles_act_oldest_first() -> None:
    """A PR Firm built before a Casino is told before it (S9.21)."""
    tiles = [[0, "pr_firm", 1, 2], [0, "casino", 0, 3]]
    game = at(players=[{"population": 14}, {}], tiles=tiles, market={"6": "mobile_home_community"})
    told = game.push("buy mobile_home_community @ 1,0")
    assert [row[1] for row in rows(told, "S9.20")][:2] == ["pr_firm", "casino"]


def test_lines_passed_before_a_casino_stood_do_not_count() -> None:
    """Built at population 30, it gives nothing for the lines after 14, 21 and 28 (R4, S9.20)."""
    game = at(players=[{"money": 30, "population": 30}, {}], market={"6": "casino"})
    told = game.push("buy casino @ 0,3")
    assert [row for row in rows(told, "S6.2", "S6.3", "S9.20") if row[2] == "income"] == []


def test_a_casino_acts_again_on_every_upward_pass() -> None:
    """Up, back, up: +1, nothing, +1 (S9.22, R2)."""
    expect = {"players": {"0": {"income": 1, "reputation": 0, "population": 15}}}
    tiles = [[0, "casino", 0, 3]]
    start = {"population": 14}
    assert case("move", expect, player=0, by=[1, -1, 1], players=[start, {}], tiles=tiles) == []


def pack(folder: Path, effects: str) -> str:
    """Write a content pack with one free tile."""
    (folder / "tiles.toml").write_text(
        '[[tile]]\nid = "swamp"\ncategory = "civic"\nstack = "A"\ncost = 0\ncopies = 2\n'
        f"effects = [{effects}]\n",
        encoding="utf-8",
    )
    return str(folder)


def test_population_stops_at_0_whatever_a_tile_takes(tmp_path: Path) -> None:
    """A pack's tile may take more people than there are (S9.17, E8)."""
    folder = pack(tmp_path, '{ track = "population", amount = -9 }')
    game = at(options={"packs": [folder]}, market={"6": "swamp"})
    told = game.push("buy swamp @ 0,3")
    assert [(c.amount, c.applied) for c in told if c.cause == "swamp"] == [(-9, -2)]


def test_money_a_tile_takes_and_is_not_there_is_owed_in_people(tmp_path: Path) -> None:
    """Taken as in the income step: all the money, then one person a dollar (E8)."""
    folder = pack(tmp_path, '{ track = "money", amount = -9 }')
    rich_in_people = {"money": 4, "population": 10, "reputation": 0}
    game = at(options={"packs": [folder]}, players=[rich_in_people, {}], market={"6": "swamp"})
    told = game.push("buy swamp @ 0,3")
    assert [(c.track, c.applied) for c in told if c.cause == "swamp"] == [
        ("money", -4),
        ("population", -5),
    ]


def test_nothing_in_the_base_set_takes_people_or_money() -> None:
    """Every immediate or counted amount of money and population is a gain (E8)."""
    printed = [tile.effects for tile in content().tiles.values()]
    for effects in (*printed, content().lake.effects):
        for effect in effects:
            assert effect.amount > 0 or effect.track in ("income", "reputation")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hotel_gains_for_homes_elsewhere_only(seat: int) -> None:
    """A home built in the owner's own borough gives nothing, another's gives one person.

    (E6, S6.23)
    """
    game = at(turn=seat, tiles=[[0, "hotel", 0, 3]], market=FULL)
    told = game.push("basic suburbs @ 1,0")
    assert [c.seat for c in told if c.cause == "hotel"] == ([] if seat == 0 else [0])
