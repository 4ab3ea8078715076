"""A whole record looked back on: what each decision cost, and luck apart from skill.

Before every decision its maker's view is weighed: the best move, the move played, and, where the
move turned up something, the view after it. For every account (a seat, or the table where all play
together) and every decision, in final points or in the lead over the best rival:

    expected before it   the result expected if the best move is played
    skill                result of the move played, less that of the best: 0 or less for its maker
    luck                 result once it is seen what was turned up, less what was expected of it
    drift                expected before the next decision, less all of the above: what the forecast
                         had not foreseen, and what the next seat knows that this one does not

So, exactly and by definition, start + sum of (skill + luck + drift) = end.

Worlds are played on for a few rounds and judged by net or outlook; the decisions that seem to
have cost most are looked at again, best move against move played, in worlds played to their end.
Where these clearly disagree, they are right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from burgh.bots import LEVELS, NamedBot, make
from burgh.core.game import Game, View
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.said import Said
from burgh.core.values import Shown
from burgh.study.analysis import Advice, Weighed, advice, weigh
from burgh.study.deeds import amount_said, sure_said
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
    plain,
    result,
    results,
    usual_effort,
)
from burgh.study.skill import Skills, skills

FORM: Final = 3  # version of a review
STRONGEST: Final = f"level:{LEVELS}"
COSTLIEST: Final = 3
COSTLY: Final = 1.0
AGAIN: Final = 12  # decisions that are looked at twice
LEVEL_EVERY: Final = 3  # positions for each time that the level of points is measured
SMOOTH: Final = 4  # positions on either side that share the level of points

Vector = tuple[float, ...]


class Decision(msgspec.Struct, frozen=True):
    """One decision of a record; vectors have a number for each account."""

    ply: int  # the first move of the record is 1
    seat: int
    phase: str
    legal: int
    text: str
    move: dict[str, Any]
    where: Said | None
    best: str
    best_move: dict[str, Any]
    best_where: Said | None
    places: tuple[str, ...]  # of the move on the board,
    best_places: tuple[str, ...]  # and of the best one
    regret: Range  # of its maker: what the best move would have brought more
    mistake: bool  # whether that is clear, beyond the interval, and a point at least
    skill: Vector
    luck: Vector
    drift: Vector
    revealed: tuple[str, ...]


class Moment(msgspec.Struct, frozen=True):
    """What was expected after so many moves, for each account; `win` is None for a lone player."""

    ply: int
    points: Vector
    result: Vector
    win: Vector | None


class Balance(msgspec.Struct, frozen=True):
    """Where the result of an account came from: start + luck + own + others + drift = end."""

    seat: int  # -1: the table
    start: float
    luck: float
    own: float  # skill in its own decisions
    others: float  # skill in the decisions of the others
    drift: float
    end: float


class Mistake(msgspec.Struct, frozen=True):
    """A costly decision, and the better move with its reasons against what was played."""

    ply: int
    seat: int
    text: str
    move: dict[str, Any]
    where: Said | None
    regret: Range
    better: Advice
    lost: Said  # what it cost, in the title's unit,
    sure: Said  # and how sure that is
    places: tuple[str, ...]  # where it was made on the board


class Review(msgspec.Struct, frozen=True):
    """A whole record, reviewed."""

    review: int  # version of this format
    title: str
    options: dict[str, Any]
    bot: str
    seed: int
    effort: Effort
    seats: int
    shared: bool
    finished: bool
    curve: tuple[Moment, ...]  # one more than there are decisions
    decisions: tuple[Decision, ...]
    balance: tuple[Balance, ...]
    regrets: Vector  # by seat: the sum over its decisions
    costliest: tuple[Mistake, ...]
    skill: Skills | None  # how well each seat played, where the title has a scale


class Assessment(NamedTuple):
    """One position of a record as its decider saw it, weighed; the last one may be over."""

    view: View
    weighed: Weighed | None
    played: Forecast | None
    after: Forecast | None
    move: Move | None
    revealed: tuple[Shown, ...]
    legal: int
    seen: View | None = None  # by the same seat, after the move
    again: bool = False  # whether it was looked at twice


def review(
    game: Game,
    bot: str = STRONGEST,
    *,
    seed: int = 0,
    effort: Effort | None = None,
    tell: Callable[[float], None] | None = None,
) -> Review:
    """Look back on a game against a bot; equal seeds and iterations give equal reviews.

    `tell` hears how far it has come, between 0 and 1.
    """
    effort = effort or usual_effort(game.state)
    found: list[Assessment] = []
    for assessment in assess_all(game, bot, seed, effort):
        found.append(assessment)
        if tell is not None:
            tell(len(found) / (len(game.moves) + 1 + AGAIN))
    for place in costly(found):
        found[place] = reassess(found[place], effort)
    return summarise(game, found, bot, seed, effort)


def assess_all(game: Game, bot: str, seed: int, effort: Effort) -> Iterator[Assessment]:
    """Weigh every position of a game, one after the other, and at last where it stands."""
    player, rng = make(bot, seed=seed), Rng(seed)
    copy = Game(game.title, game.options, game.start, seed=game.seed)
    near: Level | None = None
    for ply, move in enumerate((*game.moves, None)):
        if copy.is_over:
            yield Assessment(copy.view(copy.turn), None, None, None, None, (), 0)
            return
        if ply % LEVEL_EVERY == 0:
            near = None
        assessment = assess(copy, player, move, int(rng.next()), effort, near)
        near = assessment.weighed.level if assessment.weighed else None
        yield assessment


def assess(
    game: Game, bot: NamedBot, move: Move | None, seed: int, effort: Effort, near: Level | None
) -> Assessment:
    """Weigh one position, make the move that was played, and look at what it turned up."""
    view = game.view(game.turn)
    state = view.state
    legal = state.legal()
    choice = legal[0] if len(legal) == 1 else view.title.moves.number(state, bot.choose(view))
    number = None if move is None else view.title.moves.number(state, move)
    weighed = weigh(view, choice, () if number is None else (number,), effort, seed, near)
    if number is None or move is None:
        return Assessment(view, weighed, None, None, None, (), len(legal))
    played = next(
        each for each in weighed.forecasts if state.meaning(each.number) == state.meaning(number)
    )
    weighed = with_best(view, weighed, played)
    game.push(move)
    seen = game.view(view.turn)
    news = tuple(shown for shown in game.reveals if shown.barrier)
    after = forecast(seen, None, effort, seed, since=view) if news else None
    return Assessment(view, weighed, played, after, move, news, len(legal), seen)


def with_best(view: View, weighed: Weighed, played: Forecast) -> Weighed:
    """Put the move played first where the worlds speak for it: then there is nothing to regret."""
    account = account_of(view, view.turn)
    if gap(weighed.forecasts[0], played, weighed.level.shift, account).mean > 0:
        return weighed
    rest = [each for each in weighed.forecasts if each is not played]
    return weighed._replace(forecasts=[played, *rest])


# --- a second look ---------------------------------------------------------------------------


def costly(found: Sequence[Assessment]) -> list[int]:
    """The places of the decisions that seem to have cost most: those to be looked at again."""
    regrets = {
        place: regret_at(assessment).mean
        for place, assessment in enumerate(found)
        if assessment.played
    }
    ordered = sorted(regrets, key=lambda place: -regrets[place])
    return [place for place in ordered[:AGAIN] if regrets[place] > 0]


def regret_at(assessment: Assessment) -> Range:
    """What the best move would have brought more, by the level of this very position."""
    assert assessment.weighed is not None  # only the last position of a game has no decision
    assert assessment.played is not None
    account = account_of(assessment.view, assessment.view.turn)
    return gap(
        assessment.weighed.forecasts[0], assessment.played, assessment.weighed.level.shift, account
    )


def reassess(assessment: Assessment, effort: Effort) -> Assessment:
    """Compare the best move and the one played once more: in twice the worlds, to the end.

    Worlds played to their end owe nothing to a judge but scatter widely. So the first look
    stands unless it lies outside the interval of the second.
    """
    assert assessment.weighed is not None
    assert assessment.played is not None
    more = msgspec.structs.replace(effort, worlds=2 * effort.worlds)
    view, seed, first = assessment.view, assessment.weighed.seed, assessment.weighed.forecasts[0]
    again = assessment._replace(
        again=True, weighed=assessment.weighed._replace(forecasts=[first, assessment.played])
    )
    best, played = (
        forecast(view, each.number, more, seed, to_end=True) for each in (first, assessment.played)
    )
    sure = gap(best, played, assessment.weighed.level.shift, account_of(view, view.turn))
    if sure.low <= regret_at(assessment).mean <= sure.high:
        return again
    after = None
    if assessment.after is not None and assessment.seen is not None:
        after = forecast(assessment.seen, None, more, seed, since=view, to_end=True)
    weighed = with_best(view, assessment.weighed._replace(forecasts=[best, played]), played)
    return again._replace(weighed=weighed, played=played, after=after)


# --- summing up ------------------------------------------------------------------------------


def summarise(
    game: Game, found: Sequence[Assessment], bot: str, seed: int, effort: Effort
) -> Review:
    """Put the positions of a game together."""
    shifts = smooth_levels(found)
    found = [at_level(assessment, shift) for assessment, shift in zip(found, shifts, strict=True)]
    curve = [
        moment(ply, assessment, shift)
        for ply, (assessment, shift) in enumerate(zip(found, shifts, strict=True))
    ]
    decisions = [
        decision_at(ply, found[ply], shifts[ply], curve[ply], curve[ply + 1])
        for ply in range(len(found) - 1)
    ]
    sure = [each for each in decisions if found[each.ply - 1].again]
    worst = sorted(sure, key=lambda each: -each.regret.mean)[:COSTLIEST]
    return Review(
        review=FORM,
        title=game.title.key,
        options=game.record().options,
        bot=bot,
        seed=seed,
        effort=effort,
        seats=game.seats,
        shared=game.state.is_shared,
        finished=game.is_over,
        curve=tuple(curve),
        decisions=tuple(decisions),
        balance=tuple(
            balance_of(game, account, curve, decisions) for account in range(len(game.accounts))
        ),
        regrets=tuple(
            total(each.regret.mean for each in decisions if each.seat == seat)
            for seat in range(game.seats)
        ),
        costliest=tuple(
            mistake(found[each.ply - 1], each, effort) for each in worst if each.regret.mean > 0
        ),
        skill=skills(game),
    )


def smooth_levels(found: Sequence[Assessment]) -> list[Vector]:
    """The level of points at each position, averaged with its neighbours."""
    known = [assessment.weighed.level.shift if assessment.weighed else None for assessment in found]
    levels: list[Vector] = []
    for at, assessment in enumerate(found):
        near = [each for each in known[max(0, at - SMOOTH) : at + SMOOTH + 1] if each is not None]
        columns = zip(*near, strict=True)
        levels.append(tuple(map(fmean, columns)) if near else (0.0,) * accounts(assessment.view))
    return levels


def at_level(assessment: Assessment, shift: Vector) -> Assessment:
    """A look with the level of its neighbourhood; that may put the move played first."""
    if assessment.weighed is None or assessment.played is None:
        return assessment
    weighed = assessment.weighed._replace(level=assessment.weighed.level._replace(shift=shift))
    return assessment._replace(weighed=with_best(assessment.view, weighed, assessment.played))


def moment(ply: int, assessment: Assessment, shift: Vector) -> Moment:
    """What is expected at a position: of the best move, or the score once it is over."""
    view, count = assessment.view, accounts(assessment.view)
    if assessment.weighed is None:
        points: Vector = tuple(float(int(view.state.score(who))) for who in range(count))
        won = view.title.result.outcome(view.options, view.state).winners
        share = [1.0 / len(won) if who in won else 0.0 for who in range(count)]
        win = None if view.seats == 1 and count == 1 and not view.state.is_shared else share
        if view.state.is_shared:
            win = [1.0 if won else 0.0]
        said = tuple(rounded(result(points, who)) for who in range(count))
        return Moment(ply, points, said, None if win is None else tuple(win))
    best = assessment.weighed.forecasts[0]
    worlds = final_points(best, shift)
    hopes = [chances(view, best, assessment.weighed.level, who) for who in range(count)]
    win_now = tuple(hope.mean for hope in hopes if hope is not None)
    return Moment(
        ply,
        tuple(rounded(fmean(world[who] for world in worlds)) for who in range(count)),
        vector(best, shift, count),
        win_now or None,
    )


def vector(found: Forecast, shift: Vector, count: int) -> Vector:
    """Give the mean result of every account."""
    return tuple(rounded(fmean(results(found, shift, who))) for who in range(count))


def decision_at(
    ply: int, assessment: Assessment, shift: Vector, before: Moment, after: Moment
) -> Decision:
    """Take one decision apart into skill, luck and drift."""
    assert assessment.weighed is not None  # only the last position of a game has no decision
    assert assessment.played is not None
    assert assessment.move is not None
    view, count = assessment.view, accounts(assessment.view)
    best = assessment.weighed.forecasts[0]
    better = view.title.moves.name(view.state, best.number)
    played = vector(assessment.played, shift, count)
    seen = played if assessment.after is None else vector(assessment.after, shift, count)
    regret = gap(best, assessment.played, shift, account_of(view, view.turn))
    return Decision(
        ply=ply + 1,
        seat=view.turn,
        phase=view.phase,
        legal=assessment.legal,
        text=view.write(assessment.move),
        move=plain(assessment.move),
        where=view.title.words.where(view.state, assessment.move),
        best=view.write(better),
        best_move=plain(better),
        best_where=view.title.words.where(view.state, better),
        places=tuple(view.title.advice.places(view.state, assessment.move)),
        best_places=tuple(view.title.advice.places(view.state, better)),
        regret=regret,
        mistake=regret.low > 0 and regret.mean >= COSTLY,
        skill=less(played, before.result),
        luck=less(seen, played),
        drift=less(after.result, seen),
        revealed=tuple(shown.thing for shown in assessment.revealed),
    )


def mistake(assessment: Assessment, decision: Decision, effort: Effort) -> Mistake:
    """Tell the better move of a costly decision against the one that was played."""
    assert assessment.weighed is not None
    assert assessment.played is not None
    return Mistake(
        decision.ply,
        decision.seat,
        decision.text,
        decision.move,
        decision.where,
        decision.regret,
        advice(assessment.view, assessment.weighed, assessment.weighed.forecasts[0], effort),
        lost_said(assessment.view, decision.regret),
        sure_said(decision.regret.low, decision.regret.high, effort.worlds),
        decision.places,
    )


def lost_said(view: View, regret: Range) -> Said:
    """Say what a decision cost its maker."""
    return amount_said("lost", regret.mean, is_race=accounts(view) > 1)


def balance_of(
    game: Game, account: int, curve: Sequence[Moment], decisions: Sequence[Decision]
) -> Balance:
    """Sum up where the result of an account came from."""
    alone = len(game.accounts) == 1
    return Balance(
        seat=game.accounts[account],
        start=curve[0].result[account],
        luck=total(each.luck[account] for each in decisions),
        own=total(each.skill[account] for each in decisions if alone or each.seat == account),
        others=total(
            each.skill[account] for each in decisions if not alone and each.seat != account
        ),
        drift=total(each.drift[account] for each in decisions),
        end=curve[-1].result[account],
    )


def less(ones: Vector, others: Vector) -> Vector:
    """Take one vector from another."""
    return tuple(rounded(one - other) for one, other in zip(ones, others, strict=True))


def total(values: Iterable[float]) -> float:
    """Add up; all numbers of a review have two decimals."""
    return rounded(sum(values))


def rounded(value: float) -> float:
    """Keep two decimals, and no minus before a zero."""
    return round(value, 2) + 0.0
