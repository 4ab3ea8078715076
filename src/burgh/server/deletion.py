"""An account is deleted: its games stay, its name goes from them, here and on every other node.

Each log gets an event by which tables in memory forget the name; then the name goes from the log
itself, from what lists show, and from who sits where. Whatever breaks it off is done again by
asking again: the account goes last.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import structlog
from msgspec import structs

from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Account, Row
from burgh.table import events as log
from burgh.table.former import without_names
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting

# The kinds of events that tell who is who.
NAMING: Final = (
    *("opened", "sat", "left", "began", "said"),
    *("handed_over", "barred", "silenced"),
)

logger = structlog.get_logger()


async def delete_account(runtime: Runtime, who: Caller, account: Account) -> None:
    """Delete the account somebody is in."""
    await runtime.people.end_others(who)  # nobody sits down meanwhile on another device
    for game in await runtime.store.games_naming(who.ids):
        await forget_at(runtime, game, who.ids)
    await runtime.store.forget_names(who.ids)
    await runtime.people.delete(account)


async def forget_at(runtime: Runtime, game: str, ids: frozenset[str]) -> None:
    """Take the name of a person out of one game."""

    def wish(table: Sitting) -> list[log.Event]:
        new = ids - table.former
        return [log.Forgotten(people=tuple(sorted(new)))] if new else []

    try:
        await runtime.tables.do(game, wish)
    except Refused as trouble:  # it cannot be played here any more; its log can be written
        logger.warning("forgotten_unplayed", table=game, why=str(trouble))
    rows = (await runtime.store.events_of_kinds([game], NAMING)).get(game, [])
    await runtime.store.rewrite(rewritten(rows, ids))


def rewritten(rows: Collection[Row], ids: frozenset[str]) -> list[Row]:
    """The rows of a log in which a name stood, without it."""
    plain = without_names((log.read(row.body) for row in rows), ids)
    bodies = [log.write(event) for event in plain]
    return [
        structs.replace(row, body=body)
        for row, body in zip(rows, bodies, strict=True)
        if row.body != body
    ]
