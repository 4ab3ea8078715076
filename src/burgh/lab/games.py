"""One game of many: who sits where, from which seed, and how it went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import burgh
from burgh.core.options import written_options
from burgh.play import match


@dataclass(frozen=True)
class Plan:
    """What is played: a title, its options as they were asked for, and a bot for every seat."""

    title: str
    options: dict[str, Any]
    bots: tuple[str | None, ...]  # None: a seat that never decides


@dataclass(frozen=True)
class Row:
    """One game played: where it came from, who sat where, how it went."""

    seed: int
    title: str
    options: dict[str, Any]
    bots: tuple[str | None, ...]
    scores: tuple[int, ...]
    places: tuple[int | None, ...]
    plies: int
    reason: str


Task = tuple[Plan, int]


def play_one(task: Task) -> Row:
    """Play one game and sum it up; new bots each time, so that no game depends on another."""
    plan, seed = task
    title = burgh.title(plan.title)
    options = title.read_options(plan.options)
    idle = next(name for name in plan.bots if name)  # never asked, but every seat has a bot
    names = [name or idle for name in plan.bots]
    game = match.play(title, options, match.seated(names, len(names), seed), seed)
    outcome = game.outcome()
    assert outcome is not None  # a match is played to the end
    return Row(
        seed=seed,
        title=plan.title,
        options=written_options(options),
        bots=plan.bots,
        scores=outcome.scores,
        places=places(outcome.ranking, len(plan.bots)),
        plies=game.ply,
        reason=outcome.reason,
    )


def places(ranking: tuple[tuple[int, ...], ...], seats: int) -> tuple[int | None, ...]:
    """Give the place of every seat; equals share the better one, a first place may be empty."""
    found: dict[int, int] = {}
    place = 1
    for equals in ranking:
        found.update(dict.fromkeys(equals, place))
        place += max(1, len(equals))
    return tuple(found.get(seat) for seat in range(seats))
