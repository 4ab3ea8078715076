"""Ratings: Bradley-Terry strengths on the Elo scale, with intervals that hold at 10 : 0 as well."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

ELO: Final = 400.0 / math.log(10.0)
ROUNDS: Final = 200  # of the fixed-point iteration
DRAWN: Final = 4000  # strengths that agree with the games
SETTLING: Final = 200  # the first of them, which still depend on where we began
LEVEL: Final = 0.95
Z: Final = 1.96  # of the normal distribution at that level


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game as ratings see it: who sat where, and in which place each seat ended."""

    group: int  # games of one deal belong together
    bots: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength: Elo points around 0, an interval, and the share of its duels it won."""

    bot: str
    elo: float
    low: float
    high: float
    duels: int
    share: float


def ratings(games: Sequence[GameResult], seed: int = 0) -> list[Rating]:
    """Rate every bot that met another, strongest first."""
    names = sorted({bot for game in games for bot in game.bots})
    won = duels(games, names)
    met = [sum(won[i]) + sum(row[i] for row in won) for i in range(len(names))]
    weighed = encounters(games, names)
    elo = fit(weighed)
    drawn = strengths(weighed, Random(seed))
    found = []
    for i, name in enumerate(names):
        share = sum(won[i]) / met[i] if met[i] else 0.5
        low, high = quantiles([sample[i] for sample in drawn], elo[i])
        found.append(Rating(name, elo[i], low, high, round(met[i]), share))
    return sorted(found, key=lambda rating: -rating.elo)


def duels(games: Sequence[GameResult], names: Sequence[str]) -> list[list[float]]:
    """Count how often each bot ended before each other; a shared place is half a win for both."""
    at = {name: i for i, name in enumerate(names)}
    won = [[0.0] * len(names) for _ in names]
    for game in games:
        for (bot, rival), points in points_of(game).items():
            won[at[bot]][at[rival]] += sum(points)
    return won


def encounters(games: Sequence[GameResult], names: Sequence[str]) -> list[list[float]]:
    """Count each game once for two bots, however often they met in it.

    Four seats make four duels of two bots, but one deal and one game: counted as four, they would
    claim a certainty that is not there.
    """
    at = {name: i for i, name in enumerate(names)}
    won = [[0.0] * len(names) for _ in names]
    for game in games:
        for (bot, rival), points in points_of(game).items():
            won[at[bot]][at[rival]] += sum(points) / len(points)
    return won


def points_of(game: GameResult) -> dict[tuple[str, str], list[float]]:
    """The points of each bot in its duels with each other one in a game."""
    found: dict[tuple[str, str], list[float]] = {}
    for seat, bot in enumerate(game.bots):
        for other, rival in enumerate(game.bots):
            if bot != rival:
                points = found.setdefault((bot, rival), [])
                points.append(point(game.places[seat], game.places[other]))
    return found


def point(place: int, other: int) -> float:
    """Give 1 for the better place, a half for the same, 0 for the worse."""
    return 1.0 if place < other else 0.5 if place == other else 0.0


# Before the first game a bot's strength follows a gamma distribution of shape 1. So between two
# bots every chance of winning is equally likely, and after w : l games it is Beta(w + 1, l + 1).


def fit(won: list[list[float]]) -> list[float]:
    """The likeliest Elo points, with mean 0: two bots differ by w + 1 : l + 1."""
    strength = [1.0] * len(won)
    for _ in range(ROUNDS):
        for i, row in enumerate(won):
            expected = 1.0
            for j in range(len(won)):
                if j != i:
                    expected += (row[j] + won[j][i]) / (strength[i] + strength[j])
            strength[i] = (sum(row) + 1.0) / expected
        whole = sum(strength)
        strength = [value * len(won) / whole for value in strength]
    return centre(strength)


def strengths(won: list[list[float]], random: Random) -> list[list[float]]:
    """Draw Elo points as likely as the games make them (Caron and Doucet's sampler, 2012)."""
    count = len(won)
    strength = [1.0] * count
    found = []
    for _ in range(SETTLING + DRAWN if any(map(sum, won)) else 0):
        rate = [1.0] * count
        for i in range(count):
            for j in range(i):
                if met := won[i][j] + won[j][i]:
                    waited = random.gammavariate(met, 1.0 / (strength[i] + strength[j]))
                    rate[i] += waited
                    rate[j] += waited
        # Never quite nothing: its logarithm is taken.
        strength = [
            max(random.gammavariate(sum(row) + 1.0, 1.0 / rate[i]), 1e-300)
            for i, row in enumerate(won)
        ]
        found.append(centre(strength))
    return found[SETTLING:]


def centre(strength: Sequence[float]) -> list[float]:
    """Give strengths as Elo points with mean 0."""
    logs = [math.log(value) for value in strength]
    mean = sum(logs) / len(logs) if logs else 0.0
    return [ELO * (value - mean) for value in logs]


def quantiles(values: list[float], otherwise: float) -> tuple[float, float]:
    """The interval that holds most of the values."""
    if not values:
        return otherwise, otherwise
    ordered = sorted(values)
    cut = int((1 - LEVEL) / 2 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


@dataclass(frozen=True, slots=True)
class Share:
    """How two bots fared against each other: the share of duels the first won, and its interval."""

    bots: tuple[str, str]
    games: int
    duels: int
    share: float
    low: float
    high: float


def share(games: Sequence[GameResult], first: str, second: str) -> Share:
    """The share of duels the first bot won against the second."""
    met = [points_of(game).get((first, second), []) for game in games]
    points = [point for duel in met for point in duel]
    count = Counter(map(bool, met))[True]
    won = sum(points) / len(points) if points else 0.5
    low, high = wilson(won, count)  # of games, not duels: those of one game are not independent
    return Share((first, second), count, len(points), won, low, high)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many trials."""
    if count == 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    width = Z / (1 + Z * Z / count)
    width *= math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return max(0.0, middle - width), min(1.0, middle + width)
