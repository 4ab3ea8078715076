"""Games that a bot plays against itself, as rows that a net can learn from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import burgh
from burgh.bots.registry import search_manner
from burgh.bots.search.judge import Judgement, lead, won
from burgh.bots.search.selfplay import UNKNOWN, Player, Rows, play_and_record
from burgh.core.game import Game, View
from burgh.core.ints import i64, u8, vec
from burgh.core.rng import Rng
from burgh.core.state import FAR, State
from burgh.lab.complaints import wrong
from burgh.lab.learning.lesson import ALL_ROWS, Lesson
from burgh.lab.learning.netbot import net_of

# Deals to learn from begin here. Arenas and suites begin with small seeds, so nobody is measured
# on a deal that a net has learned from.
FIRST_DEAL: Final = 10**12
DEALS_OF_A_SEED: Final = 10**9
DEALS_OF_A_GENERATION: Final = 10**6
MOST_SEED: Final = 900_000  # of a course: its last deal lies below those of the gate
NO_SEARCH: Final = -(1 << 30)  # stands where nobody has searched
MOST_PLIES: Final = 100_000  # of a game
SPREAD: Final = 2654435761  # numbers times this are spread evenly, whatever order they come in
WORD: Final = 2**32

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Manners:
    """How the games are played: by which net, how far ahead, with how many slips.

    Each game errs by up to `error` hundredths of a point, an amount of its own; `stray` of a
    hundred moves are any move; the first `loose` plies are chosen as often as a search tried them.
    Searches prefer what looks good at once by `prior`. As long as there is no net the outlook
    judges, as far as its `horizon`.
    """

    iterations: int = 0
    error: int = 150
    stray: int = 4
    loose: int = 12
    prior: float = 1.0
    horizon: int = int(FAR)
    net: str | None = None  # a file; without one the outlook judges


@dataclass(frozen=True)
class Task:
    """A game that is to be played; `group` is its set of options, by its number in the lesson."""

    title: str
    options: dict[str, Any]
    group: int
    number: int
    seed: int
    manners: Manners
    rows: int = ALL_ROWS  # of a hundred decisions that leave any


@dataclass(frozen=True)
class Recorded:
    """What was seen in a game, a row for each seat and decision, and what came of it."""

    number: int
    group: int
    numbers: NDArray[np.int16]  # what the net reads, a line for each row
    seats: Ints
    plies: Ints
    ahead: Ints  # hundredths of a point, or NO_SEARCH
    outlook: Ints  # what the outlook says of the points, in hundredths
    outlook_lead: Ints
    own: Ints  # points in the end
    lead: Ints
    win: NDArray[np.float64]


def first_deal(seed: int, generation: int) -> int:
    """The deal of the first game of a generation."""
    return FIRST_DEAL + seed * DEALS_OF_A_SEED + generation * DEALS_OF_A_GENERATION


def tasks(title: str, lesson: Lesson, manners: Manners, first: int, games: range) -> Iterator[Task]:
    """Some games of a generation by their numbers, each with a deal of its own."""
    order = lesson.order()
    for number in games:
        group = order[number % len(order)]
        options = lesson.games[group].options
        yield Task(title, options, group, number, first + number, manners, lesson.rows)


def play(task: Task) -> Recorded:
    """Play a game; the rows of seats that decide, none if it did not come to its end."""
    title = burgh.title(task.title)
    options = title.options.read(task.options)
    game = Game.dealt(title, options, task.seed)
    rng = Rng(2 * task.seed + 1)
    player = player_of(task.manners, game.view(game.turn), rng)
    state = game.state.clone()
    plies = task.number * MOST_PLIES + np.arange(title.most_plies)
    noted = vec[u8](is_drawn(plies, task.rows).astype(int).tolist())
    rows = play_and_record(state, rng, player, noted)
    return recorded(task, state, rows, title.deciding(options))


def player_of(manners: Manners, view: View, rng: Rng) -> Player:
    """Whoever plays one game; how much it errs is drawn."""
    error = int(rng.below(manners.error + 1))
    net = None if manners.net is None else net_of(manners.net)
    bound, found = view.title.most_plies, search_manner({"prior": manners.prior})
    by = Judgement(net, int(FAR) if net else manners.horizon)
    return Player(manners.iterations, bound, found, by, error, manners.stray, manners.loose)


def recorded(task: Task, state: State, rows: Rows, deciding: list[int]) -> Recorded:
    """Put beside each row what came of it in the end."""
    count, inputs = int(rows.count) if state.is_over() else 0, int(rows.inputs)
    if not inputs:
        raise wrong(task.title, "lab-no_inputs")
    seats = numbers_of(rows.seats, count)
    plies = numbers_of(rows.plies, count)
    kept = np.isin(seats, deciding)
    seen = np.array(rows.numbers[: count * inputs], dtype=np.int16).reshape(count, inputs)
    ahead = numbers_of(rows.ahead, count)
    ahead[ahead == int(UNKNOWN)] = NO_SEARCH
    ends = [ending(state, seat) for seat in range(int(state.seats()))]
    own, beyond, win = (np.array(part)[seats[kept]] for part in zip(*ends, strict=True))
    return Recorded(
        number=task.number,
        group=task.group,
        numbers=seen[kept],
        seats=seats[kept],
        plies=plies[kept],
        ahead=ahead[kept],
        outlook=numbers_of(rows.outlooks, count)[kept],
        outlook_lead=numbers_of(rows.leads, count)[kept],
        own=own,
        lead=beyond,
        win=win,
    )


def is_drawn(numbers: Ints, share: int) -> NDArray[np.bool_]:
    """Which of some numbers are drawn, so many of a hundred: always the same ones."""
    found: NDArray[np.bool_] = numbers * SPREAD % WORD < WORD * share // ALL_ROWS
    return found


def numbers_of(part: vec[i64], count: int) -> Ints:
    """The first numbers of a part of the rows."""
    return np.array([int(part[i]) for i in range(count)], dtype=np.int64)


def ending(state: State, seat: int) -> tuple[int, int, float]:
    """The points of a seat, those beyond its best rival, and whether it won, or reached its aim.

    Where there is an aim a game may be lost whatever its points are: it is worth nothing then.
    """
    aim = aim_of(state)
    if aim:
        worth = int(state.outlook(seat))
        own = max(0, worth // 100)
        return own, own, float(worth >= aim)
    return int(state.score(seat)), int(lead(state, seat)) // 100, float(won(state, seat))


def aim_of(state: State) -> int:
    """What has to be reached to win, in hundredths of a point; 0 where there is no such aim."""
    is_alone = state.is_shared or int(state.seats()) == 1
    return int(state.aim()) if is_alone else 0
