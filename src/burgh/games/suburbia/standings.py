"""How the goals stand if the game ended now, as far as a state shows them (S12)."""

from __future__ import annotations

from collections.abc import Iterator

from burgh.core.values import Standing
from burgh.games.suburbia.engine.goals import NOBODY, measured, met_by
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import HIDDEN_GOAL, NO_GOAL
from burgh.games.suburbia.moves import goal_name


def standings(table: Suburbia) -> Iterator[Standing]:
    """The public goals, then the kept ones that lie open to whoever looks."""
    for goal in table.public:
        yield standing(table, int(goal), None)
    for seat, goal in enumerate(table.kept):
        if goal not in (NO_GOAL, HIDDEN_GOAL):
            yield standing(table, int(goal), seat)


def standing(table: Suburbia, goal: int, owner: int | None) -> Standing:
    """Measure every borough by one goal; a secret goal scores for its owner alone."""
    tables = table.rules.tables
    measure = tables.goal_measure[goal]
    leader = int(met_by(table, goal))
    return Standing(
        thing=goal_name(table, goal),
        owner=owner,
        measures=tuple(int(measured(tables, borough, measure)) for borough in table.boroughs),
        leader=None if leader == NOBODY or owner not in (None, leader) else leader,
        worth=int(tables.goal_worth[goal]),
    )
