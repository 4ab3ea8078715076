"""Games that a bot plays against itself, and what a net can learn from them.

Every decision leaves a row for each seat: what the net reads of the position, and, for the one who
decided after a search, how far ahead the search saw it in the end. What the outlook says stands
beside it, to compare.
"""

from __future__ import annotations

from typing import Final

from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import Judgement, outlook_lead
from burgh.bots.search.tree import Manner, Tree
from burgh.core.ints import i16, i64, u8, vec
from burgh.core.rng import Rng
from burgh.core.state import State

UNKNOWN: Final[i64] = -(1 << 40)  # nobody has searched from here
HUNDRED: Final[i64] = 100
FIRST_ROOM: Final[i64] = 64
NO_CLOCK: Final = 1e9


class Rows:
    """What was seen in one game; the numbers of a row lie side by side."""

    def __init__(self, inputs: i64) -> None:
        self.inputs: i64 = inputs
        self.count: i64 = 0
        self.room: i64 = FIRST_ROOM
        self.numbers = vec[i16]([0] * (FIRST_ROOM * inputs))
        self.seats = vec[i64]([0] * FIRST_ROOM)
        self.plies = vec[i64]([0] * FIRST_ROOM)
        self.ahead = vec[i64]([0] * FIRST_ROOM)  # hundredths of a point, or UNKNOWN
        self.outlooks = vec[i64]([0] * FIRST_ROOM)  # of the seat's own points
        self.leads = vec[i64]([0] * FIRST_ROOM)  # of what it is ahead
        self.one = vec[i16]([0] * inputs)

    def add(self, known: State, seat: i64, ply: i64) -> None:
        """Write down what a seat sees; `known` is the position as that seat may see it."""
        if self.count == self.room:
            self.make_room()
        known.features_into(seat, self.one)
        at = self.count * self.inputs
        for i in range(self.inputs):
            self.numbers[at + i] = self.one[i]
        self.seats[self.count] = seat
        self.plies[self.count] = ply
        self.ahead[self.count] = UNKNOWN
        self.outlooks[self.count] = known.outlook(seat)
        self.leads[self.count] = known_lead(known, seat)
        self.count += 1

    def make_room(self) -> None:
        """Double the room."""
        more = 2 * self.room
        self.numbers = grown(self.numbers, more * self.inputs)
        self.seats = longer(self.seats, more)
        self.plies = longer(self.plies, more)
        self.ahead = longer(self.ahead, more)
        self.outlooks = longer(self.outlooks, more)
        self.leads = longer(self.leads, more)
        self.room = more


def known_lead(known: State, seat: i64) -> i64:
    """How far a seat is ahead by the outlook; alone or together, its points."""
    if known.is_shared or known.seats() == 1:
        return known.outlook(seat)
    return outlook_lead(known, seat)


def grown(part: vec[i16], size: i64) -> vec[i16]:
    """A longer copy."""
    found = vec[i16]([0] * size)
    for i in range(i64(len(part))):
        found[i] = part[i]
    return found


def longer(part: vec[i64], size: i64) -> vec[i64]:
    """A longer copy."""
    found = vec[i64]([0] * size)
    for i in range(i64(len(part))):
        found[i] = part[i]
    return found


class Player:
    """How a game is played: by a search of so many iterations, by one look if there are none."""

    def __init__(
        self,
        iterations: i64,
        bound: i64,
        manner: Manner,
        by: Judgement,
        error: i64,
        stray: i64,
        loose: i64,
    ) -> None:
        """`error`: hundredths by which one look errs; `stray`: of a hundred moves, so many are any
        move; `loose`: so many plies are chosen as often as they were visited.
        """
        self.iterations: i64 = iterations
        self.bound: i64 = bound
        self.manner = manner
        self.by = by
        self.error: i64 = error
        self.stray: i64 = stray
        self.loose: i64 = loose
        self.ahead: i64 = UNKNOWN

    def choose(self, state: State, rng: Rng, ply: i64) -> i64:
        """Choose a move for whoever decides; `ahead` is what a search has seen."""
        self.ahead = UNKNOWN
        if rng.below(HUNDRED) < self.stray:
            return state.random_move(rng)
        view = state.view(state.decider())
        if self.iterations == 0:
            return best_move(view, rng, self.error, self.by)
        tree = Tree(view, self.bound, self.manner, self.by)
        tree.grow(rng, self.iterations, NO_CLOCK)
        self.ahead = i64(int(tree.ahead / float(int(tree.iterations))))
        found = tree.answer()
        if ply >= self.loose:
            return found[0][0]
        return by_visits(found, rng)


def by_visits(found: list[tuple[int, int, float]], rng: Rng) -> i64:
    """A move, each as likely as it was visited."""
    total: i64 = 0
    for _move, visits, _mean in found:
        total += i64(visits)
    left = rng.below(total)
    for move, visits, _mean in found:
        left -= i64(visits)
        if left < 0:
            return move
    return found[0][0]


def play_and_record(state: State, rng: Rng, player: Player, noted: vec[u8]) -> Rows:
    """Play a game to its end; the state is the end then. `noted`: which plies leave rows, by 1.

    There are no more plies than `noted` has.
    """
    rows = Rows(state.inputs())
    most_plies: i64 = i64(len(noted))
    buffer = vec[i64]([0] * state.most_legal())
    ply: i64 = 0
    while not state.is_over() and ply < most_plies:
        if i64(len(buffer)) < state.most_legal():
            buffer = vec[i64]([0] * (2 * state.most_legal()))
        move = buffer[0]
        if state.legal_into(buffer) == 1:
            move = buffer[0]
        else:
            mover = state.decider()
            first = rows.count
            is_noted = i64(noted[ply]) != 0
            if is_noted:
                for seat in range(state.seats()):
                    rows.add(state.view(seat), seat, ply)
            move = player.choose(state, rng, ply)
            if is_noted and player.ahead != UNKNOWN:
                rows.ahead[first + mover] = player.ahead
        state.apply(move, None)
        ply += 1
    return rows
