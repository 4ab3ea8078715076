"""Who may see a table: asked for every route and socket of one, and after its game as well."""

from __future__ import annotations

import asyncio
import hmac
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.table.moderation import must_admit
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting

# Lighter than for accounts: it guards one table, is shared by word of mouth, and guesses are
# counted. Two at once keep a core and 16 MB busy for a moment.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=8 * 1024, parallelism=1)


async def must_see(runtime: Runtime, who: Caller, key: str) -> None:
    """Refuse whoever may know nothing of a table."""
    async with runtime.tables.reading(key) as table:
        await must_see_table(runtime, who, table)


async def must_see_table(runtime: Runtime, who: Caller, table: Sitting) -> bool:
    """Refuse whoever may know nothing of a table; gives whether they have a pass to it."""
    has_pass = await holds_pass(runtime, who, table)
    is_operator = runtime.house.is_operator(who)
    must_admit(table, who.ids, is_operator=is_operator, has_pass=has_pass)
    return has_pass


async def holds_pass(runtime: Runtime, who: Caller, table: Sitting) -> bool:
    """Whether somebody has shown the link or the password of a private table."""
    if not table.plan.is_private:
        return False
    return await runtime.store.house.has_pass(table.key, who.ids)


async def let_in(runtime: Runtime, who: Caller, key: str) -> None:
    """Open a private table to somebody from now on."""
    await runtime.people.meet(who)
    await runtime.store.house.let_in(key, who.id)


async def hash_password(runtime: Runtime, password: str | None) -> str:
    """What is kept of a table's password; nothing where there is none."""
    if password is None:
        return ""
    async with runtime.house.hashing:
        return await asyncio.to_thread(HASHER.hash, password)


async def must_fit(runtime: Runtime, hashed: str, password: str) -> None:
    """Refuse a password that is not the table's."""
    async with runtime.house.hashing:
        fits = await asyncio.to_thread(verify, hashed, password)
    if not fits:
        raise Refused("wrong_table_password", "that is not the password of this table")


def verify(hashed: str, password: str) -> bool:
    """Whether a password is the one."""
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def handle(secret: str, key: str, person: str) -> str:
    """The name under which a host knows a visitor: it is no id, and good at one table only."""
    return hmac.digest(secret.encode(), f"visitor {key} {person}".encode(), "sha256").hex()[:24]
