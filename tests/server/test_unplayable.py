"""A game that cannot be played any more: one game less, told in words, and nothing else stops."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from burgh.server.bots import Bots
from burgh.server.catch_up import CatchUp
from burgh.server.clocks import Clocks
from burgh.server.store import Row
from burgh.server.sweep import Sweep
from burgh.server.tables import Tables, summary
from burgh.server.workers import Workers
from burgh.table import events as log
from burgh.table.refused import Refused
from burgh.table.wire import Clock
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import Hands, asynchronous, lay, move, person, sitting

BROKEN, WHOLE = "aaaaaaaaaaaa", "bbbbbbbbbbbb"
TWO = [person("ada"), person("bob")]
TEN = Clock(10)


async def spoil(tables: Tables, key: str) -> None:
    """Write a move no engine knows, as a changed pack would have it."""
    async with tables.reading(key) as table:
        seq, told = table.seq + 1, summary(table)
    moved = log.Moved(seat=0, moves=("dance",))
    row = Row(key, seq, tables.clock(), log.kind_of(moved), log.write(moved))
    await tables.store.append([row], msgspec.structs.replace(told, seq=seq))


@asynchronous
async def test_rounds_go_on_past_a_game_that_cannot_be_played(tmp_path: Path) -> None:
    """The clock of the next one is found all the same."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        for key in (BROKEN, WHOLE):
            await lay(tables, key, TWO, clock=TEN)
        await spoil(tables, BROKEN)
    async with sitting(tmp_path, clock=hands) as tables:
        with pytest.raises(Refused) as refused:
            async with tables.reading(BROKEN):
                pass
        assert refused.value.code == "unplayable"
        bots = Bots(tables, Workers())
        clocks = Clocks(hands, bots.wake)
        await Sweep(tables, bots, clocks).once(0.0)
        assert clocks.running == {WHOLE: hands.now + TEN.budget}


@asynchronous
async def test_news_of_other_games_is_heard(tmp_path: Path) -> None:
    """A game that another node has carried on in its own way spoils no catching up."""
    async with sitting(tmp_path) as here, sitting(tmp_path) as there:
        for key in (BROKEN, WHOLE):
            await lay(here, key, TWO)
            async with there.reading(key):
                pass
        await spoil(here, BROKEN)
        await move(here, WHOLE, here.live[WHOLE].turn)
        await CatchUp(there).tick()
        assert there.live[WHOLE].ply == 1
        assert BROKEN not in there.live


@asynchronous
async def test_it_is_told_in_words(tmp_path: Path) -> None:
    """Over HTTP and over the socket; lists, which play nothing, still have it."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        table = await ada.post("/api/tables", {"title": "suburbia", "seats": [{"kind": "me"}] * 2})
        key = table["table"]["id"]
        await spoil(app.state.runtime.tables, key)
        app.state.runtime.tables.forget(key)
        assert (await ada.get(f"/api/tables/{key}", 409))["code"] == "unplayable"
        assert [each["id"] for each in (await ada.get("/api/tables"))["mine"]] == [key]
        url = f"{base.replace('http', 'ws')}/api/tables/{key}/socket"
        async with connect(url) as line:
            assert '"unplayable"' in str(await line.recv())
