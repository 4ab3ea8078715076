"""The end of a milestone, its steps in order, and the end of the game (K9, K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8
from burgh.core.ledger import Ledger
from burgh.games.skylines.engine import cards, districts
from burgh.games.skylines.engine.effects import FINE, forced_step, loss_of, note, row_step, step
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    BOARD,
    BOARD_CAUSE,
    COUNTS,
    EMPLOYMENT,
    END_OF_MILESTONE,
    FIRST_BURDEN,
    FIRST_UTILITY,
    HAPPINESS,
    LAST_BURDEN,
    LAST_MILESTONE,
    LAST_UTILITY,
    MODIFY_DEVELOPMENT_COST,
    MONEY,
    NO_CARD,
    NO_MONEY_DEVELOPMENT,
    NO_MONEY_EMPLOYMENT,
    OVERALL,
    PILES_EXHAUSTED,
    POLICY,
    REDRAW,
    REFILL,
    SWAP,
    SWAP_CAUSE,
    TRACK_CAUSE,
)

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines


def may_end(table: Skylines) -> bool:
    """Whether the milestone may be ended (K9.1, K9.2), or must be (K5.4)."""
    return table.cards_left() == 0 or emptiest(table) < 0


def emptiest(table: Skylines) -> i64:
    """A district that lacks tiles for the end of the milestone, or -1 (K9.1, K9.2)."""
    needed = tiles_asked(table)
    for district in range(table.districts):
        if table.counts[district * COUNTS + ALL_TILES] < needed:
            return district
    return -1


def tiles_asked(table: Skylines) -> i64:
    """How many tiles every district needs before the milestone may end (K9.1, K9.2)."""
    if is_last(table):
        return table.rules.tiles_last
    return table.rules.tiles


def is_last(table: Skylines) -> bool:
    """Whether all boards lie face up: the last milestone (K9.2)."""
    return i64(len(table.face_up)) == table.city.count


# --- action C -------------------------------------------------------------------------------------


def end(table: Skylines, ledger: Ledger | None) -> None:
    """End the milestone in the order of K9.3 to K9.9; losses are checked at once."""
    regular = is_last(table) and emptiest(table) < 0
    over = is_last(table) or table.cards_left() == 0
    table.token = table.active
    if (
        penalties(table, ledger) != FINE
        or milestone_effects(table, ledger) != FINE
        or transfer(table, ledger) != FINE
    ):
        table.finish(loss_of(table))
    elif not pay_employment(table, ledger):
        table.finish(NO_MONEY_EMPLOYMENT)
    else:
        clear(table)
        if over:
            final_burdens(table, regular, ledger)
        else:
            choose_board(table)


def penalties(table: Skylines, ledger: Ledger | None) -> i64:
    """Move happiness back for every step below 0 of power, water, garbage (K9.4)."""
    for track in range(FIRST_UTILITY, LAST_UTILITY + 1):
        value = table.markers[track]
        if value < 0:
            note(ledger, "K9.4", HAPPINESS, value, TRACK_CAUSE + track)
            verdict = step(table, HAPPINESS, value, ledger)
            if verdict != FINE:
                return verdict
    return FINE


def milestone_effects(table: Skylines, ledger: Ledger | None) -> i64:
    """Let roles act in seat order from the token, then unique buildings (K9.5, R17, R18)."""
    seat = table.token
    for _seat in range(table.rules.seats):
        verdict = milestone_effect(table, i64(table.roles[seat]), ledger)
        if verdict != FINE:
            return verdict
        seat = table.after(seat)
    for which in range(i64(len(table.uniques))):
        verdict = milestone_effect(table, cards.unique(table, which), ledger)
        if verdict != FINE:
            return verdict
    return FINE


def milestone_effect(table: Skylines, card: i64, ledger: Ledger | None) -> i64:
    """Carry out what one card does at the end of a milestone (K9.5)."""
    if not cards.has(table, card, END_OF_MILESTONE):
        return FINE
    deck = table.rules.tables.deck
    for r in range(deck.rule_first[card], deck.rule_first[card + 1]):
        if deck.rule_trigger[r] != END_OF_MILESTONE:
            continue
        row = deck.rule_row[r]
        for at in range(deck.row_first[row], deck.row_first[row + 1]):
            amount = row_step(table, at, 1)
            note(ledger, "K9.5", deck.row_track[at], amount, card)
            verdict = forced_step(table, deck.row_track[at], amount, ledger)
            if verdict != FINE:
                return verdict
    return FINE


def transfer(table: Skylines, ledger: Ledger | None) -> i64:
    """Add happiness to overall happiness; the marker stays (K9.6)."""
    happiness = table.markers[HAPPINESS]
    note(ledger, "K9.6", OVERALL, happiness, TRACK_CAUSE + HAPPINESS)
    return step(table, OVERALL, happiness, ledger)


def pay_employment(table: Skylines, ledger: Ledger | None) -> bool:
    """Pay 1 money for each step away from 0; the marker stays (K9.7)."""
    steps = table.markers[EMPLOYMENT]
    if steps < 0:
        steps = -steps
    if steps > table.markers[MONEY]:
        return False
    note(ledger, "K9.7", MONEY, -steps, TRACK_CAUSE + EMPLOYMENT)
    table.markers[MONEY] -= steps
    return True


def clear(table: Skylines) -> None:
    """Put the news in force and all policies in hands into the box (K9.8)."""
    if table.news != NO_CARD:
        table.box = append(table.box, u8(table.news))
        table.news = NO_CARD
    for seat in range(table.rules.seats):
        table.owed[seat] = 0
        i: i64 = 0
        while i < table.held[seat]:
            card = table.hand(seat, i)
            if table.rules.tables.deck.kind[card] == POLICY:
                table.drop(seat, card)
                table.box = append(table.box, u8(card))
                table.owed[seat] += 1
            else:
                i += 1


def final_burdens(table: Skylines, regular: bool, ledger: Ledger | None) -> None:
    """Subtract pollution, traffic and crime from overall happiness: the end (K10.1 to K10.3)."""
    for track in range(FIRST_BURDEN, LAST_BURDEN + 1):
        value = table.markers[track]
        note(ledger, "K10.3", OVERALL, -value, TRACK_CAUSE + track)
        if step(table, OVERALL, -value, ledger) != FINE:
            table.finish(loss_of(table))
            return
    table.finish(LAST_MILESTONE if regular else PILES_EXHAUSTED)


def clear_debts(table: Skylines) -> None:
    """Forget the cards that nobody draws any more."""
    for seat in range(table.rules.seats):
        table.owed[seat] = 0


# --- a new board ----------------------------------------------------------------------------------


def choose_board(table: Skylines) -> None:
    """Ask for the next board; if none can be paid the game is lost (K4.1, K9.9, R20)."""
    table.active = table.token
    for place in range(table.city.count):
        if may_open(table, place):
            table.due = BOARD
            return
    table.finish(NO_MONEY_DEVELOPMENT)


def may_open(table: Skylines, place: i64) -> bool:
    """Whether a board may be turned over and paid (K9.9, R30)."""
    if is_up(table, place) or not is_next(table, place):
        return False
    return development_price(table, place, None) <= table.markers[MONEY]


def is_up(table: Skylines, place: i64) -> bool:
    """Whether a board lies face up."""
    for i in range(i64(len(table.face_up))):
        if table.face_up[i] == place:
            return True
    return False


def is_next(table: Skylines, place: i64) -> bool:
    """Whether a board touches a face-up one; the first may be any (K4.1, K9.9)."""
    if len(table.face_up) == 0:
        return True
    for i in range(i64(len(table.face_up))):
        if table.city.touch(table.face_up[i], place):
            return True
    return False


def development_price(table: Skylines, place: i64, ledger: Ledger | None) -> i64:
    """What it costs the token holder to turn a board over (K4.1, K9.9, K12.11, R36)."""
    board = table.city.board[place]
    price = table.rules.tables.costs[board]
    rule = "K4.1" if len(table.face_up) == 0 else "K9.9"
    note(ledger, rule, MONEY, -price, BOARD_CAUSE + board)
    return changed_price(table, table.token, price, MODIFY_DEVELOPMENT_COST, ledger)


def changed_price(
    table: Skylines, seat: i64, price: i64, trigger: i64, ledger: Ledger | None
) -> i64:
    """A price as cards change it for a seat, never below 0 (K12.11)."""
    deck = table.rules.tables.deck
    for which in range(cards.sources(table)):
        by = cards.source(table, seat, which)
        if cards.has(table, by, trigger):
            for r in range(deck.rule_first[by], deck.rule_first[by + 1]):
                if deck.rule_trigger[r] == trigger:
                    changed = cards.at_least_0(price + deck.rule_amount[r])
                    note(ledger, "K12.11", MONEY, price - changed, by)
                    price = changed
    return price


def open_board(table: Skylines, place: i64, ledger: Ledger | None) -> None:
    """Pay for a board and turn it over: districts grow and merge (K4.1, K4.3, K9.9)."""
    first = len(table.face_up) == 0
    table.markers[MONEY] -= development_price(table, place, ledger)
    table.face_up = append(table.face_up, place)
    districts.survey(table)
    table.active = table.token
    if first:
        table.begin_turn()
        return
    if not table.rules.refill:
        clear_debts(table)
    refill(table)


# --- refill and exchange round --------------------------------------------------------------------


def refill(table: Skylines) -> None:
    """Ask each owner of a lost policy for a card, from the token holder clockwise (K9.10)."""
    if table.cards_left() == 0:
        clear_debts(table)
    for _seat in range(table.rules.seats):
        if table.owed[table.active] > 0:
            table.due = REFILL
            return
        table.active = table.after(table.active)
        if table.active == table.token:
            break
    table.active = table.token
    table.due = SWAP


def may_put_down(table: Skylines) -> bool:
    """Whether one more card can be put down: paid for and replaced (K9.11, R31)."""
    price = (table.put + 1) * table.rules.swap_cost
    return table.put < table.cards_left() and price <= table.markers[MONEY]


def put_down(table: Skylines, card: i64, ledger: Ledger | None) -> None:
    """Put one card on the exchange pile in the exchange round (K9.11)."""
    table.show(card, ledger)
    table.drop(table.active, card)
    table.lay_aside(card)
    table.put += 1


def pay_swap(table: Skylines, ledger: Ledger | None) -> None:
    """Pay for the cards put down and ask for as many (K9.11)."""
    price = table.put * table.rules.swap_cost
    note(ledger, "K9.11", MONEY, -price, SWAP_CAUSE)
    table.markers[MONEY] -= price
    if table.put > 0:
        table.due = REDRAW
    else:
        next_swap(table)


def next_swap(table: Skylines) -> None:
    """Go on to the next player's exchange, or to the token holder's turn (K9.11, K9.12)."""
    table.put = 0
    table.active = table.after(table.active)
    if table.active == table.token:
        table.begin_turn()
    else:
        table.due = SWAP
