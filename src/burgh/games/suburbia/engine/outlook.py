"""How good a position looks: a guess of the final population, for bots that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.folders import package_folder
from burgh.core.ints import at_least, at_most, i64
from burgh.core.toml import read_toml
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.goals import measured
from burgh.games.suburbia.engine.tables import ARCHITECT, BOT, CASH, INCOMES, NO_GOAL, REPUTATIONS

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia


class Weights:
    """What the guess depends on, as `outlook.toml` has it; `tools/tune.py` tries others."""

    def __init__(self, found: dict[str, int]) -> None:
        self.cash_late: i64 = found["cash_late"]
        self.cash_early: i64 = found["cash_early"]
        self.long_game: i64 = found["long_game"]
        self.goal: i64 = found["goal"]
        self.calm: i64 = found["calm"]
        self.hurry: i64 = found["hurry"]
        self.money_step: i64 = found["money_step"]
        self.track_step: i64 = found["track_step"]
        self.missing: i64 = found["missing"]


WEIGHTS: Final = Weights(read_toml(package_folder("burgh.games.suburbia") / "outlook.toml"))


def turns_left(table: Suburbia, seat: i64) -> i64:
    """Guess how many turns a seat still has, the one that is going on counted in.

    Where One More Round has not been seen, it is taken to lie in the middle of what is left of its
    packet. Each turn turns up a tile: the architect's two, the bot's game four for both.
    """
    rules = table.rules
    before = steps_between(rules.seats, table.start, table.active)
    waits = steps_between(rules.seats, table.start, seat) >= before
    if table.last_round == 0:
        rounds = rounds_after(table, before)
    else:
        rounds = table.last_round - table.round
    return rounds + 1 if waits else rounds


def rounds_after(table: Suburbia, before: i64) -> i64:
    """Guess the rounds after this one while One More Round has not been seen."""
    rules = table.rules
    first = at_least(table.packet_from, table.drawn)
    tiles = at_least((first + table.packet_to) // 2 - table.drawn, 0)
    if rules.mode == BOT:  # it ends the game at once
        return tiles // 4
    if rules.mode == ARCHITECT:
        return tiles // 2 + 1
    return (before + tiles) // rules.seats + 1


def steps_between(seats: i64, first: i64, other: i64) -> i64:
    """How many seats after one another one comes."""
    return (other - first + seats) % seats


def outlook(table: Suburbia, seat: i64) -> i64:
    """Guess a seat's final population in hundredths: its numbers carried on to the end, and goals.

    Each round income and reputation act and red lines wear them down; no more tiles are built.
    """
    borough = table.boroughs[seat]
    if table.is_over():
        return borough.population * 100
    turns = turns_left(table, seat)
    return worth(Led(table, borough, turns), turns) + goals_of(table, seat, turns)


def near_outlook(table: Suburbia, seat: i64, horizon: i64) -> i64:
    """The same by one who looks no farther than so many turns of its own.

    Goals are counted at the end, so they are nothing to it before that is in sight. That people
    leave for every dollar missing (S8.2) it does see: else it would live on debt.
    """
    turns = turns_left(table, seat)
    if turns <= horizon or table.is_over():
        return outlook(table, seat)
    led = Led(table, table.boroughs[seat], horizon)
    return worth(led, horizon) + 100 * at_most(led.money, 0)


class Led:
    """Where a borough comes to by itself: its income, its reputation and red lines do their work.

    Nobody leaves an empty borough; `missing` counts who would.
    """

    def __init__(self, table: Suburbia, borough: Borough, turns: i64) -> None:
        """Go on for so many turns; no more tiles are built."""
        tables = table.rules.tables
        cost = table.rules.line_cost
        self.money: i64 = borough.money
        self.income: i64 = borough.income
        self.reputation: i64 = borough.reputation
        self.people: i64 = borough.population
        self.missing: i64 = 0
        for _turn in range(turns):
            self.money += self.income
            after = self.people + self.reputation
            if after < 0:
                self.missing -= after
                after = 0
            lines = tables.lines_passed(after) - tables.lines_passed(self.people)
            self.people = after
            self.income -= lines * cost
            self.reputation -= lines * cost


def worth(led: Led, turns: i64) -> i64:
    """What a borough has come to, its money counted in.

    A bad name costs even an empty borough: else a bot at zero would see no harm in making it worse,
    and would never find its way back.
    """
    return led.people * 100 + led.money * worth_of_money(turns) - led.missing * WEIGHTS.missing


def worth_of_money(turns: i64) -> i64:
    """What money is worth with so many turns to go, in hundredths of a person."""
    early = at_most(turns, WEIGHTS.long_game)
    dearer = WEIGHTS.cash_early - WEIGHTS.cash_late
    return WEIGHTS.cash_late + dearer * early // WEIGHTS.long_game


def goals_of(table: Suburbia, seat: i64, rounds: i64) -> i64:
    """Guess what the goals will bring a seat: the public ones, and its own if it is seen."""
    found: i64 = 0
    if table.rules.seats == 1:
        return 0
    for i in range(i64(len(table.public))):
        found += goal_worth(table, seat, table.public[i], rounds)
    kept = table.kept[seat]
    if kept < NO_GOAL:
        found += goal_worth(table, seat, kept, rounds)
    return found


def goal_worth(table: Suburbia, seat: i64, goal: i64, rounds: i64) -> i64:
    """Guess what one goal will bring: its worth by how sure a lead is, or how near one."""
    tables = table.rules.tables
    measure = tables.goal_measure[goal]
    sign: i64 = -1 if tables.goal_fewest[goal] != 0 else 1
    own = sign * measured(tables, table.boroughs[seat], measure)
    lead: i64 = 1000
    for other in range(table.rules.seats):
        if other != seat:
            ahead = own - sign * measured(tables, table.boroughs[other], measure)
            if ahead < lead:
                lead = ahead
    unit: i64 = 1
    if measure == CASH:
        unit = WEIGHTS.money_step
    elif measure == INCOMES or measure == REPUTATIONS:
        unit = WEIGHTS.track_step
    # A tie is nobody's goal, so a lead begins at half a step.
    ahead = 2 * lead - unit
    away = unit * (WEIGHTS.calm + WEIGHTS.hurry * rounds) // 4
    if away < 1:
        away = 1
    size = ahead if ahead > 0 else -ahead
    sure = 50 + 50 * ahead // (away + size)
    return tables.goal_worth[goal] * sure * WEIGHTS.goal // 100
