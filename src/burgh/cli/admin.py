"""`burgh admin`: the rules of the house, from the command line, on the server's database.

A server that is running reads what is written here within seconds.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from os import environ
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from cyclopts import App, Parameter

from burgh.cli.arguments import Database, Language, Switch, database_environ, language
from burgh.cli.database import existing, run_with_database
from burgh.cli.output import FINE, Problem, print_json, problem
from burgh.core.text import Words, words
from burgh.server.bus import LocalBus
from burgh.server.house import audit_row, make_ban
from burgh.server.hub import Hub
from burgh.server.people import People
from burgh.server.retention import counts, delete_all
from burgh.server.settings import keep, read_settings
from burgh.server.store import Ban, Person, Store
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table import moderation, wire
from burgh.table.permissions import may, phase_of
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting

T = TypeVar("T")
BY: Final = "console"
DAY: Final = 86_400.0

Reason = Annotated[str, Parameter(help="Why; it is kept in the audit, and shown where it matters.")]
TableName = Annotated[str, Parameter(metavar="TABLE")]
Search = Annotated[str, Parameter(metavar="TEXT", help="A name, or a part of one.")]

app = App(name="admin")


REFUSALS: Final = {"no_such_table": "no_table", "not_now": "table_over", "no_such_seat": "no_seat"}


class Console:
    """The database and its tables, as an operator at the command line has them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store, Hub(), LocalBus(), time.time)

    async def note(self, deed: str, *, game: str = "", whom: str = "", reason: str = "") -> None:
        """Write down what was done here."""
        line = audit_row(time.time(), BY, BY, deed, game=game, whom=whom, reason=reason)
        await self.store.house.note(line)


def at_console(database: str | None, work: Callable[[Console], Awaitable[T]]) -> T:
    """Do something with the database; what is refused becomes one line."""
    url = existing(database)

    async def inside() -> T:
        async with console(url) as opened:
            return await work(opened)

    try:
        return run_with_database(inside(), database)
    except Refused as error:
        if error.code in REFUSALS:
            raise problem(REFUSALS[error.code]) from None
        raise Problem(error.words) from None


@asynccontextmanager
async def console(url: str) -> AsyncIterator[Console]:
    """Open a database for a moment."""
    store = await Store.open(url)
    try:
        yield Console(store)
    finally:
        await store.close()


# --- looking -------------------------------------------------------------------------------------


@app.command
def tables(
    search: Search = "",
    /,
    *,
    database: Database = None,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """List tables, the last changed first; all, or those with a name in them."""
    said = words("burgh.cli", language(lang))
    found = at_console(database, lambda c: c.store.find_tables(search))
    rows = [
        (
            each.game,
            each.title,
            said.say(f"admin-status-{each.status}"),
            when(each.changed_at),
            ", ".join(seat.name for seat in each.seats if seat.name),
        )
        for each in found
    ]
    return show(said, found, rows, as_json=json)


@app.command
def people(
    search: Search = "",
    /,
    *,
    database: Database = None,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """List people, the newest first; all, or those with a name or account like this."""
    said = words("burgh.cli", language(lang))
    found = at_console(database, lambda c: c.store.house.find_people(search))
    rows = [
        (each.id, each.name, each.account or said.say("admin-guest"), when(each.created_at))
        for each in found
    ]
    return show(said, found, rows, as_json=json)


@app.command
def audit(
    *,
    limit: int = 50,
    database: Database = None,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """Show what operators and hosts did, the newest first.

    Parameters
    ----------
    limit
        How many lines at most.
    """
    said = words("burgh.cli", language(lang))
    found = at_console(database, lambda c: c.store.house.audit(limit))
    rows = [
        (when(each.at), each.by, each.role, each.deed, each.game, each.whom, each.reason)
        for each in found
    ]
    return show(said, found, rows, as_json=json)


# --- tables --------------------------------------------------------------------------------------


@app.command
def close(
    table: TableName,
    /,
    *,
    reason: Reason,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Close a table: nobody comes or plays there any more, and whoever does reads why."""
    said = words("burgh.cli", language(lang))

    def wish(sitting: Sitting) -> Sequence[log.Event]:
        if not may(["operator"], "close", phase_of(sitting)):
            raise Refused("not_now", "this table is over already")
        return moderation.close(sitting, reason, by_operator=True)

    async def work(opened: Console) -> None:
        await opened.tables.do(table, wish)
        await opened.note("close", game=table, reason=reason)

    at_console(database, work)
    print(said.say("admin-closed", table=table))
    return FINE


@app.command
def delete(
    table: TableName,
    /,
    *,
    reason: Reason = "",
    database: Database = None,
    lang: Language = None,
) -> int:
    """Delete a table with everything that belongs to it, for good."""
    said = words("burgh.cli", language(lang))

    async def work(opened: Console) -> None:
        await opened.tables.delete(table)
        await opened.note("delete", game=table, reason=reason)

    at_console(database, work)
    print(said.say("admin-deleted", table=table))
    return FINE


@app.command
def kick(
    table: TableName,
    seat: Annotated[int, Parameter(metavar="SEAT")],
    /,
    *,
    bar: Switch = False,
    reason: Reason = "",
    database: Database = None,
    lang: Language = None,
) -> int:
    """Take a player off a seat, before the game begins.

    Parameters
    ----------
    table
        Which table.
    seat
        Which seat; the first is 0.
    bar
        Keep them away from this table as well.
    """
    said = words("burgh.cli", language(lang))
    names: list[str] = []

    def wish(sitting: Sitting) -> Sequence[log.Event]:
        chair = sitting.chairs[seat] if 0 <= seat < len(sitting.chairs) else None
        if chair is None or chair.person is None:
            raise Refused("no_such_seat", "there is nobody on that seat")
        names.append(chair.name)
        if bar:
            return moderation.bar(sitting, chair.person, chair.name, is_barred=True)
        return moderation.remove(sitting, chair.person)

    async def work(opened: Console) -> None:
        await opened.tables.do(table, wish)
        await opened.note("bar" if bar else "remove", game=table, whom=names[-1], reason=reason)

    at_console(database, work)
    print(said.say("admin-kicked", name=names[-1], table=table))
    return FINE


# --- bans ----------------------------------------------------------------------------------------


@app.command
def ban(
    *,
    reason: Reason,
    account: str | None = None,
    person: str | None = None,
    network: str | None = None,
    days: float | None = None,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Keep a person, an account or a network from the server.

    Parameters
    ----------
    account
        The name of an account.
    person
        The id of a person, as `burgh admin people` shows it.
    network
        A network such as 203.0.113.0/24.
    days
        For how long; default: for good.
    """
    said = words("burgh.cli", language(lang))
    now = time.time()
    until = None if days is None else now + days * DAY
    wish = wire.BanWish(reason, person, account, network, until)

    async def work(opened: Console) -> Ban:
        made = make_ban(wish, await meant(opened.store, wish), BY, now)
        await opened.store.house.add_ban(made)
        await opened.note("ban", whom=whom(made), reason=reason)
        return made

    made = at_console(database, work)
    print(said.say("admin-banned", name=whom(made), id=made.id))
    return FINE


async def meant(store: Store, wish: wire.BanWish) -> Person | None:
    """The person who is to be banned."""
    if wish.account is not None:
        account = await store.people.account(wish.account)
        if account is None:
            raise problem("no_account", account=str(wish.account))
        return await store.house.person(account.person)
    return None if wish.person is None else await store.house.person(wish.person)


@app.command
def unban(
    id: Annotated[str, Parameter(metavar="BAN")],
    /,
    *,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Lift a ban: its name stands in `burgh admin bans`."""
    said = words("burgh.cli", language(lang))

    async def work(opened: Console) -> Ban:
        lifted = await opened.store.house.lift_ban(id)
        if lifted is None:
            raise problem("no_ban", id=id)
        await opened.note("unban", whom=whom(lifted))
        return lifted

    print(said.say("admin-unbanned", name=whom(at_console(database, work))))
    return FINE


@app.command
def bans(*, database: Database = None, lang: Language = None, json: Switch = False) -> int:
    """List the bans that stand."""
    said = words("burgh.cli", language(lang))
    found = at_console(database, lambda c: c.store.house.bans(time.time()))
    for_good = said.say("admin-for_good")
    rows = [
        (each.id, whom(each), for_good if each.until is None else when(each.until), each.reason)
        for each in found
    ]
    return show(said, found, rows, as_json=json)


def whom(ban: Ban) -> str:
    """Whom a ban is for, in one word."""
    return ban.account or ban.name or ban.network or ban.person or ""


# --- reports and roles ---------------------------------------------------------------------------


@app.command
def reports(
    *,
    settled: Switch = False,
    database: Database = None,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """List the reports that wait.

    Parameters
    ----------
    settled
        Those that were settled instead.
    """
    said = words("burgh.cli", language(lang))
    found = at_console(database, lambda c: c.store.house.reports(settled=settled))
    if json:
        plain = [msgspec.structs.asdict(each) for each in found]
        print_json([{**each, "context": msgspec.json.decode(each["context"])} for each in plain])
        return FINE
    rows = [
        (each.id, when(each.at), each.game, each.by, each.whom, each.reason, each.line)
        for each in found
    ]
    return show(said, found, rows, as_json=False)


@app.command
def settle(
    id: Annotated[str, Parameter(metavar="REPORT")],
    /,
    *,
    outcome: str = "",
    database: Database = None,
    lang: Language = None,
) -> int:
    """Note what came of a report.

    Parameters
    ----------
    id
        Its name, as `burgh admin reports` shows it.
    outcome
        What came of it.
    """
    said = words("burgh.cli", language(lang))

    async def work(opened: Console) -> None:
        if not await opened.store.house.settle(id, BY, time.time(), outcome):
            raise problem("no_report", id=id)
        await opened.note("settle", whom=id, reason=outcome)

    at_console(database, work)
    print(said.say("admin-settled", id=id))
    return FINE


@app.command
def role(
    account: Annotated[str, Parameter(metavar="ACCOUNT")],
    role: Annotated[Literal["operator", "none"], Parameter(metavar="operator|none")],
    /,
    *,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Make an account an operator of the server, or no longer."""
    said = words("burgh.cli", language(lang))

    async def work(opened: Console) -> bool:
        is_operator = role == "operator"
        if not await opened.store.house.set_operator(account, is_operator=is_operator):
            return False
        await opened.note("role", whom=account, reason=role)
        return True

    if not at_console(database, work):
        raise Problem(said.say("admin-no_such_account", account=account))
    print(said.say(f"admin-role-{role}", account=account))
    return FINE


@app.command
def roles(*, database: Database = None, lang: Language = None, json: Switch = False) -> int:
    """List the operators; those that BURGH_OPERATORS names are operators as well."""
    said = words("burgh.cli", language(lang))
    found = sorted(at_console(database, lambda c: c.store.house.operators()))
    return show(said, found, [(name, "operator") for name in found], as_json=json)


@app.command(name="reset-link")
def reset_link(
    account: Annotated[str, Parameter(metavar="ACCOUNT")],
    /,
    *,
    database: Database = None,
    lang: Language = None,
) -> int:
    """Print an address at which an account gets another password, once and within an hour."""
    said = words("burgh.cli", language(lang))
    settings = read_settings(dict(environ) | database_environ(database))

    async def work(opened: Console) -> str | None:
        people = People(opened.store, settings.secrets, time.time, settings.public_url)
        link = await people.reset_link(account)
        if link is not None:
            await opened.note("reset_link", whom=account)
        return link

    link = at_console(database, work)
    if link is None:
        raise Problem(said.say("admin-no_such_account", account=account))
    print(link)
    return FINE


# --- retention -----------------------------------------------------------------------------------


@app.command
def retention(
    *,
    dry_run: Switch = False,
    database: Database = None,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """Delete what was kept longer than BURGH_KEEP_..._DAYS say; a server does so by itself.

    Parameters
    ----------
    dry_run
        Only show what would go.
    """
    said = words("burgh.cli", language(lang))
    days = keep({name: value.strip() for name, value in environ.items() if value.strip()})

    async def work(opened: Console) -> list[wire.RetentionCount]:
        before = await counts(opened.store, days, time.time())
        if not dry_run:
            gone = await delete_all(opened.tables, days)
            if any(gone.values()):
                told = ", ".join(f"{what} {count}" for what, count in gone.items() if count)
                await opened.note("retention", reason=told)
        return before

    found = at_console(database, work)
    rows = [
        (said.say(f"admin-keep-{each.what}"), kept_for(said, each.days), str(each.count))
        for each in found
    ]
    status = show(said, found, rows, as_json=json)
    if not json:
        print(said.say("admin-would_go" if dry_run else "admin-gone"))
    return status


def kept_for(said: Words, days: int) -> str:
    """For how long something is kept, in words."""
    return said.say("admin-days", days=days) if days else said.say("admin-for_ever")


# --- printing ------------------------------------------------------------------------------------


def show(
    said: Words, found: Sequence[Any], rows: Iterable[tuple[str, ...]], *, as_json: bool
) -> int:
    """Print what was found: as JSON, or in columns."""
    if as_json:
        print_json(msgspec.to_builtins(found))
        return FINE
    lines = [tuple(plain(cell) for cell in row) for row in rows]
    if not lines:
        print(said.say("admin-none"))
        return FINE
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)).rstrip())
    return FINE


def plain(cell: str) -> str:
    """What people wrote, without letters that steer a terminal."""
    return "".join(c if c.isprintable() else " " for c in cell)


def when(at: float) -> str:
    """A time as this machine's clock has it."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
