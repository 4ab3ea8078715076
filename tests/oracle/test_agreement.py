"""The quick engine and the slow oracle agree move by move."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import burgh
from burgh.core.rng import Rng
from tests.every_title.tables import name
from tests.oracle.suburbia import Oracle
from tests.slow import slow

# One of each way to play, then all the samples and what only few tables would choose.
FIRST: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "second"},
    {"mode": "architect"},
    {"mode": "bot", "edition": "second"},
]
MORE: list[dict[str, Any]] = [
    *(dict(each) for each in burgh.title("suburbia").options.samples if each not in FIRST),
    {"players": 2, "discard_timing": "after_placement"},
    {"players": 2, "replace_one_more_round": True},
    {"players": 3, "stack_table": "second"},
    {"mode": "architect", "architect_removal": "before_refill"},
    {"mode": "architect", "line_tiles_backward": "mirror"},
    {"mode": "bot", "bot_must_be_beaten": True},
    {"players": 2, "new_tile_far_left": True},
    {"mode": "architect", "new_tile_far_left": True},
    {"mode": "architect", "new_tile_far_left": True, "architect_removal": "before_refill"},
    {"mode": "bot", "bot_secret_goal": True},
    {"players": 4, "price_in_hand": False},
]


def plain(move: object) -> dict[str, Any]:
    """Give a move as the oracle writes it: without the tile a slot holds."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(move))
    if found["do"] in ("build", "lake", "discard", "remove"):
        del found["tile"]
    return found


def seen(game: burgh.Game) -> dict[str, Any]:
    """Give what both sides must agree on."""
    position = game.position()
    keys = ("players", "tiles", "market", "stack", "basics", "discards", "public")
    found = {key: position[key] for key in (*keys, "turn", "start", "phase", "round", "last_round")}
    found["x2"] = sorted(position["x2"])
    return found


def told(oracle: Oracle) -> dict[str, Any]:
    """Give the same of the oracle."""
    snapshot: dict[str, Any] = json.loads(json.dumps(oracle.snapshot()))
    found = {key: snapshot[key] for key in ("players", "tiles", "market", "stack", "basics")}
    for key in ("discards", "public", "turn", "start", "phase", "round", "last_round"):
        found[key] = snapshot[key]
    found["x2"] = sorted(snapshot["x2"])
    return found


def ledger(changes: Sequence[burgh.Change]) -> list[list[Any]]:
    """Write the engine's ledger as the oracle does."""
    rows: list[list[Any]] = []
    for c in changes:
        row: list[Any] = [c.seat, c.cause, c.track, c.amount]
        rows.append(row if c.amount == c.applied else [*row, c.applied])
    return rows


def key_of(move: dict[str, Any]) -> str:
    """Give something to sort moves by."""
    return json.dumps(move, sort_keys=True)


def walk(options: dict[str, Any], seed: int) -> None:
    """Play one random game on both and compare everything after every move."""
    game = burgh.new("suburbia", seed=seed, **options)
    case = {**game.position(), "options": options}
    for key in ("title", "packet", "seen", "lakes", "viewer"):
        del case[key]
    oracle: Any = Oracle.from_case(case)  # type: ignore[arg-type]  # a plain dict is a case
    rng = Rng(seed + 77)
    while not game.is_over:
        mine = sorted((plain(move) for move in game.legal_moves), key=key_of)
        theirs = sorted((json.loads(json.dumps(move)) for move in oracle.legal()), key=key_of)
        assert mine == theirs
        move = game.title.moves.name(game.state, int(game.state.random_move(rng)))
        oracle.ledger.clear()
        oracle.apply(plain(move))
        assert ledger(game.push(move)) == [list(row) for row in oracle.ledger]
        assert seen(game) == told(oracle)
    outcome = game.outcome()
    assert outcome is not None
    snapshot: dict[str, Any] = oracle.snapshot()
    assert list(outcome.winners) == snapshot["winners"]


@pytest.mark.parametrize("options", [*FIRST, *slow(MORE)], ids=lambda o: name(("suburbia", o)))
def test_engine_and_oracle_agree_over_random_games(options: dict[str, Any]) -> None:
    """Legal moves, ledger, numbers, market and pile are equal after every move."""
    for seed in range(3):
        walk(options, seed)
