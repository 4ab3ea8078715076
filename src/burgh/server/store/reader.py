"""Reading: one question, one connection, and a database's troubles in words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from burgh.server.store.trouble import in_words

T = TypeVar("T")


async def ask(engine: AsyncEngine, question: Callable[[Connection], T]) -> T:
    """Give the answer to a question, or raise `Unavailable`."""
    with put_in_words():
        async with engine.connect() as connection:
            return await connection.run_sync(question)


@contextlib.contextmanager
def put_in_words() -> Iterator[None]:
    """Let a driver's errors rise as ours."""
    try:
        yield
    except Exception as error:
        said = in_words(error)
        if said is error:
            raise
        raise said from error
