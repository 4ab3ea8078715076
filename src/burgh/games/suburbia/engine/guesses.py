"""What the others seem to play for: secret goals, guessed from what everybody sees.

Whoever leads what a goal asks for is likelier to hold it, and more so the longer the game lasts.
The weights are coarse. They were read off 220 games of bots with two to four players: from the
eleventh round on, a goal was held up to three times as often as by chance by a seat two ahead in
it, twice as often by one just ahead, and half as often by one behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import at_most, i64, vec
from burgh.core.rng import Rng
from burgh.core.state import ALL_SEEING
from burgh.games.suburbia.engine.goals import measured
from burgh.games.suburbia.engine.secrets import imagine_pile, unseen_goals
from burgh.games.suburbia.engine.tables import CASH, HIDDEN_GOAL, NO_GOAL

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia

EVEN: Final[i64] = 20  # the weight of a goal for which play does not speak
BEHIND: Final[i64] = 1  # what a round takes from it where the seat is behind
AHEAD: Final[i64] = 2  # and gives it for each step ahead
MOST_AHEAD: Final[i64] = 2
LATE: Final[i64] = 10  # rounds, and play speaks as clearly as it ever does
MONEY_STEP: Final[i64] = 5  # so much money is one step, as much as one tile or marker


def suppose(table: Suburbia, rng: Rng) -> None:
    """Deal what lies face down, with goals that go with how their holders have played (S16.1)."""
    imagine_pile(table, rng)
    suppose_goals(table, rng)
    table.viewer = ALL_SEEING


def suppose_goals(table: Suburbia, rng: Rng) -> None:
    """Let every seat whose goal is hidden keep a likely one; what else it was dealt is any.

    Whose goal is guessed first is chance, for what one holds no other can.
    """
    seats = table.rules.seats
    pool = unseen_goals(table)
    left: i64 = i64(len(pool))
    first = rng.below(seats)
    for i in range(seats):
        seat = (first + i) % seats
        if table.kept[seat] == HIDDEN_GOAL:
            at = likely(table, seat, pool, left, rng)
            table.kept[seat] = take(pool, at, left)
            left -= 1
    for seat in range(seats):
        if table.dealt[2 * seat] != HIDDEN_GOAL:
            continue
        mine = 2 * seat + rng.below(2)  # in the order of the deal the one kept may be either
        for place in range(2 * seat, 2 * seat + 2):
            if place == mine and table.kept[seat] != NO_GOAL:
                table.dealt[place] = table.kept[seat]
            else:
                table.dealt[place] = take(pool, rng.below(left), left)
                left -= 1


def take(pool: vec[i64], at: i64, left: i64) -> i64:
    """Take a goal out of the pool; the last one moves to its place."""
    goal = pool[at]
    pool[at] = pool[left - 1]
    return goal


def likely(table: Suburbia, seat: i64, pool: vec[i64], left: i64, rng: Rng) -> i64:
    """The place in the pool of a goal that a seat may hold, each as likely as its weight."""
    weights = vec[i64]([0] * left)
    total: i64 = 0
    for at in range(left):
        weights[at] = weight(table, seat, pool[at])
        total += weights[at]
    drawn = rng.below(total)
    at = 0
    while drawn >= weights[at]:
        drawn -= weights[at]
        at += 1
    return at


def weight(table: Suburbia, seat: i64, goal: i64) -> i64:
    """How much play so far speaks for a seat to hold a goal: `EVEN` is no more than for others."""
    rounds = at_most(table.round - 1, LATE)
    steps = ahead(table, seat, goal)
    if steps < 0:
        return EVEN - BEHIND * rounds
    return EVEN + AHEAD * rounds * at_most(steps, MOST_AHEAD)


def ahead(table: Suburbia, seat: i64, goal: i64) -> i64:
    """How many steps a seat is ahead in what a goal asks for; below 0 it is behind somebody."""
    tables = table.rules.tables
    measure = tables.goal_measure[goal]
    sign: i64 = 1
    if tables.goal_fewest[goal] != 0:
        sign = -1
    own = sign * measured(tables, table.boroughs[seat], measure)
    best: i64 = 0
    is_first = True
    for other in range(table.rules.seats):
        if other == seat:
            continue
        theirs = sign * measured(tables, table.boroughs[other], measure)
        if is_first or theirs > best:
            best = theirs
            is_first = False
    steps = own - best
    if measure != CASH:
        return steps
    if steps < 0:
        return -((-steps) // MONEY_STEP)
    return steps // MONEY_STEP
