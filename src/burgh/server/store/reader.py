"""Reading: one question, one connection, and a database's troubles in words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TypeVar

from sqlalchemy import Connection

from burgh.server.store.engine import Database, Mode
from burgh.server.store.errors import store_error

T = TypeVar("T")


async def ask(database: Database, question: Callable[[Connection], T], mode: Mode = "read") -> T:
    """The answer to a question, or raise `Unavailable`."""
    with as_store_errors():
        return await database.run(question, mode)


@contextlib.contextmanager
def as_store_errors() -> Iterator[None]:
    """Let a driver's errors rise as ours."""
    try:
        yield
    except Exception as error:
        said = store_error(error)
        if said is error:
            raise
        raise said from error
