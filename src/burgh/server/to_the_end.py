"""Work that is carried out to its end, even if whoever asked for it goes meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from burgh.server.problems import fault, problem_of

T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do the work and give what came of it.

    Whoever waits for it may be cancelled: a socket that closes in mid-sentence. The work goes on.
    That it was refused concerns nobody then, and a fault of ours is still noted.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(note_unheard)
        raise


def note_unheard(task: asyncio.Future[Any]) -> None:
    """Look at what came of work that nobody waits for."""
    error = None if task.cancelled() else task.exception()
    if isinstance(error, Exception) and problem_of(error) is None:
        fault(error, work="unheard")
