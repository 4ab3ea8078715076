"""HTTP: a house with rules. Private tables, what hosts may do, reports, blocks."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from burgh.core.malformed import Malformed
from burgh.server import moderating
from burgh.server.access import let_in, must_fit
from burgh.server.dependencies import (
    OPEN_TO_BANNED,
    PROBLEMS,
    Asker,
    AtTable,
    InRuntime,
    table_info,
    table_key,
)
from burgh.server.house import new_id
from burgh.server.http_tables import HOUR, show_link
from burgh.server.moderating import find, people_at
from burgh.server.security import address
from burgh.server.store import Block
from burgh.table import wire
from burgh.table.moderation import must_admit
from burgh.table.permissions import may, phase_of, roles_of
from burgh.table.refused import Refused

Asked = Request[Any, Any, Any]


@get("/api/me/role", responses=PROBLEMS, tags=["house"], opt={OPEN_TO_BANNED: True})
async def my_role(request: Asked, runtime: InRuntime, who: Asker) -> wire.MyRole:
    """What I am on this server; and why I may not play here, if I may not."""
    ban = runtime.house.ban_of(who, address(request))
    notice = None if ban is None else wire.BanNotice(ban.reason, ban.until)
    return wire.MyRole(runtime.house.is_operator(who), notice)


# --- a private table -----------------------------------------------------------------------------


@post("/api/tables/{table:str}/enter", status_code=200, responses=PROBLEMS, tags=["house"])
async def enter(
    request: Asked,
    runtime: InRuntime,
    who: Asker,
    table: FromPath[str],
    data: JSONBody[wire.Enter],
) -> wire.TableInfo:
    """Show the link or the password of a private table; from then on it is open to me."""
    key = table_key(table)
    most = runtime.settings.limits.table_passwords_a_minute
    runtime.buckets.take("passwords", f"{key} {address(request)}", most)
    async with runtime.tables.reading(key) as found:
        hashed, is_private = found.plan.password, found.plan.is_private
        must_admit(found, who.ids, has_pass=True)
    if data.secret is not None:
        await show_link(runtime, who, key, data.secret)
    elif data.password is None:
        raise Malformed("password", "a password or the secret of a link is needed")
    elif is_private:
        await must_fit(runtime, hashed, data.password)
        await let_in(runtime, who, key)
    return await table_info(runtime, who, key)


# --- what hosts do -------------------------------------------------------------------------------


@get("/api/tables/{table:str}/people", responses=PROBLEMS, tags=["house"])
async def people(runtime: InRuntime, who: Asker, key: AtTable) -> list[wire.TablePerson]:
    """Who is at the table, looks on, or is kept away; for those who may send people away."""
    async with runtime.tables.reading(key) as table:
        roles = roles_of(table, who.ids, is_operator=runtime.house.is_operator(who))
        if not may(roles, "remove_spectator", phase_of(table)):
            raise Refused("not_allowed", "that is for the host of the table, or an operator")
        return people_at(runtime, table)


@post("/api/tables/{table:str}/moderate", status_code=200, responses=PROBLEMS, tags=["house"])
async def moderate(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.Moderate]
) -> list[wire.TablePerson]:
    """Remove somebody from a table, keep them away from it, or let them say nothing."""
    await moderating.moderate(runtime, who, key, data)
    async with runtime.tables.reading(key) as table:
        return people_at(runtime, table)


@post("/api/tables/{table:str}/rules", status_code=200, responses=PROBLEMS, tags=["house"])
async def set_rules(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.SetRules]
) -> wire.TableInfo:
    """Say whether others may look on, and whether they may talk."""
    await moderating.set_rules(runtime, who, key, data)
    return await table_info(runtime, who, key)


@post("/api/tables/{table:str}/hand-over", status_code=200, responses=PROBLEMS, tags=["house"])
async def hand_over(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.SeatAt]
) -> wire.TableInfo:
    """Make whoever sits on a seat the host."""
    await moderating.hand_over(runtime, who, key, data.seat)
    return await table_info(runtime, who, key)


@post("/api/tables/{table:str}/close", status_code=200, responses=PROBLEMS, tags=["house"])
async def close(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.CloseTable]
) -> wire.TableInfo:
    """Close a table: nobody comes or plays there any more."""
    await moderating.close(runtime, who, key, data.reason)
    return await table_info(runtime, who, key)


@delete("/api/tables/{table:str}", responses=PROBLEMS, tags=["house"])
async def delete_table(runtime: InRuntime, who: Asker, table: FromPath[str]) -> None:
    """Delete a table with everything that belongs to it."""
    await moderating.delete(runtime, who, table_key(table))


# --- reports and blocks --------------------------------------------------------------------------


@post("/api/tables/{table:str}/report", status_code=201, responses=PROBLEMS, tags=["house"])
async def report(
    runtime: InRuntime, who: Asker, key: AtTable, data: JSONBody[wire.ReportWish]
) -> None:
    """Tell the operators of a line of chat, or of somebody at a table."""
    runtime.buckets.take("reports", who.id, runtime.settings.limits.reports_an_hour, HOUR)
    await moderating.report(runtime, who, key, data)


@get("/api/me/blocks", responses=PROBLEMS, tags=["house"])
async def my_blocks(runtime: InRuntime, who: Asker) -> list[wire.Block]:
    """Whom I have blocked."""
    found = await runtime.store.house.blocks_of(who.ids)
    return [wire.Block(block.id, block.name, block.at) for block in found]


@post("/api/me/blocks", responses=PROBLEMS, tags=["house"])
async def block(runtime: InRuntime, who: Asker, data: JSONBody[wire.BlockWish]) -> wire.Block:
    """Never read what somebody says, and keep them from tables I host."""
    runtime.buckets.take("blocks", who.id, runtime.settings.limits.reports_an_hour, HOUR)
    async with runtime.tables.reading(data.table) as table:
        meant = find(runtime, table, data.whom)
    if meant.person in who.ids:
        raise Refused("no_change", "that is you")
    await runtime.people.keep(who)
    made = Block(new_id(), who.id, meant.person, meant.name, runtime.clock())
    await runtime.store.house.block(made)
    await refresh_blocks(runtime, who)
    return wire.Block(made.id, made.name, made.at)


@delete("/api/me/blocks/{block:str}", responses=PROBLEMS, tags=["house"])
async def unblock(runtime: InRuntime, who: Asker, block: FromPath[str]) -> None:
    """Take a block back."""
    if not await runtime.store.house.unblock(who.ids, block):
        raise Refused("no_such_block", "there is no such block")
    await refresh_blocks(runtime, who)


async def refresh_blocks(runtime: InRuntime, who: Asker) -> None:
    """Let the open sockets of somebody know whom they have blocked."""
    found = await runtime.store.house.blocks_of(who.ids)
    blocked = frozenset(block.blocked for block in found)
    for room in runtime.hub.rooms.values():
        for listener in room:
            if listener.ids & who.ids:
                listener.blocked = blocked
