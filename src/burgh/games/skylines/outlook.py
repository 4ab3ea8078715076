"""How good a position looks: a guess of the final overall happiness, for one-ply bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, vec
from burgh.games.skylines import cards
from burgh.games.skylines.effects import FINE, row_step
from burgh.games.skylines.tables import (
    ALL_TILES,
    BOARD,
    COUNTS,
    CRIME,
    EMPLOYMENT,
    FACE_DOWN,
    GARBAGE,
    HAPPINESS,
    MONEY,
    NO_ACTION,
    NO_TILE,
    OVER,
    OVERALL,
    POLLUTION,
    POWER,
    SERVED,
    SPOT,
    TILE,
)
from burgh.shapes.polyomino import TURNS

if TYPE_CHECKING:
    from burgh.games.skylines.state import Skylines

# Weights in hundredths of a point, found by trying many against many games.
COIN: Final[i64] = 0  # one money
SPARE: Final[i64] = 1  # one step of power, water or garbage above 0, up to SPARE_STEPS
IDLE: Final[i64] = 2  # one step of employment away from 0, besides what it costs
TIGHT: Final[i64] = 3  # one step of a burden or employment into the last three of its track
EMPTY_LOT: Final[i64] = 4  # one free square
BARE: Final[i64] = 5  # one tile that a district still needs
SHORT: Final[i64] = 6  # one money missing for employment and the next board
REACHED: Final[i64] = 7  # one service that reaches a district
DEFICIT: Final[i64] = 8  # one step of a utility below 0, besides the happiness it costs
LOSS: Final[i64] = 9  # a lost game
STAY: Final[i64] = 10  # one milestone still to come
HELD: Final[i64] = 11  # of what a card in a hand would change, in percent
HOPED: Final[i64] = 12  # of its second row, in percent
UNSEEN: Final[i64] = 13  # a card not yet seen, of level I; then of II, of III
LEAST: Final[i64] = 16  # what a card is worth at least: one need not play it
WEIGHTS: Final = vec[i64](
    [72, 30, 20, 57, 5, 100, 752, 20, 39, 20000, 53, 20, 50, 40, 30, 20, -100]
)
SPARE_STEPS: Final[i64] = 4
ROOM: Final[i64] = 3


def outlook(table: Skylines) -> i64:
    """Guess the final overall happiness in hundredths."""
    if table.due == OVER:
        lost = WEIGHTS[LOSS] if table.result >= NO_ACTION else 0
        return table.markers[OVERALL] * 100 - lost
    if table.due == TILE or table.due == SPOT:
        return pending(table)
    return prospects(table)


def pending(table: Skylines) -> i64:
    """Guess what a card brings that is being played: in the district where it does best."""
    best: i64 = -(1 << 40)
    near = services_near(table)
    kept = table.markers
    for district in range(table.districts):
        if not has_room(table, district):
            continue
        base = district * COUNTS
        reached = i64(table.counts[base + SERVED]) | table.everywhere | i64(near[district])
        table.markers = kept[:]
        if cards.resolve(table, table.card, district, reached, None) == FINE:
            value = prospects(table)
            if i64(table.counts[base + ALL_TILES]) < tiles_needed(table):
                value += WEIGHTS[BARE]
            if value > best:
                best = value
    table.markers = kept
    return best - size_of(table) * WEIGHTS[EMPTY_LOT]


def services_near(table: Skylines) -> vec[i64]:
    """Give for each district the services of level I that some free square of it can use."""
    found = vec[i64]([0] * (table.districts + 1))
    for i in range(i64(len(table.lots))):
        district = i64(table.free[table.lots[i]]) - 1
        if district >= 0:
            found[district] |= i64(table.near[table.lots[i]])
    return found


def has_room(table: Skylines, district: i64) -> bool:
    """Say whether a district has a free square."""
    for i in range(i64(len(table.lots))):
        if i64(table.free[table.lots[i]]) == district + 1:
            return True
    return False


def size_of(table: Skylines) -> i64:
    """Give the squares of the tile chosen; if none is chosen yet, a guess."""
    if table.tile == NO_TILE:
        return 2
    outlines = table.rules.tables.outlines
    foot = table.tile * TURNS
    return outlines.foot_first[foot + 1] - outlines.foot_first[foot]


def transfers_left(table: Skylines) -> i64:
    """Count the milestones whose happiness is still to be added (K9.6)."""
    left = table.city.count - i64(len(table.face_up))
    return left if table.due == BOARD and len(table.face_up) > 0 else left + 1


def prospects(table: Skylines) -> i64:
    """Guess the end if nothing more were built: transfers, penalties, burdens, money's worth."""
    transfers = transfers_left(table)
    value = (table.markers[OVERALL] + table.markers[HAPPINESS] * transfers) * 100
    value -= transfers * WEIGHTS[STAY]
    for track in range(POWER, GARBAGE + 1):
        value += utility_worth(table.markers[track], transfers)
    for track in range(POLLUTION, CRIME + 1):
        burden = table.markers[track]
        value -= burden * 100 + tightness(burden, table.rules.tables.ends.high[track])
    value += money_worth(table, transfers)
    return value + city_worth(table) + hand_worth(table)


def utility_worth(steps: i64, transfers: i64) -> i64:
    """Give what a utility is worth: below 0 it costs happiness at every milestone (K9.4)."""
    if steps < 0:
        return steps * (100 * transfers * (transfers + 1) // 2 + WEIGHTS[DEFICIT])
    return (steps if steps < SPARE_STEPS else SPARE_STEPS) * WEIGHTS[SPARE]


def tightness(steps: i64, end: i64) -> i64:
    """Give the price of being near the end of a track, where cards become unplayable."""
    into = steps - (end - ROOM)
    return into * into * WEIGHTS[TIGHT] if into > 0 else 0


def money_worth(table: Skylines, transfers: i64) -> i64:
    """Give the worth of the treasury, less what employment and boards will cost (K9.7, K9.9)."""
    steps = away(table.markers[EMPLOYMENT])
    value = (table.markers[MONEY] - steps * transfers - boards_to_pay(table)) * WEIGHTS[COIN]
    value -= steps * WEIGHTS[IDLE] + tightness(steps, table.rules.tables.ends.high[EMPLOYMENT])
    short = steps + next_board(table) - table.markers[MONEY]
    return value - short * WEIGHTS[SHORT] if short > 0 else value


def is_open(table: Skylines, place: i64) -> bool:
    """Say whether a board lies face up."""
    for i in range(i64(len(table.face_up))):
        if table.face_up[i] == place:
            return True
    return False


def boards_to_pay(table: Skylines) -> i64:
    """Give the development costs of all face-down boards."""
    total: i64 = 0
    for place in range(table.city.count):
        if not is_open(table, place):
            total += table.rules.tables.costs[table.city.board[place]]
    return total


def next_board(table: Skylines) -> i64:
    """Give the cost of the cheapest face-down board; 0 if there is none."""
    least: i64 = -1
    for place in range(table.city.count):
        cost = table.rules.tables.costs[table.city.board[place]]
        if not is_open(table, place) and (least < 0 or cost < least):
            least = cost
    return least if least > 0 else 0


def tiles_needed(table: Skylines) -> i64:
    """Give the tiles each district needs before the milestone may end (K9.1, K9.2)."""
    last = i64(len(table.face_up)) == table.city.count
    return table.rules.tiles_last if last else table.rules.tiles


def city_worth(table: Skylines) -> i64:
    """Give the worth of room to build and of services, less the tiles that districts lack."""
    needed = tiles_needed(table)
    value: i64 = 0
    for district in range(table.districts):
        missing = needed - i64(table.counts[district * COUNTS + ALL_TILES])
        if missing > 0:
            value -= missing * WEIGHTS[BARE]
        value += bits(i64(table.counts[district * COUNTS + SERVED])) * WEIGHTS[REACHED]
    for i in range(i64(len(table.lots))):
        if i64(table.free[table.lots[i]]) != 0:
            value += WEIGHTS[EMPTY_LOT]
    return value


def bits(mask: i64) -> i64:
    """Count the bits of a small number."""
    count: i64 = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


def hand_worth(table: Skylines) -> i64:
    """Give the worth of the cards in hands; of those not seen, by their level."""
    deck = table.rules.tables.deck
    transfers = transfers_left(table)
    value: i64 = 0
    for seat in range(table.rules.seats):
        for i in range(table.held[seat]):
            card = table.hand(seat, i)
            if deck.kind[card] == FACE_DOWN:
                value += WEIGHTS[UNSEEN + deck.level[card]]
            else:
                value += card_worth(table, card, transfers) * WEIGHTS[HELD] // 100
    return value


def card_worth(table: Skylines, card: i64, transfers: i64) -> i64:
    """Guess what a card would bring: its cost, its first row, and part of its second."""
    deck = table.rules.tables.deck
    value = row_worth(table, card, transfers) - deck.cost[card] * WEIGHTS[COIN]
    value += row_worth(table, deck.second + card, transfers) * WEIGHTS[HOPED] // 100
    return value if value > WEIGHTS[LEAST] else WEIGHTS[LEAST]


def row_worth(table: Skylines, row: i64, transfers: i64) -> i64:
    """Guess what the changes of a row are worth, one by one."""
    deck = table.rules.tables.deck
    value: i64 = 0
    for at in range(deck.row_first[row], deck.row_first[row + 1]):
        track = deck.row_track[at]
        amount = row_step(table, at, 1)
        now = table.markers[track]
        if track == HAPPINESS:
            value += amount * transfers * 100
        elif track == MONEY:
            value += amount * WEIGHTS[COIN]
        elif track == EMPLOYMENT:
            idle = WEIGHTS[COIN] * transfers + WEIGHTS[IDLE]
            value -= (away(now + amount) - away(now)) * idle
        elif track <= GARBAGE:
            value += utility_worth(now + amount, transfers) - utility_worth(now, transfers)
        else:
            value -= (amount if now + amount > 0 else -now) * 100
    return value


def away(steps: i64) -> i64:
    """Give the distance from 0."""
    return steps if steps >= 0 else -steps
