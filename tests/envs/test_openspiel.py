"""OpenSpiel's own tests hold for every title, and what they do not ask."""

from __future__ import annotations

import pickle
import random
import re
from typing import Any

import numpy as np
import pytest

import burgh
import burgh.envs
from burgh.envs.episode import Episode
from tests.envs.samples import SAMPLES, every_learners_sample
from tests.every_title.tables import Sample, every_sample, name

pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import pyspiel

from burgh.envs.openspiel import load, options_of, parameter


def loaded(sample: Sample, **more: Any) -> Any:
    """The game of a sample."""
    return load(sample[0], **{"deals": 16, **more}, **sample[1])


def played(game: Any, seed: int, decisions: int = 1000) -> Any:
    """A state after random decisions."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() <= decisions:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("sample", SAMPLES, ids=name)
def test_openspiel_finds_nothing_wrong(sample: Sample) -> None:
    """`random_sim_test` holds: a whole game with all that OpenSpiel asks of each state, kept and
    read again.
    """
    pyspiel.random_sim_test(loaded(sample), num_sims=1, serialize=True, verbose=False)


@every_learners_sample
def test_a_state_is_copied_and_kept(sample: Sample) -> None:
    """A copy goes its own way; a state that was written down is read as it was."""
    game = loaded(sample)
    state = played(game, 3, 8)
    before = str(state), state.history()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert (str(state), state.history()) == before
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (again, pickle.loads(pickle.dumps(state))):
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(0) == state.information_state_string(0)


@every_sample
def test_options_are_parameters(sample: Sample) -> None:
    """Every option of every sample is understood, and so is the game that OpenSpiel names."""
    key, options = sample
    title = burgh.title(key)
    given = {name: value for name, value in options.items() if name != "players"}
    typed = {name: parameter(title, name, value) for name, value in given.items()}
    written = pyspiel.game_parameters_to_string({"name": f"burgh_{key}", **typed})
    read = pyspiel.game_parameters_from_string(written)
    again = options_of(title, {**read, "players": options.get("players", 0)})
    assert title.options.read(again) == title.options.read(options)


@every_learners_sample
def test_the_first_node_draws_a_deal(sample: Sample) -> None:
    """Each of `deals` seeds is equally likely, counted from `seed`; burgh deals the same game."""
    key, options = sample
    state = loaded(sample, seed=40, deals=4).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    state.apply_action(2)
    game = burgh.new(key, seed=42, **options)
    assert state.held.state.equals(game.state)
    assert state.action_to_string(state.legal_actions()[0]) in map(game.write, game.legal_moves)
    assert len(state.legal_actions()) == len(game.legal_moves)
    assert state.legal_actions() == sorted(state.legal_actions())


@every_learners_sample
def test_returns_are_rewards_within_their_bounds(sample: Sample) -> None:
    """Whichever reward is chosen: nothing before the end, then what `burgh.fast.rewards` gives."""
    for reward in ("win", "margin", "score"):
        game = loaded(sample, reward=reward)
        state = played(game, 5)
        assert state.is_terminal()
        assert all(game.min_utility() <= each <= game.max_utility() for each in state.returns())
        if game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
            assert sum(state.returns()) == pytest.approx(0)
        if game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL:
            assert len(set(state.returns())) == 1
        assert set(played(game, 5, 3).returns()) == {0.0}


@every_learners_sample
def test_a_player_cannot_tell_resampled_states_apart(sample: Sample) -> None:
    """What they cannot see is dealt again: text, numbers and legal actions stay as they are."""
    game = loaded(sample)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for decisions in (4, 12):
        state = played(game, 7, decisions)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_resampled_states_differ_in_what_is_hidden() -> None:
    """To the others they are not the same: the goals that a player does not know are dealt anew."""
    game = pyspiel.load_game("burgh_suburbia", {"players": 2, "deals": 4})
    state = played(game, 1, 2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(0, sampler) for _ in range(8)]
    assert len({other.information_state_string(1) for other in others}) > 1


@every_learners_sample
def test_the_tensor_is_the_observation_as_laid_out(sample: Sample) -> None:
    """The same numbers as elsewhere, as floats, from each player's own seat."""
    key, options = sample
    game = loaded(sample)
    layout = burgh.envs.layout(key, **options)
    state = played(game, 2, 5)
    env = Episode(layout)
    assert game.observation_tensor_shape() == game.information_state_tensor_shape()
    for player, seat in enumerate(layout.seats):
        seen = env.observe(seat, state.held.state)
        assert np.array_equal(state.observation_tensor(player), seen)
        assert np.array_equal(state.information_state_tensor(player), seen)


@pytest.mark.slow
def test_a_playthrough_repeats() -> None:
    """The playthrough that OpenSpiel writes down is the same when its actions are played again."""
    generate_playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    flags = pytest.importorskip("absl.flags")
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    game = "burgh_suburbia(players=2,deals=4)"
    opening = [2, *played(pyspiel.load_game(game), 6).history()[1:]]
    texts = [generate_playthrough.playthrough(game, opening, seed=1) for _ in range(2)]
    assert texts[0] == texts[1]
    assert re.search(r'# Apply action "keep \w+"', texts[0])
    assert "Returns() = " in texts[0]
