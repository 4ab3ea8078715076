"""Hints and reviews, worked out by worker processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.server import jobs, workers
from burgh.server.analyst import MOST_MOVES, Analyst
from burgh.server.workers import Workers
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
    """A few moves, each as JSON and as text; asked again, the answer is the same."""
    game = late()
    view = game.view(game.turn)
    async with asked() as (analyst, _):
        found = await analyst.hints(view)
        assert 1 <= len(found) <= MOST_MOVES
        for hint in found:
            assert view.refusal(hint["move"]) is None
            assert view.refusal(hint["text"]) is None
        assert await analyst.hints(view) is found


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
        self.asked = 0
        self.gate = asyncio.Event()
        self.troubles: list[workers.JobNotDone] = []

    async def ask(
        self, kind: Any, job: jobs.Job, seconds: float, tell: jobs.Tell = workers.ignore
    ) -> Any:
        self.asked += 1
        tell(0.25)
        await self.gate.wait()
        if self.troubles:
            raise self.troubles.pop(0)
        return [{"of": kind}] if kind == "hint" else {"of": kind}


@asynchronous
async def test_a_review_is_worked_out_once_and_tells_how_far_it_is() -> None:
    """Whoever asks meanwhile hears of the progress; whoever asks later gets the result."""
    crew = Scripted()
    analyst = Analyst(crew, Drawer())
    assert await analyst.review("abc", "record") == (0.0, None)
    await until(lambda: crew.asked)
    assert await analyst.review("abc", "record") == (0.25, None)
    crew.gate.set()
    await until(lambda: analyst.review_cache.kept["abc", "record"].task.done())
    assert await analyst.review("abc", "record") == (1.0, {"of": "review"})
    assert crew.asked == 1
    await analyst.review("abc", "another record")
    await until(lambda: crew.asked == 2)
    await analyst.stop()


@asynchronous
async def test_a_review_outlives_the_analyst() -> None:
    """Who comes after the server was restarted finds it; another record is judged again."""
    crew = Scripted()
    crew.gate.set()
    drawer = Drawer()
    for _ in range(2):
        analyst = Analyst(crew, drawer)
        await analyst.review("abc", "record")
        await until(lambda: analyst.review_cache.kept["abc", "record"].task.done())  # noqa: B023
        assert await analyst.review("abc", "record") == (1.0, {"of": "review"})
        assert crew.asked == 1
        await analyst.stop()
    assert list(drawer.kept) == [("abc", "record")]


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
        while (found := await analyst.review("abc", record))[1] is None:
            told.append(found[0])
            await asyncio.sleep(0.05)
    assert told == sorted(told)
    assert found[0] == 1.0
    assert len(found[1]["decisions"]) == 2
