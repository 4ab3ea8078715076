"""Whole decisions of games played at random, each as its maker saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import burgh
from burgh.core.benefits import Benefit, Deed
from burgh.core.game import Game
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.values import Change

Made = tuple[Deed[Any], Game, Game]  # a decision, and the game before and after it


def decisions(key: str, seed: int, most: int, **options: Any) -> Iterator[Made]:
    """Play at random, and give each decision with all its moves."""
    game, rng = burgh.new(key, seed=seed, **options), Rng(seed)
    while not game.is_over and game.ply < most:
        seat, before = game.turn, copy_of(game)
        moves: list[Move] = []
        changes: list[Change] = []
        while True:
            moves.append(game.title.moves.name(game.state, int(game.state.random_move(rng))))
            changes += game.push(moves[-1])
            if game.is_over or game.turn != seat or game.phase not in game.title.half_phases:
                break
        yield deed(before, game, seat, moves, changes), before, copy_of(game)


def decided(game: Game, *lines: str) -> Deed[Any]:
    """Make one decision of a game, given as its moves are typed."""
    seat, before = game.turn, copy_of(game)
    moves = []
    changes: list[Change] = []
    for line in lines:
        moves.append(game.view(seat).parse(line))
        changes += game.push(line)
    return deed(before, game, seat, moves, changes)


def deed(
    before: Game, after: Game, seat: int, moves: list[Move], changes: list[Change]
) -> Deed[Any]:
    """Put a decision together from what its maker could see."""
    account = before.accounts[0] if len(before.accounts) == 1 else seat
    then, now = before.view(seat).state, after.view(seat).state
    return Deed(then, now, seat, account, tuple(moves), tuple(changes))


def copy_of(game: Game) -> Game:
    """The position as a game of its own."""
    return Game(game.title, game.options, game.state.clone())


def benefits(made: Deed[Any], key: str) -> dict[str, Benefit]:
    """What speaks for a decision, by kind; of several alike the first."""
    found = list(burgh.title(key).advice.benefits(made))
    return {each.kind: each for each in reversed(found)}
