"""How good a position looks: points, the best build at hand, and what the other cards may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.folders import package_folder
from burgh.core.ints import at_least, i64, vec
from burgh.core.toml import read_toml
from burgh.games.bigcity.engine import buildings, cards
from burgh.games.bigcity.engine.choice import lot_of, orientation_of, where_of, which_of
from burgh.games.bigcity.engine.tables import HAND_ROOM, NO_LOT, ORIGIN, ROTATION, SITE
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity


class Weights:
    """What the guess depends on, as `outlook.toml` has it; `tools/tune.py` tries others."""

    def __init__(self, found: dict[str, int]) -> None:
        self.short: i64 = found["short"]
        self.ready: i64 = found["ready"]
        self.pair: i64 = found["pair"]
        self.at_hand: i64 = found["at_hand"]
        self.others: i64 = found["others"]
        self.built: i64 = found["built"]


WEIGHTS: Final = Weights(read_toml(package_folder("burgh.games.bigcity") / "outlook.toml"))


def progress(table: BigCity) -> i64:
    """Count what lies in the city or is about to, and the passes in a row."""
    laid = i64(len(table.stands)) + i64(len(table.line)) + i64(len(table.plan.placed))
    if table.due == SITE or table.due == ORIGIN or table.due == ROTATION:
        laid += 1
    return laid + table.passes


def outlook(table: BigCity, seat: i64) -> i64:
    """Guess a seat's final points in hundredths: what it has, and what its cards are good for."""
    if table.is_over():
        return table.scores[seat] * 100
    return guess(table, seat, best_shares(table, seat))


def guess(table: BigCity, seat: i64, shares: vec[i64]) -> i64:
    """Guess the same for a game that goes on, from what `best_shares` has found."""
    points = table.scores[seat] * 100
    if seat != table.active or not table.gave_up:
        points += WEIGHTS.short * lacking(table, seat)
    best = shares[0]
    if best == 0:
        return points
    promise = WEIGHTS.at_hand * best
    first = seat * HAND_ROOM
    held: i64 = i64(table.hand_size[seat])
    others: i64 = -100 * best
    for i in range(held):
        others += shares[1 + i]
        promise += worth(table, seat, i64(table.hands[first + i]))
    if others > 0:
        promise += WEIGHTS.others * others // 100
    most = WEIGHTS.built * best
    return points + (promise if promise < most else most)


def lacking(table: BigCity, seat: i64) -> i64:
    """Count the cards a hand lacks, as far as the open piles have any (R4.17)."""
    missing = table.rules.hand - i64(table.hand_size[seat])
    there: i64 = 0
    for pile in range(table.rules.tables.cards.piles):
        if cards.is_open(table, pile):
            there += i64(table.pile_size[pile])
    return missing if missing < there else there


def worth(table: BigCity, seat: i64, card: i64) -> i64:
    """Guess how much more than an unseen card one in hand will bring."""
    known = table.rules.tables.cards
    if card >= known.count or cards.is_staged(table.given, card):
        return 0
    lot = known.lot[card]
    if lot < 0 or not buildings.is_free(table, lot):
        return 0
    return WEIGHTS.ready + WEIGHTS.pair * pairs_with(table, seat, lot)


def pairs_with(table: BigCity, seat: i64, lot: i64) -> i64:
    """Count the free lots beside one whose cards are seen in a hand."""
    known = table.rules.tables.cards
    found: i64 = 0
    for side in range(4):
        other = table.plan.neighbour(lot, side)
        if other == NO_LOT or i64(table.piece_at[other]) != 0:
            continue
        if cards.holds_card(table, seat, known.of_lot[other]):
            found += 1
    return found


def best_shares(table: BigCity, seat: i64) -> vec[i64]:
    """The most points a seat could score now with the lot cards seen in its hand.

    After it comes, for each card, its share of the best build it serves, in hundredths.
    """
    held: i64 = i64(table.hand_size[seat])
    shares = vec[i64]([0] * (1 + held))
    buffer = vec[i64]([0] * (held * table.rules.tables.builds_a_lot))
    count = buildings.builds_into(table, buffer, 0, seat)
    i: i64 = 0
    while i < count:
        place = where_of(buffer[i])
        footprint = buildings.walk(table, orientation_of(place), lot_of(place))
        site = buildings.survey(table, footprint)
        best: i64 = 0
        while i < count and where_of(buffer[i]) == place:  # what stands there follows at once
            points = buildings.score(table, site, seat, which_of(buffer[i]), None)
            best = at_least(points, best)
            i += 1
        share_out(table, seat, footprint, best, shares)
    return shares


def share_out(table: BigCity, seat: i64, footprint: i64, points: i64, shares: vec[i64]) -> i64:
    """Note what a build brings, and to each card that pays it; gives these by place, as bits."""
    if points > shares[0]:
        shares[0] = points
    first = seat * HAND_ROOM
    of_lot = table.rules.tables.cards.of_lot
    size = buildings.size_of(table, footprint)
    share = 100 * points // size
    paid: i64 = 0
    for i in range(size):
        card = of_lot[buildings.lot_in(footprint, i)]
        for k in range(i64(table.hand_size[seat])):
            if i64(table.hands[first + k]) == card:
                paid |= bit(k)
                if share > shares[1 + k]:
                    shares[1 + k] = share
    return paid
