"""The scale of a title, measured: games of all its levels, and what they looked like.

Neighbouring levels meet on equal deals with seats changed; where all play together, or one alone,
every level plays the same deals. Of each seat the losses of its decisions and its pace are kept:
`study/scale.py` compares a game of anybody's with them. Ratings are Elo points from the duels;
where nobody meets a rival, who did better on an equal deal has won it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, groupby
from statistics import fmean, pvariance
from typing import Any, Final

import msgspec

import burgh
from burgh.bots import LEVELS, levels
from burgh.bots.registry import read_spec, spec_text
from burgh.core.game import Game
from burgh.lab.arena import schedule
from burgh.lab.games import Plan, play_game, row_of
from burgh.lab.ratings import GameResult, encounters, fit
from burgh.lab.workers import run_tasks
from burgh.study.scale import BEYOND, Kind, between
from burgh.study.skill import Looked, choices_in, losses, seen_of

FIRST: Final = 1000  # the rating of level 1
CLOSEST: Final = 20  # two levels are never told to be nearer than this
ENOUGH: Final = 8  # seats from which a level's own spread counts as much as that of all
LITTLE: Final = 1e-6
LEVEL: Final = range(1, LEVELS + 1)


@dataclass(frozen=True)
class Task:
    """A game to be played and looked at; games of one deal and table are of one group."""

    group: int
    plan: Plan
    seed: int
    cap: float


@dataclass(frozen=True)
class Sample:
    """What one game says of a level: how many decisions, their mean loss and scatter, its end."""

    decisions: int
    loss: float
    scatter: float  # the variance of its decisions
    pace: float
    points: int


@dataclass(frozen=True)
class Look:
    """A game that was looked at: by seat who sat there, what they did, points and place."""

    group: int
    seed: int
    bots: tuple[str | None, ...]
    samples: tuple[Sample | None, ...]
    points: tuple[int, ...]
    places: tuple[int | None, ...]


# --- playing -------------------------------------------------------------------------------------


def untimed(title: str, level: int, style: str = "") -> str:
    """The bot of a level without its clock, so that games repeat themselves."""
    key, settings = read_spec(levels(title)[level - 1])
    settings.pop("time", None)
    if style:
        settings["style"] = style
    return spec_text(key, settings)


def tasks(
    title: str, options: dict[str, Any], bots: Sequence[str], games: int, seed: int, cap: float
) -> list[Task]:
    """Plan games of some bots; each knows its bots by what they are."""
    planned = schedule(title, options, bots, games, seed)
    return [Task(meeting.group, meeting.plan, meeting.seed, cap) for meeting in planned]


def level_tasks(
    title: str, options: dict[str, Any], games: int, slow: int, seed: int, cap: float
) -> list[Task]:
    """Plan games of all levels at one kind of table; the strongest takes part in `slow` of them."""
    bots = [untimed(title, level) for level in LEVEL]
    if is_alone(title, options):
        most = tasks(title, options, bots[:-1], games, seed, cap)
        return most + tasks(title, options, bots[-1:], slow, seed, cap)
    found: list[Task] = []
    for at in range(LEVELS - 1):
        count = slow if at == LEVELS - 2 else games
        # Each pair has deals of its own, and groups of its own.
        pair = tasks(title, options, bots[at : at + 2], count, seed + at * 10_000, cap)
        found += [replace(each, group=each.seed) for each in pair]
    return found


def is_alone(title: str, options: dict[str, Any]) -> bool:
    """Whether nobody at such a table has a rival who decides."""
    found = burgh.title(title)
    return found.is_shared or len(found.deciding(found.options.read(options))) == 1


def looks(planned: Sequence[Task], jobs: int = 1) -> list[Look]:
    """Play games and look at them."""
    return [*run_tasks(look, planned, jobs)]


def look(task: Task) -> Look:
    """Play one game and look at what the decisions of each seat lost."""
    game, bots = play_game((task.plan, task.seed))
    row = row_of(task.plan, game, bots)
    found = tuple(map(partial(sample, game, task.cap), choices_in(game), row.scores))
    return Look(task.group, task.seed, row.bots, found, row.scores, row.places)


def sample(game: Game, cap: float, choices: Sequence[Looked], points: int) -> Sample | None:
    """What a game says of who sat on a seat; None if there was nothing to decide."""
    seen, lost = seen_of(game, choices, cap, points), losses(choices, cap)
    if not lost or seen.pace is None:
        return None
    return Sample(len(lost), seen.loss, pvariance(lost), seen.pace, points)


# --- ratings -------------------------------------------------------------------------------------


def duels(found: Iterable[Look], *, alone: bool) -> list[GameResult]:
    """The games as ratings see them; who has no rival meets the others on equal deals."""
    if not alone:
        return [
            GameResult(each.group, tuple(map(str, each.bots)), tuple(p or 99 for p in each.places))
            for each in found
        ]
    results: list[GameResult] = []
    ordered = sorted(found, key=lambda each: each.group)
    for group, same in groupby(ordered, key=lambda each: each.group):
        for one, other in combinations(same, 2):
            ranks = (better(one, other), better(other, one))
            results.append(GameResult(group, (str(one.bots[0]), str(other.bots[0])), ranks))
    return results


def better(one: Look, other: Look) -> int:
    """The place of a game beside another of the same deal: by whether it was won, then points."""
    mine, theirs = ((each.places[0] == 1, each.points[0]) for each in (one, other))
    return 2 if mine < theirs else 1


def elo(results: Sequence[GameResult]) -> dict[str, float]:
    """Every bot's Elo points around 0."""
    names = sorted({bot for result in results for bot in result.bots})
    return dict(zip(names, fit(encounters(results, names)), strict=True))


def level_ratings(results: Sequence[GameResult], names: Sequence[str]) -> tuple[int, ...]:
    """The ratings of levels that go by these names: the first is 1000, none is below another."""
    found = elo(results)
    rising = in_order([found[name] for name in names], [1.0] * len(names))
    ratings: list[int] = []
    for each in rising:
        rating = round(FIRST + each - rising[0])
        ratings.append(max(rating, ratings[-1] + CLOSEST) if ratings else rating)
    return tuple(ratings)


# --- what games of a level look like -------------------------------------------------------------


def kind_seen(options: dict[str, Any], found: Sequence[Look], bots: Sequence[str]) -> Kind:
    """Sum up the games of all levels at one kind of table."""
    by_level = [[*samples(found, bot)] for bot in bots]
    counts = [float(len(each)) for each in by_level]
    # Each level weighs the same here: a search loses more at one look than a bot that takes it.
    alike = [1.0] * len(bots)
    loss = [-x for x in in_order([-fmean(s.loss for s in each) for each in by_level], alike)]
    pace = in_order([fmean(s.pace for s in each) for each in by_level], counts)
    scatter = shared([fmean(s.scatter for s in each) for each in by_level], counts)
    beyond = [
        max(0.0, fmean((s.loss - mean) ** 2 - within / s.decisions for s in each))
        for each, mean, within in zip(by_level, loss, scatter, strict=True)
    ]
    spread = widened(shared(beyond, counts), counts)
    off = [
        fmean((s.pace - mean) ** 2 for s in each) for each, mean in zip(by_level, pace, strict=True)
    ]
    pace_spread = widened(shared(off, counts), counts)
    return Kind(
        options=options,
        games=tuple(map(len, by_level)),
        loss=rounded(loss),
        scatter=rounded(map(math.sqrt, scatter)),
        spread=rounded(map(math.sqrt, spread)),
        pace=rounded(pace),
        pace_spread=rounded(map(math.sqrt, pace_spread)),
        together=together(by_level, loss, pace),
        points=rounded(in_order([fmean(s.points for s in each) for each in by_level], counts)),
    )


def with_bands(kind: Kind, levels: Sequence[int], begins: Mapping[str, int]) -> Kind:
    """Rate the ranks of the rulebook: where the usual result of a rating is where a rank begins."""
    points = [value + at * LITTLE for at, value in enumerate(kind.points)]  # no two are the same
    rated = {name: between(points, levels, least) for name, least in begins.items()}
    first, last = levels[0] - BEYOND, levels[-1] + BEYOND
    told = {name: round(rating) for name, rating in rated.items() if first <= rating <= last}
    return msgspec.structs.replace(kind, bands=told)


def samples(found: Sequence[Look], bot: str) -> Iterable[Sample]:
    """What each game says of a bot that sat in it."""
    for each in found:
        for name, said in zip(each.bots, each.samples, strict=True):
            if name == bot and said is not None:
                yield said


def in_order(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """The nearest values that never fall: neighbours in the wrong order share their mean.

    A bot that goes by one look loses nothing at one look, which is no sign of strength.
    """
    blocks: list[tuple[float, float, int]] = []
    for value, weight in zip(values, weights, strict=True):
        block = (value, weight, 1)
        while blocks and blocks[-1][0] > block[0]:
            mean, before, count = blocks.pop()
            whole = before + block[1]
            block = ((mean * before + block[0] * block[1]) / whole, whole, count + block[2])
        blocks.append(block)
    return [value for value, _, count in blocks for _ in range(count)]


def shared(variances: Sequence[float], counts: Sequence[float]) -> list[float]:
    """Variances of levels, each nearer to that of all the fewer games it comes from."""
    whole = sum(map(lambda v, n: v * n, variances, counts)) / sum(counts)
    return [
        (n * own + ENOUGH * whole) / (n + ENOUGH) for own, n in zip(variances, counts, strict=True)
    ]


def widened(variances: Sequence[float], counts: Sequence[float]) -> list[float]:
    """The same with what is not known of the mean itself."""
    return [own * (1 + 1 / n) for own, n in zip(variances, counts, strict=True)]


def together(
    by_level: Sequence[Sequence[Sample]], loss: Sequence[float], pace: Sequence[float]
) -> float:
    """The correlation of losses and pace at one level."""
    pairs = [
        (s.loss - mine, s.pace - theirs)
        for each, mine, theirs in zip(by_level, loss, pace, strict=True)
        for s in each
    ]
    both = fmean(x * y for x, y in pairs)
    whole = math.sqrt(fmean(x * x for x, _ in pairs) * fmean(y * y for _, y in pairs))
    return round(max(-0.9, min(0.9, both / whole)), 2) if whole else 0.0


def rounded(values: Iterable[float]) -> tuple[float, ...]:
    """Numbers as a file keeps them."""
    return tuple(round(value, 3) + 0.0 for value in values)
