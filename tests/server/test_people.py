"""Guests, accounts, names, notices, notes."""

from __future__ import annotations

from pathlib import Path

from burgh.server import wire
from tests.server.serving import Browser, asynchronous, serving, settings_for

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
