"""One build's side of a game for tools/old_level.py; this file runs under both builds.

It uses only what both offer: `burgh.new`, `legal_moves`, `view`, `push`, `outcome` and
`burgh.bots.make`.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

import burgh

NEW: Final = "new"
OLD: Final = "old"


@dataclass(frozen=True)
class Table:
    """A game that is to be played: its deal, and which build's bot sits where."""

    title: str
    options: dict[str, Any]
    seed: int
    seats: tuple[str, ...]
    bots: dict[str, str]  # of either build


class Side:
    """A build at a game: it knows every move, and is asked for those of its own seats."""

    def __init__(self, table: Table, build: str) -> None:
        self.game = burgh.new(table.title, seed=table.seed, **table.options)
        self.seconds = 0.0  # of this process, in its bots
        self.decisions = 0
        self._bots = {
            seat: burgh.bots.make(table.bots[build], seed=table.seed * 64 + seat)
            for seat, of in enumerate(table.seats)
            if of == build
        }

    def seen(self) -> list[Any]:
        """What both builds must agree on."""
        if self.game.is_over:
            outcome = self.game.outcome()
            assert outcome is not None
            return [list(outcome.scores), list(outcome.ranking)]
        return [self.game.turn, len(self.game.legal_moves)]

    def choose(self) -> int:
        """Which of the legal moves the bot takes whose turn it is."""
        game = self.game
        began = time.process_time()
        move = self._bots[game.turn].choose(game.view(game.turn))
        self.seconds += time.process_time() - began
        self.decisions += 1
        return list(game.legal_moves).index(move)

    def push(self, index: int) -> None:
        """Make a move of either."""
        self.game.push(self.game.legal_moves[index])


def inside() -> None:
    """Read a table, then moves or questions for one; tell each time which it was and what is seen.

    The first answer, to the table, tells of no move.
    """
    side = Side(Table(**json.loads(sys.stdin.readline())), OLD)
    tell(side, None)
    for line in sys.stdin:
        asked = json.loads(line)
        index = side.choose() if asked is None else asked
        side.push(index)
        tell(side, index)


def tell(side: Side, made: int | None) -> None:
    """Write an answer."""
    sys.stdout.write(f"{json.dumps([made, side.seen(), side.seconds, side.decisions])}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    inside()
