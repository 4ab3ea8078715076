"""HTTP: what operators see and do. Every route asks first whether somebody is one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from burgh.server import listing, retention
from burgh.server.dependencies import PROBLEMS, Asker, InRuntime
from burgh.server.house import audit_info, ban_info, make_ban
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Person, Report
from burgh.table import wire
from burgh.table.refused import Refused

Search = Annotated[str, QueryParameter(max_length=100)]
Settled = Annotated[bool, QueryParameter()]
Before = Annotated[float | None, QueryParameter()]


@get("/api/operator/tables", responses=PROBLEMS, tags=["operator"])
async def tables(runtime: InRuntime, who: Asker, search: Search = "") -> list[wire.TableInfo]:
    """Tables by name, or by somebody's name; all, the last changed first."""
    runtime.house.must_be_operator(who)
    summaries = await runtime.store.find_tables(search.strip())
    found = await listing.describe(runtime, who, summaries)
    return [found[summary.game] for summary in summaries if summary.game in found]


@get("/api/operator/people", responses=PROBLEMS, tags=["operator"])
async def people(runtime: InRuntime, who: Asker, search: Search = "") -> list[wire.KnownPerson]:
    """People by name, account or id; all, the newest first."""
    runtime.house.must_be_operator(who)
    found = await runtime.store.house.find_people(search.strip())
    counts = await runtime.store.house.seat_counts([person.id for person in found])
    return [known(runtime, person, counts.get(person.id, 0)) for person in found]


def known(runtime: Runtime, person: Person, tables: int) -> wire.KnownPerson:
    """A person as operators see them."""
    house = runtime.house
    ban = house.find_ban(frozenset({person.id}), person.account, "")
    return wire.KnownPerson(
        person=person.id,
        name=person.name,
        account=person.account,
        is_operator=person.account is not None and person.account in house.operators,
        is_banned=ban is not None,
        created_at=person.created_at,
        tables=tables,
    )


# --- bans ----------------------------------------------------------------------------------------


@get("/api/operator/bans", responses=PROBLEMS, tags=["operator"])
async def bans(runtime: InRuntime, who: Asker) -> list[wire.Ban]:
    """The bans that stand."""
    runtime.house.must_be_operator(who)
    return [ban_info(ban) for ban in await runtime.store.house.bans(runtime.clock())]


@post("/api/operator/bans", responses=PROBLEMS, tags=["operator"])
async def ban(runtime: InRuntime, who: Asker, data: JSONBody[wire.BanWish]) -> wire.Ban:
    """Keep a person, an account or a network from the server, at once."""
    runtime.house.must_be_operator(who)
    person = await meant_person(runtime, data)
    made = make_ban(data, person, by_name(who), runtime.clock())
    if made.account is not None and made.account in runtime.house.operators:
        raise Refused("is_operator", "an operator is not banned; take the role away first")
    await runtime.house.ban(made)
    whom = made.name or made.account or made.network or made.person or ""
    await runtime.house.note(by_name(who), "operator", "ban", whom=whom, reason=made.reason)
    return ban_info(made)


async def meant_person(runtime: Runtime, wish: wire.BanWish) -> Person | None:
    """The person who is to be banned: by id, or whose account it is."""
    if wish.person is not None:
        return await runtime.store.house.person(wish.person)
    if wish.account is None:
        return None
    account = await runtime.store.people.account(wish.account)
    if account is None:
        raise Refused("no_such_person", "there is no such account")
    return await runtime.store.house.person(account.person)


@delete("/api/operator/bans/{ban:str}", responses=PROBLEMS, tags=["operator"])
async def lift(runtime: InRuntime, who: Asker, ban: FromPath[str]) -> None:
    """Lift a ban."""
    runtime.house.must_be_operator(who)
    lifted = await runtime.house.lift(ban)
    whom = lifted.name or lifted.account or lifted.network or lifted.person or ""
    await runtime.house.note(by_name(who), "operator", "unban", whom=whom)


# --- reports, audit, retention -------------------------------------------------------------------


@get("/api/operator/reports", responses=PROBLEMS, tags=["operator"])
async def reports(runtime: InRuntime, who: Asker, settled: Settled = False) -> list[wire.Report]:
    """Reports with what was said around them: those that wait, or those that were settled."""
    runtime.house.must_be_operator(who)
    found = await runtime.store.house.reports(settled=settled)
    return [await report_info(runtime, report) for report in found]


async def report_info(runtime: Runtime, report: Report) -> wire.Report:
    """A report as operators see it."""
    person = await runtime.store.people.find(report.person)
    return wire.Report(
        id=report.id,
        at=report.at,
        by=report.by,
        table=report.game,
        whom=report.whom,
        person=report.person,
        account=person.account if person is not None else None,
        reason=report.reason,
        line=report.line,
        context=msgspec.json.decode(report.context, type=list[wire.ContextLine]),
        settled_at=report.settled_at,
        settled_by=report.settled_by,
        outcome=report.outcome,
    )


@post(
    "/api/operator/reports/{report:str}/settle",
    status_code=200,
    responses=PROBLEMS,
    tags=["operator"],
)
async def settle(
    runtime: InRuntime, who: Asker, report: FromPath[str], data: JSONBody[wire.Settle]
) -> None:
    """Note what came of a report."""
    runtime.house.must_be_operator(who)
    by = by_name(who)
    if not await runtime.store.house.settle(report, by, runtime.clock(), data.outcome):
        raise Refused("no_such_report", "there is no such report, or it is settled")
    await runtime.house.note(by, "operator", "settle", whom=report, reason=data.outcome)


@get("/api/operator/audit", responses=PROBLEMS, tags=["operator"])
async def audit(runtime: InRuntime, who: Asker, before: Before = None) -> list[wire.AuditLine]:
    """What hosts and operators did, the newest first."""
    runtime.house.must_be_operator(who)
    return [audit_info(row) for row in await runtime.store.house.audit(before=before)]


@get("/api/operator/retention", responses=PROBLEMS, tags=["operator"])
async def kept(runtime: InRuntime, who: Asker) -> list[wire.RetentionCount]:
    """What is kept for how long, and how much would be deleted now."""
    runtime.house.must_be_operator(who)
    return await retention.counts(runtime.store, runtime.settings.keep, runtime.clock())


def by_name(who: Caller) -> str:
    """The name under which an operator's deeds are noted."""
    return who.account or who.name
