"""The published ladder is what its results say, of the levels as they are."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Give tools/ladder.py, which stands outside the package."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    return importlib.import_module("ladder")


def test_the_table_of_the_page_is_made_of_the_games_that_are_kept(ladder: ModuleType) -> None:
    """Every row, and the levels under it: nothing is typed by hand."""
    page = (ROOT / "docs/ladder.md").read_text("utf-8")
    assert ladder.table(ladder.steps(1.0)) in page


def test_the_kept_games_were_played_by_the_levels_of_today(ladder: ModuleType) -> None:
    """When a level changes, its rows are to be measured again."""
    for step in ladder.steps(1.0):
        head = json.loads(step.path.read_bytes().splitlines()[0])
        assert (step.path.name, head["played"]) == (step.path.name, step.played)


def test_a_game_of_the_ladder_comes_out_as_it_is_kept(ladder: ModuleType) -> None:
    """The same deal, bots and seeds give the same game, on every machine."""
    rows = [s for s in ladder.steps(1.0) if s.path.name == "bigcity-level2-level1.jsonl"]
    assert [*ladder.check(rows[0], 1, jobs=1)] == []
