"""Beam search: for one who plays alone or with partners, from views, repeatable."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.bots import make
from burgh.bots.search.beam import (
    Candidate,
    Front,
    Plan,
    best_by_beam,
    candidates,
    follow,
    play_on,
    surest,
)
from burgh.bots.search.judge import Judge, advantage, worth
from burgh.core.rng import Rng

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("skylines", {"scenario": "scenario-4"}),
    ("suburbia", {"solo": "dale"}),
    ("suburbia", {"solo": "architect"}),
    ("suburbia", {"players": 2}),
]


def middle(key: str, plies: int, **options: Any) -> burgh.Game:
    """Give a random game after some moves."""
    game = burgh.new(key, seed=3, **options)
    rng = Rng(3)
    for _ in range(plies):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_a_beam_with_the_same_seed_finds_the_same_legal_move(
    key: str, options: dict[str, Any]
) -> None:
    """Counted in worlds the answer depends on the generator alone."""
    view = middle(key, 8, **options).view(0).state
    found = {int(best_by_beam(view, Rng(5), Plan(2, 4, 1, 4), 1e9)) for _ in range(2)}
    assert len(found) == 1
    assert found.pop() in view.legal()


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_hidden_things_make_no_difference_to_a_beam(key: str, options: dict[str, Any]) -> None:
    """In worlds that differ only in what its seat cannot see it chooses the same."""
    game = middle(key, 8, **options)
    worlds = [game.imagine(game.turn, Rng(seed)) for seed in range(3)]
    spec = "beam:width=2,depth=4,worlds=1,moves=4"
    assert len({make(spec, seed=5).choose(world.view(game.turn)) for world in worlds}) == 1


def test_a_beam_out_of_time_still_answers() -> None:
    """Every round of halving has one world at least."""
    view = middle("skylines", 8).view(0).state
    assert int(best_by_beam(view, Rng(5), Plan(1, 2, 1_000_000, 4), 0.0)) in view.legal()


def test_a_front_keeps_the_best_and_each_value_once() -> None:
    """Best first; an equal value is taken for the same position."""
    state = middle("suburbia", 4).state
    front = Front(3)
    for value in (5, 9, 5, 7, 1, 8):
        front.offer(value, state)
    assert [int(front.values[i]) for i in range(int(front.count))] == [9, 8, 7]
    assert len(front.states) == 3


def test_a_wider_beam_finds_no_less_one_decision_on() -> None:
    """At depth one the width makes no difference, and the best child is what is found."""
    state = middle("suburbia", 9, solo="architect").state
    judge = Judge(state)
    children = []
    for move in state.legal():
        after = state.clone()
        after.apply(move)
        children.append(int(advantage(after, 0)))
    found = {int(advantage(follow(state, 0, width, 1, judge), 0)) for width in (1, 2, 8)}
    assert found == {max(children)}


def test_the_moves_tried_are_those_that_look_best() -> None:
    """Each meaning once, best first."""
    view = middle("skylines", 8).view(0).state
    found = candidates(view, Rng(1), 5, Judge(view))
    looks = [int(candidate.look) for candidate in found]
    assert looks == sorted(looks, reverse=True)
    assert len({int(view.meaning(candidate.move)) for candidate in found}) == len(found) <= 5


def test_the_first_move_is_left_only_for_one_that_is_surely_better() -> None:
    """A greater gain in few worlds, now so and now so, is less sure than a small one in each."""
    first, lucky, sure = (Candidate(move, 0) for move in range(3))
    for world in range(8):
        first.add(0.0)
        lucky.add(1.0 if world % 3 == 0 else -0.4)
        sure.add(0.05)
    assert lucky.gain(0.0) > sure.gain(0.0)
    assert surest([first, lucky]) is first
    assert surest([first, lucky, sure]) is sure


@pytest.mark.slow
def test_a_game_played_on_ends() -> None:
    """By the greedy policy, each seat from its own view; a won game is worth clearly more."""
    start = middle("skylines", 30).state
    ends = [play_on(start.clone(), Rng(n), 400, 0, Judge(start)) for n in range(2)]
    assert all(end.is_over() for end in ends)
    for end in ends:
        won = int(end.outlook(0)) >= int(end.aim())
        assert (float(worth(end, 0)) > 0.4) == won


def test_a_lost_game_is_worth_nothing() -> None:
    """However much overall happiness it had; one that ended with as much is worth more."""
    game = burgh.new("skylines", seed=1)
    judge = Judge(game.state)
    rng = Rng(1)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.facts["result"] == "lost"
    assert float(worth(game.state, 0)) < 1e-9
    assert float(judge.reward(game.state, 0)) < 1e-9


def test_a_table_tells_what_it_plays_for() -> None:
    """Skylines is won from 21 or what the table agreed; Suburbia has no such line."""
    assert int(burgh.new("skylines", seed=1).state.aim()) == 2100
    assert int(burgh.new("skylines", seed=1, win_from=31).state.aim()) == 3100
    assert int(burgh.new("suburbia", seed=1).state.aim()) == 0
