"""Reading: one question, one connection, and a database's troubles in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from burgh.server.store.trouble import unavailable

T = TypeVar("T")


async def ask(engine: AsyncEngine, question: Callable[[Connection], T]) -> T:
    """Give the answer to a question, or raise `Unavailable`."""
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(question)
    except Exception as error:
        trouble = unavailable(error)
        if trouble is None:
            raise
        raise trouble from error
