"""Beam search for one who plays alone or with partners: what becomes of a move in many worlds.

The most promising moves are each tried in the same imagined worlds. In a world the few best
lines go on side by side, judged by their outlook, and the best end is what the move was worth
there. The worse half of the moves is dropped and the rest tried in twice as many worlds, until
one is left.
"""

from __future__ import annotations

import math
import time
from typing import Final

from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.play.search.greedy import WORST, advantage

AIM_SCALE: Final = 700.0  # hundredths of a point: so far beyond the aim a win is all but sure
POINTS: Final = 20000.0
NO_CLOCK: Final = 1e8


class Candidate:
    """A move at hand: how it looks at once, and what became of it."""

    def __init__(self, move: i64, look: i64, aim: i64) -> None:
        """Begin untried: the look ahead counts as much as one world."""
        self.move = move
        self.look = look
        self.worlds: i64 = 1
        self.total: float = worth(look, aim)

    def mean(self) -> float:
        """Give what it was worth in the worlds where it was tried."""
        return self.total / float(int(self.worlds))


class Front:
    """The best few positions of one depth, best first."""

    def __init__(self, width: i64) -> None:
        """Begin empty."""
        self.width = width
        self.count: i64 = 0
        self.values = vec[i64]([WORST] * width)
        self.states: list[State] = []

    def offer(self, value: i64, state: State) -> None:
        """Keep a position if it is among the best; an equal value is taken for the same one."""
        at: i64 = 0
        while at < self.count and self.values[at] > value:
            at += 1
        if at == self.width or (at < self.count and self.values[at] == value):
            return
        self.states.insert(at, state)
        if self.count == self.width:
            self.states.pop()
        else:
            self.count += 1
        i: i64 = self.count - 1
        while i > at:
            self.values[i] = self.values[i - 1]
            i -= 1
        self.values[at] = value


def follow(start: State, seat: i64, width: i64, depth: i64) -> i64:
    """Give how the best of a few lines leaves a seat, `depth` decisions on or at the end."""
    lines = Front(width)
    lines.offer(advantage(start, seat), start)
    ended = WORST
    for _ in range(depth):
        front = Front(width)
        for i in range(lines.count):
            state = lines.states[i]
            if state.is_over():
                if lines.values[i] > ended:
                    ended = lines.values[i]
            else:
                expand(state, seat, front)
        lines = front
        if lines.count == 0:
            return ended
    return lines.values[0] if lines.values[0] > ended else ended


def expand(state: State, seat: i64, front: Front) -> None:
    """Offer what every move leads to; a rival makes the one that suits it best."""
    buffer = vec[i64]([0] * state.most_legal())
    count = state.legal_into(buffer)
    mover = state.decider()
    if mover == seat or state.is_shared():
        for i in range(count):
            after = state.clone()
            after.apply(buffer[i], None)
            front.offer(advantage(after, seat), after)
        return
    own = Front(1)
    for i in range(count):
        after = state.clone()
        after.apply(buffer[i], None)
        own.offer(advantage(after, mover), after)
    front.offer(advantage(own.states[0], seat), own.states[0])


def candidates(view: State, rng: Rng, most: i64) -> list[Candidate]:
    """Give the most promising moves by one look ahead; equals by lot, equal meanings once."""
    seat = view.decider()
    buffer = vec[i64]([0] * view.most_legal())
    count = view.legal_into(buffer)
    order = buffer[:count]
    rng.shuffle(order)
    found: list[Candidate] = []
    met: set[int] = set()
    for i in range(count):
        key = int(view.meaning(order[i]))
        if key not in met:
            met.add(key)
            after = view.clone()
            after.apply(order[i], None)
            found.append(Candidate(order[i], advantage(after, seat), view.aim()))
    found.sort(key=look_of, reverse=True)
    return found[: int(most)]


def look_of(candidate: Candidate) -> int:
    """Order moves by how they look at once."""
    return candidate.look


def mean_of(candidate: Candidate) -> float:
    """Order moves by what became of them."""
    return candidate.mean()


def worth(value: i64, aim: i64) -> float:
    """Give what an end is worth: points, and where a game is won from a line on, the win most."""
    points = float(int(value)) / POINTS
    points = max(-1.0, min(1.0, points))
    if aim == 0:
        return points
    beyond = float(int(value - aim)) / AIM_SCALE
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, beyond)))) + points


def tried(view: State, rng: Rng, found: list[Candidate], width: i64, depth: i64) -> None:
    """Try each move once in one and the same imagined world."""
    seat = view.decider()
    aim = view.aim()
    world = view.clone()
    world.imagine(rng)
    for candidate in found:
        start = world.clone()
        start.apply(candidate.move, None)
        candidate.total += worth(follow(start, seat, width, depth), aim)
        candidate.worlds += 1


def best_by_beam(
    view: State,
    rng: Rng,
    width: i64,
    depth: i64,
    worlds: i64,
    most: i64,
    seconds: float,
) -> i64:
    """Give the best of the `most` moves that look best, each tried in `worlds` worlds or more.

    With a limit of seconds every round of halving has its share of them, and as many worlds as
    it can; in each round at least one. Without, the answer depends on the generator alone.
    """
    found = candidates(view, rng, most)
    rounds: i64 = 0
    while (1 << rounds) < len(found):
        rounds += 1
    begun = time.perf_counter()
    for i in range(rounds):
        stop = begun + seconds * float(int(i + 1)) / float(int(rounds))
        done: i64 = 0
        while done < (worlds << i):
            tried(view, rng, found, width, depth)
            done += 1
            if seconds < NO_CLOCK and time.perf_counter() >= stop:
                break
        found.sort(key=mean_of, reverse=True)
        found = found[: (len(found) + 1) // 2]
    return found[0].move
