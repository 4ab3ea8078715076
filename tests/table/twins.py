"""Two games that differ only in what one seat cannot see, and what may be asked about both."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from burgh.core.game import Game
from burgh.core.ledger import Ledger
from burgh.core.record import record_of
from burgh.core.rng import Rng
from burgh.table import events as log
from burgh.table import wire


def imagined(game: Game, viewer: int, seed: int) -> Game:
    """Deal again what a seat cannot see; another deal, if there is one."""
    for attempt in range(20):
        other = game.imagine(viewer, Rng(seed * 100 + attempt))
        if other.state.pack() != game.state.pack():
            break
    assert other.view(viewer).state.pack() == game.view(viewer).state.pack()
    return other


def opened_at(game: Game, people: Sequence[str | None]) -> log.Opened:
    """Open a table that begins with the position of a game, a person on each seat."""
    standing = Game(game.title, game.options, game.state)
    return log.Opened(
        title=game.title.key,
        options=game.position()["options"],
        seats=tuple(log.Plan("person", people[s], f"P{s}") for s in range(game.seats)),
        host=str(people[0]),
        sealed="0" * 64,
        engine="",
        data="",
        record=str(record_of(standing)),
    )


def questions(game: Game, viewer: int, rng: random.Random) -> list[wire.Request]:
    """Give requests a person might send: what is possible, what is not, what is nonsense."""
    seat = max(viewer, 0)
    moves: list[Any] = ["nonsense", {"do": "nothing"}]
    if game.turn == viewer:
        named = list(game.legal_moves)
        named = rng.sample(named, min(4, len(named))) + list(game.title.wishes(game.state))[:4]
        moves = [game.write(move) for move in named] + moves
    found: list[wire.Request] = [wire.Sit(viewer), wire.Sit(seat)]
    for number, move in enumerate(moves):
        found.append(wire.Try(f"try-{number:06d}", seat, 0, [move]))
        found.append(wire.Explain(f"explain-{number:06d}", seat, 0, [], move))
        found.append(wire.Confirm(f"stale-{number:06d}", seat, 9, [move]))
    found.append(wire.Try("two-at-once", seat, 0, moves[:2]))
    found.append(wire.Confirm("two-for-good", seat, 0, ["nonsense", *moves[:1]]))
    return [*found, wire.Ping()]


def equal_moves(games: Sequence[Game], viewer: int, rng: random.Random) -> tuple[str, str] | None:
    """Give a move for each game after which the viewer sees the same; different ones if there are.

    Two goals that somebody else may keep, say: which one it was must not be told. Two that both
    players could make before everybody's eyes are told apart by what they did, not by what they
    hold: of two equal tiles on the market one is taken, and the next to come is another such.
    """
    here, there = (outlooks(game, viewer, rng) for game in games)
    pairs = [(a, b) for a, seen in here.items() for b, other in there.items() if seen == other]
    pairs = [pair for pair in pairs if pair[0] == pair[1] or not is_open_choice(games, pair)]
    different = [pair for pair in pairs if pair[0] != pair[1]]
    return (different or pairs or [None])[0]  # type: ignore[list-item]


def is_open_choice(games: Sequence[Game], moves: Sequence[str]) -> bool:
    """Whether each of some moves could be made in each of the games, for everybody to see."""
    return all(
        game.refusal(move) is None and game.state.is_open(game.number(move))
        for game in games
        for move in moves
    )


def outlooks(game: Game, viewer: int, rng: random.Random) -> dict[str, list[int]]:
    """Give what a viewer would see after some of the legal moves, and what they turn up by theirs.

    Who draws two cards from a pile has seen which lay on top, though the hand does not tell it. And
    everybody sees who looks at a card: with whom somebody has traded, say (R13.4).
    """
    numbers = list(game.state.legal())
    found = {}
    for number in rng.sample(numbers, min(12, len(numbers))):
        after = game.state.clone()
        ledger = Ledger()
        after.apply(number, ledger)
        drawn = [int(each.thing) for each in ledger.reveals] if game.turn == viewer else []
        drawn += [int(each.to) for each in ledger.reveals]
        text = game.title.moves.write(game.state, game.title.moves.name(game.state, number))
        found[text] = [*after.view(viewer).pack(), *drawn]
    return found
