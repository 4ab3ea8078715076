"""Final scoring: goals, then money into people, lines ignored (S11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64
from burgh.core.ledger import EVERYBODY, NOWHERE, Ledger
from burgh.games.suburbia.engine.effects import note, say
from burgh.games.suburbia.engine.goals import NOBODY, met_by
from burgh.games.suburbia.engine.tables import (
    CONVERSION,
    GOAL_CAUSE,
    HIDDEN_GOAL,
    MONEY,
    NO_GOAL,
    OVER,
    POPULATION,
)

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia

SECRET: Final[i64] = 1024  # in a ledger's reveals: SECRET + goal


def finish(table: Suburbia, ledger: Ledger | None) -> None:
    """Score the game in the order of S11.4 to S11.6: public goals, secret goals, money.

    What goals bring is people, and no goal counts those, so each can be looked at when its turn
    comes.
    """
    table.due = OVER
    score_public(table, ledger)
    score_secret(table, ledger)
    say(ledger, "S11.6")
    seat = table.start
    for _seat in range(table.rules.seats):
        convert_money(table, seat, ledger)
        seat = table.after(seat)


def score_public(table: Suburbia, ledger: Ledger | None) -> None:
    """Give each public goal to whoever alone meets it (S11.4)."""
    say(ledger, "S11.4")
    for i in range(i64(len(table.public))):
        goal = table.public[i]
        leader = met_by(table, goal)
        if leader != NOBODY:
            award(table, leader, goal, ledger)


def score_secret(table: Suburbia, ledger: Ledger | None) -> None:
    """Show the secret goals in turn order; each can score for its owner alone (S11.5)."""
    say(ledger, "S11.5")
    seat = table.start
    for _seat in range(table.rules.seats):
        goal = table.kept[seat]
        if goal != NO_GOAL and goal != HIDDEN_GOAL:
            if ledger is not None:
                ledger.reveal(SECRET + goal, EVERYBODY)
            if met_by(table, goal) == seat:
                award(table, seat, goal, ledger)
        seat = table.after(seat)


def award(table: Suburbia, seat: i64, goal: i64, ledger: Ledger | None) -> None:
    """Add a goal's worth; lines are ignored now (S9.16)."""
    worth = table.rules.tables.goal_worth[goal]
    table.boroughs[seat].population += worth
    note(ledger, seat, POPULATION, worth, worth, GOAL_CAUSE + goal, NOWHERE)


def convert_money(table: Suburbia, seat: i64, ledger: Ledger | None) -> None:
    """Turn each full $5 into one population and keep the rest (S11.6)."""
    borough = table.boroughs[seat]
    gained = borough.money // table.rules.per_population
    spent = gained * table.rules.per_population
    borough.population += gained
    borough.money -= spent
    note(ledger, seat, POPULATION, gained, gained, CONVERSION, NOWHERE)
    note(ledger, seat, MONEY, -spent, -spent, CONVERSION, NOWHERE)


def standing(table: Suburbia, seat: i64) -> i64:
    """Order the seats: population, then reputation, then income, then money left (S11.8)."""
    borough = table.boroughs[seat]
    key = borough.population * 64 + (borough.reputation + 16)
    return (key * 64 + (borough.income + 16)) * 65536 + borough.money
