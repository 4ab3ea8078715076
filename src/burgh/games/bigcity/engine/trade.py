"""Trading cards between seats: offer, bids, settlement (R8.1, section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import append, i64, u8, vec
from burgh.core.ledger import Ledger
from burgh.games.bigcity.engine import cards
from burgh.games.bigcity.engine.choice import (
    BID,
    DECLINE,
    DONE,
    FOR,
    OFFER,
    TAKE,
    WANT,
    choice,
)
from burgh.games.bigcity.engine.tables import HAND_ROOM, NO_CARD, TRADED
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity

# What a bid is for: an offered card, both, or nothing yet.
BOTH: Final[i64] = 2
NOTHING: Final[i64] = 255


class Deal:
    """An offer and what was bid for it; two bid cards for each seat."""

    def __init__(self, seats: i64) -> None:
        self.offer = vec[u8]([])
        self.wants: i64 = 0  # the set of districts asked for
        self.bids = vec[u8]([255] * (2 * seats))
        self.bid_for = vec[u8]([255] * seats)
        self.taken: i64 = 0  # the set of seats chosen so far

    def copy(self) -> Deal:
        """An independent copy."""
        other = Deal(i64(len(self.bid_for)))
        other.offer = self.offer[:]
        other.wants = self.wants
        other.bids = self.bids[:]
        other.bid_for = self.bid_for[:]
        other.taken = self.taken
        return other

    def count(self, seat: i64) -> i64:
        """Count the cards a seat has bid."""
        if i64(self.bids[2 * seat]) == NO_CARD:
            return 0
        return 1 if i64(self.bids[2 * seat + 1]) == NO_CARD else 2

    def add_bid(self, seat: i64, card: i64) -> None:
        """Note a card that a seat bids."""
        self.bids[2 * seat + self.count(seat)] = u8(card)

    def clear_bid(self, seat: i64) -> None:
        """Forget what a seat has bid."""
        self.bids[2 * seat] = u8(NO_CARD)
        self.bids[2 * seat + 1] = u8(NO_CARD)
        self.bid_for[seat] = u8(NOTHING)

    def covers(self, seat: i64) -> i64:
        """The set of offered cards a seat's bid is for."""
        what: i64 = i64(self.bid_for[seat])
        if what == NOTHING:
            return 0
        if what == BOTH:
            return 3
        return bit(what)

    def covered(self) -> i64:
        """The set of offered cards that the seats chosen so far get."""
        found: i64 = 0
        for seat in range(i64(len(self.bid_for))):
            if (self.taken >> seat) & 1 != 0:
                found |= self.covers(seat)
        return found

    def can_take(self, seat: i64) -> bool:
        """Whether a seat's bid can be chosen besides those chosen so far (R13.3)."""
        return self.covers(seat) != 0 and self.covers(seat) & self.covered() == 0

    def can_take_more(self) -> bool:
        """Whether any further bid can be chosen."""
        for seat in range(i64(len(self.bid_for))):
            if self.can_take(seat):
                return True
        return False


# --- what may be done ---------------------------------------------------------------------------


def offers_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write the cards to offer, the districts to ask for, and the end of the offer (R13.1)."""
    deal = table.deal
    if i64(len(deal.offer)) < table.rules.tables.most_traded:
        count = hand_into(table, buffer, count, table.active, OFFER)
    if len(deal.offer) > 0:
        for district in range(table.rules.tables.boards.districts):
            if (deal.wants >> district) & 1 == 0:
                buffer[count] = choice(WANT, district, 0)
                count += 1
        buffer[count] = choice(DONE, 0, 0)
        count += 1
    return count


def hand_into(table: BigCity, buffer: vec[i64], count: i64, seat: i64, verb: i64) -> i64:
    """Write the cards of a hand that are neither offered nor bid yet."""
    deal = table.deal
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if cards.is_staged(deal.offer, card) or i64(deal.bids[2 * seat]) == card:
            continue
        buffer[count] = choice(verb, card, 0)
        count += 1
    return count


def replies_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write what the seat asked may reply (R13.2): decline or bid; then for which card, or two."""
    deal = table.deal
    if deal.count(table.asked) == 0:
        buffer[count] = choice(DECLINE, 0, 0)
        return hand_into(table, buffer, count + 1, table.asked, BID)
    for i in range(i64(len(deal.offer))):
        buffer[count] = choice(FOR, i, 0)
        count += 1
    return hand_into(table, buffer, count, table.asked, BID)


def takes_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write the bids that can still be chosen, and the end of the choice (R13.3)."""
    for seat in range(table.rules.seats):
        if table.deal.can_take(seat):
            buffer[count] = choice(TAKE, seat, 0)
            count += 1
    buffer[count] = choice(DONE, 0, 0)
    return count + 1


# --- what happens --------------------------------------------------------------------------------


def bid(table: BigCity, card: i64) -> bool:
    """Bid a card; says whether the reply is complete (R13.2)."""
    deal = table.deal
    deal.add_bid(table.asked, card)
    if deal.count(table.asked) == 2:
        deal.bid_for[table.asked] = u8(BOTH)
        return True
    if len(deal.offer) == 1:
        deal.bid_for[table.asked] = u8(0)
        return True
    return False


def has_bids(table: BigCity) -> bool:
    """Whether anybody has bid."""
    for seat in range(table.rules.seats):
        if table.deal.covers(seat) != 0:
            return True
    return False


def hand_over(table: BigCity, ledger: Ledger | None) -> None:
    """Change all cards at the same moment, face down (R13.4)."""
    givers = vec[i64]([])
    given = vec[i64]([])
    takers = vec[i64]([])
    deal = table.deal
    for seat in range(table.rules.seats):
        if (deal.taken >> seat) & 1 == 0:
            continue
        for i in range(i64(len(deal.offer))):
            if (deal.covers(seat) >> i) & 1 != 0:
                givers = append(givers, table.active)
                given = append(given, i64(deal.offer[i]))
                takers = append(takers, seat)
        for i in range(deal.count(seat)):
            givers = append(givers, seat)
            given = append(given, i64(deal.bids[2 * seat + i]))
            takers = append(takers, table.active)
    lose_sight(table, givers, given, takers)
    for i in range(i64(len(given))):
        given[i] = cards.remove(table, givers[i], given[i])
    for i in range(i64(len(given))):
        cards.insert(table, takers[i], given[i])
        cards.learn(table, takers[i], given[i])
        if ledger is not None:
            ledger.reveal(given[i] + TRADED, takers[i], True)


def lose_sight(table: BigCity, givers: vec[i64], given: vec[i64], takers: vec[i64]) -> None:
    """Let each seat lose certainty where cards that look the same go different ways (R14.5)."""
    for viewer in range(table.rules.seats):
        for i in range(i64(len(given))):
            if givers[i] != viewer and takers[i] != viewer:
                pile = table.rules.tables.cards.back(given[i])
                if go_different_ways(table, viewer, givers[i], pile, given, takers):
                    forget(table, viewer, givers[i], pile, given, takers)


def way_of(giver: i64, card: i64, given: vec[i64], takers: vec[i64]) -> i64:
    """The seat that has a card after the hand-over."""
    for i in range(i64(len(given))):
        if given[i] == card:
            return takers[i]
    return giver


def go_different_ways(
    table: BigCity, viewer: i64, giver: i64, pile: i64, given: vec[i64], takers: vec[i64]
) -> bool:
    """Whether a giver's cards with one back, but for those the viewer gets, part."""
    common: i64 = -1
    first = giver * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[giver])):
        card: i64 = i64(table.hands[i])
        if table.rules.tables.cards.back(card) != pile:
            continue
        way = way_of(giver, card, given, takers)
        if way == viewer:
            continue
        if common >= 0 and way != common:
            return True
        common = way
    return False


def forget(
    table: BigCity, viewer: i64, giver: i64, pile: i64, given: vec[i64], takers: vec[i64]
) -> None:
    """Take a viewer's certainty of a giver's cards with one back that it does not get itself."""
    first = giver * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[giver])):
        card: i64 = i64(table.hands[i])
        if card >= table.rules.tables.cards.count or table.rules.tables.cards.pile[card] != pile:
            continue
        if way_of(giver, card, given, takers) != viewer:
            table.knows[card] = u8(i64(table.knows[card]) & ~bit(viewer))
