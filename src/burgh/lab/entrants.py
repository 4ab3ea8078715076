"""Who plays: bots by name or at hand, each under a name of its own."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from burgh.bots import BotLike
from burgh.bots.match import make_bots
from burgh.bots.plugins import can_travel, name_of
from burgh.core.title import AnyTitle
from burgh.lab.complaints import wrong

Bots = BotLike | Iterable[BotLike] | Mapping[str, BotLike]


@dataclass(frozen=True)
class Entrants:
    """The bots of a run in their order, and those among them that were handed over at hand."""

    names: tuple[str, ...]
    guests: Mapping[str, Any]

    def checked(self) -> Entrants:
        """The same, once each of them could be made."""
        for name in dict.fromkeys(self.names):
            make_bots([name], 1, 0, self.guests)
        return self

    def jobs(self, wanted: int) -> int:
        """How many processes may play: one, where a bot cannot be handed to others."""
        if wanted <= 1 or can_travel(self.guests):
            return wanted
        names = ", ".join(name for name in self.guests if not can_travel({name: self.guests[name]}))
        told = f"{names} cannot be sent to other processes; all games are played in this one"
        warnings.warn(told, stacklevel=4)
        return 1


def entrants(bots: Bots) -> Entrants:
    """Take bots as they are handed over: one, several, or several by names of their own."""
    if isinstance(bots, Mapping):
        pairs = [(name, thing) for name, thing in bots.items()]
    else:
        pairs = [(name_of(thing), thing) for thing in each_of(bots)]
    names: list[str] = []
    things: dict[str, object] = {}
    for name, thing in pairs:
        own = free_name(name, thing, things)
        things[own] = thing
        names.append(own)
    if not names:
        raise wrong("bots", "lab-one_bot")
    guests = {
        name: thing
        for name, thing in things.items()
        if not isinstance(thing, str) or thing.strip() != name
    }
    return Entrants(tuple(names), guests)


def each_of(bots: BotLike | Iterable[BotLike]) -> list[BotLike]:
    """Several bots as they are, or one."""
    several = isinstance(bots, Iterable) and not isinstance(bots, str | type)
    if several and not hasattr(bots, "choose"):
        return list(cast(Iterable[BotLike], bots))
    return [cast(BotLike, bots)]


def free_name(name: str, thing: object, taken: Mapping[str, object]) -> str:
    """The name, with a number behind it where somebody else has it."""
    own, count = name, 1
    while own in taken and taken[own] is not thing and taken[own] != thing:
        count += 1
        own = f"{name}#{count}"
    return own


def with_players(title: AnyTitle, given: dict[str, Any], players: int) -> dict[str, Any]:
    """Add the number of players where it was left open and the title asks for one."""
    if players < 2 or "players" in given or "players" not in title.options.type.__struct_fields__:
        return given
    return {**given, "players": players}
