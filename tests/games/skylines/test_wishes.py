"""What a player may have in mind."""

from __future__ import annotations

import burgh
from burgh.core.ledger import Ledger
from burgh.games.skylines.moves import Draw, Play


def test_a_card_drawn_unseen_in_a_rehearsal_is_wished_by_nobody() -> None:
    """Alone one rehearses a draw and is on turn again, with a card that has no name."""
    game = burgh.from_position(
        {
            "title": "skylines",
            "options": {"players": 1},
            "boards": ["A"],
            "hands": [["I-R1"]],
            "phase": "draw",
        }
    )
    view = game.view(0)
    rehearsed = view.state.clone()
    rehearsed.apply(view.title.moves.number(view.state, Draw("II")), Ledger())
    plays = [move for move in view.title.wishes(rehearsed) if isinstance(move, Play)]
    assert plays == [Play("I-R1")]
