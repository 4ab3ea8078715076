"""How good a position looks: a guess of the final overall happiness, for bots that look one ply.

All amounts are hundredths of a step of overall happiness. The weights were found by trying them
over whole games; none of them is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, vec
from burgh.games.skylines import cards, milestones, places
from burgh.games.skylines.effects import FINE
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
    OVERALL,
    POLLUTION,
    POWER,
    SERVICE,
    SPOT,
    TILE,
    UNIQUE,
)
from burgh.shapes.polyomino import TURNS, WIDTH

if TYPE_CHECKING:
    from burgh.games.skylines.state import Skylines

STEP: Final[i64] = 100
RUIN: Final[i64] = -50_000  # a lost game
SAFE: Final[i64] = 3  # happiness below this is near the end
NEAR_RUIN: Final[i64] = 70
LACKING: Final[i64] = 70  # a utility below 0, for each milestone it will still be felt in
FAR_BELOW: Final[i64] = 15
SUPPLY: Final[i64] = 20  # a utility above 0
ENOUGH: Final[i64] = 7
IDLE: Final[i64] = 25  # employment away from 0, squared
BURDEN: Final[i64] = 100
BURDENED: Final[i64] = 4
CROWDED: Final[i64] = 30  # a burden far up, squared
DEBT: Final[i64] = 160  # money that the boards to come will want
CASH: Final[i64] = 80
PLENTY: Final[i64] = 6
RICHES: Final[i64] = 25
LAST_CASH: Final[i64] = 30
SHORT: Final[i64] = 250  # money the end of this milestone would want and nobody has
LAST_RESERVE: Final[i64] = 4
RESERVE: Final[i64] = 7  # money to go on with on a new board
EARLY: Final[i64] = 100  # a tile not built before a milestone was ended
TILES_A_BOARD: Final[i64] = 11
UNBUILT: Final[i64] = 102  # a tile that a district still needs
NEIGHBOUR_HELP: Final[i64] = 50  # a service of level I that later zones may use
DISTRICT_HELP: Final[i64] = 150
LANDMARK: Final[i64] = 150
ROOM: Final[i64] = 7  # two free squares side by side
PLAYABLE: Final[i64] = 5  # a card in some hand whose first row could be paid now
PACE: Final[i64] = 30  # hundredths of a level to each milestone
OFF_LEVEL: Final[i64] = 10  # a card of a level before or after its time


def outlook(table: Skylines) -> i64:
    """Guess the final overall happiness in hundredths."""
    if table.is_over():
        # What tiles promise stays in, so that an end compares with what could be played instead.
        value = table.markers[OVERALL] * STEP + room(table) + promises(table)
        return value if table.result < NO_ACTION else value + RUIN
    if table.due == TILE or table.due == SPOT:
        return best_place(table)
    return guess(table, -1)


def best_place(table: Skylines) -> i64:
    """Give the best that can come of the card being played, wherever its tile may lie."""
    deck = table.rules.tables.deck
    if table.due == SPOT:
        return best_spot(table, table.tile)
    best: i64 = RUIN
    for i in range(deck.offer_first[table.card], deck.offer_first[table.card + 1]):
        tile = deck.offer[i]
        if i64(table.supply[tile]) > 0:
            value = best_spot(table, tile)
            if value > best:
                best = value
    return best


def best_spot(table: Skylines, tile: i64) -> i64:
    """Give the best that can come of laying a tile: tried once for each district and reach."""
    outlines = table.rules.tables.outlines
    tried = vec[i64]([0] * (64 * (table.districts + 1)))
    best: i64 = RUIN
    places.begin_inquiry(table)
    for turns in range(TURNS):
        foot = tile * TURNS + turns
        if outlines.same[foot] != turns:
            continue
        for i in range(i64(len(table.lots))):
            box = table.lots[i] - outlines.lead[foot]
            if i64(table.free[table.lots[i]]) == 0 or not places.fits(table, foot, box):
                continue
            if places.allows(table, table.card, outlines.kind[tile], foot, box):
                district = i64(table.label[table.lots[i]]) - 1
                reached = places.services(table, foot, box, district)
                if tried[district * 64 + reached] == 0:
                    tried[district * 64 + reached] = 1
                    value = worth_in(table, tile, district, reached)
                    if value > best:
                        best = value
    return best


def worth_in(table: Skylines, tile: i64, district: i64, services: i64) -> i64:
    """Give how the table would look with the card's tile in a district."""
    kept = table.markers
    table.markers = kept[:]
    verdict = cards.resolve(table, table.card, district, services, None)
    value = guess(table, district) + help_of(table, tile) if verdict == FINE else RUIN
    table.markers = kept
    foot = tile * TURNS
    cells = table.rules.tables.outlines.foot_first[foot + 1]
    cells -= table.rules.tables.outlines.foot_first[foot]
    return value - ROOM * 2 * cells


def guess(table: Skylines, district: i64) -> i64:
    """Add up how the table looks; with a district, as if one more tile lay there."""
    left = milestones_left(table)
    value = table.markers[OVERALL] * STEP + happiness(table, left) + money(table, left)
    for track in range(POWER, GARBAGE + 1):
        value += utility(table.markers[track], left)
    for track in range(POLLUTION, CRIME + 1):
        value -= burden(table.markers[track])
    value -= IDLE * table.markers[EMPLOYMENT] * table.markers[EMPLOYMENT]
    value += buildings(table, left, district) + promises(table)
    return value + room(table) + hands(table, left)


def milestones_left(table: Skylines) -> i64:
    """Count the milestones still to be ended, this one included."""
    ended = i64(len(table.face_up))
    if table.due != BOARD:
        ended -= 1
    return table.city.count - ended


def happiness(table: Skylines, left: i64) -> i64:
    """Give what happiness brings: it is counted at the end of each milestone (K9.6)."""
    level = table.markers[HAPPINESS]
    value = level * left * STEP
    if level < SAFE:
        value -= (SAFE - level) * (SAFE - level) * NEAR_RUIN
    return value


def utility(level: i64, left: i64) -> i64:
    """Give what a utility costs from now on, or the room it gives (K9.4)."""
    if level < 0:
        return level * LACKING * left * (left + 1) // 2 - FAR_BELOW * level * level
    return SUPPLY * (level if level < ENOUGH else ENOUGH) * (left if left < 2 else 2)


def burden(level: i64) -> i64:
    """Give what a burden costs in the end, and how it stands in the way (K10.3, K2.6)."""
    above = level - BURDENED if level > BURDENED else 0
    return BURDEN * level + CROWDED * above * above


def money(table: Skylines, left: i64) -> i64:
    """Give what the treasury is worth beside what must be paid (K9.7, K9.9)."""
    cash = table.markers[MONEY] - table.put * table.rules.swap_cost
    idle = table.markers[EMPLOYMENT]
    if idle < 0:
        idle = -idle
    value: i64 = 0
    if left > 1:
        value = worth_of(cash - boards_to_pay(table) - 2 * idle)
    else:
        value = LAST_CASH * (cash if cash < 8 else 8)
    due = next_board(table) + RESERVE
    if left == 1:
        due = LAST_RESERVE if milestones.emptiest(table) >= 0 else 0
    if table.due != BOARD:
        due += idle
    return value - (SHORT * (due - cash) if due > cash else 0)


def worth_of(cash: i64) -> i64:
    """Give what money is worth: less the more there is."""
    if cash < 0:
        return DEBT * cash
    return CASH * cash if cash < PLENTY else CASH * PLENTY + RICHES * (cash - PLENTY)


def boards_to_pay(table: Skylines) -> i64:
    """Add up the development costs of all boards still face down."""
    price: i64 = 0
    for place in range(table.city.count):
        if not milestones.is_up(table, place):
            price += table.rules.tables.costs[table.city.board[place]]
    return price


def next_board(table: Skylines) -> i64:
    """Give the development cost of the cheapest board that may be next."""
    best: i64 = 0
    found = False
    for place in range(table.city.count):
        if not milestones.is_up(table, place) and milestones.is_next(table, place):
            price = table.rules.tables.costs[table.city.board[place]]
            if not found or price < best:
                best = price
            found = True
    return best


def buildings(table: Skylines, left: i64, district: i64) -> i64:
    """Give what the tiles promise, and what districts still want (K9.1, K9.2)."""
    tiles = i64(len(table.built)) + (1 if district >= 0 else 0)
    value: i64 = 0
    early = TILES_A_BOARD * (table.city.count - left) - tiles
    if early > 0:
        value -= EARLY * early
    wanted = table.rules.tiles if left > 1 else table.rules.tiles_last
    for one in range(table.districts):
        missing = wanted - i64(table.counts[one * COUNTS + ALL_TILES])
        if one == district:
            missing -= 1
        if missing > 0:
            value -= UNBUILT * missing
    return value


def promises(table: Skylines) -> i64:
    """Give what all services and unique buildings promise."""
    value: i64 = 0
    for i in range(i64(len(table.built))):
        value += help_of(table, i64(table.built[i]))
    return value


def help_of(table: Skylines, tile: i64) -> i64:
    """Give what a service or a unique building promises for later."""
    outlines = table.rules.tables.outlines
    if outlines.kind[tile] == UNIQUE:
        return LANDMARK
    if outlines.kind[tile] != SERVICE:
        return 0
    return NEIGHBOUR_HELP if outlines.level[tile] == 0 else DISTRICT_HELP


def room(table: Skylines) -> i64:
    """Give what free squares side by side are worth: tiles that lie snug leave more of them."""
    pairs: i64 = 0
    for i in range(i64(len(table.lots))):
        cell = table.lots[i]
        if i64(table.free[cell]) != 0:
            if i64(table.free[cell + 1]) != 0:
                pairs += 1
            if i64(table.free[cell + WIDTH]) != 0:
                pairs += 1
    return ROOM * pairs


def hands(table: Skylines, left: i64) -> i64:
    """Give what the hands promise: cards that could be paid, and of the level of the time."""
    deck = table.rules.tables.deck
    time = table.city.count - left
    value: i64 = 0
    for seat in range(table.rules.seats):
        for i in range(table.held[seat]):
            card = table.hand(seat, i)
            apart = 100 * deck.level[card] - PACE * time
            value -= OFF_LEVEL * (apart if apart > 0 else -apart) // 100
            if deck.kind[card] == FACE_DOWN or cards.opening_trial(table, card) == FINE:
                value += PLAYABLE
    return value
