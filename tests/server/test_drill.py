"""The drill: back up while people play, restore elsewhere, verify, play on."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from burgh.server.bus import LocalBus
from burgh.server.hub import Hub
from burgh.server.store import Store, back_up, restore
from burgh.server.tables import Tables
from burgh.server.verify import verify_games
from burgh.table.refused import Refused
from tests.server.sitting import asynchronous, lay, move, person, until
from tests.server.store.conftest import url  # noqa: F401 - a fixture

TITLES = ("suburbia", "bigcity", "skylines")
GAMES = [f"{title[:8]:0<8}{number:04d}" for title in TITLES for number in range(3)]
ENOUGH = 4  # moves at every table before the backup begins


class Load:
    """People who play at every table, as fast as they can, until they are told to stop."""

    def __init__(self, store: Store) -> None:
        self.tables = Tables(store, Hub(), LocalBus(), lambda: 2e9)
        self.acknowledged = dict.fromkeys(GAMES, 0)
        self.is_on = True

    async def play(self, game: str) -> None:
        """Play at a table to its end, or as long as there is load."""
        while self.is_on:
            async with self.tables.reading(game) as table:
                turn = table.turn
            with contextlib.suppress(Refused):
                self.acknowledged[game] = await move(self.tables, game, turn)
            await asyncio.sleep(0)


@asynchronous
async def test_a_backup_under_load_is_restored_and_played_on(
    tmp_path: Path,
    url: str,  # noqa: F811
) -> None:
    """All that was acknowledged before it began is in it, every game is whole, and goes on."""
    source, file = f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "kept"
    store = await Store.open(source)
    try:
        load = Load(store)
        for game in GAMES:
            title = next(each for each in TITLES if game.startswith(each[:8]))
            await lay(load.tables, game, [person("ada"), person("bob")], title=title)
        playing = [asyncio.create_task(load.play(game)) for game in GAMES]
        await until(lambda: min(load.acknowledged.values()) >= ENOUGH)
        before = dict(load.acknowledged)
        await back_up(source, file)
        load.is_on = False
        await asyncio.gather(*playing)
        logs = {game: await store.events(game) for game in GAMES}
    finally:
        await store.close()
    await restore(url, file)
    again = await Store.open(url)
    try:
        assert {game: wrong async for game, wrong in verify_games(again)} == dict.fromkeys(GAMES)
        elsewhere = Tables(again, Hub(), LocalBus(), lambda: 2e9)
        for game, log in logs.items():
            restored = await again.events(game)
            assert len(restored) > before[game]
            assert restored == log[: len(restored)]
            async with elsewhere.reading(game) as table:
                turn = table.turn
            assert turn < 0 or await move(elsewhere, game, turn) >= len(restored)
    finally:
        await again.close()
