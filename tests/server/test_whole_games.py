"""Two people and a bot play a whole game of each title, through a restart in the middle."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import burgh
from burgh.cli import obey
from burgh.table import wire
from tests.server.serving import Browser, Line, asynchronous, choose, serving, settings_for

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "bot", "level": 1}]


async def play_on(lines: list[Line], rng: random.Random, most: int) -> None:
    """Let people decide until so many moves are made, or the game is over; the bot plays along."""
    while True:
        now = max(lines, key=lambda line: line.seen.seq)  # type: ignore[union-attr]
        for line in lines:
            while line.seen.seq < now.seen.seq:  # type: ignore[union-attr]
                await line.until(wire.Happened)
        seen = now.seen
        assert seen is not None
        if seen.is_over or seen.ply >= most:
            return
        if seen.turn < len(lines):
            await choose(lines[seen.turn], seen.turn, rng)
        else:
            await now.until(wire.Happened)


async def sit_and_play(ada: Browser, bob: Browser, key: str, rng: random.Random, most: int) -> None:
    """Open the sockets of both and play."""
    async with ada.at(key, 0) as first, bob.at(key, 1) as second:
        await play_on([first, second], rng, most)


@pytest.mark.parametrize("title", burgh.titles())
def test_a_whole_game_survives_a_restart(
    title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both people get the same record at the end, and it agrees with rules and sealed deal."""
    records, sealed = asyncio.run(whole_game(title, tmp_path))
    assert records[0] == records[1]
    assert f"seal: {sealed} " in records[0]
    kept = tmp_path / "game.txt"
    kept.write_text(records[0], encoding="utf-8")
    assert obey(["replay", str(kept), "--verify"]) == 0
    assert "agrees" in capsys.readouterr().out


async def whole_game(title: str, folder: Path) -> tuple[list[str], str]:
    """Play a game with a restart in it; gives the records of both people, and the seal."""
    settings, rng = settings_for(folder), random.Random(7)
    async with serving(settings) as (base, _), Browser(base) as ada, Browser(base) as bob:
        made = await ada.post("/api/tables", {"title": title, "seats": SEATS, "seed": 7})
        key, link = made["table"]["id"], made["links"][0]
        joined = await bob.post(
            f"/api/tables/{key}/join", {"secret": link["secret"], "name": "Bob"}
        )
        assert joined["status"] == "playing"
        sealed = joined["commitment"]["sha256"]
        await sit_and_play(ada, bob, key, rng, 12)
    async with (
        serving(settings) as (base, _),
        ada.move_to(base) as ada,
        bob.move_to(base) as bob,
    ):
        await sit_and_play(ada, bob, key, rng, 10_000)
        path = f"/api/tables/{key}/record"
        return [await ada.get(path), await bob.get(path)], sealed


@asynchronous
async def test_an_automatic_opponent_needs_nobody(tmp_path: Path) -> None:
    """One person sits down to a game whose second seat decides nothing."""
    rng = random.Random(1)
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        wish = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "bot"}}
        table = (await ada.post("/api/tables", wish))["table"]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "automatic"]
        async with ada.at(table["id"], 0) as line:
            for _ in range(6):
                await choose(line, 0, rng)
            assert line.seen is not None
            assert line.seen.ply == 6
