"""The scale is measured by one command, which repeats itself."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import burgh
from burgh.bots import LEVELS, levels
from burgh.core.malformed import converted
from burgh.core.toml import read_toml
from burgh.lab import scale as measuring
from burgh.lab.scale import Look, duels, in_order, level_ratings
from burgh.registry import own_titles
from burgh.study.scale import Scale, scale_of

ROOT = Path(__file__).parents[2]


def quick(title: str, level: int, style: str = "") -> str:
    """Stand in for the bot of a level: quick ones, the later the better."""
    return "greedy" if level == LEVELS else f"greedy:error={2 * (LEVELS - level)}"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Give tools/scale.py, which stands outside the package, with quick bots and one table."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    found = importlib.import_module("scale")
    for module in (found, measuring):
        monkeypatch.setattr(module, "untimed", quick)
    monkeypatch.setitem(found.TABLES, "skylines", ({"players": 1},))
    monkeypatch.setattr(found, "kept", lambda title: [])
    return found


def test_the_same_command_gives_the_same_scale(tool: ModuleType, tmp_path: Path) -> None:
    """On a tiny budget, to the last digit; and what is written can be read."""
    one, other = (tool.measure("skylines", 1, 1, 0, 1) for _ in range(2))
    assert tool.written(one) == tool.written(other)
    file = tmp_path / "scale.toml"
    file.write_text(tool.written(one))
    found: Scale = converted(read_toml(file), Scale, "scale.toml")
    assert (found.levels, found.kind[0].games) == (one.levels, (1, 1, 1, 1, 1))
    assert found.levels[0] == 1000
    assert len(tool.check("skylines", one, 1, 1, 1)) == 2 + LEVELS  # the head of a table first


@pytest.mark.parametrize("title", own_titles())
def test_the_scale_was_measured_with_the_levels_of_today(title: str) -> None:
    """When a level changes, tools/scale.py is to be run again."""
    found = scale_of(burgh.title(title))
    assert found is not None
    assert found.bots == levels(title)


def seen(group: int, bots: tuple[str, ...], places: tuple[int, ...], points: int = 0) -> Look:
    """Give a game as far as ratings go by it."""
    return Look(group, group, bots, (), (points,) * len(bots), places)


def test_ratings_are_elo_points_of_duels() -> None:
    """Each level wins three quarters against the one below: gaps of about 190, from 1000 on."""
    names = ("a", "b", "c")
    found = [
        seen(group, (high, low), (1, 2) if group % 4 else (2, 1))
        for low, high in (("a", "b"), ("b", "c"))
        for group in range(200)
    ]
    first, second, third = level_ratings(duels(found, alone=False), names)
    assert first == 1000
    assert second - first == pytest.approx(190, abs=15)
    assert third - second == pytest.approx(190, abs=15)


def test_who_has_no_rival_meets_the_others_on_equal_deals() -> None:
    """A game that was won beats one that was not, then points do; the same is half a win."""
    found = [
        seen(1, ("a", "a"), (2, 2), points=50),
        seen(1, ("b", "b"), (1, 1), points=30),
        seen(2, ("a", "a"), (1, 1), points=30),
        seen(2, ("b", "b"), (1, 1), points=30),
        seen(3, ("a", "a"), (1, 1), points=30),
    ]
    told = {(each.bots, each.places) for each in duels(found, alone=True)}
    assert told == {(("a", "b"), (2, 1)), (("a", "b"), (1, 1))}


@pytest.mark.parametrize(
    ("values", "weights", "ordered"),
    [
        ([1.0, 2.0, 3.0], [1.0, 1.0, 1.0], [1.0, 2.0, 3.0]),
        ([1.0, 3.0, 2.0], [1.0, 1.0, 1.0], [1.0, 2.5, 2.5]),
        ([4.0, 1.0, 1.0], [2.0, 1.0, 1.0], [2.5, 2.5, 2.5]),
    ],
)
def test_what_should_rise_is_put_in_order(
    values: list[float], weights: list[float], ordered: list[float]
) -> None:
    """Neighbours in the wrong order share their mean, each by its weight."""
    assert in_order(values, weights) == ordered


def test_a_level_is_never_told_to_be_below_the_one_before() -> None:
    """Where the games do not show it, they are told a little apart."""
    lost: list[Any] = [seen(group, ("b", "a"), (2, 1)) for group in range(8)]
    first, second = level_ratings(duels(lost, alone=False), ("a", "b"))
    assert (first, second) == (1000, 1000 + measuring.CLOSEST)
