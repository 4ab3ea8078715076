"""Upgrades: databases of earlier commits are played on; nodes of two versions serve together."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from burgh.server.bots import Bots
from burgh.server.bus import LocalBus
from burgh.server.catch_up import CatchUp
from burgh.server.clocks import Clocks
from burgh.server.hub import Hub, Listener
from burgh.server.store import Row, Store, restore
from burgh.server.store.migrations import HEAD
from burgh.server.sweep import Sweep
from burgh.server.tables import Tables, summary
from burgh.server.verify import verify_games
from burgh.server.workers import Workers
from burgh.table import events as log
from burgh.table.refused import Refused
from burgh.table.wire import Clock
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import asynchronous, lay, move, person, sitting
from tests.server.store.conftest import Opened, opened, postgresql, url  # noqa: F401 - fixtures

DATABASES = Path(__file__).parents[1] / "data" / "databases"
DUMPS = sorted(DATABASES.glob("*.sql"))
BACKUPS = sorted(DATABASES.glob("*.backup"))
NEWER, KNOWN = "aaaaaaaaaaaa", "bbbbbbbbbbbb"
TWO = [person("ada"), person("bob")]
UNKNOWN = {
    "kind": b'{"kind":"vacation","seat":0,"days":3}',
    "field": b'{"kind":"left","seat":0,"because":"supper"}',
    "value": b'{"kind":"asked","seat":0,"what":"a walk"}',
    "nested": b'{"kind":"opened","title":"suburbia","options":{},"host":"h","sealed":"",'
    b'"engine":"9.0.0","data":"","seats":[{"kind":"person","team":1}]}',
}


def laid_out(dump: Path, folder: Path) -> Path:
    """Make a database file of its text."""
    file = folder / "burgh.db"
    connection = sqlite3.connect(file)
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()
    return file


async def played_on(store: Store) -> set[str]:
    """Hold every game to its log, then make a move at each that is being played; gives titles."""
    assert {game: found async for game, found in verify_games(store)} == dict.fromkeys(
        await store.games()
    )
    tables = Tables(store, Hub(), LocalBus(), lambda: 2e9)
    titles = set()
    for game in await store.playing():
        async with tables.reading(game.game) as table:
            turn, ply = table.turn, table.ply
        await move(tables, game.game, turn)
        async with tables.reading(game.game) as table:
            assert table.ply == ply + 1
        titles.add(game.title)
    assert not [found async for _, found in verify_games(store) if found is not None]
    return titles


def test_there_are_databases_of_earlier_commits() -> None:
    """Each as the file itself and as its own backup; `tools/old_database.py` wrote them."""
    assert len(DUMPS) >= 2
    assert [each.stem for each in DUMPS] == [each.stem for each in BACKUPS]


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
@asynchronous
async def test_a_database_of_an_earlier_commit_is_played_on(tmp_path: Path, dump: Path) -> None:
    """Opened, brought up to date, verified; a game of every title goes on from mid-play."""
    file = laid_out(dump, tmp_path)
    store = await Store.open(f"sqlite:///{file}")
    try:
        assert await store.schema() == HEAD
        assert await played_on(store) == {"bigcity", "skylines", "suburbia"}
        assert {each.status for each in await store.tables(listed=None)} == {
            *("open", "playing", "ended")
        }
    finally:
        await store.close()


@pytest.mark.parametrize("file", BACKUPS, ids=lambda file: file.stem)
@asynchronous
async def test_a_backup_of_an_earlier_commit_is_played_on(url: str, file: Path) -> None:  # noqa: F811
    """Whichever database it is restored into."""
    rows = await restore(url, file)
    assert rows["games"] == 5
    store = await Store.open(url)
    try:
        assert await played_on(store) == {"bigcity", "skylines", "suburbia"}
    finally:
        await store.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
@asynchronous
async def test_people_of_an_earlier_commit_find_their_games(tmp_path: Path, dump: Path) -> None:
    """An account opened then still opens; its games are there, and the note beside one."""
    laid_out(dump, tmp_path)
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        account = {"account": "ada", "password": "correct horse battery"}
        await ada.post("/api/session", account)
        await ada.greet()
        lists = await ada.get("/api/tables")
        mine = [*lists["mine"], *lists["ended"]]
        assert len(mine) == 5
        notes = [await ada.get(f"/api/tables/{each['id']}/note") for each in mine]
        assert {"text": "watch the lake"} in notes


# --- a node meets what a newer one has written ---------------------------------------------------


async def written_by_newer(tables: Tables, key: str, body: bytes) -> None:
    """Append an event as a newer node would."""
    async with tables.reading(key) as table:
        seq, told = table.seq + 1, summary(table)
    kind = str(msgspec.json.decode(body)["kind"])
    row = Row(key, seq, tables.clock(), kind, body)
    await tables.store.append([row], msgspec.structs.replace(told, seq=seq))


@pytest.mark.parametrize("body", UNKNOWN.values(), ids=UNKNOWN)
def test_what_is_not_known_is_from_a_newer_node(body: bytes) -> None:
    """A kind, a field, a value: to pass over it would be to play another game."""
    with pytest.raises(log.NewerEvent):
        log.read(body)


@pytest.mark.parametrize("body", [UNKNOWN["kind"], UNKNOWN["field"]], ids=["kind", "field"])
@asynchronous
async def test_an_older_node_leaves_such_a_table_to_the_newer(tmp_path: Path, body: bytes) -> None:
    """It is refused with a word, never written to, nobody is kept there; other games go on."""
    async with sitting(tmp_path) as newer, sitting(tmp_path) as older:
        for key in (NEWER, KNOWN):
            await lay(newer, key, TWO)
            async with older.reading(key):
                pass
        listener = Listener("ada", 0)
        listener.is_ready = True
        older.hub.join(NEWER, listener)
        await written_by_newer(newer, NEWER, body)
        before = await newer.store.events(NEWER)
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await move(older, NEWER, 0)
            assert refused.value.code == "newer"
        assert await newer.store.events(NEWER) == before
        assert listener.outbox.waiting.popleft() is None  # let go, to come back
        assert await move(older, KNOWN, 0) > 0


@asynchronous
async def test_whoever_is_there_when_it_happens_is_let_go(tmp_path: Path) -> None:
    """Catching up, the older node finds that it cannot follow: its people come back elsewhere."""
    async with sitting(tmp_path) as newer, sitting(tmp_path) as older:
        await lay(newer, NEWER, TWO)
        await lay(newer, KNOWN, TWO)
        listeners = {}
        for key in (NEWER, KNOWN):
            async with older.reading(key):
                pass
            listeners[key] = Listener("ada", 0)
            listeners[key].is_ready = True
            older.hub.join(key, listeners[key])
        await written_by_newer(newer, NEWER, UNKNOWN["kind"])
        await move(newer, KNOWN, 0)
        await CatchUp(older).tick()
        assert listeners[NEWER].outbox.waiting.popleft() is None
        assert await listeners[KNOWN].outbox.take() is not None


@asynchronous
async def test_rounds_go_on_past_what_only_newer_nodes_know(tmp_path: Path) -> None:
    """Even where the very first event is not known: its clock is looked at by a newer node."""
    async with sitting(tmp_path) as tables:
        await lay(tables, NEWER, TWO, clock=Clock(10))
        await lay(tables, KNOWN, TWO, clock=Clock(10))
        await tables.store.write(
            lambda connection: (
                connection.execute(
                    text("UPDATE events SET body = :body WHERE game = :game AND seq = 0"),
                    {"body": UNKNOWN["nested"], "game": NEWER},
                ).rowcount
            )
        )
    async with sitting(tmp_path) as tables:
        bots = Bots(tables, Workers())
        clocks = Clocks(tables.clock, bots.wake)
        await Sweep(tables, bots, clocks).once(0.0)
        assert set(clocks.running) == {KNOWN}


@asynchronous
async def test_a_log_of_a_newer_engine_is_not_called_broken(tmp_path: Path) -> None:
    """A move that this engine does not know, in a game that a newer one opened."""
    async with sitting(tmp_path) as tables:
        await lay(tables, NEWER, TWO)
        async with tables.reading(NEWER) as table:
            opened_by = msgspec.structs.replace(table.plan, engine="9.0.0")
        body = log.write(opened_by)
        await tables.store.write(
            lambda connection: (
                connection.execute(
                    text("UPDATE events SET body = :body WHERE seq = 0"), {"body": body}
                ).rowcount
            )
        )
        tables.forget(NEWER)
        moved = log.write(log.Moved(seat=0, moves=("dance",)))
        await written_by_newer(tables, NEWER, moved)
        tables.forget(NEWER)
        with pytest.raises(Refused) as refused:
            async with tables.reading(NEWER):
                pass
        assert refused.value.code == "newer"


@asynchronous
async def test_it_is_told_to_come_back(tmp_path: Path) -> None:
    """503 over HTTP, 1013 on the socket: the next try may reach a newer node. Lists go on."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        wish = {"title": "suburbia", "seats": [{"kind": "me"}] * 2}
        key = (await ada.post("/api/tables", wish))["table"]["id"]
        other = (await ada.post("/api/tables", wish))["table"]["id"]
        tables = app.state.runtime.tables
        await written_by_newer(tables, key, b'{"kind":"sat","seat":0,"name":"x","robe":"red"}')
        tables.forget(key)
        answer = await ada.http.get(f"/api/tables/{key}")
        assert (answer.status_code, answer.json()["code"]) == (503, "newer")
        assert answer.headers["retry-after"]
        assert [each["id"] for each in (await ada.get("/api/tables"))["mine"]] == [other]
        async with connect(f"{base.replace('http', 'ws')}/api/tables/{key}/socket") as line:
            assert '"newer"' in str(await line.recv())
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 1013


@asynchronous
async def test_nodes_of_two_versions_serve_one_game(opened: Opened) -> None:  # noqa: F811
    """The tables have been added to; an older node that was running, and one that starts now,
    play on with a newer one, move by move, and nothing is lost."""
    async with opened() as running:
        before = Tables(running, Hub(), LocalBus(), lambda: 2e9)
        await lay(before, KNOWN, TWO)

        def expand(connection: object) -> None:
            for statement in (
                "ALTER TABLE games ADD COLUMN colour TEXT",
                f"UPDATE alembic_version SET version_num = '9999', least = '{HEAD}'",
            ):
                connection.execute(text(statement))  # type: ignore[attr-defined]

        await running.write(expand)
        async with opened() as started:
            after = Tables(started, Hub(), LocalBus(), lambda: 2e9)
            for number in range(12):
                tables = (before, after)[number % 2]
                await CatchUp(tables).tick()
                async with tables.reading(KNOWN) as table:
                    assert table.ply == number
                    turn = table.turn
                await move(tables, KNOWN, turn)
        rows = await running.events(KNOWN)
        assert [row.seq for row in rows] == list(range(len(rows)))
        assert sum(row.kind == "moved" for row in rows) == 12
