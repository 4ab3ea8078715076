"""How tests of the server sit down: a store in a file, tables over it, people and bots."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import burgh
from burgh.server.bus import Bus, LocalBus
from burgh.server.deal import draw
from burgh.server.hub import Hub
from burgh.server.store import Store
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table.deciding import confirm
from burgh.table.sitting import Sitting
from burgh.table.wire import Clock
from tests.patience import PATIENCE


class Hands:
    """A clock that stands still until somebody moves it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let pytest run a coroutine; what hangs is given up."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), PATIENCE))

    return run


@contextlib.asynccontextmanager
async def sitting(
    folder: Path, *, clock: Callable[[], float] = time.time, bus: Bus | None = None
) -> AsyncIterator[Tables]:
    """Give tables over a database in a folder."""
    store = await Store.open(f"sqlite:///{folder / 'burgh.db'}")
    try:
        yield Tables(store, Hub(clock), bus or LocalBus(), clock)
    finally:
        await store.close()


def person(name: str) -> log.Plan:
    """Plan a seat for a person."""
    return log.Plan("person", name, name)


def bot(level: int) -> log.Plan:
    """Plan a seat for a bot."""
    return log.Plan("bot", level=level)


async def lay(
    tables: Tables,
    key: str,
    seats: Sequence[log.Plan],
    *,
    title: str = "suburbia",
    options: dict[str, Any] | None = None,
    clock: Clock | None = None,
    hints: bool = True,
    seed: int | None = 7,
    is_chosen: bool = False,
    host: str = "host",
) -> None:
    """Open a table and, if every seat is taken, begin."""
    chosen: dict[str, Any] = options if options is not None else {"players": 2}
    deal = draw(seed)
    played = burgh.title(title)
    opened = log.Opened(
        title=title,
        options=chosen,
        seats=tuple(seats),
        host=host,
        sealed=deal.digest(title, chosen),
        engine=burgh.__version__,
        data=played.printed.version(played.options.read(chosen)),
        clock=clock,
        hints=hints,
        is_chosen=is_chosen,
    )
    await tables.open(key, opened, deal)


async def move(tables: Tables, key: str, seat: int, *, at: int = 0) -> int:
    """Let a seat make one of its legal moves."""

    def wish(table: Sitting) -> list[log.Event]:
        game = table.playing()
        return confirm(table, seat, game.ply, [game.legal_moves[at]], "")

    return await tables.do(key, wish)


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is so; a test that waits too long is ended by its own time."""
    while not true():  # noqa: ASYNC110 - there is no event for most of it
        await asyncio.sleep(0.01)
