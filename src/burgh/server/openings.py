"""Tables come to be: named, dealt, written to the log, with links for their empty seats."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Collection, Sequence
from typing import Final

from burgh.server.access import hash_password, must_see_table
from burgh.server.deal import draw
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Conflict
from burgh.table import events as log
from burgh.table import openings, wire
from burgh.table.deal import checked_part
from burgh.table.deciding import ending
from burgh.table.refused import Refused
from burgh.table.seats import SPECTATOR_SEAT, accept

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
KEY_LENGTH: Final = 12


def new_key() -> str:
    """Draw the name of a table, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(KEY_LENGTH))


async def open_table(
    runtime: Runtime, who: Caller, wish: wire.NewTable
) -> tuple[str, list[wire.Link]]:
    """Set a table up; gives its name with the links for its empty seats."""
    deal = draw(wish.seed)
    hashed = await hash_password(runtime, wish.password)
    opened = openings.new_table(wish, who.id, who.name, deal, password=hashed)
    key = new_key()
    await runtime.tables.open(key, opened, deal)
    made = await links(runtime, key, opened.seats)
    if opened.is_private:  # one more, for those who come without a seat of their own
        made.append(await make_link(runtime, key, SPECTATOR_SEAT))
    return key, made


async def links(runtime: Runtime, key: str, seats: Sequence[log.Plan]) -> list[wire.Link]:
    """Make a secret for each seat that waits for whoever has the link."""
    found = []
    for seat, plan in enumerate(seats):
        if plan.kind == "link":
            found.append(await make_link(runtime, key, seat))
    return found


async def make_link(runtime: Runtime, key: str, seat: int) -> wire.Link:
    """Make a secret that opens a seat; a spectator's opens a private table to look at."""
    secret = secrets.token_urlsafe(24)
    await runtime.store.put_link(key, seat, secret)
    return wire.Link(key, seat, secret)


async def rematch(runtime: Runtime, who: Caller, key: str, part: str | None) -> str:
    """Invite the same people again; however many ask, it is one new table, and to ask is a yes.

    Each adds a part to the deal with their yes.
    """
    deal = draw()
    async with runtime.tables.reading(key) as table:
        if not who.seats(table):
            raise Refused("not_yours", "only who has played can play again")
        openings.must_have_ended(table)
        if table.rematch is not None:
            return await accept_rematch(runtime, who, table.rematch, part)
        await must_get_along(runtime, who, table.people() - who.ids)
        opened = openings.rematch(table, who.known_as(table), deal, part)
    other = await rematch_key(runtime, key)
    with contextlib.suppress(Conflict):  # somebody else has asked at the same time
        await runtime.tables.open(other, opened, deal)
    await runtime.tables.do(key, lambda t: [] if t.rematch else [log.Rematched(table=other)])
    return await accept_rematch(runtime, who, other, part)


async def accept_rematch(runtime: Runtime, who: Caller, key: str, part: str | None) -> str:
    """Accept the invitation to a table; whoever opened it has done so already."""
    await runtime.tables.do(key, lambda table: accept(table, who.ids, checked_part(part)))
    return key


async def rematch_key(runtime: Runtime, key: str) -> str:
    """The name of the table that follows another; one begun under an earlier secret goes on."""
    now, *before = (derived_key(secret, key) for secret in runtime.settings.secrets)
    for name in before:
        if await runtime.store.last_seq(name) >= 0:
            return name
    return now


async def must_get_along(runtime: Runtime, who: Caller, others: Collection[str]) -> None:
    """Refuse to bring people together of whom one has blocked the other."""
    house = runtime.store.house
    if await house.is_blocked_by(who.ids, others) or await house.is_blocked_by(others, who.ids):
        raise Refused("not_welcome", "somebody here does not want to play with you, or you not")


def derived_key(secret: str, key: str) -> str:
    """The name of the table that follows another, always the same."""
    drawn = hmac.digest(secret.encode(), f"rematch {key}".encode(), hashlib.sha256)
    number = int.from_bytes(drawn, "big")
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(KEY_LENGTH))


async def branch(runtime: Runtime, who: Caller, wish: wire.Branch) -> str:
    """Open a table of one's own at a ply of a game that has ended."""
    async with runtime.tables.reading(wish.table) as table:
        await must_see_table(runtime, who, table)
        opened = openings.branch(table, wish.ply, who.id)
    return await open_record(runtime, opened)


async def bring(runtime: Runtime, who: Caller, wish: wire.ImportRecord) -> str:
    """Keep a record as a table of one's own."""
    opened = await asyncio.to_thread(openings.import_record, wish.record, who.id, who.name)
    return await open_record(runtime, opened)


async def open_record(runtime: Runtime, opened: log.Opened) -> str:
    """Open a table that begins with a record, which may have come to its end."""
    key = new_key()
    await runtime.tables.open(key, opened, None)
    await runtime.tables.do(key, lambda table: ending(table, table.playing().is_over))
    return key
