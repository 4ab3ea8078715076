"""What is likely to become of a move: imagined worlds, played on for a while, then judged.

Every move is tried in the same worlds with the same chances, so moves are compared pair by pair and
most of the luck cancels out. The worlds come from a View: what a seat cannot see is never asked.

The title's net chooses and judges where there is one, else the outlook (`judgement`). A net
foretells the end itself. An outlook was made to compare moves: how far it lies from final points,
and who wins, is seen in some worlds that are played to their end (`Level`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from operator import add, sub
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import Judge, Judgement
from burgh.core.game import View
from burgh.core.moves import Move
from burgh.core.net import LEAD, OWN
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.core.title import AnyTitle

SURE: Final = 1.96  # standard errors on either side of a mean: 95 %
HUNDRED: Final = 100.0  # nets and outlooks speak in hundredths of a point
DUEL: Final = 2  # seats
PLIES_A_TURN: Final = 12
PLIES_ALONE: Final = 6  # a round of somebody who always has the turn
LONGEST_LINE: Final = 6
ALIKE: Final = 2


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much is imagined: worlds for each move, rounds played on in each, moves compared."""

    worlds: int = 24
    rounds: int = 2
    candidates: int = 5
    finished: int = 12  # worlds played to their end, for the level of points and the chance to win


BY_OUTLOOK: Final = Effort()
# More worlds tell hardly more, and a net takes twice the time: docs/analysis.md
BY_NET: Final = Effort(worlds=10)


class Range(msgspec.Struct, frozen=True):
    """A mean and the interval that holds it with 95 %, as far as the imagined worlds tell."""

    mean: float
    low: float
    high: float


class Ply(NamedTuple):
    """One choice of a line: who decided, and what was done with which thing, wherever."""

    seat: int
    idea: tuple[str, ...]


class Judged(NamedTuple):
    """How a world stands for every account."""

    points: tuple[float, ...]
    results: tuple[float, ...] | None  # where more is known of them than the points tell
    wins: tuple[float, ...] | None  # shares of the victory once it is over, chances by the net


class Ending(NamedTuple):
    """How one world stood when it was judged, and what led there."""

    judged: Judged
    line: tuple[Ply, ...]
    over: bool
    again: bool  # whether the one who made the move came to decide in a later turn
    later: Ply | None = None  # what was chosen then


class Forecast(NamedTuple):
    """What became of one move in each imagined world."""

    number: int
    endings: tuple[Ending, ...]


def result(points: Sequence[float], account: int) -> float:
    """What an account plays for: its lead over the best rival; alone or together, points."""
    rivals = [theirs for other, theirs in enumerate(points) if other != account]
    return points[account] - max(rivals) if rivals else points[account]


def spread(values: Sequence[float]) -> Range:
    """Give the mean of some worlds and its interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Range(round(mean, 2), round(mean, 2), round(mean, 2))
    error = SURE * stdev(values) / math.sqrt(len(values))
    return Range(round(mean, 2), round(mean - error, 2), round(mean + error, 2))


def shares(wins: Sequence[float]) -> Range:
    """A chance between 0 and 1 and its interval."""
    found = spread(wins)
    return Range(
        round(found.mean, 3), round(max(0.0, found.low), 3), round(min(1.0, found.high), 3)
    )


def accounts(view: View) -> int:
    """Count who has points of their own: the seats, or the one table."""
    return len(view.accounts)


def account_of(view: View, seat: int) -> int:
    return 0 if accounts(view) == 1 else seat


def forecast(
    view: View,
    number: int | None,
    effort: Effort,
    seed: int,
    *,
    since: View | None = None,
    to_end: bool = False,
) -> Forecast:
    """Make a move in imagined worlds and play on; without a move, play on from where it stands.

    Worlds end as many turns after `since`, an earlier view, so that before and after compare.
    """
    endings = [
        play_on(view, number, Horizon(since or view, effort, to_end=to_end), seed, which)
        for which in range(effort.worlds)
    ]
    return Forecast(-1 if number is None else number, tuple(endings))


def play_on(view: View, number: int | None, horizon: Horizon, seed: int, which: int) -> Ending:
    """Judge one world: the move, then quick play by everybody for some rounds or to the end."""
    world, rng = imagined_world(view, seed, which)
    if number is not None:
        world.apply(number, None)
    line: list[Ply] = []
    later: Ply | None = None
    while not world.is_over() and not horizon.reached(world):
        choice = quick_move(world, rng)
        if later is None and number is not None and horizon.is_next_turn(world):
            later = ply_of(view.title, world, choice)
        if len(line) < LONGEST_LINE:
            line.append(ply_of(view.title, world, choice))
        world.apply(choice, None)
    return Ending(judged(view, world), tuple(line), world.is_over(), horizon.again, later)


def next_turn(
    view: View, number: int, effort: Effort, seed: int, which: int
) -> tuple[State, int] | None:
    """The next turn of the one who makes a move, in one world: where it begins, what is chosen."""
    world, rng = imagined_world(view, seed, which)
    world.apply(number, None)
    horizon = Horizon(view, effort)
    while not world.is_over() and not horizon.reached(world):
        choice = quick_move(world, rng)
        if horizon.is_next_turn(world):
            return world, choice
        world.apply(choice, None)
    return None


def ply_of(title: AnyTitle, world: State, number: int) -> Ply:
    """A choice as it compares between worlds."""
    return Ply(int(world.decider()), idea(title.moves.name(world, number)))


def imagined_world(view: View, seed: int, which: int) -> tuple[State, Rng]:
    """A world that a view allows, and the chances that go with it: the same for each move."""
    rng = Rng(seed * 4096 + which)
    world = view.state.clone()
    world.imagine(rng)
    return world, rng


def quick_move(world: State, rng: Rng) -> int:
    """Choose for whoever decides, from what that seat may see."""
    return int(best_move(world.view(world.decider()), rng, 0, judgement(world)))


class Horizon:
    """How far a world is played on: so many rounds, and then to the turn of the first seat.

    To end at the same seat's turn every time keeps forecasts of successive positions comparable.
    """

    def __init__(self, view: View, effort: Effort, *, to_end: bool = False) -> None:
        self.seat = view.turn
        self.turn = int(view.state.turn())
        self.turns = effort.rounds * view.seats
        self.plies = PLIES_A_TURN * (self.turns + view.seats)
        if to_end or view.seats == 1:
            self.plies = view.title.most_plies if to_end else PLIES_ALONE * effort.rounds
        self.to_end = to_end
        self.again = False
        self.is_alone = view.seats == 1
        self.half = {view.title.phases.index(phase) for phase in view.title.half_phases}

    def reached(self, world: State) -> bool:
        """Whether it is time to judge; asked once before each choice."""
        turn = int(world.turn())
        self.plies -= 1
        if turn != self.turn:
            self.turns -= 1
            self.turn = turn
            self.again = self.again or int(world.decider()) == self.seat
            if turn == 0 and self.turns <= 0 and not self.to_end:
                return True
        return self.plies < 0

    def is_next_turn(self, world: State) -> bool:
        """Whether the one who made the move begins another turn, or the lone player's next one."""
        if int(world.phase()) in self.half:
            return False
        return self.is_alone or (self.again and int(world.decider()) == self.seat)


# --- how a world is judged -----------------------------------------------------------------------


def judgement(state: State) -> Judgement:
    """By what moves are chosen and worlds are judged: the net of the title, if it has one."""
    return Judgement(state.net())


def usual_effort(state: State) -> Effort:
    """How much is imagined unless somebody says otherwise."""
    return BY_OUTLOOK if judgement(state).net is None else BY_NET


def judged(view: View, world: State) -> Judged:
    """Say how a world stands: as it ended, as the net foretells, or as it looks."""
    by = judgement(world)
    seats = range(accounts(view))
    if world.is_over():
        points = tuple(float(int(world.score(seat))) for seat in seats)
        return Judged(points, None, victory(view, world))
    if by.net is None:
        return Judged(tuple(int(world.outlook(seat)) / HUNDRED for seat in seats), None, None)
    return foretold(view, world, Judge(world, by))


class Told(NamedTuple):
    """What the net says of one seat."""

    points: float
    lead: float
    win: float

    def mirrored(self) -> Told:
        """What that says of its best rival."""
        return Told(self.points - self.lead, -self.lead, 1.0 - self.win)


def foretold(view: View, world: State, judge: Judge) -> Judged:
    """What the net says of every account; where it says too much, it is made to agree.

    The net has learned of seats that decide. An automatic rival is what it is to them.
    """
    told = {seat: tell(judge, world, seat) for seat in view.title.deciding(view.options)}
    first = next(iter(told.values()))
    if accounts(view) == 1:
        return Judged((first.points,), None, (first.win,) if view.state.is_shared else None)
    seats = [told.get(seat, first.mirrored()) for seat in range(view.seats)]
    total = sum(each.win for each in seats)
    wins = tuple(each.win / total for each in seats)
    points = tuple(each.points for each in seats)
    if len(seats) > DUEL:
        return Judged(points, tuple(each.lead for each in seats), wins)
    middle, ahead = fmean(points), (seats[0].lead - seats[1].lead) / 2
    return Judged((middle + ahead / 2, middle - ahead / 2), None, wins)


def tell(judge: Judge, world: State, seat: int) -> Told:
    """Ask the net about one seat, with what that seat may see."""
    seen = judge.look(world, seat)
    return Told(int(seen.points(OWN)) / HUNDRED, int(seen.points(LEAD)) / HUNDRED, seen.chance())


def victory(view: View, world: State) -> tuple[float, ...] | None:
    """Each seat's share of the victory; for a lone player there is none to have."""
    if view.seats == 1 and not view.state.is_shared:
        return None
    winners = view.title.result.outcome(view.options, world).winners
    if view.state.is_shared:
        return (1.0 if winners else 0.0,)
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(view.seats))


class Level(NamedTuple):
    """How final points differ from how they looked: from worlds played to their end.

    What a net foretells differs by nothing.
    """

    shift: tuple[float, ...]  # what each account still gains beyond its outlook, on average
    rests: tuple[tuple[float, ...], ...]  # the same, world by world
    wins: tuple[float, ...]  # where all play together: won or not, world by world


def level(view: View, found: Forecast, effort: Effort, seed: int) -> Level:
    """Play some worlds to their end and compare; what a net foretells is the end already."""
    if judgement(view.state).net is not None:
        return Level((0.0,) * accounts(view), (), ())
    number = None if found.number < 0 else found.number
    rests: list[tuple[float, ...]] = []
    wins: list[float] = []
    for which in range(min(effort.finished, effort.worlds)):
        early = found.endings[which]
        horizon = Horizon(view, effort, to_end=True)
        end = early if early.over else play_on(view, number, horizon, seed, which)
        rests.append(tuple(map(sub, end.judged.points, early.judged.points)))
        if end.judged.wins is not None:
            wins.append(end.judged.wins[0])
    return Level(
        tuple(fmean(column) for column in zip(*rests, strict=True)), tuple(rests), tuple(wins)
    )


def final_points(found: Forecast, shift: Sequence[float]) -> list[tuple[float, ...]]:
    """The points of every account, world by world, carried on to the end of the game."""
    return [
        ending.judged.points if ending.over else tuple(map(add, ending.judged.points, shift))
        for ending in found.endings
    ]


def results(found: Forecast, shift: Sequence[float], account: int) -> list[float]:
    """The final result of an account, world by world."""
    worlds = zip(found.endings, final_points(found, shift), strict=True)
    return [
        result(points, account) if ending.judged.results is None else ending.judged.results[account]
        for ending, points in worlds
    ]


def gap(one: Forecast, other: Forecast, shift: Sequence[float], account: int) -> Range:
    """How much better one move is than another, compared world by world."""
    pairs = zip(results(one, shift, account), results(other, shift, account), strict=True)
    return spread([mine - theirs for mine, theirs in pairs])


def chances(view: View, found: Forecast, known: Level, account: int) -> Range | None:
    """An account's chance to win; None for a lone player."""
    if accounts(view) == 1:
        told = [each.judged.wins[0] for each in found.endings if each.judged.wins is not None]
        wins = told if len(told) == len(found.endings) else known.wins
        return shares(wins) if wins else None
    return shares([chance(ending, known, account) for ending in found.endings])


def chance(ending: Ending, known: Level, account: int) -> float:
    """A seat's share of the victory in one world, over all ways its points may still move."""
    points, _, wins = ending.judged
    if wins is not None:
        return wins[account]
    return fmean(first(tuple(map(add, points, rest)), account) for rest in known.rests)


def first(points: tuple[float, ...], account: int) -> float:
    """A share of the first place."""
    best = max(points)
    return 1.0 / points.count(best) if points[account] == best else 0.0


def shortlist(view: View, count: int) -> list[int]:
    """The moves that leave their maker best off at once, best first.

    One of each meaning, and at first no more than two that do the same with the same thing, so that
    ten equal places do not crowd out the other ideas.
    """
    ordered = by_advantage(view)
    ideas = Counter[object]()
    chosen: list[int] = []
    for number in ordered:
        about = idea(view.title.moves.name(view.state, number))
        ideas[about] += 1
        if ideas[about] <= ALIKE:
            chosen.append(number)
        if len(chosen) == count:
            break
    rest = [number for number in ordered if number not in chosen]
    return chosen + rest[: count - len(chosen)]


def by_advantage(view: View) -> list[int]:
    """One legal move of each meaning, those first that leave their maker best off."""
    state, seat = view.state, view.turn
    judge = Judge(state, judgement(state))
    worth: dict[int, tuple[int, int]] = {}
    for number in state.legal():
        meaning = int(state.meaning(number))
        if meaning not in worth:
            worth[meaning] = (int(judge.after(state, number, seat)), number)
    return [number for _, number in sorted(worth.values(), key=lambda row: -row[0])]


def idea(move: Move) -> tuple[str, ...]:
    """What a move does and with which thing, wherever it does it."""
    named = msgspec.structs.asdict(move).values()
    done = str(type(move).__struct_config__.tag)
    return (done, *(value for value in named if isinstance(value, str)))


def plain(move: Move) -> dict[str, Any]:
    """A move as JSON data."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(move))
    return found
