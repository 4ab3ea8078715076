"""Reviews of finished games: each took minutes to work out, so it is kept."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from burgh.core.version import VERSION
from burgh.server.store.schema import REVIEWS
from burgh.server.store.upsert import put

if TYPE_CHECKING:
    from burgh.server.store.store import Store

Json = dict[str, Any]


class Reviews:
    """The review of each game: of this very record, by the engine of today."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, game: str, record: str) -> Json | None:
        """The review of a game, if it is of this record and engine."""
        asked = select(REVIEWS.c.body).where(
            REVIEWS.c.game == game,
            REVIEWS.c.record == digest(record),
            REVIEWS.c.engine == VERSION,
        )
        body = await self._store.read(lambda connection: connection.execute(asked).scalar())
        return None if body is None else msgspec.json.decode(body)

    async def keep(self, game: str, record: str, review: Json) -> None:
        """Keep a review in place of an older one."""
        body = msgspec.json.encode(review)
        row = {"game": game, "record": digest(record), "engine": VERSION, "body": body}
        await self._store.write(lambda connection: put(connection, REVIEWS, row))


def digest(record: str) -> str:
    """Tell a record from all others."""
    return hashlib.sha256(record.encode()).hexdigest()
