"""A turn: set-up, the action, the end, the draw, and who comes next (R3, R4, R7, R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8
from burgh.core.ledger import Ledger
from burgh.games.bigcity.engine import buildings, cards, trade, tram
from burgh.games.bigcity.engine.choice import (
    AT,
    BID,
    BUILD,
    DECLINE,
    DISCARD,
    DISTRICT,
    DONE,
    DRAW,
    EXCHANGE,
    FOR,
    GIVE,
    OFFER,
    PASS,
    PLAY,
    STOP,
    TAKE,
    TRADE,
    TRAM,
    TURN,
    WANT,
    lot_of,
    orientation_of,
    verb_of,
    where_of,
    which_of,
)
from burgh.games.bigcity.engine.city import with_district
from burgh.games.bigcity.engine.tables import (
    ACT,
    BARGAIN,
    FALLBACK,
    FULL,
    LAY,
    ORIGIN,
    OVER,
    PASSES,
    PLACE,
    REFILL,
    REPLY,
    ROTATION,
    SETTLE,
    SITE,
    SWAP,
)
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity


def make(table: BigCity, move: i64, ledger: Ledger | None) -> None:
    """Make a choice and everything that follows by itself until the next one (R12)."""
    verb = verb_of(move)
    which = which_of(move)
    if verb == BUILD:
        build(table, which, where_of(move), ledger)
    elif verb == DRAW:
        name_pile(table, which, ledger)
    elif verb == GIVE:
        table.given = append(table.given, u8(which))
    elif verb == TRAM:
        lay(table, where_of(move))
    elif verb == PASS:
        pass_turn(table)
    elif verb == DISCARD:
        cards.show_and_remove(table, table.active, which, ledger)
    elif verb == EXCHANGE:
        table.fallback = table.due == FALLBACK
        table.due = SWAP
    elif verb == PLAY or verb == STOP or verb == DISTRICT or verb == AT or verb == TURN:
        choose_place(table, verb, which, where_of(move))
    elif verb == DONE:
        finish_choice(table, ledger)
    else:
        negotiate(table, verb, which, ledger)


def choose_place(table: BigCity, verb: i64, which: i64, where: i64) -> None:
    """Take one step towards a park, a factory or a district, or stop the tram."""
    if verb == PLAY:
        table.chosen = which
        table.due = SITE
    elif verb == DISTRICT:
        table.chosen = which
        table.due = ORIGIN
    elif verb == AT:
        table.spot = where
        table.due = ROTATION
    elif verb == TURN:
        add_district(table, which)
    elif verb == STOP:
        after_action(table)


def finish_choice(table: BigCity, ledger: Ledger | None) -> None:
    """Carry out what was put together card by card or seat by seat."""
    if table.due == SWAP:
        cards.exchange(table)
        table.fallback = False
        table.passes = 0
        after_action(table)
    elif table.due == BARGAIN:
        table.asked = table.after(table.active)
        table.due = REPLY
    elif table.due == SETTLE:
        settle(table, ledger)


# --- the actions ---------------------------------------------------------------------------------


def build(table: BigCity, piece: i64, site: i64, ledger: Ledger | None) -> None:
    """Pay with cards, stand the piece, score it (A1, A2: R4.5-R4.13)."""
    pay(table, piece, site, ledger)
    buildings.build(table, table.active, piece, site, ledger)
    table.chosen = 0
    table.passes = 0
    after_action(table)


def pay(table: BigCity, piece: i64, site: i64, ledger: Ledger | None) -> None:
    """Play the lot card of each covered lot, or the one special card (R4.6, R4.10)."""
    card = table.rules.tables.pieces[piece].card
    if card >= 0:
        cards.show_and_remove(table, table.active, card, ledger)
        return
    footprint = buildings.walk(table, orientation_of(site), lot_of(site))
    for i in range(buildings.size_of(table, footprint)):
        paid = table.rules.tables.cards.of_lot[buildings.lot_in(footprint, i)]
        cards.show_and_remove(table, table.active, paid, ledger)


def lay(table: BigCity, edge: i64) -> None:
    """Lay a segment; another may follow, but not in the first action of the game (R4.19-R4.21)."""
    most = (
        table.rules.tables.later_actions if len(table.line) > 0 else table.rules.tables.first_action
    )
    laid: i64 = 2 if table.due == LAY else 1
    tram.lay(table, edge)
    table.passes = 0
    if laid < most and tram.can_go_on(table):
        table.due = LAY
    else:
        after_action(table)


def add_district(table: BigCity, rotation: i64) -> None:
    """Place a district: one of the initial set, or by action C (R3.5, R4.24)."""
    table.plan = with_district(table.rules, table.plan, table.chosen, table.spot, rotation)
    table.open_district(table.chosen)
    table.chosen = 0
    table.spot = 0
    if table.set_up_left > 0:
        table.set_up_left -= 1
        table.active = table.after(table.active)
        table.due = PLACE if table.set_up_left > 0 else ACT
        return
    table.passes = 0
    after_action(table)


def pass_turn(table: BigCity) -> None:
    """Do nothing; a whole round of it ends the game (R4.28, R7.2, G5)."""
    table.passes += 1
    after_action(table)


# --- trade ---------------------------------------------------------------------------------------


def negotiate(table: BigCity, verb: i64, which: i64, ledger: Ledger | None) -> None:
    """Take one step of an offer, a reply or a settlement (section 13)."""
    deal = table.deal
    if verb == TRADE:
        table.due = BARGAIN
    elif verb == OFFER:
        deal.offer = append(deal.offer, u8(which))
    elif verb == WANT:
        deal.wants |= bit(which)
    elif verb == DECLINE:
        next_reply(table)
    elif verb == BID:
        if trade.bid(table, which):
            next_reply(table)
    elif verb == FOR:
        deal.bid_for[table.asked] = u8(which)
        next_reply(table)
    elif verb == TAKE:
        deal.taken |= bit(which)
        if not deal.can_take_more():
            settle(table, ledger)


def next_reply(table: BigCity) -> None:
    """Ask the next seat; after the last one the active player chooses, if there is a bid."""
    table.asked = table.after(table.asked)
    if table.asked != table.active:
        return
    table.asked = 0
    if trade.has_bids(table):
        table.due = SETTLE
    else:
        no_trade(table)


def settle(table: BigCity, ledger: Ledger | None) -> None:
    """Hand over, and the action is over; or nothing came of it (R13.4, R13.5)."""
    if table.deal.taken == 0:
        no_trade(table)
        return
    trade.hand_over(table, ledger)
    table.deal = trade.Deal(table.rules.seats)
    table.passes = 0
    after_action(table)


def no_trade(table: BigCity) -> None:
    """Let the active player exchange up to two cards instead, or pass (R13.5)."""
    table.deal = trade.Deal(table.rules.seats)
    table.due = FALLBACK


# --- the end of a turn ---------------------------------------------------------------------------


def after_action(table: BigCity) -> None:
    """Check the end, then draw if cards were given up (R4.1, G4, R4.16)."""
    if table.free == 0 and i64(len(table.plan.placed)) == table.rules.tables.boards.districts:
        finish(table, FULL)
    elif table.passes >= table.rules.seats:
        finish(table, PASSES)
    else:
        refill(table)


def finish(table: BigCity, end: i64) -> None:
    """End the game (R7)."""
    table.due = OVER
    table.end = end
    table.gave_up = False
    table.drawn = 0


def refill(table: BigCity) -> None:
    """Ask for the cards to draw, or hand the turn on (R4.16, R12.9)."""
    table.owed = 0
    if table.gave_up:
        table.owed = cards.due(table)
    if table.owed > 0:
        table.due = REFILL
        return
    table.gave_up = False
    table.drawn = 0
    table.active = table.after(table.active)
    table.due = ACT


def name_pile(table: BigCity, pile: i64, ledger: Ledger | None) -> None:
    """Name a pile; cards are looked at when all are named (H1), or one by one."""
    table.note_named(pile)
    table.owed -= 1
    if table.owed > 0 and not table.rules.one_by_one:
        return
    for p in range(table.rules.tables.cards.piles):
        for _card in range(table.named_from(p)):
            cards.draw(table, p, ledger)
    table.named = 0
    refill(table)
