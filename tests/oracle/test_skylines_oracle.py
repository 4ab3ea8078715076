"""The oracle against the cases worked out by hand, and against itself in whole games."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from .skylines import (
    BOARDS,
    CARDS,
    FACTS,
    SCENARIOS,
    TILES,
    Case,
    Oracle,
    layout_fault,
    run_case,
    squares_of,
)
from .skylines_players import any_move, careful_move

# No line of the engine runs here: once is enough.
pytestmark = pytest.mark.slow
CASES: list[Case] = json.loads(
    (Path(__file__).parents[1] / "cases" / "skylines.json").read_text("utf-8")
)["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_oracle_gives_what_was_worked_out_by_hand(case: Case) -> None:
    """Every case of the file comes out as written, set-up included."""
    assert run_case(case) == []


def test_no_case_is_left_out() -> None:
    """The file has 247 cases, each with an id of its own."""
    assert len({case["id"] for case in CASES}) == len(CASES) == 247


@pytest.mark.parametrize("op", sorted({case["op"] for case in CASES}))
def test_a_wrong_expectation_is_noticed(op: str) -> None:
    """A case with anything else written in its place is reported."""
    case = copy.deepcopy(next(case for case in CASES if case["op"] == op))
    first = next(iter(case["expect"]))
    case["expect"][first] = wrong(case["expect"][first])
    assert run_case(case) != []


def wrong(value: object) -> object:
    """Give something of the same kind that is not the value."""
    if isinstance(value, dict):
        return {key: wrong(one) for key, one in value.items()}
    if isinstance(value, list):
        return [wrong(one) for one in value]
    return not value if isinstance(value, bool) else 99 if isinstance(value, int) else "else"


def test_the_box_is_complete() -> None:
    """75 + 10 + 10 + 10 + 10 cards, 85 tiles, six boards (K1.1)."""
    decks = Counter(card["deck"] for card in CARDS.values())
    assert decks == {"construction": 75, "unique": 10, "role": 10, "policy": 10, "news": 10}
    assert sum(tile["count"] for tile in TILES.values()) == 85
    assert sorted(BOARDS) == ["A", "B", "C", "D", "E", "F"]


def test_the_printed_layouts_join() -> None:
    """Every layout of the scenarios is a good one (K4.4)."""
    for scenario in SCENARIOS.values():
        if scenario["layout"]:
            layout = [tuple(place) for place in scenario["layout"]]
            assert layout_fault(layout, scenario["milestones"]) is None


def test_oracle_and_engine_start_from_the_same_facts() -> None:
    """The oracle's numbers are those of the data files, so that neither drifts alone."""
    found = {name: data(name) for name in ("cards", "tiles", "boards", "scenarios", "tracks")}
    for card in found["cards"]["card"]:
        plain = {key: card.get(key) for key in ("id", "deck", "level", "kind", "subtype", "tile")}
        plain |= {key: card.get(key, {}) for key in ("effects", "benefit")}
        plain |= {key: card.get(key, []) for key in ("condition", "rules")}
        assert CARDS[card["id"]] == plain | {"cost": card.get("cost", 0)}
    shapes = found["tiles"]["shapes"]
    for tile in found["tiles"]["tile"]:
        known = TILES[tile["id"]]
        assert (known["outline"], known["count"]) == (shapes[tile["shape"]], tile["count"])
    for board in found["boards"]["board"]:
        known = BOARDS[board["id"]]
        assert (known["grid"], known["cost"]) == (board["grid"], board["development_cost"])
    for scenario in found["scenarios"]["scenario"]:
        known = SCENARIOS[scenario["id"]]
        laid = [list(one.values()) for one in scenario.get("layout", [])] or None
        assert (known["layout"], known["money"]) == (laid, scenario["start_money"])
    for track in found["tracks"]["track"]:
        assert FACTS["ends"][track["id"]] == [track["low"], track.get("high")]


def data(name: str) -> dict[str, Any]:
    """Read one of the title's data files."""
    folder = Path(__file__).parents[2] / "src" / "burgh" / "games" / "skylines" / "data"
    return tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))


GAMES = [(scenario, players) for scenario in SCENARIOS for players in (1, 2, 3, 4)]


@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_a_random_game_ends_and_adds_up(scenario: str, players: int) -> None:
    """A game ends; on the way ledger, cards and squares add up."""
    chance = random.Random(players)
    oracle = Oracle.deal({"scenario": scenario, "players": players}, seed=players)
    play_out(oracle, chance, careful=False)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_careful_game_ends_and_adds_up(scenario: str) -> None:
    """The same with a player who sees more boards."""
    chance = random.Random(3)
    oracle = Oracle.deal({"scenario": scenario, "players": 2}, seed=3)
    play_out(oracle, chance, careful=True)


def play_out(oracle: Oracle, chance: random.Random, careful: bool) -> None:
    """Play to the end and check what must always hold."""
    cards = cards_there_are(oracle)
    for _ in range(400):
        if oracle.phase == "over":
            break
        before, count = dict(oracle.tracks), len(oracle.ledger)
        oracle.apply(careful_move(oracle, chance) if careful else any_move(oracle, chance))
        moved: Counter[str] = Counter()
        for _, _, track, amount in oracle.ledger[count:]:
            moved[track] += amount
        assert {t: before[t] + moved[t] for t in before} == oracle.tracks
        assert cards_there_are(oracle) == cards
        assert len(oracle.covered()) == sum(len(squares_of(*tile)) for tile in oracle.tiles)
    assert oracle.phase == "over"
    assert oracle.outcome is not None
    assert oracle.legal() == []


def cards_there_are(oracle: Oracle) -> list[str]:
    """Give every card, wherever it is."""
    found = [card for hand in oracle.hands for card in hand] + oracle.exchange + oracle.box
    found += [card for pile in oracle.piles.values() for card in pile]
    found += [card for card, _ in oracle.uniques()] + oracle.role_offer + oracle.role_stack
    found += [role for role in oracle.roles if role] + ([oracle.news] if oracle.news else [])
    return sorted(found)
