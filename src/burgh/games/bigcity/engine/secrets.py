"""What is hidden, and how it is imagined (R14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.core.rng import Rng
from burgh.core.state import ALL_SEEING
from burgh.games.bigcity.engine import cards
from burgh.games.bigcity.engine.choice import (
    AT,
    BID,
    DISTRICT,
    DRAW,
    EXCHANGE,
    GIVE,
    OFFER,
    PLAY,
    TAKE,
    TRADE,
    WANT,
)
from burgh.games.bigcity.engine.tables import (
    ACT,
    BACK,
    BARGAIN,
    FALLBACK,
    HAND_ROOM,
    NO_CARD,
    ORIGIN,
    PLACE,
    REFILL,
    REPLY,
    ROTATION,
    SETTLE,
    SITE,
    SWAP,
)
from burgh.games.bigcity.engine.trade import Deal
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity


def conceal(table: BigCity, viewer: i64) -> None:
    """Turn over every card whose place the viewer is not certain of (R14.1, R14.5, R14.8)."""
    if viewer != table.decider():
        unstage(table)
    seen: i64 = 0
    if viewer >= 0:
        seen = bit(viewer)
    for seat in range(table.rules.seats):
        if seat != viewer:
            hide_hand(table, seat, seen)
    hide_piles(table, seen)
    if table.rules.trade:
        hide_deal(table, viewer)
    for card in range(table.rules.tables.cards.count):
        table.knows[card] = u8(i64(table.knows[card]) & seen)
    table.viewer = viewer


def unstage(table: BigCity) -> None:
    """Go back to before a decision was begun: parts of one show nothing to anybody (R12.10)."""
    due = table.due
    table.due = begun(table)
    if due == ORIGIN or due == ROTATION or due == SITE:
        table.chosen = 0
        table.spot = 0
    elif due == SWAP:
        table.given = vec[u8]([])
        table.fallback = False
    elif due == BARGAIN:
        table.deal = Deal(table.rules.seats)
    elif due == REFILL:
        for pile in range(table.rules.tables.cards.piles):
            table.owed += table.named_from(pile)
        table.named = 0
    elif due == REPLY:
        table.deal.clear_bid(table.asked)
    elif due == SETTLE:
        table.deal.taken = 0


def begun(table: BigCity) -> i64:
    """The decision that is due, as those see it who do not make it: before its parts (R12.10)."""
    due = table.due
    if due == ORIGIN or due == ROTATION or due == SITE:
        return PLACE if table.set_up_left > 0 else ACT
    if due == SWAP:
        return FALLBACK if table.fallback else ACT
    return ACT if due == BARGAIN else due


def is_closed(table: BigCity, verb: i64) -> bool:
    """Parts show nothing to anybody, an offer and a bid only their backs (R12.10, R13.1, R13.2).

    It is said of the kind of move alone: what else could be done follows from the hand.
    """
    if verb == DRAW:
        return table.owed > 1 and not table.rules.one_by_one
    if verb == PLAY or verb == DISTRICT or verb == AT or verb == EXCHANGE or verb == GIVE:
        return True
    return verb == TRADE or verb == OFFER or verb == WANT or verb == BID or verb == TAKE


def hidden(table: BigCity, card: i64, seen: i64) -> i64:
    """A card as it looks to who is not certain of it: its back."""
    if card >= BACK or i64(table.knows[card]) & seen != 0:
        return card
    return BACK + table.rules.tables.cards.pile[card]


def hide_hand(table: BigCity, seat: i64, seen: i64) -> None:
    """Turn over a hand; in the order of numbers, backs last, it tells nothing more."""
    first = seat * HAND_ROOM
    held = table.hands[first : first + i64(table.hand_size[seat])]
    table.hand_size[seat] = u8(0)
    for i in range(i64(len(held))):
        cards.insert(table, seat, hidden(table, i64(held[i]), seen))


def hide_piles(table: BigCity, seen: i64) -> None:
    """Turn over the piles, but for cards whose place is known."""
    for pile in range(table.rules.tables.cards.piles):
        first = cards.pile_start(table, pile)
        for i in range(first, first + i64(table.pile_size[pile])):
            table.piles[i] = u8(hidden(table, i64(table.piles[i]), seen))


def hide_deal(table: BigCity, viewer: i64) -> None:
    """Turn over what others have offered and bid; the backs are public (R13.1, R13.2)."""
    deal = table.deal
    if viewer != table.active:
        for i in range(i64(len(deal.offer))):
            deal.offer[i] = u8(hidden(table, i64(deal.offer[i]), 0))
    for seat in range(table.rules.seats):
        if seat != viewer:
            for i in range(2 * seat, 2 * seat + deal.count(seat)):
                deal.bids[i] = u8(hidden(table, i64(deal.bids[i]), 0))


# --- imagining -----------------------------------------------------------------------------------


def imagine(table: BigCity, rng: Rng) -> None:
    """Deal the unseen cards of each district over the places with that back (R14.7)."""
    for pile in range(table.rules.tables.cards.piles):
        unseen = unseen_cards(table, pile)
        rng.shuffle_bytes(unseen)
        fill_places(table, pile, unseen)
    for seat in range(table.rules.seats):
        sort_hand(table, seat)
    if table.rules.trade:
        imagine_deal(table, rng)
    table.viewer = ALL_SEEING


def unseen_cards(table: BigCity, pile: i64) -> vec[u8]:
    """The cards of a district whose place the viewer does not know."""
    known = table.rules.tables.cards
    seen = vec[u8]([0] * 256)
    for i in range(i64(len(table.hands))):
        if is_held(table, i):
            seen[i64(table.hands[i])] = u8(1)
    for p in range(known.piles):
        first = cards.pile_start(table, p)
        for i in range(first, first + i64(table.pile_size[p])):
            seen[i64(table.piles[i])] = u8(1)
    for i in range(i64(len(table.out))):
        seen[i64(table.out[i])] = u8(1)
    found = vec[u8]([])
    for card in range(known.count):
        if known.pile[card] == pile and i64(seen[card]) == 0:
            found = append(found, u8(card))
    return found


def is_held(table: BigCity, place: i64) -> bool:
    """Whether a place in `hands` has a card."""
    return place % HAND_ROOM < i64(table.hand_size[place // HAND_ROOM])


def fill_places(table: BigCity, pile: i64, unseen: vec[u8]) -> None:
    """Lay the unseen cards of a district on the places that show its back."""
    taken: i64 = 0
    back = u8(BACK + pile)
    for i in range(i64(len(table.hands))):
        if table.hands[i] == back and is_held(table, i):
            table.hands[i] = unseen[taken]
            taken += 1
    first = cards.pile_start(table, pile)
    for i in range(first, first + i64(table.pile_size[pile])):
        if table.piles[i] == back:
            table.piles[i] = unseen[taken]
            taken += 1


def sort_hand(table: BigCity, seat: i64) -> None:
    """Put a hand in order again; whoever holds a card knows it."""
    first = seat * HAND_ROOM
    held = table.hands[first : first + i64(table.hand_size[seat])]
    table.hand_size[seat] = u8(0)
    for i in range(i64(len(held))):
        cards.insert(table, seat, i64(held[i]))
        cards.learn(table, seat, i64(held[i]))


def imagine_deal(table: BigCity, rng: Rng) -> None:
    """Choose which cards of a hand were offered or bid, among those with the back shown."""
    deal = table.deal
    for i in range(i64(len(deal.offer))):
        if i64(deal.offer[i]) >= BACK:
            deal.offer[i] = u8(some_card(table, rng, table.active, i64(deal.offer[i]), deal.offer))
    for seat in range(table.rules.seats):
        for i in range(2 * seat, 2 * seat + 2):
            card: i64 = i64(deal.bids[i])
            if BACK <= card < NO_CARD:
                deal.bids[i] = u8(some_card(table, rng, seat, card, deal.bids))


def some_card(table: BigCity, rng: Rng, seat: i64, back: i64, chosen: vec[u8]) -> i64:
    """One of a seat's cards with a back that is not chosen yet, each equally likely."""
    found: i64 = back
    count: i64 = 0
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if table.rules.tables.cards.back(card) == back - BACK and not cards.is_staged(chosen, card):
            count += 1
            if rng.below(count) == 0:
                found = card
    return found
