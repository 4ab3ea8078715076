"""What is hidden, and how it is imagined (K13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.core.rng import Rng
from burgh.core.state import ALL_SEEING
from burgh.games.skylines.engine.tables import (
    BACK,
    MOST_HAND,
    NEWS,
    NO_CARD,
    PILES,
    ROLE_BACK,
    is_back,
)

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines


def conceal(table: Skylines, viewer: i64) -> None:
    """Turn over the piles and the undealt roles, and private hands of others (K13.1)."""
    deck = table.deck[:]
    for pile in range(PILES):
        for i in range(table.top[pile], table.bottom[pile]):
            deck[i] = u8(BACK + pile)
    table.deck = deck
    stack = table.role_stack[:]
    for i in range(table.roles_from, i64(len(stack))):
        stack[i] = u8(ROLE_BACK)
    table.role_stack = stack
    if table.rules.private:
        for seat in range(table.rules.seats):
            if seat != viewer:
                conceal_hand(table, seat)
    table.viewer = viewer


def conceal_hand(table: Skylines, seat: i64) -> None:
    """Show the backs of a hand: the level of each card, and what was taken openly, is seen."""
    levels = table.rules.tables.deck.level
    for i in range(seat * MOST_HAND, seat * MOST_HAND + table.held[seat]):
        if i64(table.known[i]) == 0:
            table.hands[i] = u8(BACK + levels[i64(table.hands[i])])


def imagine(table: Skylines, rng: Rng) -> None:
    """Deal what lies face down at random from all cards that were not seen."""
    left = unseen(table)
    table.deck = table.deck[:]
    for level in range(PILES):
        imagine_level(table, level, left, rng)
    imagine_roles(table, left, rng)
    table.viewer = ALL_SEEING


def unseen(table: Skylines) -> vec[u8]:
    """Mark with 1 each card in use that lies open nowhere."""
    deck = table.rules.tables.deck
    left = vec[u8]([0] * 256)
    for card in range(deck.count):
        if (table.rules.in_use >> deck.kind[card]) & 1 == 1:
            left[card] = u8(1)
    for part in (table.exchange, table.box, table.roles, table.offer):
        strike(left, part)
    for pile in range(PILES):
        strike(left, table.deck[table.top[pile] : table.bottom[pile]])
    strike(left, table.role_stack[table.roles_from :])
    for seat in range(table.rules.seats):
        base = seat * MOST_HAND
        strike(left, table.hands[base : base + table.held[seat]])
    for i in range(i64(len(table.built))):
        left[table.rules.tables.outlines.card[i64(table.built[i])]] = u8(0)
    left[table.news] = u8(0)
    left[table.card] = u8(0)
    return left


def strike(left: vec[u8], seen: vec[u8]) -> None:
    """Take cards that are seen out of those that are not."""
    for i in range(i64(len(seen))):
        left[i64(seen[i])] = u8(0)


def imagine_level(table: Skylines, level: i64, left: vec[u8], rng: Rng) -> None:
    """Deal the unseen cards of a level: hidden hands first, where news never lie, then the pile."""
    cards = shuffled(table, level, left, rng)
    for seat in range(table.rules.seats):
        for i in range(seat * MOST_HAND, seat * MOST_HAND + table.held[seat]):
            if i64(table.hands[i]) == BACK + level:
                table.hands[i] = next_card(table, cards, level, True)
    for i in range(table.top[level], table.bottom[level]):
        if is_back(i64(table.deck[i])):
            table.deck[i] = next_card(table, cards, level, False)


def shuffled(table: Skylines, level: i64, left: vec[u8], rng: Rng) -> vec[u8]:
    """The unseen cards of a level (-1: roles) in random order."""
    found = vec[u8]([])
    for card in range(table.rules.tables.deck.count):
        if i64(left[card]) != 0 and table.rules.tables.deck.level[card] == level:
            found = append(found, u8(card))
    rng.shuffle_bytes(found)
    return found


def next_card(table: Skylines, cards: vec[u8], level: i64, for_hand: bool) -> u8:
    """Take the next unseen card; a position set up by hand may show more than there are.

    Then some card of the level comes again.
    """
    kinds = table.rules.tables.deck.kind
    for i in range(i64(len(cards))):
        card = i64(cards[i])
        if card != NO_CARD and not (for_hand and kinds[card] == NEWS):
            cards[i] = u8(NO_CARD)
            return u8(card)
    for card in range(table.rules.tables.deck.count):
        if table.rules.tables.deck.level[card] == level and kinds[card] != NEWS:
            return u8(card)
    return u8(NO_CARD)


def imagine_roles(table: Skylines, left: vec[u8], rng: Rng) -> None:
    """Deal the unseen roles to the stack."""
    stack = table.role_stack[:]
    cards = shuffled(table, -1, left, rng)
    for i in range(table.roles_from, i64(len(stack))):
        if is_back(i64(stack[i])):
            stack[i] = next_card(table, cards, -1, False)
    table.role_stack = stack
