"""Games in integers: the quick way through the engine, one at a time or many together.

No move is named and no list is made. A legal move is told by its place on the legal list, which is
kept in a buffer; an action by its place among all moves there can be (`core/actions.py`).
"""

from __future__ import annotations

from burgh.core.actions import Actions
from burgh.core.ints import i16, i64, u8, vec
from burgh.core.rng import Rng
from burgh.core.state import State


class Stepper:
    """One game: how many moves are legal, and make the n-th."""

    def __init__(self, state: State) -> None:
        """Begin at a position, which changes from now on."""
        self.state = state
        self._legal = vec[i64]([0] * state.most_legal())
        self._count: i64 = state.legal_into(self._legal)

    def count(self) -> i64:
        """How many moves are legal; 0 at the end."""
        return self._count

    def is_over(self) -> bool:
        return self._count == 0

    def turn(self) -> i64:
        """The seat that decides now."""
        return self.state.decider()

    def phase(self) -> i64:
        """The decision that is due, by its number in the title's phases."""
        return self.state.phase()

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand."""
        return self.state.score(seat)

    def nth(self, place: i64) -> i64:
        """The engine number of a legal move by its place on the list."""
        if place < 0 or place >= self._count:
            raise IndexError(f"{place} of {self._count} legal moves")
        return self._legal[place]

    def legal(self) -> list[int]:
        """The engine numbers of the legal moves."""
        return [int(self._legal[i]) for i in range(self._count)]

    def step(self, place: i64) -> None:
        """Make the legal move at a place of the list."""
        self._make(self.nth(place))

    def play(self, number: i64) -> None:
        """Make a legal move by its engine number."""
        for i in range(self._count):
            if self._legal[i] == number:
                self._make(number)
                return
        raise ValueError(f"{number} is not a legal move here")

    def step_random(self, rng: Rng) -> None:
        """Make any legal move, each equally likely."""
        if self._count == 0:
            raise IndexError("the game is over")
        self._make(self._legal[rng.below(self._count)])

    def copy(self) -> Stepper:
        """The same position, to go on from apart."""
        return Stepper(self.state.clone())

    def _make(self, number: i64) -> None:
        self.state.apply(number, None)
        need = self.state.most_legal()
        if need > i64(len(self._legal)):
            self._legal = vec[i64]([0] * (need + need // 2))
        self._count = self.state.legal_into(self._legal)


class Steppers:
    """Many games of one kind, stepped together; what they show lies in buffers, a row for each.

    Only what changes is written. A place of the mask that was set for the last decision is cleared
    one by one, since there are many more actions than legal moves.
    """

    def __init__(
        self, states: list[State], actions: Actions, widest: i64, observed: i64, masked: bool
    ) -> None:
        """Begin at positions; `widest` bounds the legal moves of a row, `observed` its numbers."""
        rows: i64 = i64(len(states))
        self.states = states
        self.actions = actions
        self.rows: i64 = rows
        self.widest: i64 = widest
        self.observed: i64 = observed
        self.is_masked = masked
        self.turns = vec[i64]([0] * rows)
        self.counts = vec[i64]([0] * rows)
        self.legal = vec[i64]([0] * (rows * widest))  # actions
        width: i64 = 0
        if masked:
            width = actions.size
        self.mask = vec[u8]([0] * (rows * width))
        self.observations = vec[i16]([0] * (rows * observed))
        self._numbers = vec[i64]([0] * widest)
        for row in range(rows):
            self.show(row)

    def step(self, chosen: list[int]) -> list[int]:
        """Make an action in every row; gives the rows whose game has ended with it."""
        if i64(len(chosen)) != self.rows:
            raise ValueError(f"{len(chosen)} actions for {self.rows} games")
        for row in range(self.rows):
            self._check(row, chosen[row])
        ended: list[int] = []
        for row in range(self.rows):
            state = self.states[row]
            state.apply(self.actions.numbers[chosen[row]], None)
            if state.is_over():
                ended.append(row)
            else:
                self.show(row)
        return ended

    def replace(self, row: i64, state: State) -> None:
        """Go on with another game in a row."""
        self.states[row] = state
        self.show(row)

    def show(self, row: i64) -> None:
        """Write what a row shows: who decides, what is legal, what that seat sees."""
        state = self.states[row]
        seat = state.decider()
        self.turns[row] = seat
        self._show_legal(row, state)
        if self.observed > 0:
            state.observe_into(seat, self.observations, row * self.observed)

    def observe(self, row: i64, seat: i64) -> None:
        """Write what any seat sees of a row, in place of what the one who decides there sees."""
        self.states[row].observe_into(seat, self.observations, row * self.observed)

    def _show_legal(self, row: i64, state: State) -> None:
        """Write the legal actions of a row, and its mask."""
        if state.most_legal() > i64(len(self._numbers)):
            self._numbers = vec[i64]([0] * (2 * state.most_legal()))
        found = state.legal_into(self._numbers)
        if found > self.widest:
            raise OverflowError(f"row {row} has {found} legal moves, and room for {self.widest}")
        legal, start = self.legal, row * self.widest
        mask, first = self.mask, row * self.actions.size
        if self.is_masked:
            for i in range(start, start + self.counts[row]):
                mask[first + legal[i]] = 0
        count = self.actions.write_into(self._numbers, found, legal, start)
        if self.is_masked:
            for i in range(start, start + count):
                mask[first + legal[i]] = 1
        self.counts[row] = count

    def _check(self, row: i64, action: i64) -> None:
        """Refuse an action that is not legal in a row, before anything has happened."""
        if action < 0 or action >= self.actions.size:
            raise ValueError(f"row {row}: there is no action {action}")
        if self.is_masked:
            if self.mask[row * self.actions.size + action] != 0:
                return
        else:
            for i in range(self.counts[row]):
                if self.legal[row * self.widest + i] == action:
                    return
        raise ValueError(f"row {row}: action {action} is not legal here")
