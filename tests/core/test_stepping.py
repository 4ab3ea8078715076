"""Games in integers: the same games as by name, one at a time or many together."""

from __future__ import annotations

import random

import pytest

import burgh
from burgh import fast
from burgh.core.malformed import Malformed
from burgh.core.rng import Rng
from burgh.core.values import Outcome

np = pytest.importorskip("numpy", reason="batches are NumPy arrays: pip install 'burgh[envs]'")
TITLES = ("suburbia", "bigcity", "skylines")


@pytest.mark.parametrize("title", TITLES)
def test_a_game_in_integers_is_the_game_by_name(title: str) -> None:
    """The same seed and the same choices lead to the same positions and points."""
    rng = random.Random(3)
    game, quick = burgh.new(title, players=2, seed=9), fast.new(title, players=2, seed=9)
    for _ in range(60):
        if game.is_over:
            break
        assert quick.legal() == game.legal_moves.numbers
        assert (quick.count(), quick.turn()) == (len(game.legal_moves), game.turn)
        assert game.title.phases[quick.phase()] == game.phase
        place = rng.randrange(quick.count())
        game.push(game.legal_moves[place])
        quick.step(place)
        assert quick.state.equals(game.state)
    assert [quick.score(seat) for seat in range(2)] == [int(game.state.score(s)) for s in range(2)]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    """A place beyond the list, a number that is not on it, anything after the end."""
    game = fast.new("suburbia", players=2, seed=1)
    before = game.state.pack()
    for place in (-1, game.count()):
        with pytest.raises(IndexError, match="legal moves"):
            game.step(place)
    with pytest.raises(ValueError, match="not a legal move"):
        game.play(1 << 40)
    assert game.state.pack() == before
    rng = Rng(1)
    while not game.is_over():
        game.step_random(rng)
    with pytest.raises(IndexError):
        game.step_random(rng)
    with pytest.raises(IndexError):
        game.step(0)


def test_a_copy_and_the_game_it_was_made_of_stay_as_they_are() -> None:
    """A stepper begins where a game stands; neither it nor a copy of it moves the other."""
    named = burgh.new("suburbia", players=2, seed=4)
    first = fast.of(named)
    second = first.copy()
    first.step(0)
    assert second.state.equals(named.state)
    assert not first.state.equals(named.state)
    second.play(second.nth(0))
    assert second.state.equals(first.state)


@pytest.mark.parametrize("title", TITLES)
def test_a_batch_plays_the_games_of_its_seeds(title: str) -> None:
    """Row i is the deal of seed + i, stepped by actions; what it shows is how it stands."""
    batch = burgh.batch(title, 3, players=2, seed=5)
    games = [fast.new(title, players=2, seed=5 + row) for row in range(3)]
    rng = np.random.default_rng(1)
    for _ in range(25):
        chosen = batch.random_actions(rng)
        for row, game in enumerate(games):
            legal = sorted(batch.actions.action(number) for number in game.legal())
            assert sorted(batch.legal[row, : batch.counts[row]]) == legal
            assert np.flatnonzero(batch.mask[row]).tolist() == legal
            assert batch.turns[row] == game.turn()
            game.play(batch.actions.number(int(chosen[row])))
        batch.step(chosen)
        for row, game in enumerate(games):
            if not batch.ended[row]:
                assert batch.state(row).equals(game.state)
        if batch.ended.any():
            break


def test_a_game_that_ends_is_replaced_by_the_next_seed() -> None:
    """Its outcome is told, its seats are rewarded, and the row shows a new deal at once."""
    batch = burgh.batch("suburbia", 4, players=2, seed=0)
    rng, ended, following = np.random.default_rng(2), 0, 4
    while ended < 6:
        rewards, over = batch.step(batch.random_actions(rng))
        assert set(batch.outcomes) == set(np.flatnonzero(over).tolist())
        assert not rewards[~over].any()
        for row, outcome in batch.outcomes.items():
            assert rewards[row].sum() == pytest.approx(0)
            assert {seat for seat in range(2) if rewards[row, seat] > 0} <= set(outcome.winners)
            assert batch.state(row).equals(fast.new("suburbia", players=2, seed=following).state)
            following += 1
            ended += 1


def test_the_arrays_are_the_engines_own() -> None:
    """They show every step without being asked again, and nobody else writes into them."""
    batch = burgh.batch("suburbia", 2, players=2)
    seen, mask = batch.observations, batch.mask
    before = seen.copy()
    batch.step(batch.legal[:, 0])
    assert seen is batch.observations
    assert mask is batch.mask
    assert (seen != before).any(axis=1).all()
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


@pytest.mark.parametrize("mask", [True, False])
def test_an_action_that_is_not_legal_moves_no_game(mask: bool) -> None:
    """It is refused with its row before anything has happened, in whatever row it is."""
    batch = burgh.batch("suburbia", 3, players=2, mask=mask)
    assert batch.mask.shape == (3, batch.actions.size if mask else 0)
    legal = set(batch.legal[2, : batch.counts[2]].tolist())
    wrong = next(action for action in range(batch.actions.size) if action not in legal)
    before = [batch.state(row).pack() for row in range(3)]
    for last, problem in ((wrong, "not legal"), (-1, "no action"), (10**9, "no action")):
        with pytest.raises(ValueError, match=f"row 2: .*{problem}"):
            batch.step([int(batch.legal[0, 0]), int(batch.legal[1, 0]), last])
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        batch.step([0, 0])
    assert [batch.state(row).pack() for row in range(3)] == before


def test_a_batch_of_nothing_and_an_unknown_reward_are_refused() -> None:
    """Both say what is wrong, and where."""
    with pytest.raises(Malformed, match="one game or more"):
        burgh.batch("suburbia", 0)
    with pytest.raises(Malformed, match="not one of win, margin, score"):
        burgh.batch("suburbia", 1, reward="glory")  # type: ignore[arg-type]


def test_rewards_of_an_outcome() -> None:
    """Among rivals a win sums to 0 and ties share it; together or alone it is won or lost."""
    rivals, together = burgh.title("suburbia"), burgh.title("skylines")
    alone_first = Outcome(((1,), (0,), (2,)), (50, 80, 20), "last_round")
    assert fast.rewards(rivals, alone_first, "win") == [-0.5, 1.0, -0.5]
    assert fast.rewards(rivals, alone_first, "margin") == [-30, 30, -60]
    assert fast.rewards(rivals, alone_first, "score") == [50, 80, 20]
    tie = Outcome(((0, 1), (2,)), (60, 60, 20), "last_round")
    assert fast.rewards(rivals, tie, "win") == [0.25, 0.25, -0.5]
    won, lost = Outcome(((0, 1),), (41, 41), "end"), Outcome(((), (0, 1)), (12, 12), "end")
    assert fast.rewards(together, won, "win") == [1, 1]
    assert fast.rewards(together, lost, "win") == [-1, -1]
    assert fast.rewards(together, won, "margin") == [41, 41]
    assert fast.rewards(rivals, Outcome(((0,),), (90,), "last_round"), "margin") == [90]
