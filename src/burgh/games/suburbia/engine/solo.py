"""The bot opponent's turn (S13.20 to S13.43). The Lone Architect is switches in `turn.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.core.ledger import NOWHERE, Ledger
from burgh.games.suburbia.engine import effects, scoring, turn
from burgh.games.suburbia.engine.choice import BUILD
from burgh.games.suburbia.engine.effects import note, say
from burgh.games.suburbia.engine.tables import ACT, BOT_TURN, EMPTY, MONEY, ONE_MORE_ROUND, PRICE

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia


def begin_bot_turn(table: Suburbia) -> None:
    """Hand over to the bot; the tiles lie where they lay (S13.25)."""
    table.active = table.after(table.active)
    table.due = BOT_TURN


def dearest_slot(table: Suburbia) -> i64:
    """Give the slot the bot buys from: dearest with surcharge, leftmost of equals (S13.30)."""
    best: i64 = -1
    best_price: i64 = -1
    for slot in range(table.rules.slots):
        if i64(table.market[slot]) == EMPTY:
            continue
        price = table.price(BUILD, slot, 0)
        if price > best_price:
            best_price = price
            best = slot
    return best


def best_cells_into(table: Suburbia, cells: vec[i64]) -> i64:
    """Write the bot's cells: most income and reputation, then most reputation (S13.32)."""
    slot = dearest_slot(table)
    if slot < 0:
        return 0
    kind: i64 = i64(table.market[slot])
    found: i64 = 0
    best: i64 = -1000
    best_reputation: i64 = -1000
    borough = table.boroughs[table.active]
    for i in range(i64(len(borough.open))):
        tried = table.copy()
        effects.place(tried, table.active, kind, borough.open[i], None)
        reputation = tried.boroughs[table.active].reputation
        both = reputation + tried.boroughs[table.active].income
        if both > best or (both == best and reputation > best_reputation):
            best = both
            best_reputation = reputation
            found = 0
        if both == best and reputation == best_reputation:
            cells[found] = borough.open[i]
            found += 1
    return found


def buy_and_place(table: Suburbia, cell: i64, ledger: Ledger | None) -> None:
    """Buy, place and resolve for the bot; both boroughs react (S13.30 to S13.34)."""
    slot = dearest_slot(table)
    kind: i64 = i64(table.market[slot])
    table.market[slot] = u8(EMPTY)
    pay_flat(table, ledger)
    effects.place(table, table.active, kind, cell, ledger)


def pay_flat(table: Suburbia, ledger: Ledger | None) -> None:
    """Pay $3 whatever the price, or all there is (S13.31)."""
    say(ledger, "S13.31")
    price = table.rules.bot_price
    borough = table.boroughs[table.active]
    paid = price if price <= borough.money else borough.money
    borough.money -= paid
    note(ledger, table.active, MONEY, -price, -paid, PRICE, NOWHERE)


def finish_bot_turn(table: Suburbia, ledger: Ledger | None) -> None:
    """Take the bot's income and people, clear the market, begin a round (S13.35, S13.36)."""
    turn.income_step(table, table.active, ledger)
    turn.population_step(table, table.active, ledger)
    for slot in range(table.rules.slots):
        if i64(table.market[slot]) != EMPTY:
            table.discards = append(table.discards, table.market[slot])
            table.market[slot] = u8(EMPTY)
    next_round(table, ledger)


def next_round(table: Suburbia, ledger: Ledger | None) -> None:
    """Lay four new tiles; One More Round among them ends the game at once (S13.40, S13.41)."""
    for slot in range(table.rules.slots):
        kind = turn.draw(table, ledger)
        if kind == ONE_MORE_ROUND:
            table.last_round = table.round
            scoring.finish(table, ledger)
            return
        table.market[slot] = u8(kind)
    table.active = table.after(table.active)
    table.round += 1
    table.due = ACT
