"""Pages: nothing that is asked for grows with all that ever happened."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from msgspec import UNSET

from burgh.server.listing import A_PAGE
from burgh.table import events as log
from burgh.table import pages, wire
from tests.server.serving import Browser, asynchronous, choose, serving, settings_for
from tests.server.test_past import finished

WISH = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "me"}]}
MOST_BYTES = 100_000


async def talk(app: Litestar, key: str, lines: int, words: str = "x" * wire.MOST_CHAT) -> None:
    """Let whoever sits there say so many lines."""
    texts = [f"{number} {words}"[: wire.MOST_CHAT] for number in range(lines)]
    said = [log.Said(seat=1, name="Eve", text=text) for text in texts]
    await app.state.runtime.tables.do(key, lambda _: said)


@asynchronous
async def test_six_thousand_lines_do_not_come_with_a_welcome(tmp_path: Path) -> None:
    """The last ones do, in a message of a size; twenty who come at once get no more together."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", WISH))["table"]["id"]
        await talk(app, key, 6_000)
        async with ada.at(key, 0) as line:
            assert len(line.raw[0].encode()) < MOST_BYTES
            events = line.welcome.events
            lines = [event for event in events if isinstance(event, wire.Spoke)]
            assert [event.text.split()[0] for event in lines] == [
                str(number) for number in range(6_000 - pages.MOST_CHAT, 6_000)
            ]
            assert line.welcome.earlier == wire.Earlier(None, lines[0].seq)
            assert any(isinstance(event, wire.Began) for event in events)
        guests = [Browser(base) for _ in range(20)]
        for guest in guests:
            await guest.greet()

        async def arrive(guest: Browser) -> int:
            async with guest.at(key) as line:
                return len(line.raw[0].encode())

        assert sum(await asyncio.gather(*map(arrive, guests))) < 20 * MOST_BYTES
        for guest in guests:
            await guest.http.aclose()


@asynchronous
async def test_older_lines_come_page_by_page(tmp_path: Path) -> None:
    """Each once and in order, down to the first; what is muted is left out and not counted."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", WISH))["table"]["id"]
        await talk(app, key, 100, "hello")
        async with ada.at(key, 0) as line:
            said = await line.ask(wire.Say("ada-speaks", 0, "mine"))
            assert isinstance(said, wire.Confirmed)
        found: list[dict[str, Any]] = []
        sizes: list[int] = []
        path = f"/api/tables/{key}/events?what=chat&seat=0"
        page = await ada.get(path)
        while True:
            found = [*page["events"], *found]
            sizes.append(len(page["events"]))
            if page["before"] is None:
                break
            page = await ada.get(f"{path}&before={page['before']}")
        assert sizes == [40, 40, 21]
        assert [event["text"].split()[0] for event in found] == [*map(str, range(100)), "mine"]
        async with ada.at(key, 0) as line:
            await line.ask(wire.Mute("be-quiet", 1, True))
        page = await ada.get(f"/api/tables/{key}/events?what=chat&seat=0")
        assert ([event["text"] for event in page["events"]], page["before"]) == (["mine"], None)


@asynchronous
async def test_what_came_before_an_event_that_is_not_there_is_the_newest(tmp_path: Path) -> None:
    """Whatever number a client names, of the course and of the talk; below the first is nothing."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", WISH))["table"]["id"]
        await talk(app, key, 3, "hello")
        for what in ("course", "chat"):
            path = f"/api/tables/{key}/events?what={what}&seat=0"
            newest = await ada.get(path)
            assert newest["events"]
            assert await ada.get(f"{path}&before=685") == newest
            assert (await ada.get(f"{path}&before=0"))["events"] == []


@asynchronous
async def test_the_course_of_a_long_game_comes_in_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a table that began with a record and was played on: all pages together are all."""
    rng = random.Random(5)
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        kept = (await ada.post("/api/records", {"record": finished()}))["table"]["id"]
        table = (await ada.post("/api/branches", {"table": kept, "ply": 20}))["table"]
        key = table["id"]
        await talk(app, key, 5)
        for _ in range(6):
            turn = (await ada.get(f"/api/tables/{key}"))["turn"][0]
            async with ada.at(key, turn) as line:
                await choose(line, turn, rng)
        turn = (await ada.get(f"/api/tables/{key}"))["turn"][0]
        async with ada.at(key, turn) as line:
            assert line.welcome.earlier is UNSET
            whole = [each.seq for each in line.welcome.events if not isinstance(each, wire.Spoke)]
        monkeypatch.setattr(pages, "MOST_COURSE", 7)
        async with ada.at(key, turn) as line:
            welcome = line.welcome
        course = [event.seq for event in welcome.events if not isinstance(event, wire.Spoke)]
        assert len(course) == 7
        assert isinstance(welcome.earlier, wire.Earlier)
        assert welcome.earlier.chat is None
        before = welcome.earlier.course
        while before is not None:
            page = await ada.get(f"/api/tables/{key}/events?seat={turn}&before={before}")
            course = [*(event["seq"] for event in page["events"]), *course]
            before = page["before"]
        assert course == whole
        assert course[:20] == list(range(-20, 0))


@asynchronous
async def test_who_was_away_long_gets_the_last_and_where_the_rest_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a number, no more than a page; nothing earlier where all of it came."""
    monkeypatch.setattr(pages, "MOST_CHAT", 5)
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", WISH))["table"]["id"]
        await talk(app, key, 20)
        async with ada.at(key, 0, after=10) as line:
            seqs = [event.seq for event in line.welcome.events]
            last = line.welcome.table.seq
            assert seqs == list(range(last - 4, last + 1))
            assert line.welcome.earlier == wire.Earlier(None, last - 4)
        async with ada.at(key, 0, after=last - 5) as line:
            assert [event.seq for event in line.welcome.events] == seqs
            assert line.welcome.earlier is UNSET


@asynchronous
async def test_a_replay_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves and tracks, each whole when put together; chat is no part of it."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        table = (await ada.post("/api/records", {"record": finished()}))["table"]
        path = f"/api/tables/{table['id']}/replay"
        whole = await ada.get(path)
        assert (whole["after"], whole["next_ply"]) == (None, None)
        await talk(app, table["id"], 50)
        monkeypatch.setattr(pages, "MOST_COURSE", 11)
        monkeypatch.setattr("burgh.table.past.MOST_TRACKS", 9)
        events: list[Any] = []
        tracks: list[Any] = []
        after, ply = "", 0
        while True:
            page = await ada.get(f"{path}?ply={ply}{after}")
            assert len(page["events"]) <= 11
            assert len(page["tracks"]) <= 9
            if len(tracks) == ply:
                tracks += page["tracks"]
            if after is not None:
                events += page["events"]
            if page["after"] is None and page["next_ply"] is None:
                break
            after = f"&after={page['after'] if page['after'] is not None else 2**31}"
            ply = page["next_ply"] if page["next_ply"] is not None else whole["plies"] + 1
        assert tracks == whole["tracks"]
        assert events == whole["events"]


# --- lists ---------------------------------------------------------------------------------------


@asynchronous
async def test_lists_go_on(tmp_path: Path) -> None:
    """More games than a page: each is found once, and the first page says where to go on."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        keys = {(await ada.post("/api/tables", WISH))["table"]["id"] for _ in range(A_PAGE + 3)}
        lists = await ada.get("/api/tables")
        assert (len(lists["mine"]), set(lists["after"])) == (A_PAGE, {"mine"})
        rest = await ada.get(f"/api/lists/mine?after={lists['after']['mine']}")
        assert rest["after"] is None
        found = [table["id"] for table in [*lists["mine"], *rest["tables"]]]
        assert (len(found), set(found)) == (len(keys), keys)
        for wrong in ("x", "0:1:", "7:1.0:abc", "0:nan:abc", "0:1e999999:abc"):
            assert (await ada.get(f"/api/lists/mine?after={wrong}", 400))["code"] == "malformed"
        assert (await ada.get("/api/lists/yours", 400))["code"] == "malformed"


@asynchronous
async def test_lists_are_searched_by_title_and_player(tmp_path: Path) -> None:
    """Letters large or small, in any alphabet; signs of the database mean themselves."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        made = {}
        for name, title in (("Анна", "suburbia"), ("100%", "suburbia"), ("Zoë", "bigcity")):
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"title": title, "seats": seats, "listed": True}
            async with Browser(base) as guest:
                await guest.http.patch("/api/me", json={"name": name})
                made[name] = (await guest.post("/api/tables", wish))["table"]["id"]

        async def found(query: str) -> set[str]:
            page = await ada.get(f"/api/lists/open?{query}")
            return {name for name, key in made.items() if key in str(page["tables"])}

        assert await found("player=анн") == {"Анна"}
        assert await found("player=ZOË") == {"Zoë"}
        assert await found("player=%25") == {"100%"}
        assert await found("player=_") == set()
        assert await found("title=suburbia") == {"Анна", "100%"}
        assert await found("title=bigcity&player=анна") == set()
        assert await found("") == set(made)
