"""How tables come to be: a new game, another one, a "what if", a record somebody brings."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

import burgh
from burgh.core.game import Game
from burgh.core.malformed import Malformed
from burgh.core.record import Record, parse_record, record_of, replay
from burgh.core.title import PLAYER, Role
from burgh.core.version import VERSION
from burgh.server import events as log
from burgh.server import wire
from burgh.server.bot_names import bot_name
from burgh.server.deal import Deal, draw
from burgh.server.house import House
from burgh.server.people import Who, plain_name
from burgh.server.store import Overtaken
from burgh.server.table import Refused, Table
from burgh.server.titles import agreed, known_packs

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
KEY_LENGTH: Final = 12


def new_key() -> str:
    """Draw the name of a table, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(KEY_LENGTH))


# --- a new table ---------------------------------------------------------------------------------


async def open_table(house: House, who: Who, wish: wire.NewTable) -> tuple[str, list[wire.Link]]:
    """Set a table up as it was wished; gives it with the links for its empty seats."""
    options = agreed(wish.title, wish.options, wish.packs, len(wish.seats))
    title = burgh.title(wish.title)
    written = title.write_options(options)
    seats = automatic_too(named([planned(plan, who) for plan in wish.seats]), title.roles(options))
    deal = draw(wish.seed)
    opened = log.Opened(
        title=wish.title,
        options=written,
        seats=tuple(seats),
        host=who.id,
        sealed=deal.sealed(wish.title, written),
        engine=VERSION,
        data=title.data_version(options),
        is_chosen=wish.seed is not None,
        is_listed=wish.listed,
        hints=wish.hints,
        clock=wish.clock,
    )
    key = new_key()
    await house.tables.open(key, opened, deal)
    return key, await links(house, key, seats)


def planned(plan: wire.SeatPlan, who: Who) -> log.Plan:
    """Give the plan of one seat."""
    name = plain_name(plan.name) if plan.name is not None else ""
    match plan.kind:
        case "me":
            return log.Plan("person", who.id, name or who.name)
        case "bot":
            return log.Plan("bot", None, name, plan.level or 2)
        case "open" | "link":
            return log.Plan(plan.kind)


def named(plans: Sequence[log.Plan]) -> list[log.Plan]:
    """Give every bot without a name one that nobody else at the table has."""
    found = list(plans)
    for seat, plan in enumerate(found):
        if plan.kind == "bot" and not plan.name:
            name = bot_name(seat, (other.name for other in found))
            found[seat] = msgspec.structs.replace(plan, name=name)
    return found


def automatic_too(plans: list[log.Plan], roles: Sequence[Role]) -> list[log.Plan]:
    """Add the seats for which nobody decides, as the automatic opponent of a solo game has one."""
    deciding = roles.count(PLAYER)
    if deciding != len(plans):
        raise Malformed("seats", f"{deciding} seats decide in this game, not {len(plans)}")
    left = iter(plans)
    return [next(left) if role == PLAYER else log.Plan("automatic") for role in roles]


async def links(house: House, key: str, seats: Sequence[log.Plan]) -> list[wire.Link]:
    """Make a secret for each seat that waits for whoever has the link."""
    found = []
    for seat, plan in enumerate(seats):
        if plan.kind == "link":
            secret = secrets.token_urlsafe(24)
            await house.store.put_link(key, seat, secret)
            found.append(wire.Link(key, seat, secret))
    return found


# --- another game, a "what if", a record ---------------------------------------------------------


async def rematch(house: House, who: Who, key: str) -> str:
    """Sit down again with the same people; however many ask, it is one new table."""
    async with house.tables.reading(key) as table:
        if not who.seats(table):
            raise Refused("not_yours", "only who has played can play again")
        if not table.has_ended:
            raise Refused("not_ended", "the game is not over yet")
        if table.rematch is not None:
            return table.rematch
        plan, chairs = table.plan, table.chairs
    other = derived_key(house.settings.secret, key)
    deal = draw()
    options = dict(plan.options)
    again = log.Opened(
        title=plan.title,
        options=options,
        seats=tuple(log.Plan(c.kind, c.person, c.name, c.level) for c in chairs),
        host=who.id,
        sealed=deal.sealed(plan.title, options),
        engine=VERSION,
        data=burgh.title(plan.title).data_version(burgh.title(plan.title).read_options(options)),
        is_listed=plan.is_listed,
        hints=plan.hints,
        clock=plan.clock,
        rematch_of=key,
    )
    with contextlib.suppress(Overtaken):  # somebody else has asked at the same time
        await house.tables.open(other, again, deal)
    await house.tables.do(key, lambda t: [] if t.rematch else [log.Rematched(table=other)])
    return other


def derived_key(secret: str, key: str) -> str:
    """Give the name of the table that follows another, always the same."""
    drawn = hmac.digest(secret.encode(), f"rematch {key}".encode(), hashlib.sha256)
    number = int.from_bytes(drawn, "big")
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(KEY_LENGTH))


async def branch(house: House, who: Who, wish: wire.Branch) -> str:
    """Open a table of one's own at a ply of a game that has ended."""
    async with house.tables.reading(wish.table) as table:
        if not table.has_ended:
            raise Refused("not_ended", "the game is not over yet")
        if wish.ply > table.ply:
            raise Refused("no_such_ply", f"the game has {table.ply} moves")
        whole = written(table)
        names = [chair.name for chair in table.chairs]
        kinds = [chair.kind for chair in table.chairs]
    cut = dataclasses.replace(whole, moves=whole.moves[: wish.ply], outcome=None)
    seats = [
        log.Plan("automatic") if kind == "automatic" else log.Plan("person", who.id, name)
        for kind, name in zip(kinds, names, strict=True)
    ]
    return await open_record(house, who, cut, seats, branch_of=wish.table)


async def bring(house: House, who: Who, wish: wire.ImportRecord) -> str:
    """Keep a record as a table of one's own; it is replayed before anything is kept."""
    record = parse_record(wish.record)
    refuse_packs(record)
    game = await asyncio.to_thread(replayed, record)
    deciding = game.title.deciding(game.options)
    seats = [
        log.Plan("person", who.id, who.name) if seat in deciding else log.Plan("automatic")
        for seat in range(game.seats)
    ]
    return await open_record(house, who, record, seats)


def refuse_packs(record: Record) -> None:
    """Refuse packs that are not known here: none from outside is ever opened."""
    burgh.title(record.title)
    inner = record.deal.get("options") if record.deal is not None else None
    for options, path in ((record.options, "options"), (inner, "deal.options")):
        packs = options.get("packs", ()) if isinstance(options, dict) else ()
        if not isinstance(packs, list | tuple):
            raise Malformed(f"{path}.packs", "a list of names is needed")
        known_packs(record.title, packs, f"{path}.packs")


def replayed(record: Record) -> Game:
    """Give the game of a record, or say where it disagrees with the rules."""
    game, wrong = replay(record, burgh.title)
    if wrong is not None:
        raise Malformed(f"line {wrong.line}", wrong.problem)
    return game


async def open_record(
    house: House,
    who: Who,
    record: Record,
    seats: Sequence[log.Plan],
    branch_of: str | None = None,
) -> str:
    """Open a table that begins with a record, perhaps one cut out of another table's game."""
    opened = log.Opened(
        title=record.title,
        options=record.options,
        seats=tuple(seats),
        host=who.id,
        sealed="",
        engine=VERSION,
        data=record.data,
        is_chosen=True,
        record=str(record),
        branch_of=branch_of,
        branch_ply=len(record.moves) if branch_of is not None else 0,
    )
    key = new_key()
    await house.tables.open(key, opened, None)
    await house.tables.do(key, lambda table: table.ending(table.playing().is_over))
    return key


# --- writing a game down -------------------------------------------------------------------------


def written(table: Table) -> Record:
    """Give the record of a game, with the seal of its deal."""
    record = record_of(table.playing())
    plan = table.plan
    if plan.record is not None:
        return dataclasses.replace(record, seal=parse_record(plan.record).seal)
    return dataclasses.replace(
        record, engine=plan.engine, data=plan.data, seal=seal(plan, table.deal)
    )


def seal(plan: log.Opened, deal: Deal | None) -> str | None:
    """Give the digest that was published before the game, and the salt that proves it."""
    return None if deal is None else f"{plan.sealed} {deal.salt}"
