"""The door: who may come in, how often, with how much; and what every answer forbids a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgh.server.limits import Buckets, Limited
from burgh.server.networks import network
from burgh.table import wire
from tests.server.serving import Browser, asynchronous, serving, settings_for
from tests.server.sitting import until

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}


def stopped() -> float:
    """Tell a time that stands still, so that nothing is allowed again meanwhile."""
    return 1_800_000_000.0


@asynchronous
async def test_a_change_needs_the_token_of_the_page(tmp_path: Path) -> None:
    """Without it, with another person's, or from a foreign page there is a 403 in words."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        for headers in (
            {"x-csrf-token": ""},
            {"x-csrf-token": bob.http.headers["x-csrf-token"]},
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"cookie": "burgh=forged.cookie"},
        ):
            answer = await ada.http.patch("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403, headers
            assert answer.json()["code"] == "foreign"
        assert (await ada.get("/api/me"))["name"] == ""


@asynchronous
async def test_a_socket_opens_for_our_own_pages_only(tmp_path: Path) -> None:
    """A foreign page is refused before the handshake is done."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        url = f"{base.replace('http', 'ws')}/api/tables/{key}/socket"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
        async with connect(url) as nobody:
            await nobody.send(wire.encode(wire.Sit(-1)).decode())
            assert nobody.response is not None
            assert "HttpOnly" in nobody.response.headers["set-cookie"]


@asynchronous
async def test_a_socket_of_no_table_says_so(tmp_path: Path) -> None:
    """The reason comes as a message, then the socket closes."""
    async with serving(settings_for(tmp_path)) as (base, _):
        url = f"{base.replace('http', 'ws')}/api/tables/nosuchtable0/socket"
        async with connect(url) as lost:
            assert '"no_such_table"' in str(await lost.recv())
            with pytest.raises(ConnectionClosed):
                await lost.recv()
            assert lost.close_code == 4404


@asynchronous
async def test_every_answer_tells_browsers_what_to_forbid(tmp_path: Path) -> None:
    """Pages, answers and refusals alike; no script but our own, no frame around us."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        for path in ("/", "/any/page", "/api/me", "/api/nothing", "/nothing.js", "/metrics"):
            headers = (await ada.http.get(path)).headers
            assert headers["content-security-policy"].startswith("default-src 'self';"), path
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
        async with httpx.AsyncClient(base_url=base) as nobody:
            cookie = (await nobody.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie


@asynchronous
async def test_a_page_can_be_asked_for_its_headers_alone(tmp_path: Path) -> None:
    """As those do who watch whether a site is up."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        for path in ("/", "/any/page"):
            asked, whole = await ada.http.head(path), await ada.http.get(path)
            assert (asked.status_code, asked.content) == (200, b"")
            assert asked.headers["content-type"] == whole.headers["content-type"]


@asynchronous
async def test_cookies_are_for_https_only_where_people_come_by_it(tmp_path: Path) -> None:
    """The public address decides."""
    settings = settings_for(tmp_path, BURGH_PUBLIC_URL="https://burgh.example")
    async with serving(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        answer = await http.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


@asynchronous
async def test_too_much_at_once_is_refused_in_words(tmp_path: Path) -> None:
    """Requests, tables, passwords have limits of their own; the answer says when to come back."""
    settings = settings_for(
        tmp_path,
        BURGH_LIMIT_REQUESTS_A_MINUTE="30",
        BURGH_LIMIT_TABLES_AN_HOUR="2",
        BURGH_LIMIT_LOGINS_A_MINUTE="2",
    )
    async with serving(settings, stopped) as (base, _), Browser(base) as ada:
        for _ in range(2):
            await ada.post("/api/tables", ALONE)
        assert (await ada.post("/api/tables", ALONE, 429))["code"] == "too_many"
        guess = {"account": "nobody", "password": "a guess of mine"}
        for _ in range(2):
            assert (await ada.post("/api/session", guess, 403))["code"] == "wrong_password"
        await ada.post("/api/session", guess, 429)
        so_far = 6  # three tables, three guesses; a greeting without a cookie is counted apart
        answers = [await ada.http.get("/api/push-key") for _ in range(31 - so_far)]
        assert [answer.status_code for answer in answers] == [200] * (30 - so_far) + [429]
        assert int(answers[-1].headers["retry-after"]) > 0


@asynchronous
async def test_messages_have_a_size_and_a_pace(tmp_path: Path) -> None:
    """Too large or too many get a problem each, and the socket stays open."""
    settings = settings_for(
        tmp_path, BURGH_LIMIT_MESSAGE_BYTES="2000", BURGH_LIMIT_MESSAGES_A_MINUTE="20"
    )
    async with serving(settings, stopped) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        await ada.post("/api/records", {"record": "x" * 3000}, 400)
        too_long = {"text": "x" * 3000}
        assert (await ada.http.put(f"/api/tables/{key}/note", json=too_long)).status_code == 413
        async with ada.at(key, 0) as line:
            await line.send('{"type":"ping","padding":"' + "x" * 2000 + '"}')
            assert (await line.until(wire.Problem)).code == "too_large"
            for _ in range(20):
                await line.send(wire.Ping())
            assert (await line.until(wire.Problem)).code == "too_many"


def test_a_bucket_fills_again() -> None:
    """So many at once, then as many a minute as it says; an hour of quiet saves up no more."""
    now = [0.0]
    buckets = Buckets(lambda: now[0])
    for _ in range(3):
        buckets.take("things", "ada", 3)
    with pytest.raises(Limited):
        buckets.take("things", "ada", 3)
    buckets.take("things", "bob", 3)
    now[0] = 21.0
    buckets.take("things", "ada", 3)
    with pytest.raises(Limited):
        buckets.take("things", "ada", 3)
    now[0] += 3600.0
    for _ in range(3):
        buckets.take("things", "ada", 3)
    with pytest.raises(Limited):
        buckets.take("things", "ada", 3)


SUBURBIA = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "me"}]}
BIG_CITY = {**SUBURBIA, "title": "bigcity"}
RECORD = "burgh record 1\ntitle: suburbia\noptions: %s\nseed: 1\n\n%s\n"
NESTED = '{"a":' * 9_000 + "1" + "}" * 9_000
UNREADABLE = [b"", b"{", b"[" * 60_000, b'{"title":"\xff"}', f'{{"options":{NESTED}}}'.encode()]
WRONG: list[tuple[str, Any]] = [
    ("/api/tables", []),
    ("/api/tables", {**SUBURBIA, "title": "chess"}),
    ("/api/tables", {**SUBURBIA, "seats": []}),
    ("/api/tables", {**SUBURBIA, "seats": [{"kind": "me"}] * 5}),
    ("/api/tables", {**SUBURBIA, "colour": "red"}),
    ("/api/tables", {**SUBURBIA, "options": {"mode": 7}}),
    ("/api/tables", {**SUBURBIA, "options": {"mode": "architect"}}),
    ("/api/tables", {**SUBURBIA, "packs": ["/etc"]}),
    ("/api/tables", {**BIG_CITY, "packs": ["../skylines"]}),
    ("/api/tables", {**BIG_CITY, "options": {"packs": ["/etc"]}}),
    ("/api/tables", {**BIG_CITY, "options": {"packs": [{"id": "mine"}]}}),
    ("/api/records", {"record": "chess"}),
    ("/api/records", {"record": RECORD.replace("suburbia", "chess") % ("{}", "")}),
    ("/api/records", {"record": RECORD % ('{"packs": ["/etc"]}', "")}),
    ("/api/records", {"record": RECORD % ('{"packs": 7}', "")}),
    ("/api/records", {"record": RECORD % ('{"players": 2}', "0 fly #00000000")}),
    ("/api/accounts", {"account": "x", "password": "short"}),
    ("/api/me/notices", {"kind": "webhook", "target": "javascript:alert(1)"}),
    ("/api/me/notices", {"kind": "email", "target": "a@b.c\nBcc: d@e.f"}),
    ("/api/me/notices", {"kind": "push", "target": "{}"}),
    ("/api/branches", {"table": "x", "ply": -1}),
]


@asynchronous
async def test_what_cannot_be_understood_is_refused_in_words(tmp_path: Path) -> None:
    """A 400 with a code, and words that say what and where."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        for content in UNREADABLE:
            broken = await ada.http.post("/api/tables", content=content)
            assert broken.status_code == 400, content[:40]
            assert broken.json()["code"] == "malformed"
            assert len(broken.json()["words"]) > 10
        for path, body in WRONG:
            problem = await ada.post(path, body, 400)
            assert problem["code"] == "malformed", (path, body)
            assert problem["words"]
        assert (await ada.get("/api/tables"))["mine"] == []


@asynchronous
async def test_a_message_that_cannot_be_read_ends_no_conversation(tmp_path: Path) -> None:
    """Nested without end or no text at all: a problem in words, and the next one is answered."""
    deep = f'{{"type":"confirm","id":"deep-as-sea","seat":0,"ply":0,"moves":[{NESTED}]}}'
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        async with ada.at(key, 0) as line:
            for body in (deep, b"\xff\xfe", "[" * 60_000):
                await line.socket.send(body)
                assert (await line.until(wire.Problem)).code == "malformed"
            await line.send(wire.Ping())
            await line.until(wire.Pong)


@asynchronous
async def test_a_spectator_may_read_and_mute(tmp_path: Path) -> None:
    """A guest who only looks on has a desk as well, though nobody has written them down."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as eve,
    ):
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        async with eve.at(key) as watcher:
            await watcher.send(wire.Look(2**62))
            assert await watcher.ask(wire.Mute("quiet-please", 0, True)) == (
                wire.Confirmed("quiet-please", watcher.welcome.table.seq)
            )
        async with eve.at(key) as again:
            assert again.welcome.muted == [0]
            assert again.welcome.looked == again.welcome.table.seq


@asynchronous
async def test_names_of_no_table_leave_nothing_behind(tmp_path: Path) -> None:
    """Whoever tries names at random fills no memory with them."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        for number in range(20):
            await ada.get(f"/api/tables/nothing{number:05d}", 404)
        tables = app.state.runtime.tables
        assert (len(tables.live), len(tables.published)) == (0, 0)
        await until(lambda: not tables.locks)  # the last answer was sent from inside its own


@pytest.mark.parametrize(
    ("first", "second", "is_one"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
    ],
)
def test_who_has_a_network_is_one_caller(first: str, second: str, is_one: bool) -> None:
    """IPv6 addresses of one network count together; those that stand for IPv4 ones do not."""
    assert (network(first) == network(second)) == is_one


def test_who_was_quiet_for_long_has_saved_nothing_up() -> None:
    """After an hour of silence it is as many at once as ever, and not one more."""
    now = [1000.0]
    buckets = Buckets(lambda: now[0])
    buckets.take("moves", "ada", 5)
    now[0] += 3600.0
    for _ in range(5):
        buckets.take("moves", "ada", 5)
    with pytest.raises(Limited):
        buckets.take("moves", "ada", 5)
