"""Sessions: what a cookie is worth, and when it is worth nothing any more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from burgh.server.devices import Device
from burgh.server.session_watch import SessionWatch
from burgh.server.store import Account, Person, Store
from burgh.server.store.schema import PEOPLE, SESSIONS
from burgh.table.refused import Refused
from tests.server.serving import SECRET as KEY
from tests.server.serving import Browser, Line, asynchronous, serving, settings_for
from tests.server.sitting import Hands, until
from tests.server.store.games import open_account

ADA = {"account": "ada", "password": "correct horse"}
BOB = {"account": "bob", "password": "battery staple"}
TWO = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "link"}]}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


def copy_of(browser: Browser) -> Browser:
    """Give somebody else the cookie of a browser."""
    return browser.move_to(browser.base)


async def mine(browser: Browser) -> set[str]:
    """Give the tables that are somebody's."""
    return {table["id"] for table in (await browser.get("/api/tables"))["mine"]}


async def rows(store: Store) -> tuple[int, int]:
    """Count people and sessions."""
    people, sessions = (select(func.count()).select_from(each) for each in (PEOPLE, SESSIONS))
    return await store.read(
        lambda connection: (
            connection.execute(people).scalar_one(),
            connection.execute(sessions).scalar_one(),
        )
    )


async def ended(line: Line) -> int | None:
    """Read on until the server ends a socket; give its code."""
    with pytest.raises(ConnectionClosed):
        await line.until(())
    return line.socket.close_code


def on_disk(folder: Path) -> bytes:
    """Give everything the database has written."""
    return b"".join(file.read_bytes() for file in folder.glob("burgh.db*"))


# --- a shared computer ---------------------------------------------------------------------------


@pytest.mark.parametrize("is_new", [False, True])
@asynchronous
async def test_a_copied_guest_cookie_never_becomes_an_account(tmp_path: Path, is_new: bool) -> None:
    """Whoever kept the cookie of a shared computer is a new guest once its guest has logged in."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as owner,
        Browser(base) as victim,
    ):
        key = (await victim.post("/api/tables", TWO))["table"]["id"]
        if not is_new:
            await owner.post("/api/accounts", ADA)
        thief = copy_of(victim)
        assert await mine(thief) == {key}
        await victim.post("/api/accounts" if is_new else "/api/session", ADA)
        assert await mine(victim) == {key}
        guest = await thief.greet()
        assert guest["account"] is None
        assert guest["person"] != (await victim.get("/api/me"))["person"]
        assert await mine(thief) == set()
        seats = (await thief.get(f"/api/tables/{key}"))["seats"]
        assert [seat["is_mine"] for seat in seats] == [False, False]
        await thief.http.aclose()


@asynchronous
async def test_the_sockets_of_a_retired_guest_close(tmp_path: Path) -> None:
    """An open table of a guest who logs in is closed, and opens again in the account."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        async with ada.at(key, 0) as line:
            await ada.post("/api/accounts", ADA)
            assert await ended(line) == 4401
        async with ada.at(key, 0) as line:
            assert line.welcome.mine == [0]


@asynchronous
async def test_who_enters_another_account_leaves_the_first_as_it_is(tmp_path: Path) -> None:
    """The other devices of the first account stay in it, with its games; nothing moves."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as desk,
        Browser(base) as phone,
        Browser(base) as bob,
    ):
        key = (await desk.post("/api/tables", TWO))["table"]["id"]
        await desk.post("/api/accounts", ADA)
        await phone.post("/api/session", ADA)
        await bob.post("/api/accounts", BOB)
        left = copy_of(phone)
        await phone.post("/api/session", BOB)
        assert await mine(phone) == await mine(bob) == set()
        assert (await desk.get("/api/me"))["account"] == "ada"
        assert await mine(desk) == {key}
        assert (await left.greet())["account"] is None  # the session it had is left, copies as well
        await left.http.aclose()


@asynchronous
async def test_who_logs_out_takes_every_copy_along(tmp_path: Path) -> None:
    """The old cookie is worth nothing, its page can change nothing, its sockets close."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        await ada.post("/api/accounts", ADA)
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        thief = copy_of(ada)
        async with ada.at(key, 0) as line:
            await ada.delete("/api/session")
            assert await ended(line) == 4401
        assert (await ada.get("/api/me"))["account"] is None
        changed = await thief.http.patch("/api/me", json={"name": "Eve"})
        assert changed.json().get("account") is None
        assert (await thief.greet())["account"] is None
        assert (await ada.post("/api/session", ADA))["name"] == ""
        await thief.http.aclose()


# --- the list ------------------------------------------------------------------------------------


@asynchronous
async def test_sessions_are_listed_and_ended(tmp_path: Path) -> None:
    """Each by its browser, never by its address; one can be ended, but nobody else's."""
    async with (
        serving(settings_for(tmp_path)) as (base, app),
        Browser(base) as desk,
        Browser(base) as phone,
        Browser(base) as eve,
    ):
        desk.http.headers["user-agent"] = FIREFOX
        await desk.post("/api/accounts", ADA)
        key = (await desk.post("/api/tables", TWO))["table"]["id"]
        await phone.post("/api/session", ADA)
        listed = await desk.get("/api/me/sessions")
        assert {(each["browser"], each["system"]) for each in listed} == {
            ("Firefox", "Linux"),
            ("", ""),
        }
        assert [each["browser"] for each in listed if each["is_current"]] == ["Firefox"]
        other = next(each["id"] for each in listed if not each["is_current"])
        assert (await eve.delete(f"/api/me/sessions/{other}", 404))["code"] == "no_such_session"
        async with phone.at(key, 0) as line, desk.at(key, 0) as stays:
            await desk.delete(f"/api/me/sessions/{other}", 204)
            assert await ended(line) == 4401
            await stays.send({"type": "ping"})
            await stays.next()
        assert (await phone.greet())["account"] is None
        kept = await app.state.runtime.store.sessions.of((await desk.get("/api/me"))["person"])
        assert "127.0.0.1" not in str(kept)


@asynchronous
async def test_all_other_sessions_can_be_ended_at_once(tmp_path: Path) -> None:
    """This one stays."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as desk,
        Browser(base) as phone,
    ):
        await desk.post("/api/accounts", ADA)
        await phone.post("/api/session", ADA)
        await desk.delete("/api/me/sessions", 204)
        assert (await phone.greet())["account"] is None
        assert (await desk.get("/api/me"))["account"] == "ada"
        assert len(await desk.get("/api/me/sessions")) == 1


@asynchronous
async def test_a_session_ended_on_one_node_ends_on_the_other(tmp_path: Path) -> None:
    """A request is refused there at once, a socket closes with the next look at the store."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings) as (here, _),
        serving(settings) as (there, app),
        Browser(here) as desk,
        Browser(there) as phone,
        Browser(there) as looker,
    ):
        await desk.post("/api/accounts", ADA)
        key = (await desk.post("/api/tables", TWO))["table"]["id"]
        await phone.post("/api/session", ADA)
        runtime = app.state.runtime
        watch = SessionWatch(runtime.store.sessions, runtime.hub, runtime.clock)
        async with phone.at(key, 0) as line, looker.at(key) as other:
            await watch.tick()
            await desk.delete("/api/me/sessions", 204)
            assert (await phone.greet())["account"] is None
            await watch.tick()
            assert await ended(line) == 4401
            await other.send({"type": "ping"})  # who is not written down has nothing to end
            await other.next()


# --- what is written -----------------------------------------------------------------------------


@asynchronous
async def test_looking_around_writes_nothing(tmp_path: Path) -> None:
    """A guest is written down with their first change, under the id they had from the start."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        store = app.state.runtime.store
        person = (await ada.get("/api/me"))["person"]
        await ada.get("/api/tables")
        await ada.get("/api/me/sessions")
        assert await rows(store) == (0, 0)
        await ada.http.patch("/api/me", json={"name": "Ada"})
        assert await rows(store) == (1, 1)
        assert (await ada.get("/api/me"))["person"] == person
        await ada.http.patch("/api/me", json={"name": "Ada L"})
        assert await rows(store) == (1, 1)


@asynchronous
async def test_the_token_of_a_session_is_not_stored(tmp_path: Path) -> None:
    """Whoever reads the database, or a backup, can be nobody."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        await ada.http.patch("/api/me", json={"name": "Ada"})
        token = app.state.runtime.people.token_of(ada.http.cookies["burgh"])
        assert len(token) >= 22  # 128 bits and more
    kept = on_disk(tmp_path)
    assert b"Ada" in kept
    assert token.encode() not in kept


@asynchronous
async def test_a_session_is_noted_as_seen_once_an_hour(tmp_path: Path) -> None:
    """Every page asks who it is; one answer an hour writes."""
    hands = Hands()
    async with serving(settings_for(tmp_path), hands) as (base, _), Browser(base) as ada:
        await ada.http.patch("/api/me", json={"name": "Ada"})
        began = hands.now
        for later, seen in ((1800.0, began), (3600.0, began + 3600.0), (3700.0, began + 3600.0)):
            hands.now = began + later
            await ada.get("/api/me")
            (session,) = await ada.get("/api/me/sessions")
            assert (session["created_at"], session["seen_at"]) == (began, seen)


@asynchronous
async def test_sessions_that_no_browser_has_any_more_go(tmp_path: Path) -> None:
    """After 400 days without a visit."""
    hands = Hands()
    async with serving(settings_for(tmp_path), hands) as (base, app), Browser(base) as ada:
        await ada.http.patch("/api/me", json={"name": "Ada"})
        runtime = app.state.runtime
        watch = SessionWatch(runtime.store.sessions, runtime.hub, hands)
        await watch.tick()
        assert len(await ada.get("/api/me/sessions")) == 1
        hands.now += 401 * 86400
        await watch.tick()
        assert await rows(runtime.store) == (1, 0)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, Device("Firefox", "Linux")),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
            Device("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
            Device("Safari", "iPhone"),
        ),
        (
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/126.0.0.0 Mobile Safari/537.36",
            Device("Chrome", "Android"),
        ),
        ("curl/8", Device("", "")),
    ],
)
def test_a_device_is_two_words(agent: str, device: Device) -> None:
    """The browser and its system, as people call them."""
    assert Device.of(agent) == device


@asynchronous
async def test_a_request_on_its_way_brings_no_ended_session_back(tmp_path: Path) -> None:
    """Read while nobody knew the guest, it would write once they have entered an account."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        people = app.state.runtime.people
        late = await people.read(ada.http.cookies["burgh"])
        thief = copy_of(ada)
        await ada.http.patch("/api/me", json={"name": "Ada"})
        await people.meet(late)  # at once with the other: the same session
        await ada.post("/api/accounts", ADA)
        with pytest.raises(Refused):
            await people.meet(late)
        assert (await thief.greet())["account"] is None
        await people.store.people.rename(late.id, "Ada L", "fr")
        assert (await ada.get("/api/me"))["account"] == "ada"
        await thief.http.aclose()


# --- cookies of an older program -----------------------------------------------------------------


@asynccontextmanager
async def with_old_people(folder: Path, hands: Hands) -> AsyncIterator[tuple[str, Any]]:
    """Serve to people whom an older program has known: a guest, an account, a guest of it."""
    async with serving(settings_for(folder), hands) as (base, app):
        store: Store = app.state.runtime.store
        for person in ("guest", "owner", "alias"):
            await store.people.put(Person(person, person, "fr", 1.0))
        await open_account(store, Account("ada", "$argon2id$", "owner"))
        await store.people.put(Person("alias", "alias", "fr", 1.0, "ada"))
        yield base, app


def old_cookie(base: str, person: str) -> Browser:
    """Give a browser with a cookie as an older program has signed it."""
    browser = Browser(base)
    signed = URLSafeSerializer(KEY, salt="burgh guest").dumps(person)
    browser.http.cookies.set("burgh", str(signed), domain="127.0.0.1")
    return browser


@asynchronous
async def test_a_guest_of_an_older_program_is_known_once_more(tmp_path: Path) -> None:
    """The old cookie is exchanged for a session; requests sent at once all get the same one."""
    hands = Hands()
    async with with_old_people(tmp_path, hands) as (base, _):
        first, beside, late = (old_cookie(base, "guest") for _ in range(3))
        assert (await first.greet())["person"] == "guest"
        assert (await beside.greet())["person"] == "guest"
        assert first.http.cookies["burgh"] == beside.http.cookies["burgh"]
        assert (await first.get("/api/me"))["name"] == "guest"
        await first.http.patch("/api/me", json={"name": "known"})
        hands.now += 61
        assert (await late.greet())["person"] != "guest"
        assert (await first.get("/api/me"))["name"] == "known"
        for each in (first, beside, late):
            await each.http.aclose()


@asynchronous
async def test_a_session_that_begins_while_it_is_looked_for_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two first requests at once, the later one is the same guest and no new one."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        people = app.state.runtime.people
        cookie = ada.http.cookies["burgh"]
        first = await people.read(cookie)
        find = people.store.people.find

        async def begin_and_find(person: str) -> Person | None:
            await people.meet(first)
            found: Person | None = await find(person)
            return found

        monkeypatch.setattr(people.store.people, "find", begin_and_find)
        second = await people.read(cookie)
        assert (second.id, second.is_new) == (first.id, False)
        assert second.kept is not None


@asynchronous
async def test_an_account_of_an_older_program_asks_for_the_password(tmp_path: Path) -> None:
    """Its cookie, and that of a guest who entered it, are worth nothing."""
    async with with_old_people(tmp_path, Hands()) as (base, _):
        for person in ("owner", "alias", "unknown"):
            async with old_cookie(base, person) as old:
                me = await old.get("/api/me")
                assert (me["account"], me["person"] in ("owner", "alias")) == (None, False)


@asynchronous
async def test_a_page_of_an_older_program_can_still_send_its_change(tmp_path: Path) -> None:
    """Its token fits its cookie until the answer brings both anew."""
    async with with_old_people(tmp_path, Hands()) as (base, app):
        old = old_cookie(base, "guest")
        old.http.headers["x-csrf-token"] = app.state.runtime.people.csrf.of("guest")
        changed = await old.http.patch("/api/me", json={"name": "on"})
        assert (changed.json()["person"], changed.json()["name"]) == ("guest", "on")
        await until(lambda: "." in old.http.cookies["burgh"])
        assert (await old.greet())["name"] == "on"
        await old.http.aclose()
