"""What a learner is shown of Big City: what a seat may see, in numbers (R14).

Seats come in the order of play, the one that looks first; of a decision in parts only who makes it
sees more than its beginning (R12.10). `observation.py` names the numbers; both go through them in
the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i16, i64, vec
from burgh.games.bigcity.engine import cards, secrets, tram
from burgh.games.bigcity.engine.tables import (
    BARGAIN,
    HAND_ROOM,
    MOST_SEATS,
    NO_LOT,
    ORIGIN,
    REPLY,
    ROTATION,
    SETTLE,
    SITE,
    SWAP,
    Rules,
)
from burgh.shapes.square import BITS, MIDDLE, WIDTH, bit, edge_at

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity

# How many numbers there are of the table, and of each district, lot, card, piece and seat.
DUE: Final[i64] = 13
TABLE: Final[i64] = 13
VARIANTS: Final[i64] = 8
DISTRICT: Final[i64] = 10
LOT: Final[i64] = 13
CARD: Final[i64] = 5
PIECE: Final[i64] = 3
SEAT: Final[i64] = 6  # and the backs in its hand
SIDES: Final[i64] = 4

# What is on a lot: nothing where its district is aside; else it is free, or this plus a piece.
FREE: Final[i64] = 1
FIRST_PIECE: Final[i64] = 2


def observed(table: BigCity) -> i64:
    """How many numbers there are."""
    tables = table.rules.tables
    fixed = DUE + TABLE + VARIANTS + tables.most_traded + MOST_SEATS * (SEAT + tables.cards.piles)
    things = DISTRICT * tables.boards.districts + PIECE * i64(len(tables.pieces))
    return fixed + things + LOT * tables.boards.lots + CARD * tables.cards.count


def observe_into(table: BigCity, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write what a seat may see."""
    for i in range(start, start + observed(table)):
        buffer[i] = 0
    place = table_into(table, seat, buffer, start)
    place = variants_into(table.rules, buffer, place)
    place = districts_into(table, seat, buffer, place)
    place = lots_into(table, buffer, place)
    place = cards_into(table, seat, buffer, place)
    place = pieces_into(table, seat, buffer, place)
    place = offer_into(table, seat, buffer, place)
    seats_into(table, seat, buffer, place)


# --- the table -----------------------------------------------------------------------------------


def table_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write the decision that is due, who makes it, and what belongs to nobody."""
    is_own = seat == table.decider()
    due = table.due
    if not is_own:
        due = secrets.begun(table)
    buffer[place + due] = 1
    place += DUE
    buffer[place] = i16(table.rules.seats)
    buffer[place + 1] = i16(seat)
    buffer[place + 2] = i16(steps_between(table, table.first, seat))
    buffer[place + 3] = i16(steps_between(table, seat, table.active))
    buffer[place + 4] = i16(steps_between(table, seat, table.decider()))
    buffer[place + 5] = i16(table.passes)
    buffer[place + 6] = i16(table.set_up_left)
    buffer[place + 7] = i16(tram.segments_left(table))
    write_flag(buffer, place + 8, table.gave_up)
    buffer[place + 9] = i16(owed(table, is_own))
    write_flag(buffer, place + 10, is_own and table.due == SWAP and table.fallback)
    if is_own and table.due == ROTATION:
        write_point(buffer, place + 11, table.spot)
    return place + TABLE


def owed(table: BigCity, is_own: bool) -> i64:
    """Count the cards still to be named; others do not see which are named already."""
    found = table.owed
    if not is_own:
        for pile in range(table.rules.tables.cards.piles):
            found += table.named_from(pile)
    return found


def steps_between(table: BigCity, first: i64, other: i64) -> i64:
    """How many seats after one another one comes."""
    return (other - first + table.rules.seats) % table.rules.seats


def write_point(buffer: vec[i16], place: i64, cell: i64) -> None:
    """Write a cell as x and y."""
    buffer[place] = i16((cell & (WIDTH - 1)) - MIDDLE)
    buffer[place + 1] = i16((cell >> BITS) - MIDDLE)


def variants_into(rules: Rules, buffer: vec[i16], place: i64) -> i64:
    """Write by which variants the table plays (R8)."""
    write_flag(buffer, place, rules.trade)
    write_flag(buffer, place + 1, rules.dead_stay)
    write_flag(buffer, place + 2, rules.single_line)
    write_flag(buffer, place + 3, rules.no_loop)
    write_flag(buffer, place + 4, rules.inhabited)
    write_flag(buffer, place + 5, rules.placed_only)
    write_flag(buffer, place + 6, rules.one_by_one)
    write_flag(buffer, place + 7, rules.fillable)
    return place + VARIANTS


def write_flag(buffer: vec[i16], place: i64, flag: bool) -> None:
    """Write whether something holds."""
    if flag:
        buffer[place] = 1


# --- the city ------------------------------------------------------------------------------------


def districts_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write where each district lies, its pile, and what is being done with either."""
    count = table.rules.tables.boards.districts
    plan = table.plan
    for i in range(i64(len(plan.placed))):
        district = plan.placed[i]
        buffer[place + district] = 1
        write_point(buffer, place + count + 2 * district, plan.origins[i])
        buffer[place + 3 * count + district] = i16(plan.rotations[i])
    is_own = seat == table.decider()
    if is_own and (table.due == ORIGIN or table.due == ROTATION):
        buffer[place + 4 * count + table.chosen] = 1
    wants: i64 = 0
    if is_offer_shown(table, seat):
        wants = table.deal.wants
    for d in range(count):
        buffer[place + 5 * count + d] = i16(table.free_in(d))
        buffer[place + 6 * count + d] = i16(i64(table.pile_size[d]))
        buffer[place + 7 * count + d] = i16(table.drawn_from(d))
        if is_own:
            buffer[place + 8 * count + d] = i16(table.named_from(d))
        buffer[place + 9 * count + d] = i16((wants >> d) & 1)
    return place + DISTRICT * count


def lots_into(table: BigCity, buffer: vec[i16], place: i64) -> i64:
    """Write what stands on each lot of the city, where it lies, and what is around it."""
    plan = table.plan
    count = table.rules.tables.boards.lots
    for lot in range(count):
        if not plan.has_lot(lot):
            continue
        cell = plan.cell[lot]
        buffer[place + lot] = i16(on_lot(table, lot))
        buffer[place + count + lot] = i16(i64(table.piece_at[lot]))
        write_point(buffer, place + 2 * count + 2 * lot, cell)
        buffer[place + 4 * count + lot] = i16(i64(plan.outskirts[lot]))
        for side in range(SIDES):
            at = place + 5 * count + 4 * lot + side
            buffer[at] = i16(on_lot(table, plan.neighbour(lot, side)))
            if tram.has_rail(table, edge_at(cell, side)):
                buffer[at + 4 * count] = 1
    return place + LOT * count


def on_lot(table: BigCity, lot: i64) -> i64:
    """What is on a lot of the city; 0 if there is no lot."""
    if lot == NO_LOT:
        return 0
    number: i64 = i64(table.piece_at[lot])
    if number == 0:
        return FREE
    return FIRST_PIECE + i64(table.stands[number - 1])


# --- cards and pieces ----------------------------------------------------------------------------


def cards_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write where each card is, as far as the seat is certain of it (R14.5)."""
    count = table.rules.tables.cards.count
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        write_card(table, buffer, place, i64(table.hands[i]), 1)
    staged_into(table, seat, buffer, place + count)
    for i in range(i64(len(table.out))):
        write_card(table, buffer, place + 2 * count, i64(table.out[i]), 1)
    other = table.after(seat)
    for steps in range(1, table.rules.seats):
        first = other * HAND_ROOM
        for i in range(first, first + i64(table.hand_size[other])):
            write_known(table, seat, buffer, place + 3 * count, i64(table.hands[i]), steps)
        other = table.after(other)
    for pile in range(table.rules.tables.cards.piles):
        first = cards.pile_start(table, pile)
        size: i64 = i64(table.pile_size[pile])
        for i in range(size):
            card: i64 = i64(table.piles[first + i])
            write_known(table, seat, buffer, place + 4 * count, card, size - i)
    return place + CARD * count


def write_card(table: BigCity, buffer: vec[i16], place: i64, card: i64, number: i64) -> None:
    """Write a number for a card whose front is seen."""
    if card < table.rules.tables.cards.count:
        buffer[place + card] = i16(number)


def write_known(
    table: BigCity, seat: i64, buffer: vec[i16], place: i64, card: i64, number: i64
) -> None:
    """Write a number for a card that lies face down, if the seat is certain which it is."""
    if card < table.rules.tables.cards.count and i64(table.knows[card]) & bit(seat) != 0:
        buffer[place + card] = i16(number)


def staged_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> None:
    """Write the seat's cards that are put down, offered or bid, in their order."""
    if table.due == SWAP and seat == table.active:
        for i in range(i64(len(table.given))):
            write_card(table, buffer, place, i64(table.given[i]), i + 1)
    if not table.rules.trade:
        return
    deal = table.deal
    if seat == table.active:
        for i in range(i64(len(deal.offer))):
            write_card(table, buffer, place, i64(deal.offer[i]), i + 1)
    for i in range(deal.count(seat)):
        write_card(table, buffer, place, i64(deal.bids[2 * seat + i]), i + 1)


def pieces_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write how many of each piece are left, which have what must stand first, the one chosen."""
    count: i64 = i64(len(table.rules.tables.pieces))
    for piece in range(count):
        buffer[place + piece] = i16(i64(table.supply[piece]))
        buffer[place + count + piece] = i16((table.possible >> piece) & 1)
    if table.due == SITE and seat == table.decider():
        buffer[place + 2 * count + table.chosen] = 1
    return place + PIECE * count


# --- seats, and what they offer each other -------------------------------------------------------


def is_offer_shown(table: BigCity, seat: i64) -> bool:
    """Whether there is an offer, and the seat may see what it is of (R13.1)."""
    if table.due == BARGAIN:
        return seat == table.active
    return table.due == REPLY or table.due == SETTLE


def offer_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write the backs of the cards offered."""
    if is_offer_shown(table, seat):
        offer = table.deal.offer
        for i in range(i64(len(offer))):
            buffer[place + i] = i16(1 + table.rules.tables.cards.back(i64(offer[i])))
    return place + table.rules.tables.most_traded


def seats_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> None:
    """Write the points of each seat, the backs in its hand, and what it bids."""
    known = table.rules.tables.cards
    backs = place + 2 * MOST_SEATS
    bids = backs + MOST_SEATS * known.piles
    other = seat
    for steps in range(table.rules.seats):
        buffer[place + steps] = i16(table.scores[other])
        buffer[place + MOST_SEATS + steps] = i16(i64(table.hand_size[other]))
        first = other * HAND_ROOM
        for i in range(first, first + i64(table.hand_size[other])):
            buffer[backs + steps * known.piles + known.back(i64(table.hands[i]))] += 1
        if table.rules.trade and is_bid_shown(table, seat, other):
            bid_into(table, other, buffer, bids, steps)
        if table.due == SETTLE and seat == table.active:
            buffer[bids + 3 * MOST_SEATS + steps] = i16((table.deal.taken >> other) & 1)
        other = table.after(other)


def is_bid_shown(table: BigCity, seat: i64, other: i64) -> bool:
    """Whether a seat may see another's bid: not before it is whole (R12.10)."""
    return table.due != REPLY or other != table.asked or other == seat


def bid_into(table: BigCity, other: i64, buffer: vec[i16], place: i64, steps: i64) -> None:
    """Write what a bid is for, then the backs of its cards."""
    deal = table.deal
    buffer[place + steps] = i16(deal.covers(other))
    for i in range(deal.count(other)):
        back = table.rules.tables.cards.back(i64(deal.bids[2 * other + i]))
        buffer[place + MOST_SEATS + 2 * steps + i] = i16(1 + back)
