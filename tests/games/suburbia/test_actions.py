"""What a learner chooses among in Suburbia."""

from __future__ import annotations

from itertools import groupby

import burgh
from burgh.games.suburbia.engine.choice import cell_of


def test_actions_about_one_cell_lie_side_by_side() -> None:
    """Whatever is done there: few cells are open, so a mask changes in few places."""
    game = burgh.new("suburbia", players=2, seed=1)
    cells = [cell_of(number) for number in game.title.moves.numbers(game.state)]
    runs = [cell for cell, _ in groupby(cells)]
    assert len(runs) == len(set(runs)) > 1000
