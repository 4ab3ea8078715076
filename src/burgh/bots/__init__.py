"""Who plays: bots by name, search, bots in other languages, matches.

burgh.bots.make("mcts:time=1.0").choose(game.view(game.turn))
"""

from burgh.bots.registry import LEVELS, NAMES, Bot, levels, make

__all__ = ["LEVELS", "NAMES", "Bot", "levels", "make"]
