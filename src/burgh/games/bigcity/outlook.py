"""How good a position looks: points, and what the cards in hand may still bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64
from burgh.games.bigcity import cards
from burgh.games.bigcity.tables import NO_LOT

if TYPE_CHECKING:
    from burgh.games.bigcity.state import BigCity

# Worth of a card in hand, in hundredths of a point.
UNSEEN: Final[i64] = 200
ASIDE: Final[i64] = 150  # its district is not in the city yet
READY: Final[i64] = 250  # its lot can be built on
SPECIAL: Final[i64] = 50
PAIR: Final[i64] = 100  # for each free lot beside it whose card is in hand too


def outlook(table: BigCity, seat: i64) -> i64:
    """Guess a seat's final points in hundredths: what it has, and what its cards are good for."""
    points = table.scores[seat] * 100
    if table.is_over():
        return points
    first = seat * table.stride
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if not cards.is_staged(table.given, card):
            points += worth(table, seat, card)
    if seat == table.active and table.gave_up:
        missing = table.rules.hand - i64(table.hand_size[seat])
        points += missing * UNSEEN
    return points


def worth(table: BigCity, seat: i64, card: i64) -> i64:
    """Guess what one card in hand will bring."""
    known = table.rules.tables.cards
    if card >= known.count:
        return UNSEEN
    lot = known.lot[card]
    if lot < 0:
        return SPECIAL
    if not table.plan.has_lot(lot):
        return ASIDE
    if i64(table.piece_at[lot]) != 0:
        return 0
    points = READY
    for side in range(4):
        other = table.plan.neighbour(lot, side)
        if other == NO_LOT or i64(table.piece_at[other]) != 0:
            continue
        if cards.holds_card(table, seat, known.of_lot[other]):
            points += PAIR
    return points
