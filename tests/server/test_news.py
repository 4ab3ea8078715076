"""An answer comes first, views follow: in order, none left out, nothing before it is written."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgh.server.hub import Listener
from burgh.server.store import Unavailable
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table import wire
from burgh.table.deciding import confirm
from burgh.table.refused import Refused
from burgh.table.seats import sit_down
from burgh.table.sitting import Sitting
from tests.patience import PATIENCE
from tests.server.serving import Browser, choose, serving, settings_for
from tests.server.sitting import asynchronous, lay, move, person, sitting, until

TABLE = "table0000abc"
TWO = (person("ada"), person("bob"))

read = msgspec.json.Decoder(wire.Answers).decode


def join(tables: Tables, name: str, seat: int) -> Listener:
    """Let somebody listen who has been welcomed."""
    listener = Listener(name, seat)
    listener.is_ready = True
    tables.hub.join(TABLE, listener)
    return listener


def inbox(listener: Listener) -> list[wire.Happened]:
    """Take what was sent to a listener."""
    found = []
    while listener.outbox.waiting:
        sent = listener.outbox.waiting.popleft()
        assert sent is not None
        message = read(sent)
        assert isinstance(message, wire.Happened)
        found.append(message)
    return found


async def all_sent(tables: Tables) -> None:
    """Wait until nobody waits for news."""
    await until(lambda: not tables.news.fresh)


def first_legal(table: Sitting) -> list[log.Event]:
    """Whoever decides makes their first legal move."""
    game = table.playing()
    return confirm(table, game.turn, game.ply, [game.legal_moves[0]], "")


@asynchronous
async def test_an_answer_comes_before_any_view(tmp_path: Path) -> None:
    """It is given when the commit is done: before anything is sent, before a watcher is told."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        ada, bob = join(tables, "ada", 0), join(tables, "bob", 1)
        order: list[str] = []
        tables.watchers.append(lambda *_: order.append("watcher"))

        def acknowledge(seq: int) -> None:
            order.append(f"answer {seq}")
            assert not ada.outbox.waiting
            assert not bob.outbox.waiting

        seq = await tables.do(TABLE, first_legal, acknowledge)
        written = await tables.store.last_seq(TABLE)
        await all_sent(tables)
        assert order == [f"answer {seq}", "watcher"]
        assert written == seq
        for listener in (ada, bob):
            (message,) = inbox(listener)
            assert [event.seq for event in message.events] == [seq]
            assert message.seen is not None
            assert message.seen.seq == seq


@asynchronous
async def test_what_happened_meanwhile_comes_with_one_view(tmp_path: Path) -> None:
    """Both events in their order, and the view after the last; nobody misses one."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        ada, bob = join(tables, "ada", 0), join(tables, "bob", 1)
        async with tables.reading(TABLE) as table:  # who holds a table holds its news up
            for _ in range(3):
                await tables.commit(table, first_legal(table))
            assert not ada.outbox.waiting
        await all_sent(tables)
        for listener in (ada, bob):
            (message,) = inbox(listener)
            assert [event.seq for event in message.events] == [2, 3, 4]
            assert message.seen is not None
            assert (message.seen.seq, message.seen.ply) == (4, 3)


@asynchronous
async def test_many_moves_are_all_told_in_order(tmp_path: Path) -> None:
    """However views and moves come to lie: each event once, each view as new as its last event."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO, title="bigcity")
        listeners = [join(tables, "ada", 0), join(tables, "bob", 1), join(tables, "eve", -1)]
        told: dict[Listener, list[int]] = {listener: [] for listener in listeners}
        for number in range(40):
            await tables.do(TABLE, first_legal)
            for listener in listeners[number % 3 :]:
                for message in inbox(listener):
                    told[listener] += [event.seq for event in message.events]
                    assert message.seen is not None
                    assert message.seen.seq == told[listener][-1] == message.table.seq
        await all_sent(tables)
        for listener in listeners:
            told[listener] += [e.seq for message in inbox(listener) for e in message.events]
            assert told[listener] == list(range(2, 42))


@asynchronous
async def test_whoever_decides_is_served_before_those_who_look_on(tmp_path: Path) -> None:
    """At every table: a view that somebody waits for to go on comes first."""
    keys = [f"table0000ab{letter}" for letter in "cdef"]
    async with sitting(tmp_path) as tables:
        sent: list[int] = []
        for key in keys:
            await lay(tables, key, TWO)
            for name, seat in (("eve", -1), ("ada", 0), ("bob", 1)):
                listener = Listener(name, seat)
                listener.is_ready = True
                listener.send = noting(sent, key, listener, tables)  # type: ignore[method-assign, assignment]
                tables.hub.join(key, listener)
        await asyncio.gather(*(tables.do(key, first_legal) for key in keys))
        await all_sent(tables)
        assert sorted(sent) == [0] * 8 + [1] * 4
        assert sent == sorted(sent, reverse=True)


def noting(
    sent: list[int], key: str, listener: Listener, tables: Tables
) -> Callable[[bytes], None]:
    """Note whether a message goes to whoever decides."""
    return lambda _: sent.append(int(tables.live[key].turn == listener.seat))


@asynchronous
async def test_nothing_is_told_before_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a move is on its way to the disk nobody hears of it; if it fails, nobody ever does."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        ada = join(tables, "ada", 0)
        told: list[str] = []
        tables.watchers.append(lambda *_: told.append("watcher"))
        tables.movers.append(lambda *_: told.append("mover"))
        begun, fails = asyncio.Event(), asyncio.Event()

        async def append(*_: object, **__: object) -> None:
            begun.set()
            await fails.wait()
            raise Unavailable("gone")

        with monkeypatch.context() as patched:
            patched.setattr(tables.store, "append", append)
            moving = asyncio.create_task(
                tables.do(TABLE, first_legal, lambda seq: told.append(str(seq)))
            )
            await begun.wait()
            tables.news.wake(TABLE)
            await asyncio.sleep(0)
            assert (list(ada.outbox.waiting), told) == ([], [])
            fails.set()
            with pytest.raises(Unavailable):
                await moving
        async with tables.reading(TABLE) as table:
            assert table.seq == 1
        assert (list(ada.outbox.waiting), told) == ([], [])


@asynchronous
async def test_a_write_that_fails_does_not_swallow_the_news_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One move is written, the next one is not: the first is told, from the log."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        ada = join(tables, "ada", 0)

        async def append(*_: object, **__: object) -> None:
            raise Unavailable("gone")

        with monkeypatch.context() as patched:
            async with tables.reading(TABLE) as table:
                await tables.commit(table, first_legal(table))
                patched.setattr(tables.store, "append", append)
                with pytest.raises(Unavailable):
                    await tables.commit(table, first_legal(table))
                assert not ada.outbox.waiting
        sent = await asyncio.wait_for(ada.outbox.take(), PATIENCE)
        message = read(sent or b"")
        assert isinstance(message, wire.Happened)
        assert message.seen is not None
        assert [event.seq for event in message.events] == [message.seen.seq] == [2]


@asynchronous
async def test_a_refused_wish_wakes_nobody(tmp_path: Path) -> None:
    """What changes nothing is told to nobody, and answered to nobody."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        ada = join(tables, "ada", 0)
        told: list[int] = []

        def refused(_: Sitting) -> list[log.Event]:
            raise Refused("not_your_turn", "seat 1 is to decide")

        with pytest.raises(Refused):
            await tables.do(TABLE, refused, told.append)
        assert (told, not ada.outbox.waiting) == ([], True)
        await move(tables, TABLE, 0)
        await all_sent(tables)
        assert len(inbox(ada)) == 1


@asynchronous
async def test_over_a_socket_the_answer_comes_before_the_view(tmp_path: Path) -> None:
    """And the view that comes then is not older than the answer."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
        table = (await ada.post("/api/tables", {"title": "suburbia", "seats": seats}))["table"]
        (seat,) = table["turn"]
        async with ada.at(table["id"], seat) as line:
            await choose(line, seat, random.Random(1))
            kinds = [type(message) for message in line.heard[1:]]
            assert kinds == [wire.Confirmed, wire.Happened]
            confirmed, happened = line.heard[1:]
            assert isinstance(confirmed, wire.Confirmed)
            assert isinstance(happened, wire.Happened)
            assert happened.seen is not None
            assert happened.seen.seq >= confirmed.seq


@asynchronous
async def test_those_who_look_on_are_sent_the_same_bytes(tmp_path: Path) -> None:
    """However many they are, their view is made and written out once."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        crowd = [join(tables, name, -1) for name in ("eve", "fay", "gil")]
        ada = join(tables, "ada", 0)
        await tables.do(TABLE, first_legal)
        await all_sent(tables)
        sent = [each.outbox.waiting.popleft() for each in crowd]
        assert sent[0] is sent[1] is sent[2]
        assert ada.outbox.waiting.popleft() != sent[0]


@asynchronous
async def test_rows_of_seats_are_written_where_somebody_sits_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move changes no seat; the lists know who sits where all the same."""
    async with sitting(tmp_path) as tables:
        written: list[bool] = []
        append = tables.store.append

        async def noted(*rows: Any, has_seats: bool = True, **more: Any) -> None:
            written.append(has_seats)
            await append(*rows, has_seats=has_seats, **more)

        monkeypatch.setattr(tables.store, "append", noted)
        await lay(tables, TABLE, [person("ada"), log.Plan("open")])
        await tables.do(TABLE, lambda t: sit_down(t, "bob", "bob", None, by_link=False))
        await tables.do(TABLE, first_legal)
        assert written == [True, True, False]
        (mine,) = await tables.store.games_of("bob")
        assert [seat.person for seat in mine.seats] == ["ada", "bob"]


@asynchronous
async def test_what_was_sent_at_once_is_not_looked_for_again(tmp_path: Path) -> None:
    """News that had to go before something else leave nothing to send, and that is no fault."""
    async with sitting(tmp_path) as tables:
        await lay(tables, TABLE, TWO)
        ada = join(tables, "ada", 0)
        faults: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: faults.append(about))
        table = tables.live[TABLE]
        tables.news.add(table, table.entries[-1:])
        tables.news.flush(table)
        await asyncio.sleep(0)
        assert len(inbox(ada)) == 1
        assert faults == []
