"""The lessons of the client propose moves that are legal at the table they open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import burgh
from burgh import registry
from burgh.core.moves import Move

TITLES: Final = Path(__file__).parents[2] / "web/src/games"
PLIES: Final = 60

Json = dict[str, Any]


def lesson(title: str) -> tuple[Json, list[Json]]:
    """Give the table of a lesson, and every move it proposes, each once."""
    read: Json = json.loads((TITLES / title / "lesson.json").read_text(encoding="utf-8"))
    moves = [move for step in read["steps"] for move in step.get("moves", [])]
    return read["table"], [move for i, move in enumerate(moves) if move not in moves[:i]]


@pytest.mark.parametrize("title", registry.own_titles())
def test_every_move_a_lesson_proposes_comes_up_in_its_deal(title: str) -> None:
    """The learner makes what is proposed as soon as it is legal; the others do anything."""
    table, proposed = lesson(title)
    game = burgh.new(title, players=len(table["seats"]), seed=table["seed"])
    left = list(proposed)
    for _ in range(PLIES):
        if not left or game.is_over:
            break
        move, done = game.legal_moves[0], None
        for wanted in left if game.turn == 0 else []:
            fitting = [each for each in game.legal_moves if fits(wanted, each)]
            if fitting:
                move, done = fitting[0], wanted
                break
        game.push(move)
        left = [wanted for wanted in left if wanted is not done]
    assert proposed
    assert not left


def fits(wanted: Json, move: Move) -> bool:
    """Say whether a move has what the lesson wants of it, as the client sees it."""
    found: Json = json.loads(msgspec.json.encode(move))
    return all(found.get(name) == value for name, value in wanted.items())
