"""What the server keeps: the only room that speaks SQL, to SQLite or to PostgreSQL alike.

A game is its log, rows of `events`, unique by (game, seq); whoever comes second with the same
number is `Overtaken`. Everything else about a game can be made from the log again, except the deal.
"""

from burgh.server.store.backup import back_up, restore
from burgh.server.store.rows import (
    Account,
    Deal,
    Notice,
    Person,
    Row,
    Seated,
    Status,
    Summary,
)
from burgh.server.store.store import Store, migrate
from burgh.server.store.trouble import NotEmpty, Outdated, Overtaken, Taken, Unavailable

__all__ = [
    "Account",
    "Deal",
    "NotEmpty",
    "Notice",
    "Outdated",
    "Overtaken",
    "Person",
    "Row",
    "Seated",
    "Status",
    "Store",
    "Summary",
    "Taken",
    "Unavailable",
    "back_up",
    "migrate",
    "restore",
]
