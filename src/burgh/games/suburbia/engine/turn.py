"""A turn: act, income, population, market, and whose turn comes next (S4, S5, S8, S9, S10, S11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8
from burgh.core.ledger import EVERYBODY, NOWHERE, Ledger
from burgh.games.suburbia.engine import effects, scoring, solo
from burgh.games.suburbia.engine.choice import (
    BUILD,
    BUILD_BASIC,
    INVEST,
    LAY_LAKE,
    SKIP,
    cell_of,
    verb_of,
    which_of,
)
from burgh.games.suburbia.engine.effects import move_population, note, say
from burgh.games.suburbia.engine.tables import (
    ACT,
    ARCHITECT,
    BOT,
    BOT_TURN,
    DEBT,
    DISCARD,
    DISCARD_FEE,
    EMPTY,
    FEE,
    INCOME_STEP,
    KEEP_GOAL,
    LAKE,
    MONEY,
    ONE_MORE_ROUND,
    POPULATION_STEP,
    PRICE,
    REMOVE,
)

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia


def make(table: Suburbia, move: i64, ledger: Ledger | None) -> None:
    """Make a choice and everything that follows by itself until the next one (S4.1)."""
    phase = table.due
    if phase == ACT:
        act(table, move, ledger)
        after_acting(table, verb_of(move), ledger)
    elif phase == DISCARD:
        if verb_of(move) != SKIP:
            take_away(table, which_of(move), ledger)
        after_discard(table, ledger)
    elif phase == REMOVE:
        if verb_of(move) != SKIP:
            take_away(table, which_of(move), ledger)
        after_removal(table, ledger)
    elif phase == BOT_TURN:
        if verb_of(move) != SKIP:
            solo.buy_and_place(table, cell_of(move), ledger)
        solo.finish_bot_turn(table, ledger)
    elif phase == KEEP_GOAL:
        keep_goal(table, which_of(move))


def keep_goal(table: Suburbia, goal: i64) -> None:
    """Keep one of two goals; the start player is asked first, then clockwise (S3.8, O1).

    Against the bot the human alone has any (S14.12).
    """
    table.kept[table.active] = goal
    if table.rules.mode == BOT:
        table.due = ACT
        return
    table.active = table.after(table.active)
    if table.active == table.start:
        table.due = ACT


def act(table: Suburbia, move: i64, ledger: Ledger | None) -> None:
    """Carry out step 1 alone: pay, then resolve (S5)."""
    seat = table.active
    verb = verb_of(move)
    which = which_of(move)
    cell = cell_of(move)
    if verb == BUILD:
        pay(table, seat, table.price(BUILD, which, cell), ledger)
        kind: i64 = i64(table.market[which])
        table.market[which] = u8(EMPTY)
        effects.place(table, seat, kind, cell, ledger)
    elif verb == LAY_LAKE:
        pay(table, seat, table.price(LAY_LAKE, which, cell), ledger)
        table.drowned = append(table.drowned, table.market[which])
        table.market[which] = u8(EMPTY)
        effects.place(table, seat, LAKE, cell, ledger)
    elif verb == BUILD_BASIC:
        pay(table, seat, table.price(BUILD_BASIC, which, cell), ledger)
        table.basics[which] -= 1
        effects.place(table, seat, table.rules.tables.basics[which], cell, ledger)
    elif verb == INVEST:
        pay(table, seat, table.price(INVEST, 0, cell), ledger)
        effects.invest(table, seat, table.boroughs[seat].tile_at(cell), ledger)


def pay(table: Suburbia, seat: i64, price: i64, ledger: Ledger | None) -> None:
    """Pay the bank before anything else happens (S5.1, S6.1)."""
    say(ledger, "S6.1")
    table.boroughs[seat].money -= price
    note(ledger, seat, MONEY, -price, -price, PRICE, NOWHERE)


def after_acting(table: Suburbia, verb: i64, ledger: Ledger | None) -> None:
    """Go on after step 1; basic tiles and investments cost a market tile as well (S4.3)."""
    owes_discard = verb == BUILD_BASIC or verb == INVEST
    if owes_discard and not table.rules.discard_late and table.can_take_away():
        table.due = DISCARD
        return
    income_step(table, table.active, ledger)
    population_step(table, table.active, ledger)
    if owes_discard and table.rules.discard_late and table.can_take_away():
        table.due = DISCARD
        return
    before_market(table, ledger)


def after_discard(table: Suburbia, ledger: Ledger | None) -> None:
    """Go on after the forced discard, which comes before or after steps 2 and 3 (P2)."""
    if not table.rules.discard_late:
        income_step(table, table.active, ledger)
        population_step(table, table.active, ledger)
    before_market(table, ledger)


def take_away(table: Suburbia, slot: i64, ledger: Ledger | None) -> None:
    """Discard a market tile for its surcharge (S5.10, S13.13)."""
    say(ledger, "S13.13" if table.due == REMOVE else "S5.10")
    surcharge = table.rules.surcharges[slot]
    table.boroughs[table.active].money -= surcharge
    note(ledger, table.active, MONEY, -surcharge, -surcharge, DISCARD_FEE, NOWHERE)
    table.discards = append(table.discards, table.market[slot])
    table.market[slot] = u8(EMPTY)


def income_step(table: Suburbia, seat: i64, ledger: Ledger | None) -> None:
    """Receive the income, or pay it; people leave for each dollar missing (S8.1, S8.2)."""
    borough = table.boroughs[seat]
    income = borough.income
    say(ledger, "S8.1" if income >= 0 else "S8.2")
    paid = income if income + borough.money >= 0 else -borough.money
    borough.money += paid
    note(ledger, seat, MONEY, income, paid, INCOME_STEP, NOWHERE)
    if paid != income:
        move_population(table, seat, income - paid, DEBT, NOWHERE, ledger)


def population_step(table: Suburbia, seat: i64, ledger: Ledger | None) -> None:
    """Move the people by the reputation; steps below 0 cost a dollar each (S9.1, S9.3)."""
    borough = table.boroughs[seat]
    reputation = borough.reputation
    if reputation == 0:
        return
    say(ledger, "S9.1")
    missing = -(borough.population + reputation)
    move_population(table, seat, reputation, POPULATION_STEP, NOWHERE, ledger)
    if missing > 0:
        say(ledger, "S9.3")
        paid = missing if missing <= borough.money else borough.money
        borough.money -= paid
        note(ledger, seat, MONEY, -missing, -paid, FEE, NOWHERE)


def before_market(table: Suburbia, ledger: Ledger | None) -> None:
    """Come to step 4, which the bot game does not have (S13.25)."""
    if table.rules.mode == BOT:
        solo.begin_bot_turn(table)
        return
    if table.rules.mode == ARCHITECT and not table.rules.remove_late and table.can_take_away():
        table.due = REMOVE
        return
    market_step(table, ledger)
    if table.rules.mode == ARCHITECT:
        if table.rules.remove_late and table.can_take_away():
            table.due = REMOVE
            return
        turn_up(table, ledger)
    end_turn(table, ledger)


def after_removal(table: Suburbia, ledger: Ledger | None) -> None:
    """Refill after the architect's extra removal: two tiles in all (S13.14, S13.15)."""
    market_step(table, ledger)
    if not table.rules.remove_late:
        turn_up(table, ledger)
    end_turn(table, ledger)


def market_step(table: Suburbia, ledger: Ledger | None) -> None:
    """Close the gap, then turn up a tile (S10.1, S10.2)."""
    close_gap(table)
    turn_up(table, ledger)


def close_gap(table: Suburbia) -> None:
    """Slide the tiles to the right (S10.1)."""
    market = table.market
    to = table.rules.slots - 1
    slot = to
    while slot >= 0:
        kind = market[slot]
        if i64(kind) != EMPTY:
            market[slot] = u8(EMPTY)
            market[to] = kind
            to -= 1
        slot -= 1


def turn_up(table: Suburbia, ledger: Ledger | None) -> None:
    """Lay the pile's top tile to the left of the others (S10.2); not One More Round (S10.4).

    In a short market that is the slot beside them, or the far left (M4, S14.11).
    """
    kind = draw(table, ledger)
    if kind == ONE_MORE_ROUND:
        last_round_follows(table)
        if not table.rules.replace_one_more_round:
            return
        kind = draw(table, ledger)
    slot = table.rules.slots - 1
    if table.rules.far_left:
        close_gap(table)
        slot = 0
    while slot >= 0 and i64(table.market[slot]) != EMPTY:
        slot -= 1
    if slot >= 0:
        table.market[slot] = u8(kind)


def draw(table: Suburbia, ledger: Ledger | None) -> i64:
    """Turn over the top tile of the pile, in everybody's sight; nothing if it is empty (M5)."""
    if table.drawn >= i64(len(table.pile)):
        return EMPTY
    kind: i64 = i64(table.pile[table.drawn])
    table.drawn += 1
    if ledger is not None:
        ledger.reveal(kind, EVERYBODY)
    return kind


def last_round_follows(table: Suburbia) -> None:
    """Finish the running round and play one more (S11.1)."""
    if table.last_round == 0:
        table.last_round = table.round + 1


def end_turn(table: Suburbia, ledger: Ledger | None) -> None:
    """Hand the turn on; after the last turn of the last round comes scoring (S11.1)."""
    following = table.after(table.active)
    if following == table.start:
        if table.last_round != 0 and table.round >= table.last_round:
            scoring.finish(table, ledger)
            return
        table.round += 1
    table.active = following
    table.due = ACT
