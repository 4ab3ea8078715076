"""What can go wrong with a database, as exceptions of our own."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from sqlalchemy import exc

from burgh.core.malformed import Malformed
from burgh.core.said import Said, say
from burgh.server.complaints import wrong

Reason = Literal["gone", "busy", "full", "read_only", "damaged", "closed"]

SQLITE: Final[dict[int, Reason]] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_NOMEM: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_IOERR: "gone",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
POSTGRESQL: Final[dict[str, Reason]] = {  # by code, else by class of codes
    "25006": "read_only",
    "53300": "busy",
    "55P03": "busy",
    "57014": "busy",
    "08": "gone",
    "28": "gone",
    "3D": "gone",
    "40": "busy",
    "53": "full",
    "57": "gone",
    "58": "gone",
    "XX": "damaged",
}


class Conflict(Exception):  # noqa: N818 - it says what happened
    """Somebody else has appended to the game first; read the log and decide again."""

    def __init__(self, game: str, seq: int) -> None:
        self.game = game
        self.seq = seq
        super().__init__(f"game {game}: event {seq} is already written")


class NameTaken(Exception):  # noqa: N818 - it says what happened
    """The name of an account belongs to somebody."""


class NameAlike(Exception):  # noqa: N818 - it says what happened
    """The name of an account looks like that of another."""


class Outdated(Exception):  # noqa: N818 - it says what is the matter
    """The tables are of another version than the program."""

    def __init__(self, said: Said) -> None:
        self.said = said
        super().__init__(said)

    def __str__(self) -> str:
        return wrong.told(self.said)


class NotEmpty(Exception):  # noqa: N818 - it says what is the matter
    """A database that was to be filled holds something already."""


class Unavailable(Exception):  # noqa: N818 - it says what is the matter
    """The database does not answer or does not take anything; nothing is half done.

    The same append may be tried again: had it been written after all, it counts as written.
    """

    def __init__(self, reason: Reason, detail: str = "") -> None:
        """Say why, as a word to decide by; the detail is for the operator's log."""
        self.reason = reason
        self.detail = detail
        self.said = Said(f"database-{reason}")
        super().__init__(reason, detail)

    def __str__(self) -> str:
        return wrong.told(self.said)


def store_error(error: Exception) -> Exception:
    """An error of a driver as one of ours, if it is the database's fault or the sender's."""
    return unavailable(error) or malformed(error) or error


def unavailable(error: Exception) -> Unavailable | None:
    """The trouble of a database, or nothing if the fault lies with what was asked of it."""
    reason = reason_of(error)
    return None if reason is None else Unavailable(reason, f"{type(error).__name__}: {error}")


def malformed(error: Exception) -> Malformed | None:
    """The complaint about a value that a database cannot hold: half a letter, a NUL."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if is_value_error(cause) or str(getattr(cause, "sqlstate", "")).startswith("22"):
        return wrong("", "database-value")
    return None


def is_value_error(error: BaseException | None) -> bool:
    """Whether a driver could not even write a value down."""
    cause = None if error is None else error.__cause__
    wrong = (UnicodeError, OverflowError)
    return isinstance(error, wrong) or (
        isinstance(cause, ValueError) and "asyncpg" in type(cause).__module__
    )


def reason_of(error: Exception) -> Reason | None:
    """Find out why a database failed, from whatever its driver raised."""
    if isinstance(error, exc.TimeoutError):
        return "busy"
    if isinstance(error, OSError):  # nobody listens; TimeoutError is one of them
        return "gone"
    if isinstance(error, exc.DBAPIError) and error.orig is not None:
        code = getattr(error.orig, "sqlite_errorcode", None)
        if code is not None:
            return SQLITE.get(code & 0xFF)
        state = getattr(error.orig, "sqlstate", None)
        if state:
            return POSTGRESQL.get(state) or POSTGRESQL.get(state[:2])
        if is_value_error(error.orig):
            return None
        if error.connection_invalidated or isinstance(error, exc.InterfaceError):
            return "gone"
    return None


def version_problem(stands: str | None, known: str) -> Said:
    """What to do about tables of another version."""
    if stands is None:
        return Said("database-no_tables")
    return say("database-newer" if stands > known else "database-older", stands=stands, known=known)
