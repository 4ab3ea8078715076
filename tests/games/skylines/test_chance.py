"""How likely a late game of Skylines is won, and what that is asked for."""

from __future__ import annotations

from functools import cache
from typing import cast

import burgh
from burgh.bots.search.beam import candidates
from burgh.bots.search.greedy import best_move
from burgh.core.rng import Rng
from burgh.games.skylines.engine.chance import FORESEEN, NAMES, WEIGHTS, features
from burgh.games.skylines.engine.choice import END, PLAY, choice
from burgh.games.skylines.engine.outlook import milestones_left
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import MONEY, OVERALL, SPOT, TILE, TURN


@cache
def greedy_game() -> list[Skylines]:
    """Give an introductory game before each of its greedy moves; who changes it takes a copy."""
    state = cast(Skylines, burgh.new("skylines", seed=6, scenario="intro").state)
    rng = Rng(6)
    found = []
    while not state.is_over():
        found.append(state.clone())
        state.apply(best_move(state.view(state.decider()), rng))
    return found


def late_turn() -> Skylines:
    """Give the first turn in the last milestone; who changes it takes a copy."""
    return next(
        table for table in greedy_game() if milestones_left(table) <= 1 and table.due == TURN
    )


def test_a_chance_is_told_at_late_turns_and_at_no_other_moment() -> None:
    """Between 0 and 1 there, -1 in between and before; then and for tiles a look is enough."""
    told = 0
    for state in greedy_game():
        early = milestones_left(state) > FORESEEN
        if state.due == TURN and not early:
            assert 0.0 < state.chance() < 1.0
            told += 1
        else:
            assert state.chance() == -1.0
        assert state.is_minor() == (early or state.due in (TILE, SPOT))
    assert told > 5


def test_a_late_game_with_more_points_and_money_is_likelier_won() -> None:
    """The same table with ten points more, or with a full purse."""
    table = late_turn().clone()
    before = float(table.chance())
    table.markers[OVERALL] += 10
    richer = float(table.chance())
    assert richer > before
    table.markers[MONEY] += 8
    assert float(table.chance()) > richer


def test_every_feature_has_a_name_and_a_weight_for_each_milestone() -> None:
    """In one order."""
    assert len(features(late_turn())) == len(NAMES)
    assert [len(row) for row in WEIGHTS] == [len(NAMES)] * int(FORESEEN)


def test_the_end_of_a_milestone_is_always_tried() -> None:
    """Even among the fewest moves, wherever it is legal."""
    met = 0
    for table in greedy_game():
        if choice(END, 0) in table.legal():
            found = candidates(table.view(table.decider()), Rng(1), 1)
            assert choice(END, 0) in [int(one.move) for one in found]
            met += 1
        assert not table.ends_stage(choice(PLAY, 1))
    assert met > 1
