"""Who decides, who is called what, and what the others cannot tell."""

from __future__ import annotations

import burgh
from burgh.core.rng import Rng
from burgh.core.secrecy import is_secret
from burgh.study.telling import seat_names
from tests.cli.conftest import random_game


def test_an_automatic_opponent_never_decides_and_has_its_own_name() -> None:
    """Dale is no player."""
    title = burgh.title("suburbia")
    solo = title.options.read({"solo": "dale"})
    assert title.deciding(solo) == [0]
    assert seat_names(title, solo, 2, title.speaker("en", solo)) == ["Player 1", "Dale"]
    four = title.options.read({"players": 4})
    assert title.deciding(four) == [0, 1, 2, 3]


def test_only_what_the_others_cannot_tell_is_secret() -> None:
    """A kept goal is; a tile bought, discarded or drowned in front of everybody is not."""
    game = random_game(8, players=3)
    for state, number in game.history():
        others = {0, 1, 2} - {int(state.decider())}
        hidden = game.title.phases[state.phase()] == "goal"
        if hidden or Rng(number).below(4) == 0:
            assert {is_secret(state, number, seat) for seat in others} == {hidden}
