"""Search by trying: what becomes of a few moves in many imagined worlds.

The most promising moves are each tried in the same worlds and played on, for a while or to the end
of the game: by the greedy policy, which sees no more than who plays, or side by side in the few
best lines. The move that looks best at once is left only for one that did surely better in the
same worlds: an outcome depends so much on luck that a few worlds prove nothing, and the first look
is often right.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from burgh.bots.search.greedy import best_move, best_of, good_move, likely_move
from burgh.bots.search.judge import PLAIN, WORST, Judge, Judgement
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State

NO_CLOCK: Final = 1e8
ROUNDS: Final[i64] = 3  # of worlds; after each, moves that do worse than the first are dropped
HOPE: Final = 1.0  # standard errors by which a move that is tried on may seem worse
DOUBT: Final = 1.0  # standard errors by which a move must be better to be made
NOISE: Final = 0.15  # how far the gains of a move usually lie apart from world to world
GUESSED: Final = 2.0  # worlds: how much that counts beside what was seen
ENOUGH: Final = 0.005  # a smaller gain proves nothing
LONG: Final[i64] = 12  # in a longer list, moves that look equal are taken for the same
LOTS: Final[i64] = 1 << 30  # how many streams of luck there are for those who play on


class Plan(NamedTuple):
    """How moves are tried."""

    width: int = 2  # lines side by side; 1: played on by the greedy policy
    depth: int = 400  # decisions, at most
    worlds: int = 2  # in the first round; all rounds together come to four times as many
    moves: int = 8  # that are tried
    looks: int = 0  # moves the greedy policy chooses from, taken at random; 0: all that are likely


class Candidate:
    """A move at hand: how it looks at once, and how much better than the first one it did."""

    def __init__(self, move: i64, look: i64) -> None:
        self.move = move
        self.look = look
        self.worlds: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, gain: float) -> None:
        """Take down what it gained over the first move in one world."""
        self.worlds += 1
        self.total += gain
        self.squares += gain * gain

    def gain(self, errors: float) -> float:
        """What it gains on average, and so many standard errors more."""
        count = float(int(self.worlds))
        mean = self.total / count
        seen = max(0.0, self.squares - count * mean * mean)
        apart = math.sqrt((seen + GUESSED * NOISE * NOISE) / (count + GUESSED))
        return mean + errors * apart / math.sqrt(count)


class Front:
    """The best few positions of one depth, best first."""

    def __init__(self, width: i64) -> None:
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


def follow(start: State, seat: i64, width: i64, depth: i64, judge: Judge) -> State:
    """The best of a few lines for a seat, `depth` decisions on or at the end."""
    lines = Front(width)
    lines.offer(judge.advantage(start, seat), start)
    ended = Front(1)
    for _ in range(depth):
        front = Front(width)
        for i in range(lines.count):
            state = lines.states[i]
            if state.is_over():
                ended.offer(lines.values[i], state)
            else:
                expand(state, seat, front, judge)
        lines = front
        if lines.count == 0:
            return ended.states[0]
    if ended.count > 0 and ended.values[0] >= lines.values[0]:
        return ended.states[0]
    return lines.states[0]


def play_on(world: State, rng: Rng, depth: i64, looks: i64, judge: Judge) -> State:
    """Let everybody play greedily, each from what its seat may see, for some decisions."""
    plies: i64 = 0
    buffer = vec[i64]([0] * world.most_legal())
    while plies < depth and not world.is_over():
        if i64(len(buffer)) < world.most_legal():
            buffer = vec[i64]([0] * (2 * world.most_legal()))
        world.apply(quick_move(world, rng, buffer, looks, judge), None)
        plies += 1
    return world


def quick_move(world: State, rng: Rng, buffer: vec[i64], looks: i64, judge: Judge) -> i64:
    """What whoever decides does while a world is played on."""
    if looks > 0:
        return good_move(world, rng, buffer, looks, judge)
    if judge.net is None:
        return likely_move(world.view(world.decider()), rng)
    # The net reads what a seat may see; the outlook, which has a say where there is an aim, more.
    seen = world.view(world.decider()) if judge.aim != 0 else world
    return best_of(seen, rng, buffer, seen.likely_into(buffer), 0, judge)


def expand(state: State, seat: i64, front: Front, judge: Judge) -> None:
    """Offer what every move leads to; a rival makes the one that suits it best."""
    buffer = vec[i64]([0] * state.most_legal())
    count = state.legal_into(buffer)
    mover = state.decider()
    if mover == seat or state.is_shared:
        for i in range(count):
            after = state.clone()
            after.apply(buffer[i], None)
            front.offer(judge.advantage(after, seat), after)
        return
    own = Front(1)
    for i in range(count):
        after = state.clone()
        after.apply(buffer[i], None)
        own.offer(judge.advantage(after, mover), after)
    front.offer(judge.advantage(own.states[0], seat), own.states[0])


def candidates(view: State, rng: Rng, most: i64, judge: Judge) -> list[Candidate]:
    """The most promising moves by one look ahead; equals by lot, equal meanings once.

    One that ends a stage of the game is always among them.
    """
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
            found.append(Candidate(order[i], judge.after(view, order[i], seat)))
    found.sort(key=look_of, reverse=True)
    if count > LONG:
        found = unlike(found)
    kept = found[: int(most)]
    return kept + [one for one in found[int(most) :] if view.ends_stage(one.move)]


def unlike(found: list[Candidate]) -> list[Candidate]:
    """The first of all that look the same, from a sorted list."""
    kept: list[Candidate] = []
    for one in found:
        if not kept or kept[-1].look != one.look:
            kept.append(one)
    return kept


def look_of(candidate: Candidate) -> int:
    """Order moves by how they look at once."""
    return candidate.look


def tried(view: State, rng: Rng, found: list[Candidate], plan: Plan, judge: Judge) -> None:
    """Try each move once in one and the same imagined world, with the same luck afterwards."""
    seat = view.decider()
    world = view.clone()
    world.suppose(rng)
    luck = int(rng.below(LOTS))
    first = 0.0
    for candidate in found:
        start = world.clone()
        start.apply(candidate.move, None)
        if plan.width == 1:
            end = play_on(start, Rng(luck), plan.depth, plan.looks, judge)
        else:
            end = follow(start, seat, plan.width, plan.depth, judge)
        value = judge.reward(end, seat)
        if candidate is found[0]:
            first = value
        candidate.add(value - first)


def hopeful(found: list[Candidate]) -> list[Candidate]:
    """The first move and those that may be better."""
    return [one for one in found if one is found[0] or one.gain(HOPE) > 0.0]


def surest(found: list[Candidate]) -> Candidate:
    """The move that is surely better than the first by most, or the first."""
    best = found[0]
    most = ENOUGH
    for one in found:
        if one is not found[0] and one.gain(-DOUBT) > most:
            best = one
            most = one.gain(-DOUBT)
    return best


def best_by_beam(view: State, rng: Rng, plan: Plan, seconds: float, by: Judgement = PLAIN) -> i64:
    """The best of the moves that look best, tried in up to four times `plan.worlds` worlds.

    With a limit of seconds every round has its share of them, and at least one world. Without,
    the answer depends on the generator alone.
    """
    if view.is_minor():
        return best_move(view, rng, 0, by)
    judge = Judge(view, by)
    found = candidates(view, rng, plan.moves, judge)
    begun = time.perf_counter()
    for i in range(ROUNDS):
        if len(found) == 1:
            break
        stop = begun + seconds * float(int(i + 1)) / float(int(ROUNDS))
        done: i64 = 0
        while done < (plan.worlds if i == 0 else i64(plan.worlds) << (i - 1)):
            tried(view, rng, found, plan, judge)
            done += 1
            if seconds < NO_CLOCK and time.perf_counter() >= stop:
                break
        found = hopeful(found)
    return surest(found).move
