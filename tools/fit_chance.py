"""Fit the chance of winning a game of Cities: Skylines to what becomes of greedy games.

    python tools/fit_chance.py [--games 1200] [--first 20000] [--ridge 30]

Plays games for two in all scenarios, greedily but for a few misjudged moves, so that positions
beside the usual way are met as well. Every turn of the last two milestones is an observation. The
weights that make the outcomes most likely (logistic regression with a ridge) are printed as they
stand in [chance] of src/burgh/games/skylines/outlook.toml, after their loss on deals that were kept
apart. Use the compiled engine: some minutes.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import cast

import burgh
from burgh.bots.search.greedy import best_move
from burgh.core.rng import Rng
from burgh.games.skylines.engine.chance import FORESEEN, NAMES, features
from burgh.games.skylines.engine.outlook import milestones_left
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import TURN

SCENARIOS = ("intro", "scenario-1", "scenario-2", "scenario-4", "scenario-5")
MISJUDGED = (0.0, 0.1, 0.25)  # how often, from game to game
ERROR = 300
APART = 5  # every fifth deal is kept to test the fit
ROUNDS = 12

Row = tuple[list[float], float]


def play(scenario: str, seed: int) -> tuple[list[tuple[int, list[float]]], bool]:
    """Play a game; give the features of its late turns, by milestones left, and if it was won."""
    state = burgh.new("skylines", seed=seed, scenario=scenario).state
    table = cast(Skylines, state)
    rng, chance = Rng(seed), random.Random(seed)
    often = chance.choice(MISJUDGED)
    met: list[tuple[int, list[float]]] = []
    while not state.is_over():
        left = int(milestones_left(table))
        if state.phase() == TURN and left <= FORESEEN:
            met.append((left, list(features(table))))
        error = ERROR if chance.random() < often else 0
        state.apply(best_move(state.view(state.decider()), rng, error))
    return met, int(state.outlook(0)) >= int(state.aim())


def likely(row: list[float], weights: list[float]) -> float:
    """Give the chance that a row of weights tells."""
    total = sum(value * weight for value, weight in zip(row, weights, strict=True))
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, total))))


def fit(rows: list[Row], ridge: float) -> list[float]:
    """Give the likeliest weights by Newton's steps; all but the constant are held small."""
    size = len(NAMES)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [ridge * weights[i] if i else 0.0 for i in range(size)]
        curve = [[ridge if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won in rows:
            told = likely(row, weights)
            for i, value in enumerate(row):
                slope[i] += (told - won) * value
                bent = told * (1 - told) * value
                line = curve[i]
                for j in range(i + 1):
                    line[j] += bent * row[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [w - step for w, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(lines: list[list[float]], wanted: list[float]) -> list[float]:
    """Solve linear equations."""
    rows = [[*line, value] for line, value in zip(lines, wanted, strict=True)]
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(size):
            if k != i:
                factor = rows[k][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] for row in rows]


def loss(rows: list[Row], weights: list[float]) -> float:
    """Give the mean surprise of outcomes, in nats."""
    found = 0.0
    for row, won in rows:
        told = likely(row, weights)
        found -= math.log(max(1e-9, told if won else 1 - told))
    return found / max(1, len(rows))


def main() -> None:
    """Read the command line, play, fit, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--first", type=int, default=20000, help="the first seed")
    parser.add_argument("--ridge", type=float, default=30.0)
    chosen = parser.parse_args()
    kept: dict[tuple[int, bool], list[Row]] = {}
    for number in range(chosen.games):
        seed = chosen.first + number // len(SCENARIOS)
        met, won = play(SCENARIOS[number % len(SCENARIOS)], seed)
        for left, row in met:
            kept.setdefault((left, seed % APART == 0), []).append((row, float(won)))
    fitted: list[list[float]] = []
    for left in range(1, int(FORESEEN) + 1):
        learned, tested = kept.get((left, False), []), kept.get((left, True), [])
        weights = fit(learned, chosen.ridge)
        print(f"{left} left: {len(learned)} turns, loss on others {loss(tested, weights):.3f}")
        fitted.append([round(weight, 2) for weight in weights])
    for name, row in zip(NAMES, zip(*fitted, strict=True), strict=True):
        print(f"{name} = {list(row)}")


if __name__ == "__main__":
    main()
