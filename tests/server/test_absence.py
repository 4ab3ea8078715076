"""Absence at a server: since when people are away, across nodes and restarts; vacation, rematch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burgh.server import attendance
from burgh.server.attendance import Attendance
from burgh.server.presence import SILENCE, PresenceExchange
from burgh.server.redis_bus import RedisBus
from burgh.table import events as log
from burgh.table import wire
from burgh.table.absence import A_DAY, LIVE_GRACE
from tests.server.serving import Browser, asynchronous, serving, settings_for
from tests.server.sitting import Hands, lay, person, sitting
from tests.server.test_presence import KEY, come, go, two_nodes

DAYS = {"budget": 14 * A_DAY, "increment": A_DAY}


def tables_of_two(**more: Any) -> dict[str, Any]:
    """Wish for a table with a seat for anybody."""
    return {"title": "suburbia", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]} | more


# --- since when ----------------------------------------------------------------------------------


@asynchronous
async def test_the_grace_counts_from_the_moment_somebody_goes(tmp_path: Path) -> None:
    """The tab that closed half a second ago is no reason for a bot."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
        come(tables, "ada")
        bob = come(tables, "bob")
        hands.now += 1000
        go(tables, bob)
        hands.now += 1
        moment = tables.hub.moment(tables.live[KEY], hands.now)
        assert (moment.is_known, moment.away_since) == (True, {1: hands.now - 1})


@asynchronous
async def test_after_a_start_everybody_has_just_gone(tmp_path: Path) -> None:
    """What was before a process nobody knows, so the whole grace is waited."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
    hands.now += 10 * A_DAY
    async with sitting(tmp_path, clock=hands) as tables, tables.reading(KEY) as table:
        assert tables.hub.moment(table, hands.now).away_since == {0: hands.now, 1: hands.now}


@asynchronous
async def test_who_goes_from_another_node_goes_now(tmp_path: Path) -> None:
    """Whether they go, or the node falls silent."""
    hands = Hands()
    async with two_nodes(tmp_path, hands) as ((here, there), (at_ours, _), (_, tube)):
        come(here, "ada")
        bob = come(there, "bob")
        hands.now += 1000
        go(there, bob)
        assert here.hub.moment(here.live[KEY], hands.now).away_since == {1: hands.now}
        come(there, "bob")
        assert here.hub.moment(here.live[KEY], hands.now).away_since == {}
        tube.other = None
        hands.now += SILENCE
        await at_ours.tick()
        assert here.hub.moment(here.live[KEY], hands.now).away_since == {1: hands.now}


@asynchronous
async def test_presence_is_unknown_while_other_nodes_are_not_heard(tmp_path: Path) -> None:
    """And until they have had the time to say who is with them; then everything counts anew."""
    hands = Hands()
    bus = RedisBus("redis://127.0.0.1:1")  # nobody listens there
    async with sitting(tmp_path, clock=hands, bus=bus) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
        PresenceExchange(tables)
        table = tables.live[KEY]
        hands.now += 10 * A_DAY
        moment = tables.hub.moment(table, hands.now)
        assert (moment.is_known, moment.known_in, moment.away_since) == (False, None, {})
        bus.hear(True)
        hands.now += SILENCE - 1
        moment = tables.hub.moment(table, hands.now)
        assert (moment.is_known, moment.known_in) == (False, 1)
        hands.now += 1
        moment = tables.hub.moment(table, hands.now)
        assert (moment.is_known, moment.away_since[1]) == (True, hands.now - SILENCE)
        bus.hear(False)
        assert not tables.hub.moment(table, hands.now).is_known


def test_what_is_not_remembered_any_more_never_shortens_the_grace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who was dropped from memory, a table at a time, counts as gone when the last of them went."""
    monkeypatch.setattr(attendance, "MOST_REMEMBERED", 2)
    hands = Hands()
    known = Attendance(hands)
    for number in range(3):
        hands.now += 10
        known.left(f"table {number}", ["ada", "bob"])
    assert known.away_since("table 0", "ada") == hands.now - 20
    assert known.away_since("table 1", "somebody") == hands.now - 20
    assert known.away_since("table 1", "ada") == hands.now - 10
    assert known.away_since("table 2", "bob") == hands.now


@asynchronous
async def test_who_leaves_a_game_that_is_over_is_not_remembered(tmp_path: Path) -> None:
    """Nobody is waited for there: a server would remember them by the thousand."""
    async with sitting(tmp_path, clock=Hands()) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
        ada, bob = come(tables, "ada"), come(tables, "bob")
        go(tables, bob)
        assert set(tables.hub.attendance.gone) == {KEY}
        await tables.do(KEY, lambda _: [log.Ended()])
        assert not tables.hub.attendance.gone
        go(tables, ada)
        assert not tables.hub.attendance.gone


@asynchronous
async def test_when_a_game_goes_on_after_its_end_the_grace_begins_anew(tmp_path: Path) -> None:
    """Who went when all was over did not know that they would be waited for."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
        come(tables, "ada")
        bob = come(tables, "bob")
        await tables.do(KEY, lambda _: [log.Ended()])
        go(tables, bob)
        hands.now += 1000
        await tables.do(KEY, lambda _: [log.Undone(0, 0)])
        hands.now += 10
        table = tables.live[KEY]
        assert table.status == "playing"
        assert tables.hub.moment(table, hands.now).away_since == {1: hands.now - 10}


# --- at the socket -------------------------------------------------------------------------------


@asynchronous
async def test_somebody_is_replaced_and_comes_back(tmp_path: Path) -> None:
    """Not the moment after they joined; after the grace a bot sits there, until they return."""
    hands = Hands()
    async with (
        serving(settings_for(tmp_path), hands) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        key = (await ada.post("/api/tables", tables_of_two(grace=120)))["table"]["id"]
        async with ada.at(key, 0) as line:
            await bob.post(f"/api/tables/{key}/join", {"name": "Bob"})
            refused = await line.ask(wire.AskAll("replace-1", 0, "replace", 1))
            assert (refused.code, refused.wait) == ("in_grace", 120)
            hands.now += 120
            answer = await line.ask(wire.AskAll("replace-2", 0, "replace", 1))
            assert isinstance(answer, wire.Confirmed)
            listed = (await bob.get("/api/tables"))["mine"]
            assert [table["id"] for table in listed] == [key]
            assert [listed[0]["seats"][1][each] for each in ("owner", "can_return", "is_mine")] == [
                "Bob",
                True,
                False,
            ]
            async with bob.at(key) as back:
                assert back.welcome.mine == []
                assert isinstance(await back.ask(wire.ComeBack("come-back", 1)), wire.Confirmed)
            info = await bob.get(f"/api/tables/{key}")
            assert (info["seats"][1]["is_mine"], info["seats"][1]["kind"]) == (True, "person")


@asynchronous
async def test_a_pause_naming_a_seat_is_malformed(tmp_path: Path) -> None:
    """Whichever seat: nobody is made to agree, and nothing breaks."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", tables_of_two()))["table"]["id"]
        await ada.post(f"/api/tables/{key}/start-with-bots")
        async with ada.at(key, 0) as line:
            for whom in (1, 7):
                problem = await line.ask(wire.AskAll(f"pause-{whom:02}", 0, "pause", whom))
                assert (problem.code, problem.where) == ("malformed", "whom")


async def all_of(person: Browser) -> list[dict[str, Any]]:
    """Give the tables of a person, over or not."""
    lists = await person.get("/api/tables")
    return [*lists["mine"], *lists["ended"]]


@asynchronous
async def test_lists_tell_early_ends_and_kept_seats_from_the_log(tmp_path: Path) -> None:
    """What a restart forgot is read again, and says the same."""
    hands = Hands()
    settings = settings_for(tmp_path)
    async with (
        serving(settings, hands) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        keys = []
        for number in range(2):
            key = (await ada.post("/api/tables", tables_of_two(clock=DAYS, seed=7)))["table"]["id"]
            keys.append(key)
            await bob.post(f"/api/tables/{key}/join", {"name": "Bob"})
            async with ada.at(key, 0) as line:
                if number:
                    await line.ask(wire.Abort("abort-one", 0))
                else:
                    hands.now += 3 * A_DAY
                    await line.ask(wire.AskAll("replace-1", 0, "replace", 1))
        await ada.post(f"/api/tables/{keys[1]}/rematch")
        await ada.http.put("/api/me/vacation", json={"days": 3})
        before = await all_of(bob)
        assert {table["early_end"]["how"] for table in before if table["early_end"]} == {"aborted"}
    async with serving(settings, hands) as (base, app), bob.move_to(base) as bob:
        app.state.runtime.tables.live.clear()
        after = await all_of(bob)
        for tables in (before, after):
            for seat in (seat for table in tables for seat in table["seats"]):
                del seat["is_present"], seat["seconds_left"]  # they are known at the table
        assert after == before


@asynchronous
async def test_the_preview_of_a_game_that_was_broken_off(tmp_path: Path) -> None:
    """Its page, its record and its review are there; a picture is not made of it."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", tables_of_two()))["table"]["id"]
        await ada.post(f"/api/tables/{key}/start-with-bots", {"level": 1})
        async with ada.at(key, 0) as line:
            await line.ask(wire.Abort("abort-one", 0))
        assert "ended early" in await ada.get(f"/t/{key}")
        assert "burgh record 1" in await ada.get(f"/api/tables/{key}/record")
        assert (await ada.get(f"/api/tables/{key}/picture.svg", 409))["code"] == "not_ended"
        assert (await ada.get(f"/api/tables/{key}/replay"))["table"]["early_end"]["seat"] == 0


# --- vacation and rematch ------------------------------------------------------------------------


@asynchronous
async def test_a_vacation_is_told_to_every_table_over_days(tmp_path: Path) -> None:
    """To those where one sits, and to the next where one sits down; live tables hear nothing."""
    hands = Hands()
    async with serving(settings_for(tmp_path), hands) as (base, _), Browser(base) as ada:
        slow = (await ada.post("/api/tables", tables_of_two(clock=DAYS)))["table"]["id"]
        live = (await ada.post("/api/tables", tables_of_two()))["table"]["id"]
        assert await ada.get("/api/me/vacation") == {"until": None}
        told = (await ada.http.put("/api/me/vacation", json={"days": 7})).json()
        until = hands.now + 7 * A_DAY
        assert told == await ada.get("/api/me/vacation") == {"until": until}
        later = (await ada.post("/api/tables", tables_of_two(clock=DAYS)))["table"]["id"]
        for key, expected in ((slow, until), (live, None), (later, until)):
            seat = (await ada.get(f"/api/tables/{key}"))["seats"][0]
            assert seat["vacation_until"] == expected
        assert (await ada.http.put("/api/me/vacation", json={"days": 31})).status_code == 400
        hands.now += 8 * A_DAY
        assert await ada.get("/api/me/vacation") == {"until": None}


@asynchronous
async def test_a_rematch_waits_for_everybody(tmp_path: Path) -> None:
    """Asking again is accepting; declining frees the seat."""
    hands = Hands()
    async with (
        serving(settings_for(tmp_path), hands) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
        Browser(base) as eve,
    ):
        for declines in (False, True):
            key = (await ada.post("/api/tables", tables_of_two()))["table"]["id"]
            await bob.post(f"/api/tables/{key}/join", {"name": "Bob"})
            async with bob.at(key, 1) as line:
                await line.ask(wire.Abort("abort-one", 1))
            again = (await ada.post(f"/api/tables/{key}/rematch"))["table"]
            assert again["status"] == "open"
            assert [seat["is_invited"] for seat in again["seats"]] == [False, True]
            await eve.post(f"/api/tables/{again['id']}/accept", status=403)
            if declines:
                left = await bob.post(f"/api/tables/{again['id']}/leave", {"seat": 1})
                assert left["seats"][1]["kind"] == "open"
            else:
                joined = (await bob.post(f"/api/tables/{key}/rematch"))["table"]
                assert (joined["id"], joined["status"]) == (again["id"], "playing")


@asynchronous
async def test_bots_wait_for_the_grace_of_an_invitation(tmp_path: Path) -> None:
    """Then the table begins with a bot in the place of who did not answer."""
    hands = Hands()
    async with (
        serving(settings_for(tmp_path), hands) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        key = (await ada.post("/api/tables", tables_of_two()))["table"]["id"]
        await bob.post(f"/api/tables/{key}/join")
        async with ada.at(key, 0) as line:
            await line.ask(wire.Abort("abort-one", 0))
        again = (await ada.post(f"/api/tables/{key}/rematch"))["table"]["id"]
        problem = await ada.post(f"/api/tables/{again}/start-with-bots", status=409)
        assert (problem["code"], problem["wait"]) == ("not_accepted", LIVE_GRACE)
        hands.now += LIVE_GRACE
        begun = await ada.post(f"/api/tables/{again}/start-with-bots")
        assert begun["status"] == "playing"
