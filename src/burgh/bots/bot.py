"""What a bot is: whoever chooses a move of a view. It never sees the whole game."""

from __future__ import annotations

from typing import Protocol

from burgh.core.game import Game, MoveLike, View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.rng import Rng


class Bot(Protocol):
    """Whoever chooses: a class of yours with `choose` alone is one."""

    def choose(self, view: View) -> MoveLike:
        """Choose a legal move of a view: the move, its line of text or its JSON."""


class NamedBot(Bot, Protocol):
    """A bot as it is seated: `rng` is all the chance in it, and seeds what is studied about it."""

    name: str
    rng: Rng

    def choose(self, view: View) -> Move:
        """Choose a legal move of a view."""


def checked_view(view: object) -> View:
    """The view of the seat that decides, or a clear word what a bot was given instead."""
    if isinstance(view, Game):
        raise Malformed("bot", "a bot sees a view, not the game: game.view(game.turn)")
    if not isinstance(view, View):
        raise Malformed("bot", f"a bot sees a view, not {type(view).__name__}: game.view(seat)")
    if view.is_over:
        raise Malformed("bot", "the game is over; there is nothing to choose")
    if view.seat != view.turn:
        problem = f"this is the view of seat {view.seat}, but seat {view.turn} decides"
        raise Malformed("bot", f"{problem}: game.view({view.turn})")
    return view
