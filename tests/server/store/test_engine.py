"""The way to a database: what its connections keep."""

from __future__ import annotations

import gc
from pathlib import Path

from sqlalchemy import Connection, text

from burgh.server.store import engine
from burgh.server.store.engine import MOST_PREPARED, address, make_database
from tests.server.sitting import asynchronous


def prepared() -> int:
    """Count the prepared statements of this process."""
    gc.collect()
    return sum(type(each).__name__ == "Statement" for each in gc.get_objects())


@asynchronous
async def test_rare_statements_are_not_kept_at_every_connection(tmp_path: Path) -> None:
    """They take memory of the C library: a server grew by them for an hour."""
    database = make_database(address(f"sqlite:///{tmp_path / 'burgh.db'}"))
    before = prepared()
    try:
        for number in range(5 * MOST_PREPARED):

            def ask(connection: Connection, number: int = number) -> int:
                return int(connection.execute(text(f"SELECT {number}")).scalar_one())

            assert await database.run(ask) == number
        assert prepared() - before <= MOST_PREPARED + engine.READERS
    finally:
        await database.close()
