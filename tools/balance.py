"""Play greedy games of Cities: Skylines and print how hard each scenario is.

    python tools/balance.py [--games 60] [--first 5000] [--scenario intro ...]

The table of docs/balance.md comes from here. Use the compiled engine: without it a game takes
seconds instead of a tenth of one.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import burgh
from burgh.bots.search.greedy import best_move
from burgh.core.rng import Rng

WIN_FROM = 21
TABLES: dict[str, dict[str, Any]] = {
    "intro": {"scenario": "intro"},
    "scenario 1": {"scenario": "scenario-1"},
    "scenario 2": {"scenario": "scenario-2"},
    "scenario 3": {"scenario": "scenario-3"},
    "scenario 4": {"scenario": "scenario-4"},
    "scenario 5 beginner": {"scenario": "scenario-5", "difficulty": "beginner"},
    "scenario 5 advanced": {"scenario": "scenario-5", "difficulty": "advanced"},
    "scenario 5 expert": {"scenario": "scenario-5", "difficulty": "expert"},
    "scenario 4, 1 player": {"scenario": "scenario-4", "players": 1},
    "scenario 4, 3 players": {"scenario": "scenario-4", "players": 3},
    "scenario 4, 4 players": {"scenario": "scenario-4", "players": 4},
}


@dataclass
class Tally:
    """What came of many games of one kind."""

    games: int = 0
    scores: list[int] = field(default_factory=list)
    losses: Counter[str] = field(default_factory=Counter)
    tiles: int = 0

    def add(self, game: burgh.Game) -> None:
        """Count one game that is over."""
        outcome = game.outcome()
        assert outcome is not None
        self.games += 1
        self.tiles += len(game.position()["tiles"])
        if outcome.facts["result"] == "lost":
            self.losses[outcome.reason] += 1
        else:
            self.scores.append(outcome.scores[0])

    def row(self, name: str) -> str:
        """Write one line of the table."""
        scores = sorted(self.scores)
        wins = sum(score >= WIN_FROM for score in scores) / self.games
        parts = [f"{len(scores) / self.games:.0%}", share(scores, 0.1), middle(scores)]
        parts += [share(scores, 0.9), f"{wins:.0%}", f"{self.tiles / self.games:.0f}"]
        lost = ", ".join(f"{reason} {count}" for reason, count in self.losses.most_common())
        return f"| {name} | {' | '.join(parts)} | {lost or '–'} |"


def share(scores: list[int], part: float) -> str:
    """Give the score below which that part of the games lies."""
    return str(scores[min(len(scores) - 1, int(part * len(scores)))]) if scores else "–"


def middle(scores: list[int]) -> str:
    """Give the median."""
    return f"{median(scores):.0f}" if scores else "–"


def play(seed: int, options: dict[str, Any]) -> burgh.Game:
    """Play one greedy game; roles are dealt at random."""
    roles = {} if options["scenario"] in ("intro", "scenario-1") else {"roles": "random"}
    game = burgh.new("skylines", seed=seed, **roles, **options)
    rng = Rng(seed)
    while not game.is_over:
        number = int(best_move(game.view(game.turn).state, rng))
        game.push(game.title.moves.name(game.state, number))
    return game


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description="how hard the scenarios are for a greedy player")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=5000, help="the first seed")
    parser.add_argument("--scenario", nargs="*", choices=list(TABLES), default=list(TABLES))
    chosen = parser.parse_args()
    print("| Table | finished | p10 | median | p90 | wins | tiles | losses |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name in chosen.scenario:
        tally = Tally()
        for seed in range(chosen.first, chosen.first + chosen.games):
            tally.add(play(seed, TABLES[name]))
        print(tally.row(name), flush=True)


if __name__ == "__main__":
    main()
