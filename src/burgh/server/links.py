"""Links that an e-mail carries: for another password, once, within an hour; for an address."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec
from itsdangerous import BadData
from msgspec import Struct

from burgh.server.signing import signer
from burgh.server.store import Account
from burgh.table.refused import Refused

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class ResetLink(Struct, frozen=True, array_like=True):
    """An account, until when, and for which password: with another one the link is used up."""

    account: str
    until: float
    was: str


class ConfirmLink(Struct, frozen=True, array_like=True):
    """An address that whoever reads it says is theirs."""

    account: str
    until: float
    email: str


T = TypeVar("T", ResetLink, ConfirmLink)


class Links:
    """Signs and reads them."""

    def __init__(self, secrets: Sequence[str], home: str, clock: Callable[[], float]) -> None:
        self.home = home
        self.clock = clock
        self.resets = signer(secrets, "burgh reset")
        self.confirms = signer(secrets, "burgh confirm")

    # --- another password ---------------------------------------------------------------------

    def reset(self, account: Account) -> str:
        """The address at which an account gets another password."""
        link = ResetLink(account.name, self.clock() + HOUR, fingerprint(account))
        return f"{self.home}/#/account/reset/{self.resets.dumps(msgspec.to_builtins(link))}"

    def account_of(self, token: str) -> str:
        """The account that a link is for."""
        return self.read_reset(token).account

    def must_be_for(self, token: str, account: Account | None) -> None:
        """Refuse a link that was used, or whose account is no more."""
        if account is None or self.read_reset(token).was != fingerprint(account):
            raise Refused("old_link", "this link has been used, or is too old")

    def read_reset(self, token: str) -> ResetLink:
        """What a link says."""
        try:
            link = msgspec.convert(self.resets.loads(token), ResetLink)
        except (BadData, msgspec.ValidationError):
            raise Refused("old_link", "this link is none of ours") from None
        return self.in_time(link)

    # --- an address ---------------------------------------------------------------------------

    def confirm(self, account: str, email: str) -> str:
        """The address at which an e-mail address is confirmed."""
        link = ConfirmLink(account, self.clock() + DAY, email)
        return f"{self.home}/#/account/confirm/{self.confirms.dumps(msgspec.to_builtins(link))}"

    def read_confirm(self, token: str) -> ConfirmLink:
        """What a link says."""
        try:
            link = msgspec.convert(self.confirms.loads(token), ConfirmLink)
        except (BadData, msgspec.ValidationError):
            raise Refused("old_link", "this link is none of ours") from None
        return self.in_time(link)

    def in_time(self, link: T) -> T:
        """A link that is not too old."""
        if self.clock() > link.until:
            raise Refused("old_link", "this link is too old")
        return link


def fingerprint(account: Account) -> str:
    """A word that changes with the password, and tells nothing of it."""
    return hashlib.sha256(f"burgh reset {account.password_hash}".encode()).hexdigest()[:16]
