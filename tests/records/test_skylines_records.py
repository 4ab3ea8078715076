"""Every golden record of Cities: Skylines replays to the letter; together they cover the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import burgh
from burgh.games.skylines.content import content
from tests.records.replayed import each, files, record, replayed

RECORDS = files("skylines")
CASES = Path(__file__).parents[1] / "cases" / "skylines.json"
REASONS = {
    "last_milestone",
    "piles_exhausted",
    "no_action",
    "happiness",
    "overall",
    "money_employment",
    "money_development",
}


@pytest.mark.parametrize("path", each("skylines"), ids=lambda path: path.stem)
def test_the_record_replays_to_the_letter(path: Path) -> None:
    """Moves, deciders, checks and outcome are as written; writing it again gives the same text."""
    written = record(path)
    assert str(replayed(path).record()) == str(written).replace(
        f"engine: {written.engine}", f"engine: {burgh.__version__}"
    )


def test_every_scenario_and_number_of_players_is_there() -> None:
    """Six scenarios for one to four players, three difficulties, open and private hands."""
    options = [record(path).options for path in RECORDS]
    pairs = {(one["scenario"], one["players"]) for one in options}
    names = content().scenarios
    assert pairs >= {(name, players) for name in names for players in (1, 2, 3, 4)}
    difficulties = {one.get("difficulty") for one in options}
    assert difficulties >= {"beginner", "advanced", "expert"}
    assert {one.get("hands", "open") for one in options} == {"open", "private"}


@pytest.mark.slow
def test_every_way_to_win_and_to_lose_is_there() -> None:
    """All reasons of K10 occur, and a win both at the last milestone and with empty piles."""
    ends = set()
    for path in RECORDS:
        outcome = replayed(path).outcome()
        assert outcome is not None
        ends.add((outcome.reason, outcome.facts["win"]))
    assert {reason for reason, _ in ends} == REASONS
    assert ends >= {("last_milestone", True), ("last_milestone", False)}
    assert ends >= {("piles_exhausted", True), ("piles_exhausted", False)}


def test_every_card_is_in_a_case_or_a_record() -> None:
    """Each of the 115 cards is used in a case, or played, kept or in force in a record."""
    used = {word for line in json.loads(CASES.read_text("utf-8"))["cases"] for word in words(line)}
    for path in RECORDS:
        for made in record(path).moves:
            used |= set(made.text.split())
    assert set(content().cards) - used == set()
    assert len(content().cards) == 115


def words(value: object) -> list[str]:
    """Give every string in a piece of JSON."""
    if isinstance(value, dict):
        return [word for one in value.values() for word in words(one)]
    if isinstance(value, list):
        return [word for one in value for word in words(one)]
    return [value] if isinstance(value, str) else []
