"""Hints: the best decisions of a view, what carries each, what comes next, how near others are.

Everything here is plain data, so that a browser can say it in its own language: where to look
(`places`), what to do (`said`, `steps`), why (`benefits`, `plan`), and how near (`near`, `sure`).
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from burgh.bots import Bot, named
from burgh.core.benefits import Benefit
from burgh.core.game import View
from burgh.core.malformed import Malformed
from burgh.core.said import Said, say
from burgh.study.deeds import (
    amount_said,
    brings,
    decision_said,
    deed_of,
    places_in,
    plan_of,
    steps_of,
    sure_said,
    told_benefits,
)
from burgh.study.forecast import (
    Effort,
    Forecast,
    Level,
    Range,
    account_of,
    accounts,
    chances,
    final_points,
    forecast,
    gap,
    level,
    plain,
    results,
    shortlist,
    spread,
    usual_effort,
)
from burgh.study.reasons import Reason, Step, expected_line, other_ideas_first, reasons_for


class Expected(msgspec.Struct, frozen=True):
    """What a move leads to: final points of each account, the decider's result, its chance.

    `result` is the lead over the best rival; alone or together, the points. There is one account
    for each seat, or one for the table where all play together; `win` is None for a lone player.
    """

    points: tuple[Range, ...]
    result: Range
    win: Range | None


class Advice(msgspec.Struct, frozen=True):
    """One good decision, and how far it lies behind the best (a result, 0 or less)."""

    do: str  # where to look: the kind of act,
    places: tuple[str, ...]  # and the places on the board it names
    move: dict[str, Any]  # what: the first move as JSON,
    text: str  # and as one line of text,
    where: Said | None  # and where it goes, by what is next to it;
    said: Said  # all of it in a few words,
    steps: tuple[Step, ...]  # move by move,
    brings: dict[str, int]  # and what it does to the own numbers
    benefits: tuple[Benefit, ...]  # why: the two or three things that carry it,
    plan: Said | None  # what the next turn may be,
    near: Said | None  # and how near it is to the best, which has none
    sure: Said | None  # how sure that is
    expected: Expected
    behind: Range
    line: tuple[Step, ...]  # as data: how it is expected to go on,
    reasons: tuple[Reason, ...]  # and what speaks for it against another move


class Analysis(msgspec.Struct, frozen=True):
    """The best moves of a view, best first."""

    title: str
    seat: int
    phase: str
    legal: int
    worlds: int
    moves: tuple[Advice, ...]


class Weighed(NamedTuple):
    """Some moves of a view tried in the same worlds, best first, and the level of the best."""

    forecasts: list[Forecast]
    level: Level
    seed: int


def analyse(view: View, bot: Bot, limit: int = 3, effort: Effort | None = None) -> Analysis:
    """The best moves of a view, at most `limit`, starting from what a bot would choose."""
    effort = effort or usual_effort(view.state)
    if view.is_over:
        raise Malformed("view", "the game is over; there is nothing to choose")
    if limit < 1:
        raise Malformed("limit", "at least 1")
    asked = named(bot)
    choice = view.title.moves.number(view.state, asked.choose(view))
    weighed = weigh(view, choice, (), effort, int(asked.rng.next()))
    return Analysis(
        title=view.title.key,
        seat=view.turn,
        phase=view.phase,
        legal=len(view.legal_moves),
        worlds=effort.worlds,
        moves=tuple(
            advice(view, weighed, found, effort) for found in with_ideas(view, weighed)[:limit]
        ),
    )


def with_ideas(view: View, weighed: Weighed) -> list[Forecast]:
    """The best move, then other ideas, then the same idea elsewhere."""
    best, *others = weighed.forecasts
    return [best, *other_ideas_first(view, best.number, others)]


def weigh(
    view: View,
    choice: int,
    also: Sequence[int],
    effort: Effort,
    seed: int,
    near: Level | None = None,
) -> Weighed:
    """Try a bot's choice, moves asked for and the most promising others in the same worlds.

    The bot's choice stays first unless the worlds clearly, beyond the interval, speak for another.
    The level of points is measured, unless that of a position near by is given.
    """
    numbers: dict[int, int] = {}
    for number in (choice, *also, *shortlist(view, effort.candidates)):
        numbers.setdefault(int(view.state.meaning(number)), number)
    found = [forecast(view, number, effort, seed) for number in numbers.values()]
    known = near or level(view, found[0], effort, seed)
    account = account_of(view, view.turn)
    means = {each.number: fmean(results(each, known.shift, account)) for each in found}
    ordered = sorted(found, key=lambda each: -means[each.number])
    if gap(found[0], ordered[0], known.shift, account).high >= 0:
        ordered = [found[0], *(each for each in ordered if each is not found[0])]
    return Weighed(ordered, known, seed)


def advice(view: View, weighed: Weighed, found: Forecast, effort: Effort) -> Advice:
    """Tell one of the moves that were weighed."""
    best = weighed.forecasts[0]
    is_best = found is best
    others = [each for each in weighed.forecasts if each is not found]
    if is_best:
        others = other_ideas_first(view, found.number, others)
    move = view.title.moves.name(view.state, found.number)
    known = weighed.level if is_best else own_level(view, weighed, found, effort)
    behind = gap(found, best, weighed.level.shift, account_of(view, view.turn))
    reasons = reasons_for(view, found, others, effort, weighed.seed)
    deed = deed_of(view, found.number)
    steps = steps_of(view, deed)
    return Advice(
        do=str(type(move).__struct_config__.tag),
        places=places_in(view, deed),
        move=plain(move),
        text=view.write(move),
        where=view.title.words.where(view.state, move),
        said=decision_said(view, steps),
        steps=steps,
        brings=brings(view, deed),
        benefits=told_benefits(view, deed, reasons),
        plan=plan_of(view, deed, found, effort, weighed.seed),
        near=None if is_best else nearness(view, behind),
        sure=None if is_best else sure_said(behind.low, behind.high, effort.worlds),
        expected=expected(view, found, known),
        behind=behind,
        line=expected_line(view, found, weighed.seed),
        reasons=reasons,
    )


def nearness(view: View, behind: Range) -> Said:
    """Say how far a move lies behind the best one, in the title's unit; it may be as good."""
    if behind.high >= 0 or round(behind.mean) == 0:
        return say("near-even")
    return amount_said("near", behind.mean, is_race=accounts(view) > 1)


def own_level(view: View, weighed: Weighed, found: Forecast, effort: Effort) -> Level:
    """The level of a move: where all play together its own worlds tell whether it wins."""
    if not view.state.is_shared:
        return weighed.level
    wins = level(view, found, effort, weighed.seed).wins
    return weighed.level._replace(wins=wins)


def expected(view: View, found: Forecast, known: Level) -> Expected:
    """Sum up the worlds of one move."""
    worlds = final_points(found, known.shift)
    account = account_of(view, view.turn)
    return Expected(
        points=tuple(spread([world[who] for world in worlds]) for who in range(accounts(view))),
        result=spread(results(found, known.shift, account)),
        win=chances(view, found, known, account),
    )
