"""Sweep over all games being played: whatever was dropped, by a restart or a dead node, goes on.

A game found waiting for a bot is given to the bots; one with a clock is shown to the clocks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog

from burgh.server.bots import Bots
from burgh.server.clocks import Clocks
from burgh.server.routine import Routine
from burgh.server.store import Store, Summary
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table.refused import Refused

EVERY: Final = 15.0  # seconds
PATIENCE: Final = 30.0  # seconds in which whoever wrote last is trusted to think about it

logger = structlog.get_logger()

Watcher = Callable[[Summary], None]


class Sweep(Routine):
    """Goes over the games being played, at the start and again and again."""

    def __init__(
        self,
        tables: Tables,
        bots: Bots,
        clocks: Clocks,
        *,
        patience: float = PATIENCE,
        every: float = EVERY,
    ) -> None:
        super().__init__("sweep", every, at_once=True)
        self.tables = tables
        self.bots = bots
        self.clocks = clocks
        self.patience = patience
        self.is_first = True
        self.watchers: list[Watcher] = []  # whoever else wants to see every game being played
        self.last_seen: dict[str, int | None] = {}  # game -> event last seen; None: it has no clock

    async def tick(self) -> None:
        """Take up everything that waits at the start; later only what has waited a while."""
        await self.once(0.0 if self.is_first else self.patience)
        self.is_first = False

    async def once(self, patience: float) -> None:
        """Look at every game being played; leave those alone that changed a moment ago."""
        store: Store = self.tables.store
        seen: set[str] = set()
        last = ""
        while games := await store.playing(last):
            for game in games:
                seen.add(game.game)
                await self.visit(game, patience)
            last = games[-1].game
        self.last_seen = {key: seq for key, seq in self.last_seen.items() if key in seen}

    async def visit(self, game: Summary, patience: float) -> None:
        """See to one game."""
        kinds = {game.seats[seat].kind for seat in game.turn}
        if "bot" in kinds and self.tables.clock() - game.changed_at >= patience:
            self.bots.wake(game.game)
        if "person" in kinds:
            await self.show_to_clocks(game)
            for watcher in self.watchers:
                watcher(game)

    async def show_to_clocks(self, game: Summary) -> None:
        """Show a game to the clocks, if it has one and has changed since it was last seen."""
        key = game.game
        if key not in self.last_seen and not await self.has_clock(key):
            self.last_seen[key] = None
        if self.last_seen.get(key, -1) in (game.seq, None):
            return
        try:
            async with self.tables.reading(key) as table:
                self.clocks.watch(table)
                self.last_seen[key] = game.seq
        except Refused as trouble:
            self.last_seen[key] = game.seq  # until something happens there
            logger.warning("sweep_without_table", table=key, why=str(trouble))

    async def has_clock(self, key: str) -> bool:
        """Whether a game is played by the clock: its first event says so."""
        first = await self.tables.store.event(key, 0)
        try:
            opened = log.read(first.body) if first is not None else None
        except log.NewerEvent:
            return False  # a newer node looks at it
        return isinstance(opened, log.Opened) and opened.clock is not None
