"""Retention: what is older than the operator wants to keep goes, a little at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from burgh.server.routine import Routine
from burgh.server.settings import Keep
from burgh.server.store import Store
from burgh.server.store.retention import OLD, Old
from burgh.server.tables import Tables
from burgh.table import wire
from burgh.table.refused import Refused

EVERY: Final = 600.0  # seconds
AT_ONCE: Final = 50  # games or guests in one go
DAY: Final = 86_400.0

logger = structlog.get_logger()


class Retention(Routine):
    """Deletes now and then what has been kept long enough."""

    def __init__(self, tables: Tables, keep: Keep, *, every: float = EVERY) -> None:
        super().__init__("retention", every)
        self.tables = tables
        self.keep = keep

    async def tick(self) -> None:
        """Delete a few of everything that is old enough."""
        gone = await delete_some(self.tables, self.keep)
        if any(gone.values()):
            logger.info("retention", **gone)


async def counts(store: Store, keep: Keep, now: float) -> list[wire.RetentionCount]:
    """What is kept for how long, and how much of it is old enough to go."""
    found = []
    for what in OLD:
        days: int = getattr(keep, what)
        count = await store.retention.count(what, now - days * DAY) if days else 0
        found.append(wire.RetentionCount(what, days, count))
    return found


async def delete_all(tables: Tables, keep: Keep) -> dict[str, int]:
    """Delete everything that is old enough, a few at a time; gives how much of each."""
    total: dict[str, int] = dict.fromkeys(OLD, 0)
    while any((gone := await delete_some(tables, keep)).values()):
        total = {what: count + gone[what] for what, count in total.items()}
    return total


async def delete_some(tables: Tables, keep: Keep) -> dict[str, int]:
    """Delete a few of everything that is old enough; gives how much of each."""
    store, now = tables.store, tables.clock()

    async def delete_game(key: str) -> bool:
        try:
            await tables.delete(key)
        except Refused:  # another node was first
            return False
        return True

    async def empty_chat(key: str) -> bool:
        return bool(await tables.empty_chat(key))

    ways: dict[Old, Callable[[str], Awaitable[bool]]] = {
        "guests": store.retention.delete_guest,
        "chat": empty_chat,
        "games": delete_game,
        "open_tables": delete_game,
    }
    gone: dict[str, int] = dict.fromkeys(OLD, 0)
    for what, way in ways.items():
        days: int = getattr(keep, what)
        if days:
            names = await store.retention.some(what, now - days * DAY, AT_ONCE)
            gone[what] = sum([await way(name) for name in names])
    if keep.audit:
        gone["audit"] = await store.retention.delete_records(now - keep.audit * DAY)
    return gone
