"""Greedy players of Big City come to an end."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.bots.match import make_bots, play


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "single_line": True},
        {"players": 3},
        {"players": 2, "packs": ["small_expansion"]},
        {"players": 3, "trade_cards": True},
        {"players": 5, "placed_piles_only": True},
    ],
    ids=str,
)
def test_greedy_players_build_what_they_hold_and_then_pass(options: dict[str, Any]) -> None:
    """Nobody holds cards for ever: a round of passes comes, or a full city (R7.1, R7.2)."""
    title = burgh.title("bigcity")
    chosen = title.options.read(options)
    game = play(title, chosen, make_bots(["greedy"], chosen.players, 6), 6)
    assert len(game.moves) < 1500
    assert max(int(game.state.score(seat)) for seat in range(chosen.players)) > 20
