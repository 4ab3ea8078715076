"""A bot that judges by a net from a file: how a net is tried before its title has it.

burgh arena TITLE --bots burgh.lab.learning.netbot:NetBot:file=course/02/net.bin,greedy
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from burgh.bots.registry import NO_END, search_manner
from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import Judgement
from burgh.bots.search.tree import Kept, best_by_search
from burgh.core.game import View
from burgh.core.moves import Move
from burgh.core.net import Net, read_net
from burgh.core.rng import Rng


class NetBot:
    """Plays by one look, or by a search of so many iterations; without a file by the outlook."""

    def __init__(self, seed: int, file: str | None = None, iterations: int = 0) -> None:
        self.rng = Rng(seed)
        self.by = Judgement(None if file is None else net_of(file))
        self.iterations = iterations
        self.kept = Kept()  # of one game: each seat of each game has a bot of its own

    def choose(self, view: View) -> Move:
        """Choose a legal move of a view."""
        return view.title.moves.name(view.state, self.number(view))

    def number(self, view: View) -> int:
        """The move as the engine numbers it."""
        if self.iterations == 0:
            return int(best_move(view.state, self.rng, 0, self.by))
        bound, manner = view.title.most_plies, search_manner({})
        asked = (view.state, self.rng, self.iterations, NO_END, bound, manner, self.by)
        return int(best_by_search(*asked, self.kept))


@lru_cache(maxsize=4)
def net_of(file: str) -> Net:
    """The net in a file, read once in a process."""
    return read_net(Path(file))
