"""The arena: bots meet on equal deals with seats changed, and their results are rated."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any, Final

import burgh
from burgh.lab.games import Plan, Row, play_one
from burgh.lab.ratings import GameResult, Rating, Share, ratings, share, wilson
from burgh.lab.sequential import Test, Verdict
from burgh.lab.tally import Tally
from burgh.lab.text_table import interval, text_table
from burgh.lab.workers import run_tasks

TEST: Final = Test()


@dataclass(frozen=True)
class Meeting:
    """A game of the arena that is to be played; games of one group have one deal."""

    number: int
    group: int
    plan: Plan
    seed: int


@dataclass(frozen=True)
class Result:
    """A game of the arena that was played."""

    number: int
    group: int
    row: Row


def schedule(
    key: str,
    given: dict[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    guests: Mapping[str, Any] | None = None,
) -> list[Meeting]:
    """Plan games for each pair of bots: every deal is played twice, with seats changed.

    Where seats do not compete, alone or together, each bot plays every deal by itself.
    """
    title = burgh.title(key)
    options = title.options.read(given)
    seats = len(title.roles(options))
    deciding = title.deciding(options)
    alone = title.is_shared or len(deciding) == 1
    tables = lineups(bots, len(deciding), alone=alone)
    found: list[Meeting] = []
    for group in range(games if alone else (games + 1) // 2):
        for lineup in tables:
            at = dict(zip(deciding, lineup, strict=True))
            names = tuple(at.get(seat) for seat in range(seats))
            theirs = {name: guest for name, guest in (guests or {}).items() if name in lineup}
            plan = Plan(key, given, names, theirs)
            found.append(Meeting(len(found), group, plan, seed + group))
    return found


def lineups(bots: Sequence[str], seats: int, *, alone: bool) -> list[tuple[str, ...]]:
    """The tables of one deal: each pair of bots both ways round, or each bot by itself."""
    if alone:
        return [(bot,) * seats for bot in bots]
    found = []
    for pair in combinations(bots, 2):
        for shift in (0, 1):
            found.append(tuple(pair[(seat + shift) % 2] for seat in range(seats)))
    return found


def play(meetings: Sequence[Meeting], jobs: int, ray: str | None = None) -> Generator[Result]:
    """Play meetings and give the results in their order."""
    tasks = [(meeting.plan, meeting.seed) for meeting in meetings]
    with contextlib.closing(run_tasks(play_one, tasks, jobs, ray=ray)) as rows:
        for meeting, row in zip(meetings, rows, strict=True):
            yield Result(meeting.number, meeting.group, row)


@dataclass(frozen=True)
class SoloStanding:
    """How a bot fared where it met no other: how often it won, and its points with their margin."""

    bot: str
    games: int
    won: int
    share: float
    low: float
    high: float
    score: float
    margin: float | None


@dataclass
class Forfeits:
    """The moves a bot has forfeited: in how many games, by kind, and what it last said."""

    bot: str
    games: int = 0
    moves: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    said: str | None = None


class Standing:
    """What the arena has shown so far."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        """Count a game."""
        self.results.append(result)

    @property
    def competing(self) -> list[Result]:
        """The games in which bots met; none where all play together, or each alone."""
        return [r for r in self.results if len({b for b in r.row.bots if b}) > 1]

    def games(self) -> list[GameResult]:
        """The games as ratings see them."""
        competing = self.competing
        return [*map(duel, competing)] if competing else [*compare_solo(self.results)]

    def ratings(self) -> list[Rating]:
        """Rate the bots, strongest first."""
        return ratings(self.games())

    def solo(self) -> list[SoloStanding]:
        """Tell of each bot how it fared by itself, best first."""
        rows = {bot: [r.row for r in self.results if bot in r.row.bots] for bot in self.bots}
        found = [solo_standing(bot, games) for bot, games in rows.items() if games]
        return sorted(found, key=lambda fared: (-fared.share, -fared.score))

    def shares(self) -> list[Share]:
        """Give for each pair of bots the share of duels, or of deals, the first won."""
        games = self.games()
        return [share(games, a, b) for a, b in combinations(self.bots, 2)]

    def verdict(self) -> Verdict | None:
        """Whether the first bot is stronger than the second, once that is sure enough."""
        return TEST.verdict(self.games(), self.bots[0], self.bots[1])

    def scores(self, bot: str) -> list[int]:
        """Give every score a bot has made; where a table shares one, it counts once."""
        return [score for result in self.results for score in scores_of(result.row, bot)]

    def forfeits(self) -> list[Forfeits]:
        """What bots have forfeited; those that have forfeited nothing are left out."""
        found = {bot: Forfeits(bot) for bot in self.bots}
        for result in self.results:
            for bot in {name for name in result.row.bots if name in found}:
                count_forfeits(found[bot], result.row)
        return [lost for lost in found.values() if lost.moves]

    def table(self) -> list[dict[str, Any]]:
        """A line for each bot, strongest first, as data for a table of yours."""
        found = self.ratings() if self.competing else self.solo()
        return [asdict(line) for line in found]

    def __repr__(self) -> str:
        """Show who leads."""
        count = f"{len(self.results)} games of {len(self.bots)} bots"
        if not self.results:
            return f"<arena: {count}>"
        if self.competing:
            shown = [f"{line.bot} {line.elo:+.0f}" for line in self.ratings()]
        else:
            shown = [f"{line.bot} {line.score:.1f}" for line in self.solo()]
        return f"<arena: {count}; {', '.join(shown)}>"

    def __str__(self) -> str:
        """A table for people: ratings, or the results of those who played by themselves."""
        if not self.results:
            return repr(self)
        if self.competing:
            return text_table(
                ("bot", "Elo", "95 % interval", "duels won", "games"),
                [
                    (
                        line.bot,
                        f"{line.elo:+.0f}",
                        f"{line.low:+.0f} … {line.high:+.0f}",
                        f"{line.share:.1%}",
                        str(len([r for r in self.results if line.bot in r.row.bots])),
                    )
                    for line in self.ratings()
                ],
            )
        return text_table(
            ("bot", "won", "95 % interval", "mean result", "games"),
            [
                (
                    line.bot,
                    f"{line.share:.1%}",
                    f"{line.low:.1%} … {line.high:.1%}",
                    interval(line.score, line.margin),
                    str(line.games),
                )
                for line in self.solo()
            ],
        )

    def as_json(self) -> dict[str, Any]:
        """The standing as JSON data."""
        met = bool(self.competing)
        return {
            "games": len(self.results),
            "ratings": [asdict(rating) for rating in self.ratings()] if met else [],
            "alone": [] if met else [asdict(fared) for fared in self.solo()],
            "shares": [asdict(share) for share in self.shares()],
            "verdict": self.verdict() if len(self.bots) > 1 else None,
            "forfeits": [asdict(lost) for lost in self.forfeits()],
        }


def scores_of(row: Row, bot: str) -> list[int]:
    """The scores of a bot in a game; one that a table shares counts once."""
    mine = [score for name, score in zip(row.bots, row.scores, strict=True) if name == bot]
    return mine[:1] if {name for name in row.bots if name} == {bot} else mine


def solo_standing(bot: str, games: Sequence[Row]) -> SoloStanding:
    """Sum up the games a bot played by itself."""
    tally = Tally()
    for row in games:
        for score in scores_of(row, bot):
            tally.add(score)
    won = sum(row.places[row.bots.index(bot)] == 1 for row in games)
    low, high = wilson(won / len(games), len(games))
    share = won / len(games)
    return SoloStanding(bot, len(games), won, share, low, high, tally.mean, tally.margin)


def count_forfeits(lost: Forfeits, row: Row) -> None:
    """Add what a bot has forfeited in a game, on all its seats."""
    before = lost.moves
    for seat, kinds in enumerate(row.forfeits):
        if row.bots[seat] == lost.bot:
            lost.said = row.said[seat] or lost.said
            for kind, count in kinds.items():
                lost.kinds[kind] = lost.kinds.get(kind, 0) + count
                lost.moves += count
    lost.games += lost.moves > before


def duel(result: Result) -> GameResult:
    """A game in which bots met."""
    pairs = [
        (bot, place)
        for bot, place in zip(result.row.bots, result.row.places, strict=True)
        if bot is not None and place is not None
    ]
    return GameResult(result.group, tuple(b for b, _ in pairs), tuple(p for _, p in pairs))


def compare_solo(results: Iterable[Result]) -> Iterator[GameResult]:
    """Compare bots that played the same deal by themselves: the better score wins."""
    by_group: dict[int, list[tuple[str, int]]] = {}
    for result in results:
        seat, bot = next((s, b) for s, b in enumerate(result.row.bots) if b)
        by_group.setdefault(result.group, []).append((bot, result.row.scores[seat]))
    for group, made in by_group.items():
        for (a, x), (b, y) in combinations(made, 2):
            places = (1, 2) if x > y else (2, 1) if x < y else (1, 1)
            yield GameResult(group, (a, b), places)
