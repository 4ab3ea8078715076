"""The fair queue: who opens fifty tables waits longer, nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from burgh.server import bots as bot_seats
from burgh.server import jobs
from burgh.server.bots import Bots
from burgh.server.clocks import Clocks
from burgh.server.fair import AGED, Claim, FairQueue, Full, Rank
from burgh.server.hub import Listener
from burgh.server.sweep import Sweep
from burgh.server.tables import Tables
from burgh.server.workers import BOTS_A_PERSON, Lane, Order, Workers
from tests.server.sitting import Hands, asynchronous, bot, lay, move, person, sitting, until


def queue(clock: Hands | None = None) -> FairQueue[str]:
    """Give an empty queue."""
    return FairQueue[str](4096, 64, clock or Hands())


def test_one_who_opens_many_tables_has_one_place() -> None:
    """57 costly jobs of one guest: a small one elsewhere is the very next, again and again."""
    line = queue()
    for number in range(57):
        line.put(f"costly {number}", Claim("eve", f"eve {number}", 2.0))
    assert line.take() == "costly 0"
    for number in range(20):
        line.put(f"small {number}", Claim("ada", "ada", 0.05))
        assert line.take() == f"small {number}"


def test_everybody_gets_the_same_time() -> None:
    """Not the same number of jobs: while one has 20 seconds, another has about 20 as well."""
    line = queue()
    had = {"eve": 0.0, "ada": 0.0}
    cost = {"eve": 2.0, "ada": 0.25}
    for who in had:
        line.put(who, Claim(who, who, cost[who]))
    while had["eve"] < 20.0:
        taken = line.take()
        assert taken is not None
        had[taken] += cost[taken]
        line.put(taken, Claim(taken, taken, cost[taken]))
    assert abs(had["ada"] - had["eve"]) <= 2.0


def test_who_has_had_no_more_than_others_is_not_remembered() -> None:
    """Ten thousand who come once leave nothing behind; who is ahead of all stays known."""
    line = queue()
    line.put("eve", Claim("eve", "eve", 1e6))
    line.take()
    for number in range(10_000):
        line.put(f"{number}", Claim(f"guest {number}", f"table {number}", 1.0))
        line.take()
    assert max(len(line.people.had), len(line.tables.had)) <= 2_000
    line.put("eve again", Claim("eve", "eve", 1.0))
    line.put("a guest", Claim("somebody", "somewhere", 1.0))
    assert line.take() == "a guest"


def test_who_is_forgotten_while_their_job_takes_longer_is_charged_for_it() -> None:
    """The time they had counts from where the others are."""
    line = queue()
    eve = Claim("eve", "eve", 0.1)
    line.put("eve", eve)
    line.take()
    for number in range(1_000):
        line.put(f"{number}", Claim("ada", "ada", 1.0))
        line.take()
    line.people.had.pop("eve", None)
    line.settle(eve, 60.0)
    line.put("eve again", Claim("eve", "eve", 1.0))
    line.put("a guest", Claim("somebody", "somewhere", 1.0))
    assert line.take() == "a guest"


def test_what_took_longer_than_expected_is_put_right() -> None:
    """Who is expected to take a moment and takes a minute has had a minute."""
    line = queue()
    eve = Claim("eve", "eve", 0.1)
    line.put("eve", eve)
    assert line.take() == "eve"
    line.settle(eve, 60.0)
    line.put("eve again", Claim("eve", "eve", 0.1))
    for number in range(10):
        line.put(f"ada {number}", Claim("ada", "ada", 1.0))
    assert [line.take() for _ in range(10)] == [f"ada {number}" for number in range(10)]


def test_nobody_saves_up() -> None:
    """Who comes after a quiet hour has the next turn, not the next hundred."""
    line = queue()
    for number in range(50):
        line.put(f"eve {number}", Claim("eve", "eve", 1.0))
    for _ in range(20):
        line.take()
    for number in range(10):
        line.put(f"ada {number}", Claim("ada", "ada", 1.0))
    taken = [str(line.take())[:3] for _ in range(10)]
    assert taken.count("eve") in (4, 5, 6)


def test_tables_of_one_person_share_alike() -> None:
    """A host of a whole club: a quick bot does not wait for all the slow ones, again and again."""
    line = queue()
    for number in range(30):
        line.put(f"slow {number}", Claim("host", f"slow {number}", 2.0))
    for _ in range(5):
        line.take()
    line.put("quick", Claim("host", "quick", 0.1))
    taken = [line.take() for _ in range(27)]
    assert taken.index("quick") == 25  # the others had nothing yet
    for number in range(3):
        line.put(f"slow {number}", Claim("host", f"slow {number}", 2.0))
    line.put("quick", Claim("host", "quick", 0.1))
    assert line.take() == "quick"


def test_where_somebody_waits_comes_first() -> None:
    """Then games of those who are away, and last bots among themselves."""
    line = queue()
    for rank in (Rank.ALONE, Rank.SEATED, Rank.WATCHED):
        line.put(rank.name, Claim(rank.name, rank.name, 1.0, rank))
    assert list(line.drain()) == ["WATCHED", "SEATED", "ALONE"]


def test_a_game_of_people_does_not_wait_for_ever() -> None:
    """After a minute it is as urgent as one that is watched; bots among themselves never are."""
    clock = Hands()
    line = queue(clock)
    line.put("away", Claim("ada", "ada", 1.0, Rank.SEATED))
    line.put("bots", Claim("bot", "bot", 1.0, Rank.ALONE))
    clock.now += AGED
    line.put("watched", Claim("eve", "eve", 1.0))
    assert list(line.drain()) == ["away", "watched", "bots"]


def test_who_comes_to_a_table_is_waited_for() -> None:
    """What lies in the queue for it is as urgent as if they had been there."""
    line = queue()
    line.put("one", Claim("ada", "one", 1.0, Rank.ALONE))
    line.put("two", Claim("bob", "two", 1.0, Rank.SEATED))
    line.promote("one")
    assert list(line.drain()) == ["one", "two"]


def test_a_queue_has_an_end() -> None:
    """In all, and for each person; others still have room then."""
    line = FairQueue[int](5, 2, Hands())
    line.put(1, Claim("ada"))
    line.put(2, Claim("ada"))
    with pytest.raises(Full):
        line.put(3, Claim("ada"))
    for number, who in enumerate(("bob", "bob", "eve")):
        line.put(number, Claim(who))
    with pytest.raises(Full):
        line.put(4, Claim("zoe"))


def test_a_place_is_where_it_comes() -> None:
    """Counted without taking anything; what is not there has none."""
    line = queue()
    jobs_of = [f"job {number}" for number in range(6)]
    for number, job in enumerate(jobs_of):
        line.put(job, Claim("eve" if number < 4 else job, job, 1.0))
    places = [line.place(job) for job in jobs_of]
    taken = list(line.drain())
    assert [taken[place] for place in places if place is not None] == jobs_of
    assert line.place("job 0") is None


# --- at tables -----------------------------------------------------------------------------------


class Desk:
    """A stand-in for the processes: it notes what it is given, and answers when it may."""

    def __init__(self) -> None:
        self.given: list[Order] = []
        self.may = asyncio.Semaphore(0)

    async def ask(self, _: Lane, order: Order) -> Any:
        self.given.append(order)
        await self.may.acquire()
        job = order.job
        assert isinstance(job, jobs.Choose)
        return jobs.do(jobs.Choose(job.view, "random", job.seed), lambda _: None)


@contextlib.asynccontextmanager
async def playing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, clock: Hands | None = None
) -> AsyncIterator[tuple[Tables, Bots, Desk]]:
    """Give tables with bots whose thoughts the test allows one by one."""
    desk = Desk()

    async def ask(lane: Lane, order: Order) -> Any:
        return await desk.ask(lane, order)

    monkeypatch.setattr(Lane, "ask", ask)
    async with sitting(folder, clock=clock or Hands()) as tables:
        crew = Workers(1)
        bots = Bots(tables, crew)
        await crew.start()
        await bots.start()
        try:
            yield tables, bots, desk
        finally:
            await bots.stop()
            await crew.stop()


@asynchronous
async def test_a_bot_elsewhere_answers_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dozen tables of four strong bots, and one with a person: hers waits for one decision."""
    async with playing(tmp_path, monkeypatch) as (tables, bots, desk):
        for number in range(12):
            tables.hub.join(f"eve{number}", Listener("eve"))
            await lay(tables, f"eve{number}", [bot(5)] * 4, options={"players": 4}, host="eve")
        tables.hub.join("ada", Listener("ada"))
        await lay(tables, "ada", [person("ada"), bot(1)], host="ada")
        await until(lambda: len(tables.live) == 13 and desk.given)
        assert desk.given[0].claim.person == "eve"
        await move(tables, "ada", 0)
        await until(lambda: bots.workers.queues["bot"].fair.of("ada"))
        desk.may.release()  # what is being thought about now
        await until(lambda: len(desk.given) == 2)
        assert desk.given[1].claim == Claim("ada", "ada", desk.given[1].claim.cost, Rank.WATCHED)


@asynchronous
async def test_one_person_does_not_fill_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many tables wait and no more; the rest is found again by the round over the tables."""
    async with playing(tmp_path, monkeypatch) as (tables, bots, desk):
        bots.workers.queues["bot"].fair.most_a_person = 3
        for number in range(6):
            await lay(tables, f"eve{number}", [bot(1), bot(1)], host="eve")
        await until(lambda: len(bots.thinking) == 4 and desk.given)  # one is thought about
        assert bots.workers.numbers()["bot"][:2] == (3, 1)
    assert BOTS_A_PERSON > 57


@asynchronous
async def test_bots_among_themselves_slow_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while without anybody a decision now and then; who comes to look sets them going."""
    clock = Hands()
    async with playing(tmp_path, monkeypatch, clock) as (tables, bots, desk):
        await lay(tables, "abc", [bot(1), bot(1)])
        await until(lambda: desk.given)
        clock.now += bot_seats.A_WHILE
        desk.may.release()
        await until(lambda: len(desk.given) == 2)  # the first of the slow ones
        desk.may.release()
        await until(lambda: not bots.thinking)
        sweep = Sweep(tables, bots, Clocks(clock, bots.wake))
        await sweep.once(0.0)
        await until(lambda: not bots.thinking)
        assert len(desk.given) == 2
        clock.now += bot_seats.SLOWLY
        await sweep.once(0.0)
        await until(lambda: len(desk.given) == 3)
        desk.may.release()
        await until(lambda: not bots.thinking)
        tables.hub.join("abc", Listener("eve"))
        for number in (4, 5, 6):
            await until(lambda: len(desk.given) == number)  # noqa: B023 - waited for here
            assert desk.given[-1].claim.rank == Rank.WATCHED
            desk.may.release()
