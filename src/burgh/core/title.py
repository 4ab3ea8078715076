"""Title: the named parts of a published game. A title is a value, its folder a chapter list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from burgh.core.ledger import Entry
from burgh.core.moves import Move, Moves
from burgh.core.options import Choice
from burgh.core.packs import Packs
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.core.text import Words
from burgh.core.values import Change, Outcome, Refusal, Standing

# msgspec's own plain values: what JSON and TOML can hold.
Plain = Any

Role = Literal["player", "automatic"]
PLAYER: Final[Role] = "player"
AUTOMATIC: Final[Role] = "automatic"

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options, beside S for the state
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Speaker(Protocol[S_contra]):
    """How a title says things in one language."""

    words: Words

    def thing(self, key: str) -> str:
        """Name a tile, goal, card or other thing."""

    def find(self, name: str) -> str | None:
        """Give the key of a thing by its key or by its name in this language, however typed."""

    def details(self, key: str) -> list[str]:
        """Say what is printed on a thing, a line each."""

    def move(self, move: Move) -> str:
        """Say what a move does, as the log does."""

    def change(self, change: Change, seat_name: str) -> str:
        """Say one ledger entry."""

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not allowed."""

    def prompt(self, state: S_contra, /, seat_name: str) -> str:
        """Say what is expected from whom now."""

    def outcome(self, outcome: Outcome, names: list[str]) -> str:
        """Say how the game ended."""

    def board(self, state: S_contra, /, seat: int, names: list[str]) -> str:
        """Draw the table as text, as `seat` sees it."""


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
    speaker: Callable[[str, O], Speaker[S]]
    wishes: Callable[[S], Iterable[Move]]  # a move for each thing one may have in mind
    printed: Callable[[O], dict[str, Plain]]  # what stands on the components, by kind of thing
    standings: Callable[[S], Iterable[Standing]] = lambda _: ()  # goals, as they stand now
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


# What everything outside a title's own folder takes: any title, whatever its State and options.
AnyTitle: TypeAlias = Title[Any, Any]
AnySpeaker: TypeAlias = Speaker[Any]
