#!/usr/bin/env python3
"""Look for better weights of a title's outlook by paired games against the weights in use.

    .venv/bin/python tools/tune.py suburbia --bot greedy --games 400 --rounds 3 --out FILE

Coordinate search: each weight in turn is tried some steps up and down. Every try plays the same
deals, each from both seats, against the weights the search began with; a try that wins clearly more
often than the best so far is kept. What was tried, and what came of it, is written to a JSON file.
"""

from __future__ import annotations

import argparse
import importlib
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import burgh
from burgh.bots import NamedBot, make
from burgh.bots.match import play
from burgh.core.game import View
from burgh.core.moves import Move
from burgh.lab.ratings import wilson

Weights = dict[str, int]
AT_ONCE = 20


class Weighted:
    """A bot that sees a position with weights of its own."""

    def __init__(self, title: str, bot: NamedBot, weights: Weights) -> None:
        """Take a bot and what its outlook shall count."""
        self.name = bot.name
        self._room = room(title)
        self._bot = bot
        self._weights = weights

    def choose(self, view: View) -> Move:
        """Set the weights, then choose: at a table the bots think one after the other."""
        for name, value in self._weights.items():
            setattr(self._room, name, value)
        return self._bot.choose(view)


def room(title: str) -> Any:
    """Give the weights in use for a title."""
    return importlib.import_module(f"burgh.games.{title}.engine.outlook").WEIGHTS


def weights_of(title: str) -> Weights:
    """Give the weights a title has, by name."""
    found = room(title)
    return {name: getattr(found, name) for name in sorted(dir(found)) if is_weight(found, name)}


def is_weight(found: object, name: str) -> bool:
    """Say whether an attribute is a weight."""
    return not name.startswith("_") and isinstance(getattr(found, name), int)


def meet(task: tuple[str, dict[str, Any], str, Weights, Weights, int]) -> list[float]:
    """Play one deal from every seat and give what the tried weights made of it."""
    key, given, spec, tried, other, seed = task
    title = burgh.title(key)
    options = title.options.read(given)
    seats = int(title.deal(options, burgh.core.rng.Rng(0)).seats())
    points = []
    for place in range(seats):
        bots = [
            Weighted(key, make(spec, seed=64 * seed + seat), tried if seat == place else other)
            for seat in range(seats)
        ]
        outcome = play(title, options, bots, seed).outcome()
        assert outcome is not None
        won = place in outcome.winners
        points.append(1.0 / len(outcome.winners) if won else 0.0)
    return points


class Tuning:
    """A search for better weights, and everything it has tried."""

    def __init__(self, asked: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        """Begin with the weights in use."""
        self.asked = asked
        self.pool = pool
        self.given = dict(part.split("=", 1) for part in asked.option)
        self.first = weights_of(asked.title)
        self.best = dict(self.first)
        self.share = 0.5
        self.tried: list[dict[str, Any]] = []

    def measure(self, weights: Weights, games: int) -> float:
        """Give the share of games some weights win against the first ones."""
        asked = self.asked
        tasks = [
            (asked.title, self.given, asked.bot, weights, self.first, asked.seed + deal)
            for deal in range(games // 2)
        ]
        points = [p for deal in self.pool.map(meet, tasks, chunksize=AT_ONCE) for p in deal]
        share = sum(points) / len(points)
        low, high = wilson(share, len(points))
        changed = {name: value for name, value in weights.items() if value != self.first[name]}
        row = {"weights": changed, "games": len(points), "share": share, "low": low, "high": high}
        self.tried.append(row)
        self.keep()
        print(f"{share:.1%} ({low:.1%} … {high:.1%}) {changed}", flush=True)
        return share

    def steps(self, name: str, number: int) -> Iterator[int]:
        """Give the values to try for a weight: wide steps first, smaller ones in later rounds."""
        value = self.best[name]
        for factor in (1.6, 0.6) if number == 0 else (1.25, 0.8):
            tried = round(value * factor)
            step = 1 if factor > 1 else -1
            yield tried if tried != value else value + (step if value else 20 * step)

    def go(self) -> None:
        """Try every weight in every round; keep what wins more than chance would."""
        for number in range(self.asked.rounds):
            for name in self.first:
                if self.asked.only and name not in self.asked.only.split(","):
                    continue
                for value in self.steps(name, number):
                    tried = {**self.best, name: value}
                    share = self.measure(tried, self.asked.games)
                    if share > self.share + self.asked.margin:
                        self.best, self.share = tried, share
                        break
            print("best so far", self.best, f"{self.share:.1%}", flush=True)
        self.keep()

    def keep(self) -> None:
        """Keep the account in a file."""
        asked = self.asked
        account = {
            "title": asked.title,
            "options": self.given,
            "bot": asked.bot,
            "seed": asked.seed,
            "first": self.first,
            "best": self.best,
            "share": self.share,
            "tried": self.tried,
        }
        if asked.out:
            asked.out.write_text(json.dumps(account, indent=1) + "\n", "utf-8")


def main() -> None:
    """Read the command line and tune."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title", choices=tuple(burgh.titles()))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--margin", type=float, default=0.01)
    parser.add_argument("--only", help="weights to try, with commas between")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE of the title")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        Tuning(asked, pool).go()


if __name__ == "__main__":
    main()
