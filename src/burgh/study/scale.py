"""The scale of a title: its levels as ratings, and what games look like that they play.

`games/<title>/scale.toml` is written by tools/scale.py from games of the levels. Two things are
known of how a seat played: what its decisions lost, and its pace, the points it came to for each
choice, or all of them where games have no set length. How likely both are at a rating says between
which ratings somebody played.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

import msgspec

from burgh.core.folders import package_folder
from burgh.core.malformed import converted
from burgh.core.title import AnyTitle
from burgh.core.toml import read_toml

FILE: Final = "scale.toml"
BEYOND: Final = 300  # ratings below the first level and above the last that are thought possible
STEP: Final = 10
SURE: Final = 0.95
LEAST: Final = 1e-3  # no spread is less: nobody plays two games alike

Vector = tuple[float, ...]


class Seen(NamedTuple):
    """What is known of how a seat played: its decisions, their mean loss, and its pace."""

    decisions: int
    loss: float
    pace: float | None  # points a choice, or all; None: the game is not over, or does not compare


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What games at one kind of table looked like, by level, the weakest first; in points."""

    options: dict[str, Any]
    games: tuple[int, ...]  # seats that were seen
    loss: Vector  # what a decision lost on average,
    scatter: Vector  # how far single decisions of a game lie from that,
    spread: Vector  # and games as a whole, beyond what so few decisions explain
    pace: Vector  # the points a seat came to, for each of its choices or all together,
    pace_spread: Vector  # and how far games lie from that
    together: float  # the correlation of loss and pace, at one level
    points: Vector  # what a seat came to at the end
    bands: dict[str, int] = {}  # ranks of the rulebook: the rating that comes to so much


class Placed(NamedTuple):
    """A rating and the interval that holds it in 19 cases out of 20."""

    rating: float
    low: float
    high: float


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A title's levels and styles as ratings, and what games of the levels look like."""

    made: str  # by which command
    cap: float  # no decision is taken to have lost more, in points
    bots: tuple[str, ...]  # what played the levels
    levels: tuple[int, ...]  # their ratings, the weakest first
    kind: tuple[Kind, ...]
    styles: dict[str, int] = {}

    def nearest(self, rating: float) -> int:
        """The level that is nearest to a rating."""
        return min(range(len(self.levels)), key=lambda at: abs(self.levels[at] - rating)) + 1

    def place(self, kind: Kind, seen: Seen) -> Placed:
        """The rating at which somebody most likely played so, and its interval."""
        tried = range(self.levels[0] - BEYOND, self.levels[-1] + BEYOND + 1, STEP)
        logs = [self.log_likelihood(kind, seen, rating) for rating in tried]
        top = max(logs)
        weights = [math.exp(each - top) for each in logs]
        total = sum(weights)
        mean = sum(map(lambda r, w: r * w, tried, weights)) / total
        sums = [*accumulate(weights)]
        low, high = (
            tried[min(bisect_right(sums, total * share), len(tried) - 1)]
            for share in ((1 - SURE) / 2, (1 + SURE) / 2)
        )
        return Placed(mean, low, high)

    def log_likelihood(self, kind: Kind, seen: Seen, rating: float) -> float:
        """How likely a game is at a rating, by a normal distribution; its logarithm."""
        deviation = self.deviation(kind, seen, rating)
        loss = max(0.0, between(self.levels, kind.loss, rating))
        off = (seen.loss - loss) / deviation
        found = -off * off / 2 - math.log(deviation)
        if seen.pace is None:
            return found
        # Of the pace only what the losses do not tell already.
        spread = self.spread_at(kind.pace_spread, rating)
        rest = math.sqrt(1 - kind.together**2)
        pace = between(self.levels, kind.pace, rating)
        more = ((seen.pace - pace) / spread - kind.together * off) / rest
        return found - more * more / 2 - math.log(spread)

    def deviation(self, kind: Kind, seen: Seen, rating: float) -> float:
        """How far the mean loss of so many decisions lies from the usual one at a rating."""
        spread = self.spread_at(kind.spread, rating)
        scatter = self.spread_at(kind.scatter, rating)
        return math.sqrt(spread**2 + scatter**2 / max(1, seen.decisions))

    def spread_at(self, values: Vector, rating: float) -> float:
        """A spread at a rating; beyond the levels it stays as it is at the last of them."""
        inside = max(self.levels[0], min(self.levels[-1], rating))
        return max(LEAST, between(self.levels, values, inside))


def between(places: Sequence[float], values: Sequence[float], place: float) -> float:
    """What lies between values that are known at some places; beyond these it goes on so."""
    at = min(max(bisect_right(places, place), 1), len(places) - 1)
    share = (place - places[at - 1]) / (places[at] - places[at - 1])
    return values[at - 1] + share * (values[at] - values[at - 1])


@cache
def scale_of(title: AnyTitle) -> Scale | None:
    """The scale of a title, if it has one."""
    file = package_folder(title.package) / FILE
    if not file.is_file():
        return None
    found: Scale = converted(read_toml(file), Scale, FILE)
    return found


def kind_of(title: AnyTitle, scale: Scale, options: Any) -> tuple[Kind, bool]:
    """The kind of table most like one with these options, and whether it is the same kind."""
    asked = msgspec.to_builtins(options)

    def alike(kind: Kind) -> int:
        known = msgspec.to_builtins(title.options.read(kind.options))
        return sum(known[name] == value for name, value in asked.items())

    best = max(scale.kind, key=alike)
    return best, alike(best) == len(asked)
