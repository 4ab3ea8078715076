"""The lessons of the client propose moves that are legal at the table they open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import burgh

LESSONS: Final = Path(__file__).parents[2] / "web/src/learn/lessons.ts"
SEED: Final = 7
PLIES: Final = 60


def lesson(title: str) -> tuple[int, set[str]]:
    """Give the number of seats of a lesson's table, and every move it proposes."""
    text = LESSONS.read_text(encoding="utf-8")
    found = re.search(rf"^  {title}: \{{$(.*?)^  \}},$", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    lists = re.findall(r"moves: \[([^\]]*)\]", found[1])
    return found[1].count("kind: "), set(re.findall(r"'([^']+)'", " ".join(lists)))


@pytest.mark.parametrize("title", burgh.TITLES)
def test_every_move_a_lesson_proposes_comes_up_in_its_deal(title: str) -> None:
    """The learner makes what is proposed as soon as it is legal; the others do anything."""
    assert f"const SEED = {SEED}" in LESSONS.read_text(encoding="utf-8")
    seats, proposed = lesson(title)
    game = burgh.new(title, players=seats, seed=SEED)
    left = set(proposed)
    for _ in range(PLIES):
        if not left or game.is_over:
            break
        view = game.view(game.turn)
        moves = {view.write(move): move for move in game.legal_moves}
        wanted = sorted(left & moves.keys()) if game.turn == 0 else []
        game.push(moves[wanted[0]] if wanted else next(iter(moves.values())))
        left -= set(wanted[:1])
    assert proposed
    assert not left
