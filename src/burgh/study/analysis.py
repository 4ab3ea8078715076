"""Hints: the best moves of a view, what to expect from each, the line, and the reasons.

Everything here is plain data, so that a browser can say it in its own language. A hint has three
depths: where to look (`do`, `places`), what to do (`move`, `text`), and why (`reasons`, `line`).
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from burgh.bots import Bot
from burgh.core.game import View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.said import Said
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
    result,
    results,
    shortlist,
    spread,
)
from burgh.study.reasons import Reason, Step, expected_line, other_ideas_first, reasons_for

USUAL: Final = Effort()


class Expected(msgspec.Struct, frozen=True):
    """What a move leads to: final points of each account, the decider's result, its chance.

    `result` is the lead over the best rival; alone or together, the points. There is one account
    for each seat, or one for the table where all play together; `win` is None for a lone player.
    """

    points: tuple[Range, ...]
    result: Range
    win: Range | None


class Advice(msgspec.Struct, frozen=True):
    """One good move, in three depths, and how far it lies behind the best (a result, 0 or less)."""

    do: str  # where to look: the kind of act,
    places: tuple[str, ...]  # and the places on the board it names
    move: dict[str, Any]  # what: the move as JSON,
    text: str  # and as one line of text,
    where: Said | None  # and where it goes, by what is next to it
    expected: Expected
    behind: Range
    line: tuple[Step, ...]  # why: how it goes on,
    reasons: tuple[Reason, ...]  # and what speaks for it


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


def analyse(view: View, bot: Bot, limit: int = 3, effort: Effort = USUAL) -> Analysis:
    """The best moves of a view, at most `limit`, starting from what a bot would choose."""
    if view.is_over:
        raise Malformed("view", "the game is over; there is nothing to choose")
    if limit < 1:
        raise Malformed("limit", "at least 1")
    choice = view.title.moves.number(view.state, bot.choose(view))
    weighed = weigh(view, choice, (), effort, int(bot.rng.next()))
    return Analysis(
        title=view.title.key,
        seat=view.turn,
        phase=view.phase,
        legal=len(view.legal_moves),
        worlds=effort.worlds,
        moves=tuple(
            advice(view, weighed, place, effort) for place in range(limit_of(weighed, limit))
        ),
    )


def limit_of(weighed: Weighed, limit: int) -> int:
    """How many moves can be told."""
    return min(limit, len(weighed.forecasts))


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


def advice(view: View, weighed: Weighed, place: int, effort: Effort) -> Advice:
    """Tell one of the moves that were weighed."""
    found = weighed.forecasts[place]
    others = [each for each in weighed.forecasts if each is not found]
    if place == 0:
        others = other_ideas_first(view, found.number, others)
    move = view.title.moves.name(view.state, found.number)
    account = account_of(view, view.turn)
    known = weighed.level if place == 0 else own_level(view, weighed, found, effort)
    return Advice(
        do=str(type(move).__struct_config__.tag),
        places=places_of(move),
        move=plain(move),
        text=view.write(move),
        where=view.title.words.where(view.state, move),
        expected=expected(view, found, known),
        behind=gap(found, weighed.forecasts[0], weighed.level.shift, account),
        line=expected_line(view, found, weighed.seed),
        reasons=reasons_for(view, found, others, weighed.level.shift, effort, weighed.seed),
    )


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
        result=spread([result(world, account) for world in worlds]),
        win=chances(view, found, known, account),
    )


def places_of(move: Move) -> tuple[str, ...]:
    """The places on the board that a move names: its cell, square or lots."""
    found: list[str] = []
    for value in msgspec.structs.asdict(move).values():
        if isinstance(value, tuple):
            is_cell = hasattr(value, "_fields")
            found += [str(value)] if is_cell else [str(part) for part in value]
    return tuple(found)
