"""Greedy choice: try every move once, look at how it leaves everybody, take the best."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State

WORST: Final[i64] = -(1 << 60)


def advantage(state: State, seat: i64) -> i64:
    """Give how much better a seat stands than its best rival; alone or together, how it stands."""
    own = state.outlook(seat)
    if state.is_shared() or state.seats() == 1:
        return own
    rival: i64 = WORST
    for other in range(state.seats()):
        if other != seat:
            theirs = state.outlook(other)
            if theirs > rival:
                rival = theirs
    return 3 * own - rival


def best_move(view: State, rng: Rng) -> i64:
    """Give the move that leaves the decider best off, as far as the view tells; ties by lot."""
    seat = view.decider()
    buffer = vec[i64]([0] * view.most_legal())
    count = view.legal_into(buffer)
    best: i64 = WORST
    chosen: i64 = buffer[0]
    equal: i64 = 0
    for i in range(count):
        tried = view.clone()
        tried.apply(buffer[i], None)
        value = advantage(tried, seat)
        if value > best:
            best = value
            equal = 0
        if value == best:
            equal += 1
            if rng.below(equal) == 0:
                chosen = buffer[i]
    return chosen
