"""What the net of Suburbia reads (docs/learning.md): a position as one seat may see it, in numbers.

No tile is named: what tiles do to each other is summed up, so that a pack of new ones is understood
as well. Rivals come in the order of play. Nothing that `conceal` hides is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import at_least, at_most, i16, i64, vec
from burgh.core.net import MOST, put
from burgh.games.suburbia.engine import outlook
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.goals import measured
from burgh.games.suburbia.engine.tables import (
    ALL,
    CASH,
    DISCARD,
    EMPTY,
    INCOMES,
    KEEP_GOAL,
    LATER,
    NO_GOAL,
    OTHERS,
    OWN,
    OWN_LAKES,
    RED_LINE,
    REMOVE,
    REPUTATIONS,
    TAGS,
    Tables,
)

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia

SEATS: Final[i64] = 4
MODES: Final[i64] = 3
TRACKS: Final[i64] = 4
MEASURES: Final[i64] = 12

TABLE: Final[i64] = 20  # when it is, and whose turn
BOROUGH: Final[i64] = 29  # four numbers and what follows from them
PAYS: Final[i64] = 40  # TAGS * TRACKS: what the next tile of a tag brings
OWN_TILES: Final[i64] = 98  # 2 * PAYS + what lines, neighbours and lakes bring, and tags
RIVAL: Final[i64] = 23
GOALS: Final[i64] = 36  # 3 * MEASURES
MARKET: Final[i64] = 14
COUNT: Final[i64] = 271  # TABLE + BOROUGH + OWN_TILES + 3 * RIVAL + 5 + GOALS + MARKET


def features_into(table: Suburbia, seat: i64, buffer: vec[i16]) -> None:
    """Write what a seat may see; `COUNT` numbers."""
    for i in range(COUNT):
        buffer[i] = 0
    turns = outlook.turns_left(table, seat)
    place = table_into(table, seat, turns, buffer)
    borough_into(table, table.boroughs[seat], turns, buffer, place)
    place += BOROUGH
    tiles_into(table.rules.tables, table.boroughs[seat], buffer, place)
    place += OWN_TILES
    strongest: i64 = -MOST
    other = seat
    for steps in range(1, table.rules.seats):
        other = table.after(other)
        look = rival_into(table, other, buffer, place + (steps - 1) * RIVAL)
        if look > strongest:
            strongest = look
    place += (SEATS - 1) * RIVAL
    goals_into(table, seat, turns, strongest, buffer, place)
    place += 5 + GOALS
    market_into(table, seat, buffer, place)


def table_into(table: Suburbia, seat: i64, turns: i64, buffer: vec[i16]) -> i64:
    """Write how many play, what is due, whose turn it is, and how long the game still lasts."""
    rules = table.rules
    buffer[rules.seats - 1] = 1
    buffer[SEATS + rules.mode] = 1
    place = SEATS + MODES
    steps = (table.active - seat + rules.seats) % rules.seats
    buffer[place + steps] = 1
    place += SEATS
    mine = steps == 0
    if table.due == KEEP_GOAL:
        buffer[place] = 1
    if mine and (table.due == DISCARD or table.due == REMOVE):
        buffer[place + 1] = 1
    place += 2
    put(buffer, place, turns)
    put(buffer, place + 1, at_most(turns, 2))
    put(buffer, place + 2, at_most(turns, 5))
    put(buffer, place + 3, at_most(turns, 10))
    if table.last_round != 0:
        buffer[place + 4] = 1
    put(buffer, place + 5, table.packet_to - table.packet_from)
    put(buffer, place + 6, at_most(table.round, 30))
    return TABLE


def borough_into(
    table: Suburbia, borough: Borough, turns: i64, buffer: vec[i16], place: i64
) -> None:
    """Write a borough's four numbers, where they bend, and where they lead by themselves."""
    money = borough.money
    income = borough.income
    reputation = borough.reputation
    people = borough.population
    tables = table.rules.tables
    put(buffer, place, money)
    put(buffer, place + 1, at_most(money, 3))
    put(buffer, place + 2, at_most(money, 8))
    put(buffer, place + 3, at_most(money, 15))
    put(buffer, place + 4, at_most(money, 30))
    put(buffer, place + 5, income)
    put(buffer, place + 6, at_least(income, 0))
    put(buffer, place + 7, at_most(income, -3))
    put(buffer, place + 8, at_least(income, 8))
    put(buffer, place + 9, reputation)
    put(buffer, place + 10, at_least(reputation, 0))
    put(buffer, place + 11, at_most(reputation, -3))
    put(buffer, place + 12, at_least(reputation, 8))
    put(buffer, place + 13, people)
    put(buffer, place + 14, at_most(people, 10))
    put(buffer, place + 15, at_most(people, 40))
    passed = tables.lines_passed(people)
    put(buffer, place + 16, passed)
    put(buffer, place + 17, tables.lines_passed(people + 4) - passed)
    led = outlook.Led(table, borough, turns)
    put(buffer, place + 18, led.people)
    put(buffer, place + 19, led.money)
    put(buffer, place + 20, led.missing)
    put(buffer, place + 21, led.income)
    put(buffer, place + 22, led.reputation)
    put(buffer, place + 23, income * turns)
    put(buffer, place + 24, reputation * turns)
    put(buffer, place + 25, i64(len(borough.kinds)))
    put(buffer, place + 26, borough.markers)
    put(buffer, place + 27, borough.markers * turns)
    put(buffer, place + 28, at_most(i64(len(borough.open)), 40))


def tiles_into(tables: Tables, borough: Borough, buffer: vec[i16], place: i64) -> None:
    """Write what a seat's tiles answer to: what the next tile of each tag would bring."""
    others = place + PAYS
    rest = others + PAYS
    for i in range(i64(len(borough.far))):
        index: i64 = i64(borough.far[i])
        answers_into(tables, borough, index, buffer, place, others, rest)
    for i in range(i64(len(borough.liners))):
        index = i64(borough.liners[i])
        kind: i64 = i64(borough.kinds[index])
        for e in range(tables.effect_first[kind], tables.effect_first[kind + 1]):
            if tables.effect_where[e] == RED_LINE:
                amount = tables.effect_amount[e] * (1 + i64(borough.doubled[index]))
                buffer[rest + tables.effect_track[e]] += i16(amount)
    for tag in range(TAGS):
        put(buffer, rest + 2 * TRACKS + tag, borough.tally[tag])


def answers_into(
    tables: Tables,
    borough: Borough,
    index: i64,
    buffer: vec[i16],
    own: i64,
    others: i64,
    rest: i64,
) -> None:
    """Add what one tile answers to a tile built at home and to one built elsewhere."""
    kind: i64 = i64(borough.kinds[index])
    times = 1 + i64(borough.doubled[index])
    for e in range(tables.effect_first[kind], tables.effect_first[kind + 1]):
        where = tables.effect_where[e]
        amount = i16(times * tables.effect_amount[e])
        track = tables.effect_track[e]
        if where == OWN_LAKES:
            buffer[rest + TRACKS + track] += amount
        if where == OWN or where == ALL or where == LATER:
            add_by_tag(tables.effect_match[e], track, amount, buffer, own)
        if where == OTHERS or where == ALL or where == LATER:
            add_by_tag(tables.effect_match[e], track, amount, buffer, others)


def add_by_tag(match: i64, track: i64, amount: i16, buffer: vec[i16], place: i64) -> None:
    """Add an amount under every tag that sets it off."""
    for tag in range(TAGS):
        if (match >> tag) & 1:
            buffer[place + tag * TRACKS + track] += amount


def rival_into(table: Suburbia, other: i64, buffer: vec[i16], place: i64) -> i64:
    """Write a rival's numbers and tags, and give the people it comes to by itself."""
    borough = table.boroughs[other]
    turns = outlook.turns_left(table, other)
    led = outlook.Led(table, borough, turns)
    put(buffer, place, borough.money)
    put(buffer, place + 1, borough.income)
    put(buffer, place + 2, borough.reputation)
    put(buffer, place + 3, borough.population)
    put(buffer, place + 4, led.people)
    put(buffer, place + 5, led.money)
    put(buffer, place + 6, led.income)
    put(buffer, place + 7, i64(len(borough.kinds)))
    put(buffer, place + 8, borough.markers)
    put(buffer, place + 9, turns)
    put(buffer, place + 10, public_worth(table, other, turns))
    put(buffer, place + 11, at_most(borough.money, 8))
    put(buffer, place + 12, at_least(borough.population - 40, 0))
    for tag in range(TAGS):
        put(buffer, place + 13 + tag, borough.tally[tag])
    return led.people


def public_worth(table: Suburbia, seat: i64, turns: i64) -> i64:
    """Guess what the goals for all will bring a seat, in tenths."""
    found: i64 = 0
    if table.rules.seats > 1:
        for i in range(i64(len(table.public))):
            found += outlook.goal_worth(table, seat, table.public[i], turns)
    return found // 10


def goals_into(
    table: Suburbia, seat: i64, turns: i64, strongest: i64, buffer: vec[i16], place: i64
) -> None:
    """Write what goals promise, and by how much what they measure is ahead."""
    rules = table.rules
    put(buffer, place, public_worth(table, seat, turns))
    kept = table.kept[seat]
    if rules.seats == 1:
        return
    put(buffer, place + 2, i64(buffer[TABLE + 18]) - strongest)
    put(buffer, place + 3, i64(len(table.public)))
    for i in range(i64(len(table.public))):
        goal_into(table, seat, table.public[i], buffer, place + 5)
    if kept < NO_GOAL:
        put(buffer, place + 1, outlook.goal_worth(table, seat, kept, turns) // 10)
        put(buffer, place + 4, rules.tables.goal_worth[kept])
        goal_into(table, seat, kept, buffer, place + 5)
        measure = rules.tables.goal_measure[kept]
        buffer[place + 5 + 2 * MEASURES + measure] = 1


def goal_into(table: Suburbia, seat: i64, goal: i64, buffer: vec[i16], place: i64) -> None:
    """Add a goal under what it measures: its worth, and how far the seat is ahead."""
    tables = table.rules.tables
    measure = tables.goal_measure[goal]
    sign: i64 = -1 if tables.goal_fewest[goal] != 0 else 1
    own = sign * measured(tables, table.boroughs[seat], measure)
    lead: i64 = MOST
    for other in range(table.rules.seats):
        if other != seat:
            ahead = own - sign * measured(tables, table.boroughs[other], measure)
            if ahead < lead:
                lead = ahead
    most: i64 = 5
    if measure == CASH:
        most = 40
    elif measure == INCOMES or measure == REPUTATIONS:
        most = 12
    buffer[place + measure] += i16(at_most(at_least(lead, -most), most))
    buffer[place + MEASURES + measure] += i16(sign * tables.goal_worth[goal])


def market_into(table: Suburbia, seat: i64, buffer: vec[i16], place: i64) -> None:
    """Write what lies in the market: how much of it could be paid, its tags, the cheapest."""
    rules = table.rules
    money = table.boroughs[seat].money
    cheapest: i64 = 40
    paid: i64 = 0
    for slot in range(rules.slots):
        kind: i64 = i64(table.market[slot])
        if kind == EMPTY:
            continue
        price = rules.tables.cost[kind] + rules.surcharges[slot]
        if price <= money:
            paid += 1
        if price < cheapest:
            cheapest = price
        tags = rules.tables.tags[kind]
        for tag in range(TAGS):
            if (tags >> tag) & 1:
                buffer[place + 4 + tag] += 1
    put(buffer, place, paid)
    put(buffer, place + 1, at_most(money - cheapest, 10))
    left: i64 = 0
    for which in range(i64(len(table.basics))):
        left += table.basics[which]
    put(buffer, place + 2, left)
    if left == 0:
        buffer[place + 3] = 1
