"""Private tables: without a seat, a link or the password there is nothing to be seen of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed

from burgh.server.access import must_see
from tests.server.house import SEATS, House, house
from tests.server.serving import Browser, asynchronous
from tests.server.test_past import finished

WORD = "sesame open"
EXEMPT = {"/api/tables/{table:str}/enter"}  # how one comes in


def routes_of(home: House) -> list[tuple[str, str]]:
    """Give every route about one table, with its method."""
    found = []
    for route in home.app.routes:
        if isinstance(route, HTTPRoute) and "{table:str}" in route.path:
            methods = {*route.methods} & {"GET", "POST", "PUT", "DELETE"}
            found += [(method, route.path) for method in sorted(methods)]
    return [each for each in found if each[1] not in EXEMPT]


BODIES: dict[str, dict[str, Any]] = {
    "/leave": {"seat": 0},
    "/start-with-bots": {"level": 1},
    "/note": {"text": "x"},
    "/moderate": {"deed": "remove", "whom": {"seat": 0}},
    "/hand-over": {"seat": 0},
    "/report": {"whom": {"seat": 0}, "reason": "x"},
}


@asynchronous
async def test_no_route_tells_a_stranger_anything_of_a_private_table(tmp_path: Path) -> None:
    """Neither while it is played nor after, neither pages nor pictures nor the socket."""
    async with house(tmp_path) as home, Browser(home.ada.base) as eve:
        key = await home.open(private=True, password=WORD)
        routes = routes_of(home)
        assert len(routes) >= 20
        for method, route in routes:
            path = route.replace("{table:str}", key).replace("{ply:int}", "0")
            body = next((body for end, body in BODIES.items() if route.endswith(end)), {})
            sent = body if method in ("POST", "PUT") else None
            answer = await eve.http.request(method, path, json=sent)
            if route.startswith("/api/"):
                assert answer.status_code == 403, (method, route, answer.text)
                if method != "DELETE":
                    assert answer.json()["code"] == "password_needed", (method, route)
            assert "Ada" not in answer.text
            assert "og:title" not in answer.text
        branch = await eve.post("/api/branches", {"table": key, "ply": 0}, 403)
        assert branch["code"] == "password_needed"
        with pytest.raises(ConnectionClosed):
            async with eve.at(key):
                pass
        lists = await eve.get("/api/tables")
        assert lists == {"mine": [], "ended": [], "open": [], "playing": [], "after": {}}


@asynchronous
async def test_a_password_opens_a_private_table_for_good(tmp_path: Path) -> None:
    """A wrong one does not, and guesses are counted; who was let in may sit down."""
    environ = {"BURGH_LIMIT_TABLE_PASSWORDS_A_MINUTE": "3"}
    async with house(tmp_path, **environ) as home, Browser(home.ada.base) as eve:
        key = await home.open(private=True, password=WORD)
        path = f"/api/tables/{key}/enter"
        problem = await home.bob.post(path, {"password": "wrong one"}, 403)
        assert problem["code"] == "wrong_table_password"
        table = await home.bob.post(path, {"password": WORD})
        assert table["is_private"]
        assert table["has_password"]
        await home.bob.get(f"/api/tables/{key}")
        async with home.bob.at(key) as line:
            assert line.welcome.table.id == key
        await home.bob.post(f"/api/tables/{key}/join", {"name": "Bob"})
        assert (await home.bob.get("/api/tables"))["mine"][0]["id"] == key
        await eve.post(path, {"password": "wrong two"}, 403)
        await eve.post(path, {"password": WORD}, 429)
        row = await home.runtime.store.event(key, 0)
        assert row is not None
        assert WORD.encode() not in row.body


@asynchronous
async def test_links_open_a_private_table(tmp_path: Path) -> None:
    """The one of a seat leads to the seat, the one without a seat to the table."""
    async with house(tmp_path) as home, Browser(home.ada.base) as eve:
        wish = {"title": "suburbia", "seats": [SEATS[0], {"kind": "link"}], "private": True}
        made = await home.ada.post("/api/tables", wish)
        key = made["table"]["id"]
        assert [link["seat"] for link in made["links"]] == [1, -1]
        seat, looking = (link["secret"] for link in made["links"])
        assert (await eve.get(f"/api/tables/{key}", 403))["code"] == "private"
        await eve.post(f"/api/tables/{key}/enter", {"secret": "no secret of ours"}, 403)
        await eve.post(f"/api/tables/{key}/enter", {"secret": looking})
        await eve.get(f"/api/tables/{key}")
        problem = await eve.post(f"/api/tables/{key}/join", {"secret": looking}, 409)
        assert problem["code"] == "taken"
        await home.bob.post(f"/api/tables/{key}/join", {"secret": seat, "name": "Bob"})
        assert len((await home.bob.get(f"/api/tables/{key}"))["seats"]) == 2


@asynchronous
async def test_a_private_game_that_is_over_stays_private(tmp_path: Path) -> None:
    """A branch of one is private too; operators may look."""
    async with house(tmp_path) as home, Browser(home.ada.base) as eve:
        made = await home.ada.post("/api/records", {"record": finished()})
        ended = made["table"]["id"]
        async with home.runtime.tables.reading(ended) as table:
            assert table.has_ended
            assert table.opened is not None
            table.opened = msgspec.structs.replace(table.opened, is_private=True)
        for path in ("", "/record", "/replay", "/views/0", "/picture.svg", "/review"):
            assert (await eve.get(f"/api/tables/{ended}{path}", 403))["code"] == "private", path
        shared = await eve.http.get(f"/r/{ended}")
        assert (shared.status_code, "og:title" in shared.text) == (200, False)
        picture = await home.ada.http.get(f"/api/tables/{ended}/picture.svg")
        assert picture.headers["cache-control"] == "no-store"
        assert (await eve.get(f"/api/tables/{ended}/picture.svg", 403))["code"] == "private"
        branch = await home.ada.post("/api/branches", {"table": ended, "ply": 1})
        assert branch["table"]["is_private"]
        await home.op.get(f"/api/tables/{ended}/replay")


@asynchronous
async def test_a_table_is_private_or_listed(tmp_path: Path) -> None:
    """Both cannot be meant; a password is for a private one."""
    async with house(tmp_path) as home:
        wish = {"title": "suburbia", "seats": SEATS}
        for more, where in (
            ({"private": True, "listed": True}, "listed"),
            ({"password": WORD}, "password"),
        ):
            problem = await home.ada.post("/api/tables", {**wish, **more}, 400)
            assert problem["where"] == where


@asynchronous
async def test_a_stranger_is_refused_by_the_one_rule(tmp_path: Path) -> None:
    """What routes and sockets ask is the same function."""
    async with house(tmp_path) as home:
        key = await home.open(private=True)
        stranger = await home.runtime.people.read(None)
        with pytest.raises(Exception, match="link"):
            await must_see(home.runtime, stranger, key)
