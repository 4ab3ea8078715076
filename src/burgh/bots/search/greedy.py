"""Greedy choice: one look ahead, over all moves or a few of them; the best is taken."""

from __future__ import annotations

from burgh.bots.search.judge import PLAIN, WORST, Judge, Judgement
from burgh.core.ints import at_most, i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State


def best_move(view: State, rng: Rng, error: i64 = 0, by: Judgement = PLAIN) -> i64:
    """The move that leaves the decider best off, as far as the view tells; ties by lot.

    Each move is misjudged by up to `error` hundredths of a point, either way.
    """
    buffer = vec[i64]([0] * view.most_legal())
    return best_of(view, rng, buffer, view.legal_into(buffer), error, Judge(view, by))


def likely_move(view: State, rng: Rng) -> i64:
    """The same by the outlook, without error, of the moves that are worth a look in play-outs."""
    buffer = vec[i64]([0] * view.most_legal())
    return best_of(view, rng, buffer, view.likely_into(buffer), 0, Judge(view))


def best_of(view: State, rng: Rng, buffer: vec[i64], count: i64, error: i64, judge: Judge) -> i64:
    """The best of some moves."""
    seat = view.decider()
    best: i64 = WORST
    chosen: i64 = buffer[0]
    equal: i64 = 0
    for i in range(count):
        value = judge.after(view, buffer[i], seat)
        if error > 0:
            value += rng.below(2 * error + 1) - error
        if value > best:
            best = value
            equal = 0
        if value == best:
            equal += 1
            if rng.below(equal) == 0:
                chosen = buffer[i]
    return chosen


def good_move(world: State, rng: Rng, buffer: vec[i64], looks: i64, judge: Judge) -> i64:
    """The best of a few legal moves taken at random: the policy of a play-out."""
    count = world.legal_into(buffer)
    if count == 1:
        return buffer[0]
    seat = world.decider()
    seen = judge.known_to(world, seat)
    best: i64 = WORST
    chosen: i64 = buffer[0]
    for _ in range(at_most(looks, count)):
        move = buffer[rng.below(count)]
        value = judge.after(seen, move, seat)
        if value > best:
            best = value
            chosen = move
    return chosen
