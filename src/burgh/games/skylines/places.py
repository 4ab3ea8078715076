"""Where a tile may lie: free grass, one utility a district, and limits that hold (K6.3, K6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.games.skylines import cards
from burgh.games.skylines.choice import box_of, spot, turns_of
from burgh.games.skylines.effects import LOST
from burgh.games.skylines.tables import COUNTS, SERVED, UTILITY
from burgh.shapes.polyomino import TURNS

if TYPE_CHECKING:
    from burgh.games.skylines.state import Skylines

TRIES: Final[i64] = 200


def fits(table: Skylines, foot: i64, box: i64) -> bool:
    """Say whether all squares of a turned outline are free grass (K6.3)."""
    outlines = table.rules.tables.outlines
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        if i64(table.free[box + outlines.foot[i]]) == 0:
            return False
    return True


def services(table: Skylines, foot: i64, box: i64, district: i64) -> i64:
    """Give the services that reach a place, as bits (K6.7, K6.8, K12.9)."""
    outlines = table.rules.tables.outlines
    found = table.counts[district * COUNTS + SERVED] | table.everywhere
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        found |= i64(table.near[box + outlines.foot[i]])
    return found


def begin_inquiry(table: Skylines) -> None:
    """Forget what `allows` found: another position, another card."""
    table.rules.inquiry += 1


def allows(table: Skylines, card: i64, kind: i64, foot: i64, box: i64) -> bool:
    """Say whether a card may be played where its tile fits (K6.4, K2.9, R3).

    What a card does depends on the district and the services wanted alone: judged once for each.
    """
    lead = table.rules.tables.outlines.lead[foot]
    district = i64(table.label[box + lead]) - 1
    if kind == UTILITY and table.counts[district * COUNTS + UTILITY] != 0:
        return False
    reached = services(table, foot, box, district) & table.rules.tables.deck.wanted[card]
    rules = table.rules
    key = district * 64 + reached
    known = rules.found[key]
    if known >> 1 == rules.inquiry:
        return known & 1 == 1
    verdict = cards.trial(table, card, district, reached)
    good: i64 = 1 if verdict <= LOST else 0
    rules.found[key] = (rules.inquiry << 1) | good
    return good == 1


def may_lie(table: Skylines, card: i64, tile: i64, where: i64) -> bool:
    """Say whether a tile may be laid at a spot for a card; the inquiry has begun."""
    foot = tile * TURNS + turns_of(where)
    box = box_of(where)
    kind = table.rules.tables.outlines.kind[tile]
    return fits(table, foot, box) and allows(table, card, kind, foot, box)


def has_place(table: Skylines, card: i64, tile: i64) -> bool:
    """Say whether a tile may be laid anywhere for a card; the inquiry has begun."""
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
                if fits(table, foot, box) and allows(table, card, kind, foot, box):
                    return True
    return False


def places_into(table: Skylines, card: i64, tile: i64, buffer: vec[i64]) -> i64:
    """Write every spot where a tile may be laid for a card, and give their number."""
    begin_inquiry(table)
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
                if fits(table, foot, box) and allows(table, card, kind, foot, box):
                    buffer[count] = spot(box, turns)
                    count += 1
    return count


def random_place(table: Skylines, card: i64, tile: i64, rng: Rng) -> i64:
    """Give one of the spots of `places_into`, each equally likely, or -1 after many tries.

    A measured shortcut: throw darts until one hits. It must agree with `places_into`:
    tests/every_title/test_contract.py
    """
    begin_inquiry(table)
    outlines = table.rules.tables.outlines
    lots = table.lots
    for _ in range(TRIES):
        turns = rng.below(TURNS)
        foot = tile * TURNS + turns
        if outlines.same[foot] != turns:
            continue
        where = spot(lots[rng.below(i64(len(lots)))] - outlines.lead[foot], turns)
        if may_lie(table, card, tile, where):
            return where
    return -1
