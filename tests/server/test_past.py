"""Looking back: records out and in, views at a move, branches, another game."""

from __future__ import annotations

import random
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import burgh
from burgh import registry
from burgh.bots.match import make_bots, play
from burgh.core.text import LANGUAGES
from burgh.server import http_titles
from burgh.table import wire
from tests.server.serving import Browser, asynchronous, choose, serving, settings_for

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}


def finished(title: str = "suburbia", seed: int = 3, **options: Any) -> str:
    """Give the record of a whole game."""
    game = burgh.title(title)
    agreed = game.options.read({"players": 2, **options})
    return str(play(game, agreed, make_bots(["random"], 2, seed), seed).record())


@asynchronous
async def test_a_record_comes_in_and_goes_out_the_same(tmp_path: Path) -> None:
    """Replayed and kept whole; every seat of a finished game can be looked through."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        record = finished()
        table = (await ada.post("/api/records", {"record": record}))["table"]
        assert (table["status"], table["is_branch"]) == ("ended", True)
        path = f"/api/tables/{table['id']}"
        assert await ada.get(f"{path}/record") == record
        replay = await ada.get(f"{path}/replay")
        assert len(replay["tracks"]) == replay["plies"] + 1 == table["ply"] + 1
        moved = [event for event in replay["events"] if event["kind"] == "moved"]
        assert [event["steps"][0]["ply"] for event in moved] == list(range(table["ply"]))
        assert table["origin"] is None
        for seat in (-2, -1, 0, 1):
            seen = await ada.get(f"{path}/views/5?seat={seat}")
            assert (seen["seat"], seen["ply"], seen["legal"]) == (seat, 5, [])
        assert (await ada.get(f"{path}/views/5?seat=2", 409))["code"] == "no_such_seat"
        assert (await ada.get(f"{path}/views/999", 404))["code"] == "no_such_ply"
        review = await ada.get(f"{path}/review")
        assert (review["table"], review["review"]) == (table["id"], None)


@asynchronous
async def test_what_if_begins_at_a_move_of_a_finished_game(tmp_path: Path) -> None:
    """A table of one's own at that very move, which knows its origin and what was before."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        record = finished()
        key = (await ada.post("/api/records", {"record": record}))["table"]["id"]
        made = await ada.post("/api/branches", {"table": key, "ply": 7})
        table = made["table"]
        assert (table["status"], table["ply"]) == ("playing", 7)
        assert table["origin"] == {"table": key, "ply": 7}
        lists = await ada.get("/api/tables")
        origins = {each["id"]: each["origin"] for each in [*lists["mine"], *lists["ended"]]}
        assert origins == {key: None, table["id"]: table["origin"]}
        turn = table["turn"][0]
        async with ada.at(table["id"], turn) as line:
            await choose(line, turn, random.Random(1))
        async with ada.at(table["id"], turn) as line:
            told = [each for each in line.welcome.events if isinstance(each, wire.Moved)]
            assert [step.ply for event in told for step in event.steps][:8] == list(range(8))
        assert (await ada.get(f"/api/tables/{table['id']}/record", 409))["code"] == "not_ended"
        assert (await ada.post("/api/branches", {"table": key, "ply": 999}, 404))["code"]


@asynchronous
async def test_nobody_looks_through_others_while_a_game_is_played(tmp_path: Path) -> None:
    """Own eyes and a spectator's are free; others', open ones, record and branch are refused."""
    wish = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", wish))["table"]["id"]
        path = f"/api/tables/{key}"
        assert (await ada.get(f"{path}/views/0"))["seat"] == 0
        assert (await ada.get(f"{path}/views/0?seat=-1"))["seat"] == -1
        for seat in (-2, 1):
            assert (await ada.get(f"{path}/views/0?seat={seat}", 403))["code"] == "not_yours"
            assert (await ada.get(f"{path}/replay?seat={seat}", 403))["code"] == "not_yours"
        assert (await ada.get(f"{path}/record", 409))["code"] == "not_ended"
        assert (await ada.post(f"{path}/rematch", status=409))["code"] == "not_ended"
        branch = {"table": key, "ply": 0}
        assert (await ada.post("/api/branches", branch, 409))["code"] == "not_ended"
        assert (await ada.get("/api/tables/nosuchtable0", 404))["code"] == "no_such_table"


@asynchronous
async def test_playing_again_is_one_table_for_everybody(tmp_path: Path) -> None:
    """However often it is asked for; the deal is a new one, with a new seal."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        first = (await ada.post("/api/tables", ALONE))["table"]
        async with ada.at(first["id"], 0) as line:
            rng = random.Random(5)
            while line.seen is not None and not line.seen.is_over:
                await choose(line, 0, rng)
        opened = (await ada.get(f"/api/tables/{first['id']}"))["commitment"]["opened"]
        assert opened.startswith("burgh deal 2\ntitle: suburbia\n")
        path = f"/api/tables/{first['id']}/rematch"
        again = [(await ada.post(path))["table"] for _ in range(2)]
        assert again[0]["id"] == again[1]["id"] != first["id"]
        assert again[0]["status"] == "playing"
        assert again[0]["commitment"]["sha256"] != first["commitment"]["sha256"]
        assert again[0]["commitment"]["opened"] is None
        lists = await ada.get("/api/tables")
        found = [*lists["mine"], *lists["ended"]]
        assert {table["id"]: table["rematch"] for table in found} == {
            first["id"]: again[0]["id"],
            again[0]["id"]: None,
        }


@asynchronous
async def test_lists_tell_the_same_from_memory_and_from_the_log(tmp_path: Path) -> None:
    """What a restart forgot is read again, and says the same."""
    settings = settings_for(tmp_path)
    wish = {
        "title": "bigcity",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}],
        "part": "ab" * 16,
        "listed": True,
    }
    async with serving(settings) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", wish))["table"]["id"]
        imported = (await ada.post("/api/records", {"record": finished()}))["table"]["id"]
        before = await ada.get("/api/tables")
        assert [table["id"] for table in before["open"]] == [key]
    async with serving(settings) as (base, app), ada.move_to(base) as ada:
        assert app.state.runtime.tables.live == {}
        assert await ada.get("/api/tables") == before
        assert [table["id"] for table in before["mine"]] == [key]
        assert [table["id"] for table in before["ended"]] == [imported]
        began = await ada.post(f"/api/tables/{key}/start-with-bots", {"level": 1})
        assert began["status"] == "playing"
        assert began["seats"][1]["kind"] == "bot"
        assert (await ada.get("/api/tables"))["playing"][0]["id"] == key


@asynchronous
async def test_titles_say_what_a_lobby_needs(tmp_path: Path) -> None:
    """Options, seats, packs and levels of each; what is printed, with packs; words and rules."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        titles = await ada.get("/api/titles")
        assert [title["key"] for title in titles] == list(burgh.titles())
        for title in titles:
            assert [level["level"] for level in title["levels"]] == [1, 2, 3, 4, 5]
            assert "players" not in [choice["name"] for choice in title["choices"]]
        assert {title["key"] for title in titles if title["is_shared"]} == {"skylines"}
        text = await ada.get("/api/titles/suburbia/text")
        assert set(text["words"]) == set(LANGUAGES)
        assert "title = Suburbia" in text["words"]["fr"]
        assert (await ada.get("/api/titles/chess/text", 404))["code"] == "no_such_title"
        plain = await ada.get("/api/titles/bigcity/catalogue")
        more = await ada.get("/api/titles/bigcity/catalogue?packs=waterside,garden_market")
        assert plain["data_version"] != more["data_version"]
        assert (await ada.get("/api/titles/bigcity/catalogue?packs=/etc", 400))["words"]
        assert (await ada.get("/api/titles/chess/catalogue", 404))["code"] == "no_such_title"


@asynchronous
async def test_a_title_that_cannot_be_loaded_is_left_out_of_the_lobby(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The others are offered as ever, and the log says why one is not."""
    broken = EntryPoint("broken", "no_such_package:TITLE", registry.GROUP)
    monkeypatch.setattr(registry, "foreign_titles", lambda: {"broken": broken})
    assert "broken" in burgh.titles()
    with capture_logs() as lines:
        offered = await http_titles.all_titles.fn()
    assert [title.key for title in offered] == list(registry.own_titles())
    assert [(line["event"], line["title"]) for line in lines] == [("title_left_out", "broken")]
    assert "no_such_package" in lines[0]["why"]
