"""Information-set tree search: many imagined worlds, one tree of what the decider may know.

Each iteration walks down the tree in an imagined world by upper confidence with a prior, adds one
node, plays on for a few moves by a quick policy if asked to, and judges the position by its
outlook. The prior of a move is the same outlook one move ahead. A long legal list is widened: a
node looks at a few of its moves, taken at random, and at more of them the more it is visited; the
root looks at all of them.

Where a choice is followed by another one of the same seat, and nothing new is seen in between, the
tree below it is kept and grown on.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from burgh.bots.search.greedy import best_move, good_move
from burgh.bots.search.judge import PLAIN, Judge, Judgement
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import State

EXPLORE: Final = 0.6
PATIENCE: Final = 0.1  # what of a reward is lost when patience is, and more for each turn waited
IDLE_TURNS: Final = 10.0  # turns that bring the end no nearer, and patience is lost
IDLE_PRIOR: Final = 0.5  # what is left of the prior of a choice that brings the end no nearer
FIRST_WIDTH: Final[i64] = 12  # moves a new node looks at
MORE_WIDTH: Final[i64] = 3  # and for each later visit
SHARED_WORLD: Final[i64] = 4  # iterations in one imagined world: to imagine one takes its time
LOOKS: Final = 6
UNKNOWN: Final = -1.0
PLACE_BITS: Final[i64] = 20  # a place on the legal list, below the number of the list
PLACE: Final[i64] = 1048575
LOOK: Final[i64] = 8  # iterations between looks at the clock
MOST_KEPT: Final[i64] = 50_000  # visits of a tree that is kept: some 70 MB at most


class Manner(NamedTuple):
    """How a search goes about it."""

    explore: float = EXPLORE
    playout: int = 0  # moves of the quick policy before a position is judged
    quick_rivals: bool = False  # rivals move by the quick policy; only own choices are searched
    looks: int = LOOKS  # moves the quick policy chooses from
    prior: float = 1.0  # how far the priors are from even: 0 makes all choices alike


USUAL: Final = Manner()


class Node:
    """A choice that was met: how often it was tried, what came of it, and what could follow."""

    def __init__(self, mover: i64, key: i64, prior: float) -> None:
        self.mover = mover
        self.key = key  # the meaning of the move
        self.prior = prior
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been made
        self.total: float = 0.0  # rewards of the one who made this choice
        self.chosen: float = 0.0  # rewards of the one who chooses next
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
        # The hash table: which list entered a meaning, and its place there, in one number.
        self.entries = vec[i64]([])
        self.places = vec[i64]([])  # where the choices of a node stand here; -1: not legal
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
        self.entries = vec[i64]([0] * size)

    def read(self, world: State) -> None:
        """Take up the legal moves of a world; of several with one meaning the last counts.

        The list is written over from its beginning.
        """
        most = world.most_legal()
        if i64(len(self.moves)) < most:
            self.make_room(2 * most)
        self.stamp += 1
        moves, keys, entries, stamp = self.moves, self.keys, self.entries, self.stamp
        count: i64 = 0
        for i in range(world.legal_into(moves)):
            move = moves[i]
            key = world.meaning(move)
            at = first_slot(key) & self.mask
            while entries[at] >> PLACE_BITS == stamp and keys[entries[at] & PLACE] != key:
                at = (at + 1) & self.mask
            if entries[at] >> PLACE_BITS == stamp:
                moves[entries[at] & PLACE] = move
            else:
                entries[at] = (stamp << PLACE_BITS) | count
                moves[count] = move
                keys[count] = key
                self.met[count] = 0
                count += 1
        self.count = count

    def find(self, key: i64) -> i64:
        """The place of a meaning in the list, or -1 if it is not legal here."""
        at = first_slot(key) & self.mask
        while True:
            entry = self.entries[at]
            if entry >> PLACE_BITS != self.stamp:
                return -1
            if self.keys[entry & PLACE] == key:
                return entry & PLACE
            at = (at + 1) & self.mask


def first_slot(key: i64) -> i64:
    """Where the search for a meaning begins, before it is held to the size of the table."""
    return (key ^ (key >> 7)) * 40503 >> 4


class Tree:
    """One search: its root, its buffers, and how many iterations it has made."""

    def __init__(
        self, view: State, bound: i64, manner: Manner = USUAL, by: Judgement = PLAIN
    ) -> None:
        """Begin at a view; `bound` limits a line, `by` what positions are judged."""
        self.view = view
        self.bound = bound
        self.explore: float = manner.explore
        self.playout: i64 = manner.playout
        self.quick_rivals: bool = manner.quick_rivals
        self.looks: i64 = manner.looks
        self.prior: float = manner.prior
        self.judge = Judge(view, by)
        self.root = Node(view.decider(), -1, 1.0)
        self.legal = Legal()
        self.rng = Rng(0)
        self.world = view
        self.iterations: i64 = 0
        self.progress = view.progress()
        self.impatience: float = PATIENCE  # what of a reward is lost when patience is
        self.ahead: float = 0.0  # the sum of what every line leaves the searcher ahead
        self.rewards: list[float] = [UNKNOWN] * int(view.seats())

    def grow(self, rng: Rng, iterations: i64, seconds: float) -> None:
        """Search on for a number of iterations or seconds, whichever ends first."""
        stop = time.perf_counter() + seconds
        self.rng = rng
        done: i64 = 0
        while done < iterations:
            if done % SHARED_WORLD == 0:
                self.world = self.view.clone()
                self.world.suppose(rng)
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
            if self.quick_rivals:
                self.let_rivals_move(world)
        self.play_on(world)
        impatience = self.impatience * (1.0 - self.patience(world, turns))
        parent = self.root
        self.forget_rewards()
        for visited in path:
            gained = max(0.0, self.reward(world, visited.mover) - impatience)
            visited.visits += 1
            visited.total += gained
            if visited is not parent:
                parent.chosen += gained
            parent = visited
        self.ahead += self.judge.ahead

    def forget_rewards(self) -> None:
        """Another position is judged now."""
        for seat in range(i64(len(self.rewards))):
            self.rewards[seat] = UNKNOWN

    def reward(self, world: State, seat: i64) -> float:
        """What the position reached is worth to a seat; it is judged once."""
        found = self.rewards[seat]
        if found == UNKNOWN:
            found = self.judge.reward(world, seat)
            self.rewards[seat] = found
        return found

    def play_on(self, world: State) -> None:
        """Play a few moves by the quick policy."""
        plies: i64 = 0
        while plies < self.playout and not world.is_over():
            self.move_quickly(world)
            plies += 1

    def let_rivals_move(self, world: State) -> None:
        """Let the others move by the quick policy until it is the searcher's turn again."""
        plies: i64 = 0
        mover = self.root.mover
        while world.decider() != mover and plies < self.bound and not world.is_over():
            self.move_quickly(world)
            plies += 1

    def move_quickly(self, world: State) -> None:
        """Make the best of a few moves for whoever decides."""
        if i64(len(self.legal.moves)) < world.most_legal():
            self.legal.make_room(2 * world.most_legal())
        world.apply(good_move(world, self.rng, self.legal.moves, self.looks, self.judge), None)

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
        priors = self.find_choices(node)
        hoped = hope(node)
        best_value = -1.0
        best = self.root
        chosen: i64 = 0
        count: i64 = i64(len(node.children))
        for i in range(count):
            at = legal.places[i]
            if at < 0:
                continue
            child = node.children[i]
            value = promise(child, hoped, self.explore / priors)
            if value > best_value:
                best_value = value
                best = child
                chosen = at
        world.apply(legal.moves[chosen], None)
        return best

    def find_choices(self, node: Node) -> float:
        """Find where a node's choices stand on the legal list; gives the sum of their priors.

        A choice counts how often it could have been made: what is rare is not held back for that.
        """
        legal = self.legal
        priors = 0.0
        count: i64 = i64(len(node.children))
        if i64(len(legal.places)) < count:
            legal.places = vec[i64]([0] * (2 * count))
        for i in range(count):
            child = node.children[i]
            at = legal.find(child.key)
            legal.places[i] = at
            if at >= 0:
                child.available += 1
                priors += child.prior
        return priors

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
        seen = world
        now: i64 = 0
        if legal.count > 1:
            seen = self.judge.known_to(world, mover)
            now = self.judge.advantage(seen, mover)
        if not node.children:
            node.children = []
        if wanted == legal.count:
            for i in range(legal.count):
                if legal.met[i] == 0:
                    self.meet(node, seen, i, mover, now)
            return
        tries = 2 * (wanted - known)
        while known < wanted and tries > 0:
            i = self.rng.below(legal.count)
            tries -= 1
            if legal.met[i] == 0:
                self.meet(node, seen, i, mover, now)
                known += 1

    def meet(self, node: Node, seen: State, at: i64, mover: i64, now: i64) -> None:
        """Add the node of a legal move, with a prior from one look ahead by who makes it."""
        prior = 1.0
        if self.legal.count > 1:  # a forced move needs no prior
            tried = seen.clone()
            tried.apply(self.legal.moves[at], None)
            gain = float(int(self.judge.advantage(tried, mover) - now)) / self.judge.scale
            prior = math.exp(max(-12.0, min(12.0, self.prior * gain)))
            if self.progress >= 0 and tried.progress() <= seen.progress():
                prior *= IDLE_PRIOR
        self.legal.met[at] = 1
        node.children.append(Node(mover, self.legal.keys[at], prior))

    def hurry(self, waited: i64) -> None:
        """After so many turns in a row that brought the end no nearer, another one costs more."""
        self.impatience = PATIENCE * float(int(1 + waited))

    def follow(self, move: i64, view: State) -> bool:
        """Go on below a choice of one's own, where it was met: the view it leads to is the root.

        What is counted there stays right: every line below it has come through that choice.
        """
        key = self.view.meaning(move)
        for child in self.root.children:
            if child.key == key and child.visits > 0:
                self.view = view
                self.root = child
                self.progress = view.progress()
                self.iterations = 0
                self.ahead = 0.0
                return True
        return False

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
    return mean + spread * child.prior * math.sqrt(float(int(child.available))) / (1.0 + visits)


def search(
    view: State,
    rng: Rng,
    iterations: i64,
    seconds: float,
    bound: i64,
    manner: Manner = USUAL,
    by: Judgement = PLAIN,
) -> list[tuple[int, int, float]]:
    """Give (move, visits, mean reward) of the choices at hand, most visited first."""
    tree = Tree(view, bound, manner, by)
    tree.grow(rng, iterations, seconds)
    return tree.answer()


def visits_then_mean(row: tuple[int, int, float]) -> tuple[int, float]:
    """Order the answer of a search."""
    return row[1], row[2]


class Kept:
    """What a bot keeps from one decision to the next: a tree, and how long it has waited.

    The tree is of use in one position alone, to which the last choice led as far as its maker could
    see. Whoever asks about another one, of this game or any other, begins afresh.
    """

    def __init__(self, most: i64 = MOST_KEPT) -> None:
        """Nothing is kept so far, and at no time more than so many visits."""
        self.most: i64 = most
        self.tree: Tree | None = None
        self.expected: list[int] = []
        self.furthest: i64 = -1  # the most progress that was seen
        self.waited: i64 = 0  # own turns since then
        self.is_in_turn = False  # the next decision belongs to the turn of the last one

    def turns_waited(self, view: State) -> i64:
        """How many turns of its own have brought nothing, where a title tells progress.

        Passes in a row are progress that is lost again; what falls further is another game.
        """
        progress = view.progress()
        if progress > self.furthest or progress + view.seats() < self.furthest:
            self.furthest = progress
            self.waited = 0
        elif not self.is_in_turn:
            self.waited += 1
        return self.waited

    def take(self, view: State) -> Tree | None:
        """The tree that was grown for a view, if this is the one; it is kept no longer."""
        tree = self.tree
        self.tree = None
        if tree is None or view.pack() != self.expected:
            return None
        return tree

    def keep(self, view: State, move: i64, tree: Tree | None) -> None:
        """Keep what lies below a choice if its maker decides again, but no more than is allowed."""
        after = view.clone()
        after.apply(move, None)
        self.is_in_turn = not after.is_over() and after.decider() == view.decider()
        if not self.is_in_turn or tree is None:
            return
        if tree.follow(move, after) and tree.root.visits <= self.most:
            self.tree = tree
            self.expected = after.pack()


def best_by_search(
    view: State,
    rng: Rng,
    iterations: i64,
    seconds: float,
    bound: i64,
    manner: Manner = USUAL,
    by: Judgement = PLAIN,
    kept: Kept | None = None,
) -> i64:
    """The most visited move; with a single legal one there is nothing to search.

    What was kept of the decision before counts among the iterations: nothing was seen since, so it
    is as good as new, and the answer rests on as many as any other.
    """
    tree = kept.take(view) if kept is not None else None
    waited: i64 = 0
    if kept is not None:
        waited = kept.turns_waited(view)
    buffer = vec[i64]([0] * view.most_legal())
    is_forced = view.legal_into(buffer) == 1
    move = buffer[0]
    if not is_forced:
        if tree is None:
            tree = Tree(view, bound, manner, by)
        tree.hurry(waited)
        tree.grow(rng, iterations - tree.root.visits, seconds)
        found = tree.answer()
        move = found[0][0] if found else best_move(view, rng, 0, by)
    if kept is not None:
        kept.keep(view, move, tree)
    return move
