"""How good a position looks: a guess of the final population, for bots that look one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64
from burgh.games.suburbia.tables import ARCHITECT, BOT

if TYPE_CHECKING:
    from burgh.games.suburbia.state import Suburbia

# Money early buys tiles and late becomes people five to one: worth in hundredths of a person.
CASH_LATE: Final[i64] = 20
CASH_EARLY: Final[i64] = 60
LONG_GAME: Final[i64] = 20


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
    """Guess a seat's final population in hundredths: its numbers carried on to the end.

    Each round income and reputation act and red lines wear them down; no more tiles are built.
    """
    borough = table.boroughs[seat]
    if table.is_over():
        return borough.population * 100
    tables = table.rules.tables
    rounds = rounds_left(table)
    early = rounds if rounds < LONG_GAME else LONG_GAME
    cash = CASH_LATE + (CASH_EARLY - CASH_LATE) * early // LONG_GAME
    money = borough.money
    income = borough.income
    reputation = borough.reputation
    population = borough.population
    for _ in range(rounds):
        money += income
        after = population + reputation
        if after < 0:
            after = 0
        lines = tables.lines_passed(after) - tables.lines_passed(population)
        population = after
        income -= lines * table.rules.line_cost
        reputation -= lines * table.rules.line_cost
    return population * 100 + money * cash
