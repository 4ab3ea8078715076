"""Nothing leaks: games that differ only in hidden things look the same, byte for byte.

Two servers hold the same table, at the same time by their clocks, for the same people. One game is
the true one, the other is dealt again wherever a seat cannot see (`view.imagine`). Whatever that
seat's socket and pages get is compared as it came over the wire.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import burgh
from burgh.core.game import Game
from burgh.core.rng import Rng
from burgh.server.runtime import Runtime
from burgh.table import wire
from burgh.table.deciding import confirm
from tests.server.serving import Browser, Echo, Line, asynchronous, serving, settings_for
from tests.table.twins import equal_moves, imagined, opened_at, questions

KEY = "samegame0000"
NOON = 1_700_000_000.0
CASES = [
    ("suburbia", {"players": 2}, 1),
    ("suburbia", {"mode": "bot"}, 12),
    ("bigcity", {"players": 2, "trade_cards": True}, 15),
    ("skylines", {"players": 2, "scenario": "scenario-4", "hands": "private"}, 20),
]


@dataclass
class Side:
    """One of the two servers, with a person for each seat and one who looks on."""

    runtime: Runtime
    people: list[Browser]


@asynccontextmanager
async def two_sides(folder: Path, seats: int) -> AsyncIterator[list[Side]]:
    """Start two servers with the same clock and the same people."""
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    async with (
        serving(settings_for(folder / "a"), lambda: NOON) as (here, first),
        serving(settings_for(folder / "b"), lambda: NOON) as (there, second),
    ):
        for app in (first, second):
            app.state.runtime.analyst = Echo()
        people = [Browser(here) for _ in range(seats + 1)]
        for person in people:
            await person.greet()
        others = [person.move_to(there) for person in people]
        try:
            yield [Side(first.state.runtime, people), Side(second.state.runtime, others)]
        finally:
            for person in people + others:
                await person.http.aclose()


def true_game(title: str, options: dict[str, Any], seed: int, plies: int) -> Game:
    """Play a game some way at random."""
    game = burgh.new(title, seed=seed, **options)
    rng = Rng(seed)
    for _ in range(plies):
        if game.is_over:
            break
        game.push(game.title.moves.name(game.state, game.state.random_move(rng)))
    return game


async def seat_everybody(side: Side, game: Game) -> None:
    """Open a table that begins with the position of a game."""
    people = [(await each.get("/api/me"))["person"] for each in side.people]
    await side.runtime.tables.open(KEY, opened_at(game, people), None)


def game_of(side: Side) -> Game:
    """Give the game at the table."""
    return side.runtime.tables.live[KEY].playing()


async def pages(person: Browser, viewer: int) -> list[tuple[int, bytes]]:
    """Fetch everything HTTP tells about the table, refusals as well."""
    paths = [f"/api/tables/{KEY}{rest}" for rest in ("", "/replay", "/record", "/review")]
    paths += [
        f"/api/tables/{KEY}/views/{ply}?seat={seat}" for ply in (0, 1) for seat in (-2, -1, 0, 1)
    ]
    paths += [f"/api/tables/{KEY}/replay?seat={viewer}", "/api/tables"]
    answers = [await person.http.get(path) for path in paths]
    return [(answer.status_code, answer.content) for answer in answers]


async def answers(line: Line, asked: list[wire.Request]) -> None:
    """Send requests and read everything that comes back."""
    for request in asked:
        await line.send(request)
    await line.until(wire.Pong)


@pytest.mark.parametrize(("title", "options", "plies"), CASES)
@asynchronous
async def test_what_a_seat_gets_tells_nothing_hidden(
    title: str, options: dict[str, Any], plies: int, tmp_path: Path
) -> None:
    """Views, previews, explanations, refusals, pages, and what others' moves look like."""
    rng, seed = random.Random(plies), plies
    game = true_game(title, options, seed, plies)
    async with two_sides(tmp_path, game.seats) as sides:
        for viewer in range(-1, game.seats):
            other = imagined(game, viewer, seed)
            await compare(sides, game, other, viewer, rng)
            for side in sides:
                await forget(side)


async def forget(side: Side) -> None:
    """Take the table away once everybody has gone, so that another can have its name."""
    while side.runtime.hub.listeners(KEY):  # noqa: ASYNC110 - nobody is told when a room is empty
        await asyncio.sleep(0.001)

    def gone(connection: Any) -> None:
        for table in ("events", "seats", "games", "looks"):
            connection.execute(text(f"DELETE FROM {table}"))

    await side.runtime.store.write(gone)
    side.runtime.tables.forget(KEY)
    side.runtime.tables.published.pop(KEY, None)


async def compare(
    sides: list[Side], game: Game, other: Game, viewer: int, rng: random.Random
) -> None:
    """Seat everybody at both games, and hold what the viewer gets against each other."""
    for side, dealt in zip(sides, (game, other), strict=True):
        await seat_everybody(side, dealt)
    here, there = (side.people[viewer] for side in sides)
    assert await pages(here, viewer) == await pages(there, viewer)
    asked = questions(game, viewer, rng)
    async with here.at(KEY, viewer) as line, there.at(KEY, viewer) as far:
        for each in (line, far):
            await answers(each, asked)
            await each.ask(wire.Hint("what-is-best", max(viewer, 0), 0))
        assert line.raw == far.raw
        await play_on(sides, [line, far], viewer, rng)


async def play_on(sides: list[Side], lines: list[Line], viewer: int, rng: random.Random) -> None:
    """Make moves at both tables for as long as the viewer cannot tell the games apart."""
    for _ in range(4):
        games = [game_of(side) for side in sides]
        if games[0].is_over or games[0].turn != games[1].turn:
            return
        moves = equal_moves(games, viewer, rng)
        if moves is None:
            return
        turn, ply = games[0].turn, games[0].ply
        for side, move in zip(sides, moves, strict=True):
            await make(side, turn, ply, move)
        for line in lines:
            await line.until(wire.Happened)
        assert lines[0].raw[-1] == lines[1].raw[-1]
        told = [await side.people[viewer].http.get(f"/api/tables/{KEY}/replay") for side in sides]
        assert told[0].content == told[1].content


async def make(side: Side, turn: int, ply: int, move: str) -> None:
    """Make a move at a table."""
    await side.runtime.tables.do(KEY, lambda table: confirm(table, turn, ply, [move], ""))
