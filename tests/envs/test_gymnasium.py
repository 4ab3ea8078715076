"""Gymnasium's own tests hold for every title, one game at a time and many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import burgh
import burgh.envs
from burgh.bots import make
from burgh.core.rng import Rng
from burgh.envs.registration import IDS
from burgh.registry import own_titles
from tests.envs.samples import every_learners_sample
from tests.every_title.tables import Sample

pytest.importorskip("gymnasium", reason="burgh[envs] is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode


class Watchful:
    """A bot that takes any legal move, and remembers which seats it has seen from."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.rng = Rng(6)

    def choose(self, view: burgh.View) -> burgh.Move:
        self.seats.add(view.seat)
        assert view.seat == view.turn
        return view.title.moves.name(view.state, int(view.state.random_move(self.rng)))


def first(view: burgh.View) -> burgh.Move:
    """A bot that takes the first legal move."""
    return view.legal_moves[0]


@every_learners_sample
def test_one_seat_among_bots(sample: Sample) -> None:
    """Gymnasium's `check_env` holds; it takes no masks, so masked actions are replaced."""
    env = burgh.envs.gym(sample[0], opponents="random", render_mode="ansi", **sample[1])
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("key", IDS)
def test_a_title_has_a_name_for_make(key: str) -> None:
    """`gymnasium.make` and `make_vec` know it after `import burgh.envs`, options are keywords."""
    env = gymnasium.make(f"burgh/{IDS[key]}-v0", players=2, opponents="random", render_mode="svg")
    check_env(env.unwrapped)
    assert set(IDS) == set(own_titles())
    shown, info = env.reset(seed=3)
    assert env.observation_space.contains(shown)
    assert info["action_mask"].sum() == info["legal"] > 0
    rows = gymnasium.make_vec(f"burgh/{IDS[key]}-v0", num_envs=3, opponents="random", players=2)
    assert rows.reset(seed=1)[0].shape == (3, *shown.shape)
    assert rows.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def played(env: Any, seed: int) -> Iterator[tuple[Any, float, bool, Any]]:
    """A whole game with random legal actions: what is seen, won, whether it is over, the info."""
    rng = np.random.default_rng(seed)
    shown, info = env.reset(seed=seed)
    is_over, reward = False, 0.0
    while not is_over:
        yield shown, reward, is_over, info
        legal = np.flatnonzero(env.action_masks())
        shown, reward, ended, is_cut, info = env.step(int(rng.choice(legal)))
        is_over = ended or is_cut
    yield shown, reward, is_over, info


@every_learners_sample
def test_a_game_from_one_seat_goes_to_its_end(sample: Sample) -> None:
    """Between two decisions of a seat the others play; only the end brings a reward."""
    key, options = sample
    seats = burgh.envs.layout(key, **options).seats
    bot = Watchful()
    env = burgh.envs.gym(key, opponents=bot, seat=seats[-1], reward="score", **options)
    *before, last = played(env, 5)
    assert all(reward == 0 for _, reward, _, _ in before)
    assert all(env.observation_space.contains(shown) for shown, *_ in (*before, last))
    assert env.episode.is_over
    assert last[1] == last[3]["score"] == env.episode.outcome().scores[seats[-1]]
    assert not last[3]["action_mask"].any()
    with pytest.raises(ValueError, match="the game has ended: reset deals the next"):
        env.step(0)
    assert bot.seats == set(seats[:-1])


@every_learners_sample
def test_a_seed_repeats_a_game_with_bots_by_name(sample: Sample) -> None:
    """The bots decide by chance from the seed of the game as well."""
    key, options = sample
    games = [
        [
            shown.tobytes()
            for shown, *_ in played(burgh.envs.gym(key, opponents="random", **options), 8)
        ]
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_a_game_that_goes_on_too_long_is_cut_off() -> None:
    """It is truncated, without a reward; if others are to decide, nobody is shown their mask."""
    env = burgh.envs.gym("suburbia", opponents=first, players=4, seat=1)
    rows = burgh.envs.vector("suburbia", 2, opponents=first, players=4, seat=1)
    env.reset(seed=5)
    env.most_plies = env.episode.plies + 2  # this seat's, another's
    _, reward, is_over, is_cut, info = env.step(int(env.action_masks().argmax()))
    assert (reward, is_over, is_cut) == (0.0, False, True)
    assert env.episode.turn != 1
    assert not info["action_mask"].any()
    rows.most_plies = 6
    _, told = rows.reset(seed=5)
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        *_, is_over_by_row, ended, told = rows.step(told["action_mask"].argmax(axis=1))
        assert not is_over_by_row.any()
    assert rows.single_observation_space.contains(told["final_obs"][ended.argmax()])


def test_opponents_go_round_the_other_seats() -> None:
    """Two bots for three seats: the first, the second, the first again."""
    one, other = Watchful(), Watchful()
    env = burgh.envs.gym("suburbia", opponents=[one, other], seat=1, players=4)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(env.action_masks().argmax()))
    assert (one.seats, other.seats) == ({0, 3}, {2})


def test_a_bot_by_name_plays_as_it_does_elsewhere() -> None:
    """A level of the title, a named bot, a bot, a class and a function are all opponents."""

    for opponents in ("level:2", "greedy", make("greedy", seed=4), Watchful, first):
        env = burgh.envs.gym("suburbia", opponents=opponents, players=2, seat=1)
        env.reset(seed=2)
        _, _, _, _, info = env.step(int(env.action_masks().argmax()))
        assert info["legal"] > 1
        env.close()


def test_masked_actions_are_replaced_or_refused() -> None:
    """Usually a legal one is made, and told; `illegal="raise"` names the action instead."""
    env = burgh.envs.gym("suburbia", opponents="random", players=2)
    env.reset(seed=1)
    assert env.step(0)[4]["illegal"]
    assert not env.step(int(env.action_masks().argmax()))[4]["illegal"]
    strict = burgh.envs.gym("suburbia", opponents="random", illegal="raise", players=2)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 0 \(discard .*\) is masked"):
        strict.step(0)
    rows = burgh.envs.vector("suburbia", 2, illegal="raise", players=2)
    rows.reset(seed=1)
    with pytest.raises(ValueError, match=r"row 0: action 0 \(discard .*\) is masked"):
        rows.step(np.zeros(2, np.int64))


def test_what_cannot_be_is_told() -> None:
    """A seat that does not decide, a reward, bots that are none."""
    with pytest.raises(burgh.Malformed, match="seat: 1 is not one of the seats that decide: 0"):
        burgh.envs.gym("suburbia", mode="bot", seat=1)
    with pytest.raises(burgh.Malformed, match="opponents: a bot is needed"):
        burgh.envs.gym("suburbia", opponents=[])
    with pytest.raises(burgh.Malformed, match="'grdy' is not one of"):
        burgh.envs.gym("suburbia", opponents="grdy")
    with pytest.raises(burgh.Malformed, match="reward"):
        burgh.envs.vector("suburbia", 2, reward="points")  # type: ignore[arg-type]


@every_learners_sample
def test_many_games_from_one_seat(sample: Sample) -> None:
    """Every row shows a decision of the seat; a row that ends goes on with another game at once."""
    key, options = sample
    env = burgh.envs.vector(key, 4, opponents="random", **options)
    rng = np.random.default_rng(3)
    shown, info = env.reset(seed=10)
    ended, rewards = 0, []
    for _ in range(400):
        assert env.observation_space.contains(shown)
        mask = info["action_mask"]
        assert (mask.sum(axis=1) > 0).all()
        legal = [int(rng.choice(np.flatnonzero(row))) for row in mask]
        shown, reward, is_over, is_cut, info = env.step(np.array(legal))
        over = is_over | is_cut
        assert (reward[~over] == 0).all()
        assert over.any() == ("final_obs" in info)
        for row in np.flatnonzero(over):
            assert env.single_observation_space.contains(info["final_obs"][row])
            assert (info["final_obs"][row] != shown[row]).any()
        ended += int(over.sum())
        rewards += reward[over].tolist()
        if ended >= 4:
            break
    assert ended >= 4
    assert all(-1 <= each <= 1 for each in rewards)


def test_rows_begin_with_the_deals_of_their_seeds() -> None:
    """Row i is dealt from seed + i, or from the i-th of several seeds; again the same."""
    env = burgh.envs.vector("suburbia", 3, players=2, opponents=first)
    alone = burgh.envs.gym("suburbia", players=2, opponents=first)
    shown, _ = env.reset(seed=20)
    for row in range(3):
        assert (shown[row] == alone.reset(seed=20 + row)[0]).all()
    assert (env.reset(seed=[22, 21, 20])[0] == shown[::-1]).all()


def test_what_others_hide_changes_nothing_in_a_row() -> None:
    """What the seat cannot see is dealt again: the row shows the same, and the same is legal."""
    env = burgh.envs.vector("suburbia", 1, players=3, opponents="random")
    rng, chosen = Rng(4), np.random.default_rng(4)
    shown, info = env.reset(seed=4)
    for _ in range(12):
        state = env._rows.states[0]
        imagined = state.view(0)
        imagined.imagine(rng)
        env._rows.replace(0, imagined)
        assert (env._seen[0] == shown[0]).all()
        assert (env._mask[0] == info["action_mask"][0]).all()
        env._rows.replace(0, state)
        action = chosen.choice(np.flatnonzero(info["action_mask"][0]))
        shown, _, _, _, info = env.step(np.array([action]))
