"""Title: the named parts of a published game. A title is a value, its folder a chapter list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeAlias

from burgh.core.areas import Area
from burgh.core.ledger import Entry
from burgh.core.moves import Move, Moves
from burgh.core.options import Choice
from burgh.core.packs import Packs
from burgh.core.rng import Rng
from burgh.core.said import Things
from burgh.core.speaker import O, S, Speaker, TitleWords, speaker, with_reason
from burgh.core.values import Change, Outcome, Refusal, Standing

# msgspec's own plain values: what JSON and TOML can hold.
Plain = Any

Role = Literal["player", "automatic"]
PLAYER: Final[Role] = "player"
AUTOMATIC: Final[Role] = "automatic"


@dataclass(frozen=True)
class Title(Generic[S, O]):
    """A published game: how it is dealt, moved, told, written down and proved."""

    key: str
    package: str  # where its data, words and packs lie
    state: type[S]
    seats: range  # how many may sit down to decide
    tracks: tuple[str, ...]  # what a ledger changes, then the steps of a reckoning it tells
    phases: tuple[str, ...]
    most_plies: int
    samples: tuple[Mapping[str, Plain], ...]  # options worth testing, measuring and checksumming
    options: type[O]
    read_options: Callable[[Mapping[str, Plain]], O]
    write_options: Callable[[O], dict[str, Plain]]  # what was set, as JSON data
    choices: Callable[[], tuple[Choice, ...]]  # what a table may choose
    roles: Callable[[O], tuple[Role, ...]]  # what each seat is: a player, or plays by itself
    deal: Callable[[O, Rng], S]
    moves: Moves[S]
    refuse: Callable[[S, Move], Refusal | None]
    name_entry: Callable[[S, Entry], Change]
    name_reveal: Callable[[S, int], str]
    outcome: Callable[[O, S], Outcome]
    write_position: Callable[[O, S], dict[str, Plain]]
    read_position: Callable[[Mapping[str, Plain]], tuple[O, S]]
    unpack: Callable[[O, list[int]], S]
    data_version: Callable[[O], str]
    words: TitleWords[S, O]
    wishes: Callable[[S], Iterable[Move]]  # a move for each thing one may have in mind
    printed: Callable[[O], dict[str, Plain]]  # what stands on the components, by kind of thing
    standings: Callable[[S], Iterable[Standing]] = lambda _: ()  # goals, as they stand now
    # The table described in general, where the browser has no drawing of the title's own.
    areas: Callable[[S], Sequence[Area]] = lambda _: ()
    with_packs: Mapping[str, Plain] = field(default_factory=dict)  # options a pack asks for
    less_is_better: tuple[str, ...] = ()  # tracks that nobody wants to rise

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

    def why_not(self, options: O, state: S, move: Move) -> Refusal | None:
        """Say why a move is not legal, for somebody to read; None if it is."""
        refusal = self.refuse(state, move)
        return None if refusal is None else self.with_reason(options, refusal)

    def with_reason(self, options: O, refusal: Refusal) -> Refusal:
        """Give a refusal with what is said of it."""
        return with_reason(self.words, self.words.packs(options), refusal)

    def things(self, options: O) -> Things:
        """Give everything that has a name in a game with these options."""
        return self.words.things(self.words.packs(options))

    def speaker(self, language: str, options: O, *also: str) -> Speaker[S]:
        """Give who speaks a language about a game, with the words of further packages."""
        return self.speaker_with(self.words.packs(options), language, *also)

    def speaker_with(self, packs: tuple[str, ...], language: str, *also: str) -> Speaker[S]:
        """Give who speaks a language, with the words of packs and of further packages."""
        return speaker(self.words, self.key, (self.package, *also), packs, language)


# What everything outside a title's own folder takes: any title, whatever its State and options.
AnyTitle: TypeAlias = Title[Any, Any]
AnySpeaker: TypeAlias = Speaker[Any]
