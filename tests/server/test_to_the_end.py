"""What was begun is carried out, whoever waits for it; what nobody hears is no complaint."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest
from structlog.testing import capture_logs

from burgh.server.faults import FAULTS
from burgh.server.store import Unavailable
from burgh.server.to_the_end import to_the_end
from burgh.table.refused import Refused
from tests.server.sitting import asynchronous


class Work:
    """Waits for its moment, then ends as it was told."""

    def __init__(self, ending: Exception | int) -> None:
        self.ending = ending
        self.moment = asyncio.Event()
        self.is_done = False

    async def run(self) -> int:
        await self.moment.wait()
        self.is_done = True
        if isinstance(self.ending, Exception):
            raise self.ending
        return self.ending


async def leave(work: Work) -> list[Any]:
    """Go before the work is done; gives what the event loop complains of, and the log tells."""
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about))
    waiting = asyncio.create_task(to_the_end(work.run()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    del waiting
    with capture_logs() as lines:
        work.moment.set()
        for _ in range(3):
            await asyncio.sleep(0)
        gc.collect()  # the loop complains of an error nobody read when its task is collected
    assert work.is_done
    return complaints + [line["event"] for line in lines]


@asynchronous
async def test_who_waits_hears_what_came_of_it() -> None:
    """An answer is given, a refusal is raised."""
    done, refused = Work(7), Work(Refused("game_over", "the game is over"))
    done.moment.set()
    refused.moment.set()
    assert await to_the_end(done.run()) == 7
    with pytest.raises(Refused):
        await to_the_end(refused.run())


@asynchronous
async def test_who_has_gone_leaves_no_complaint_about_a_refusal() -> None:
    """Work goes on without whoever asked; that it was refused is told to nobody."""
    for ending in (7, Refused("game_over", "the game is over"), Unavailable("full", "no room")):
        assert await leave(Work(ending)) == []


@asynchronous
async def test_a_fault_that_nobody_hears_is_noted() -> None:
    """What is no refusal is our fault, whoever is there."""
    before = FAULTS["unheard"]
    assert await leave(Work(RuntimeError("a mistake"))) == ["fault"]
    assert FAULTS["unheard"] == before + 1
