"""Vacations: kept with a person, and told to every table over days where they sit."""

from __future__ import annotations

from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.table import wire
from burgh.table.absence import A_DAY, take_vacation


async def current(runtime: Runtime, who: Caller) -> wire.Vacation:
    """Until when somebody is on vacation, if they are."""
    until = await runtime.store.vacations.until(who.id)
    return wire.Vacation(until if until is not None and until > runtime.clock() else None)


async def take(runtime: Runtime, who: Caller, wish: wire.TakeVacation) -> wire.Vacation:
    """Begin a vacation now, or end it; the tables are told after it is kept."""
    until = None if wish.days is None else runtime.clock() + wish.days * A_DAY
    await runtime.people.keep(who)
    await runtime.store.vacations.put(who.id, until)
    for key in await runtime.store.vacations.tables_of(who.id):
        await runtime.tables.do(key, lambda table: take_vacation(table, who.ids, until))
    return wire.Vacation(until)


async def tell_table(runtime: Runtime, who: Caller, key: str) -> None:
    """Tell a table at which somebody has just sat down that they are on vacation."""
    until = (await current(runtime, who)).until
    if until is not None:
        await runtime.tables.do(key, lambda table: take_vacation(table, who.ids, until))
