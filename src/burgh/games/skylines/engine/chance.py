"""How likely a game is won that nears its end: what search asks when it has played on a while.

A logistic model over plain features of the table at the beginning of a turn, one row of weights
(`outlook.toml`) for the last milestone and one for the one before it. It was fitted to what became
of greedy games (tools/fit_chance.py). Earlier than that luck decides too much.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from burgh.core.ints import at_least, at_most, i64
from burgh.games.skylines.engine import milestones, outlook
from burgh.games.skylines.engine.tables import (
    EMPLOYMENT,
    FACE_DOWN,
    FIRST_BURDEN,
    FIRST_UTILITY,
    HAPPINESS,
    LAST_BURDEN,
    LAST_UTILITY,
    MONEY,
    OVERALL,
)
from burgh.shapes.polyomino import WIDTH

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

FORESEEN: Final[i64] = 2  # milestones
MOST: Final = 40.0  # further from even than this, exp() would overflow or say nothing new

# Where a feature bends. The weights were fitted with these: change both, or neither.
HAPPY: Final[i64] = 4  # happiness below this is near the end
AMPLE: Final[i64] = 5  # more of a utility than this helps no more
FLOOR: Final[i64] = -4  # a utility as low as this
BEARABLE: Final[i64] = 4  # a burden above this is felt
SPARE: Final[i64] = 6  # money beside what the end of a milestone takes
RICH: Final[i64] = 20  # more money than this helps no more
CHOICE: Final[i64] = 4  # more playable cards than this help no more
POOR: Final[i64] = 4  # with less money and nothing playable one is stuck
NAMES: Final = (
    "one",
    "outlook",
    "overall",
    "happiness",
    "unhappy",
    "lacking",
    "supply",
    "at_the_floor",
    "idle",
    "idle_squared",
    "burdens",
    "crowded",
    "cash",
    "cash_beside_boards",
    "short",
    "tight",
    "unbuilt",
    "unbuilt_and_tight",
    "squares",
    "pairs",
    "playable",
    "nothing_playable",
    "playable_by_all",
    "stuck",
    "promises",
    "may_end",
    "may_pay_the_end",
    "tiles",
    "cards",
    "sure",
)
WEIGHTS: Final[list[list[float]]] = [
    [float(outlook.FOUND["chance"][name][row]) for name in NAMES] for row in range(int(FORESEEN))
]


def chance(table: Skylines) -> float:
    """The chance that the game is won, at the beginning of a turn near the end."""
    weights = WEIGHTS[outlook.milestones_left(table) - 1]
    total = 0.0
    for value, weight in zip(features(table), weights, strict=True):
        total += value * weight
    return 1.0 / (1.0 + math.exp(-max(-MOST, min(MOST, total))))


def features(table: Skylines) -> list[float]:
    """What the model reads, in the order of NAMES, each about as large as one."""
    left = outlook.milestones_left(table)
    found = [1.0, ratio(outlook.outlook(table), 1000)]
    add_tracks(table, left, found)
    add_money(table, left, found)
    add_room(table, found)
    add_cards(table, found)
    return found


def ratio(amount: i64, unit: i64) -> float:
    """An amount in larger units."""
    return float(int(amount)) / float(int(unit))


def add_tracks(table: Skylines, left: i64, found: list[float]) -> None:
    """Add what the tracks say."""
    happy = table.markers[HAPPINESS]
    lacking, supply, floor = utilities(table)
    idle = idleness(table)
    burdens, crowded = quality(table)
    found += [ratio(table.markers[OVERALL], 10), ratio(happy, 10)]
    found += [ratio(at_least(HAPPY - happy, 0), HAPPY)]
    found += [ratio(lacking, 5), ratio(supply, 5), ratio(floor, 1)]
    found += [ratio(idle, 3), ratio(idle * idle, 9), ratio(burdens, 10), ratio(crowded, 4)]


def utilities(table: Skylines) -> tuple[i64, i64, i64]:
    """Add up what utilities lack and what they have left, and count those near their floor."""
    lacking: i64 = 0
    supply: i64 = 0
    floor: i64 = 0
    for track in range(FIRST_UTILITY, LAST_UTILITY + 1):
        level = table.markers[track]
        if level < 0:
            lacking -= level
        supply += at_most(at_least(level, 0), AMPLE)
        if level <= FLOOR:
            floor += 1
    return lacking, supply, floor


def quality(table: Skylines) -> tuple[i64, i64]:
    """Add up the burdens, and what of each is more than one bears."""
    total: i64 = 0
    above: i64 = 0
    for track in range(FIRST_BURDEN, LAST_BURDEN + 1):
        level = table.markers[track]
        total += level
        if level > BEARABLE:
            above += level - BEARABLE
    return total, above


def idleness(table: Skylines) -> i64:
    """How far employment is from balance."""
    level = table.markers[EMPLOYMENT]
    return level if level > 0 else -level


def add_money(table: Skylines, left: i64, found: list[float]) -> None:
    """Add what the treasury says beside what the milestone's end will want."""
    cash = table.markers[MONEY]
    idle = idleness(table)
    spare = cash - idle - outlook.next_board(table)
    tight = at_least(SPARE - spare, 0)
    unbuilt = outlook.lacking_tiles(table, left, -1)
    found += [ratio(cash if cash < RICH else RICH, 10)]
    found += [ratio(cash - outlook.boards_to_pay(table) - idle, 10)]
    found += [ratio(at_least(-spare, 0), 5), ratio(tight, 5)]
    found += [ratio(unbuilt, 3), ratio(unbuilt * tight, 15)]


def add_room(table: Skylines, found: list[float]) -> None:
    """Add what free squares say."""
    squares: i64 = 0
    pairs: i64 = 0
    for i in range(i64(len(table.lots))):
        cell = table.lots[i]
        if i64(table.free[cell]) != 0:
            squares += 1
            if i64(table.free[cell + 1]) != 0:
                pairs += 1
            if i64(table.free[cell + WIDTH]) != 0:
                pairs += 1
    found += [ratio(squares, 30), ratio(pairs, 30)]


def add_cards(table: Skylines, found: list[float]) -> None:
    """Add what hands and tiles say, and what the end would give now."""
    own = playable(table, table.active)
    everybody: i64 = 0
    for seat in range(table.rules.seats):
        everybody += playable(table, seat)
    may_end = milestones.may_end(table)
    cash = table.markers[MONEY]
    found += [ratio(own if own < CHOICE else CHOICE, 2), 1.0 if own == 0 else 0.0]
    found += [ratio(2 * everybody, 5 * table.rules.seats)]
    found += [1.0 if own == 0 and cash < POOR and not may_end else 0.0]
    found += [ratio(outlook.promised(table), 500), 1.0 if may_end else 0.0]
    paid = cash >= idleness(table) + outlook.next_board(table)
    found += [1.0 if may_end and paid else 0.0]
    found += [ratio(i64(len(table.built)), 20), ratio(table.cards_left(), 40), sure(table)]


def playable(table: Skylines, seat: i64) -> i64:
    """Count the cards of a hand that can be played now."""
    count: i64 = 0
    for i in range(table.held[seat]):
        card = table.hand(seat, i)
        if table.rules.tables.deck.kind[card] != FACE_DOWN and table.is_playable(card):
            count += 1
    return count


def sure(table: Skylines) -> float:
    """The score, in tens, if from now on milestones were only ended."""
    left = outlook.milestones_left(table)
    lacking = utilities(table)[0]
    burdens = quality(table)[0]
    happy = table.markers[HAPPINESS] * left - lacking * left * (left + 1) // 2
    return ratio(table.markers[OVERALL] + happy - burdens, 10)
