"""Tracks and their ends: every step of a marker, told as it happens (K2, K15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64
from burgh.core.ledger import EVERYBODY, NOWHERE, Ledger
from burgh.games.skylines.engine.tables import (
    BY_HAPPINESS,
    BY_OVERALL,
    HAPPINESS,
    LIMIT_CAUSE,
    LOSE,
    OVERALL,
    REFUSE,
    STOP,
    SURPLUS,
)

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

# What came of a step: all is well, the game is lost, or a limit forbids it (`broken`).
FINE: Final[i64] = 0
LOST: Final[i64] = 1
SCALE: Final[i64] = 1024


def broken(track: i64, excess: i64) -> i64:
    """The verdict that a step would pass the end of a track by `excess`."""
    return (track + 1) * SCALE + (excess if excess < SCALE else SCALE - 1)


def broken_track(verdict: i64) -> i64:
    """The track of such a verdict."""
    return verdict // SCALE - 1


def broken_by(verdict: i64) -> i64:
    """The excess of such a verdict."""
    return verdict % SCALE


def note(ledger: Ledger | None, rule: str, track: i64, amount: i64, cause: i64) -> None:
    """Write one change, as it was meant (K15.1, K15.2)."""
    if ledger is not None and amount != 0:
        ledger.under(rule)
        ledger.add(EVERYBODY, track, amount, amount, cause, NOWHERE)


def step(table: Skylines, track: i64, amount: i64, ledger: Ledger | None) -> i64:
    """Move a marker by the sum of one step and see to its ends (K2.1, K2.9)."""
    if amount == 0:
        return FINE
    ends = table.rules.tables.ends
    value = table.markers[track] + amount
    if value <= ends.low[track]:
        return low_end(table, track, value, ledger)
    if value > ends.high[track]:
        return high_end(table, track, value, ledger)
    table.markers[track] = value
    return FINE


def low_end(table: Skylines, track: i64, value: i64, ledger: Ledger | None) -> i64:
    """Reach the low end of a track, or pass it (K2.2, K2.3, K2.5 to K2.8)."""
    ends = table.rules.tables.ends
    low = ends.low[track]
    way = ends.below[track]
    if way == LOSE:
        table.markers[track] = value  # kept as computed (K10.5)
        return LOST
    if value < low:
        if way == REFUSE:
            return broken(track, low - value)
        if way == STOP:
            note(ledger, ends.rule_below[track], track, low - value, LIMIT_CAUSE)
            value = low
    table.markers[track] = value
    return FINE


def high_end(table: Skylines, track: i64, value: i64, ledger: Ledger | None) -> i64:
    """Pass the high end of a track: refused, stopped, or the surplus is scored (K2.2 to K2.6)."""
    ends = table.rules.tables.ends
    surplus = value - ends.high[track]
    way = ends.above[track]
    if way == REFUSE:
        return broken(track, surplus)
    table.markers[track] = value
    if way != STOP and way != SURPLUS:
        return FINE
    note(ledger, ends.rule_above[track], track, -surplus, LIMIT_CAUSE)
    table.markers[track] = ends.high[track]
    if way == SURPLUS:
        note(ledger, ends.rule_above[track], OVERALL, surplus, LIMIT_CAUSE)
        return step(table, OVERALL, surplus, ledger)
    return FINE


def forced_step(table: Skylines, track: i64, amount: i64, ledger: Ledger | None) -> i64:
    """Move a marker because one must: where a card would be refused, it stops at the end."""
    verdict = step(table, track, amount, ledger)
    if verdict <= LOST:
        return verdict
    ends = table.rules.tables.ends
    end = ends.low[track] if amount < 0 else ends.high[track]
    rule = ends.rule_below[track] if amount < 0 else ends.rule_above[track]
    note(ledger, rule, track, end - table.markers[track] - amount, LIMIT_CAUSE)
    table.markers[track] = end
    return FINE


def row_step(table: Skylines, at: i64, times: i64) -> i64:
    """How far one change of a row moves its marker now (K12.12)."""
    deck = table.rules.tables.deck
    amount = deck.row_amount[at]
    if deck.row_toward[at] == 0:
        return amount * times
    value = table.markers[deck.row_track[at]]
    if value > 0:
        return -amount if amount < value else -value
    return amount if amount < -value else -value


def apply_row(
    table: Skylines, row: i64, times: i64, cause: i64, rule: str, ledger: Ledger | None
) -> i64:
    """Carry out a row of a rule, one step a track; stops where it breaks or loses."""
    deck = table.rules.tables.deck
    for at in range(deck.row_first[row], deck.row_first[row + 1]):
        amount = row_step(table, at, times)
        note(ledger, rule, deck.row_track[at], amount, cause)
        verdict = step(table, deck.row_track[at], amount, ledger)
        if verdict != FINE:
            return verdict
    return FINE


def loss_of(table: Skylines) -> i64:
    """Say which track lost the game (K2.5, K2.8)."""
    ends = table.rules.tables.ends
    if table.markers[HAPPINESS] <= ends.low[HAPPINESS]:
        return BY_HAPPINESS
    return BY_OVERALL
