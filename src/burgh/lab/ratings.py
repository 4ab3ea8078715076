"""Ratings: Bradley-Terry strengths on the Elo scale, with intervals from resampled games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from burgh.core.rng import Rng

ELO: Final = 400.0 / math.log(10.0)
ROUNDS: Final = 200  # of the fixed-point iteration
RESAMPLED: Final = 200
LEVEL: Final = 0.95


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as ratings see it: who sat where, and in which place each seat ended."""

    group: int  # games of one seed belong together and are resampled together
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


def ratings(games: Sequence[Played], seed: int = 0) -> list[Rating]:
    """Rate every bot that met another, strongest first."""
    names = sorted({bot for game in games for bot in game.bots})
    won = duels(games, names)
    elo = fit(won)
    spread = resampled(games, names, seed)
    found = []
    for i, name in enumerate(names):
        count = sum(won[i]) + sum(row[i] for row in won)
        share = sum(won[i]) / count if count else 0.5
        low, high = quantiles([sample[i] for sample in spread], elo[i])
        found.append(Rating(name, elo[i], low, high, round(count), share))
    return sorted(found, key=lambda rating: -rating.elo)


def duels(games: Sequence[Played], names: Sequence[str]) -> list[list[float]]:
    """Count how often each bot ended before each other; a shared place is half a win for both."""
    at = {name: i for i, name in enumerate(names)}
    won = [[0.0] * len(names) for _ in names]
    for game in games:
        for seat, bot in enumerate(game.bots):
            for other, rival in enumerate(game.bots):
                if bot != rival:
                    won[at[bot]][at[rival]] += point(game.places[seat], game.places[other])
    return won


def point(place: int, other: int) -> float:
    """Give 1 for the better place, a half for the same, 0 for the worse."""
    return 1.0 if place < other else 0.5 if place == other else 0.0


def fit(won: list[list[float]]) -> list[float]:
    """Give Elo points with mean 0; one imagined draw with an average bot keeps them finite."""
    strength = [1.0] * len(won)
    for _ in range(ROUNDS):
        for i, row in enumerate(won):
            wins, expected = sum(row) + 0.5, 1.0 / (strength[i] + 1.0)
            for j in range(len(won)):
                if j != i:
                    expected += (row[j] + won[j][i]) / (strength[i] + strength[j])
            strength[i] = wins / expected
    logs = [math.log(s) for s in strength]
    mean = sum(logs) / len(logs) if logs else 0.0
    return [ELO * (value - mean) for value in logs]


def resampled(games: Sequence[Played], names: Sequence[str], seed: int) -> list[list[float]]:
    """Fit again and again to groups of games drawn with replacement."""
    groups: dict[int, list[Played]] = {}
    for game in games:
        groups.setdefault(game.group, []).append(game)
    packets = list(groups.values())
    rng = Rng(seed)
    found = []
    for _ in range(RESAMPLED if packets else 0):
        drawn = [packets[rng.below(len(packets))] for _ in packets]
        found.append(fit(duels([game for packet in drawn for game in packet], names)))
    return found


def quantiles(values: list[float], otherwise: float) -> tuple[float, float]:
    """Give the interval that holds most of the values."""
    if not values:
        return otherwise, otherwise
    ordered = sorted(values)
    cut = int((1 - LEVEL) / 2 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def wilson(share: float, count: int) -> tuple[float, float]:
    """Give the 95 % interval of a share seen in so many trials."""
    if count == 0:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    width = z / (1 + z * z / count)
    width *= math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - width), min(1.0, middle + width)
