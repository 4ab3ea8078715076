"""Games to hold the contract against: each title with each of its sample options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from _pytest.mark import ParameterSet

import burgh
from burgh.core.rng import Rng

Sample = tuple[str, Mapping[str, Any]]

SAMPLES: list[Sample] = [
    (key, options) for key in burgh.titles() for options in burgh.title(key).options.samples
]


def marked(samples: list[Sample]) -> Iterator[ParameterSet]:
    """Mark as slow what shows no option of its title for the first time.

    All samples are played in one run, compiled where there is a compiler; beside that, one for each
    option is enough to see that the sources run the same uncompiled.
    """
    shown: set[tuple[str, str]] = set()
    for key, options in samples:
        new = {(key, option) for option in options} - shown
        shown |= new
        yield pytest.param((key, options), marks=[] if new else [pytest.mark.slow])


def name(sample: object) -> str:
    """Name a sample for pytest."""
    if isinstance(sample, tuple):
        key, options = sample
        return "-".join([key, *(f"{k}={v}" for k, v in options.items())])
    return str(sample)


def play(sample: Sample, seed: int) -> Iterator[burgh.Game]:
    """Give a random game before each of its moves, and once more when it is over."""
    key, options = sample
    game = burgh.new(key, seed=seed, **options)
    rng = Rng(seed + 1000)
    while not game.is_over:
        yield game
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    yield game


def some(sample: Sample, seed: int, every: int) -> Iterator[burgh.Game]:
    """Give every so many positions of a random game."""
    return (game for ply, game in enumerate(play(sample, seed)) if ply % every == seed % every)


every_sample = pytest.mark.parametrize("sample", [*marked(SAMPLES)], ids=name)
