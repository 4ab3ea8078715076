"""Game: one game being played. A State, its history, and friendly verbs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, overload

import msgspec

from burgh.core.chance import chance_of
from burgh.core.codec import from_bytes, to_bytes
from burgh.core.history import Changes, Line, Made, named_changes
from burgh.core.ints import i64, vec
from burgh.core.ledger import Ledger
from burgh.core.malformed import wrong
from burgh.core.moves import Move
from burgh.core.options import chosen_options, plain_options
from burgh.core.refusal import Illegal
from burgh.core.rng import Rng
from burgh.core.state import SPECTATOR, State, consequences
from burgh.core.title import AnyTitle
from burgh.core.values import Change, Outcome, Refusal, Shown

if TYPE_CHECKING:
    from burgh.core.record import Record

MoveLike = Move | str | Mapping[str, Any]
Net = dict[int, dict[str, int]]
NO_MOVE: Final = -1


class LegalMoves(Sequence[Move]):
    """The legal moves of a position by name; made one by one as they are asked for."""

    def __init__(self, title: AnyTitle, state: State) -> None:
        """List the numbers; the names come later."""
        self._title = title
        self._state = state
        # Not a list: of some two hundred numbers few are ever looked at.
        self._buffer = vec[i64]([0] * state.most_legal())
        self._count: i64 = state.legal_into(self._buffer)
        self._names: dict[int, Move] = {}
        self._given: dict[int, int] = {}  # id of a move named here -> number; `_names` keeps it

    @property
    def numbers(self) -> list[int]:
        """The engine's numbers, in its order."""
        return [int(self._buffer[i]) for i in range(self._count)]

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Move]:
        return map(self._give, range(self._count))

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        """One, or a list of some."""
        if isinstance(index, slice):
            return [self._give(each) for each in range(self._count)[index]]
        return self._give(index)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self._title.refuse(self._state, move) is None

    def __repr__(self) -> str:
        """Show the first few as text."""
        shown = [self._title.moves.write(self._state, move) for move in self[:4]]
        more = ", ..." if len(self) > 4 else ""
        return f"<{len(self)} legal moves: {', '.join(shown)}{more}>"

    def __eq__(self, other: object) -> bool:
        """Equal to whatever holds the same moves in the same order."""
        if not isinstance(other, Sequence):
            return NotImplemented
        return self is other or (len(self) == len(other) and [*self] == [*other])

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __copy__(self) -> LegalMoves:
        """Itself: nobody changes it."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> LegalMoves:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the moves: a tuple of them is equal, and needs no position."""
        return tuple, (list(self),)

    def is_of(self, state: State) -> bool:
        """Whether these are the moves of this very state."""
        return self._state is state

    def given(self, move: object) -> int | None:
        """The number of a move that was taken from this list: it needs no second judgement."""
        return self._given.get(id(move))

    def number(self, move: Move) -> int:
        """The engine number of a legal move; raises `Illegal` with the reason otherwise.

        The list decides; the reasons are only asked why not. Where they see nothing wrong, as with
        things that two names of a concealed position stand for, the move is as good as they say:
        tests/every_title holds list and reasons together.
        """
        found = number_of(self._title, self._state, move)
        if self._has(found) and self._title.moves.name(self._state, found) == move:
            return found
        refusal = self._title.refuse(self._state, move)
        if refusal is not None:
            raise Illegal(refusal)
        return self._title.moves.number(self._state, move)

    def _has(self, number: int) -> bool:
        """Whether a number is on the list."""
        wanted: i64 = number
        for i in range(self._count):
            if self._buffer[i] == wanted:
                return True
        return False

    def _give(self, index: int) -> Move:
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError(f"there are {self._count} legal moves")
        known = self._names.get(index)
        if known is None:
            number = int(self._buffer[index])
            known = self._names[index] = self._title.moves.name(self._state, number)
            self._given[id(known)] = number
        return known


def number_of(title: AnyTitle, state: State, move: Move) -> int:
    """The number of a move, or one that no move has, if it names what is not there."""
    try:
        return title.moves.number(state, move)
    except (LookupError, ValueError, TypeError):
        return NO_MOVE


class Position:
    """What a Game and a View can both tell: whose turn it is, what is legal, and why not."""

    def __init__(self, title: AnyTitle, options: Any, state: State) -> None:
        self.title = title
        self.options = options
        self.state = state
        self._legal: LegalMoves | None = None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.state.seats())

    @property
    def accounts(self) -> range:
        """The seats that have tracks of their own, or the table alone: -1."""
        return range(-1, 0) if self.state.is_shared else range(self.seats)

    @property
    def turn(self) -> int:
        """The seat that decides now; in a solo game you decide for the bot as well."""
        return int(self.state.decider())

    @property
    def phase(self) -> str:
        """Name the decision that is due."""
        return self.title.phases[self.state.phase()]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over()

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move. The list is made once for each state, which nobody changes."""
        if self._legal is None or not self._legal.is_of(self.state):
            self._legal = LegalMoves(self.title, self.state)
        return self._legal

    def number(self, move: MoveLike) -> int:
        """The engine number of a legal move; raises `Illegal` with the reason otherwise."""
        if self._legal is not None and self._legal.is_of(self.state):
            known = self._legal.given(move)
            if known is not None:
                return known
        return self.legal_moves.number(self.parse(move))

    def parse(self, move: MoveLike) -> Move:
        """Read a line of text or JSON as a move of this position; `Malformed` if it is neither."""
        if isinstance(move, str):
            return self.title.moves.read(self.state, move)
        if isinstance(move, Mapping):
            return self.title.moves.from_json(self.state, dict(move))
        if not isinstance(move, Move):
            raise wrong("move", "data-move")
        return self.title.moves.complete(self.state, move)

    def write(self, move: Move) -> str:
        """Write a move as one line of text."""
        return self.title.moves.write(self.state, self.title.moves.complete(self.state, move))

    def refusal(self, move: MoveLike) -> Refusal | None:
        """Why a move is not legal, or nothing."""
        return self.title.refuse(self.state, self.parse(move))

    def attempt(self, move: MoveLike, ply: int = 0) -> Made:
        """Make a move on a copy: what follows, as far as whoever looks can know."""
        number = self.number(move)
        after = self.state.clone()
        after.apply(number, None)
        return Made(self.title, ply, self.state, number, after)

    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        if not self.is_over:
            return None
        ended = self.title.result.outcome(self.options, self.state)
        return msgspec.structs.replace(ended, said=tuple(self.title.words.outcome(ended)))

    def position(self) -> dict[str, Any]:
        """The position as JSON data."""
        return self.title.position.write(self.options, self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points as they stand, by seat; one number where all have them together."""
        found = range(1) if self.state.is_shared else range(self.seats)
        return tuple([int(self.state.score(seat)) for seat in found])

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of one title, seen by the same eyes.

        How it came about does not count.
        """
        if not isinstance(other, Position):
            return NotImplemented
        if self is other:
            return True
        if self.title.key != other.title.key or self.options != other.options:
            return False
        return is_same(self.state, other.state)  # who looks is a part of the state

    def __hash__(self) -> int:
        """Of the position: a game that goes on has another one."""
        return hash((self.title.key, tuple(self.state.pack())))

    def _facts(self) -> str:
        """Which position it is, for a shell."""
        chosen = {"players": self.seats} | chosen_options(self.options)
        return " ".join([self.title.key, *(f"{name}={value!r}" for name, value in chosen.items())])

    def _now(self) -> str:
        """Who is to do what, and how it stands, for a shell."""
        turn = "" if self.is_over else f"turn={self.turn} "
        return f"{turn}phase={self.phase!r} scores={self.scores!r}"

    def _repr_svg_(self) -> str | None:
        """Draw the table in a notebook, where the drawings are at hand."""
        from burgh.drawing.art import NotDrawn
        from burgh.drawing.table import svg

        try:
            return svg(self)
        except NotDrawn:
            return None

    def __str__(self) -> str:
        """Draw the table as text."""
        names = [f"seat {seat}" for seat in range(self.seats)]
        seat = self.turn if self.state.viewer < SPECTATOR else int(self.state.viewer)
        return self.title.speaker("en", self.options).board(self.state, seat, names)


class View(Position):
    """A position as one seat may see it: what a bot, a browser or a spectator is given."""

    @property
    def seat(self) -> int:
        """The seat that looks; -1 is a spectator."""
        return int(self.state.viewer)

    def __repr__(self) -> str:
        """Show the position at a glance, and who looks."""
        return f"<View {self._facts()} seat={self.seat} {self._now()}>"

    def copy(self) -> View:
        """An independent view of the same position."""
        return View(self.title, self.options, self.state.clone())

    def __copy__(self) -> View:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position with its title's key and its options."""
        return view_again, (self.title, plain_options(self.options), packed(self.state))

    def imagine(self, rng: Rng) -> Game:
        """Deal what is hidden at random and give the game as it might be."""
        state = self.state.clone()
        state.imagine(rng)
        return Game(self.title, self.options, state)

    def explain(self, move: MoveLike) -> tuple[Change, ...]:
        """Tell what a move would change, as far as this seat can know."""
        number = self.number(move)
        after, ledger = self.state.clone(), Ledger()
        after.apply(number, ledger)
        return named_changes(self.title, after, ledger)

    def deltas(self) -> dict[Move, Net]:
        """The net change per seat and track of every legal move."""
        legal = self.legal_moves
        return {move: self.net(number) for move, number in zip(legal, legal.numbers, strict=True)}

    def net(self, number: int) -> Net:
        """What a move changes in the end: seat (-1: table) -> track -> amount."""
        return self.effect(number)[0]

    def effect(self, number: int) -> tuple[Net, bool]:
        """What a move changes in the end, and whether it turns up something of use."""
        changed = consequences(self.state, number)
        names = self.title.ledger.tracks
        found: Net = {}
        for i in range(0, len(changed) - 1, 3):
            found.setdefault(changed[i], {})[names[changed[i + 1]]] = changed[i + 2]
        return found, changed[-1] != 0


class Game(Position):
    """One game being played: push and pop moves, look at it from a seat, write it down."""

    def __init__(
        self, title: AnyTitle, options: Any, state: State, *, seed: int | None = None
    ) -> None:
        """Begin at a state, dealt from `seed` if one is named."""
        super().__init__(title, options, state)
        self.seed = seed
        self._line = Line(state)
        self._last: Made | None = None  # the last decision, for whoever asks what it changed
        self._seats = bytearray()  # who decided, by ply
        self._shown: list[tuple[Shown, ...] | None] = []  # by ply, as far as somebody has asked

    @classmethod
    def dealt(cls, title: AnyTitle, options: Any, seed: int) -> Game:
        """Deal a game: the same title, options and seed give the same game, for ever."""
        return cls(title, options, title.deal(options, chance_of(seed)), seed=seed)

    def __repr__(self) -> str:
        """Show the position at a glance."""
        return f"<Game {self._facts()} seed={self.seed} ply={self.ply} {self._now()}>"

    def copy(self) -> Game:
        """An independent game with the same history."""
        return self.fork()

    def fork(self, ply: int | None = None) -> Game:
        """An independent game that begins as this one did, up to a ply: try something else there.

        Positions are copied, so that either may be handed to another thread.
        """
        if ply is None:
            ply = self.ply
        elif not 0 <= ply <= self.ply:
            raise IndexError(f"{self.ply} moves have been made: there is no position after {ply}")
        other = Game(self.title, self.options, self.start.clone(), seed=self.seed)
        other._line = self._line.apart(ply)
        other._seats = self._seats[:ply]
        other._shown = self._shown[:ply]
        other._go_to(self.state_at(ply).clone())
        return other

    def peek(self) -> Move | None:
        """The last move, or nothing before the first."""
        return self.made(-1).move if self.ply else None

    def __copy__(self) -> Game:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle how it began and the numbers of its moves, with a check of where they lead."""
        began = (self.title, plain_options(self.options), self.seed, packed(self.start))
        return game_again, (*began, self._line.numbers, self.state.digest())

    @property
    def ply(self) -> int:
        """Count the moves made."""
        return len(self._line)

    @property
    def start(self) -> State:
        """The state the game began with."""
        return self._line.start

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self.title.moves.name(state, number) for state, number in self.history())

    def push(self, move: MoveLike, *, ply: int | None = None) -> Changes:
        """Make a move and give its ledger; raises `Illegal` and changes nothing if it is refused.

        `ply` is the number of moves the sender had seen; another number makes the move stale.
        """
        if ply is not None and ply != self.ply:
            raise Illegal(Refusal("", "stale", thing=str(ply), at=str(self.ply)))
        made = self.attempt(move, self.ply)
        self._append(made)
        return Changes(made)

    def pop(self) -> Move:
        """Take back the last move and give it."""
        if not self.ply:
            raise IndexError("no move has been made")
        made = self.made(-1)
        self._cut(made.ply, made.before)
        return made.move

    def back_to(self, ply: int) -> None:
        """Take back every move from a ply on."""
        if ply < self.ply:
            self._cut(ply, self.state_at(ply))

    def redo(self, made: Made) -> None:
        """Make a decision that was judged in this position before: it is not judged again."""
        if made.ply != self.ply or not is_same(made.before, self.state):
            raise ValueError("this decision was made in another position")
        self._append(made)

    def state_at(self, ply: int) -> State:
        """The position after so many moves."""
        if ply == self.ply:
            return self.state
        if self._last is not None and ply == self._last.ply:
            return self._last.before
        return self._line.state(ply)

    def made(self, ply: int) -> Made:
        """The decision that was made at a ply; -1 is the last."""
        ply = range(self.ply)[ply]
        if self._last is not None and ply == self._last.ply:
            return self._last
        ((before, number, after),) = self._line.walk(ply, ply + 1)
        return Made(self.title, ply, before, number, after)

    def shown(self, ply: int) -> tuple[Shown, ...]:
        """What the decision at a ply turned up: it is asked for with every view, so it is kept."""
        known = self._shown[ply]
        if known is None:
            known = self._shown[ply] = self.made(ply).shown
        return known

    def seat_at(self, ply: int) -> int:
        """The seat that decided at a ply."""
        return self._seats[ply]

    def deciders(self) -> set[int]:
        """The seats that have decided so far."""
        return set(self._seats)

    def is_barrier(self, ply: int) -> bool:
        """Whether something was shown at a ply that somebody can still use."""
        shown = self.shown(ply)
        return bool(shown) and any(each.barrier for each in shown)  # nearly always nothing

    @property
    def ledger(self) -> tuple[Change, ...]:
        """What the last move changed."""
        return self.made(-1).changes if self.ply else ()

    @property
    def reveals(self) -> tuple[Shown, ...]:
        """What the last move showed that was hidden: an undo does not reach behind it."""
        return self.made(-1).shown if self.ply else ()

    def view(self, seat: int) -> View:
        """The position as a seat may see it; -1 is a spectator."""
        if not SPECTATOR <= seat < self.seats:
            raise ValueError(f"seats are numbered 0 to {self.seats - 1}; -1 is a spectator")
        return View(self.title, self.options, self.state.view(seat))

    def imagine(self, seat: int, rng: Rng) -> Game:
        """The game as it might be, for all that a seat knows."""
        return self.view(seat).imagine(rng)

    def explain(self, move: MoveLike) -> tuple[Change, ...]:
        """Tell what a move would change, as far as the one who makes it can know."""
        return self.view(self.turn).explain(move)

    def deltas(self) -> dict[Move, Net]:
        """The net change of every legal move, as far as the one who decides can know."""
        return self.view(self.turn).deltas()

    def record(self) -> Record:
        """The whole game as text that can be read and replayed."""
        from burgh.core.record import record_of

        return record_of(self)

    def history(self) -> Iterator[tuple[State, int]]:
        """Each position with the number of the move made in it."""
        return ((before, number) for before, number, _ in self._line.walk(0, self.ply))

    def line(self) -> Line:
        """The moves made so far, to walk along or to go on from elsewhere."""
        return self._line.copy()

    def _append(self, made: Made) -> None:
        """Go on to where a decision led."""
        self._line.append(made.number, made.after)
        self._seats.append(made.seat)
        self._shown.append(None)
        self._last = made
        self._go_to(made.after)

    def _cut(self, ply: int, state: State) -> None:
        """Drop the decisions from a ply on."""
        self._line.cut(ply)
        del self._seats[ply:]
        del self._shown[ply:]
        self._last = None
        self._go_to(state)

    def _go_to(self, state: State) -> None:
        """Stand at a position; the legal moves of the one before are of no more use."""
        self.state = state
        self._legal = None


def packed(state: State) -> bytes:
    """A position as bytes, for a pickle."""
    return to_bytes([int(word) for word in state.pack()])


def unpacked(title: AnyTitle, chosen: dict[str, Any], data: bytes) -> tuple[Any, State]:
    """Options and position of a pickle."""
    options = title.options.read(chosen)
    return options, title.position.unpack(options, from_bytes(data))


def view_again(title: AnyTitle, chosen: dict[str, Any], data: bytes) -> View:
    """The view of a pickle."""
    options, state = unpacked(title, chosen, data)
    return View(title, options, state)


def game_again(
    title: AnyTitle,
    chosen: dict[str, Any],
    seed: int | None,
    start: bytes,
    numbers: list[int],
    digest: int,
) -> Game:
    """The game of a pickle, its moves made once more.

    They are trusted, as a pickle is. But another version may number or judge moves in another way,
    so it is held to where they led; what is kept for years is a record.
    """
    options, state = unpacked(title, chosen, start)
    game = Game(title, options, state, seed=seed)
    for number in numbers:
        before, after = game.state, game.state.clone()
        after.apply(number, None)
        game._append(Made(title, game.ply, before, number, after))
    if game.state.digest() != digest:
        raise ValueError("this game was pickled by another version of Burgh: keep games as records")
    return game


def is_same(one: State, other: State) -> bool:
    """Whether two positions are the same, at best because they are one."""
    return one is other or one.equals(other)
