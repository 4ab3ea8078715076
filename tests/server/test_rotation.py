"""Another secret: whatever was signed before stays good as long as the old one is named."""

from __future__ import annotations

from pathlib import Path

from burgh.server.openings import derived_key, rematch_key
from burgh.server.settings import Settings
from burgh.server.stop import Stop
from tests.server.serving import SECRET, Browser, asynchronous, serving, settings_for

ADA = {"account": "ada", "password": "correct horse"}
TWO = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "link"}]}
NEW = "another secret for tests"


def rotated(folder: Path, *old: str) -> Settings:
    """Give settings with another secret, and earlier ones."""
    return settings_for(folder, BURGH_SECRET=NEW, BURGH_OLD_SECRETS=", ".join(old))


@asynchronous
async def test_people_stay_known_when_the_secret_changes(tmp_path: Path) -> None:
    """Cookies, the page's token and the device mark; a visit signs them anew."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        await ada.post("/api/accounts", ADA)
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
    async with serving(rotated(tmp_path, SECRET)) as (base, _):
        moved = ada.move_to(base)
        changed = await moved.http.patch("/api/me", json={"name": "Ada"})
        assert changed.json()["account"] == "ada"
        assert (await moved.greet())["account"] == "ada"
        async with moved.at(key, 0) as line:
            assert line.welcome.mine == [0]
        await moved.http.aclose()
    async with serving(rotated(tmp_path)) as (base, _):
        later, never = moved.move_to(base), ada.move_to(base)
        assert (await later.greet())["account"] == "ada"  # signed anew by the visit
        assert (await never.greet())["account"] is None
        await later.http.aclose()
        await never.http.aclose()


@asynchronous
async def test_links_in_e_mails_outlive_a_secret(tmp_path: Path) -> None:
    """Those that end notices, and those for another password."""
    before = settings_for(tmp_path)
    async with serving(before) as (base, app), Browser(base) as ada:
        await ada.post("/api/accounts", ADA)
        wish = {"kind": "webhook", "target": "https://example.org/turn"}
        notice = (await ada.post("/api/me/notices", wish))["id"]
        link = str(await app.state.runtime.people.reset_link("Ada"))
    async with serving(rotated(tmp_path, SECRET)) as (base, _), Browser(base) as ada:
        stop = Stop(before.secrets, base).address(notice)
        assert (await ada.http.post(stop)).status_code == 200
        token = link.rpartition("/")[2]
        wish = {"token": token, "password": "another horse"}
        assert (await ada.post("/api/resets/used", wish))["account"] == "ada"
        assert await ada.get("/api/me/notices") == []


@asynchronous
async def test_browsers_know_the_key_of_web_push_for_ever(tmp_path: Path) -> None:
    """It is drawn from the first secret and kept: a subscription is bound to it."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = await ada.get("/api/push-key")
    for settings in (rotated(tmp_path, SECRET), rotated(tmp_path)):
        async with serving(settings) as (base, _), Browser(base) as ada:
            assert await ada.get("/api/push-key") == key


@asynchronous
async def test_a_rematch_begun_under_an_earlier_secret_goes_on(tmp_path: Path) -> None:
    """Its table has a name that follows from the secret, whichever it was; else the newest."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        runtime = app.state.runtime
        async with runtime.tables.reading(key) as table:
            opened = table.plan
        name = await rematch_key(runtime, key)
        await runtime.tables.open(name, opened, table.deal)
    async with serving(rotated(tmp_path, SECRET)) as (_, app):
        assert await rematch_key(app.state.runtime, key) == name
        assert await rematch_key(app.state.runtime, name) == derived_key(NEW, name)
