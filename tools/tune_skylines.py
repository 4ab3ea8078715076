"""Search for better weights of the Skylines outlook by playing greedy games with many settings.

    python tools/tune_skylines.py [--minutes 30] [--games 160] [--out docs/results/...json]

Cross-entropy search: each round tries the present weights and variations of all of them on the
same deals, and moves towards the best of them. The file is written after every round and read
again at the start, so that a search can go on. What it finds is written into [outlook] of
src/burgh/games/skylines/outlook.toml by hand. Use the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from pathlib import Path

import burgh
from burgh.bots.search.greedy import best_move
from burgh.core.rng import Rng
from burgh.games.skylines.engine.outlook import WEIGHTS
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import is_lost

Setting = dict[str, float]
SCENARIOS = ("intro", "scenario-1", "scenario-2", "scenario-3", *["scenario-4"] * 3, "scenario-5")
PLAYERS = (2, 2, 2, 1, 2, 3, 2, 4)
TRIED, KEPT = 14, 4
NARROWEST = 0.06


def names() -> list[str]:
    """Give the names of all weights."""
    return sorted(name for name in dir(WEIGHTS) if not name.startswith("_"))


def play(scenario: str, players: int, seed: int) -> float:
    """Play one greedy game: nearly 1 for one clearly won, less than 0 for one lost."""
    roles = {} if scenario in ("intro", "scenario-1") else {"roles": "random"}
    state = burgh.new("skylines", seed=seed, scenario=scenario, players=players, **roles).state
    rng = Rng(seed)
    while not state.is_over():
        state.apply(best_move(state.view(state.decider()), rng))
    assert isinstance(state, Skylines)
    if is_lost(state.result):
        return -0.1
    score = int(state.score(0))
    return 1 / (1 + math.exp(-(score - int(state.rules.win_from)) / 6)) + score / 400


def rate(setting: Setting, seeds: list[int]) -> float:
    """Give the mean of games over the scenarios and numbers of players."""
    for name, value in setting.items():
        setattr(WEIGHTS, name, max(0, round(value)))
    total = 0.0
    for i, seed in enumerate(seeds):
        total += play(SCENARIOS[i % 8], PLAYERS[i // 8 % 8], seed)
    return total / len(seeds)


def varied(mean: Setting, spread: Setting, rng: random.Random) -> Setting:
    """Give a variation of all weights."""
    return {n: max(0.0, v * math.exp(rng.gauss(0, spread[n]))) for n, v in mean.items()}


def moved(mean: Setting, spread: Setting, best: list[Setting]) -> None:
    """Move half way towards the best settings, and search as widely as they differ."""
    for name in mean:
        logs = [math.log(max(0.3, setting[name])) for setting in best]
        middle = sum(logs) / len(logs)
        apart = math.sqrt(sum((x - middle) ** 2 for x in logs) / len(logs))
        mean[name] = math.exp((math.log(max(0.3, mean[name])) + middle) / 2)
        spread[name] = max(NARROWEST, 0.7 * spread[name] + 0.3 * min(0.5, apart))


def main() -> None:
    """Read the command line, search, write."""
    parser = argparse.ArgumentParser(description="better weights for the Skylines outlook")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/results/skylines-weights.json"))
    chosen = parser.parse_args()
    mean: Setting = {name: float(getattr(WEIGHTS, name)) for name in names()}
    if chosen.out.exists():
        mean.update(json.loads(chosen.out.read_text())["weights"])
    spread = dict.fromkeys(mean, 0.22)
    rng = random.Random(chosen.seed)
    stop = time.monotonic() + 60 * chosen.minutes
    while time.monotonic() < stop:
        seeds = [rng.randrange(10**9) for _ in range(chosen.games)]
        settings = [mean, *(varied(mean, spread, rng) for _ in range(TRIED - 1))]
        rated = [(rate(setting, seeds), setting) for setting in settings]
        base = rated[0][0]
        rated.sort(key=lambda pair: -pair[0])
        print(f"base {base:.3f}  best {rated[0][0]:.3f}", flush=True)
        moved(mean, spread, [setting for _, setting in rated[:KEPT]])
        rounded = {name: round(value) for name, value in mean.items()}
        chosen.out.write_text(json.dumps({"rated": base, "weights": rounded}, indent=1) + "\n")


if __name__ == "__main__":
    main()
