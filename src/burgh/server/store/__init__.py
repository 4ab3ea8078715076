"""What the server keeps: the only room that speaks SQL, to SQLite or to PostgreSQL alike.

A game is its log, rows of `events`, unique by (game, seq); whoever comes second with the same
number is `Conflict`. Everything else about a game can be made from the log again, except the deal.
"""

from burgh.server.store.backup import back_up, restore
from burgh.server.store.errors import Conflict, NameTaken, NotEmpty, Outdated, Unavailable
from burgh.server.store.rows import (
    Account,
    Deal,
    Notice,
    Person,
    Row,
    SeatRow,
    Status,
    Summary,
)
from burgh.server.store.store import Store, migrate

__all__ = [
    "Account",
    "Conflict",
    "Deal",
    "NameTaken",
    "NotEmpty",
    "Notice",
    "Outdated",
    "Person",
    "Row",
    "SeatRow",
    "Status",
    "Store",
    "Summary",
    "Unavailable",
    "back_up",
    "migrate",
    "restore",
]
