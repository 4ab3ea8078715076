"""Guests, accounts, names, notices, notes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from burgh.table import wire
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting
from tests.server.serving import Browser, asynchronous, serving, settings_for
from tests.server.sitting import until

SECRET = {"account": "Ada.L", "password": "correct horse"}
TWO = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "link"}]}


@asynchronous
async def test_a_guest_keeps_name_and_language(tmp_path: Path) -> None:
    """From the browser's language first, then as they like; names lose what nobody sees."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        ada.http.headers["accept-language"] = "de, fr-CH;q=0.9"
        assert (await ada.get("/api/me"))["language"] == "fr"
        changed = await ada.http.patch("/api/me", json={"name": " A\u202eda\n ", "language": "ru"})
        assert (changed.json()["name"], changed.json()["language"]) == ("A da", "ru")
        refused = await ada.http.patch("/api/me", json={"language": "xx"})
        assert (refused.status_code, refused.json()["where"]) == (400, "language")
        assert (await ada.get("/api/me"))["name"] == "A da"


@asynchronous
async def test_an_account_gathers_games_from_several_devices(tmp_path: Path) -> None:
    """What a guest began on one device is theirs on another, with the same seats."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as desk,
        Browser(base) as phone,
    ):
        on_desk = (await desk.post("/api/tables", TWO))["table"]["id"]
        on_phone = (await phone.post("/api/tables", TWO))["table"]["id"]
        await desk.post("/api/accounts", SECRET)
        assert (await phone.post("/api/accounts", SECRET, 409))["code"] == "account_taken"
        entered = await phone.post("/api/session", {**SECRET, "account": "ada.l"})
        assert entered["account"] == "ada.l"
        phone.http.headers["x-csrf-token"] = entered["csrf"]
        for device in (desk, phone):
            mine = (await device.get("/api/tables"))["mine"]
            assert {table["id"] for table in mine} == {on_desk, on_phone}
            for table in mine:
                assert [seat["is_mine"] for seat in table["seats"]] == [True, False]
                async with device.at(table["id"], 0) as line:
                    assert line.welcome.mine == [0]
        await phone.http.delete("/api/session")
        assert (await phone.get("/api/tables"))["mine"] == []


@asynchronous
async def test_seats_taken_as_a_guest_and_in_the_account_are_both_mine(tmp_path: Path) -> None:
    """Who sits at a table twice, then enters the account with both, loses neither seat."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as desk,
        Browser(base) as phone,
    ):
        await desk.post("/api/accounts", SECRET)
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await desk.post("/api/tables", {"title": "suburbia", "seats": seats})
        key = made["table"]["id"]
        await phone.post(f"/api/tables/{key}/join")
        entered = await phone.post("/api/session", SECRET)
        phone.http.headers["x-csrf-token"] = entered["csrf"]
        for device in (desk, phone):
            seats = (await device.get(f"/api/tables/{key}"))["seats"]
            assert [seat["is_mine"] for seat in seats] == [True, True]
        async with phone.at(key, 1) as line:
            assert line.welcome.mine == [0, 1]
            assert [seat.is_present for seat in line.welcome.table.seats] == [True, True]
            for seat in (0, 1):
                said = await line.ask(wire.Say(f"hello-from-{seat}", seat, "hello"))
                assert isinstance(said, wire.Confirmed)


@asynchronous
async def test_who_enters_another_account_takes_nothing_along(tmp_path: Path) -> None:
    """Only a guest's games go with them: what belongs to one account stays there."""
    other = {"account": "bob", "password": "battery staple"}
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        await ada.post("/api/accounts", SECRET)
        await bob.post("/api/accounts", other)
        for wish, account, mine in ((other, "bob", []), (SECRET, "ada.l", [key])):
            entered = await ada.post("/api/session", wish)
            assert entered["account"] == account
            ada.http.headers["x-csrf-token"] = entered["csrf"]
            assert [table["id"] for table in (await ada.get("/api/tables"))["mine"]] == mine
        assert (await bob.get("/api/tables"))["mine"] == []


@asynchronous
async def test_a_link_followed_twice_at_once_is_one_seat(tmp_path: Path) -> None:
    """An impatient finger gets the seat and no complaint."""
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}]
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        made = await ada.post("/api/tables", {"title": "suburbia", "seats": seats})
        path = f"/api/tables/{made['table']['id']}/join"
        wish = {"secret": made["links"][0]["secret"]}
        for info in await asyncio.gather(*(bob.post(path, wish) for _ in range(3))):
            assert [seat["is_mine"] for seat in info["seats"]] == [False, True, False]


@asynchronous
async def test_a_wrong_password_and_a_wrong_name_look_the_same(tmp_path: Path) -> None:
    """Nobody learns which accounts there are."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        await ada.post("/api/accounts", SECRET)
        wrong = {**SECRET, "password": "wrong horse"}
        unknown = {**wrong, "account": "nobody"}
        answers = [await ada.http.post("/api/session", json=each) for each in (wrong, unknown)]
        assert answers[0].status_code == answers[1].status_code == 403
        assert answers[0].content == answers[1].content


@asynchronous
async def test_links_open_their_own_seat_only(tmp_path: Path) -> None:
    """A secret is good for one seat at one table; a taken seat stays taken."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
        Browser(base) as eve,
    ):
        made = await ada.post("/api/tables", TWO)
        other = (await ada.post("/api/tables", TWO))["table"]["id"]
        key, secret = made["table"]["id"], made["links"][0]["secret"]
        for wish, table in (
            ({"secret": "not the secret"}, key),
            ({"secret": secret}, other),
            ({"secret": secret, "seat": 0}, key),
        ):
            assert (await eve.post(f"/api/tables/{table}/join", wish, 403))["code"] == "wrong_link"
        assert (await eve.post(f"/api/tables/{key}/join", {"seat": 1}, 409))["code"] == "taken"
        joined = await bob.post(f"/api/tables/{key}/join", {"secret": secret, "name": "Bob"})
        assert joined["seats"][1]["name"] == "Bob"
        again = await bob.post(f"/api/tables/{key}/join", {"secret": secret})
        assert again["seats"][1]["is_mine"]
        assert (await eve.post(f"/api/tables/{key}/join", {"secret": secret}, 409))[
            "code"
        ] == "begun"


@asynchronous
async def test_notices_are_kept_and_shown_shortened(tmp_path: Path) -> None:
    """Nobody reads a whole address off somebody's screen; other people's wishes are not mine."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        wish = {"kind": "webhook", "target": "https://example.org/hook/with/a/long/secret"}
        made = await ada.post("/api/me/notices", wish)
        assert made["target"].endswith("…")
        assert len(made["secret"]) == 32  # told once, for whoever checks signatures
        assert await ada.get("/api/me/notices") == [{**made, "secret": ""}]
        assert await bob.get("/api/me/notices") == []
        assert (await bob.http.delete(f"/api/me/notices/{made['id']}")).status_code == 404
        assert (await ada.http.delete(f"/api/me/notices/{made['id']}")).status_code == 204
        assert await ada.get("/api/me/notices") == []
        assert len((await ada.get("/api/push-key"))["key"]) == 87


@asynchronous
async def test_what_no_notice_would_reach_is_no_wish(tmp_path: Path) -> None:
    """Plain http and addresses of a network of one's own are refused at once, not in silence."""
    keys = {"p256dh": "x" * 87, "auth": "y" * 22}
    inside = json.dumps({"endpoint": "https://10.0.0.1/push", "keys": keys})
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        for kind, target in (
            ("webhook", "http://example.org/turn"),
            ("webhook", "https://127.0.0.1/turn"),
            ("webhook", "https://[::1]:8000/turn"),
            ("push", inside),
        ):
            problem = await ada.post("/api/me/notices", {"kind": kind, "target": target}, 400)
            assert problem["where"].startswith("target"), target
    trusting = settings_for(tmp_path, BURGH_NOTICE_HOSTS="127.0.0.1")
    async with serving(trusting) as (base, _), Browser(base) as ada:
        wish = {"kind": "webhook", "target": "http://127.0.0.1:9/turn"}
        assert (await ada.post("/api/me/notices", wish))["kind"] == "webhook"


@asynchronous
async def test_a_server_offers_the_channels_it_has_open(tmp_path: Path) -> None:
    """Without a mail server nobody is offered e-mail, nor promised one."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        offered = await ada.get("/api/channels")
        assert {each["kind"]: each["input"] for each in offered} == {
            "push": "browser",
            "webhook": "url",
        }
        wish = {"kind": "email", "target": "ada@example.org"}
        assert (await ada.post("/api/me/notices", wish, 409))["code"] == "no_channel"
        pigeon = await ada.post("/api/me/notices", {**wish, "kind": "pigeon"}, 400)
        assert pigeon["where"] == "kind"
        assert "webhook" in pigeon["words"]
    mailing = settings_for(tmp_path, SMTP_HOST="127.0.0.1", SMTP_FROM="burgh@example.org")
    async with serving(mailing) as (base, _), Browser(base) as ada:
        assert "email" in [each["kind"] for each in await ada.get("/api/channels")]
        assert (await ada.post("/api/me/notices", wish))["kind"] == "email"


@asynchronous
async def test_who_comes_again_is_not_forgotten(tmp_path: Path) -> None:
    """Each greeting gives the cookie again, so it runs out only for those who stay away."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        person = (await ada.get("/api/me"))["person"]
        again = await ada.http.get("/api/me")
        assert again.json()["person"] == person
        assert "Max-Age" in again.headers["set-cookie"]


@asynchronous
async def test_bots_for_all_free_seats_are_one_step(tmp_path: Path) -> None:
    """Two who ask for them at once both see the game begun: nobody is refused, nothing is half."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}, {"kind": "open"}]
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        table = await ada.post("/api/tables", {"title": "suburbia", "seats": seats})
        path = f"/api/tables/{table['table']['id']}/start-with-bots"
        begun = await asyncio.gather(ada.post(path, {"level": 1}), ada.post(path, {"level": 1}))
        for info in begun:
            assert info["status"] == "playing"
            assert [seat["level"] for seat in info["seats"]] == [None, 1, 1, 1]
            assert len({seat["name"][:1] for seat in info["seats"][1:]}) == 3


@asynchronous
async def test_notes_are_ones_own(tmp_path: Path) -> None:
    """Each person has their own at each table."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        path = f"/api/tables/{(await ada.post('/api/tables', TWO))['table']['id']}/note"
        await ada.http.put(path, json={"text": "buy the <farm>"})
        assert (await ada.get(path))["text"] == "buy the <farm>"
        assert (await bob.get(path))["text"] == ""
        long = {"text": "x" * (wire.MOST_NOTE + 1)}
        assert (await ada.http.put(path, json=long)).status_code == 400


@asynchronous
async def test_lists_tell_the_same_of_tables_in_memory_and_on_disk(tmp_path: Path) -> None:
    """Open, begun, paused, with bots that came later: nothing is played again for a list."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        await ada.post("/api/tables", {**TWO, "listed": True})
        table = await ada.post("/api/tables", {**TWO, "listed": True, "hints": False})
        key = table["table"]["id"]
        await ada.post(f"/api/tables/{key}/start-with-bots", {"level": 1})
        async with ada.at(key, 0) as line:
            assert isinstance(
                await line.ask(wire.AskAll("wait-for-me", 0, "pause")), wire.Confirmed
            )
        tables = app.state.runtime.tables
        await until(lambda: not tables.hub.listeners(key))
        in_memory = await ada.get("/api/tables")
        assert [each["is_paused"] for each in in_memory["playing"]] == [True]
        tables.load = unplayable
        for each in list(tables.live):
            tables.forget(each)
        assert await ada.get("/api/tables") == in_memory


async def unplayable(key: str) -> Sitting:
    """Play no game again, whoever asks: a list does not, what goes on beside it may."""
    raise Refused("unplayable", key)
