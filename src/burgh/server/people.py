"""Who is asking: guests and accounts, each browser known by a session that its cookie names.

A cookie carries a random token, signed; the store keeps its hash with whose it is. A guest who only
looks around is nowhere written down: their id follows from the token, one way only. What was
retired can never come back, since an id that is written down is nobody's without its session.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData
from msgspec import Struct, structs

from burgh.core.malformed import Malformed
from burgh.core.text import LANGUAGES
from burgh.server.devices import Device
from burgh.server.links import Links
from burgh.server.signing import Marks, signer
from burgh.server.store import Account, Known, NameAlike, NameTaken, Person, Session, Store
from burgh.server.store.store import secret_hash
from burgh.table import wire
from burgh.table.names import account_name, plain_form, skeleton
from burgh.table.refused import Refused
from burgh.table.seats import own_seat, plain_name
from burgh.table.sitting import Sitting
from burgh.table.visitors import known_as

COOKIE: Final = "burgh"
COOKIE_AGE: Final = 400 * 86400  # browsers keep none longer
AT_ONCE: Final = 2  # passwords looked at: each takes a core and 64 MB for a moment
SEEN: Final = 3600.0  # seconds between two notes that a session is in use
EXCHANGING: Final = 60.0  # seconds in which requests sent at once may bring the same old cookie


class Caller(Struct, frozen=True):
    """Somebody at the door: an id, and the further ids whose games are theirs as well."""

    id: str
    name: str
    language: wire.Language
    account: str | None
    ids: frozenset[str]
    is_new: bool = False  # the cookie is yet to be given
    token: str = ""  # what the cookie carries
    kept: Session | None = None  # none: they have only looked around
    device: Device = Device()

    @property
    def session(self) -> str:
        """The id of their session, whether it is written down or not."""
        return session_id(self.token)

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
    """Makes cookies, reads them, and keeps sessions and accounts."""

    def __init__(
        self, store: Store, secrets: Sequence[str], clock: Callable[[], float], home: str = ""
    ) -> None:
        """Sign with the first of the secrets; links in e-mails lead to the home."""
        self.store = store
        self.clock = clock
        self.links = Links(secrets, home, clock)
        self.sessions = signer(secrets, "burgh session")
        self.guests = signer(secrets, "burgh guest")  # cookies of an older program: a person
        self.csrf = Marks(secrets, b"burgh csrf")
        self.exchanged = Marks(secrets, b"burgh exchange")
        self.passwords = PasswordHasher()
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.watchers: list[Callable[[Iterable[str]], None]] = []  # told of sessions that end

    # --- cookies ------------------------------------------------------------------------------

    def cookie(self, token: str) -> str:
        return str(self.sessions.dumps(token))

    def token_of(self, cookie: str | None) -> str | None:
        """The token of a session in a cookie, if we have signed it."""
        try:
            found = self.sessions.loads(cookie or "")
        except BadData:
            return None
        return found if isinstance(found, str) and len(found) <= 64 else None

    def old_person_of(self, cookie: str | None) -> str | None:
        """The person in a cookie that an older program has signed."""
        try:
            found = self.guests.loads(cookie or "")
        except BadData:
            return None
        return found if isinstance(found, str) and len(found) <= 64 else None

    def session_in(self, cookie: str | None) -> str | None:
        """What a cookie of ours tells its session by, one of an older program included."""
        return self.token_of(cookie) or self.old_person_of(cookie)

    def is_from_page(self, cookie: str | None, told: str) -> bool:
        """Whether a change carries the token of a page of ours, in the session of its cookie."""
        of = self.session_in(cookie)
        return of is not None and self.csrf.fits(told, of)

    async def read(self, cookie: str | None, languages: str = "", agent: str = "") -> Caller:
        """Who comes with a cookie; whoever has none that is worth anything is a new guest."""
        spoken, device = preferred_language(languages), Device.of(agent)
        token = self.token_of(cookie)
        if token is not None:
            if (found := await self.known_by(token)) is not None:
                return structs.replace(caller_of(found, token, spoken), device=device)
            if await self.store.people.find(guest_of(token)) is None:
                return guest_with(token, spoken, device)
            if (found := await self.known_by(token)) is not None:  # begun between the two looks
                return structs.replace(caller_of(found, token, spoken), device=device)
        elif (person := self.old_person_of(cookie)) is not None:
            exchanged = await self.exchange(person, spoken, device)
            if exchanged is not None:
                return exchanged
        return new_guest(spoken, device)

    async def known_by(self, token: str) -> Known | None:
        """Whoever is in the session of a token, if there is one."""
        return await self.store.sessions.find(secret_hash(token))

    async def exchange(self, person: str, spoken: str, device: Device) -> Caller | None:
        """Give a guest of an older program a session for their cookie, once."""
        known = await self.store.people.find(person)
        if known is None or known.account is not None or known.deleted_at is not None:
            return None
        now = self.clock()
        token = self.exchanged.of(person)  # the same, however many requests come at once
        if known.keyed_at is None:
            await self.store.sessions.exchange(new_session(token, person, now, device), now)
        elif now - known.keyed_at > EXCHANGING:
            return None
        found = await self.known_by(token)
        if found is None:
            return None
        return structs.replace(caller_of(found, token, spoken), device=device, is_new=True)

    def me(self, who: Caller) -> wire.Me:
        """Tell people about themselves."""
        return wire.Me(who.id, who.name, who.language, who.account, self.csrf.of(who.token))

    # --- changes ------------------------------------------------------------------------------

    async def keep(self, who: Caller) -> None:
        """Write a person down, so that what they do from now on has somebody."""
        await self.meet(who)
        known = await self.store.people.find(who.id)
        if known is None or (known.name, known.language) != (who.name, who.language):
            await self.store.people.rename(who.id, who.name, who.language)

    async def meet(self, who: Caller) -> None:
        """Write a guest down who only looked on so far; whoever is known stays as they are."""
        if who.kept is None:
            now = self.clock()
            person = Person(who.id, who.name, who.language, now, keyed_at=now)
            session = new_session(who.token, who.id, now, who.device)
            if not await self.store.sessions.begin(session, person):
                raise Refused("foreign", "this session has ended")

    async def see(self, who: Caller) -> None:
        """Note now and then that a session is in use."""
        if who.kept is not None and self.clock() - who.kept.seen_at >= SEEN:
            await self.store.sessions.see(who.session, self.clock())

    async def change(self, who: Caller, wish: wire.ChangeMe) -> Caller:
        """Take another name or language."""
        name = who.name if wish.name is None else plain_name(wish.name)
        if wish.language and wish.language not in LANGUAGES:
            raise Malformed("language", f"one of {', '.join(LANGUAGES)}")
        changed = structs.replace(who, name=name, language=wish.language or who.language)
        await self.keep(changed)
        return changed

    # --- sessions -----------------------------------------------------------------------------

    async def end(self, who: Caller, session: str) -> None:
        """End one of one's own sessions."""
        ended = await self.store.sessions.end(who.id, session)
        if not ended:
            raise Refused("no_such_session", "there is no such session")
        self.tell(ended)

    async def end_others(self, who: Caller) -> None:
        """End all of one's sessions but this one."""
        self.tell(await self.store.sessions.end_others(who.id, who.session))

    async def leave(self, who: Caller) -> None:
        """Log out: the cookie is worth nothing from now on, nor any copy of it."""
        self.tell(await self.store.sessions.end(who.id, who.session))

    def tell(self, ended: Iterable[str]) -> None:
        """Tell who watches that sessions have ended."""
        for watcher in self.watchers:
            watcher(ended)

    # --- accounts -----------------------------------------------------------------------------

    async def open_account(self, who: Caller, wish: wire.Credentials) -> Caller:
        """Make an account for a person, in a session of its own: copies of the cookie end."""
        if who.account is not None:
            raise Refused("has_account", "you have an account already")
        name = account_name(wish.account)
        await self.keep(who)
        account = Account(
            name, await self.hash(wish.password), who.id, skeleton(name), created_at=self.clock()
        )
        token = new_token()
        session = new_session(token, who.id, self.clock(), who.device)
        try:
            self.tell(await self.store.people.open_account(account, session, skeleton))
        except NameTaken:
            raise Refused("account_taken", "that name belongs to somebody") from None
        except NameAlike:
            raise Refused("name_alike", "that name looks like somebody's") from None
        return await self.read(self.cookie(token), who.language)

    async def enter(self, who: Caller, wish: wire.Credentials) -> Caller:
        """Enter an account: what the guest has played so far goes with it.

        An unknown name takes as long as a wrong password, and is told apart by nothing.
        """
        account = await self.account(wish.account)
        await self.must_fit(account, wish.password)
        assert account is not None  # nobody's password fits
        return await self.admit(who, account)

    async def admit(self, who: Caller, account: Account) -> Caller:
        """Begin a session in an account; a guest is retired, and their games come along."""
        guest = who.id if who.account is None else None
        token = new_token()
        session = new_session(token, account.person, self.clock(), who.device)
        self.tell(
            await self.store.people.enter_account(
                account.name, session, guest=guest, left=who.session
            )
        )
        return await self.read(self.cookie(token), who.language)

    async def account(self, name: str) -> Account | None:
        """An account by its name, as people write it; those of an older program as it was."""
        written = {plain_form(name), name.casefold()}
        found = await self.store.people.accounts_named(written)
        return max(found, key=lambda each: each.name == name.casefold(), default=None)

    async def own_account(self, who: Caller) -> Account:
        """The account one is in."""
        account = await self.store.people.account(who.account) if who.account else None
        if account is None:
            raise Refused("no_account", "this needs an account")
        return account

    async def change_password(self, who: Caller, wish: wire.NewPassword) -> None:
        """Take another password; all other sessions end."""
        account = await self.own_account(who)
        await self.must_fit(account, wish.password)
        await self.set_password(account, wish.new_password)
        await self.end_others(who)

    async def set_password(self, account: Account, password: str) -> None:
        """Write a password; links that were sent for the one before are worth nothing then."""
        hashed = await self.hash(password)
        await self.store.people.change_account(account.name, password_hash=hashed)

    async def reset_link(self, account: str) -> str | None:
        """The address at which an account gets another password, within an hour and once.

        For whoever may hand it on: an e-mail to the confirmed address, or the operator.
        """
        found = await self.account(account)
        return None if found is None else self.links.reset(found)

    async def reset(self, who: Caller, wish: wire.Reset) -> Caller:
        """Take another password by a link: every session ends, and a new one begins here."""
        name = self.links.account_of(wish.token)
        account = await self.store.people.account(name)
        self.links.must_be_for(wish.token, account)
        assert account is not None
        await self.set_password(account, wish.password)
        self.tell(await self.store.sessions.end_others(account.person, ""))
        return await self.admit(who, account)

    async def delete(self, account: Account) -> None:
        """Delete an account, with its sessions, notices, notes and address."""
        self.tell(await self.store.people.delete_account(account.name, self.clock()))

    # --- passwords ----------------------------------------------------------------------------

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self.hashing:
            return await asyncio.to_thread(self.passwords.hash, password)

    async def must_fit(self, account: Account | None, password: str) -> None:
        """Refuse a password that is not the one; an account that is none takes as long."""
        hashed = account.password_hash if account is not None else nobodys_hash()
        async with self.hashing:
            fits = await asyncio.to_thread(self.fits, hashed, password)
        if account is None or not fits:
            raise Refused("wrong_password", "there is no account with that name and password")

    def fits(self, hashed: str, password: str) -> bool:
        """Whether a password is the one."""
        try:
            return self.passwords.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


# --- small facts ---------------------------------------------------------------------------------


def new_token() -> str:
    """Draw what a cookie carries: 192 bits."""
    return secrets.token_urlsafe(24)


def guest_of(token: str) -> str:
    """The id of a guest, as long as only their cookie knows of them."""
    drawn = hashlib.sha256(f"burgh guest {token}".encode()).digest()
    return urlsafe_b64encode(drawn[:16]).rstrip(b"=").decode()


def session_id(token: str) -> str:
    """The name of a session, which opens nothing."""
    return hashlib.sha256(f"burgh session {token}".encode()).hexdigest()[:16]


def new_session(token: str, person: str, now: float, device: Device) -> Session:
    """A session that begins now."""
    shown = (device.browser, device.system)
    return Session(session_id(token), secret_hash(token), person, now, now, *shown)


def new_guest(language: wire.Language, device: Device) -> Caller:
    """Somebody nobody knows yet."""
    return structs.replace(guest_with(new_token(), language, device), is_new=True)


def guest_with(token: str, language: wire.Language, device: Device) -> Caller:
    """A guest who has only looked around so far."""
    guest = guest_of(token)
    return Caller(guest, "", language, None, frozenset({guest}), token=token, device=device)


def caller_of(found: Known, token: str, spoken: wire.Language) -> Caller:
    """Whoever has a session."""
    person = found.person
    language = person.language if person.language in LANGUAGES else spoken
    return Caller(
        person.id,
        person.name,
        language,
        person.account,
        found.ids,
        token=token,
        kept=found.session,
    )


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
