"""Information-set tree search: many imagined worlds, one tree of what the decider may know."""

from __future__ import annotations

import math
import time
from typing import Final

from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.play.search.greedy import best_move

EXPLORE: Final = 0.7
SCALE: Final = 1500.0  # hundredths of a point that make a game look won
LOOK: Final[i64] = 16  # iterations between looks at the clock


class Node:
    """A choice that was tried: how often it could be, how often it was, and what came of it."""

    def __init__(self, move: i64, mover: i64) -> None:
        """Begin unvisited."""
        self.move = move
        self.mover = mover
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


def search(
    view: State, rng: Rng, iterations: i64, seconds: float, bound: i64
) -> list[tuple[int, int, float]]:
    """Search for a number of iterations or seconds, whichever ends first.

    Gives (move, visits, mean reward) of the choices at hand, most visited first.
    """
    root = Node(-1, view.decider())
    buffer = vec[i64]([0] * 64)
    stop = time.perf_counter() + seconds
    done: i64 = 0
    while done < iterations:
        world = view.clone()
        world.imagine(rng)
        if i64(len(buffer)) < world.most_legal():
            buffer = vec[i64]([0] * (2 * world.most_legal()))
        iterate(root, world, rng, buffer, bound)
        done += 1
        if done % LOOK == 0 and time.perf_counter() >= stop:
            break
    found = [
        (int(n.move), int(n.visits), n.total / float(int(n.visits)))
        for n in root.children.values()
        if n.visits > 0
    ]
    found.sort(key=visits_of, reverse=True)
    return found


def visits_of(row: tuple[int, int, float]) -> int:
    """Order the answer of a search."""
    return row[1]


def iterate(root: Node, world: State, rng: Rng, buffer: vec[i64], bound: i64) -> None:
    """Go down the tree in one world, add a leaf, play on, and bring the rewards back."""
    path: list[Node] = [root]
    node = root
    plies: i64 = 0
    while not world.is_over() and plies < bound:
        if i64(len(buffer)) < world.most_legal():
            buffer = vec[i64]([0] * (2 * world.most_legal()))
        mover = world.decider()
        count = world.legal_into(buffer)
        fresh = node.visits == 0 and node is not root
        child = pick(node, buffer, count, mover, rng)
        world.apply(child.move, None)
        path.append(child)
        node = child
        plies += 1
        if fresh or child.visits == 0:
            break
    finish(world, rng, bound)
    for visited in path:
        visited.visits += 1
        visited.total += reward(world, visited.mover)


def pick(node: Node, buffer: vec[i64], count: i64, mover: i64, rng: Rng) -> Node:
    """Choose among the legal moves: widen slowly, otherwise the most promising known one."""
    width = widening(node.visits)
    best: Node | None = None
    best_value = -1.0
    known: i64 = 0
    log_total = math.log(float(int(node.visits)) + 1.0)
    for i in range(count):
        child = node.children.get(buffer[i])
        if child is None:
            continue
        known += 1
        child.available += 1
        value = ucb(child, log_total)
        if value > best_value:
            best_value = value
            best = child
    if best is None or (known < width and known < count):
        move = buffer[rng.below(count)]
        found = node.children.get(move)
        if found is None:
            found = Node(move, mover)
            found.available = 1
            node.children[move] = found
        return found
    return best


def widening(visits: i64) -> i64:
    """Give how many different moves a node may try after so many visits."""
    return 4 + i64(int(2.0 * math.sqrt(float(int(visits)))))


def ucb(child: Node, log_total: float) -> float:
    """Give the upper confidence bound of a choice."""
    if child.visits == 0:
        return 1e9
    n = float(int(child.visits))
    return child.total / n + EXPLORE * math.sqrt(log_total / n)


def finish(world: State, rng: Rng, bound: i64) -> None:
    """Play a few random moves, so that the guess at the end sees some consequences."""
    plies: i64 = 0
    while plies < 4 and not world.is_over():
        world.apply(world.random_move(rng), None)
        plies += 1


def reward(world: State, seat: i64) -> float:
    """Give how well a seat has done, between 0 and 1."""
    own = float(int(world.outlook(seat)))
    if world.is_shared() or world.seats() == 1:
        return squash(own / 10000.0)
    rival = -1e18
    for other in range(world.seats()):
        if other != seat:
            rival = max(rival, float(int(world.outlook(other))))
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, (own - rival) / SCALE))))


def squash(points: float) -> float:
    """Keep a score between 0 and 1."""
    return min(1.0, max(0.0, points / 2.0))


def best_by_search(view: State, rng: Rng, iterations: i64, seconds: float, bound: i64) -> i64:
    """Give the most visited move; with a single legal one there is nothing to search."""
    buffer = vec[i64]([0] * view.most_legal())
    if view.legal_into(buffer) == 1:
        return buffer[0]
    found = search(view, rng, iterations, seconds, bound)
    return found[0][0] if found else best_move(view, rng)
