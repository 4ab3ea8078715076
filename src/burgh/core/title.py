"""Title: the named parts of a published game. A title is a value, its folder a chapter list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias

import msgspec

from burgh.core.areas import Area
from burgh.core.benefits import TitleAdvice
from burgh.core.ledger import Entry
from burgh.core.moves import Move, Moves
from burgh.core.observation import Feature
from burgh.core.options import Choice
from burgh.core.packs import Packs
from burgh.core.rng import Chance
from burgh.core.said import Said, Things
from burgh.core.speaker import (
    O,
    S,
    Speaker,
    TitleWords,
    log_said,
    speaker,
    with_reason,
    wordings_for,
)
from burgh.core.values import Change, Outcome, Refusal, Standing

if TYPE_CHECKING:
    from burgh.drawing.scene import Scene
    from burgh.drawing.sheet import Box, Sheet

# msgspec's own plain values: what JSON and TOML can hold.
Plain = Any

Role = Literal["player", "automatic"]
PLAYER: Final[Role] = "player"
AUTOMATIC: Final[Role] = "automatic"


class OptionSet(msgspec.Struct, Generic[O], frozen=True, kw_only=True, eq=False):
    """What a table agrees on before the deal."""

    type: type[O]
    read: Callable[[Mapping[str, Plain]], O]
    write: Callable[[O], dict[str, Plain]]  # what was set, as JSON data
    choices: Callable[[], tuple[Choice, ...]]  # what a table may choose
    samples: tuple[Mapping[str, Plain], ...]  # worth testing, measuring and checksumming
    with_packs: Mapping[str, Plain] = msgspec.field(default_factory=dict)  # what a pack asks for


class LedgerNames(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """The numbers of a ledger by name."""

    tracks: tuple[str, ...]  # what a ledger changes, then the steps of a reckoning it tells
    entry: Callable[[S, Entry], Change]
    reveal: Callable[[S, int], str]
    less_is_better: tuple[str, ...] = ()  # tracks that nobody wants to rise


class Result(msgspec.Struct, Generic[S, O], frozen=True, kw_only=True, eq=False):
    """How a game ends, and how goals stand before."""

    outcome: Callable[[O, S], Outcome]
    standings: Callable[[S], Iterable[Standing]] = lambda _: ()


class PositionForm(msgspec.Struct, Generic[S, O], frozen=True, kw_only=True, eq=False):
    """A position as JSON data, and from the integers `State.pack` gives."""

    write: Callable[[O, S], dict[str, Plain]]
    read: Callable[[Mapping[str, Plain]], tuple[O, S]]
    unpack: Callable[[O, list[int]], S]


class Printed(msgspec.Struct, Generic[O], frozen=True, kw_only=True, eq=False):
    """What stands on the components."""

    version: Callable[[O], str]  # a digest: records name the data they were played with
    catalogue: Callable[[O], dict[str, Plain]]  # by kind of thing


class Picture(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """How a game is drawn, from its position and its facts as plain data."""

    city: Callable[[Sheet, Plain, Plain, int], Box]  # of a seat, where each has its own
    result: Callable[[Sheet, Plain, Outcome, Box], None] | None = None  # in place of bars
    # The whole table from a height on; gives how far down it goes. Without it, from its areas.
    table: Callable[[Scene, float], float] | None = None


class Title(msgspec.Struct, Generic[S, O], frozen=True, kw_only=True, eq=False):
    """A published game: how it is dealt, moved, told and written down."""

    key: str
    package: str  # where its data, words and packs lie
    state: type[S]
    seats: range  # how many may sit down to decide
    roles: Callable[[O], tuple[Role, ...]]  # what each seat is: a player, or plays by itself
    phases: tuple[str, ...]
    most_plies: int
    options: OptionSet[O]
    deal: Callable[[O, Chance], S]
    moves: Moves[S]
    refuse: Callable[[S, Move], Refusal | None]
    wishes: Callable[[S], Iterable[Move]]  # a move for each thing one may have in mind
    ledger: LedgerNames[S]
    result: Result[S, O]
    position: PositionForm[S, O]
    printed: Printed[O]
    words: TitleWords[S, O]
    areas: Callable[[S], Sequence[Area]] = lambda _: ()
    # Ready-made phrases that bind nobody, `talk-<key>`, each with how many numbers it names.
    talk: Mapping[str, int] = msgspec.field(default_factory=dict)
    # Phases in the middle of a decision: whoever comes to one and is still to decide is not done.
    half_phases: tuple[str, ...] = ()
    # What follows from a position by the rules and a table shows: prices, open places, what is
    # asked. It is made of a view, and sent with it as plain data.
    facts: Callable[[S], dict[str, Plain]] = lambda _: {}
    picture: Picture | None = None
    # What `State.observe_into` writes for learners, in its order, in a game with these options.
    observation: Callable[[S], tuple[Feature, ...]] = lambda _: ()
    # What speaks for a decision, as a player would say it; without it, what its ledger tells.
    advice: TitleAdvice[S] = msgspec.field(default_factory=TitleAdvice)

    def __repr__(self) -> str:
        return f"<Title {self.key}>"

    def __copy__(self) -> Title[S, O]:
        """Itself: a title is constant."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Title[S, O]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the key: who reads it has the title, or does not play it."""
        from burgh.registry import title

        return title, (self.key,)

    @property
    def is_shared(self) -> bool:
        """Whether the tracks belong to the table: one outcome for all."""
        return self.state.is_shared

    @property
    def packs(self) -> Packs:
        """The content packs that have a name here."""
        return Packs(self.key, self.package)

    def deciding(self, options: O) -> list[int]:
        """The seats that decide; an automatic opponent of a solo game is not among them."""
        return [seat for seat, role in enumerate(self.roles(options)) if role == PLAYER]

    def is_duel(self, options: O) -> bool:
        """Whether two play, each for themselves: who gives up loses to the other."""
        return not self.is_shared and len(self.roles(options)) == 2

    def has_draws(self, options: O) -> bool:
        """Whether seats may share the first place, each playing for itself: an end as equals."""
        return not self.is_shared and len(self.roles(options)) > 1

    def why_not(self, options: O, state: S, move: Move) -> Refusal | None:
        """Say why a move is not legal, for somebody to read; None if it is."""
        refusal = self.refuse(state, move)
        return None if refusal is None else self.with_reason(options, refusal)

    def with_reason(self, options: O, refusal: Refusal) -> Refusal:
        """A refusal with what is said of it."""
        return with_reason(self.words, self.words.packs(options), refusal)

    def things(self, options: O) -> Things:
        """Everything that has a name in a game with these options."""
        return self.words.things(self.words.packs(options))

    def log_said(self, options: O, state: S, move: Move) -> Said:
        """What the log says of a move made in a position; `NOTHING` of a part of a decision."""
        return log_said(self.words, self.things(options), state, move)

    def speaker(self, language: str, options: O, *also: str) -> Speaker[S]:
        """Who speaks a language about a game, with the words of further packages."""
        wordings = wordings_for(self.package, options)
        packs, packages = self.words.packs(options), (self.package, *also)
        return speaker(self.words, self.key, packages, packs, language, wordings)


# What everything outside a title's own folder takes: any title, whatever its State and options.
AnyTitle: TypeAlias = Title[Any, Any]
AnySpeaker: TypeAlias = Speaker[Any]
