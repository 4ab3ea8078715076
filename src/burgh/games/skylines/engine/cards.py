"""A card played: cost, first row, condition, second row, and what follows (K6, K12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import at_most, i64, vec
from burgh.core.ledger import EVERYBODY, NOWHERE, Ledger
from burgh.games.skylines.engine import districts
from burgh.games.skylines.engine.effects import FINE, apply_row, note, row_step, step
from burgh.games.skylines.engine.tables import (
    AFTER_BENEFIT,
    AFTER_BUILD,
    ALWAYS,
    ANYWHERE,
    CITY,
    CONDITION,
    COUNTS,
    DECREASE,
    FORBID_BUILD,
    IF_COUNT,
    IF_SERVICE,
    INCREASE,
    MODIFY_BENEFIT,
    MODIFY_COST,
    MODIFY_EFFECT,
    MONEY,
    ON_BUILD,
    PROVIDES_SERVICE,
    SAME_DISTRICT,
    SERVICE_CAUSE,
    TRACK_CAUSE,
    TRACK_DROP,
    ZONE_CAUSE,
)
from burgh.shapes.polyomino import OFFSETS, SIDES, TURNS
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines


def trial(table: Skylines, card: i64, district: i64, services: i64) -> i64:
    """What would come of a card in a district, and change nothing."""
    kept = table.markers
    table.markers = kept[:]
    verdict = resolve(table, card, district, services, None)
    table.markers = kept
    return verdict


def opening_trial(table: Skylines, card: i64) -> i64:
    """What would come of the cost and the first row, wherever the tile lies."""
    kept = table.markers
    table.markers = kept[:]
    verdict = pay(table, card, None)
    if verdict == FINE:
        verdict = first_row(table, card, None)
    table.markers = kept
    return verdict


def resolve(table: Skylines, card: i64, district: i64, services: i64, ledger: Ledger | None) -> i64:
    """Carry out a card in the order of K12.1; stops where a limit forbids it or the game is lost.

    The new tile does not lie yet: only what already stands counts (K6.9, K6.10).
    """
    before = table.markers[:]
    verdict = pay(table, card, ledger)
    if verdict == FINE:
        verdict = first_row(table, card, ledger)
    if verdict == FINE and holds(table, card, district, services, ledger):
        verdict = second_row(table, card, ledger)
    if verdict == FINE:
        verdict = on_build(table, card, district, ledger)
    if verdict == FINE and len(table.uniques) > 0:
        verdict = after_build(table, card, district, ledger)
    if verdict == FINE:
        verdict = track_drop(table, before, ledger)
    return verdict


# --- whose rules act ----------------------------------------------------------------------------


def sources(table: Skylines) -> i64:
    """Count the cards whose rules may act: news, the role of the active player, uniques (R35)."""
    return 2 + i64(len(table.uniques))


def source(table: Skylines, seat: i64, which: i64) -> i64:
    """One of these cards, in the order of K12.1; NO_CARD if there is none."""
    if which == 0:
        return table.news
    if which == 1:
        return i64(table.roles[seat])
    return unique(table, which - 2)


def unique(table: Skylines, which: i64) -> i64:
    """The card of the `which`-th unique building, in the order built."""
    return table.rules.tables.outlines.card[i64(table.built[table.uniques[which]])]


def has(table: Skylines, card: i64, trigger: i64) -> bool:
    """Whether a card has a rule of this kind."""
    return (table.rules.tables.deck.acts[card] >> trigger) & 1 == 1


def meant(table: Skylines, rule: i64, trigger: i64, kind: i64) -> bool:
    """Whether a rule is of this kind and speaks of this kind of card."""
    deck = table.rules.tables.deck
    return deck.rule_trigger[rule] == trigger and (deck.rule_kinds[rule] >> kind) & 1 == 1


def is_forbidden(table: Skylines, card: i64) -> i64:
    """The card that forbids to build this one, or -1 (K12.10)."""
    deck = table.rules.tables.deck
    for which in range(sources(table)):
        by = source(table, table.active, which)
        if has(table, by, FORBID_BUILD):
            for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
                if meant(table, r, FORBID_BUILD, deck.kind[card]):
                    return by
    return -1


# --- the steps of K12.1 -------------------------------------------------------------------------


def pay(table: Skylines, card: i64, ledger: Ledger | None) -> i64:
    """Pay the cost, as others change it, never less than 0 (K6.5, K12.2)."""
    deck = table.rules.tables.deck
    price = deck.cost[card]
    note(ledger, "K6.5", MONEY, -price, card)
    for which in range(sources(table)):
        by = source(table, table.active, which)
        if has(table, by, MODIFY_COST):
            for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
                if meant(table, r, MODIFY_COST, deck.kind[card]):
                    changed = at_least_0(price + deck.rule_amount[r])
                    note(ledger, "K12.2", MONEY, price - changed, by)
                    price = changed
    return step(table, MONEY, -price, ledger)


def at_least_0(amount: i64) -> i64:
    """An amount that does not fall below 0."""
    if amount < 0:
        return 0
    return amount


def first_row(table: Skylines, card: i64, ledger: Ledger | None) -> i64:
    """Move the markers of the first row, modifiers included, one step a track (K6.5, K2.9)."""
    deck = table.rules.tables.deck
    touched: i64 = 0
    for at in range(deck.row_first[card], deck.row_first[card + 1]):
        track = deck.row_track[at]
        touched |= bit(track)
        amount = row_step(table, at, 1)
        note(ledger, "K6.5", track, amount, card)
        amount = modified(table, card, track, amount, ledger)
        verdict = step(table, track, amount, ledger)
        if verdict != FINE:
            return verdict
    return untouched_tracks(table, card, touched, ledger)


def modified(table: Skylines, card: i64, track: i64, amount: i64, ledger: Ledger | None) -> i64:
    """A first-row amount as news, role and unique buildings change it (K12.3, R35)."""
    deck = table.rules.tables.deck
    for which in range(sources(table)):
        by = source(table, table.active, which)
        if has(table, by, MODIFY_EFFECT):
            for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
                if deck.rule_track[r] == track and meant(table, r, MODIFY_EFFECT, deck.kind[card]):
                    change = change_of(table, r, amount)
                    note(ledger, "K12.3", track, change, by)
                    amount += change
    return amount


def change_of(table: Skylines, rule: i64, amount: i64) -> i64:
    """Give by how much one modifier changes an amount: a rise never falls below 0 (K12.3)."""
    delta = table.rules.tables.deck.rule_amount[rule]
    mode = table.rules.tables.deck.rule_mode[rule]
    if mode == INCREASE:
        if amount <= 0:
            return 0
        return delta if amount + delta > 0 else -amount
    if mode == DECREASE and amount >= 0:
        return 0
    return delta


def untouched_tracks(table: Skylines, card: i64, touched: i64, ledger: Ledger | None) -> i64:
    """Add what is added always, on tracks that the card itself does not touch (K12.3)."""
    deck = table.rules.tables.deck
    for which in range(sources(table)):
        by = source(table, table.active, which)
        if not has(table, by, MODIFY_EFFECT):
            continue
        for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
            track = deck.rule_track[r]
            if deck.rule_mode[r] != ALWAYS or (touched >> track) & 1 == 1:
                continue
            if meant(table, r, MODIFY_EFFECT, deck.kind[card]):
                touched |= bit(track)
                amount = modified(table, card, track, 0, ledger)
                verdict = step(table, track, amount, ledger)
                if verdict != FINE:
                    return verdict
    return FINE


def holds(table: Skylines, card: i64, district: i64, services: i64, ledger: Ledger | None) -> bool:
    """Whether all parts of the condition hold after the first row (K6.6, R2)."""
    deck = table.rules.tables.deck
    good = True
    for part in range(deck.part_first[card], deck.part_first[card + 1]):
        if not part_holds(table, part, district, services):
            good = False
        if ledger is not None:
            tell_part(table, part, district, services, ledger)
    return good


def part_holds(table: Skylines, part: i64, district: i64, services: i64) -> bool:
    """Whether one part of a condition holds (K6.7, K6.8, K6.10, K6.11)."""
    deck = table.rules.tables.deck
    what = deck.part_what[part]
    if deck.part_type[part] == IF_SERVICE:
        return (services >> what) & 1 == 1
    if deck.part_type[part] == IF_COUNT:
        return in_district(table, what, district) >= deck.part_value[part]
    return compares(table.markers[what], deck.part_op[part], deck.part_value[part])


def in_district(table: Skylines, kind: i64, district: i64) -> i64:
    """Count the tiles of a kind in a district; a card without a tile has none (K6.10)."""
    if district < 0:
        return 0
    return table.counts[district * COUNTS + kind]


def compares(value: i64, op: i64, other: i64) -> bool:
    """Compare two numbers; `op` as numbered in `tables.OPS`."""
    if op == 0:
        return value < other
    if op == 1:
        return value <= other
    if op == 2:
        return value == other
    return value >= other if op == 3 else value > other


def second_row(table: Skylines, card: i64, ledger: Ledger | None) -> i64:
    """Carry out the second row; it is not optional (K6.6, R3), and role answers (K12.5)."""
    deck = table.rules.tables.deck
    row = deck.second + card
    if deck.row_first[row] == deck.row_first[row + 1]:
        return FINE
    for at in range(deck.row_first[row], deck.row_first[row + 1]):
        amount = row_step(table, at, 1)
        note(ledger, "K6.6", deck.row_track[at], amount, card)
        amount = benefit(table, card, deck.row_track[at], amount, ledger)
        verdict = step(table, deck.row_track[at], amount, ledger)
        if verdict != FINE:
            return verdict
    return after_benefit(table, card, ledger)


def benefit(table: Skylines, card: i64, track: i64, amount: i64, ledger: Ledger | None) -> i64:
    """An amount of the second row as others change it, not below 0 (K12.4)."""
    deck = table.rules.tables.deck
    for which in range(sources(table)):
        by = source(table, table.active, which)
        if has(table, by, MODIFY_BENEFIT):
            for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
                if deck.rule_track[r] == track and meant(table, r, MODIFY_BENEFIT, deck.kind[card]):
                    changed = amount + deck.rule_amount[r]
                    if changed < 0 and changed < amount:
                        changed = at_most(amount, 0)
                    note(ledger, "K12.4", track, changed - amount, by)
                    amount = changed
    return amount


def after_benefit(table: Skylines, card: i64, ledger: Ledger | None) -> i64:
    """Let cards answer that the active player received a second row (K12.5)."""
    deck = table.rules.tables.deck
    for which in range(sources(table)):
        by = source(table, table.active, which)
        if has(table, by, AFTER_BENEFIT):
            for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
                if meant(table, r, AFTER_BENEFIT, deck.kind[card]):
                    verdict = apply_row(table, deck.rule_row[r], 1, by, "K12.5", ledger)
                    if verdict != FINE:
                        return verdict
    return FINE


def on_build(table: Skylines, card: i64, district: i64, ledger: Ledger | None) -> i64:
    """Do what a unique building does once: so much for each tile of a colour there (K12.6)."""
    if not has(table, card, ON_BUILD):
        return FINE
    deck = table.rules.tables.deck
    for r in range(deck.rule_first[card], deck.rule_first[card + 1]):
        if deck.rule_trigger[r] == ON_BUILD:
            times = in_district(table, deck.rule_what[r], district)
            if times > deck.rule_most[r]:
                times = deck.rule_most[r]
            verdict = apply_row(table, deck.rule_row[r], times, card, "K12.6", ledger)
            if verdict != FINE:
                return verdict
    return FINE


def after_build(table: Skylines, card: i64, district: i64, ledger: Ledger | None) -> i64:
    """Let unique buildings that stand already answer to the new tile (K12.7)."""
    if district < 0:
        return FINE
    deck = table.rules.tables.deck
    for which in range(i64(len(table.uniques))):
        by = unique(table, which)
        if not has(table, by, AFTER_BUILD):
            continue
        same = districts.district_of_unique(table, which) == district
        for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
            if meant(table, r, AFTER_BUILD, deck.kind[card]):
                mode = deck.rule_mode[r]
                if mode == ANYWHERE or (mode == SAME_DISTRICT) == same:
                    verdict = apply_row(table, deck.rule_row[r], 1, by, "K12.7", ledger)
                    if verdict != FINE:
                        return verdict
    return FINE


def track_drop(table: Skylines, before: vec[i64], ledger: Ledger | None) -> i64:
    """Let cards answer that a track is lower than before the card, and low (K12.8, R25)."""
    deck = table.rules.tables.deck
    for which in range(sources(table)):
        by = source(table, table.active, which)
        if not has(table, by, TRACK_DROP):
            continue
        for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
            if deck.rule_trigger[r] != TRACK_DROP:
                continue
            now = table.markers[deck.rule_track[r]]
            if now < before[deck.rule_track[r]] and now < deck.rule_amount[r]:
                verdict = apply_row(table, deck.rule_row[r], 1, by, "K12.8", ledger)
                if verdict != FINE:
                    return verdict
    return FINE


# --- what the ledger says of a condition ----------------------------------------------------------


def tell_part(table: Skylines, part: i64, district: i64, services: i64, ledger: Ledger) -> None:
    """Write whether a part of a condition holds, and because of what: a step of a reckoning."""
    deck = table.rules.tables.deck
    what = deck.part_what[part]
    held: i64 = 1 if part_holds(table, part, district, services) else -1
    if deck.part_type[part] == IF_SERVICE:
        tell_service(table, what, district, held, ledger)
        return
    count = deck.part_type[part] == IF_COUNT
    ledger.under("K6.10" if count else "K6.11")
    cause = ZONE_CAUSE + what if count else TRACK_CAUSE + what
    ledger.add(EVERYBODY, CONDITION, held, held, cause, NOWHERE)


def tell_service(table: Skylines, service: i64, district: i64, held: i64, ledger: Ledger) -> None:
    """Write which building gives a service, or that none does."""
    index: i64 = -1
    if held > 0:
        index = provider(table, service, district)
    if index < 0:
        ledger.under("K6.6")
        ledger.add(EVERYBODY, CONDITION, held, held, SERVICE_CAUSE + service, NOWHERE)
        return
    outlines = table.rules.tables.outlines
    tile = i64(table.built[index])
    rule = "K12.9"
    if outlines.service[tile] >= 0:
        rule = "K6.8" if outlines.level[tile] > 0 else "K6.7"
    ledger.under(rule)
    cause = SERVICE_CAUSE + service
    if outlines.maker[tile] >= 0:
        cause = outlines.maker[tile]
    ledger.add(EVERYBODY, CONDITION, held, held, cause, table.spots[index])


def provider(table: Skylines, service: i64, district: i64) -> i64:
    """The building that lends a service to the tile about to lie, or -1."""
    for index in range(i64(len(table.built))):
        if lends(table, index, service, district):
            return index
    return -1


def lends(table: Skylines, index: i64, service: i64, district: i64) -> bool:
    """Whether a building gives a service to the spot now chosen."""
    outlines = table.rules.tables.outlines
    tile = i64(table.built[index])
    here = districts.district_of(table, tile, table.spots[index]) == district
    if outlines.service[tile] == service:
        return here and (outlines.level[tile] > 0 or beside(table, index))
    card = outlines.card[tile]
    if not has(table, card, PROVIDES_SERVICE):
        return False
    deck = table.rules.tables.deck
    for r in range(deck.rule_first[card], deck.rule_first[card + 1]):
        if deck.rule_trigger[r] == PROVIDES_SERVICE and deck.rule_what[r] == service:
            return here or deck.rule_mode[r] == CITY
    return False


def beside(table: Skylines, index: i64) -> bool:
    """Whether a building shares an edge with the spot now chosen (K6.7)."""
    outlines = table.rules.tables.outlines
    theirs = table.spots[index]
    foot = i64(table.built[index]) * TURNS + (theirs & 3)
    mine = table.tile * TURNS + (table.spot & 3)
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        cell = (theirs >> 2) + outlines.foot[i]
        for j in range(outlines.foot_first[mine], outlines.foot_first[mine + 1]):
            apart = (table.spot >> 2) + outlines.foot[j] - cell
            for side in range(SIDES):
                if OFFSETS[side] == apart:
                    return True
    return False
