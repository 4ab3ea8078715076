"""Short sight in Skylines: what a weak player does not see coming, and what everybody sees."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

import burgh
from burgh.bots.registry import level_spec, make
from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import Judgement
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    DRAWING,
    HAPPINESS,
    MONEY,
    POLLUTION,
    POWER,
    TURN,
    is_lost,
)


@cache
def game(horizon: int, scenario: str = "intro", seed: int = 6) -> list[Skylines]:
    """Give a game before each of its moves, and its end; who changes one, copies."""
    state = cast(Skylines, burgh.new("skylines", seed=seed, scenario=scenario).state)
    rng = Rng(seed)
    found = [state.clone()]
    while not state.is_over():
        state.apply(best_move(state.view(state.decider()), rng, 0, Judgement(horizon=horizon)))
        found.append(state.clone())
    return found


def first_turn() -> Skylines:
    """Give the first turn of a game: all its milestones are still to come."""
    return next(table for table in game(0) if table.due == TURN).clone()


def minded(track: int, horizon: int, table: Skylines) -> int:
    """How much a step on a track is worth to who sees so far."""
    before = int(table.near_outlook(0, horizon))
    after = table.clone()
    after.markers[track] += 1
    return int(after.near_outlook(0, horizon)) - before


def test_who_sees_as_many_milestones_as_there_are_sees_all() -> None:
    """At every decision of a game, on three boards as on four."""
    for scenario in ("intro", "scenario-4"):
        for table in game(0, scenario):
            assert table.near_outlook(0, table.city.count) == table.outlook(0)


def test_each_milestone_that_is_seen_counts_happiness_once() -> None:
    """Who sees this milestone only hopes to be paid for it once."""
    table = first_turn()
    table.markers[HAPPINESS] = 10  # far from ruin
    table.held[0] = table.held[1] = 0
    assert [minded(HAPPINESS, horizon, table) for horizon in (0, 1, 2, 3)] == [100, 200, 300, 300]


def test_what_is_lacking_hurts_as_often_as_its_ends_are_seen() -> None:
    """A lack of power seems smaller to the short-sighted."""
    table = first_turn()
    table.markers[POWER] = -3
    table.held[0] = table.held[1] = 0
    felt = [minded(POWER, horizon, table) for horizon in (0, 1, 2)]
    assert 0 < felt[0] < felt[1] < felt[2]


def test_pollution_is_minded_in_full_only_when_the_end_is_in_sight() -> None:
    """It is taken off after the last milestone."""
    table = first_turn()
    table.held[0] = table.held[1] = 0
    felt = [minded(POLLUTION, horizon, table) for horizon in (0, 1, 2)]
    assert 0 >= felt[0] >= felt[1] > felt[2]
    last = next(table for table in game(0) if len(table.face_up) == 3 and table.due == TURN)
    assert minded(POLLUTION, 0, last) == minded(POLLUTION, 3, last)


def test_everybody_sees_that_the_next_player_can_do_nothing() -> None:
    """No money, no card, and districts that want tiles: the game would be lost."""
    table = next(table for table in game(0) if table.due == DRAWING).clone()
    assert not table.clone().is_over()
    table.markers[MONEY] = 0
    table.held[table.after(table.active)] = 0
    poor = table.near_outlook(0, 0)
    table.rules.exchange_cost = i64(0)
    try:
        assert poor < table.near_outlook(0, 0) - 4000
    finally:
        table.rules.exchange_cost = i64(2)


# --- level 1 -------------------------------------------------------------------------------------


def likely(state: Skylines) -> list[int]:
    """Give the moves of a position that differ in what they do."""
    buffer = vec[i64]([0] * int(state.most_legal()))
    return [int(buffer[i]) for i in range(int(state.likely_into(buffer)))]


def is_doomed(state: Skylines, decisions: int = 4) -> bool:
    """Whether a position is lost whatever is done: as far as it is known, a turn ahead."""
    if state.is_over():
        return is_lost(state.result)
    if decisions == 0:
        return False
    for move in likely(state):
        after = state.clone()
        after.apply(move)
        if not is_doomed(after, decisions - 1):
            return False
    return True


def doomed(view: Skylines, moves: list[int]) -> list[int]:
    """Give the moves after which nothing can be saved."""
    found = []
    for move in moves:
        after = view.clone()
        after.apply(move)
        if is_doomed(after):
            found.append(move)
    return found


@pytest.mark.parametrize(("scenario", "seed"), [("intro", 2), ("scenario-1", 2), ("scenario-4", 3)])
def test_level_1_never_loses_a_game_that_another_move_would_save(scenario: str, seed: int) -> None:
    """Neither at once nor by a position that is lost whatever is done, in games of the reckless."""
    bot, reckless = make(level_spec("skylines", 1), seed=1), make("greedy:error=1", seed=seed)
    play = burgh.new("skylines", seed=seed, scenario=scenario)
    met = 0
    while not play.is_over:
        view = play.view(play.turn)
        state = cast(Skylines, view.state)
        lost = doomed(state, likely(state))
        if 0 < len(lost) < len(likely(state)):
            met += 1
            after = state.clone()
            after.apply(play.title.moves.number(state, bot.choose(view)))
            assert not is_doomed(after)
        play.push(reckless.choose(view))
    assert met > 5
