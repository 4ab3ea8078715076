"""What can go wrong with a database, as exceptions of our own."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from sqlalchemy import exc

from burgh.core.malformed import Malformed

Reason = Literal["gone", "busy", "full", "read_only", "damaged", "closed"]

WORDS: Final[dict[Reason, str]] = {
    "gone": "the database cannot be reached",
    "busy": "the database is busy",
    "full": "the database has no room left",
    "read_only": "the database cannot be written to",
    "damaged": "the database is damaged or is no database",
    "closed": "the server is closing",
}
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
        super().__init__(WORDS[reason])


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
        return Malformed("", "a text or a number that no database could hold")
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


def version_problem(stands: str | None, known: str) -> str:
    """What to do about tables of another version."""
    if stands is None:
        return "the database has no tables yet; to make them: burgh migrate"
    if stands > known:
        return f"this belongs to a newer Burgh (tables {stands}, known here {known})"
    return f"the database's tables are of version {stands}, not {known}; run: burgh migrate"
