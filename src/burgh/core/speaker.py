"""Who speaks about a title in one language: formats what the title's words choose to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache, partial
from typing import Any, Final, Generic, TypeVar

import msgspec

from burgh.core.folders import package_folder
from burgh.core.moves import Move
from burgh.core.packs import Packs
from burgh.core.said import (
    Arg,
    Said,
    Things,
    button_said,
    change_said,
    move_said,
    named,
    with_where,
)
from burgh.core.state import State
from burgh.core.text import Words, load, plain_name
from burgh.core.values import Change, Outcome, Refusal

EFFECTS: Final = ("effect-", "rule-")  # how messages begin that say what a thing does

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options, beside S for the state


class TitleWords(msgspec.Struct, Generic[S, O], frozen=True, eq=False):
    """What a title says, in no language: from facts to messages. The files are in its `text`."""

    packs: Callable[[O], tuple[str, ...]]  # content packs in play, which bring words along
    things: Callable[[tuple[str, ...]], Things]  # everything that has a name, with those packs
    reason: Callable[[tuple[str, ...], Refusal], Said]  # why a move is not allowed
    prompt: Callable[[S], Said]  # what is expected now: an order to who decides, news to others
    outcome: Callable[[Outcome], Sequence[Said]]  # how a game ended, a line each
    board: Callable[..., str]  # (speaker, state, seat, names): the table as text
    # Where a move goes, by what is next to it, in the position before the move.
    where: Callable[[S, Move], Said | None] = lambda _state, _move: None
    # What the log says of a move, where its fields alone do not tell it: `NOTHING` of a part that
    # a later move of the same decision tells, None where the fields do.
    log: Callable[[S, Move], Said | None] = lambda _state, _move: None
    # Messages that packs have among their data, as a Fluent file of a language would have them.
    messages: Callable[[tuple[str, ...], str], str] = lambda _packs, _language: ""


class Speaker(Generic[S]):
    """Says things about a title in one language."""

    def __init__(self, title: TitleWords[S, Any], packs: tuple[str, ...], words: Words) -> None:
        self.title = title
        self.packs = packs
        self.words = words
        self.things: Things = title.things(packs)

    def say(self, said: Arg, names: Sequence[str] = ()) -> str:
        """Make a sentence; `names` are those of the seats."""
        return self.words.text(said, names)

    def thing(self, key: str) -> str:
        """Name a tile, goal, card or other thing."""
        return self.say(named(self.things, key))

    def find(self, name: str) -> str | None:
        """The key of a thing by its key or by its name in this language, however typed."""
        return self._keys.get(plain_name(name))

    @cached_property
    def _keys(self) -> dict[str, str]:
        """Everything there is to look at, by its key or, of those alike the last, its name."""
        seen = [key for key, thing in self.things.items() if thing.details]
        by_name = {plain_name(self.thing(key)): key for key in seen}
        return by_name | {plain_name(key): key for key in seen}

    def details(self, key: str) -> list[str]:
        """Say what is printed on a thing, a line each."""
        thing = self.things.get(key)
        return [text for said in (thing.details if thing else ()) if (text := self.say(said))]

    def effects(self, key: str) -> list[str]:
        """Say of what is printed on a thing only what it does."""
        thing = self.things.get(key)
        found = thing.details if thing else ()
        return [self.say(said) for said in found if said.key.startswith(EFFECTS)]

    def move(self, move: Move, names: Sequence[str] = ()) -> str:
        """Say what a move does, as far as its fields tell it."""
        return self.say(move_said(msgspec.to_builtins(move), self.things), names)

    def log(self, state: S, move: Move, names: Sequence[str] = ()) -> str:
        """Say what the log does of a move after the player's name; a part of one says nothing."""
        return self.say(log_said(self.title, self.things, state, move), names)

    def button(self, move: Move, names: Sequence[str] = ()) -> str:
        """Name a move for who may choose it."""
        return self.say(button_said(msgspec.to_builtins(move), self.things), names)

    def change(self, change: Change, names: Sequence[str]) -> str:
        """Say one ledger entry."""
        return self.say(change_said(change), names)

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not allowed; the rule is another matter, for whoever asks."""
        return self.say(refusal.said or self.title.reason(self.packs, refusal))

    def prompt(self, state: S, names: Sequence[str]) -> str:
        """Say what is expected now of the one who looks, or of another."""
        return self.say(self.title.prompt(state), names)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Say how the game ended, a line each."""
        return "\n".join(self.say(said, names) for said in self.title.outcome(outcome))

    def board(self, state: S, seat: int, names: list[str], **how: int) -> str:
        """Draw the table as text, as `seat` sees it."""
        return self.title.board(self, state, seat, names, **how)


def log_said(title: TitleWords[S, Any], things: Things, state: S, move: Move) -> Said:
    """What the log says of a move made in a position, in no language."""
    own = title.log(state, move)
    if own is not None:
        return own
    return with_where(move_said(msgspec.to_builtins(move), things), title.where(state, move))


@lru_cache(maxsize=4096)  # the same few reasons come again and again
def with_reason(title: TitleWords[Any, Any], packs: tuple[str, ...], refusal: Refusal) -> Refusal:
    return msgspec.structs.replace(refusal, said=title.reason(packs, refusal))


@lru_cache(maxsize=32)
def speaker(
    title: TitleWords[S, Any],
    key: str,
    packages: tuple[str, ...],
    packs: tuple[str, ...],
    language: str,
    wordings: tuple[str, ...] = (),
) -> Speaker[S]:
    """Who speaks, with the words all titles share, the title's, and those of each pack.

    The title's package is the first; further ones have words of their own for it, such as hints.
    Wordings are folders of the title's text whose messages replace others.
    """
    shelf = Packs(key, packages[0])
    shared = (package_folder(package) / "text" for package in ("burgh.core", *packages))
    brought = (shelf.folder(pack) / "text" for pack in packs if not pack.startswith("{"))
    more = partial(title.messages, packs)
    replacing = [package_folder(packages[0]) / "text" / wording for wording in wordings]
    return Speaker(title, packs, load((*shared, *brought), language, more, replacing))


@lru_cache(maxsize=32)
def wordings_in(package: str) -> frozenset[str]:
    """The folders of a title's text: `edition-first` has the words of that value of that option."""
    text = package_folder(package) / "text"
    folders = text.iterdir() if text.is_dir() else ()
    return frozenset(each.name for each in folders if each.is_dir())


def wordings_for(package: str, options: msgspec.Struct) -> tuple[str, ...]:
    """The wordings that options ask for: an edition may name things in its own way."""
    chosen = (f"{name}-{value}" for name, value in msgspec.structs.asdict(options).items())
    return tuple(each for each in chosen if each in wordings_in(package))
