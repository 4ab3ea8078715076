"""How good a position looks: a guess of the final population, for bots that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.folders import package_folder
from burgh.core.ints import i64
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


def rounds_left(table: Suburbia) -> i64:
    """Guess the turns each seat still has, from the middle of the packet that ends the game."""
    if table.last_round != 0:
        return table.last_round - table.round + 1
    middle = (table.packet_from + table.packet_to) // 2
    tiles = middle - table.drawn
    if tiles < 0:
        tiles = 0
    a_round = table.rules.seats
    if table.rules.mode == ARCHITECT:
        a_round = 2
    elif table.rules.mode == BOT:
        a_round = 4
    return tiles // a_round + 2


def outlook(table: Suburbia, seat: i64) -> i64:
    """Guess a seat's final population in hundredths: its numbers carried on to the end, and goals.

    Each round income and reputation act and red lines wear them down; no more tiles are built.
    """
    borough = table.boroughs[seat]
    if table.is_over():
        return borough.population * 100
    rounds = rounds_left(table)
    return carried_on(table, borough, rounds) + goals_of(table, seat, rounds)


def carried_on(table: Suburbia, borough: Borough, rounds: i64) -> i64:
    """Guess the population a borough comes to by itself, its money counted in.

    Nobody leaves an empty borough, yet a bad name costs it: else a bot at zero would see no harm in
    making it worse, and would never find its way back.
    """
    tables = table.rules.tables
    early = rounds if rounds < WEIGHTS.long_game else WEIGHTS.long_game
    dearer = WEIGHTS.cash_early - WEIGHTS.cash_late
    cash = WEIGHTS.cash_late + dearer * early // WEIGHTS.long_game
    money = borough.money
    income = borough.income
    reputation = borough.reputation
    population = borough.population
    missing: i64 = 0
    for _round in range(rounds):
        money += income
        after = population + reputation
        if after < 0:
            missing -= after
            after = 0
        lines = tables.lines_passed(after) - tables.lines_passed(population)
        population = after
        income -= lines * table.rules.line_cost
        reputation -= lines * table.rules.line_cost
    return population * 100 + money * cash - missing * WEIGHTS.missing


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
