"""Bots at one game to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgh.bots.bot import Bot, NamedBot
from burgh.bots.outside import Outside
from burgh.bots.plugins import BotFailed, Guest, name_of, seated
from burgh.bots.registry import Chooser, make
from burgh.core.game import Game
from burgh.core.rng import Rng
from burgh.core.title import AnyTitle


def play(title: AnyTitle, options: Any, bots: Sequence[Bot], seed: int) -> Game:
    """Deal a game and let each seat's bot decide from its own view until it is over.

    Bots that will not end it are stopped: after the most moves that a game needs, chance decides.
    """
    game = Game.dealt(title, options, seed)
    seats = [named(bot, seed) for bot in bots]
    while not game.is_over and game.ply < title.most_plies:
        try:
            move = seats[game.turn % len(seats)].choose(game.view(game.turn))
        except BotFailed as failed:
            raise failed.at(game) from failed.__cause__
        game.push(move)
    chance = Rng(seed)
    while not game.is_over:
        game.push(title.moves.name(game.state, int(game.state.random_move(chance))))
    return game


def named(bot: Bot, seed: int = 0) -> NamedBot:
    """A bot with a name and its choices checked; what Burgh has made is that already."""
    if isinstance(bot, Chooser | Outside | Guest):
        return bot
    return seated(bot, name_of(bot), seed=seed)


def make_bots(
    names: Sequence[str], seats: int, seed: int, guests: Mapping[str, Any] | None = None
) -> list[NamedBot]:
    """Make a bot for each seat, going round the names given, each with a seed of its own.

    `guests` are bots, or what makes them, that are called by a name of their own.
    """
    things = {**{name: name for name in names}, **(guests or {})}
    seated_by = [names[seat % len(names)] for seat in range(seats)]
    return [make_bot(things[name], name, seed * 64 + seat) for seat, name in enumerate(seated_by)]


def make_bot(thing: Any, name: str, seed: int) -> NamedBot:
    """Make the bot of a seat from its name, or from a bot or what makes one."""
    if isinstance(thing, Chooser | Outside | Guest):
        return thing
    if not isinstance(thing, str):
        return seated(thing, name, seed=seed)
    found = make(thing, seed=seed)
    found.name = name
    return found
