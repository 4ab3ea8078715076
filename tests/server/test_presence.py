"""Who is at a table, on whichever node: told as it changes, forgotten where a node is silent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from burgh.server.bus import LocalBus, NodePresence, OnPresence
from burgh.server.hub import Listener
from burgh.server.presence import SILENCE, PresenceExchange
from burgh.server.tables import Tables
from burgh.table import wire
from burgh.table.bots import decider
from burgh.table.deciding import confirm
from burgh.table.wire import Clock
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import Hands, asynchronous, lay, move, person, sitting
from tests.server.test_nodes import REDIS, needs_redis

KEY = "table0000abc"


class Tube(LocalBus):
    """A bus between two processes of a test: what one announces, the other hears at once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.on_presence: OnPresence | None = None
        self.other: Tube | None = None
        self.said: list[NodePresence] = []

    def listen_presence(self, receive: OnPresence) -> None:
        self.on_presence = receive

    def announce(self, game: str, presence: NodePresence) -> None:
        self.said.append(presence)
        if self.other is not None and self.other.on_presence is not None:
            self.other.on_presence(self.name, game, presence)


@asynccontextmanager
async def two_nodes(
    folder: Path, hands: Hands
) -> AsyncIterator[
    tuple[tuple[Tables, Tables], tuple[PresenceExchange, PresenceExchange], tuple[Tube, Tube]]
]:
    """Give two processes' tables on one database, with a tube between them and a game of two."""
    tubes = Tube("here"), Tube("there")
    tubes[0].other, tubes[1].other = tubes[1], tubes[0]
    async with (
        sitting(folder, clock=hands, bus=tubes[0]) as here,
        sitting(folder, clock=hands, bus=tubes[1]) as there,
    ):
        await lay(here, KEY, [person("ada"), person("bob")], clock=Clock(10, 5))
        async with there.reading(KEY):
            pass
        yield (here, there), (PresenceExchange(here), PresenceExchange(there)), tubes


def come(tables: Tables, name: str) -> Listener:
    """Let somebody come to the table, and tell it without waiting for others who come."""
    listener = Listener(name)
    listener.is_ready = True
    tables.hub.join(KEY, listener)
    tell(tables)
    return listener


def go(tables: Tables, listener: Listener) -> None:
    """Let somebody go."""
    tables.hub.leave(KEY, listener, tables.live[KEY])
    tell(tables)


def tell(tables: Tables) -> None:
    """Tell who is at the table."""
    tables.hub.pending_presence[KEY] = tables.live[KEY]
    tables.hub.publish_presence(KEY)


def heard(listener: Listener) -> list[tuple[list[int], int]]:
    """Give what somebody was told of who is there."""
    found = []
    while listener.outbox.waiting:
        message = msgspec.json.decode(listener.outbox.waiting.popleft() or b"", type=wire.Answers)
        assert isinstance(message, wire.Presence)
        found.append((message.present, message.watching))
    return found


@asynchronous
async def test_people_on_two_nodes_see_each_other(tmp_path: Path) -> None:
    """Coming, looking on and going are told to whoever is at the table elsewhere."""
    async with two_nodes(tmp_path, Hands()) as ((here, there), _, tubes):
        ada = come(here, "ada")
        bob = come(there, "bob")
        assert heard(ada) == [([0], 0), ([0, 1], 0)]
        assert heard(bob)[-1] == ([0, 1], 0)
        eve = come(there, "eve")
        assert heard(ada)[-1] == ([0, 1], 1)
        go(there, bob)
        go(there, eve)
        assert heard(ada)[-1] == ([0], 0)
        assert here.hub.remote == {}
        assert [tube.said[-1] for tube in tubes] == [NodePresence(("ada",)), NodePresence()]


@asynchronous
async def test_a_node_that_falls_silent_is_gone(tmp_path: Path) -> None:
    """As long as it says so again and again, its people are there; then no more."""
    hands = Hands()
    async with two_nodes(tmp_path, hands) as ((here, there), (at_ours, at_theirs), (_, tube)):
        ada = come(here, "ada")
        come(there, "bob")
        for _ in range(3):
            hands.now += SILENCE - 1
            await at_theirs.tick()
            await at_ours.tick()
            assert here.hub.present(here.live[KEY]) == [0, 1]
        tube.other = None
        hands.now += SILENCE
        await at_theirs.tick()
        await at_ours.tick()
        assert here.hub.present(here.live[KEY]) == [0]
        assert heard(ada)[-1] == ([0], 0)


@asynchronous
async def test_no_bot_decides_for_somebody_who_is_there_on_another_node(tmp_path: Path) -> None:
    """Who ran out of time once and is back at the table has their time."""
    hands = Hands()
    async with two_nodes(tmp_path, hands) as ((here, there), _, _):
        table = here.live[KEY]
        seat = table.turn
        move_for = table.playing().legal_moves[0]
        await here.do(KEY, lambda t: confirm(t, seat, 0, [move_for], "", away=True))
        await move(here, KEY, 1 - seat)
        assert decider(table, hands.now, here.hub.present(table)) is not None
        come(there, ["ada", "bob"][seat])
        assert decider(table, hands.now, here.hub.present(table)) is None


@needs_redis
@asynchronous
async def test_servers_tell_each_other_who_is_there(tmp_path: Path) -> None:
    """Over Redis: each browser is at another server and sees both present."""
    settings = settings_for(tmp_path, REDIS_URL=REDIS)
    async with (
        serving(settings) as (first, app),
        serving(settings) as (second, other),
        Browser(first) as ada,
        Browser(second) as bob,
    ):
        for each in (app, other):
            await each.state.runtime.bus.is_listening.wait()
        seats = [{"kind": "me"}, {"kind": "open"}]
        key = (await ada.post("/api/tables", {"title": "suburbia", "seats": seats}))["table"]["id"]
        await bob.post(f"/api/tables/{key}/join")
        async with ada.at(key, 0) as here, bob.at(key, 1) as there:
            for line in (here, there):
                await line.until(wire.Presence, lambda told: told.present == [0, 1])
