"""Hints and reviews, worked out by worker processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

import burgh
from burgh.core.rng import Rng
from burgh.server import jobs, workers
from burgh.server.analyst import MOST_MOVES, Analyst, Reviewing
from burgh.server.fair import Claim
from burgh.server.workers import Order, Workers
from burgh.table.packed_view import pack_view
from burgh.table.refused import Refused
from tests.server.sitting import asynchronous, until


def late(left: int = 2) -> burgh.Game:
    """Give a lone player's game shortly before its end, where little is to be thought about."""
    game = burgh.new("suburbia", mode="architect", seed=3)
    rng = Rng(3)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    for _ in range(left):
        game.pop()
    return game


class Drawer:
    """Reviews that are kept as long as the drawer."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], dict[str, Any]] = {}

    async def find(self, game: str, record: str) -> dict[str, Any] | None:
        return self.kept.get((game, record))

    async def keep(self, game: str, record: str, review: dict[str, Any]) -> None:
        self.kept[game, record] = review


@contextlib.asynccontextmanager
async def asked() -> AsyncIterator[tuple[Analyst, Workers]]:
    """Give an analyst with workers."""
    crew = Workers(1)
    analyst = Analyst(crew, Drawer(), bot="mcts:iterations=20")
    await crew.start()
    await analyst.start()
    try:
        yield analyst, crew
    finally:
        await analyst.stop()
        await crew.stop()


@asynchronous
async def test_hints_are_legal_moves_of_the_view() -> None:
    """A few moves, each as JSON and as text; asked again, nobody works it out again.

    What is kept of it is packed: as objects a hint took 100 kB and more, and hundreds are kept.
    """
    game = late()
    view = game.view(game.turn)
    async with asked() as (analyst, _):
        found = await analyst.hints(view)
        assert 1 <= len(found) <= MOST_MOVES
        for hint in found:
            assert view.refusal(hint["move"]) is None
            assert view.refusal(hint["text"]) is None
        assert await analyst.hints(view) == found
        (work,) = analyst.hint_cache.kept.values()
        assert len(await work.task) < len(msgspec.json.encode(found))


@asynchronous
async def test_equal_views_get_equal_hints() -> None:
    """Deals that differ only in what the seat cannot see make no difference, whoever works."""
    game = late()
    other = game.imagine(game.turn, Rng(9))
    assert other.state.pack() != game.state.pack()
    found = []
    for each in (game, other):
        async with asked() as (analyst, _):
            found.append(await analyst.hints(each.view(game.turn)))
    assert found[0] == found[1]


class Scripted(Workers):
    """Workers who answer when the test says so."""

    def __init__(self) -> None:
        super().__init__(1)
        self.is_open = True
        self.asked = 0
        self.gate = asyncio.Event()
        self.troubles: list[workers.JobNotDone] = []
        self.at_work: set[asyncio.Task[None]] = set()

    def submit(
        self,
        kind: Any,
        job: jobs.Job,
        seconds: float,
        tell: jobs.Tell = workers.ignore,
        claim: Claim | None = None,
    ) -> Order:
        self.asked += 1
        order = super().submit(kind, job, seconds, tell, claim)
        self.at_work.add(asyncio.create_task(self.answer(kind, order)))
        return order

    async def answer(self, kind: Any, order: Order) -> None:
        taken = self.queues[kind].fair.take()
        assert taken is order
        order.is_begun = True
        order.advance(0.25)
        await self.gate.wait()
        found = [{"of": kind}] if kind == "hint" else {"of": kind}
        workers.resolve(order, self.troubles.pop(0) if self.troubles else found)


async def reviewed(analyst: Analyst, record: str = "record") -> Reviewing:
    """Ask for a review as the page does."""
    known = await analyst.known_review("abc", record)
    return known or await analyst.begin_review("abc", record)


DONE = Reviewing("done", 1.0, None, {"of": "review"})


@asynchronous
async def test_a_review_is_worked_out_once_and_tells_how_far_it_is() -> None:
    """Whoever asks meanwhile hears of the progress; whoever asks later gets the result."""
    crew = Scripted()
    analyst = Analyst(crew, Drawer())
    assert await reviewed(analyst) == Reviewing("waiting", 0.0, 0, None)
    await until(lambda: not len(crew.queues["review"].fair))
    assert await reviewed(analyst) == Reviewing("working", 0.25, None, None)
    crew.gate.set()
    await until(lambda: not analyst.review_cache.kept)  # only the archive has it
    assert await reviewed(analyst) == DONE
    assert crew.asked == 1
    await reviewed(analyst, "another record")
    assert crew.asked == 2
    await analyst.stop()


@asynchronous
async def test_a_review_outlives_the_analyst() -> None:
    """Who comes after the server was restarted finds it; another record is judged again."""
    crew = Scripted()
    crew.gate.set()
    drawer = Drawer()
    for _ in range(2):
        analyst = Analyst(crew, drawer)
        await reviewed(analyst)
        await until(lambda: drawer.kept)
        await until(lambda: all(work.task.done() for work in analyst.review_cache.kept.values()))  # noqa: B023
        assert await reviewed(analyst) == DONE
        assert crew.asked == 1
        await analyst.stop()
    assert list(drawer.kept) == [("abc", "record")]


@asynchronous
async def test_a_review_that_waits_knows_its_place() -> None:
    """How many come before it, whoever asked first: everybody has their share."""
    crew = Workers(1)
    crew.is_open = True  # and nobody works
    analyst = Analyst(crew, Drawer())
    for number in range(3):
        await analyst.begin_review("abc", f"record {number}", Claim("ada", "abc"))
    begun = await analyst.begin_review("xyz", "record", Claim("bob", "xyz"))
    assert (begun.state, begun.place) == ("waiting", 1)
    found = [await analyst.known_review("abc", f"record {number}") for number in range(3)]
    assert [each and each.place for each in found] == [0, 2, 3]
    await analyst.stop()


@asynchronous
async def test_a_review_there_is_no_room_for_is_refused() -> None:
    """At once and each time it is asked for, instead of a progress that never comes."""
    crew = Workers(1)
    crew.is_open = True
    analyst = Analyst(crew, Drawer())
    for number in range(workers.REVIEWS_A_PERSON):
        await analyst.begin_review("abc", f"record {number}", Claim("ada", "abc"))
    for _ in range(2):
        assert await analyst.known_review("abc", "one more") is None
        with pytest.raises(Refused) as refused:
            await analyst.begin_review("abc", "one more", Claim("ada", "abc"))
        assert refused.value.code == "busy"
    await analyst.stop()


@asynchronous
async def test_a_review_that_failed_says_so_and_can_be_begun_anew() -> None:
    """The failure is told once, to whoever asks next."""
    crew = Scripted()
    crew.gate.set()
    crew.troubles = [workers.WorkerDied("dead")]
    analyst = Analyst(crew, Drawer())
    await reviewed(analyst)
    await until(lambda: analyst.review_cache.kept["abc", "record"].task.done())
    with pytest.raises(Refused) as refused:
        await analyst.known_review("abc", "record")
    assert refused.value.code == "unavailable"
    assert await analyst.known_review("abc", "record") is None
    await reviewed(analyst)
    await until(lambda: not analyst.review_cache.kept)  # only the archive has it
    assert await reviewed(analyst) == DONE
    await analyst.stop()


@pytest.mark.parametrize(
    ("trouble", "code"),
    [(workers.Busy("full"), "busy"), (workers.WorkerDied("dead"), "unavailable")],
)
@asynchronous
async def test_what_failed_is_said_and_tried_anew(trouble: workers.JobNotDone, code: str) -> None:
    """A failure is told to who asked, and is not what the next one gets."""
    crew = Scripted()
    crew.gate.set()
    crew.troubles = [trouble]
    analyst = Analyst(crew, Drawer())
    view = burgh.new("suburbia", players=2, seed=3).view(0)
    with pytest.raises(Refused) as refused:
        await analyst.hints(view)
    assert refused.value.code == code
    assert await analyst.hints(view) == [{"of": "hint"}]
    await analyst.stop()


@asynchronous
async def test_who_goes_leaves_the_work_to_the_others() -> None:
    """Two ask the same and one goes: the other is answered, by one piece of work."""
    crew = Scripted()
    analyst = Analyst(crew, Drawer())
    view = burgh.new("suburbia", players=2, seed=3).view(0)
    first = asyncio.create_task(analyst.hints(view))
    second = asyncio.create_task(analyst.hints(view))
    await until(lambda: crew.asked)
    first.cancel()
    crew.gate.set()
    assert await second == [{"of": "hint"}]
    assert crew.asked == 1
    await analyst.stop()


@asynchronous
async def test_analysis_does_not_hold_bots_up() -> None:
    """A hint that takes for ever leaves the bots' own processes free."""
    view = burgh.new("suburbia", players=2, seed=5).view(0)
    async with asked() as (_, crew):
        endless = jobs.Choose(pack_view(view), "mcts:time=1000", 1)
        hint = asyncio.create_task(crew.ask("hint", endless, 1000.0))
        await until(lambda: crew.lanes[-2].process)
        assert view.refusal(await crew.choose(pack_view(view), "random", 1)) is None
        hint.cancel()


@asynchronous
async def test_a_game_is_reviewed_in_a_worker() -> None:
    """Asked again until it is done; every decision of the record is judged."""
    standing = late()
    game = burgh.Game(standing.title, standing.options, standing.state)
    for _ in range(2):
        game.push(game.legal_moves[0])
    record = str(game.record())
    async with asked() as (analyst, _):
        told = [0.0]
        while (found := await reviewed(analyst, record)).review is None:
            told.append(found.progress)
            await asyncio.sleep(0.05)
    assert told == sorted(told)
    assert (found.state, found.progress) == ("done", 1.0)
    assert len(found.review["decisions"]) == 2
