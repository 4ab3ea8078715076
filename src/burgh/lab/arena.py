"""The arena: bots meet on equal deals with seats changed, and their results are rated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, Final

import burgh
from burgh.core.rng import Rng
from burgh.lab.games import Plan, Row, play_one
from burgh.lab.ratings import Played, Rating, point, ratings, wilson
from burgh.lab.sequential import Test, Verdict
from burgh.lab.workers import spread
from burgh.play.match import deciding_seats

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
    key: str, given: dict[str, Any], bots: Sequence[str], games: int, seed: int
) -> list[Meeting]:
    """Plan games for each pair of bots: every deal is played twice, with seats changed.

    Where seats do not compete, alone or together, each bot plays every deal by itself.
    """
    title = burgh.title(key)
    options = title.read_options(given)
    dealt = title.deal(options, Rng(0))
    seats = int(dealt.seats())
    deciding = sorted(deciding_seats(title, options))
    alone = dealt.is_shared() or len(deciding) == 1
    tables = lineups(bots, len(deciding), alone=alone)
    found: list[Meeting] = []
    for group in range(games if alone else (games + 1) // 2):
        for lineup in tables:
            at = dict(zip(deciding, lineup, strict=True))
            plan = Plan(key, given, tuple(at.get(seat) for seat in range(seats)))
            found.append(Meeting(len(found), group, plan, seed + group))
    return found


def lineups(bots: Sequence[str], seats: int, *, alone: bool) -> list[tuple[str, ...]]:
    """Give the tables of one deal: each pair of bots both ways round, or each bot by itself."""
    if alone:
        return [(bot,) * seats for bot in bots]
    found = []
    for pair in combinations(bots, 2):
        for shift in (0, 1):
            found.append(tuple(pair[(seat + shift) % 2] for seat in range(seats)))
    return found


def play(meetings: Sequence[Meeting], jobs: int) -> Iterator[Result]:
    """Play meetings and give the results in their order."""
    tasks = [(meeting.plan, meeting.seed) for meeting in meetings]
    at_once = max(1, min(16, len(tasks) // (8 * max(1, jobs))))
    rows = spread(play_one, tasks, jobs, at_once=at_once)
    for meeting, row in zip(meetings, rows, strict=True):
        yield Result(meeting.number, meeting.group, row)


class Standing:
    """What the arena has shown so far."""

    def __init__(self, bots: Sequence[str]) -> None:
        """Begin with no games."""
        self.bots = tuple(bots)
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        """Count a game."""
        self.results.append(result)

    def played(self) -> list[Played]:
        """Give the games as ratings see them."""
        competing = [r for r in self.results if len({b for b in r.row.bots if b}) > 1]
        if competing:
            return [duel(result) for result in competing]
        return list(compared(self.results))

    def ratings(self) -> list[Rating]:
        """Rate the bots, strongest first."""
        return ratings(self.played())

    def verdict(self) -> Verdict | None:
        """Say whether the first bot is stronger than the second, once that is sure enough."""
        return TEST.verdict(self.played(), self.bots[0], self.bots[1])

    def scores(self, bot: str) -> list[int]:
        """Give every score a bot has made; where a table shares one, it counts once."""
        found = []
        for result in self.results:
            mine = [s for b, s in zip(result.row.bots, result.row.scores, strict=True) if b == bot]
            alone = {b for b in result.row.bots if b} == {bot}
            found += mine[:1] if alone else mine
        return found

    def as_json(self) -> dict[str, Any]:
        """Give the standing as JSON data."""
        return {
            "games": len(self.results),
            "ratings": [asdict(rating) for rating in self.ratings()],
            "shares": [share(self.played(), a, b) for a, b in combinations(self.bots, 2)],
            "verdict": self.verdict() if len(self.bots) > 1 else None,
        }


def duel(result: Result) -> Played:
    """Give a game in which bots met."""
    pairs = [
        (bot, place)
        for bot, place in zip(result.row.bots, result.row.places, strict=True)
        if bot is not None and place is not None
    ]
    return Played(result.group, tuple(b for b, _ in pairs), tuple(p for _, p in pairs))


def compared(results: Iterable[Result]) -> Iterator[Played]:
    """Compare bots that played the same deal by themselves: the better score wins."""
    by_group: dict[int, list[tuple[str, int]]] = {}
    for result in results:
        seat, bot = next((s, b) for s, b in enumerate(result.row.bots) if b)
        by_group.setdefault(result.group, []).append((bot, result.row.scores[seat]))
    for group, made in by_group.items():
        for (a, x), (b, y) in combinations(made, 2):
            places = (1, 2) if x > y else (2, 1) if x < y else (1, 1)
            yield Played(group, (a, b), places)


def share(games: Sequence[Played], first: str, second: str) -> dict[str, Any]:
    """Give the share of duels the first bot won against the second, with its interval."""
    points = 0.0
    count = 0
    for game in games:
        for seat, bot in enumerate(game.bots):
            for other, rival in enumerate(game.bots):
                if bot == first and rival == second:
                    points += point(game.places[seat], game.places[other])
                    count += 1
    low, high = wilson(points / count if count else 0.5, count)
    won = points / count if count else 0.5
    return {"bots": [first, second], "duels": count, "share": won, "low": low, "high": high}
