"""State: the engine's contract. One position of one title, small and quick to copy.

A move is an int. `apply` trusts its caller: who takes a move from outside asks `is_legal` first.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from burgh.core.ints import i16, i64, u8, vec
from burgh.core.ledger import Ledger
from burgh.core.net import Net
from burgh.core.rng import Rng

SPECTATOR: Final[i64] = -1
ALL_SEEING: Final[i64] = -2
FAR: Final[i64] = 1000  # a horizon that is none

# FNV-1a over 32 bits: small enough that no product leaves an i64.
FNV_START: Final[i64] = 0x811C9DC5
FNV_PRIME: Final[i64] = 0x01000193


@mypyc_attr(allow_interpreted_subclasses=True)  # a title of another package is plain Python
class State:
    """One position: who decides, what is legal, what a move does, what a seat may see.

    A State belongs to one thread at a time: even `legal` and `random_move` may write into it for
    a moment. Hand a `clone` to another thread. What copies share (rules, printed tables, plans) is
    constant once made: tests/every_title/test_threads.py.
    """

    is_shared: ClassVar[bool] = False  # the tracks belong to the table: one outcome for all
    # Of the fields: what follows from the others, and `pack` leaves out; what copies may share,
    # because nobody writes into it while they do; what means nothing while a choice is due, or only
    # saves work. All others are copied, packed and unpacked: tests/every_title/test_fields.py.
    DERIVED: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()
    PASSING: ClassVar[tuple[str, ...]] = ()
    TASTES: ClassVar[tuple[str, ...]] = ()  # what a style of play may like: see `tastes_into`
    viewer: i64

    @abstractmethod
    def seats(self) -> i64:
        """The number of seats at the table, automatic opponents included."""

    @abstractmethod
    def turn(self) -> i64:
        """The seat whose turn it is."""

    def decider(self) -> i64:
        """The seat that makes the choice now due; a solo player also decides for a bot."""
        return self.turn()

    def is_asked(self) -> bool:
        """Whether who looks at this view decides now; nobody in particular looks at a position."""
        if self.viewer == ALL_SEEING or self.is_over():
            return True
        return self.viewer == self.decider()

    @abstractmethod
    def phase(self) -> i64:
        """The kind of decision due, as the title numbers them."""

    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def most_legal(self) -> i64:
        """A bound on the number of legal moves here: the buffer size for `legal_into`."""

    @abstractmethod
    def legal_into(self, buffer: vec[i64]) -> i64:
        """Write every legal move into the buffer and give their number."""

    @abstractmethod
    def apply(self, move: i64, ledger: Ledger | None = None) -> None:
        """Make a legal choice, then everything that follows until the next choice."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def conceal(self, seat: i64) -> None:
        """Turn face down, here and now, whatever `seat` may not see."""

    @abstractmethod
    def imagine(self, rng: Rng) -> None:
        """Deal what lies face down at random, in agreement with all that is seen."""

    def suppose(self, rng: Rng) -> None:
        """The same as a player would guess it who thinks of how the others have played.

        Searches begin here. A title that knows nothing of that leaves it all to chance.
        """
        self.imagine(rng)

    @abstractmethod
    def tracks(self) -> i64:
        """The number of tracks a ledger can change for each seat, or for the table."""

    @abstractmethod
    def value(self, seat: i64, track: i64) -> i64:
        """Read a seat's track; where tracks are shared, any seat's is the table's."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand."""

    @abstractmethod
    def standing(self, seat: i64) -> i64:
        """A number that orders the seats as the final ranking does, tie-breaks included."""

    def meaning(self, move: i64) -> i64:
        """What a move comes to, the same in every world a seat imagines: equal for equal acts.

        A market slot holds other tiles in other worlds; who compares worlds compares meanings.
        Of legal moves with one meaning the last on the list is the one to prefer.
        """
        return move

    def is_open(self, move: i64) -> bool:
        """Say at once that everybody sees which move this is; False leaves it to a closer look."""
        return False

    def is_closed(self, move: i64) -> bool:
        """Say at once that only who decides knows which move this is.

        The closer look goes by the moves that are legal here. Where these follow from what others
        cannot see, a hand say, it would tell of that: such moves are closed.
        """
        return False

    def outlook(self, seat: i64) -> i64:
        """Guess a seat's final points in hundredths; a title that knows better says so."""
        return self.score(seat) * 100

    def near_outlook(self, seat: i64, horizon: i64) -> i64:
        """The same as a short-sighted player guesses it; how far a step is, the title says."""
        return self.outlook(seat)

    def tastes_into(self, seat: i64, buffer: vec[i64]) -> None:
        """Write what a style of play may like or dislike about a position, as `TASTES` names it.

        A seat likes only what it sees: nothing that `conceal` hides may change a number.
        """

    def progress(self) -> i64:
        """A number that grows as the end comes nearer; -1 where every game ends by itself."""
        return -1

    def aim(self) -> i64:
        """The points in hundredths from which a game without rivals is won; 0: none."""
        return 0

    def is_minor(self) -> bool:
        """Say that for the choice now due a look ahead serves as well as a search."""
        return False

    def likely_into(self, buffer: vec[i64]) -> i64:
        """Write the legal moves that are worth a look in play-outs, in any order.

        A title may leave out those that are much like another and no better.
        """
        return self.legal_into(buffer)

    def ends_stage(self, move: i64) -> bool:
        """Say that a move ends a stage of the game: a search tries it, however it looks."""
        return False

    def observed(self) -> i64:
        """How many numbers `observe_into` writes."""
        return 0

    def observe_into(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        """Write what a seat may see from a place in a buffer on, as `Title.observation` names it.

        It is called on whole positions, so that no copy has to be concealed first: nothing that
        `conceal` hides may change a number. tests/every_title/test_observation.py
        """

    def inputs(self) -> i64:
        """How many numbers `features_into` writes for a net; 0: no net has learned this title."""
        return 0

    def features_into(self, seat: i64, buffer: vec[i16]) -> None:
        """Write what a net reads of a position, as a seat may see it; not of one that has ended.

        As with `observe_into`, nothing that `conceal` hides may change a number:
        tests/every_title/test_features.py
        """

    def net(self) -> Net | None:
        """The net that was trained for this kind of game, if there is one."""
        return None

    @abstractmethod
    def pack(self) -> list[int]:
        """The whole position as integers; equal positions give equal lists."""

    def random_move(self, rng: Rng) -> i64:
        """One legal move, each equally likely. A title may know a way without the list."""
        buffer = vec[i64]([0] * self.most_legal())
        return buffer[rng.below(self.legal_into(buffer))]

    def legal(self) -> list[int]:
        """Every legal move, in the order of `legal_into`."""
        buffer = vec[i64]([0] * self.most_legal())
        count = self.legal_into(buffer)
        found: list[int] = []
        for i in range(count):
            found.append(buffer[i])
        return found

    def is_legal(self, move: i64) -> bool:
        """Whether a move is on the legal list."""
        buffer = vec[i64]([0] * self.most_legal())
        for i in range(self.legal_into(buffer)):
            if buffer[i] == move:
                return True
        return False

    def view(self, seat: i64) -> Self:
        """A copy as `seat` may see it."""
        seen = self.clone()
        seen.conceal(seat)
        return seen

    def digest(self) -> int:
        """Thirty-two bits that usually differ between different positions."""
        h: i64 = FNV_START
        for word in self.pack():
            value: i64 = word
            for shift in range(0, 32, 8):
                h = ((h ^ ((value >> shift) & 0xFF)) * FNV_PRIME) & 0xFFFFFFFF
        return h

    def equals(self, other: State) -> bool:
        """Whether two positions are the same in everything."""
        return self.pack() == other.pack()


def pack_bytes(words: list[int], part: vec[u8]) -> None:
    """Write a length and as many small numbers."""
    words.append(len(part))
    for i in range(i64(len(part))):
        words.append(int(part[i]))


def pack_ints(words: list[int], part: vec[i64]) -> None:
    """Write a length and as many numbers."""
    words.append(len(part))
    for i in range(i64(len(part))):
        words.append(int(part[i]))


def consequences(state: State, move: i64) -> list[int]:
    """What a move changes in the end: seat (-1: the table), track, amount, one after another;
    and last whether it shows something that somebody can still use.
    """
    ledger = Ledger()
    tried = state.clone()
    tried.apply(move, ledger)
    found: list[int] = []
    first: i64 = 0
    last = state.seats()
    if state.is_shared:
        first = -1
        last = 0
    for seat in range(first, last):
        for track in range(state.tracks()):
            amount = tried.value(seat, track) - state.value(seat, track)
            if amount != 0:
                found.append(seat)
                found.append(track)
                found.append(amount)
    shows = False
    for reveal in ledger.reveals:
        if reveal.barrier:
            shows = True
    found.append(1 if shows else 0)
    return found


def playout(state: State, rng: Rng, bound: i64) -> i64:
    """Play random moves to the end, at most `bound` of them, and give how many were made."""
    plies: i64 = 0
    while plies < bound and not state.is_over():
        state.apply(state.random_move(rng), None)
        plies += 1
    return plies


def playouts(state: State, games: i64, seed: int, bound: i64) -> i64:
    """Play random games from copies of a state and give the number of moves made in all."""
    rng = Rng(seed)
    plies: i64 = 0
    for _game in range(games):
        plies += playout(state.clone(), rng, bound)
    return plies
