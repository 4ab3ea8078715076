"""A storm of moves for tests, as a program that is killed again and again.

It has everything imported and then, for each line of its input, begins a process that plays many
games on one database file. That one prints its own number, then a line for each acknowledged move:
the game and the key of the request. It never ends by itself.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time

import burgh
from burgh.server.bus import LocalBus
from burgh.server.hub import Hub
from burgh.server.store import Store
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table.deciding import confirm
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting
from tests.server.sitting import lay, person

GAMES = 6


async def storm(database: str) -> None:
    """Play at all tables at once, for ever."""
    store = await Store.open(database)
    tables = Tables(store, Hub(), LocalBus(), time.time)
    say(os.getpid())
    await asyncio.gather(*(play(tables, number) for number in range(GAMES)))


async def play(tables: Tables, number: int) -> None:
    """Play game after game at one place."""
    for round_number in range(1_000_000):
        key = f"game{number}x{round_number}"
        try:
            async with tables.reading(key) as table:
                ended = table.has_ended
        except Refused:
            await lay(tables, key, [person("ada"), person("bob")], seed=number)
            ended = False
        while not ended:
            ended = await step(tables, key)


async def step(tables: Tables, key: str) -> bool:
    """Make one decision and print it once it is acknowledged; says whether it ended the game."""
    request = secrets.token_hex(8)

    def wish(table: Sitting) -> list[log.Event]:
        game = table.playing()
        legal = game.legal_moves
        move = legal[len(legal) // 2]
        return confirm(table, table.turn, table.ply, [move], request)

    await tables.do(key, wish)
    say(key, request)
    return tables.live[key].has_ended


def say(*words: object) -> None:
    """Print a line in one piece, at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def main(database: str) -> None:
    """Begin a storm for every line that comes in."""
    burgh.new("suburbia", players=2)
    while sys.stdin.readline():
        child = os.fork()
        if child == 0:
            asyncio.run(storm(database))
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main(sys.argv[1])
