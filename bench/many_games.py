"""Random games of every title, number of players and option, in as many processes as asked for."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any, Final

import burgh
from bench.figures import Figures, headed
from burgh.core.game import Game
from burgh.core.malformed import Malformed
from burgh.core.rng import Rng
from burgh.core.title import AnyTitle
from tests.every_title.tables import samples_of

BATCH: Final = 8  # games a process is given at once
MOST_TOLD: Final = 20  # failures that a report describes


@dataclass
class Found:
    """What was found in some games: counts by title, and what went wrong, in words."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)  # (what, title)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Take in what others found."""
        self.counts += other.counts
        self.failures += other.failures

    def total(self, what: str) -> int:
        """Count something over all titles."""
        return sum(number for (name, _), number in self.counts.items() if name == what)


def random_options(title: AnyTitle, rng: random.Random) -> Mapping[str, Any]:
    """Choose how many play and by which rules; sometimes as a sample has it, packs and all."""
    samples = [options for _, options in samples_of(title.key)]
    if rng.random() < 0.25:
        return rng.choice(samples)
    for _ in range(50):
        chosen: dict[str, Any] = {"players": rng.choice(list(title.seats))}
        for choice in title.options.choices():
            if rng.random() < 0.4:
                chosen[choice.name] = rng.choice(choice.values or (True, False))
                chosen |= {name: rng.choice(some) for name, some in choice.only_with.items()}
        try:
            title.options.read(chosen)
        except Malformed:
            continue  # these do not go together
        return chosen
    return rng.choice(samples)


def game_of(seed: int, index: int) -> tuple[Game, Rng, str]:
    """Deal the game of a number; gives what chooses its moves, and how to deal it again."""
    keys = schedule()
    key = keys[index % len(keys)]
    rng = random.Random(f"{seed} {index}")
    options = random_options(burgh.title(key), rng)
    game = burgh.new(key, seed=index, **options)
    return game, Rng(rng.getrandbits(40)), f"{key} {dict(options)}, seed {seed}, game {index}"


@cache
def schedule() -> tuple[str, ...]:
    """Give the titles in turn, those with short games more often, so that moves are shared out."""
    plies = {key: length(burgh.new(key, seed=1)) for key in burgh.titles()}
    most = max(plies.values())
    turns = {key: max(1, round(most / plies[key])) for key in plies}
    return tuple(key for turn in range(max(turns.values())) for key in turns if turn < turns[key])


def length(game: Game) -> int:
    """Count the moves of a random game."""
    state, rng = game.state.clone(), Rng(1)
    for ply in range(game.title.most_plies):
        if state.is_over():
            return ply
        state.apply(state.random_move(rng))
    return game.title.most_plies


Work = Callable[[int, range], Found]


def search(
    work: Work, seed: int, jobs: int, minutes: float, is_enough: Callable[[Found], bool]
) -> Found:
    """Go through games until it is enough or the time is over; games are numbered from 0."""
    found, until = Found(), time.monotonic() + (minutes * 60 or 1e9)
    starts = count(0, BATCH)

    def batch() -> range:
        first = next(starts)
        return range(first, first + BATCH)

    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(work, seed, batch()) for _ in range(2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                found.add(each.result())
            if time.monotonic() < until and not is_enough(found):
                running |= {pool.submit(work, seed, batch()) for _ in done}
            elif running:
                running = {each for each in running if not each.cancel()}
    return found


def figures(command: str, seed: int, found: Found, wrong: str, began: float) -> Figures:
    """Give what was found by title; `wrong` names what a failure is."""
    names = sorted({name for name, _ in found.counts})
    by_title = {key: {name: found.counts[name, key] for name in names} for key in burgh.titles()}
    totals: dict[str, Any] = {name: found.total(name) for name in names}
    told = dict.fromkeys(found.failures[:MOST_TOLD], 1)
    minutes = round((time.monotonic() - began) / 60, 1)
    heart = {**totals, "minutes": minutes, "by_title": by_title}
    heart |= {"wrong": {wrong: len(found.failures)}, "wrong_in_words": told}
    return headed(command, seed, heart)
