"""What a style of play may like about a position of Suburbia: see `styles.toml`.

It is what the seat sees on the table, and the goal it has kept itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, vec
from burgh.games.suburbia.engine.goals import NOBODY, met_by
from burgh.games.suburbia.engine.outlook import Led, turns_left
from burgh.games.suburbia.engine.tables import NO_GOAL

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia

TASTES: Final[tuple[str, ...]] = (
    "residential",  # tiles, lakes not among them
    "industrial",
    "commercial",
    "civic",
    "lakes",
    "money",
    "income",
    "reputation",
    "people",
    "goals",  # people that the goals it leads alone would bring
    "rival",  # people that the strongest rival comes to by itself
    "theirs",  # people that the public goals would bring of which a rival leads alone
)


def tastes_into(table: Suburbia, seat: i64, buffer: vec[i64]) -> None:
    """Write them in the order of `TASTES`."""
    borough = table.boroughs[seat]
    for category in range(4):
        buffer[category] = borough.tally[category]
    buffer[4] = borough.lakes()
    buffer[5] = borough.money
    buffer[6] = borough.income
    buffer[7] = borough.reputation
    buffer[8] = borough.population
    buffer[9] = goals_led(table, seat)
    buffer[10] = strongest_rival(table, seat)
    buffer[11] = goals_of_rivals(table, seat)


def goals_led(table: Suburbia, seat: i64) -> i64:
    """What the goals are worth that a seat leads alone: the public ones, and its own."""
    worth = table.rules.tables.goal_worth
    found: i64 = 0
    if table.rules.seats == 1:
        return 0
    for i in range(i64(len(table.public))):
        if met_by(table, table.public[i]) == seat:
            found += worth[table.public[i]]
    kept = table.kept[seat]
    if kept < NO_GOAL and met_by(table, kept) == seat:
        found += worth[kept]
    return found


def strongest_rival(table: Suburbia, seat: i64) -> i64:
    """The people of the rival that comes to most, if no more tiles are built."""
    most: i64 = 0
    for other in range(table.rules.seats):
        if other == seat:
            continue
        people = table.boroughs[other].population
        if not table.is_over():
            led = Led(table, table.boroughs[other], turns_left(table, other))
            people = led.people
        if people > most:
            most = people
    return most


def goals_of_rivals(table: Suburbia, seat: i64) -> i64:
    """What the public goals are worth that others lead alone; a tie is nobody's (S12.4)."""
    found: i64 = 0
    if table.rules.seats == 1:
        return 0
    for i in range(i64(len(table.public))):
        leader = met_by(table, table.public[i])
        if leader != NOBODY and leader != seat:
            found += table.rules.tables.goal_worth[table.public[i]]
    return found
