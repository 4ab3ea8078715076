"""Greedy choice: try every move once, look at how it leaves everybody, take the best."""

from __future__ import annotations

import math
from typing import Final

from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State

WORST: Final[i64] = -(1 << 60)
GUESSED: Final = 1800.0  # hundredths of a point: an outlook so far beyond the aim is mostly a win
ENDED: Final = 200.0  # and a result
POINTS: Final = 20000.0
WIN: Final = 0.9  # of what an end is worth where there is an aim; the rest are the points


def advantage(state: State, seat: i64) -> i64:
    """How much better a seat stands than its best rival; alone or together, how it stands."""
    own = state.outlook(seat)
    if state.is_shared or state.seats() == 1:
        return own
    rival: i64 = WORST
    for other in range(state.seats()):
        if other != seat:
            theirs = state.outlook(other)
            if theirs > rival:
                rival = theirs
    return 3 * own - rival


def best_move(view: State, rng: Rng, error: i64 = 0) -> i64:
    """The move that leaves the decider best off, as far as the view tells; ties by lot.

    Each move is misjudged by up to `error` hundredths of a point, either way.
    """
    seat = view.decider()
    buffer = vec[i64]([0] * view.most_legal())
    count = view.legal_into(buffer)
    best: i64 = WORST
    chosen: i64 = buffer[0]
    equal: i64 = 0
    for i in range(count):
        value = after(view, buffer[i], seat)
        if error > 0:
            value += 3 * (rng.below(2 * error + 1) - error)
        if value > best:
            best = value
            equal = 0
        if value == best:
            equal += 1
            if rng.below(equal) == 0:
                chosen = buffer[i]
    return chosen


def good_move(world: State, rng: Rng, buffer: vec[i64], looks: i64) -> i64:
    """The best of a few legal moves taken at random: the policy of a play-out."""
    count = world.legal_into(buffer)
    if count == 1:
        return buffer[0]
    seat = world.decider()
    best: i64 = WORST
    chosen: i64 = buffer[0]
    for _ in range(looks if looks < count else count):
        move = buffer[rng.below(count)]
        value = after(world, move, seat)
        if value > best:
            best = value
            chosen = move
    return chosen


def after(state: State, move: i64, seat: i64) -> i64:
    """The advantage of a seat after a move."""
    tried = state.clone()
    tried.apply(move, None)
    return advantage(tried, seat)


def worth(state: State, seat: i64) -> float:
    """What a position is worth to one without rivals, 0 to 1: mostly the chance of a win.

    Where nothing says from when on a game is won, its points count. A lost game is worth nothing.
    """
    value = float(int(state.outlook(seat)))
    points = max(0.0, min(1.0, 0.5 + value / POINTS))
    aim = state.aim()
    if aim == 0:
        return points
    beyond = (value - float(int(aim))) / (ENDED if state.is_over() else GUESSED)
    return WIN / (1.0 + math.exp(-max(-40.0, min(40.0, beyond)))) + (1.0 - WIN) * points


def expected_worth(state: State, seat: i64) -> float:
    """What a position is worth where its title can tell the chance of a win, else as above."""
    chance = state.chance()
    if chance < 0.0:
        return worth(state, seat)
    points = max(0.0, min(1.0, 0.5 + float(int(state.outlook(seat))) / POINTS))
    return WIN * chance + (1.0 - WIN) * points
