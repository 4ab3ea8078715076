"""What a search for players of Skylines looks into, and what it leaves to a look ahead."""

from __future__ import annotations

from functools import cache
from typing import cast

import burgh
from burgh.bots.search.beam import candidates
from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import worth
from burgh.core.rng import Rng
from burgh.games.skylines.engine.choice import END, PLAY, choice
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import OVERALL, SPOT, TILE, is_lost


@cache
def game(error: int) -> list[Skylines]:
    """Give an introductory game before each of its moves, and its end; who changes one, copies."""
    state = cast(Skylines, burgh.new("skylines", seed=6, scenario="intro").state)
    rng = Rng(6)
    found = [state.clone()]
    while not state.is_over():
        state.apply(best_move(state.view(state.decider()), rng, error))
        found.append(state.clone())
    return found


def test_every_choice_but_tile_and_place_is_searched() -> None:
    """From the first board to the last; for a tile and its place a look ahead is enough."""
    met = {int(table.due) for table in game(0)[:-1]}
    assert {int(TILE), int(SPOT)} < met
    for table in game(0)[:-1]:
        assert table.is_minor() == (table.due in (TILE, SPOT))


def test_the_end_of_a_milestone_is_always_tried() -> None:
    """Even among the fewest moves, wherever it is legal."""
    met = 0
    for table in game(0)[:-1]:
        if choice(END, 0) in table.legal():
            found = candidates(table.view(table.decider()), Rng(1), 1)
            assert choice(END, 0) in [int(one.move) for one in found]
            met += 1
        assert not table.ends_stage(choice(PLAY, 1))
    assert met > 1


def ended(overall: int) -> float:
    """Give what a game is worth that ended with so much overall happiness."""
    table = game(0)[-1].clone()
    table.markers[OVERALL] = overall
    return float(worth(table, 0))


def test_a_safe_win_is_played_on_for_points() -> None:
    """Ten more are worth a tenth of a win, up to sixty; but none are worth as much as a win."""
    assert not is_lost(game(0)[-1].result)
    for overall in (25, 35, 45):
        assert ended(overall + 10) - ended(overall) > 0.06
    assert ended(70) - ended(60) < 1e-6
    assert ended(21) - ended(11) > ended(60) - ended(26)


def loses(view: Skylines, move: int) -> bool:
    """Whether the game is lost with a move."""
    after = view.clone()
    after.apply(move)
    return after.is_over() and is_lost(after.result)


def test_the_weakest_level_never_loses_at_once_where_it_need_not() -> None:
    """Errors of a point do not make a lost game look like another (level 1 is greedy:error=1)."""
    met = 0
    for table in [*game(0)[:-1], *game(100)[:-1]]:
        view = table.view(table.decider())
        lost = [move for move in view.legal() if loses(view, move)]
        if 0 < len(lost) < len(view.legal()):
            met += 1
            assert all(int(best_move(view, Rng(n), 100)) not in lost for n in range(3))
    assert met > 0
