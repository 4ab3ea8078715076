"""The log: appended in order, one writer a number, committed before it is acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from burgh.server.store import Conflict, Deal, SeatRow, Store, Unavailable, writer
from tests.server.store.conftest import Opened, asynchronous
from tests.server.store.games import play, row, summary


@asynchronous
async def test_events_come_back_as_they_were_appended(opened: Opened) -> None:
    """In order, after any number, through a store opened again."""
    async with opened() as store:
        await store.append([row("a", 0, b"\x00\xff"), row("a", 1)], summary("a", 1))
        await play(store, "a", 2)
        await play(store, "b", 0)
    async with opened() as store:
        assert await store.events("a") == [row("a", 0, b"\x00\xff"), row("a", 1), row("a", 2)]
        assert await store.events("a", after=1) == [row("a", 2)]
        assert await store.events("nobody") == []
        assert (await store.last_seq("a"), await store.last_seq("nobody")) == (2, -1)


@pytest.mark.parametrize("many", [1, 6, 255, 600])
@asynchronous
async def test_however_many_come_at_once_all_is_written(opened: Opened, many: int) -> None:
    """Rows go to SQLite by many in one statement, and none is left between two of them."""
    async with opened() as store:
        games = [f"g{i:03}" for i in range(many)]
        lead = [store.append([row(game, 0, game.encode())], summary(game, 0)) for game in games]
        await asyncio.gather(*lead)
        on = [store.append([row(game, 1)], summary(game, 1, result=game)) for game in games]
        await asyncio.gather(*on)
        for game in games:
            assert await store.events(game) == [row(game, 0, game.encode()), row(game, 1)]
            assert await store.summary(game) == summary(game, 1, result=game)


@asynchronous
async def test_who_comes_second_is_overtaken(opened: Opened) -> None:
    """And neither the log nor the summary holds anything of what they wanted."""
    async with opened() as store, opened() as other:
        await play(store, "a", 0)
        await store.append([row("a", 1, b"first")], summary("a", 1, result="first"))
        with pytest.raises(Conflict) as told:
            await other.append([row("a", 1, b"second")], summary("a", 1, result="second"))
        assert (told.value.game, told.value.seq) == ("a", 1)
        assert (await other.events("a"))[-1].body == b"first"
        found = await other.summary("a")
        assert found is not None
        assert found.result == "first"


@asynchronous
async def test_who_is_overtaken_spoils_nobody_else(opened: Opened) -> None:
    """Of many appends that share a transaction only the one that came too late fails."""
    async with opened() as store:
        await play(store, "late", 0)
        wanted = [store.append([row(f"g{i}", 0)], summary(f"g{i}", 0)) for i in range(20)]
        wanted.insert(7, store.append([row("late", 0, b"other")], summary("late", 0)))
        answers = await asyncio.gather(*wanted, return_exceptions=True)
        assert isinstance(answers.pop(7), Conflict)
        assert answers == [None] * 20
        assert [await store.last_seq(f"g{i}") for i in range(20)] == [0] * 20
        assert (await store.events("late"))[0].body == b"{}"


@asynchronous
async def test_what_builds_on_an_overtaken_event_is_overtaken_too(opened: Opened) -> None:
    """Even where its own number is still free."""
    async with opened() as store:
        await play(store, "a", 0)
        answers = await asyncio.gather(
            store.append([row("a", 0, b"other")], summary("a", 0)),
            store.append([row("a", 1)], summary("a", 1)),
            return_exceptions=True,
        )
        assert [type(found) for found in answers] == [Conflict, Conflict]
        assert await store.last_seq("a") == 0


@asynchronous
async def test_a_log_has_no_holes(opened: Opened) -> None:
    """Who has missed an append, their own that failed perhaps, cannot go on as if it were there."""
    async with opened() as store:
        await play(store, "a", 0)
        for game, seq in (("a", 2), ("new", 1)):
            with pytest.raises(Conflict):
                await play(store, game, seq)
        assert await store.last_seq("a") == 0
        assert await store.summary("new") is None


@asynchronous
async def test_the_same_append_again_counts_as_written(opened: Opened) -> None:
    """Who lost the acknowledgement may ask again; the event is there once."""
    async with opened() as store:
        await play(store, "a", 0, 1)
        await play(store, "a", 0, 1)
        assert await store.events("a") == [row("a", 0), row("a", 1)]


@asynchronous
async def test_two_nodes_at_one_game_lose_nothing(opened: Opened) -> None:
    """Whoever is overtaken reads the log and goes on; every number has one author."""
    async with opened() as one, opened() as two:
        written: dict[int, bytes] = {}

        async def node(store: Store, name: bytes) -> None:
            for _ in range(20):
                seq = await store.last_seq("a") + 1
                try:
                    await store.append([row("a", seq, name)], summary("a", seq))
                except Conflict:
                    continue
                assert seq not in written
                written[seq] = name

        await asyncio.gather(node(one, b"one"), node(two, b"two"))
        log = await one.events("a")
        assert [event.seq for event in log] == list(range(len(log)))
        assert {event.seq: event.body for event in log} == written


@pytest.mark.parametrize(
    "rows",
    [[], [row("a", 1), row("a", 3)], [row("b", 3)], [row("a", 4)], [row("a", 3), row("a", 2)]],
)
@asynchronous
async def test_rows_lead_up_to_the_summary(rows: list[object]) -> None:
    """Anything else is a mistake of the server and is not written."""
    store = await Store.open("sqlite://")
    with pytest.raises(ValueError, match="lead up to event 3"):
        await store.append(rows, summary("a", 3))  # type: ignore[arg-type]
    await store.close()


@asynchronous
async def test_an_acknowledged_append_is_committed(tmp_path: Path) -> None:
    """Another connection sees it at once, and SQLite is asked for full durability."""
    file = tmp_path / "burgh.db"
    store = await Store.open(f"sqlite:///{file}")
    for seq in range(5):
        await play(store, "a", seq)
        with sqlite3.connect(file) as other:
            assert other.execute("SELECT max(seq) FROM events").fetchone() == (seq,)
        other.close()

    def pragmas(connection: object) -> list[object]:
        ask = connection.exec_driver_sql  # type: ignore[attr-defined]
        return [ask(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

    assert await store.write(pragmas) == ["wal", 2]
    await store.close()


@asynchronous
async def test_closing_writes_what_waits(opened: Opened) -> None:
    """And takes nothing more."""
    async with opened() as store:
        waiting = [asyncio.create_task(play(store, f"g{i}", 0)) for i in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 50
        with pytest.raises(Unavailable) as told:
            await play(store, "late", 0)
        assert told.value.reason == "closed"
        with pytest.raises(Unavailable):
            await store.events("late")
    async with opened() as store:
        assert len(await store.tables()) == 50


@asynchronous
async def test_more_than_can_wait_wait_for_room(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storm is written bit by bit; closing in the middle of it answers everybody."""
    monkeypatch.setattr(writer, "MOST_WAITING", 3)
    monkeypatch.setattr(writer, "MOST_AT_ONCE", 2)
    async with opened() as store:
        await asyncio.gather(*(play(store, f"g{i}", 0) for i in range(20)))
        storm = [asyncio.create_task(play(store, f"h{i}", 0)) for i in range(20)]
        await asyncio.sleep(0)
        await store.close()
        answers = await asyncio.gather(*storm, return_exceptions=True)
        assert {type(found) for found in answers} <= {type(None), Unavailable}
    async with opened() as store:
        found = {summary.game for summary in await store.tables()}
        assert found == {f"g{i}" for i in range(20)} | {
            f"h{i}" for i, answer in enumerate(answers) if answer is None
        }


@asynchronous
async def test_who_stops_waiting_spoils_nobody_else(opened: Opened) -> None:
    """A client that goes away in mid-append takes no other append with it."""
    async with opened() as store:
        tasks = [asyncio.create_task(play(store, f"g{i}", 0)) for i in range(10)]
        await asyncio.sleep(0)
        tasks[3].cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(answers.pop(3), asyncio.CancelledError)
        assert answers == [None] * 9
        await play(store, "g3", 0)
        assert await store.last_seq("g3") == 0


@asynchronous
async def test_the_deal_is_kept_with_the_first_event(opened: Opened) -> None:
    """A seed of any size, and its salt; a later append does not change it."""
    async with opened() as store:
        deal = Deal("a", 2**200 + 1, b"\x00salt")
        await store.append([row("a", 0)], summary("a", 0), deal=deal)
        await store.append([row("a", 1)], summary("a", 1), deal=Deal("a", 1, b""))
        assert await store.deal("a") == deal
        assert await store.deal("nobody") is None


@asynchronous
async def test_a_store_in_memory_needs_no_file() -> None:
    """For tests and tries: reading and writing at once works there too."""
    store = await Store.open("sqlite://")
    await asyncio.gather(*(play(store, f"g{i}", 0, 1) for i in range(10)))
    found = await asyncio.gather(*(store.events(f"g{i}") for i in range(10)))
    assert [len(events) for events in found] == [2] * 10
    found_seats = await store.summary("g1")
    assert found_seats is not None
    assert found_seats.seats[1] == SeatRow("greedy", "bot")
    await store.close()
