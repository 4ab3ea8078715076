"""What a limit forbids at one table, another table's thread does not hear of (K6.4)."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import burgh
from burgh.core.rng import Rng
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import SPOT

ROUNDS = 40


def rich_and_poor() -> list[Skylines]:
    """Give one game when a tile is to be laid: as it is, and with a track at an end."""
    game = burgh.new("skylines", seed=0, players=2)
    rng = Rng(1000)
    while game.state.phase() != SPOT:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    assert isinstance(game.state, Skylines)
    usual = game.state.legal()
    for track in range(int(game.state.tracks())):
        poor = game.state.copy()
        poor.markers[track] = poor.rules.tables.ends.low[track]
        if poor.legal() != usual:
            return [game.state, poor]
    raise AssertionError("no limit forbids this card")


def test_two_tables_judge_the_same_places_each_for_itself() -> None:
    """Threads that list the places of a rich and a poor city get what one thread gets."""
    tables = rich_and_poor()
    expected = [table.legal() for table in tables]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda n: tables[n % 2].copy().legal(), range(ROUNDS)))
    finally:
        sys.setswitchinterval(usual)
    assert found == [expected[n % 2] for n in range(ROUNDS)]
