"""One game of many: who sits where, from which seed, and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import burgh
from burgh.bots import Bot, match, outside
from burgh.core.game import Game
from burgh.core.options import plain_options


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
    forfeits: tuple[dict[str, int], ...] = ()  # of each seat by kind; none at all: ()
    said: tuple[str | None, ...] = ()  # the last words of those who forfeited


@dataclass(frozen=True)
class Decision:
    """One decision of a game: who made it where, among how many, and the points before it."""

    ply: int
    seat: int
    bot: str | None
    phase: str
    move: str
    do: str
    legal: int
    scores: tuple[int, ...]
    forfeit: str | None


Task = tuple[Plan, int]


def play_one(task: Task) -> Row:
    """Play one game and sum it up."""
    return row_of(task[0], *play_game(task))


def play_decisions(task: Task) -> tuple[Row, list[Decision]]:
    """Play one game and tell every decision of it."""
    game, bots = play_game(task)
    return row_of(task[0], game, bots), decisions(game, bots, task[0].bots)


def play_record(task: Task) -> tuple[Row, str]:
    """Play one game and write it down."""
    game, bots = play_game(task)
    return row_of(task[0], game, bots), str(game.record())


def play_game(task: Task) -> tuple[Game, list[Bot]]:
    """Play one game to its end; new bots each time, so that no game depends on another."""
    plan, seed = task
    title = burgh.title(plan.title)
    options = title.options.read(plan.options)
    idle = next(name for name in plan.bots if name)  # never asked, but every seat has a bot
    names = [name or idle for name in plan.bots]
    bots = match.make_bots(names, len(names), seed)
    with outside.ending(bots):
        return match.play(title, options, bots, seed), bots


def row_of(plan: Plan, game: Game, bots: Sequence[Bot]) -> Row:
    """The row of a game that is over."""
    outcome = game.outcome()
    assert outcome is not None  # a match is played to the end
    assert game.seed is not None  # and dealt from a seed
    lost = tuple(outside.forfeits(bot) for bot in bots)
    return Row(
        seed=game.seed,
        title=plan.title,
        options=plain_options(game.options),
        bots=plan.bots,
        scores=outcome.scores,
        places=places(outcome.ranking, len(plan.bots)),
        plies=game.ply,
        reason=outcome.reason,
        forfeits=lost if any(lost) else (),
        said=tuple(map(outside.last_error_line, bots)) if any(lost) else (),
    )


def places(ranking: tuple[tuple[int, ...], ...], seats: int) -> tuple[int | None, ...]:
    """The place of every seat; equals share the better one, a first place may be empty."""
    found: dict[int, int] = {}
    place = 1
    for equals in ranking:
        found.update(dict.fromkeys(equals, place))
        place += max(1, len(equals))
    return tuple(found.get(seat) for seat in range(seats))


def decisions(game: Game, bots: Sequence[Bot], names: Sequence[str | None]) -> list[Decision]:
    """Every decision of a game in its order."""
    title = game.title
    made = [0] * game.seats
    lost = [outside.forfeit_kinds(bot) for bot in bots]
    found = []
    for ply, (state, number) in enumerate(game.history(), 1):
        seat = int(state.decider())
        made[seat] += 1
        move = title.moves.name(state, number)
        found.append(
            Decision(
                ply=ply,
                seat=seat,
                bot=names[seat],
                phase=title.phases[state.phase()],
                move=title.moves.write(state, move),
                do=str(move.__struct_config__.tag),
                legal=len(state.legal()),
                scores=tuple(int(state.score(other)) for other in range(game.seats)),
                forfeit=lost[seat].get(made[seat]),
            )
        )
    return found
