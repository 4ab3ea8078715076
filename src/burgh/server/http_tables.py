"""HTTP: opening tables, sitting down, getting up, my notes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from burgh.server import listing, openings, vacations
from burgh.server.access import let_in, must_see
from burgh.server.dependencies import PROBLEMS, Asker, AtTable, InRuntime, table_info, table_key
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.security import count, source_of
from burgh.server.store import Wanted
from burgh.table import events as log
from burgh.table import wire
from burgh.table.deal import checked_part
from burgh.table.refused import Refused
from burgh.table.seats import SPECTATOR_SEAT, accept, fill, get_up, plain_name, sit_down
from burgh.table.sitting import Sitting

Asked = Request[Any, Any, Any]
HOUR = 3600.0


def count_table(request: Asked, runtime: Runtime) -> None:
    """Let nobody open tables without end."""
    most = runtime.settings.limits.tables_an_hour
    count(runtime, source_of(runtime, request), "tables", most, HOUR)


@get("/api/tables", responses=PROBLEMS, tags=["tables"])
async def all_tables(runtime: InRuntime, who: Asker) -> wire.TableLists:
    """My tables, those with a free seat, and those to watch."""
    return await listing.lists(runtime, who)


@get("/api/lists/{name:str}", responses=PROBLEMS, tags=["tables"])
async def one_list(
    runtime: InRuntime,
    who: Asker,
    name: FromPath[wire.ListName],
    title: Annotated[str, QueryParameter(max_length=40)] = "",
    player: Annotated[str, QueryParameter(max_length=40)] = "",
    after: Annotated[str, QueryParameter(max_length=80)] = "",
) -> wire.TablePage:
    """A page of a list: of one title, or with a player whose name holds some letters."""
    wanted = Wanted(name, who.id, title, player.strip())
    return await listing.page(runtime, who, wanted, after)


@post("/api/tables", responses=PROBLEMS, tags=["tables"])
async def open_table(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.NewTable]
) -> wire.Created:
    """Open a table; it begins at once if no seat is free."""
    count_table(request, runtime)
    await runtime.people.keep(who)
    key, links = await openings.open_table(runtime, who, data)
    await vacations.tell_table(runtime, who, key)
    return wire.Created(await table_info(runtime, who, key), links)


@get("/api/tables/{table:str}", responses=PROBLEMS, tags=["tables"])
async def one_table(runtime: InRuntime, who: Asker, key: AtTable) -> wire.TableInfo:
    """Describe a table."""
    return await table_info(runtime, who, key)


@post("/api/tables/{table:str}/join", status_code=200, responses=PROBLEMS, tags=["tables"])
async def join(
    runtime: InRuntime, who: Asker, table: FromPath[str], data: JSONBody[wire.Join]
) -> wire.TableInfo:
    """Take a seat: an open one, or the one a link is for. What is mine already stays so."""
    key = table_key(table)
    by_link = False
    seat = data.seat
    if data.secret is not None:
        opened = await show_link(runtime, who, key, data.secret)
        by_link = opened != SPECTATOR_SEAT
        if by_link and seat not in (None, opened):
            raise Refused("wrong_link", "this link does not open a seat here")
        seat = opened if by_link else seat
    await must_see(runtime, who, key)
    await must_be_welcome(runtime, who, key)
    name = plain_name(data.name) if data.name is not None else who.name
    await runtime.people.keep(who)

    def wish(table: Sitting) -> list[log.Event]:
        mine = who.seats(table)
        if mine and (seat is None or seat in mine):
            return []
        person = who.known_as(table)
        return sit_down(table, person, name, seat, by_link=by_link, part=checked_part(data.part))

    await runtime.tables.do(key, wish)
    await vacations.tell_table(runtime, who, key)
    return await table_info(runtime, who, key)


@post("/api/tables/{table:str}/accept", status_code=200, responses=PROBLEMS, tags=["tables"])
async def accept_invitation(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.OwnPart | None] = None
) -> wire.TableInfo:
    """Say that I play, where I was invited; to decline is to leave. The last yes begins it."""

    def wish(table: Sitting) -> list[log.Event]:
        if not who.seats(table):
            raise Refused("not_yours", "nobody invited you here")
        return accept(table, who.ids, checked_part(data.part if data is not None else None))

    await runtime.tables.do(key, wish)
    await vacations.tell_table(runtime, who, key)
    return await table_info(runtime, who, key)


async def show_link(runtime: Runtime, who: Caller, key: str, secret: str) -> int:
    """The seat that a link opens; whoever has it may see a private table from now on."""
    opens = await runtime.store.claim_link(secret)
    if opens is None or opens[0] != key:
        raise Refused("wrong_link", "this link does not open a seat here")
    async with runtime.tables.reading(key) as table:
        is_private = table.plan.is_private
    if is_private:
        await let_in(runtime, who, key)
    return opens[1]


async def must_be_welcome(runtime: Runtime, who: Caller, key: str) -> None:
    """Refuse whoever the host of a table has blocked."""
    async with runtime.tables.reading(key) as table:
        host = table.host
    if await runtime.store.house.is_blocked_by(who.ids, [host]):
        raise Refused("not_welcome", "somebody here does not want to play with you, or you not")


@post("/api/tables/{table:str}/leave", status_code=200, responses=PROBLEMS, tags=["tables"])
async def leave(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.SeatAt]
) -> wire.TableInfo:
    """Get up: before the game the seat is free again, in it the seat waits for me."""
    await runtime.tables.do(key, lambda table: get_up(who.own_seat(table, data.seat)))
    return await table_info(runtime, who, key)


@post(
    "/api/tables/{table:str}/start-with-bots", status_code=200, responses=PROBLEMS, tags=["tables"]
)
async def start_with_bots(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.FillSeats]
) -> wire.TableInfo:
    """Put bots on all free seats, and begin."""

    def wish(table: Sitting) -> list[log.Event]:
        if not who.seats(table) and table.host not in who.ids:
            raise Refused("not_yours", "only who sits here can begin")
        return fill(table, data.level, runtime.clock(), data.style)

    await runtime.tables.do(key, wish)
    return await table_info(runtime, who, key)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=PROBLEMS, tags=["tables"])
async def rematch(
    request: Asked,
    runtime: InRuntime,
    who: Asker,
    key: AtTable,
    data: JSONBody[wire.OwnPart | None] = None,
) -> wire.Created:
    """Invite the same people again, with the same options; the game begins when all accept."""
    count_table(request, runtime)
    other = await openings.rematch(runtime, who, key, data.part if data is not None else None)
    await vacations.tell_table(runtime, who, other)
    return wire.Created(await table_info(runtime, who, other), [])


@get("/api/tables/{table:str}/note", responses=PROBLEMS, tags=["tables"])
async def note(runtime: InRuntime, who: Asker, key: AtTable) -> wire.Note:
    """My own notes at a table."""
    return wire.Note(await runtime.store.personal.note(key, await known_as(runtime, who, key)))


@put("/api/tables/{table:str}/note", responses=PROBLEMS, tags=["tables"])
async def write_note(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.WriteNote]
) -> wire.Note:
    """Keep my own notes at a table."""
    await runtime.people.keep(who)
    await runtime.store.personal.put_note(key, await known_as(runtime, who, key), data.text)
    return wire.Note(data.text)


async def known_as(runtime: Runtime, who: Caller, key: str) -> str:
    """The id by which a person is known at a table."""
    async with runtime.tables.reading(key) as table:
        return who.known_as(table)
