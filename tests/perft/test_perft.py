"""Perft: how many move sequences there are, to a small depth, from fixed positions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh import registry
from burgh.core.rng import Rng
from burgh.core.state import State

COUNTS: list[dict[str, Any]] = [
    {"title": file.stem, **row}
    for file in sorted(Path(__file__).parent.glob("*.toml"))
    for row in tomllib.loads(file.read_text(encoding="utf-8"))["perft"]
]


def position(row: dict[str, Any]) -> State:
    """Deal a game and play the stated number of random moves."""
    state = burgh.new(row["title"], seed=row["seed"], **row.get("options", {})).state.clone()
    rng = Rng(row["seed"])
    for _ in range(row["plies"]):
        state.apply(state.random_move(rng))
    return state


def perft(state: State, depth: int) -> int:
    """Count the move sequences of a length."""
    if depth == 1 or state.is_over():
        return 1 if state.is_over() else len(state.legal())
    total = 0
    for move in state.legal():
        after = state.clone()
        after.apply(move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("row", COUNTS, ids=lambda r: f"{r['title']}-{r['seed']}-{r['plies']}")
def test_move_sequences_are_as_many_as_ever(row: dict[str, Any]) -> None:
    """A change of the move generator shows here first."""
    state = position(row)
    counts = [perft(state, depth) for depth in range(1, len(row["counts"]) + 1)]
    assert counts == row["counts"]


def test_every_title_is_counted() -> None:
    """A title of ours without perft counts fails."""
    assert {row["title"] for row in COUNTS} == set(registry.own_titles())
