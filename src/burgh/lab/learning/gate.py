"""The gate: a net replaces the last that has passed only if the arena finds it better.

Both play by one look, each set of options on deals of its own that nobody has learned from. With
rivals the arena's test of results in pairs decides, alone the mean gain on equal deals: of points,
or of games won where there is an aim.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final, Literal

import burgh
from burgh.lab import contest
from burgh.lab.arena import Result, Standing
from burgh.lab.contest import Contest
from burgh.lab.entrants import Entrants
from burgh.lab.learning.netbot import NetBot
from burgh.lab.learning.recording import DEALS_OF_A_GENERATION, DEALS_OF_A_SEED, aim_of
from burgh.lab.ratings import Z

FIRST_DEAL: Final = 10**15  # deals of the gate begin here; those that are learned from end before
BOTS: Final = ("candidate", "incumbent")
FEWEST: Final = 2  # deals before a mean gain says anything

Found = Literal["better", "worse", "open"]


@dataclass(frozen=True)
class Trial:
    """How a candidate fared in games with one set of options: duels won, and points gained."""

    games: int
    found: Found
    share: float
    low: float
    high: float
    candidate: float  # mean points
    incumbent: float


@dataclass(frozen=True)
class Pair:
    """Two nets that meet, as files; no file is the outlook."""

    candidate: str
    incumbent: str | None

    def entrants(self) -> Entrants:
        """Both as bots of an arena."""
        files = (self.candidate, self.incumbent)
        makers = {name: partial(NetBot, file=file) for name, file in zip(BOTS, files, strict=True)}
        return Entrants(BOTS, makers)


def first_deal(seed: int, generation: int) -> int:
    """The first deal of the gate of a generation."""
    return FIRST_DEAL + seed * DEALS_OF_A_SEED + generation * DEALS_OF_A_GENERATION


def meeting(title: str, options: dict[str, Any], pair: Pair, games: int, seed: int) -> Contest:
    """What is played with one set of options."""
    return Contest(title, options, pair.entrants(), games, seed)


def trial(
    asked: Contest, file: Path, jobs: int, ray: str | None, tell: Callable[[int, int], object]
) -> Trial:
    """Let two nets meet until it is clear which is better, or all games are played."""
    with contest.opened(asked, file) as run:
        with contextlib.closing(run.play(jobs, ray, until_sure=True)) as played:
            for _ in played:
                tell(run.done, run.total)
        return judged(run.standing, has_aim(asked.title, dict(asked.options)))


def has_aim(title: str, options: dict[str, Any]) -> bool:
    """Whether games with these options are won by reaching an aim."""
    return aim_of(burgh.new(title, seed=FIRST_DEAL, **options).state) != 0


def judged(standing: Standing, by_wins: bool = False) -> Trial:
    """What the games of a set of options say."""
    (share,) = standing.shares()
    candidate, incumbent = (mean(standing.scores(bot)) for bot in BOTS)
    if standing.competing:
        sure = standing.verdict() == "stronger"
        found: Found = "better" if sure else "worse" if share.high < 0.5 else "open"
    else:
        found = by_gain(gains(standing.results, by_wins))
    points = (round(candidate, 2), round(incumbent, 2))
    shares = (round(share.share, 4), round(share.low, 4), round(share.high, 4))
    return Trial(len(standing.results), found, *shares, *points)


def mean(scores: Sequence[int]) -> float:
    """The mean of some points."""
    return sum(scores) / len(scores)


def gains(results: Sequence[Result], by_wins: bool) -> list[int]:
    """How many points, or wins, more the candidate made than the incumbent, deal by deal."""
    made: dict[int, dict[str | None, int]] = {}
    for result in results:
        seat, bot = next((seat, bot) for seat, bot in enumerate(result.row.bots) if bot)
        won = int(result.row.places[seat] == 1)
        made.setdefault(result.group, {})[bot] = won if by_wins else result.row.scores[seat]
    first, second = BOTS
    return [pair[first] - pair[second] for pair in made.values() if len(pair) == len(BOTS)]


def by_gain(found: Sequence[int]) -> Found:
    """Whether the mean gain is clear at 95 %."""
    count = len(found)
    if count < FEWEST:
        return "open"
    middle = mean(found)
    spread = sum((each - middle) ** 2 for each in found) / (count - 1)
    margin = Z * sqrt(spread / count)
    return "better" if middle - margin > 0 else "worse" if middle + margin < 0 else "open"


def is_accepted(trials: Sequence[Trial]) -> bool:
    """A net is accepted that is better in some games and worse in none; untried it always is."""
    found = [trial.found for trial in trials]
    return not found or ("better" in found and "worse" not in found)
