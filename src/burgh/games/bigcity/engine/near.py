"""What a short-sighted player of Big City sees: one that lives from turn to turn.

Its horizon, in steps; each sees what those before it see.

    0  points that lie there, cards that can be built on, cards that may be drawn for useless ones
    1  also free lots side by side, whose cards it has or draws from the right pile
    2  also the best build at hand, which may be worth waiting for

None wants to wait: a card is good for what it can become, and only as long as a pile is sure to
have a better one is a useless one worth a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import at_least, i64, vec
from burgh.core.state import FAR
from burgh.games.bigcity.engine import buildings, cards
from burgh.games.bigcity.engine.outlook import WEIGHTS, best_shares, outlook, pairs_with
from burgh.games.bigcity.engine.tables import (
    BACK,
    BARGAIN,
    HAND_ROOM,
    NO_LOT,
    ORIGIN,
    ROTATION,
    SITE,
    SWAP,
)

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity

# Steps of the horizon from which on something is seen.
PAIRS: Final[i64] = 1
BUILDS: Final[i64] = 2

# In hundredths of a point.
TURN: Final[i64] = 20  # an exchange has to promise more, as it costs a turn
SEGMENT: Final[i64] = 1  # a tram has to be good for something
PAIR: Final[i64] = 30  # for each free lot beside one whose card is in hand too: less than far sight


def near_outlook(table: BigCity, seat: i64, horizon: i64) -> i64:
    """Guess a seat's final points in hundredths, as far as a horizon."""
    if horizon >= FAR:
        return outlook(table, seat)
    points = table.scores[seat] * 100
    if table.is_over():
        return points
    points -= spent(table, seat)
    if takes_one_lot(table):
        points += cards_in_hand(table, seat, horizon)
        points += coming(table, seat, hopes_of_piles(table, seat, horizon))
    if horizon >= BUILDS:
        points += WEIGHTS.at_hand * best_shares(table, seat)[0]
    return points


def spent(table: BigCity, seat: i64) -> i64:
    """What has been done or begun and needs a reason: tramways, and a turn without building.

    Nobody exchanges or trades who could score in that turn.
    """
    found = SEGMENT * i64(len(table.line))
    if seat == table.active and (table.due == SWAP or table.due == BARGAIN):
        found += TURN + 100 * best_shares(table, seat)[0]
    return found


# --- cards in hand -------------------------------------------------------------------------------


def cards_in_hand(table: BigCity, seat: i64, horizon: i64) -> i64:
    """What the cards of a hand are worth that can be built on, each for itself."""
    known = table.rules.tables.cards
    first = seat * HAND_ROOM
    found: i64 = 0
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if is_useful(table, card) and not is_given(table, seat, card):
            found += WEIGHTS.ready
            if horizon >= PAIRS:
                found += PAIR * pairs_with(table, seat, known.lot[card])
    return found


def is_useful(table: BigCity, card: i64) -> bool:
    """Whether a card seen in a hand is for a free lot, of the city or of a district on its way."""
    known = table.rules.tables.cards
    if card >= known.count or known.lot[card] < 0:
        return False
    lot = known.lot[card]
    return buildings.is_free(table, lot) or known.pile[card] == on_its_way(table)


def on_its_way(table: BigCity) -> i64:
    """The district that is being placed, or -1."""
    if table.due == ORIGIN or table.due == ROTATION:
        return table.chosen
    return -1


def is_given(table: BigCity, seat: i64, card: i64) -> bool:
    """Whether a card is about to be exchanged."""
    return seat == table.active and cards.is_staged(table.given, card)


def takes_one_lot(table: BigCity) -> bool:
    """Whether some piece is left that any single lot takes."""
    tables = table.rules.tables
    for piece in range(i64(len(tables.pieces))):
        if (table.possible >> piece) & 1 == 0 or tables.pieces[piece].card >= 0:
            continue
        way = tables.orientations.first[tables.pieces[piece].shape]
        if tables.orientations.size[way] == 1 and len(tables.pieces[piece].requires) == 0:
            return True
    return False


# --- cards that may come -------------------------------------------------------------------------


def hopes_of_piles(table: BigCity, seat: i64, horizon: i64) -> vec[i64]:
    """What a card drawn from each pile is sure to be worth, on average; last the best of them.

    Rivals may hold the best: only what they cannot have between them is counted.
    """
    known = table.rules.tables.cards
    hopes = vec[i64]([0] * (int(known.piles) + 1))
    wanted = lots_wanted(table, seat, horizon)
    for pile in range(known.piles):
        there = i64(table.pile_size[pile]) + cards_of_back(table, seat, pile)
        if there == 0 or not table.plan.has(pile) or not cards.is_open(table, pile):
            continue
        rivals: i64 = 0
        for other in range(table.rules.seats):
            if other != seat:
                rivals += cards.count_of_back(table, other, pile)
        sure = at_least(free_without(table, seat, pile) - rivals, 0)
        hopes[pile] = WEIGHTS.ready * sure // there
        if sure > 0:
            hopes[pile] += PAIR * wanted[pile] // (there + rivals)
        if i64(table.pile_size[pile]) > 0:
            hopes[known.piles] = at_least(hopes[known.piles], hopes[pile])
    return hopes


def cards_of_back(table: BigCity, seat: i64, pile: i64) -> i64:
    """Count the cards of a pile that a seat has drawn and not looked at."""
    found: i64 = 0
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        if i64(table.hands[i]) == BACK + pile:
            found += 1
    return found


def free_without(table: BigCity, seat: i64, pile: i64) -> i64:
    """Count the free lots of a district whose cards a seat does not hold."""
    known = table.rules.tables.cards
    found = table.free_in(pile)
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card < known.count and known.pile[card] == pile and is_useful(table, card):
            found -= 1
    return found


def lots_wanted(table: BigCity, seat: i64, horizon: i64) -> vec[i64]:
    """Count by district the sides with a free lot that a seat's cards lack beside them."""
    known = table.rules.tables.cards
    found = vec[i64]([0] * int(known.piles))
    if horizon < PAIRS:
        return found
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if not is_useful(table, card) or not table.plan.has_lot(known.lot[card]):
            continue
        for side in range(4):
            other = table.plan.neighbour(known.lot[card], side)
            if other == NO_LOT or i64(table.piece_at[other]) != 0:
                continue
            if not cards.holds_card(table, seat, known.of_lot[other]):
                found[known.pile[known.of_lot[other]]] += 1
    return found


def coming(table: BigCity, seat: i64, hopes: vec[i64]) -> i64:
    """What the cards are worth that a seat has not seen yet: drawn, named, due, or wished for."""
    piles = table.rules.tables.cards.piles
    found: i64 = 0
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card >= BACK:
            found += hopes[card - BACK]
    if seat != table.active:
        return found
    if table.gave_up:
        found += drawn_now(table, hopes)
    elif table.due == SWAP:
        found += hopes[piles] * useless(table, seat)
    elif table.due == SITE:
        found += hopes[piles]
    return found


def drawn_now(table: BigCity, hopes: vec[i64]) -> i64:
    """What the cards promise that are named, and the others that a hand lacks."""
    piles = table.rules.tables.cards.piles
    lacking = table.rules.hand - i64(table.hand_size[table.active])
    found: i64 = 0
    for pile in range(piles):
        named = table.named_from(pile)
        found += named * hopes[pile]
        lacking -= named
    return found + at_least(lacking, 0) * hopes[piles]


def useless(table: BigCity, seat: i64) -> i64:
    """Count the cards of a hand that are about to be exchanged, or better were."""
    found: i64 = 0
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card < BACK and (is_given(table, seat, card) or not is_useful(table, card)):
            found += 1
    return found
