"""A node for tests, as a program: tables over a database and a bus, and people who play by rote.

Arguments: database, Redis, table, then the names of the people who sit here. A line on the input
names one more. It prints `ready`, `ack SEQ` for what was acknowledged, `told SEQ...` for what a
person here was told, and `ended`.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable

import msgspec

from burgh.server.bots import Bots
from burgh.server.bus import bus_at
from burgh.server.catch_up import CatchUp
from burgh.server.clocks import Clocks
from burgh.server.hub import Hub, Listener
from burgh.server.routine import Routine
from burgh.server.store import Store
from burgh.server.sweep import Sweep
from burgh.server.tables import Tables
from burgh.server.workers import Workers
from burgh.table import events as log
from burgh.table import wire
from burgh.table.deciding import confirm
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting

read = msgspec.json.Decoder(wire.Answers).decode


def say(*words: object) -> None:
    """Print a line at once."""
    print(*words, flush=True)


class Node:
    """One process that serves a game."""

    def __init__(self, tables: Tables, key: str) -> None:
        self.tables = tables
        self.key = key
        self.people: set[str] = set()
        self.turn = asyncio.Event()

    async def sit(self, name: str) -> None:
        """Let a person sit down here, listen, and play."""
        async with self.tables.reading(self.key) as table:
            seat = table.seats_of(name)[0]
        listener = Listener(name, seat)
        listener.is_ready = True
        self.tables.hub.join(self.key, listener)
        self.people.add(name)
        self.turn.set()
        asyncio.get_running_loop().create_task(self.hear(listener))

    async def hear(self, listener: Listener) -> None:
        """Print what a person is told."""
        while (message := await listener.outbox.take()) is not None:
            happened = read(message)
            assert isinstance(happened, wire.Happened)
            say("told", *(event.seq for event in happened.events))
            self.turn.set()

    async def play(self) -> None:
        """Decide for the people here whenever it is their turn."""
        while True:
            await self.turn.wait()
            self.turn.clear()
            async with self.tables.reading(self.key) as table:
                ended = table.has_ended
            if ended:
                say("ended")
                return
            try:
                say("ack", await self.tables.do(self.key, self.move))
                self.turn.set()
            except Refused:
                continue

    def move(self, table: Sitting) -> list[log.Event]:
        """Make the first legal move, if somebody here is to decide."""
        if table.turn < 0 or table.chairs[table.turn].person not in self.people:
            raise Refused("not_your_turn", "it is somebody else's turn")
        game = table.playing()
        return confirm(table, table.turn, game.ply, [game.legal_moves[0]], "")


async def main(database: str, redis: str, key: str, people: list[str]) -> None:
    """Serve until the game is over."""
    store = await Store.open(database, migrate=True)
    bus = bus_at(redis)
    tables = Tables(store, Hub(), bus, time.time)
    crew = Workers(1)
    bots = Bots(tables, crew)
    rounds = Sweep(tables, bots, Clocks(time.time, bots.wake), patience=2.0, every=1.0)
    parts: list[Workers | Bots | Routine] = [crew, bots, rounds, CatchUp(tables, every=0.5)]
    await bus.open()
    for part in parts:
        await part.start()
    node = Node(tables, key)
    for name in people:
        await node.sit(name)
    say("ready")
    listening = asyncio.create_task(take_more(node))
    await node.play()
    listening.cancel()
    for part in reversed(parts):
        await part.stop()
    await bus.close()
    await store.close()


async def take_more(node: Node) -> None:
    """Let people sit down whose names come in."""
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    while line := await reader.readline():
        done: Awaitable[None] = node.sit(line.decode().strip())
        await done


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]))
