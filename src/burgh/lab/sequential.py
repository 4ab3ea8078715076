"""When to stop: a sequential test of two strengths on the results of paired games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from burgh.lab.ratings import GameResult, point

RISK: Final = 0.05  # of either wrong answer
FEWEST: Final = 8  # pairs before the spread of the results is believed

Verdict = Literal["stronger", "not stronger"]


@dataclass(frozen=True, slots=True)
class Test:
    """Is the first bot stronger by `high` Elo, rather than by `low` only?"""

    low: float = 0.0
    high: float = 40.0

    def verdict(self, games: Sequence[GameResult], first: str, second: str) -> Verdict | None:
        """The answer once the evidence is strong enough; nothing before."""
        ratio = self.evidence(pair_scores(games, first, second))
        bound = math.log((1 - RISK) / RISK)
        if ratio >= bound:
            return "stronger"
        return "not stronger" if ratio <= -bound else None

    def evidence(self, results: Sequence[float]) -> float:
        """The log-likelihood ratio of the two strengths, results taken as normal."""
        n = len(results)
        if n < FEWEST:
            return 0.0
        mean = sum(results) / n
        spread = sum((r - mean) ** 2 for r in results) / n
        if spread < 1e-9:
            spread = 0.25 / n  # all alike: as if one of them had been different
        weak, strong = expected_score(self.low), expected_score(self.high)
        return n * (strong - weak) * (2 * mean - weak - strong) / (2 * spread)


def expected_score(elo: float) -> float:
    """The share of points a lead in Elo brings."""
    return 1.0 / (1.0 + math.pow(10.0, -elo / 400.0))


def pair_scores(games: Sequence[GameResult], first: str, second: str) -> list[float]:
    """The first bot's mean result against the second in each group of paired games."""
    groups: dict[int, list[float]] = {}
    for game in games:
        for seat, bot in enumerate(game.bots):
            for other, rival in enumerate(game.bots):
                if bot == first and rival == second:
                    result = point(game.places[seat], game.places[other])
                    groups.setdefault(game.group, []).append(result)
    return [sum(results) / len(results) for results in groups.values()]
