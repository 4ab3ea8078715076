"""Short-sighted players of Big City: weak, and never absurd."""

from __future__ import annotations

from functools import cache

import pytest

import burgh
from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import Judgement
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.games.bigcity.engine import cards
from burgh.games.bigcity.engine.choice import BUILD, EXCHANGE, GIVE, verb_of, which_of
from burgh.games.bigcity.engine.near import BUILDS, PAIRS, takes_one_lot
from burgh.games.bigcity.engine.outlook import WEIGHTS, best_shares
from burgh.games.bigcity.engine.state import BigCity

MOST = 400  # decisions of a game in which nobody dawdles

short_sighted = pytest.mark.parametrize("horizon", [0, PAIRS, BUILDS])


@cache
def decisions(horizon: int) -> list[tuple[BigCity, int]]:
    """Every position of some games among players with one horizon, and what was done there."""
    found: list[tuple[BigCity, int]] = []
    for seed, players in enumerate((2, 2, 2, 3, 5)):
        state = burgh.new("bigcity", players=players, seed=seed).state
        rng = Rng(seed)
        while not state.is_over():
            move = int(best_move(state.view(state.decider()), rng, 0, Judgement(None, horizon)))
            assert isinstance(state, BigCity)
            found.append((state.clone(), move))
            state.apply(move)
            assert len(found) < MOST * (seed + 1)
        assert isinstance(state, BigCity)
        found.append((state, -1))
    return found


def gain(state: State, move: int) -> int:
    """What a move scores at once."""
    seat = state.decider()
    tried = state.clone()
    tried.apply(move)
    return int(tried.score(seat)) - int(state.score(seat))


@short_sighted
def test_the_short_sighted_end_their_games(horizon: int) -> None:
    """By a full city or a round of passes (R7.1, R7.2), with points for everybody."""
    ends = [state for state, _ in decisions(horizon) if state.is_over()]
    assert len(ends) == 5
    for state in ends:
        assert min(int(state.score(seat)) for seat in range(int(state.seats()))) > 0


@short_sighted
def test_nobody_exchanges_who_can_score(horizon: int) -> None:
    """Whoever puts cards back has nothing to build that is worth a point."""
    for state, move in decisions(horizon):
        if verb_of(move) == EXCHANGE:
            builds = [each for each in state.legal() if verb_of(each) == BUILD]
            assert [each for each in builds if gain(state, each) > 0] == []


@short_sighted
def test_nobody_puts_back_a_card_that_can_be_built_on(horizon: int) -> None:
    """And none at all once no piece is left that any single lot takes: there is nothing to hope."""
    for state, move in decisions(horizon):
        if verb_of(move) == GIVE:
            lot = int(state.rules.tables.cards.lot[which_of(move)])
            assert lot < 0 or cards.is_dead(state, which_of(move)) or not state.plan.has_lot(lot)
            assert takes_one_lot(state)


@short_sighted
def test_exchanges_are_rare(horizon: int) -> None:
    """Fewer than one in ten turns with an action goes by with one."""
    verbs = [int(verb_of(move)) for _, move in decisions(horizon) if move >= 0]
    assert 10 * verbs.count(int(EXCHANGE)) < verbs.count(int(BUILD))


def test_each_step_sees_what_those_before_it_see() -> None:
    """The first step adds cards side by side, the second the best build at hand."""
    sides = 0
    for state, _ in decisions(0):
        if state.is_over():
            continue
        seat = int(state.decider())
        near, pairs, builds = (int(state.near_outlook(seat, step)) for step in (0, PAIRS, BUILDS))
        assert pairs >= near
        assert builds - pairs == int(WEIGHTS.at_hand) * int(best_shares(state, seat)[0])
        sides += pairs > near
    assert sides > 0
