"""How good a position looks: points, the best build at hand, and what the other cards may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64
from burgh.games.bigcity import buildings, cards
from burgh.games.bigcity.choice import lot_of, orientation_of, where_of, which_of
from burgh.games.bigcity.tables import NO_LOT

if TYPE_CHECKING:
    from burgh.games.bigcity.state import BigCity

# In hundredths of a point. Cards are measured against a card nobody has seen: a useless one can be
# exchanged for that, so exchanging for ever gains nothing, and neither does a hand at the end.
SHORT: Final[i64] = -150  # for each card that the hand lacks and a pile has
READY: Final[i64] = 50  # its lot can be built on
PAIR: Final[i64] = 60  # for each free lot beside it whose card is in hand too
AT_HAND: Final[i64] = 40  # for each point of the best build that could be made now
BUILT: Final[i64] = 90  # a hand is worth less than its best build: nobody sits on it for ever


def outlook(table: BigCity, seat: i64) -> i64:
    """Guess a seat's final points in hundredths: what it has, and what its cards are good for."""
    points = table.scores[seat] * 100
    if table.is_over():
        return points
    if seat != table.active or not table.gave_up:
        points += SHORT * lacking(table, seat)
    best = best_build(table, seat)
    if best == 0:
        return points
    promise = AT_HAND * best
    first = seat * table.stride
    for i in range(first, first + i64(table.hand_size[seat])):
        promise += worth(table, seat, i64(table.hands[i]))
    return points + (promise if promise < BUILT * best else BUILT * best)


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
    points = READY
    for side in range(4):
        other = table.plan.neighbour(lot, side)
        if other == NO_LOT or i64(table.piece_at[other]) != 0:
            continue
        if cards.holds_card(table, seat, known.of_lot[other]):
            points += PAIR
    return points


def best_build(table: BigCity, seat: i64) -> i64:
    """Give the most points a seat could score now with the lot cards seen in its hand."""
    buffer = table.rules.buffer
    best: i64 = 0
    for i in range(buildings.builds_into(table, buffer, 0, seat)):
        site = where_of(buffer[i])
        buildings.walk(table, orientation_of(site), lot_of(site))
        buildings.survey(table)
        points = buildings.score(table, seat, which_of(buffer[i]), None)
        if points > best:
            best = points
    return best
