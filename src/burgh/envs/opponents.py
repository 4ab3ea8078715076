"""Who plays the seats that a learner does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgh.bots import BotLike, NamedBot
from burgh.bots.match import make_bot
from burgh.bots.outside import ending
from burgh.bots.plugins import name_of
from burgh.bots.registry import Chooser
from burgh.core.game import View
from burgh.core.malformed import Malformed
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.envs.layouts import Layout

RANDOM: Final = "random"


class Opponents:
    """A bot for each seat but one, going round those given."""

    def __init__(self, layout: Layout, seat: int, given: BotLike | Sequence[BotLike]) -> None:
        if seat not in layout.seats:
            seats = ", ".join(map(str, layout.seats))
            raise Malformed("seat", f"{seat!r} is not one of the seats that decide: {seats}")
        each = list(given) if isinstance(given, list | tuple) else [given]
        if not each:
            raise Malformed("opponents", "a bot is needed")
        self._layout = layout
        others = [other for other in layout.seats if other != seat]
        self._given = {other: each[place % len(each)] for place, other in enumerate(others)}
        self._bots: dict[int, NamedBot] = {}
        self._rng = Rng(0)
        self.reseed(0)

    def reseed(self, seed: int) -> None:
        """Begin again: our own bots decide by chance from a seed, others stay as they are."""
        self._rng = Rng(seed)
        for seat, bot in self._given.items():
            if isinstance(self._bots.get(seat), Chooser | None):
                self._bots[seat] = make_bot(bot, name_of(bot), seed * 64 + seat)

    def number(self, state: State) -> int:
        """The engine number of what the one chooses who decides."""
        seat = int(state.decider())
        if self._given[seat] == RANDOM:  # without a look at anything
            return int(state.random_move(self._rng))
        title, options = self._layout.title, self._layout.options
        move = self._bots[seat].choose(View(title, options, state.view(seat)))
        return int(title.moves.number(state, move))

    def close(self) -> None:
        """End the bots that are programs of their own."""
        with ending(self._bots.values()):
            pass
