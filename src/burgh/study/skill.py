"""How well each seat of a record played: about which level, and between which.

Every decision is looked at once, from the view of the seat that made it: what the best move would
have been worth beyond the one made, by the net of the title where it has one and no aim, else by
its outlook.
What decisions lose, and the points a seat comes to for each choice, are compared with games of the
levels (`scale.py`). A single game tells little, so there is always an interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from burgh.bots.search.judge import Judge, Judgement
from burgh.core.game import Game
from burgh.core.said import Said, say
from burgh.core.state import State
from burgh.study.scale import Placed, Scale, Seen, kind_of, scale_of

HUNDRED: Final = 100.0  # advantages are told in hundredths of a point
FEWEST: Final = 8  # decisions from which a level can be told
BANDS: Final = ("outcome-rating", "outcome-no_rating", "outcome-band")  # lines of an outcome


class Skill(msgspec.Struct, frozen=True):
    """How well one seat played; without a rating where its decisions were too few."""

    seat: int
    decisions: int  # those in which something was to be decided
    loss: float  # what one of them lost on average, in points, at one look
    rating: int | None
    low: int | None  # the interval that holds it in 19 cases out of 20
    high: int | None
    level: int | None  # the nearest one,
    lowest: int | None  # and those nearest to the ends of the interval
    highest: int | None
    said: Said
    rated: Said | None  # the rating in words


class Skills(msgspec.Struct, frozen=True):
    """How well those played who decide, on the scale of the title."""

    levels: tuple[int, ...]  # the ratings of the levels, the weakest first
    styles: dict[str, int]  # and of the styles
    seats: tuple[Skill, ...]
    bands: tuple[Said, ...]  # what the rulebook itself says of a result


def skills(game: Game) -> Skills | None:
    """How well each seat of a game played; None if the title has no scale."""
    scale = scale_of(game.title)
    if scale is None:
        return None
    found = seen_in(game, scale.cap)
    kind, is_same = kind_of(game.title, scale, game.options)
    told = []
    for seat in game.title.deciding(game.options):
        seen = found[seat] if is_same else found[seat]._replace(pace=None)
        told.append(skill_of(seat, seen, scale, scale.place(kind, seen)))
    return Skills(scale.levels, scale.styles, tuple(told), bands(game))


def skill_of(seat: int, seen: Seen, scale: Scale, placed: Placed) -> Skill:
    """Tell how well a seat played, if enough is known of it."""
    loss = round(seen.loss, 2)
    if seen.decisions < FEWEST:
        few = say("skill-few", count=seen.decisions)
        return Skill(seat, seen.decisions, loss, None, None, None, None, None, None, few, None)
    level, lowest, highest = (scale.nearest(each) for each in placed)
    rating, low, high = (round(each, -1) for each in map(round, placed))  # no more is known
    said = say("skill-level", level=level, lowest=lowest, highest=highest)
    if lowest == highest:
        said = say("skill-like", level=level)
    rated = say("skill-rated", rating=rating, low=low, high=high)
    return Skill(seat, seen.decisions, loss, rating, low, high, level, lowest, highest, said, rated)


def bands(game: Game) -> tuple[Said, ...]:
    """The rank or band of the rulebook that a result earned, where it has such."""
    ended = game.outcome()
    if ended is None:
        return ()
    return tuple(said for said in game.title.words.outcome(ended) if said.key in BANDS)


# --- what was seen -------------------------------------------------------------------------------


class Looked(NamedTuple):
    """One choice at one look, in hundredths of a point."""

    lost: int  # by the move that was made
    most: int  # by the worst: 0 where nothing was to be decided


def seen_in(game: Game, cap: float) -> list[Seen]:
    """What is known of how each seat played."""
    ended = game.outcome()
    return [
        seen_of(game, choices, cap, None if ended is None else ended.scores[seat])
        for seat, choices in enumerate(choices_in(game))
    ]


def seen_of(game: Game, choices: Sequence[Looked], cap: float, points: int | None) -> Seen:
    """Sum up the choices of a seat, and the points it came to if the game is over."""
    lost = losses(choices, cap)
    pace = None if points is None or not choices else pace_of(game, points, len(choices))
    return Seen(len(lost), fmean(lost) if lost else 0.0, pace)


def pace_of(game: Game, points: int, choices: int) -> float:
    """Points for each choice; all of them where games end only when players agree.

    There the strong play on as long as there is something to win, and that is no dawdling.
    """
    ends_by_consent = int(game.state.progress()) >= 0
    return float(points) if ends_by_consent else points / choices


def losses(choices: Sequence[Looked], cap: float) -> list[float]:
    """What each decision lost, in points, none more than the cap."""
    return [min(cap, each.lost / HUNDRED) for each in choices if each.most > 0]


def choices_in(game: Game) -> list[list[Looked]]:
    """Every choice of each seat, from what it could see."""
    found: list[list[Looked]] = [[] for _ in range(game.seats)]
    for state, number in game.history():
        seat = int(state.decider())
        choice = look(state.view(seat), number)
        if choice is not None:
            found[seat].append(choice)
    return found


def look(view: State, number: int) -> Looked | None:
    """Look at one move beside all others; None where there was no choice, or a minor one."""
    if view.is_minor():
        return None
    meanings = {int(view.meaning(move)): move for move in view.legal()}
    if len(meanings) == 1:
        return None
    # Where there is an aim a net tells chances, and what a decision loses is told in points.
    net = view.net() if int(view.aim()) == 0 else None
    judge, seat = Judge(view, Judgement(net)), view.decider()
    worth = {meaning: int(judge.after(view, move, seat)) for meaning, move in meanings.items()}
    best = max(worth.values())
    return Looked(best - worth[int(view.meaning(number))], best - min(worth.values()))
