"""What a search for players of Skylines looks into, and what it leaves to a look ahead."""

from __future__ import annotations

from functools import cache
from typing import cast

import burgh
from burgh.bots.search.beam import candidates
from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import Judge, worth
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.games.skylines.engine.choice import END, PLAY, choice
from burgh.games.skylines.engine.outlook import milestones_left
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import DRAWING, OVERALL, SPOT, TILE, TURN, is_lost


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


def test_every_choice_is_searched_but_tiles_places_and_early_draws() -> None:
    """From the first board to the last; which pile to draw from only in the last milestone."""
    searched = {DRAWING: 0, TURN: 0}
    for table in game(0)[:-1]:
        early = table.due == DRAWING and milestones_left(table) > 1
        assert table.is_minor() == (early or table.due in (TILE, SPOT))
        if not table.is_minor() and table.due in searched:
            searched[table.due] += 1
    assert min(searched.values()) > 0


def test_the_end_of_a_milestone_is_always_tried() -> None:
    """Even among the fewest moves, wherever it is legal."""
    met = 0
    for table in game(0)[:-1]:
        if choice(END, 0) in table.legal():
            view = table.view(table.decider())
            found = candidates(view, Rng(1), 1, Judge(view))
            assert choice(END, 0) in [int(one.move) for one in found]
            met += 1
        assert not table.ends_stage(choice(PLAY, 1))
    assert met > 1


def best_look(table: Skylines, moves: list[int]) -> int:
    """Give the best outlook that one of some moves leads to."""
    found = []
    for move in moves:
        after = table.clone()
        after.apply(move)
        found.append(int(after.outlook(0)))
    return max(found)


def test_the_likely_spots_of_a_tile_are_few_and_the_best_is_among_them() -> None:
    """One for each district and reach; at any other choice every legal move is likely."""
    left_out = 0
    for table in game(0)[:-1]:
        legal = table.legal()
        buffer = vec[i64]([0] * int(table.most_legal()))
        likely = [int(buffer[i]) for i in range(int(table.likely_into(buffer)))]
        assert set(likely) <= set(legal)
        if table.due == SPOT:
            left_out += len(legal) - len(likely)
            assert best_look(table, likely) == best_look(table, legal)
        else:
            assert likely == legal
    assert left_out > 100


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


def test_errors_of_a_point_never_lose_at_once_where_they_need_not() -> None:
    """They do not make a lost game look like another."""
    met = 0
    for table in [*game(0)[:-1], *game(100)[:-1]]:
        view = table.view(table.decider())
        lost = [move for move in view.legal() if loses(view, move)]
        if 0 < len(lost) < len(view.legal()):
            met += 1
            assert all(int(best_move(view, Rng(n), 100)) not in lost for n in range(3))
    assert met > 0
