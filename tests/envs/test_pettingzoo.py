"""PettingZoo's own tests hold for every title, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import burgh
import burgh.envs
from burgh.core.rng import Rng
from tests.envs.samples import every_learners_sample
from tests.every_title.tables import Sample

pytest.importorskip("pettingzoo", reason="burgh[envs] is not installed")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

CYCLES = 60  # decisions for each agent: some tests would go on for a thousand

# What PettingZoo says of every environment with masks that is not in its own list of those, and of
# agents that have nothing to do any more.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message, UserWarning)
        yield


@every_learners_sample
def test_whoever_decides_acts(sample: Sample, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's `api_test` holds."""
    api_test(burgh.envs.aec(sample[0], **sample[1]), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@every_learners_sample
def test_a_seed_gives_the_same_game(sample: Sample) -> None:
    """PettingZoo's `seed_test` holds."""
    seed_test(lambda: burgh.envs.aec(sample[0], **sample[1]), num_cycles=CYCLES)


@every_learners_sample
def test_everybody_acts_at_once(sample: Sample, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's `parallel_api_test` holds."""
    parallel_api_test(burgh.envs.parallel(sample[0], **sample[1]), num_cycles=CYCLES)
    assert "Passed Parallel API test" in capsys.readouterr().out


@every_learners_sample
def test_a_seed_gives_the_same_game_at_once(sample: Sample) -> None:
    """PettingZoo's `parallel_seed_test` holds; it takes no masks, so masked actions are replaced.

    It also counts agents' names as ended, and stops after the first step: we play on ourselves.
    """
    key, options = sample
    parallel_seed_test(lambda: burgh.envs.parallel(key, illegal="random", **options))
    one, other = (burgh.envs.parallel(key, illegal="random", **options) for _ in range(2))
    seen = [played_through(env, seed=5, steps=40) for env in (one, other)]
    assert seen[0] == seen[1]


def played_through(env: Any, seed: int, steps: int) -> list[bytes]:
    """What all agents see while actions are drawn without a mask."""
    found: list[bytes] = []
    shown, _ = env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    while env.agents and len(found) < steps:
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        shown, *_ = env.step(actions)
        found.append(b"".join(each["observation"].tobytes() for each in shown.values()))
    return found


@every_learners_sample
def test_a_game_is_cut_off(sample: Sample) -> None:
    """PettingZoo's `max_cycles_test` holds for steps in which everybody acts."""
    key, options = sample

    def made(max_cycles: int) -> Any:
        return burgh.envs.parallel(key, illegal="random", max_cycles=max_cycles, **options)

    made_in_turn = SimpleNamespace(
        parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles))
    )
    max_cycles_test(made_in_turn)


@every_learners_sample
def test_a_game_in_turns_is_cut_off(sample: Sample) -> None:
    """After `max_cycles` decisions for each agent all are truncated, and none is terminated."""
    env = burgh.envs.aec(sample[0], max_cycles=2, **sample[1])
    env.reset(seed=3)
    for _ in range(2 * len(env.possible_agents)):
        assert not any(env.truncations.values())
        env.step(first_legal(env))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def first_legal(env: Any) -> int:
    """The first action that is not masked for whoever is to act."""
    return int(env.last()[0]["action_mask"].argmax())


@every_learners_sample
def test_a_seed_deals_the_game_that_burgh_deals(sample: Sample) -> None:
    """`reset(seed=7)` and `burgh.new(seed=7)` are the same, decision by decision to the end."""
    key, options = sample
    env = burgh.envs.aec(key, reward="score", **options)
    game = burgh.new(key, seed=7, **options)
    rng = Rng(7)
    env.reset(seed=7)
    while not game.is_over:
        number = int(game.state.random_move(rng))
        action = int(env.layout.table.action(number))
        assert env.agent_selection == f"seat_{game.turn}"
        info = env.infos[env.agent_selection]
        assert (info["phase"], info["legal"]) == (game.phase, len(game.legal_moves))
        mask = env.last()[0]["action_mask"]
        assert mask[action] == 1
        assert mask.sum() == info["legal"]
        game.push(game.title.moves.name(game.state, number))
        env.step(action)
    outcome = game.outcome()
    assert outcome is not None
    assert all(env.terminations.values())
    assert [env.rewards[agent] for agent in env.agents] == [
        outcome.scores[seat] for seat in env.layout.seats
    ]


def test_a_masked_action_is_refused_by_name() -> None:
    """The error names action and move, and nothing has happened."""
    env = burgh.envs.aec("suburbia", players=2)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    with pytest.raises(ValueError, match=r"action 0 \(discard .*\) is masked: it is not legal"):
        env.step(0)
    with pytest.raises(ValueError, match="seat_0 is to act"):
        env.step(None)
    assert (env.observe("seat_0")["observation"] == before).all()


def test_who_is_not_to_decide_can_only_wait() -> None:
    """The last action is to wait; others may do nothing else, and the one who decides may not."""
    env = burgh.envs.parallel("suburbia", players=3)
    shown, infos = env.reset(seed=1)
    decider = max(infos, key=lambda agent: infos[agent]["legal"])
    for agent, each in shown.items():
        assert each["action_mask"][env.wait] == (agent != decider)
        assert each["action_mask"].sum() == (infos[agent]["legal"] if agent == decider else 1)
    actions = {agent: int(each["action_mask"].argmax()) for agent, each in shown.items()}
    other = next(agent for agent in env.agents if agent != decider)
    with pytest.raises(ValueError, match=f"action 3 of {other} is masked: {decider} decides"):
        env.step({**actions, other: 3})
    with pytest.raises(ValueError, match="is masked"):
        env.step({**actions, decider: env.wait})
    env.step(actions)


def test_an_automatic_opponent_is_no_agent() -> None:
    """Against Suburbia's own bot one seat decides, and its agent is alone."""
    env = burgh.envs.aec("suburbia", mode="bot")
    assert env.possible_agents == ["seat_0"]
    env.reset(seed=2)
    for _ in env.agent_iter():
        *_, is_over, _, _ = env.last()
        env.step(None if is_over else first_legal(env))
    assert env.agents == []


@every_learners_sample
def test_the_table_is_drawn(sample: Sample) -> None:
    """As text (`ansi`) or picture (`svg`), as the one sees it who decides; else not at all."""
    key, options = sample
    env = burgh.envs.aec(key, render_mode="ansi", **options)
    env.reset(seed=4)
    game = burgh.new(key, seed=4, **options)
    assert env.render() == str(game.view(game.turn))
    env.render_mode = "svg"
    assert env.render() == burgh.svg(game.view(game.turn))
    plain = burgh.envs.parallel(key, **options)
    plain.reset(seed=4)
    assert plain.render() is None
    with pytest.raises(burgh.Malformed, match="render_mode"):
        burgh.envs.aec(key, render_mode="human", **options)


@every_learners_sample
def test_no_agent_is_shown_what_is_hidden(sample: Sample) -> None:
    """What a seat cannot see is dealt again: it is shown and told the same, and masks are equal."""
    key, options = sample
    env = burgh.envs.aec(key, **options)
    twin = burgh.envs.aec(key, **options)
    rng, chosen = Rng(9), np.random.default_rng(9)
    env.reset(seed=9)
    twin.reset(seed=0)
    while not env.episode.is_over:
        if env.episode.plies % 4 == 1:
            for agent, seat in env.seats.items():
                imagined = env.episode.view(seat).imagine(rng).state
                twin.episode._steppers.replace(0, imagined)
                assert twin.episode.turn == env.episode.turn
                one, other = env.observe(agent), twin.observe(agent)
                assert (one["observation"] == other["observation"]).all()
                assert (one["action_mask"] == other["action_mask"]).all()
                assert env.info_of(agent) == twin.info_of(agent)
        env.step(env.episode.random_action(chosen))


def test_what_cannot_be_is_told() -> None:
    """An unknown reward, an unknown way with masked actions, an unknown option."""
    with pytest.raises(burgh.Malformed, match="reward: 'points' is not one of win, margin, score"):
        burgh.envs.aec("suburbia", reward="points")  # type: ignore[arg-type]
    with pytest.raises(burgh.Malformed, match="illegal: 'skip' is not one of raise, random"):
        burgh.envs.aec("suburbia", illegal="skip")  # type: ignore[arg-type]
    with pytest.raises(burgh.Malformed, match="edicion"):
        burgh.envs.aec("suburbia", edicion="second")
