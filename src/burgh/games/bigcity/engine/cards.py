"""Cards: hands, piles, what is drawn and given back, and what each seat knows (R4.14-R4.18, R14).

`knows` holds, for each card, the seats that are certain where it is (R14.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.core.ledger import EVERYBODY, Ledger
from burgh.games.bigcity.engine.choice import DISCARD, DRAW, GIVE, choice
from burgh.games.bigcity.engine.tables import BACK, DRAWN, HAND_ROOM, SHOWN
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity


# --- hands ---------------------------------------------------------------------------------------


def insert(table: BigCity, seat: i64, card: i64) -> None:
    """Put a card into a hand, which is kept in order so that it tells nothing."""
    first = seat * HAND_ROOM
    at = first + i64(table.hand_size[seat])
    while at > first and i64(table.hands[at - 1]) > card:
        table.hands[at] = table.hands[at - 1]
        at -= 1
    table.hands[at] = u8(card)
    table.hand_size[seat] = u8(i64(table.hand_size[seat]) + 1)


def remove(table: BigCity, seat: i64, card: i64) -> i64:
    """Take a card out of a hand and give it; if its front is not seen here, one with its back."""
    at = place_in_hand(table, seat, card)
    if at < 0:
        at = place_of_back(table, seat, table.rules.tables.cards.back(card))
    found: i64 = i64(table.hands[at])
    last = seat * HAND_ROOM + i64(table.hand_size[seat]) - 1
    while at < last:
        table.hands[at] = table.hands[at + 1]
        at += 1
    table.hands[last] = u8(0)
    table.hand_size[seat] = u8(i64(table.hand_size[seat]) - 1)
    return found


def place_of_back(table: BigCity, seat: i64, pile: i64) -> i64:
    """Where a card with this back lies: one that is not seen, or else one that is."""
    unseen = place_in_hand(table, seat, BACK + pile)
    if unseen >= 0:
        return unseen
    at = seat * HAND_ROOM
    while table.rules.tables.cards.back(i64(table.hands[at])) != pile:
        at += 1
    return at


def place_in_hand(table: BigCity, seat: i64, card: i64) -> i64:
    """Where in `hands` a card of a seat lies, or -1."""
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        if i64(table.hands[i]) == card:
            return i
    return -1


def holds_card(table: BigCity, seat: i64, card: i64) -> bool:
    """Whether a card is in a hand, as far as can be seen."""
    return place_in_hand(table, seat, card) >= 0


def count_of_back(table: BigCity, seat: i64, pile: i64) -> i64:
    """Count a seat's cards with one back."""
    found: i64 = 0
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        if table.rules.tables.cards.back(i64(table.hands[i])) == pile:
            found += 1
    return found


def is_dead(table: BigCity, card: i64) -> bool:
    """Whether a card's lot is covered (R4.14); special cards never are dead (B4)."""
    cards = table.rules.tables.cards
    if card >= cards.count:
        return False
    lot = cards.lot[card]
    return lot >= 0 and i64(table.piece_at[lot]) != 0


# --- out of the game -----------------------------------------------------------------------------


def show_and_remove(table: BigCity, seat: i64, card: i64, ledger: Ledger | None) -> None:
    """Take a card out of the game, face up: paid or discarded (R4.8, R4.14).

    It is news to the others, but nothing an undo would have to protect (R14.6).
    """
    remove(table, seat, card)
    table.out = append(table.out, u8(card))
    table.knows[card] = u8(0)
    table.gave_up = True
    if ledger is not None:
        ledger.reveal(card + SHOWN, EVERYBODY, False)


def dead_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write the dead cards that may be discarded (R4.14, R8.2)."""
    if table.rules.dead_stay:
        return count
    first = table.active * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[table.active])):
        if is_dead(table, i64(table.hands[i])):
            buffer[count] = choice(DISCARD, i64(table.hands[i]), 0)
            count += 1
    return count


# --- piles ---------------------------------------------------------------------------------------


def pile_start(table: BigCity, pile: i64) -> i64:
    """Where a pile begins in `piles`: with its lowest card."""
    return pile * table.rules.tables.cards.most_in_pile


def deal_hands(table: BigCity) -> None:
    """Deal one card of each of the first piles to everybody, pile by pile (R3.2, H7)."""
    dealt = table.rules.dealt
    for i in range(i64(len(dealt))):
        for seat in range(table.rules.seats):
            card = take_top(table, dealt[i])
            insert(table, seat, card)
            learn(table, seat, card)


def put_under(table: BigCity, pile: i64, card: i64) -> None:
    """Put a card under a pile (R4.26)."""
    first = pile_start(table, pile)
    at = first + i64(table.pile_size[pile])
    while at > first:
        table.piles[at] = table.piles[at - 1]
        at -= 1
    table.piles[first] = u8(card)
    table.pile_size[pile] = u8(i64(table.pile_size[pile]) + 1)


def take_top(table: BigCity, pile: i64) -> i64:
    """Take the top card of a pile."""
    left: i64 = i64(table.pile_size[pile]) - 1
    at = pile_start(table, pile) + left
    card: i64 = i64(table.piles[at])
    table.piles[at] = u8(0)
    table.pile_size[pile] = u8(left)
    return card


# --- drawing -------------------------------------------------------------------------------------


def may_draw(table: BigCity, pile: i64) -> bool:
    """Whether one more card may be named from a pile in this turn (R4.18, R8.5)."""
    named = table.named_from(pile)
    return (
        i64(table.pile_size[pile]) > named
        and table.drawn_from(pile) + named < table.rules.tables.per_pile
        and is_open(table, pile)
    )


def is_open(table: BigCity, pile: i64) -> bool:
    """Whether a pile may be drawn from at all (R8.5)."""
    return not table.rules.placed_only or table.plan.has(pile)


def due(table: BigCity) -> i64:
    """Count the cards to draw: back to the hand size, as far as possible (R4.17)."""
    missing = table.rules.hand - i64(table.hand_size[table.active])
    possible: i64 = 0
    for pile in range(table.rules.tables.cards.piles):
        if is_open(table, pile):
            there: i64 = i64(table.pile_size[pile])
            left = table.rules.tables.per_pile - table.drawn_from(pile)
            possible += there if there < left else left
    if missing <= 0:
        return 0
    return missing if missing < possible else possible


def draws_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write the piles that may be named next."""
    for pile in range(table.rules.tables.cards.piles):
        if may_draw(table, pile):
            buffer[count] = choice(DRAW, pile, 0)
            count += 1
    return count


def draw(table: BigCity, pile: i64, ledger: Ledger | None) -> None:
    """Take the top card of a pile into the hand; only its owner sees it (R14.3)."""
    card = take_top(table, pile)
    table.note_drawn(pile)
    insert(table, table.active, card)
    learn(table, table.active, card)
    if ledger is not None:
        ledger.reveal(card + DRAWN, table.active, True)


# --- exchange ------------------------------------------------------------------------------------


def gives_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write the cards that may be put down next: any of the hand (R4.27)."""
    first = table.active * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[table.active])):
        card: i64 = i64(table.hands[i])
        if not is_staged(table.given, card):
            buffer[count] = choice(GIVE, card, 0)
            count += 1
    return count


def is_staged(cards: vec[u8], card: i64) -> bool:
    """Whether a card has been named already."""
    for i in range(i64(len(cards))):
        if i64(cards[i]) == card:
            return True
    return False


def exchange(table: BigCity) -> None:
    """Put the cards named under their piles, one after the other (R4.26, H9)."""
    seat = table.active
    given = table.given
    for i in range(i64(len(given))):
        pile = table.rules.tables.cards.back(i64(given[i]))
        if not came_before(table, given, i) and count_of_back(table, seat, pile) > 1:
            lose_sight(table, seat, pile)
    for i in range(i64(len(given))):
        card: i64 = i64(given[i])
        remove(table, seat, card)
        put_under(table, table.rules.tables.cards.back(card), card)
    table.given = vec[u8]([])
    table.gave_up = True


def came_before(table: BigCity, given: vec[u8], place: i64) -> bool:
    """Whether an earlier card has the same back."""
    cards = table.rules.tables.cards
    for i in range(place):
        if cards.back(i64(given[i])) == cards.back(i64(given[place])):
            return True
    return False


# --- knowledge -----------------------------------------------------------------------------------


def learn(table: BigCity, seat: i64, card: i64) -> None:
    """Make a seat certain of a card."""
    if card < table.rules.tables.cards.count:
        table.knows[card] = u8(i64(table.knows[card]) | bit(seat))


def lose_sight(table: BigCity, seat: i64, pile: i64) -> None:
    """Let the others lose certainty of a seat's cards with one back: some go, face down (R14.5)."""
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card < table.rules.tables.cards.count and table.rules.tables.cards.pile[card] == pile:
            table.knows[card] = u8(i64(table.knows[card]) & bit(seat))
