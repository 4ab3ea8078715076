"""Verifies old games: every log in the database is folded again by the engine of today."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from burgh.core.seal import seal_of
from burgh.server.deal import deal_of
from burgh.server.store import Store
from burgh.server.tables import fold, summary
from burgh.table import events as log
from burgh.table.sitting import Sitting


async def verify_games(store: Store) -> AsyncIterator[tuple[str, str | None]]:
    """Every game with what is wrong with it, or nothing: it plays as it was played."""
    for key in await store.games():
        yield key, await problem(store, key)


async def openings(store: Store) -> list[log.Opened]:
    """How every game was set up, as far as that can be read."""
    kept = await store.events_of_kinds(await store.games(), ["opened"])
    found: list[log.Opened] = []
    for row in (row for rows in kept.values() for row in rows):
        with contextlib.suppress(Exception):  # `problem` tells it
            event = log.read(row.body)
            if isinstance(event, log.Opened):
                found.append(event)
    return found


async def problem(store: Store, key: str) -> str | None:
    """Fold a game's log and hold it against what lists say of it and against its sealed deal."""
    table = Sitting(key, deal_of(await store.deal(key)))
    try:
        fold(table, await store.events(key))
    except Exception as error:  # whatever rises here, the log and this engine disagree
        return f"event {table.seq + 1}: {type(error).__name__}: {error}"
    if table.deal is not None and table.plan.sealed:
        text = table.deal.text(table.plan.title, table.plan.options)
        if seal_of(text) != table.plan.sealed:
            return "the deal is not the one that was sealed"
        if not all(opened == text for opened in texts_opened(table)):
            return "the deal that was opened is not the one that was sealed"
    return None if await store.summary(key) == summary(table) else "the lists tell it differently"


def texts_opened(table: Sitting) -> list[str]:
    """What was told of the deal each time the game had ended."""
    events = [entry.event for entry in table.entries]
    return [each.opened for each in events if isinstance(each, log.Ended) and each.opened]
