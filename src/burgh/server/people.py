"""Who is asking: guests by a signed cookie, some with an account that gathers their games."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeSerializer
from msgspec import Struct, structs

from burgh.core.malformed import Malformed
from burgh.core.text import LANGUAGES
from burgh.server.store import Account, NameTaken, Person, Store
from burgh.table import wire
from burgh.table.refused import Refused
from burgh.table.seats import own_seat, plain_name
from burgh.table.sitting import Sitting
from burgh.table.visitors import known_as

COOKIE: Final = "burgh"
COOKIE_AGE: Final = 400 * 86400  # browsers keep none longer
AT_ONCE: Final = 2  # passwords looked at: each takes a core and 64 MB for a moment


class Caller(Struct, frozen=True):
    """Somebody at the door: an id, and the further ids whose games are theirs as well."""

    id: str
    name: str
    language: wire.Language
    account: str | None
    ids: frozenset[str]
    is_new: bool = False  # the cookie is yet to be given

    def known_as(self, table: Sitting) -> str:
        """The id under which their things at a table are kept: one that sits or opened it."""
        return known_as(table, self.id, self.ids)

    def seats(self, table: Sitting) -> list[int]:
        """The seats that are theirs, whether taken as a guest or in the account."""
        return table.seats_of(*self.ids)

    def own_seat(self, table: Sitting, seat: int) -> int:
        """A seat of theirs, or a refusal of what is another's."""
        return own_seat(table, self.ids, seat)


class People:
    """Makes cookies, reads them, and keeps accounts."""

    def __init__(self, store: Store, secret: str, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.signer = URLSafeSerializer(secret, salt="burgh guest")
        self.key = hmac.digest(secret.encode(), b"burgh csrf", "sha256")
        self.passwords = PasswordHasher()
        self.hashing = asyncio.Semaphore(AT_ONCE)

    # --- cookies ------------------------------------------------------------------------------

    def cookie(self, person: str) -> str:
        return str(self.signer.dumps(person))

    def token(self, person: str) -> str:
        """What a page must send with each change; only a page of ours can read it."""
        return hmac.digest(self.key, person.encode(), "sha256").hex()[:32]

    def person_of(self, cookie: str | None) -> str | None:
        """The person a cookie is for, if we have signed it."""
        try:
            found = self.signer.loads(cookie or "")
        except BadData:
            return None
        return found if isinstance(found, str) and len(found) <= 64 else None

    async def read(self, cookie: str | None, languages: str = "") -> Caller:
        """Who comes with a cookie; whoever has none is a new guest."""
        person = self.person_of(cookie)
        spoken = preferred_language(languages)
        if person is None:
            new = secrets.token_urlsafe(16)
            return Caller(new, "", spoken, None, frozenset({new}), is_new=True)
        known = await self.store.people.find(person)
        if known is None:
            return Caller(person, "", spoken, None, frozenset({person}))
        ids = await self.store.people.ids_of(person)
        language = known.language if known.language in LANGUAGES else spoken
        return Caller(person, known.name, language, known.account, ids)

    def me(self, who: Caller) -> wire.Me:
        """Tell people about themselves."""
        return wire.Me(who.id, who.name, who.language, who.account, self.token(who.id))

    # --- changes ------------------------------------------------------------------------------

    async def keep(self, who: Caller) -> None:
        """Write a person down, so that what they do from now on has somebody."""
        person = Person(who.id, who.name, who.language, self.clock(), who.account)
        known = await self.store.people.find(who.id)
        if known is not None:
            person = structs.replace(person, created_at=known.created_at)
        if known != person:
            await self.store.people.put(person)

    async def meet(self, who: Caller) -> None:
        """Write a guest down who only looked on so far; whoever is known stays as they are."""
        if await self.store.people.find(who.id) is None:
            await self.store.people.add(Person(who.id, who.name, who.language, self.clock()))

    async def change(self, who: Caller, wish: wire.ChangeMe) -> Caller:
        """Take another name or language."""
        name = who.name if wish.name is None else plain_name(wish.name)
        if wish.language and wish.language not in LANGUAGES:
            raise Malformed("language", f"one of {', '.join(LANGUAGES)}")
        changed = structs.replace(who, name=name, language=wish.language or who.language)
        await self.keep(changed)
        return changed

    async def open_account(self, who: Caller, wish: wire.Credentials) -> Caller:
        """Make an account for a person."""
        if who.account is not None:
            raise Refused("has_account", "you have an account already")
        await self.keep(who)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.passwords.hash, wish.password)
        try:
            await self.store.people.open_account(Account(wish.account, hashed, who.id))
        except NameTaken:
            raise Refused("account_taken", "that name belongs to somebody") from None
        return await self.read(self.cookie(who.id))

    async def enter(self, who: Caller, wish: wire.Credentials) -> Caller:
        """Enter an account: what the guest has played so far goes with it.

        An unknown name takes as long as a wrong password, and is told apart by nothing.
        """
        account = await self.store.people.account(wish.account)
        hashed = account.password_hash if account is not None else nobodys_hash()
        async with self.hashing:
            fits = await asyncio.to_thread(self.fits, hashed, wish.password)
        if account is None or not fits:
            raise Refused("wrong_password", "there is no account with that name and password")
        if who.account is None and not who.is_new:
            await self.keep(who)
            await self.store.people.join_account(who.id, account.name)
        return await self.read(self.cookie(account.person))

    def fits(self, hashed: str, password: str) -> bool:
        """Whether a password is the one."""
        try:
            return self.passwords.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


@lru_cache(maxsize=1)
def nobodys_hash() -> str:
    """A hash that no password fits, as costly as any."""
    return PasswordHasher().hash(secrets.token_urlsafe(32))


def preferred_language(languages: str) -> wire.Language:
    """The first language of an Accept-Language header that we speak."""
    for part in languages.split(",")[:10]:
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return "en"
