"""Games to hold the contract against: each title with each of its sample options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any, TypeVar

import pytest

import burgh
from burgh.core.rng import Rng

Sample = tuple[str, Mapping[str, Any]]

Test = TypeVar("Test", bound=Callable[..., None])
TURNS = count()


# Switches that no sample of a title has, so that the checksums over its samples stay as they are.
SWITCHES: dict[str, list[Mapping[str, Any]]] = {
    "suburbia": [
        {"players": 2, "new_tile_far_left": True},
        {"mode": "bot", "bot_secret_goal": True},
    ],
    "bigcity": [{"players": 3, "first_player": "2"}],
    "skylines": [
        {"players": 2, "tiles_on_one_board": True},
        {"players": 3, "scenario": "scenario-5", "boards": "arranged"},
        {"players": 1, "scenario": "scenario-5", "boards": "chosen", "hands": "private"},
    ],
}


def samples_of(key: str) -> list[Sample]:
    """Give each sample of a title's options with its key, then its further switches."""
    samples = [*burgh.title(key).options.samples, *SWITCHES.get(key, ())]
    return [(key, options) for options in samples]


SAMPLES = [sample for key in burgh.titles() for sample in samples_of(key)]


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


def every_sample(test: Test) -> Test:
    """Hold a test against every sample, and against one a title where slow ones are left out.

    That is another sample for each test. All are played in the run that leaves nothing out,
    compiled where there is a compiler; beside it, it is enough to see that the sources do the same
    uncompiled: each fact with each title, and over all facts each sample.
    """
    return every_sample_of(*burgh.titles())(test)


def every_sample_of(*keys: str) -> Callable[[Test], Test]:
    """Hold a test against every sample of some titles, in the same way."""

    def hold(test: Test) -> Test:
        turn = next(TURNS)
        each = [samples_of(key) for key in keys]
        chosen = [samples[turn % len(samples)] for samples in each]
        params = [
            pytest.param(sample, marks=[] if sample in chosen else [pytest.mark.slow])
            for samples in each
            for sample in samples
        ]
        held: Test = pytest.mark.parametrize("sample", params, ids=name)(test)
        return held

    return hold
