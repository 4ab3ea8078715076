"""Several processes serve one game: PostgreSQL and Redis between them, or one database file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from redis.exceptions import TimeoutError as RedisTimeout

from burgh.server.bus import Control, LocalBus, bus_at
from burgh.server.catch_up import CatchUp
from burgh.server.hub import Hub, Listener
from burgh.server.redis_bus import RedisBus
from burgh.server.store import Store
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table import wire
from burgh.table.deciding import confirm
from burgh.table.sitting import Sitting
from tests.patience import PATIENCE
from tests.server.serving import Browser, choose, serving, settings_for
from tests.server.sitting import asynchronous, bot, lay, move, person, sitting, until
from tests.server.store.conftest import needs_postgresql, postgresql_database

TABLE = "table0000abc"
ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
HOT_SEAT = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "me"}]}
REDIS = os.environ.get("BURGH_TEST_REDIS", "")
needs_redis = pytest.mark.skipif(not REDIS, reason="BURGH_TEST_REDIS names no Redis to test with")


@pytest.fixture
def database() -> Iterator[str]:
    """Give an empty PostgreSQL database."""
    yield from postgresql_database()


@pytest.fixture
def channel() -> str:
    """Give a channel of its own to a test."""
    return f"test-{os.urandom(6).hex()}"


@contextlib.asynccontextmanager
async def closed_at_last(store: Store) -> AsyncIterator[Store]:
    """Give a store and close it in the end."""
    try:
        yield store
    finally:
        await store.close()


class Node:
    """A node in a process of its own, and what it has printed so far."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.acknowledged: list[int] = []
        self.told: set[int] = set()
        self.words: list[str] = []
        self.reading = asyncio.create_task(self.read())

    @classmethod
    async def start(cls, *arguments: str) -> Node:
        """Start one and wait until it serves."""
        program = ("-m", "tests.server.node", *arguments)
        node = cls(await asyncio.create_subprocess_exec(
            sys.executable, *program, stdin=PIPE, stdout=PIPE
        ))  # fmt: skip
        await until(lambda: "ready" in node.words or node.reading.done())
        return node

    async def read(self) -> None:
        """Note what the node prints."""
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            word, *numbers = line.decode().split()
            self.words.append(word)
            if word == "ack":
                self.acknowledged += map(int, numbers)
            elif word == "told":
                self.told |= set(map(int, numbers))

    async def end(self) -> None:
        """Kill it, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.reading
        await self.process.communicate()


@needs_postgresql
@needs_redis
@asynchronous
async def test_a_game_goes_on_when_a_node_is_killed(database: str) -> None:
    """Ada on one node and Bob on another see each other's moves and a bot's; one node dies.

    Ada comes back on the other, and the game ends with everything that was acknowledged.
    """
    async with closed_at_last(await Store.open(database, migrate=True)) as store:
        tables = Tables(store, Hub(), LocalBus(), time.time)
        await lay(tables, TABLE, [person("ada"), person("bob"), bot(1)], options={"players": 3})
        acknowledged = await played_on_two_nodes(database)
        rows = await store.events(TABLE)
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert rows[-1].kind == "ended"
    for seq in acknowledged:
        assert rows[seq].kind in ("moved", "ended")
    moved = [log.read(row.body) for row in rows if row.kind == "moved"]
    assert {event.seat for event in moved if isinstance(event, log.Moved)} == {0, 1, 2}


async def played_on_two_nodes(database: str) -> list[int]:
    """Play a game to its end, with a node that is killed; gives what was acknowledged."""
    first = await Node.start(database, REDIS, TABLE, "ada")
    second = await Node.start(database, REDIS, TABLE, "bob")
    try:
        await until(lambda: len(first.acknowledged) >= 5 and len(second.acknowledged) >= 5)
        await until(lambda: set(second.acknowledged[:4]) <= first.told)
        await until(lambda: set(first.acknowledged[:4]) <= second.told)
        await first.end()
        assert second.process.stdin is not None
        second.process.stdin.write(b"ada\n")
        await until(lambda: "ended" in second.words)
    finally:
        await first.end()
        await second.end()
    return first.acknowledged + second.acknowledged


@contextlib.asynccontextmanager
async def two_buses(channel: str) -> AsyncIterator[tuple[RedisBus, RedisBus]]:
    """Give two processes' buses on one channel, both listening; Redis knows them by its name."""
    url = f"{REDIS}?client_name={channel}"
    buses = RedisBus(url, channel=channel), RedisBus(url, channel=channel)
    for bus in buses:
        await bus.open()
    for bus in buses:
        await bus.is_listening.wait()
    try:
        yield buses
    finally:
        for bus in buses:
            await bus.close()


@needs_redis
@asynchronous
async def test_others_are_told_and_oneself_is_not(channel: str) -> None:
    """(game, seq) and a message reach the other process, and nothing else travels."""
    got: list[object] = []

    async def heard(game: str, seq: int) -> None:
        got.append((game, seq))

    async def never(game: str, seq: int) -> None:
        got.append("own voice")

    async with two_buses(channel) as (here, there):
        here.listen_events(never)
        there.listen_events(heard)
        there.listen_messages(lambda game, message: got.append((game, message)))
        await here.publish(TABLE, 7)
        await here.broadcast(TABLE, b"look")
        await until(lambda: len(got) == 2)
    assert got == [(TABLE, 7), (TABLE, b"look")]


@needs_redis
@asynchronous
async def test_nonsense_on_the_channel_is_left_alone(channel: str) -> None:
    """A message nobody of us wrote stops nothing."""
    got: list[int] = []

    async def heard(game: str, seq: int) -> None:
        got.append(seq)

    async with two_buses(channel) as (here, there):
        there.listen_events(heard)
        await here.redis.publish(channel, b"\xff nonsense")
        await here.publish(TABLE, 1)
        await until(lambda: got)
    assert got == [1]


@needs_redis
@asynchronous
async def test_a_bus_comes_back_when_its_connection_is_cut(channel: str) -> None:
    """Every connection it hears by is closed under its feet; later news arrive all the same."""
    got: list[int] = []

    async def heard(game: str, seq: int) -> None:
        got.append(seq)

    async with two_buses(channel) as (here, there):
        there.listen_events(heard)
        for client in await here.redis.client_list():
            # Ours alone: other tests use this Redis at the same time.
            if "subscribe" in client["cmd"] and client["name"] == channel:
                await here.redis.client_kill_filter(_id=client["id"])
        await until(lambda: not there.is_listening.is_set())
        await there.is_listening.wait()
        await here.publish(TABLE, 2)
        await until(lambda: 2 in got)


@asynchronous
async def test_a_server_runs_without_redis() -> None:
    """Where Redis does not answer, publishing neither waits nor fails."""
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        bus = bus_at(f"redis://127.0.0.1:{nobody.getsockname()[1]}")
        await bus.open()
        for seq in range(20_000):
            await bus.publish(TABLE, seq)
        assert isinstance(bus, RedisBus)
        assert not bus.is_listening.is_set()
        await bus.close()


@asynchronous
async def test_a_bus_ends_though_redis_takes_its_cancelling_for_a_failure() -> None:
    """As when a connection closes too slowly: the bus would try again, for ever."""
    bus = RedisBus("redis://127.0.0.1:1")
    swallowed = 0

    async def listening() -> None:
        nonlocal swallowed
        try:
            await asyncio.sleep(PATIENCE)
        except asyncio.CancelledError:
            if swallowed:
                raise
            swallowed += 1
            raise RedisTimeout("closing took too long") from None

    task = asyncio.create_task(bus.keep(listening))
    bus.tasks = [task]
    await asyncio.sleep(0)
    await bus.close()
    assert (task.cancelled(), swallowed) == (True, 1)


@asynchronous
async def test_lost_news_is_caught_up(tmp_path: Path) -> None:
    """Two processes on one database and no bus: a listener is told of every move all the same."""
    async with sitting(tmp_path) as here, sitting(tmp_path) as there:
        await lay(here, TABLE, [person("ada"), person("bob")])
        listener = Listener("bob", 1)
        listener.is_ready = True
        there.hub.join(TABLE, listener)
        async with there.reading(TABLE):
            pass
        seq = await move(here, TABLE, 0)
        await CatchUp(there).tick()
        message = await wire_happened(listener)
        assert [event.seq for event in message.events] == [seq]
        assert message.seen is not None
        assert message.seen.ply == 1


@asynchronous
async def test_a_table_is_not_older_than_what_was_seen_of_it(tmp_path: Path) -> None:
    """No news, no catching up: who has seen a move elsewhere finds it, and so do listeners."""
    async with sitting(tmp_path) as here, sitting(tmp_path) as there:
        await lay(here, TABLE, [person("ada"), person("bob")])
        listener = Listener("bob", 1)
        listener.is_ready = True
        there.hub.join(TABLE, listener)
        async with there.reading(TABLE):
            pass
        seq = await move(here, TABLE, 0)
        async with there.reading(TABLE) as table:
            assert table.seq == seq - 1
        async with there.reading(TABLE, seq) as table:
            assert (table.seq, table.ply) == (seq, 1)
        assert [event.seq for event in (await wire_happened(listener)).events] == [seq]


@asynchronous
async def test_who_claims_to_have_seen_more_gets_what_there_is(tmp_path: Path) -> None:
    """At once, and nobody else is bothered with news that are none."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, [person("ada"), person("bob")])
        listener = Listener("bob", 1)
        listener.is_ready = True
        tables.hub.join(TABLE, listener)
        async with tables.reading(TABLE, 10**9) as table:
            assert table.seq == 1
        assert not listener.outbox.waiting


@asynchronous
async def test_a_client_that_saw_a_move_never_sees_less_at_another_node(tmp_path: Path) -> None:
    """By socket with `after` or `seen`, by HTTP with the header: table, view, replay, branch."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings) as (here, _),
        serving(settings) as (there, app),
        Browser(here) as ada,
        ada.move_to(there) as moved,
    ):
        for how in ("after", "seen", "", "/views/1", "/replay"):
            table = (await ada.post("/api/tables", HOT_SEAT))["table"]
            key, turn = table["id"], table["turn"][0]
            path = f"/api/tables/{key}"
            await moved.get(path)  # in memory there from now on
            async with ada.at(key, turn) as line:
                await choose(line, turn, random.Random(1))
            seq = (await ada.get(path))["seq"]
            if how in ("after", "seen"):
                async with moved.at(key, turn) as line:
                    await line.send(wire.Sit(turn, **{how: seq}))
                    welcome = await line.until(wire.Welcome)
                    assert (welcome.table.seq, welcome.seen.ply) == (seq, 1)
            else:
                headers = {"x-burgh-seen": str(seq)}
                answer = await moved.http.get(path + how, headers=headers)
                assert answer.status_code == 200, answer.text
                assert app.state.runtime.tables.live[key].seq == seq


@asynchronous
async def test_who_was_given_a_seat_elsewhere_may_sit_down_here(tmp_path: Path) -> None:
    """The news of it was lost and the client says nothing of what it saw: the log knows."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings) as (here, _),
        serving(settings) as (there, app),
        Browser(here) as ada,
        Browser(here) as bob,
        bob.move_to(there) as moved,
    ):
        asked = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "link"}]}
        opened = await ada.post("/api/tables", asked)
        key, secret = opened["table"]["id"], opened["links"][0]["secret"]
        async with app.state.runtime.tables.reading(key):
            pass  # in memory there from now on
        await bob.post(f"/api/tables/{key}/join", {"seat": 1, "secret": secret, "name": "Bob"})
        async with moved.at(key, 1) as line:
            await line.send(wire.Sit(1))
            assert (await line.until(wire.Welcome)).seen.seat == 1


@asynchronous
async def test_what_ended_elsewhere_can_be_gone_on_with(tmp_path: Path) -> None:
    """Who saw the end asks another node for a branch or a rematch: it knows of the end by then."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings) as (here, app),
        serving(settings) as (there, _),
        Browser(here) as ada,
        ada.move_to(there) as moved,
    ):
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        await moved.get(f"/api/tables/{key}")
        seq = await app.state.runtime.tables.do(key, lambda _: [log.Ended()])
        assert await moved.get(f"/api/tables/{key}/record?seen={seq}")  # a plain link
        moved.http.headers["x-burgh-seen"] = str(seq)
        assert await moved.post("/api/branches", {"table": key, "ply": 0}, 201)
        assert await moved.post(f"/api/tables/{key}/rematch", {}, 200)


@asynchronous
async def test_nonsense_about_what_was_seen_is_refused_with_its_place(tmp_path: Path) -> None:
    """A header that is no number, and one that is beyond any log."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        path = f"/api/tables/{(await ada.post('/api/tables', ALONE))['table']['id']}"
        for seen, status in (("x", 400), ("-2", 400), ("999999999999", 200), ("9" * 30, 200)):
            answer = await ada.http.get(path, headers={"x-burgh-seen": seen})
            assert answer.status_code == status, answer.text
        bad = await ada.http.get(path, headers={"x-burgh-seen": "x"})
        assert bad.json()["where"] == "seen"


@asynchronous
async def test_two_processes_that_move_at_once_do_not_both(tmp_path: Path) -> None:
    """The same decision is made once; the other is told that it came too late."""
    async with sitting(tmp_path) as here, sitting(tmp_path) as there:
        await lay(here, TABLE, [person("ada"), person("bob")])
        async with there.reading(TABLE):
            pass
        found = await asyncio.gather(
            *(decide(tables, number) for number, tables in enumerate([here, there] * 3)),
            return_exceptions=True,
        )
        done = [each for each in found if isinstance(each, int)]
        refused = [getattr(each, "code", each) for each in found if not isinstance(each, int)]
        assert done == [2]
        assert refused == ["stale"] * 5
        assert len(await here.store.events(TABLE)) == 3


async def decide(tables: Tables, number: int) -> int:
    """Make the first decision of the game, as somebody who has seen nothing of another."""

    def wish(table: Sitting) -> list[log.Event]:
        game = table.playing()
        first = game.title.moves.name(game.start, game.start.legal()[0])
        return confirm(table, 0, 0, [first], f"key-{number:04}")

    return await tables.do(TABLE, wish)


async def wire_happened(listener: Listener) -> wire.Happened:
    """Give the next message to a listener."""
    sent = await asyncio.wait_for(listener.outbox.take(), PATIENCE)
    assert sent is not None
    found = msgspec.json.decode(sent, type=wire.Answers)
    assert isinstance(found, wire.Happened)
    return found


@needs_redis
@asynchronous
async def test_what_is_done_everywhere_reaches_other_nodes_by_its_word(channel: str) -> None:
    """Whoever listens for the word gets it; the node that said it does not hear itself."""
    heard: list[tuple[str, Control]] = []

    def listener(name: str) -> Callable[[Control], Awaitable[None]]:
        async def receive(control: Control) -> None:
            heard.append((name, control))

        return receive

    async with two_buses(channel) as (here, there):
        for name, bus in (("here", here), ("there", there)):
            bus.listen_control("end sockets", listener(name))
        here.publish_control(Control("something newer"))
        sent = Control("end sockets", ("bob",), "table", "removed")
        here.publish_control(sent)
        await until(lambda: heard)
        assert heard == [("there", sent)]
