"""What styles of play build in Big City."""

from __future__ import annotations

from collections import Counter

import pytest

import burgh
from burgh.bots.registry import make
from burgh.games.bigcity.moves import Build

GAMES = 12


def built(style: str) -> tuple[Counter[str], Counter[str]]:
    """Lots covered by a bot with a style and by one without, in duels with seats changed."""
    found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for number in range(GAMES):
        game = burgh.new("bigcity", seed=number // 2)
        bots = [make(f"greedy:horizon=1,style={style}", seed=1), make("greedy:horizon=1", seed=2)]
        while not game.is_over:
            who = (game.turn + number) % 2
            move = bots[who].choose(game.view(game.turn))
            if isinstance(move, Build):
                found[who][str(move.piece).rpartition("_")[0]] += len(move.lots)
            game.push(move)
    return found


@pytest.mark.parametrize(
    ("style", "more", "less"),
    [("developer", "residence", "office"), ("banker", "office", "residence")],
)
def test_a_style_builds_what_it_likes(style: str, more: str, less: str) -> None:
    """More homes and fewer offices than who plays by points alone, or the other way about."""
    own, plain = built(style)
    assert own[more] * plain[less] > plain[more] * own[less]
    assert own[more] > plain[more]
