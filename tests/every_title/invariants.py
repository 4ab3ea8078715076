"""What holds in every position of every title, each as a function that fails where it does not.

The tests hold them over a few games, `bench/invariants.py` over millions of moves.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

import msgspec

import burgh
from burgh.core.codec import from_bytes, to_bytes
from burgh.core.game import Game
from burgh.core.ledger import Ledger
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.state import State

Totals = dict[tuple[int, int], int]


def totals(game: Game, state: State) -> Totals:
    """Read every track of every seat, or of the table."""
    return {(s, t): int(state.value(s, t)) for s in game.accounts for t in range(state.tracks())}


def adds_up(before: Totals, ledger: Ledger, after: Totals, tracks: int) -> None:
    """For every seat and track the applied amounts sum to the difference of the states."""
    expected = dict(before)
    for entry in ledger.entries:
        assert entry.rule
        if entry.track < tracks:  # beyond: a step of a reckoning
            expected[int(entry.seat), int(entry.track)] += int(entry.applied)
    assert after == expected


def clone_is_independent(state: State, rng: Rng, most: int) -> None:
    """Playing on with a copy leaves the original as it was."""
    before = state.pack()
    copy = state.clone()
    assert copy.equals(state)
    for _ in range(most):
        if copy.is_over():
            break
        copy.apply(copy.random_move(rng))
    assert state.pack() == before


def refusals_agree(game: Game, wild: Iterable[Move]) -> None:
    """A move is refused exactly when it is not on the legal list, whatever position it is from."""
    legal = set(game.legal_moves)
    for move in legal:
        assert game.refusal(move) is None
    for move in wild:
        complete = game.parse(move)
        assert (game.refusal(move) is None) == (complete in legal), move


def mover_sees_enough(game: Game) -> None:
    """The legal moves of the mover's view are those of the state, in the same order."""
    assert game.view(game.turn).state.legal() == game.state.legal()


def imagined_looks_the_same(game: Game, seeds: Sequence[int]) -> None:
    """view(imagine(view)) == view, for every seat and for spectators."""
    for seat in range(-1, game.seats):
        view = game.view(seat)
        for seed in seeds:
            imagined = view.imagine(Rng(seed))
            assert imagined.view(seat).state.pack() == view.state.pack()


def position_comes_back(game: Game) -> None:
    """Position -> JSON -> position, and packed -> bytes -> unpacked, for states and views."""
    again = burgh.from_position(json.loads(json.dumps(game.position())))
    assert again.state.pack() == game.state.pack()
    assert again.state.legal() == game.state.legal()
    packed = from_bytes(to_bytes(game.state.pack()))
    unpacked = game.title.position.unpack(game.options, packed)
    assert unpacked.pack() == game.state.pack()
    assert unpacked.legal() == game.state.legal()
    for seat in range(-1, game.seats):
        seen = game.view(seat)
        shown = burgh.from_position(json.loads(json.dumps(seen.position())))
        assert shown.state.pack() == seen.state.pack()


def moves_come_back(game: Game, numbers: Iterable[int]) -> None:
    """number -> move -> number, move -> line -> move, move -> JSON -> move."""
    for number in numbers:
        move = game.title.moves.name(game.state, number)
        assert game.title.moves.number(game.state, move) == number
        assert game.parse(game.write(move)) == move
        assert game.parse(json.loads(msgspec.json.encode(move))) == move


def record_comes_back(game: Game) -> None:
    """The text is read, replayed and written again to the letter; verify finds nothing."""
    text = str(game.record())
    again = burgh.read(text)
    assert again.state.pack() == game.state.pack()
    assert str(again.record()) == text
    assert burgh.verify(text) is None
