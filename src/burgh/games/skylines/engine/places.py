"""Where a tile may lie: free grass, one utility a district, and limits that hold (K6.3, K6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, u8, vec
from burgh.core.rng import Rng
from burgh.games.skylines.engine import cards
from burgh.games.skylines.engine.choice import box_of, spot, turns_of
from burgh.games.skylines.engine.effects import LOST
from burgh.games.skylines.engine.tables import COUNTS, SERVED, UTILITY
from burgh.shapes.polyomino import BITS, TURNS, WIDTH

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

TRIES: Final[i64] = 200  # darts thrown at the city before all spots are listed

# What `allows` notes: two bits for each set of services, four sets a byte.
GOOD: Final[i64] = 1
BAD: Final[i64] = 2
BYTES_A_DISTRICT: Final[i64] = 16  # SERVICE_SETS / 4


def fits(table: Skylines, foot: i64, box: i64) -> bool:
    """Whether all squares of a turned outline are free grass (K6.3)."""
    outlines = table.rules.tables.outlines
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        if i64(table.free[box + outlines.foot[i]]) == 0:
            return False
    return not table.rules.one_board or lies_on_one_board(table, foot, box)


def lies_on_one_board(table: Skylines, foot: i64, box: i64) -> bool:
    """Whether no square of a turned outline lies on another board than the first (R6)."""
    outlines = table.rules.tables.outlines
    first = outlines.foot_first[foot]
    board = board_at(table, box + outlines.foot[first])
    for i in range(first + 1, outlines.foot_first[foot + 1]):
        if board_at(table, box + outlines.foot[i]) != board:
            return False
    return True


def board_at(table: Skylines, cell: i64) -> i64:
    """A number for the place of the board that a cell lies on."""
    size = table.city.size
    row = (cell >> BITS) - 1
    col = (cell & (WIDTH - 1)) - 1
    return (row // size) * WIDTH + col // size


def services(table: Skylines, foot: i64, box: i64, district: i64) -> i64:
    """The services that reach a place, as bits (K6.7, K6.8, K12.9)."""
    outlines = table.rules.tables.outlines
    found = table.counts[district * COUNTS + SERVED] | table.everywhere
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        found |= i64(table.near[box + outlines.foot[i]])
    return found


def nothing_judged(table: Skylines) -> vec[u8]:
    """Begin to note what `allows` finds out, for one card in one position."""
    return vec[u8]([0] * (table.districts * BYTES_A_DISTRICT))


def allows(table: Skylines, judged: vec[u8], card: i64, kind: i64, foot: i64, box: i64) -> bool:
    """Whether a card may be played where its tile fits (K6.4, K2.9, R3).

    What a card does depends on the district and the services wanted alone: `judged` has two bits
    for each set of services in each district, whether it was asked for and whether all was well.
    """
    lead = table.rules.tables.outlines.lead[foot]
    district = i64(table.label[box + lead]) - 1
    if kind == UTILITY and table.counts[district * COUNTS + UTILITY] != 0:
        return False
    reached = services(table, foot, box, district) & table.rules.tables.deck.wanted[card]
    at = district * BYTES_A_DISTRICT + (reached >> 2)
    shift = 2 * (reached & 3)
    known = (i64(judged[at]) >> shift) & 3
    if known == 0:
        known = GOOD
        if cards.trial(table, card, district, reached) > LOST:
            known = BAD
        judged[at] = u8(i64(judged[at]) | (known << shift))
    return known == GOOD


def may_lie(table: Skylines, judged: vec[u8], card: i64, tile: i64, where: i64) -> bool:
    """Whether a tile may be laid at a spot for a card."""
    foot = tile * TURNS + turns_of(where)
    box = box_of(where)
    kind = table.rules.tables.outlines.kind[tile]
    return fits(table, foot, box) and allows(table, judged, card, kind, foot, box)


def has_place(table: Skylines, judged: vec[u8], card: i64, tile: i64) -> bool:
    """Whether a tile may be laid anywhere for a card."""
    outlines = table.rules.tables.outlines
    kind = outlines.kind[tile]
    lots = table.lots
    for turns in range(TURNS):
        foot = tile * TURNS + turns
        if outlines.same[foot] != turns:
            continue
        lead = outlines.lead[foot]
        for i in range(i64(len(lots))):
            if i64(table.free[lots[i]]) != 0:
                box = lots[i] - lead
                if fits(table, foot, box) and allows(table, judged, card, kind, foot, box):
                    return True
    return False


def places_into(table: Skylines, card: i64, tile: i64, buffer: vec[i64]) -> i64:
    """Write every spot where a tile may be laid for a card, and give their number."""
    judged = nothing_judged(table)
    outlines = table.rules.tables.outlines
    kind = outlines.kind[tile]
    lots = table.lots
    count: i64 = 0
    for turns in range(TURNS):
        foot = tile * TURNS + turns
        if outlines.same[foot] != turns:
            continue
        lead = outlines.lead[foot]
        for i in range(i64(len(lots))):
            if i64(table.free[lots[i]]) != 0:
                box = lots[i] - lead
                if fits(table, foot, box) and allows(table, judged, card, kind, foot, box):
                    buffer[count] = spot(box, turns)
                    count += 1
    return count


def random_place(table: Skylines, card: i64, tile: i64, rng: Rng) -> i64:
    """One of the spots of `places_into`, each equally likely, or -1 after many tries.

    A measured shortcut: throw darts until one hits. It must agree with `places_into`:
    tests/every_title/test_contract.py
    """
    judged = nothing_judged(table)
    outlines = table.rules.tables.outlines
    lots = table.lots
    for _dart in range(TRIES):
        turns = rng.below(TURNS)
        foot = tile * TURNS + turns
        if outlines.same[foot] != turns:
            continue
        where = spot(lots[rng.below(i64(len(lots)))] - outlines.lead[foot], turns)
        if may_lie(table, judged, card, tile, where):
            return where
    return -1
