"""What goes into the store and comes out of it, as values."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Status = Literal["open", "playing", "ended", "closed"]
OVER: Final[tuple[Status, ...]] = ("ended", "closed")  # nothing more is played there


class Row(Struct, frozen=True):
    """One event of one game's log. The store does not look into the body."""

    game: str
    seq: int
    at: float
    kind: str
    body: bytes


class SeatRow(Struct, frozen=True):
    """Who sits in a seat: a person, a bot, or nobody yet."""

    name: str = ""
    kind: str = "open"
    person: str | None = None


class Summary(Struct, frozen=True, kw_only=True):
    """What lists show about a game; kept with every append, so it never lags behind the log.

    The number of seats of a game never changes.
    """

    game: str
    title: str
    status: Status
    created_at: float
    changed_at: float
    seq: int
    ply: int = 0
    is_listed: bool = False
    turn: tuple[int, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    result: str = ""


class Deal(Struct, frozen=True):
    """What a game was dealt from; it leaves the server when the game has ended, not before."""

    game: str
    seed: int | None
    salt: bytes  # the secret, where there is no seed


class Person(Struct, frozen=True):
    """Somebody with a cookie, and perhaps the account that gathers their games."""

    id: str
    name: str
    language: str
    created_at: float
    account: str | None = None
    keyed_at: float | None = None
    deleted_at: float | None = None


class Account(Struct, frozen=True):
    """A name and a password; the person whom a login makes."""

    name: str
    password_hash: str
    person: str
    skeleton: str | None = None
    email: str | None = None
    email_wanted: str | None = None
    created_at: float | None = None


class Session(Struct, frozen=True):
    """A browser in which somebody is known, by the hash of what its cookie carries."""

    id: str
    token_hash: bytes
    person: str
    created_at: float
    seen_at: float
    browser: str = ""
    system: str = ""


class Known(Struct, frozen=True):
    """Whose a session is, with all ids under which their games are found."""

    session: Session
    person: Person
    ids: frozenset[str]


class Notice(Struct, frozen=True):
    """A wish to be told when it is one's turn: how, where to, and gathered over how long."""

    id: str
    person: str
    kind: str
    target: str
    digest: int = 0
    secret: str = ""


class Ban(Struct, frozen=True, kw_only=True):
    """Somebody who may not come to the server: by id, account or network; until when, and why."""

    id: str
    reason: str
    by: str
    at: float
    name: str = ""
    person: str | None = None
    account: str | None = None
    network: str | None = None
    until: float | None = None


class Block(Struct, frozen=True):
    """A person who wants to have nothing to do with another."""

    id: str
    person: str
    blocked: str
    name: str
    at: float


class Report(Struct, frozen=True, kw_only=True):
    """What somebody told the operators, with what was said around it as JSON."""

    id: str
    at: float
    by: str
    game: str
    whom: str
    person: str
    reason: str
    line: str = ""
    context: bytes = b"[]"
    settled_at: float | None = None
    settled_by: str = ""
    outcome: str = ""


class AuditRow(Struct, frozen=True, kw_only=True):
    """Something a host or an operator did: who, when, what, where, to whom, why."""

    id: str
    at: float
    by: str
    role: str
    deed: str
    game: str = ""
    whom: str = ""
    reason: str = ""
