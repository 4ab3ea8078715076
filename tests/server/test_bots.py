"""Bot seats and the processes they think in."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.server import jobs, workers
from burgh.server.bots import Bots
from burgh.server.clocks import Clocks
from burgh.server.fair import Claim
from burgh.server.store import Unavailable
from burgh.server.sweep import Sweep
from burgh.server.tables import Tables
from burgh.server.workers import Workers
from burgh.table import events as log
from burgh.table.bots import bot_seed, decider
from burgh.table.chat import say
from burgh.table.deciding import take_back
from burgh.table.packed_view import PackedView, pack_view, unpack_view
from burgh.table.questions import ask
from burgh.table.sitting import Sitting
from tests.patience import PATIENCE
from tests.server.sitting import asynchronous, bot, lay, move, person, sitting, until

ENDLESS = "mcts:time=1000"


@contextlib.asynccontextmanager
async def playing(folder: Path, count: int = 1) -> AsyncIterator[tuple[Tables, Bots]]:
    """Give tables with bots at work."""
    async with sitting(folder) as tables:
        crew = Workers(count)
        bots = Bots(tables, crew)
        await crew.start()
        await bots.start()
        try:
            yield tables, bots
        finally:
            await bots.stop()
            await crew.stop()


def live(tables: Tables, key: str) -> Sitting:
    return tables.live[key]


def is_written(tables: Tables, key: str) -> bool:
    """Whether all of a table that is in memory is in the log: who holds it may be ahead of it."""
    return key in tables.live and not tables.is_held(key)


@pytest.mark.parametrize("title", burgh.titles())
@asynchronous
async def test_bots_play_a_game_to_its_end(tmp_path: Path, title: str) -> None:
    """A table of bots alone needs nobody, and the log it leaves is a whole game."""
    async with playing(tmp_path) as (tables, bots):
        await lay(tables, "abc", [bot(1), bot(1)], title=title)
        await until(lambda: not bots.thinking and live(tables, "abc").has_ended)
        rows = await tables.store.events("abc")
        assert rows[-1].kind == "ended"
        assert {row.kind for row in rows} == {"opened", "began", "moved", "ended"}


@asynchronous
async def test_a_bot_answers_a_person(tmp_path: Path) -> None:
    """When a person has decided, the bot decides until the person is to decide again."""
    async with playing(tmp_path) as (tables, bots):
        await lay(tables, "abc", [person("ada"), bot(2)])
        await move(tables, "abc", 0)
        await until(lambda: not bots.thinking and live(tables, "abc").turn == 0)
        moved = [entry.event for entry in live(tables, "abc").entries[2:]]
        assert [event.seat for event in moved if isinstance(event, log.Moved)][:2] == [0, 1]


@asynchronous
async def test_a_chosen_deal_is_played_again_move_by_move(tmp_path: Path) -> None:
    """Bots throw their dice by the deal: two tables of one chosen seed have one course."""
    async with playing(tmp_path) as (tables, _):
        for key in ("abc", "xyz"):
            await lay(tables, key, [bot(1), bot(2)], is_chosen=True)
        await until(lambda: all(live(tables, key).has_ended for key in ("abc", "xyz")))
        courses = [[row.event.moves for row in moved(tables, key)] for key in ("abc", "xyz")]
        assert len(courses[0]) > 20
        assert courses[0] == courses[1]


@asynchronous
async def test_dice_follow_the_deal_and_the_ply_alone(tmp_path: Path) -> None:
    """Who goes back throws no dice again; a deal nobody chose keeps its dice behind its salt."""
    async with sitting(tmp_path) as tables:
        for key in ("abc", "xyz"):
            await lay(tables, key, [person("ada"), bot(1)])
        one, other = live(tables, "abc"), live(tables, "xyz")
        assert bot_seed(one) != bot_seed(other)
        first = bot_seed(one)
        await move(tables, "abc", 0)
        second = bot_seed(one)
        assert second != first
        await tables.do("abc", lambda table: take_back(table, 0, 1, 0, "key-back"))
        assert bot_seed(one) == first
        await move(tables, "abc", 0, at=1)
        assert bot_seed(one) == second


def moved(tables: Tables, key: str) -> list[Any]:
    """Give the entries of a table in which somebody moved."""
    return [entry for entry in live(tables, key).entries if isinstance(entry.event, log.Moved)]


def test_only_the_view_travels() -> None:
    """Two deals that differ in what a seat cannot see make the same job for that seat."""
    game = burgh.new("suburbia", players=2, seed=3)
    other = game.imagine(game.turn, Rng(8))
    assert other.state.pack() != game.state.pack()
    assert pack_view(other.view(game.turn)) == pack_view(game.view(game.turn))


@pytest.mark.parametrize("title", burgh.titles())
def test_a_view_comes_back_from_its_bytes(title: str) -> None:
    """What a worker unpacks is the view that was packed."""
    view = burgh.new(title, players=2, seed=5).view(0)
    again = unpack_view(pack_view(view))
    assert again.state.pack() == view.state.pack()
    assert again.seat == 0


def is_searching(pid: int) -> bool:
    """Say whether a worker is deep in a search: it has used more time than its start takes."""
    fields = about(pid, "stat").rpartition(")")[2].split()
    return int(fields[11]) >= os.sysconf("SC_CLK_TCK") * 0.7


def about(pid: int, file: str) -> str:
    """Read what the system tells about a process."""
    return Path(f"/proc/{pid}/{file}").read_text()


@asynchronous
async def test_a_worker_killed_in_mid_search_is_replaced() -> None:
    """Its job goes to a new process; killed twice, the decision is made greedily."""
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    crew = Workers(1)
    await crew.start()
    lane = crew.lanes[0]
    asked = asyncio.create_task(crew.choose(pack_view(view), ENDLESS, 1))
    killed: set[int] = set()
    for _ in range(2):
        await until(lambda: lane.process and lane.process.pid not in killed)
        assert lane.process is not None
        pid = lane.process.pid
        await until(lambda: is_searching(pid))  # noqa: B023 - waited for here
        killed.add(pid)
        os.kill(pid, signal.SIGKILL)
    assert view.refusal(await asked) is None
    assert lane.process is not None
    assert lane.process.pid not in killed
    await crew.stop()


@asynchronous
async def test_a_search_that_takes_too_long_is_broken_off() -> None:
    """The time of a job is up at some point, whatever the bot thinks."""
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    crew = Workers(1)
    await crew.start()
    with pytest.raises(workers.TimedOut):
        await crew.ask("bot", jobs.Choose(pack_view(view), ENDLESS, 1), 0.5)
    assert view.refusal(await crew.choose(pack_view(view), "random", 1)) is None
    await crew.stop()


@asynchronous
async def test_a_bot_that_cannot_play_plays_greedily() -> None:
    """A job that fails in the worker leaves the worker alive and the decision made."""
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    crew = Workers(1)
    await crew.start()
    assert view.refusal(await crew.choose(pack_view(view), "nobody", 1)) is None
    await crew.stop()


@asynchronous
async def test_where_no_worker_can_live_bots_play_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With too little memory for any process, the decision is made greedily in a thread."""
    monkeypatch.setattr(workers, "MOST_MEMORY", 1 << 20)
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    crew = Workers(1)
    await crew.start()
    assert view.refusal(await crew.choose(pack_view(view), "random", 1)) is None
    await crew.stop()


def test_a_worker_whose_server_has_gone_ends_without_a_word() -> None:
    """An answer that nobody reads any more is no error for the log."""
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    job = jobs.write(jobs.Choose(pack_view(view), "random", 1))
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "burgh.server.jobs", "0", str(1 << 34)],
        input=jobs.LENGTH.pack(len(job)) + job,
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
        timeout=PATIENCE,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


ORPHAN = """
import asyncio, burgh
from burgh.table.packed_view import pack_view
from burgh.server.workers import Workers

async def main():
    crew = Workers(1)
    await crew.start()
    packed = pack_view(burgh.new("suburbia", players=2, seed=5).view(0))
    await crew.choose(packed, "random", 1)
    print(crew.lanes[0].process.pid, flush=True)
    await crew.choose(packed, "mcts:time=1000", 1)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks the Linux kernel to end orphans")
def test_a_killed_server_leaves_no_workers_behind() -> None:
    """A worker deep in a search dies with its server, though the server had no time to say so."""
    server = subprocess.Popen([sys.executable, "-c", ORPHAN], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    server.kill()
    server.communicate()
    asyncio.run(until_true(lambda: not is_alive(worker)))


async def until_true(true: Callable[[], bool]) -> None:
    """Wait until something is so, but not for ever."""
    await asyncio.wait_for(until(true), PATIENCE)


def is_alive(pid: int) -> bool:
    """Say whether a process runs; one that nobody has buried yet does not."""
    try:
        return about(pid, "stat").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # the second where it went while it was read
        return False


@asynchronous
async def test_only_so_much_may_wait() -> None:
    """Who comes when the queue is full is told so at once, and who waits at the end as well."""
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    crew = Workers(1)
    crew.queues["bot"].fair.most = 1
    await crew.start()
    first = asyncio.create_task(crew.choose(pack_view(view), ENDLESS, 1))
    await until(lambda: crew.lanes[0].process is not None)
    second = asyncio.create_task(crew.choose(pack_view(view), ENDLESS, 1))
    await until(lambda: crew.queues["bot"].fair.waiting)
    with pytest.raises(workers.Busy):
        await crew.choose(pack_view(view), ENDLESS, 1)
    await crew.stop()
    for waited in (first, second):
        with pytest.raises(workers.Closed):
            await waited


@asynchronous
async def test_workers_end_with_the_server_and_stand_back() -> None:
    """A worker is nicer than the server and has a bound on its memory.

    Niceness counts within a session alone; interrupts go to a group, which is the worker's own.
    """
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    crew = Workers(1)
    await crew.start()
    await crew.choose(pack_view(view), "random", 1)
    process = crew.lanes[0].process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getsid(process.pid) == os.getsid(0)
    assert os.getpgid(process.pid) == process.pid
    assert str(workers.MOST_MEMORY) in about(process.pid, "limits")
    await crew.stop()
    assert process.returncode is not None


@pytest.mark.parametrize("steps", range(4))
@asynchronous
async def test_workers_that_are_stopped_at_the_moment_of_an_answer_stop(
    monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """An answer and the end of the server may come together, in whatever order they are noticed."""
    answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def answered(_lane: object, _order: object) -> str:
        return await answer

    monkeypatch.setattr(workers.Lane, "ask", answered)
    crew = Workers()
    await crew.start()
    job = jobs.Choose(pack_view(burgh.new("suburbia", players=2, seed=1).view(0)), "greedy", 1)
    order = crew.submit("bot", job, 60.0)
    await until(lambda: crew.numbers()["bot"].running == 1)
    answer.set_result("found")
    for _ in range(steps):
        await asyncio.sleep(0)
    stopping = asyncio.create_task(crew.stop())
    await asyncio.wait([stopping], timeout=PATIENCE / 10)
    assert stopping.done()
    assert order.done.done()


@asynchronous
async def test_a_restart_goes_on_where_a_bot_was_to_decide(tmp_path: Path) -> None:
    """A round over the tables finds what waits for a bot, though nothing happens there."""
    async with sitting(tmp_path) as tables:
        await lay(tables, "abc", [person("ada"), bot(1)])
        await move(tables, "abc", 0)
    async with playing(tmp_path) as (tables, bots):
        rounds = Sweep(tables, bots, Clocks(tables.clock, bots.wake))
        await rounds.start()
        await until(lambda: is_written(tables, "abc") and live(tables, "abc").turn == 0)
        await rounds.stop()
        assert [row.event.seat for row in moved(tables, "abc")] == [0, 1]


@asynchronous
async def test_what_changed_a_moment_ago_is_left_to_whoever_changed_it(tmp_path: Path) -> None:
    """Later rounds wait before they take a decision over from another node."""
    async with sitting(tmp_path) as tables:
        await lay(tables, "abc", [bot(1), bot(1)])
        bots = Bots(tables, Workers(1))
        rounds = Sweep(tables, bots, Clocks(tables.clock, bots.wake))
        await rounds.once(1000.0)
        assert not bots.changed
        await rounds.once(0.0)
        assert bots.changed == {"abc"}


@asynchronous
async def test_a_paused_table_waits(tmp_path: Path) -> None:
    """No bot decides while the clocks stand still; when they go on, it does."""
    async with playing(tmp_path) as (tables, bots):
        await lay(tables, "abc", [person("ada"), bot(1)])
        await tables.do("abc", lambda table: ask(table, 0, "pause", None, "key-pause"))
        await move(tables, "abc", 0)
        assert not bots.thinking
        assert decider(live(tables, "abc"), 0.0) is None
        await tables.do("abc", lambda table: ask(table, 0, "resume", None, "key-resume"))
        await until(lambda: not bots.thinking and live(tables, "abc").turn == 0)


@asynchronous
async def test_a_bot_whose_move_could_not_be_written_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away for a moment: who waits for the bot need not wait for a sweep."""
    async with playing(tmp_path) as (tables, bots):
        bots.again = 0.01
        written, losses = tables.store.append, iter(range(3))

        async def append(*arguments: Any, **named: Any) -> None:
            if bots.thinking and next(losses, None) is not None:
                raise Unavailable("gone")
            await written(*arguments, **named)

        await lay(tables, "abc", [person("ada"), bot(1)])
        monkeypatch.setattr(tables.store, "append", append)
        await move(tables, "abc", 0)
        await until(lambda: is_written(tables, "abc") and live(tables, "abc").turn == 0)
        assert next(losses, None) is None
        assert [row.kind for row in await tables.store.events("abc")][:4] == [
            "opened", "began", "moved", "moved",
        ]  # fmt: skip


@asynchronous
async def test_a_stale_answer_is_dropped(tmp_path: Path) -> None:
    """If the person takes the move back while the bot thinks, the bot's answer changes nothing."""
    async with playing(tmp_path) as (tables, bots):
        gate = asyncio.Event()
        choose = bots.workers.choose

        async def slowly(packed: PackedView, spec: str, seed: int, *, claim: Claim) -> str:
            found = await choose(packed, spec, seed, claim=claim)
            await gate.wait()
            return found

        bots.workers.choose = slowly  # type: ignore[method-assign,assignment]
        await lay(tables, "abc", [person("ada"), bot(1)])
        await move(tables, "abc", 0)
        ply = live(tables, "abc").ply
        await tables.do("abc", lambda table: take_back(table, 0, ply, 0, "key-back"))
        await move(tables, "abc", 0, at=1)
        before = live(tables, "abc").seq
        gate.set()
        await until(lambda: not bots.thinking and live(tables, "abc").turn == 0)
        assert live(tables, "abc").entries[before + 1].made[0].ply == ply


@asynchronous
async def test_an_answer_to_another_position_is_dropped(tmp_path: Path) -> None:
    """Back and on to the same ply by another move: the bot is asked again, of what it sees now."""
    async with playing(tmp_path) as (tables, bots):
        gate = asyncio.Event()
        asked: list[PackedView] = []

        async def slowly(packed: PackedView, spec: str, seed: int, *, claim: Claim) -> str:
            asked.append(packed)
            if len(asked) == 2:
                await gate.wait()
            view = unpack_view(packed)
            return view.write(view.legal_moves[0])

        bots.workers.choose = slowly  # type: ignore[method-assign,assignment]
        await lay(tables, "abc", [person("ada"), bot(1)])
        await move(tables, "abc", 0)
        await until(lambda: not bots.thinking and live(tables, "abc").turn == 0)
        ply = live(tables, "abc").ply
        await move(tables, "abc", 0)
        await until(lambda: len(asked) == 2)
        await tables.do("abc", lambda table: take_back(table, 0, ply + 1, ply, "key-back"))
        await move(tables, "abc", 0, at=1)
        assert (live(tables, "abc").ply, live(tables, "abc").turn) == (ply + 1, 1)
        gate.set()
        await until(lambda: not bots.thinking and live(tables, "abc").turn == 0)
        assert len(asked) == 3
        assert asked[1] != asked[2]


@asynchronous
async def test_a_table_is_thought_about_once_at_a_time(tmp_path: Path) -> None:
    """However often a table is woken, one search runs for it in a process."""
    async with playing(tmp_path, count=2) as (tables, bots):
        asked: list[int] = []
        choose = bots.workers.choose

        async def counted(packed: PackedView, spec: str, seed: int, *, claim: Claim) -> str:
            asked.append(live(tables, "abc").ply)
            return await choose(packed, spec, seed, claim=claim)

        bots.workers.choose = counted  # type: ignore[method-assign,assignment]
        await lay(tables, "abc", [person("ada"), bot(1)])
        await move(tables, "abc", 0)
        for number in range(20):
            bots.wake("abc")
            line = partial(say, seat=0, name="ada", text="hello", key=f"key-hello-{number}")
            await tables.do("abc", line)
        await until(lambda: not bots.thinking and live(tables, "abc").turn == 0)
        assert len(asked) == len(set(asked))
