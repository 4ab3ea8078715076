"""What can go wrong with a database, in words: overtaken, taken, unavailable, outdated."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from sqlalchemy import exc

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


class Overtaken(Exception):  # noqa: N818 - it says what happened
    """Somebody else has appended to the game first; read the log and decide anew."""

    def __init__(self, game: str, seq: int) -> None:
        """Say which number of which log was taken."""
        self.game = game
        self.seq = seq
        super().__init__(f"game {game}: event {seq} is already written")


class Taken(Exception):  # noqa: N818 - it says what happened
    """The name of an account belongs to somebody."""


class Outdated(Exception):  # noqa: N818 - it says what is the matter
    """The tables are of another version than the program."""


class Unavailable(Exception):  # noqa: N818 - it says what is the matter
    """The database does not answer or does not take anything; nothing is half done.

    The same append may be tried again: had it been written after all, it counts as written.
    """

    def __init__(self, reason: Reason, detail: str = "") -> None:
        """Say why, as a word to decide by; the detail is for the operator's log."""
        self.reason = reason
        self.detail = detail
        super().__init__(WORDS[reason])


def unavailable(error: BaseException) -> Unavailable | None:
    """Give the trouble an error means, or nothing if the fault lies with what was asked."""
    reason = reason_of(error)
    return None if reason is None else Unavailable(reason, f"{type(error).__name__}: {error}")


def reason_of(error: BaseException) -> Reason | None:
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
        if error.connection_invalidated or isinstance(error, exc.InterfaceError):
            return "gone"
    return None
