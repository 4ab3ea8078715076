"""What a learner is shown of Suburbia: what a seat may see, in numbers (S16).

The boroughs come in the order of play, that of the seat that looks first. `observation.py` names
the numbers; both go through them in the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i16, i64, vec
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.tables import (
    BACK,
    EMPTY,
    FIRST_TILE,
    LETTERS,
    NO_GOAL,
    OVER,
    TAGS,
    back_of,
    is_back,
)
from burgh.shapes.hex import BITS, MIDDLE, WIDTH

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia

SEATS: Final[i64] = 4  # at most; those that nobody has are all 0
SLOTS: Final[i64] = 7  # at most; in the bot's game the rest are empty
SHOWN_TILES: Final[i64] = 40  # of a borough, the first so many
TILE_NUMBERS: Final[i64] = 4
NUMBERS: Final[i64] = 6  # the four tracks, the markers in hand, and how many tiles are shown
BOROUGH: Final[i64] = 176  # NUMBERS + TAGS + SHOWN_TILES * TILE_NUMBERS
TABLE: Final[i64] = 6


def observed(table: Suburbia) -> i64:
    """How many numbers there are."""
    tables = table.rules.tables
    goals: i64 = i64(len(tables.goals))
    fixed = OVER + 1 + TABLE + LETTERS + 2 * SLOTS + i64(len(tables.basics))
    return fixed + 4 * goals + tables.kinds + SEATS * BOROUGH


def observe_into(table: Suburbia, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write what a seat may see."""
    place = table_into(table, seat, buffer, start)
    place = market_into(table, buffer, place)
    place = goals_into(table, seat, buffer, place)
    place = unseen_into(table, buffer, place)
    other = seat
    for _each in range(table.rules.seats):
        place = borough_into(table.boroughs[other], buffer, place)
        other = table.after(other)


def table_into(table: Suburbia, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write the decision that is due, the seats, the round, and the backs in the pile."""
    for phase in range(OVER + 1):
        buffer[place + phase] = 0
    buffer[place + table.due] = 1
    place += OVER + 1
    buffer[place] = i16(table.rules.seats)
    buffer[place + 1] = i16(steps_between(table, table.start, seat))
    buffer[place + 2] = i16(steps_between(table, seat, table.active))
    buffer[place + 3] = i16(table.rules.mode)
    buffer[place + 4] = i16(table.round)
    buffer[place + 5] = i16(table.last_round)
    place += TABLE
    for letter in range(LETTERS):
        buffer[place + letter] = 0
    pile = table.pile
    for i in range(table.drawn, i64(len(pile))):
        back: i64 = i64(pile[i])
        if not is_back(back):
            back = back_of(table.rules.tables, back)
        buffer[place + back - BACK - 1] += 1
    return place + LETTERS


def steps_between(table: Suburbia, first: i64, other: i64) -> i64:
    """How many seats after one another one comes."""
    return (other - first + table.rules.seats) % table.rules.seats


def market_into(table: Suburbia, buffer: vec[i16], place: i64) -> i64:
    """Write the tile and the price in each slot, and the basic tiles left."""
    rules = table.rules
    for i in range(2 * SLOTS):
        buffer[place + i] = 0
    for slot in range(rules.slots):
        kind: i64 = i64(table.market[slot])
        if kind != EMPTY:
            buffer[place + slot] = i16(kind)
            buffer[place + SLOTS + slot] = i16(rules.tables.cost[kind] + rules.surcharges[slot])
    place += 2 * SLOTS
    for which in range(i64(len(table.basics))):
        buffer[place + which] = i16(table.basics[which])
    return place + i64(len(table.basics))


def goals_into(table: Suburbia, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write the goals for all, those dealt to the seat, the one it kept, and others' at the end."""
    goals: i64 = i64(len(table.rules.tables.goals))
    for i in range(4 * goals):
        buffer[place + i] = 0
    for i in range(i64(len(table.public))):
        buffer[place + table.public[i]] = 1
    for i in range(2 * seat, 2 * seat + 2):
        if table.dealt[i] < NO_GOAL:
            buffer[place + goals + table.dealt[i]] = 1
    if table.kept[seat] < NO_GOAL:
        buffer[place + 2 * goals + table.kept[seat]] = 1
    if table.due == OVER:  # all goals are shown (S16.6)
        for other in range(table.rules.seats):
            if other != seat and table.kept[other] < NO_GOAL:
                buffer[place + 3 * goals + table.kept[other]] = 1
    return place + 4 * goals


def unseen_into(table: Suburbia, buffer: vec[i16], place: i64) -> i64:
    """Write how many tiles of each kind nobody has seen: in the pile or left in the box."""
    tables = table.rules.tables
    copies, pile = tables.copies, table.pile
    for kind in range(tables.kinds):
        buffer[place + kind] = i16(copies[kind])
    for i in range(table.drawn):
        buffer[place + i64(pile[i])] -= 1
    for kind in range(FIRST_TILE):
        buffer[place + kind] = 0
    return place + tables.kinds


def borough_into(borough: Borough, buffer: vec[i16], place: i64) -> i64:
    """Write a borough: its numbers, how many tiles carry each tag, and the tiles themselves.

    Behind the last tile are zeros: only those that have gone since are written over.
    """
    buffer[place] = i16(borough.money)
    buffer[place + 1] = i16(borough.income)
    buffer[place + 2] = i16(borough.reputation)
    buffer[place + 3] = i16(borough.population)
    buffer[place + 4] = i16(borough.markers)
    before: i64 = i64(buffer[place + 5])  # of the position that was written here last
    shown: i64 = i64(len(borough.kinds))
    if shown > SHOWN_TILES:
        shown = SHOWN_TILES
    buffer[place + 5] = i16(shown)
    place += NUMBERS
    for tag in range(TAGS):
        buffer[place + tag] = i16(borough.tally[tag])
    place += TAGS
    kinds, places, doubled = borough.kinds, borough.places, borough.doubled
    at = place
    for i in range(shown):
        cell = places[i]
        buffer[at] = i16(i64(kinds[i]))
        buffer[at + 1] = i16((cell & (WIDTH - 1)) - MIDDLE)
        buffer[at + 2] = i16((cell >> BITS) - MIDDLE)
        buffer[at + 3] = i16(i64(doubled[i]))
        at += TILE_NUMBERS
    for rest in range(at, place + TILE_NUMBERS * before):
        buffer[rest] = 0
    return place + TILE_NUMBERS * SHOWN_TILES
