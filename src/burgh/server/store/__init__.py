"""What the server keeps: the only room that speaks SQL, to SQLite or to PostgreSQL alike.

A game is its log, rows of `events`, unique by (game, seq); whoever comes second with the same
number is `Conflict`. Everything else about a game can be made from the log again, except the deal.
"""

from burgh.server.store.backup import back_up, restore
from burgh.server.store.errors import (
    Conflict,
    NameAlike,
    NameTaken,
    NotEmpty,
    Outdated,
    Unavailable,
)
from burgh.server.store.lists import Cursor, Wanted
from burgh.server.store.rows import (
    Account,
    AuditRow,
    Ban,
    Block,
    Deal,
    Known,
    Notice,
    Person,
    Report,
    Row,
    SeatRow,
    Session,
    Status,
    Summary,
)
from burgh.server.store.store import Store, migrate

__all__ = [
    "Account",
    "AuditRow",
    "Ban",
    "Block",
    "Conflict",
    "Cursor",
    "Deal",
    "Known",
    "NameAlike",
    "NameTaken",
    "NotEmpty",
    "Notice",
    "Outdated",
    "Person",
    "Report",
    "Row",
    "SeatRow",
    "Session",
    "Status",
    "Store",
    "Summary",
    "Unavailable",
    "Wanted",
    "back_up",
    "migrate",
    "restore",
]
