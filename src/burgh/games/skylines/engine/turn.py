"""A turn: play, exchange or end; draw; whose turn comes next (K5 to K8, K11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.core.ledger import EVERYBODY, Ledger
from burgh.games.skylines.engine import arrange, cards, districts, milestones, places
from burgh.games.skylines.engine.choice import (
    DONE,
    END,
    EXCHANGE,
    PLAY,
    TAKE,
    box_of,
    turns_of,
    verb_of,
    which_of,
)
from burgh.games.skylines.engine.effects import LOST, loss_of, note, step
from burgh.games.skylines.engine.tables import (
    ARRANGE,
    BOARD,
    DRAWING,
    EXCHANGE_CAUSE,
    MODIFY_EXCHANGE_COST,
    MONEY,
    NEWS,
    NO_CARD,
    NO_TILE,
    POLICY,
    REDRAW,
    REFILL,
    ROLE,
    SPOT,
    SWAP,
    TILE,
    TURN,
    UNIQUE,
)
from burgh.shapes.polyomino import TURNS

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines


def make(table: Skylines, move: i64, ledger: Ledger | None) -> None:
    """Make a choice and everything that follows by itself until the next one."""
    phase = table.due
    which = which_of(move)
    if phase == TURN:
        act(table, verb_of(move), which, ledger)
    elif phase == TILE:
        table.tile = which
        table.due = SPOT
    elif phase == SPOT:
        build(table, which, ledger)
    elif phase == DRAWING or phase == REFILL or phase == REDRAW:
        if verb_of(move) == TAKE:
            take(table, which)
        else:
            draw(table, which, ledger)
    elif phase == SWAP:
        if verb_of(move) == DONE:
            milestones.pay_swap(table, ledger)
        else:
            milestones.put_down(table, which, ledger)
    elif phase == BOARD:
        milestones.open_board(table, which, ledger)
    elif phase == ROLE:
        take_role(table, which, ledger)
    elif phase == ARRANGE:
        arrange.lay(table, which, ledger)


def act(table: Skylines, verb: i64, card: i64, ledger: Ledger | None) -> None:
    """Do one of the three actions (K5.1)."""
    if verb == PLAY:
        play(table, card, ledger)
    elif verb == EXCHANGE:
        exchange(table, card, ledger)
    elif verb == END:
        milestones.end(table, ledger)


# --- action A: play a card ------------------------------------------------------------------------


def play(table: Skylines, card: i64, ledger: Ledger | None) -> None:
    """Choose a card of the hand; a policy acts at once, others want a tile (K6.1, K6.2, K11.8)."""
    table.show(card, ledger)
    table.drop(table.active, card)
    if table.rules.tables.deck.kind[card] == POLICY:
        verdict = cards.resolve(table, card, -1, table.everywhere, ledger)
        table.box = append(table.box, u8(card))
        after_action(table, verdict)
        return
    table.card = card
    tiles = vec[i64]([0] * table.most_offered(card))
    count = table.tiles_into(card, tiles)
    if count == 1:
        table.tile = tiles[0]
        table.due = SPOT
    else:
        table.due = TILE


def build(table: Skylines, where: i64, ledger: Ledger | None) -> None:
    """Lay the tile and carry out the card (K6.3 to K6.6); its card leaves the game (K6.13)."""
    card = table.card
    tile = table.tile
    table.spot = where
    district = districts.district_of(table, tile, where)
    foot = tile * TURNS + turns_of(where)
    services = places.services(table, foot, box_of(where), district)
    verdict = cards.resolve(table, card, district, services, ledger)
    districts.lay(table, tile, where)
    table.spot = 0
    table.card = NO_CARD
    table.tile = NO_TILE
    if table.rules.tables.deck.kind[card] != UNIQUE:
        table.box = append(table.box, u8(card))
    after_action(table, verdict)


def after_action(table: Skylines, verdict: i64) -> None:
    """Go on to the draw, unless the card has lost the game (K10.5, K7)."""
    if verdict == LOST:
        table.finish(loss_of(table))
        return
    draw_due(table)


# --- action B: exchange a card --------------------------------------------------------------------


def exchange(table: Skylines, card: i64, ledger: Ledger | None) -> None:
    """Pay and put a card on the exchange pile; it cannot be taken back now (K8.1, K8.2)."""
    table.show(card, ledger)
    table.drop(table.active, card)
    step(table, MONEY, -exchange_price(table, ledger), ledger)
    table.lay_aside(card)
    table.barred = card
    draw_due(table)


def exchange_price(table: Skylines, ledger: Ledger | None) -> i64:
    """What an exchange costs the active player now (K8.1, K12.11)."""
    price = table.rules.exchange_cost
    note(ledger, "K8.1", MONEY, -price, EXCHANGE_CAUSE)
    return milestones.changed_price(table, table.active, price, MODIFY_EXCHANGE_COST, ledger)


# --- drawing --------------------------------------------------------------------------------------


def draw_due(table: Skylines) -> None:
    """Ask for a card; if all three piles are empty nothing is drawn (K7.1, K7.3)."""
    if table.cards_left() > 0:
        table.due = DRAWING
    else:
        end_turn(table)


def take(table: Skylines, card: i64) -> None:
    """Take a card of the exchange pile (K7.2)."""
    table.take_up(card)
    table.hold(table.active, card, True)
    end_turn(table)


def draw(table: Skylines, pile: i64, ledger: Ledger | None) -> None:
    """Take the top card of a pile; news are not for the hand (K7.1, K11.10, K11.12)."""
    card = i64(table.deck[table.top[pile]])
    table.top[pile] += 1
    news = table.rules.tables.deck.kind[card] == NEWS
    if ledger is not None:
        own = table.rules.private and not news
        ledger.reveal(card, table.active if own else EVERYBODY)
    if not news:
        table.hold(table.active, card)
    elif table.due == DRAWING:
        put_in_force(table, card)
    else:
        table.box = append(table.box, u8(card))
    if not news or table.cards_left() == 0:
        drawn(table, table.cards_left() == 0)


def put_in_force(table: Skylines, card: i64) -> None:
    """Lay news open; they replace those in force (K11.10, K11.11)."""
    if table.news != NO_CARD:
        table.box = append(table.box, u8(table.news))
    table.news = card


def drawn(table: Skylines, exhausted: bool) -> None:
    """Go on after a card was drawn, or the piles ran out (K7.3, R31)."""
    if table.due == DRAWING:
        end_turn(table)
    elif table.due == REFILL:
        table.owed[table.active] -= 1
        milestones.refill(table)
    else:
        table.put -= 1
        if table.put == 0 or exhausted:
            milestones.next_swap(table)


def end_turn(table: Skylines) -> None:
    """Hand the turn to the left (K5.2)."""
    table.barred = NO_CARD
    table.active = table.after(table.active)
    table.begin_turn()


# --- roles ----------------------------------------------------------------------------------------


def begin(table: Skylines, ledger: Ledger | None) -> None:
    """Begin once the boards lie: deal roles, or ask for the first board (K3.8)."""
    if table.roles_from < i64(len(table.role_stack)):
        table.due = ROLE
        deal_roles(table, ledger)
    else:
        milestones.choose_board(table)


def take_role(table: Skylines, card: i64, ledger: Ledger | None) -> None:
    """Keep one of the roles dealt; the next player is dealt two, or the game begins (K11.6)."""
    table.roles[table.active] = u8(card)
    for i in range(i64(len(table.offer))):
        if i64(table.offer[i]) != card:
            table.box = append(table.box, table.offer[i])
    table.offer = vec[u8]([])
    table.active = table.after(table.active)
    if table.active != table.token:
        deal_roles(table, ledger)
        return
    for i in range(table.roles_from, i64(len(table.role_stack))):
        table.box = append(table.box, table.role_stack[i])
    table.roles_from = i64(len(table.role_stack))
    milestones.choose_board(table)


def deal_roles(table: Skylines, ledger: Ledger | None) -> None:
    """Deal two roles to the active player, openly (K11.6, K13.2)."""
    for _ in range(2):
        card = table.role_stack[table.roles_from]
        table.roles_from += 1
        table.offer = append(table.offer, card)
        if ledger is not None:
            ledger.reveal(i64(card), EVERYBODY)
