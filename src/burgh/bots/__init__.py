"""Who plays: bots by name, search, bots of your own in Python or any other language, matches.

burgh.bots.make("mcts:time=1.0").choose(game.view(game.turn))
"""

from burgh.bots.bot import Bot, NamedBot
from burgh.bots.match import named
from burgh.bots.plugins import BotFailed, BotLike
from burgh.bots.registry import LEVELS, NAMES, levels, make

__all__ = ["LEVELS", "NAMES", "Bot", "BotFailed", "BotLike", "NamedBot", "levels", "make", "named"]
