"""By what a bot judges, as its settings say it; which net that is, the game tells."""

from __future__ import annotations

from typing import NamedTuple

from burgh.bots.search.judge import Judgement
from burgh.bots.styles import weights
from burgh.core.state import FAR, State


class Criteria(NamedTuple):
    """A form that travels between processes."""

    learned: bool = False
    horizon: int = int(FAR)
    style: str = ""

    def judgement(self, title: str, state: State) -> Judgement:
        """The same for one game: its net, if one was asked for, and the weights of the style."""
        net = state.net() if self.learned else None
        return Judgement(net, self.horizon, weights(title, state, self.style) if self.style else ())
