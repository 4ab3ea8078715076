"""What learners get of every title: actions for all moves, observations that tell no secret."""

from __future__ import annotations

from itertools import pairwise

import burgh
from burgh.core.actions import Actions
from burgh.core.ints import i16, vec
from burgh.core.observation import size_of
from burgh.core.rng import Rng
from burgh.core.state import State
from tests.every_title.tables import Sample, every_sample, play, some


def observed(state: State, seat: int, buffer: vec[i16] | None = None) -> list[int]:
    """What a seat is shown of a position, in a new buffer or one that was used before."""
    if buffer is None:
        buffer = vec[i16]([0] * int(state.observed()))
    state.observe_into(seat, buffer, 0)
    return [int(each) for each in buffer]


@every_sample
def test_every_legal_move_is_an_action_and_comes_back(sample: Sample) -> None:
    """Actions follow from the declarations of moves, and are the same all through a game."""
    first = burgh.new(sample[0], seed=0, **sample[1])
    numbers = first.title.moves.numbers(first.state)
    actions = Actions(numbers)
    another = burgh.new(sample[0], seed=1, **sample[1])
    assert numbers == another.title.moves.numbers(another.state)
    assert len(numbers) == len(set(numbers))
    for seed in range(3):
        for game in play(sample, seed):
            for number in game.state.legal():
                action = actions.action(number)
                assert 0 <= action < actions.size, game.title.moves.name(game.state, number)
                assert actions.number(action) == number
    assert actions.action(max(numbers) + 1) == actions.action(min(numbers) - 1) == -1


@every_sample
def test_an_observation_has_the_numbers_its_features_name(sample: Sample) -> None:
    """As many as the features say, each between the least and the most of its feature."""
    for game in some(sample, 1, 5):
        features = game.title.observation(game.state)
        assert size_of(features) == game.state.observed() > 0
        assert len({feature.name for feature in features}) == len(features)
        for seat in range(game.seats):
            shown = iter(observed(game.state, seat))
            for feature in features:
                for _ in range(feature.size):
                    assert feature.least <= next(shown) <= feature.most, feature.name


@every_sample
def test_nothing_hidden_changes_an_observation(sample: Sample) -> None:
    """What a seat cannot see is dealt again: it is shown the same numbers."""
    rng = Rng(5)
    for game in some(sample, 2, 7):
        for seat in range(game.seats):
            view = game.view(seat)
            known = observed(game.state, seat)
            assert observed(view.state, seat) == known
            for _ in range(3):
                assert observed(view.imagine(rng).state, seat) == known


@every_sample
def test_observations_tell_positions_apart(sample: Sample) -> None:
    """From decision to decision the one who decides sees something else.

    A buffer that is used again shows the position and nothing of the one before.
    """
    first = burgh.new(sample[0], seed=3, **sample[1]).state
    used = vec[i16]([0] * int(first.observed()))
    seen: list[list[int]] = []
    for game in play(sample, 3):
        seen.append(observed(game.state, game.turn))
        assert observed(game.state, game.turn, used) == seen[-1]
    assert all(before != after for before, after in pairwise(seen))
