"""Information-set tree search: many imagined worlds, one tree of what the decider may know.

Each iteration imagines a world, walks down the tree by upper confidence with a prior, adds one
node, and judges the position there by its outlook. The prior is the same outlook one move ahead.
"""

from __future__ import annotations

import math
import time
from typing import Final

from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.play.search.greedy import advantage, best_move

EXPLORE: Final = 0.6
SCALE: Final = 1500.0  # hundredths of a point: a lead of so much is nearly a won game
PRIOR_SCALE: Final = 600.0
LOOK: Final[i64] = 8  # iterations between looks at the clock


class Node:
    """A choice that was tried: how often, what came of it, and what could follow."""

    def __init__(self, mover: i64, prior: float) -> None:
        """Begin unvisited."""
        self.mover = mover
        self.prior = prior
        self.visits: i64 = 0
        self.total: float = 0.0  # rewards of the one who made this choice
        self.chosen: float = 0.0  # rewards of the one who chooses next
        self.priors: float = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """One search: its root, its buffers, and how many iterations it has made."""

    def __init__(self, view: State, bound: i64) -> None:
        """Begin at a view; `bound` limits the length of a line."""
        self.view = view
        self.bound = bound
        self.root = Node(view.decider(), 1.0)
        self.buffer = vec[i64]([0] * 64)
        self.iterations: i64 = 0

    def grow(self, rng: Rng, iterations: i64, seconds: float) -> None:
        """Search on for a number of iterations or seconds, whichever ends first."""
        stop = time.perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            world = self.view.clone()
            world.imagine(rng)
            self.iterate(world)
            done += 1
            if done % LOOK == 0 and time.perf_counter() >= stop:
                break
        self.iterations += done

    def iterate(self, world: State) -> None:
        """Go down to a new node in one world, judge it, and bring the judgement back."""
        path: list[Node] = [self.root]
        node = self.root
        plies: i64 = 0
        while not world.is_over() and plies < self.bound:
            if node.visits == 0 and plies > 0:
                break
            node = self.descend(node, world)
            path.append(node)
            plies += 1
        parent = self.root
        for visited in path:
            gained = reward(world, visited.mover)
            visited.visits += 1
            visited.total += gained
            if visited is not parent:
                parent.chosen += gained
            parent = visited

    def descend(self, node: Node, world: State) -> Node:
        """Make the most promising move of a node in this world and give where it leads."""
        if i64(len(self.buffer)) < world.most_legal():
            self.buffer = vec[i64]([0] * (2 * world.most_legal()))
        count = world.legal_into(self.buffer)
        if not node.children:  # all priors are wanted before the first choice
            for i in range(count):
                self.meet(node, world, self.buffer[i], count)
        spread = EXPLORE * math.sqrt(float(int(node.visits)) + 1.0) / node.priors
        hoped = hope(node)
        best_value = -1.0
        best = self.root
        chosen: i64 = 0
        for i in range(count):
            child = node.children.get(world.meaning(self.buffer[i]))
            if child is None:
                child = self.meet(node, world, self.buffer[i], count)
            value = promise(child, hoped, spread)
            if value > best_value:
                best_value = value
                best = child
                chosen = self.buffer[i]
        world.apply(chosen, None)
        return best

    def meet(self, node: Node, world: State, move: i64, count: i64) -> Node:
        """Give the node of a move, with a prior from one look ahead if it was not met before."""
        key = world.meaning(move)
        known = node.children.get(key)
        if known is not None:
            return known
        mover = world.decider()
        prior = 1.0
        if count > 1:  # a forced move needs no prior
            tried = world.clone()
            tried.apply(move, None)
            gain = float(int(advantage(tried, mover) - advantage(world, mover))) / PRIOR_SCALE
            prior = math.exp(max(-12.0, min(12.0, gain)))
        node.priors += prior
        met = Node(mover, prior)
        node.children[key] = met
        return met


def hope(node: Node) -> float:
    """Give what a choice not tried yet is taken to be worth: a little less than the others."""
    mean = node.chosen / float(int(node.visits)) if node.visits > 0 else 0.5
    return max(0.0, mean - 0.1)


def promise(child: Node, hoped: float, spread: float) -> float:
    """Give what a choice is worth trying: its mean, and more the less it was tried."""
    visits = float(int(child.visits))
    mean = hoped if child.visits == 0 else child.total / visits
    return mean + spread * child.prior / (1.0 + visits)


def judged(world: State, seat: i64) -> float:
    """Give a seat's points in hundredths: as they are once the game is over, else as they look."""
    return float(int(world.score(seat) * 100 if world.is_over() else world.outlook(seat)))


def reward(world: State, seat: i64) -> float:
    """Give how well a seat stands, between 0 and 1."""
    own = judged(world, seat)
    if world.is_shared() or world.seats() == 1:
        return min(1.0, max(0.0, own / 20000.0))
    rival = -1e18
    for other in range(world.seats()):
        if other != seat:
            rival = max(rival, judged(world, other))
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, (own - rival) / SCALE))))


def search(
    view: State, rng: Rng, iterations: i64, seconds: float, bound: i64
) -> list[tuple[int, int, float]]:
    """Give (move, visits, mean reward) of the choices at hand, most visited first."""
    tree = Tree(view, bound)
    tree.grow(rng, iterations, seconds)
    found: list[tuple[int, int, float]] = []
    met: list[int] = []
    for move in view.legal():
        key = view.meaning(move)
        child = tree.root.children.get(key)
        if child is None or child.visits == 0 or int(key) in met:
            continue
        met.append(key)
        found.append((move, child.visits, child.total / float(int(child.visits))))
    found.sort(key=visits_of, reverse=True)
    return found


def visits_of(row: tuple[int, int, float]) -> int:
    """Order the answer of a search."""
    return row[1]


def best_by_search(view: State, rng: Rng, iterations: i64, seconds: float, bound: i64) -> i64:
    """Give the most visited move; with a single legal one there is nothing to search."""
    buffer = vec[i64]([0] * view.most_legal())
    if view.legal_into(buffer) == 1:
        return buffer[0]
    found = search(view, rng, iterations, seconds, bound)
    return found[0][0] if found else best_move(view, rng)
