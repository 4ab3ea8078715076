"""Bots at one game to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgh.bots.registry import Bot, make
from burgh.core.game import Game
from burgh.core.rng import Rng
from burgh.core.title import AnyTitle


def play(title: AnyTitle, options: Any, bots: Sequence[Bot], seed: int) -> Game:
    """Deal a game and let each seat's bot decide from its own view until it is over.

    Bots that will not end it are stopped: after the most moves that a game needs, chance decides.
    """
    game = Game.dealt(title, options, seed)
    while not game.is_over and game.ply < title.most_plies:
        game.push(bots[game.turn % len(bots)].choose(game.view(game.turn)))
    chance = Rng(seed)
    while not game.is_over:
        game.push(title.moves.name(game.state, int(game.state.random_move(chance))))
    return game


def make_bots(specs: Sequence[str], seats: int, seed: int) -> list[Bot]:
    """Make a bot for each seat, going round the names given, each with a seed of its own."""
    return [make(specs[seat % len(specs)], seed=seed * 64 + seat) for seat in range(seats)]
