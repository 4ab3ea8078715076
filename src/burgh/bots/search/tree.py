"""Information-set tree search: many imagined worlds, one tree of what the decider may know.

Each iteration walks down the tree in an imagined world by upper confidence with a prior, adds one
node, plays on for a few moves by a quick policy if asked to, and judges the position by its
outlook. The prior of a move is the same outlook one move ahead. A long legal list is widened: a
node looks at a few of its moves, taken at random, and at more of them the more it is visited; the
root looks at all of them.
"""

from __future__ import annotations

import math
import time
from typing import Final

from burgh.bots.search.greedy import advantage, best_move, good_move, worth
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State

EXPLORE: Final = 0.6
SCALE: Final = 1500.0  # hundredths of a point: a lead of so much is nearly a won game
PRIOR_SCALE: Final = 600.0
WON: Final = 0.8  # how much of the reward at the end is the victory; the rest is the lead
PATIENCE: Final = 0.1  # what of a reward is lost when patience is
IDLE_TURNS: Final = 10.0  # turns that bring the end no nearer, and patience is lost
IDLE_PRIOR: Final = 0.5  # what is left of the prior of a choice that brings the end no nearer
FIRST_WIDTH: Final[i64] = 12  # moves a new node looks at
MORE_WIDTH: Final[i64] = 3  # and for each later visit
SHARED_WORLD: Final[i64] = 4  # iterations in one imagined world: to imagine one takes its time
LOOKS: Final[i64] = 6  # moves the play-out policy chooses from
LOOK: Final[i64] = 8  # iterations between looks at the clock


class Node:
    """A choice that was met: how often it was tried, what came of it, and what could follow."""

    def __init__(self, mover: i64, key: i64, prior: float) -> None:
        self.mover = mover
        self.key = key  # the meaning of the move
        self.prior = prior
        self.visits: i64 = 0
        self.total: float = 0.0  # rewards of the one who made this choice
        self.chosen: float = 0.0  # rewards of the one who chooses next
        self.priors: float = 0.0
        self.children: list[Node] = NOBODY


NOBODY: Final[list[Node]] = []  # shared by all nodes without children; never added to


class Legal:
    """The legal moves of one world, found by their meaning: a small hash table used again."""

    def __init__(self) -> None:
        """Make room for short lists; it grows."""
        self.stamp: i64 = 0
        self.count: i64 = 0
        self.mask: i64 = 0
        self.moves = vec[i64]([])
        self.keys = vec[i64]([])
        self.met = vec[i64]([])
        self.slots = vec[i64]([])
        self.stamps = vec[i64]([])
        self.make_room(64)

    def make_room(self, most: i64) -> None:
        """Make room for a legal list, at most a quarter of the table."""
        size: i64 = 256
        while size < 4 * most:
            size *= 2
        self.mask = size - 1
        self.moves = vec[i64]([0] * most)
        self.keys = vec[i64]([0] * most)
        self.met = vec[i64]([0] * most)
        self.slots = vec[i64]([0] * size)
        self.stamps = vec[i64]([0] * size)

    def read(self, world: State) -> None:
        """Take up the legal moves of a world; of several with one meaning the last counts."""
        most = world.most_legal()
        if i64(len(self.moves)) < most:
            self.make_room(2 * most)
        self.stamp += 1
        self.count = 0
        for i in range(world.legal_into(self.moves)):
            self.add(self.moves[i], world.meaning(self.moves[i]))

    def add(self, move: i64, key: i64) -> None:
        """Enter a move; the list is written over from its beginning."""
        at = self.slot_of(key)
        if self.stamps[at] == self.stamp:
            self.moves[self.slots[at]] = move
            return
        self.stamps[at] = self.stamp
        self.slots[at] = self.count
        self.moves[self.count] = move
        self.keys[self.count] = key
        self.met[self.count] = 0
        self.count += 1

    def slot_of(self, key: i64) -> i64:
        """The slot of a meaning, or the free one where it would be entered."""
        at = ((key ^ (key >> 7)) * 40503 >> 4) & self.mask
        while self.stamps[at] == self.stamp and self.keys[self.slots[at]] != key:
            at = (at + 1) & self.mask
        return at

    def find(self, key: i64) -> i64:
        """The place of a meaning in the list, or -1 if it is not legal here."""
        at = self.slot_of(key)
        if self.stamps[at] != self.stamp:
            return -1
        return self.slots[at]


class Tree:
    """One search: its root, its buffers, and how many iterations it has made."""

    def __init__(self, view: State, bound: i64, explore: float = EXPLORE, playout: i64 = 0) -> None:
        """Begin at a view; `bound` limits a line, `playout` the moves made before judging it."""
        self.view = view
        self.bound = bound
        self.explore = explore
        self.playout = playout
        self.root = Node(view.decider(), -1, 1.0)
        self.legal = Legal()
        self.rng = Rng(0)
        self.world = view
        self.iterations: i64 = 0
        self.progress = view.progress()
        self.alone = view.is_shared or view.seats() == 1
        self.aim: i64 = 0
        self.start = 0.0
        if self.alone:
            self.aim = view.aim()
            self.start = float(int(view.outlook(view.decider())))

    def grow(self, rng: Rng, iterations: i64, seconds: float) -> None:
        """Search on for a number of iterations or seconds, whichever ends first."""
        stop = time.perf_counter() + seconds
        self.rng = rng
        done: i64 = 0
        while done < iterations:
            if done % SHARED_WORLD == 0:
                self.world = self.view.clone()
                self.world.imagine(rng)
            self.iterate(self.world.clone())
            done += 1
            if done % LOOK == 0 and time.perf_counter() >= stop:
                break
        self.iterations += done

    def iterate(self, world: State) -> None:
        """Go down to a new node in one world, judge it, and bring the judgement back."""
        path: list[Node] = [self.root]
        node = self.root
        plies: i64 = 0
        turns: i64 = 0
        whose: i64 = 0
        while not world.is_over() and plies < self.bound:
            if node.visits == 0 and plies > 0:
                break
            if plies == 0 or world.turn() != whose:  # a turn counts from its first choice on
                turns += 1
                whose = world.turn()
            node = self.descend(node, world)
            path.append(node)
            plies += 1
        self.play_on(world)
        impatience = PATIENCE * (1.0 - self.patience(world, turns))
        parent = self.root
        for visited in path:
            gained = max(0.0, self.reward(world, visited.mover) - impatience)
            visited.visits += 1
            visited.total += gained
            if visited is not parent:
                parent.chosen += gained
            parent = visited

    def play_on(self, world: State) -> None:
        """Play a few moves by the quick policy."""
        plies: i64 = 0
        while plies < self.playout and not world.is_over():
            if i64(len(self.legal.moves)) < world.most_legal():
                self.legal.make_room(2 * world.most_legal())
            world.apply(good_move(world, self.rng, self.legal.moves, LOOKS), None)
            plies += 1

    def patience(self, world: State, turns: i64) -> float:
        """What is left of everybody's patience after a line: idle turns wear it down.

        Where nothing forces a game on, waiting looks as good as playing; somebody has to want it
        to end. A title whose games end by themselves tells no progress.
        """
        if self.progress < 0:
            return 1.0
        idle = turns - (world.progress() - self.progress)
        return max(0.0, 1.0 - float(int(idle)) / IDLE_TURNS) if idle > 0 else 1.0

    def descend(self, node: Node, world: State) -> Node:
        """Make the most promising move of a node in this world and give where it leads."""
        legal = self.legal
        legal.read(world)
        self.widen(node, world)
        spread = self.explore * math.sqrt(float(int(node.visits)) + 1.0) / node.priors
        hoped = hope(node)
        best_value = -1.0
        best = self.root
        chosen: i64 = 0
        for child in node.children:
            at = legal.find(child.key)
            if at < 0:
                continue
            value = promise(child, hoped, spread)
            if value > best_value:
                best_value = value
                best = child
                chosen = at
        world.apply(legal.moves[chosen], None)
        return best

    def widen(self, node: Node, world: State) -> None:
        """Meet as many of a node's legal moves as its visits ask for."""
        legal = self.legal
        wanted = legal.count
        width = FIRST_WIDTH + MORE_WIDTH * node.visits
        if node is not self.root and width < wanted:
            wanted = width
        known: i64 = 0
        for child in node.children:
            at = legal.find(child.key)
            if at >= 0:
                legal.met[at] = 1
                known += 1
        if known >= wanted:
            return
        mover = world.decider()
        now: i64 = 0
        if legal.count > 1:
            now = advantage(world, mover)
        if not node.children:
            node.children = []
        if wanted == legal.count:
            for i in range(legal.count):
                if legal.met[i] == 0:
                    self.meet(node, world, i, mover, now)
            return
        tries = 2 * (wanted - known)
        while known < wanted and tries > 0:
            i = self.rng.below(legal.count)
            tries -= 1
            if legal.met[i] == 0:
                self.meet(node, world, i, mover, now)
                known += 1

    def meet(self, node: Node, world: State, at: i64, mover: i64, now: i64) -> None:
        """Add the node of a legal move, with a prior from one look ahead."""
        prior = 1.0
        if self.legal.count > 1:  # a forced move needs no prior
            tried = world.clone()
            tried.apply(self.legal.moves[at], None)
            gain = float(int(advantage(tried, mover) - now)) / PRIOR_SCALE
            prior = math.exp(max(-12.0, min(12.0, gain)))
            if self.progress >= 0 and tried.progress() <= world.progress():
                prior *= IDLE_PRIOR
        node.priors += prior
        self.legal.met[at] = 1
        node.children.append(Node(mover, self.legal.keys[at], prior))

    def reward(self, world: State, seat: i64) -> float:
        """How well a seat stands, 0 to 1: by its lead, alone by its gain or its aim."""
        if self.aim != 0:
            return worth(world, seat)
        own = judged(world, seat)
        if self.alone:
            return squash(own - self.start)
        rival = -1e18
        for other in range(world.seats()):
            if other != seat:
                rival = max(rival, judged(world, other))
        lead = squash(own - rival)
        if self.progress >= 0 or not world.is_over():
            return lead  # a game that ends by agreement is judged as it looks: who loses agrees too
        return WON * won(world, seat) + (1.0 - WON) * lead

    def answer(self) -> list[tuple[int, int, float]]:
        """Give (move, visits, mean reward) of the choices at hand, most visited first."""
        self.legal.read(self.view)
        found: list[tuple[int, int, float]] = []
        for child in self.root.children:
            at = self.legal.find(child.key)
            if at >= 0 and child.visits > 0:
                mean = child.total / float(int(child.visits))
                found.append((self.legal.moves[at], child.visits, mean))
        found.sort(key=visits_then_mean, reverse=True)
        return found


def hope(node: Node) -> float:
    """What a choice not tried yet is taken to be worth: a little less than the others."""
    mean = node.chosen / float(int(node.visits)) if node.visits > 0 else 0.5
    return max(0.0, mean - 0.1)


def promise(child: Node, hoped: float, spread: float) -> float:
    """What a choice is worth trying: its mean, and more the less it was tried."""
    visits = float(int(child.visits))
    mean = hoped if child.visits == 0 else child.total / visits
    return mean + spread * child.prior / (1.0 + visits)


def squash(lead: float) -> float:
    """A lead in hundredths of a point as a number between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, lead / SCALE))))


def won(world: State, seat: i64) -> float:
    """Give 1 for a game that is won, 0.5 for a victory shared, 0 for a loss."""
    own = world.standing(seat)
    result = 1.0
    for other in range(world.seats()):
        if other != seat:
            theirs = world.standing(other)
            if theirs > own:
                return 0.0
            if theirs == own:
                result = 0.5
    return result


def judged(world: State, seat: i64) -> float:
    """A seat's points in hundredths: as they are once the game is over, else as they look."""
    return float(int(world.score(seat) * 100 if world.is_over() else world.outlook(seat)))


def search(
    view: State,
    rng: Rng,
    iterations: i64,
    seconds: float,
    bound: i64,
    explore: float = EXPLORE,
    playout: i64 = 0,
) -> list[tuple[int, int, float]]:
    """Give (move, visits, mean reward) of the choices at hand, most visited first."""
    tree = Tree(view, bound, explore, playout)
    tree.grow(rng, iterations, seconds)
    return tree.answer()


def visits_then_mean(row: tuple[int, int, float]) -> tuple[int, float]:
    """Order the answer of a search."""
    return row[1], row[2]


def best_by_search(
    view: State,
    rng: Rng,
    iterations: i64,
    seconds: float,
    bound: i64,
    explore: float = EXPLORE,
    playout: i64 = 0,
) -> i64:
    """The most visited move; with a single legal one there is nothing to search."""
    buffer = vec[i64]([0] * view.most_legal())
    if view.legal_into(buffer) == 1:
        return buffer[0]
    found = search(view, rng, iterations, seconds, bound, explore, playout)
    return found[0][0] if found else best_move(view, rng)
