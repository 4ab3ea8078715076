"""Random moves in every title, with everything that must hold looked at on the way.

    python -m bench.invariants [--moves 1000000] [--jobs 2] [--seed 1] [--minutes 0] [--json FILE]

With every move: the ledger's sums are the difference of the states. With every eighth and at the
end: tiles, cards and markers are as many as dealt (what is lost stays lost, so none is missed). On
one position in 200: a copy is independent, refusals agree with the legal list, the mover sees
enough to choose, an imagined game looks the same, positions and moves come back from JSON, bytes
and text. At the end of one game in 19: so does its record. Titles, players and options are drawn;
the same seed plays the same games. The checks are those of tests/every_title/invariants.py.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bench.figures import arguments, report
from bench.many_games import Found, figures, game_of, search
from burgh.core.game import Game
from burgh.core.ledger import Ledger
from burgh.core.moves import Move
from burgh.core.rng import Rng
from tests.every_title import invariants as law
from tests.every_title.conserved import CONSERVED

CONSERVED_EVERY: Final = 8
LOOKED_AT: Final = 200  # one position in so many is looked at closely
RECORDED: Final = 19  # one game in so many is written down and read again
MOST_WILD: Final = 40  # moves of other positions that are tried
MOST_MOVES: Final = 24  # legal moves of a position that are written and read
MOST_PLAYED: Final = 40  # moves that are made with a copy


def work(seed: int, games: range) -> Found:
    """Play some games."""
    found = Found()
    for index in games:
        play(found, seed, index)
    return found


def play(found: Found, seed: int, index: int) -> None:
    """Play one game to its end, or to what is wrong with it."""
    game, rng, name = game_of(seed, index)
    walk = Walk(game, rng, found.counts)
    try:
        walk.to_the_end()
        if index % RECORDED == 0:
            record(game, walk.numbers)
            walk.count("records")
    except Exception as error:  # whatever rises here is what we look for
        what = f"{type(error).__name__} {str(error)[:300]}"
        found.failures.append(f"{name}, ply {len(walk.numbers)}: {what}")


class Walk:
    """One game on its way."""

    def __init__(self, game: Game, rng: Rng, counts: Counter[tuple[str, str]]) -> None:
        """Begin with the deal."""
        self.game = game
        self.rng = rng
        self.counts = counts
        self.state = game.state.clone()
        self.numbers: list[int] = []
        self.wild: list[Move] = []
        self.conserved = CONSERVED.get(game.title.key)
        self.dealt = self.conserved and self.conserved(game.position())

    def count(self, what: str) -> None:
        """Note that something was looked at."""
        self.counts[what, self.game.title.key] += 1

    def to_the_end(self) -> None:
        """Move until the game is over."""
        values = law.totals(self.game, self.state)
        while not self.state.is_over():
            assert len(self.numbers) < self.game.title.most_plies
            if self.rng.below(LOOKED_AT) == 0:
                self.look()
            ledger, number = Ledger(), int(self.state.random_move(self.rng))
            self.state.apply(number, ledger)
            self.numbers.append(number)
            after = law.totals(self.game, self.state)
            law.adds_up(values, ledger, after, int(self.state.tracks()))
            values = after
            self.count("moves")
            if len(self.numbers) % CONSERVED_EVERY == 0:
                self.weigh()
        self.weigh()
        assert self.state.legal() == []
        self.count("games")

    def weigh(self) -> None:
        """See that nothing was made or lost."""
        if self.conserved is not None:
            position = self.game.title.position.write(self.game.options, self.state)
            assert self.conserved(position) == self.dealt
            self.count("conserved")

    def look(self) -> None:
        """Look closely at the position."""
        here = Game(self.game.title, self.game.options, self.state.clone())
        numbers = here.state.legal()
        assert numbers
        law.clone_is_independent(here.state, self.rng, MOST_PLAYED)
        law.mover_sees_enough(here)
        law.imagined_looks_the_same(here, [self.rng.below(1 << 20)])
        law.position_comes_back(here)
        some = numbers[:: 1 + len(numbers) // MOST_MOVES]
        law.moves_come_back(here, some)
        law.refusals_agree(here, self.wild)
        named = [here.title.moves.name(here.state, number) for number in some]
        self.wild = (named[::4] + self.wild)[:MOST_WILD]
        self.count("positions looked at closely")


def record(game: Game, numbers: Sequence[int]) -> None:
    """Play a game again by name, write it down and read it."""
    for number in numbers:
        game.push(game.title.moves.name(game.state, number))
    law.record_comes_back(game)


def main(words: Sequence[str] | None = None) -> int:
    """Read what is asked, play, report."""
    parser = arguments("Make random moves and look whether everything holds.", "invariants")
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(words)
    began = time.monotonic()
    found = search(
        work, asked.seed, asked.jobs, asked.minutes, lambda all_: all_.total("moves") >= asked.moves
    )
    return report(figures("invariants", asked.seed, found, "violations", began), asked.json)


if __name__ == "__main__":
    sys.exit(main())
