"""HTTP: opening tables, sitting down, getting up, my notes."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import JSONBody

from burgh.server import events as log
from burgh.server import listing, openings, wire
from burgh.server.asking import PROBLEMS, Asker, AtTable, InHouse, told
from burgh.server.house import House
from burgh.server.people import Who, plain_name
from burgh.server.security import address
from burgh.server.table import Refused, Table

Asked = Request[Any, Any, Any]
HOUR = 3600.0


def count_table(request: Asked, house: House) -> None:
    """Let nobody open tables without end."""
    most = house.settings.limits.tables_an_hour
    house.buckets.take("tables", address(request), most, HOUR)


@get("/api/tables", responses=PROBLEMS, tags=["tables"])
async def all_tables(house: InHouse, who: Asker) -> wire.TableLists:
    """Give my tables, those with a free seat, and those to watch."""
    return await listing.lists(house, who)


@post("/api/tables", responses=PROBLEMS, tags=["tables"])
async def open_table(
    request: Asked, house: InHouse, who: Asker, data: JSONBody[wire.NewTable]
) -> wire.Created:
    """Open a table; it begins at once if no seat is free."""
    count_table(request, house)
    await house.people.keep(who)
    key, links = await openings.open_table(house, who, data)
    return wire.Created(await told(house, who, key), links)


@get("/api/tables/{table:str}", responses=PROBLEMS, tags=["tables"])
async def one_table(house: InHouse, who: Asker, key: AtTable) -> wire.TableInfo:
    """Describe a table."""
    return await told(house, who, key)


@post("/api/tables/{table:str}/join", status_code=200, responses=PROBLEMS, tags=["tables"])
async def join(
    house: InHouse, who: Asker, key: AtTable, data: JSONBody[wire.Join]
) -> wire.TableInfo:
    """Take a seat: an open one, or the one a link is for. What is mine already stays so."""
    seat, by_link = data.seat, data.secret is not None
    if data.secret is not None:
        opens = await house.store.claim_link(data.secret)
        if opens is None or opens[0] != key or seat not in (None, opens[1]):
            raise Refused("wrong_link", "this link does not open a seat here")
        seat = opens[1]
    name = plain_name(data.name) if data.name is not None else who.name
    await house.people.keep(who)

    def wish(table: Table) -> list[log.Event]:
        mine = who.seats(table)
        if mine and (seat is None or seat in mine):
            return []
        return table.sit(who.at(table), name, seat, by_link=by_link)

    await house.tables.do(key, wish)
    return await told(house, who, key)


@post("/api/tables/{table:str}/leave", status_code=200, responses=PROBLEMS, tags=["tables"])
async def leave(
    house: InHouse, who: Asker, key: AtTable, data: JSONBody[wire.SeatAt]
) -> wire.TableInfo:
    """Get up: before the game the seat is free again, in it the seat waits for me."""
    await house.tables.do(key, lambda table: table.quit(who.seat(table, data.seat)))
    return await told(house, who, key)


@post(
    "/api/tables/{table:str}/start-with-bots", status_code=200, responses=PROBLEMS, tags=["tables"]
)
async def start_with_bots(
    house: InHouse, who: Asker, key: AtTable, data: JSONBody[wire.FillSeats]
) -> wire.TableInfo:
    """Give all free seats to bots, and begin."""

    def wish(table: Table) -> list[log.Event]:
        if not who.seats(table) and table.plan.host not in who.ids:
            raise Refused("not_yours", "only who sits here can begin")
        return table.fill(data.level)

    await house.tables.do(key, wish)
    return await told(house, who, key)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=PROBLEMS, tags=["tables"])
async def rematch(request: Asked, house: InHouse, who: Asker, key: AtTable) -> wire.Created:
    """Sit down again with the same people and options."""
    count_table(request, house)
    return wire.Created(await told(house, who, await openings.rematch(house, who, key)), [])


@get("/api/tables/{table:str}/note", responses=PROBLEMS, tags=["tables"])
async def note(house: InHouse, who: Asker, key: AtTable) -> wire.Note:
    """Give my own notes at a table."""
    return wire.Note(await house.store.desk.note(key, await known_as(house, who, key)))


@put("/api/tables/{table:str}/note", responses=PROBLEMS, tags=["tables"])
async def write_note(
    house: InHouse, who: Asker, key: AtTable, data: JSONBody[wire.WriteNote]
) -> wire.Note:
    """Keep my own notes at a table."""
    await house.people.keep(who)
    await house.store.desk.put_note(key, await known_as(house, who, key), data.text)
    return wire.Note(data.text)


async def known_as(house: House, who: Who, key: str) -> str:
    """Give the id by which a person is known at a table."""
    async with house.tables.reading(key) as table:
        return who.at(table)
