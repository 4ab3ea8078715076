"""Roles at work: who is removed, kept away, silenced; tables closed and deleted; all noted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from burgh.server.house import make_ban
from burgh.table import wire
from tests.server.house import house
from tests.server.serving import Browser, Line, asynchronous

FORBIDDEN, GONE = 4403, 4404


async def last_words(line: Line) -> tuple[str, int]:
    """Read on to the end of a socket: the code of the problem, and of the end."""
    code = ""
    try:
        while True:
            message = await line.next()
            code = message.code if isinstance(message, wire.Problem) else code
    except ConnectionClosed as end:
        return code, 0 if end.rcvd is None else end.rcvd.code


async def handle_of(host: Browser, key: str, name: str) -> dict[str, Any]:
    """Say whom a host means: somebody they see at the table."""
    people = await host.get(f"/api/tables/{key}/people")
    return {"visitor": next(each["visitor"] for each in people if each["name"] == name)}


async def moderate(
    host: Browser, key: str, deed: str, whom: dict[str, Any], status: int = 200
) -> Any:
    return await host.post(
        f"/api/tables/{key}/moderate", {"deed": deed, "whom": whom, "reason": "loud"}, status
    )


@asynchronous
async def test_a_host_removes_a_player_before_the_game_and_not_in_it(tmp_path: Path) -> None:
    """The seat is free again; in a game with others nobody is removed, not even by an operator."""
    async with house(tmp_path) as home:
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        key = await home.open(**wish)
        await home.bob.post(f"/api/tables/{key}/join", {"name": "Bob"})
        await moderate(home.ada, key, "remove", {"seat": 1})
        table = await home.ada.get(f"/api/tables/{key}")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
        assert await home.audit() == [("host", "remove", "Bob")]
        key = await home.playing()
        for browser, code in ((home.ada, "not_now"), (home.op, "not_now"), (home.bob, "")):
            whom = {"seat": 0 if browser is home.bob else 1}
            problem = await moderate(browser, key, "remove", whom, 409 if code else 403)
            assert problem["code"] == (code or "not_allowed")
        problem = await moderate(home.ada, key, "bar", {"seat": 1}, 409)
        assert problem["code"] == "plays_here"


@asynchronous
async def test_a_removed_spectator_goes_and_a_barred_one_stays_away(tmp_path: Path) -> None:
    """The socket ends at once with a reason; whoever is barred sees nothing of the table."""
    async with house(tmp_path) as home:
        key = await home.open()
        async with home.bob.at(key) as line:
            await moderate(home.ada, key, "remove", await handle_of(home.ada, key, "Bob"))
            assert await last_words(line) == ("removed", FORBIDDEN)
        async with home.bob.at(key) as line:  # nothing keeps him from coming back
            await moderate(home.ada, key, "bar", await handle_of(home.ada, key, "Bob"))
            assert await last_words(line) == ("barred", FORBIDDEN)
        for path in ("", "/replay", "/people"):
            assert (await home.bob.get(f"/api/tables/{key}{path}", 403))["code"] == "barred"
        problem = await home.bob.post(f"/api/tables/{key}/join", {}, 403)
        assert problem["code"] == "barred"
        await moderate(home.ada, key, "unbar", await handle_of(home.ada, key, "Bob"))
        await home.bob.get(f"/api/tables/{key}")
        assert [line[:2] for line in await home.audit()] == [
            ("host", "unbar"),
            ("host", "bar"),
            ("host", "remove"),
        ]


@asynchronous
async def test_who_is_silenced_says_nothing_more_here(tmp_path: Path) -> None:
    """Until the host lets them speak again."""
    async with house(tmp_path) as home:
        key = await home.playing()
        async with home.bob.at(key, 1) as line:
            answer = await line.ask(wire.Say("say-0001", 1, "hello"))
            assert isinstance(answer, wire.Confirmed)
            await moderate(home.ada, key, "silence", {"seq": answer.seq})
            answer = await line.ask(wire.Say("say-0002", 1, "hello again"))
            assert answer.code == "silenced"
            await moderate(home.ada, key, "unsilence", {"seat": 1})
            answer = await line.ask(wire.Say("say-0003", 1, "thanks"))
            assert isinstance(answer, wire.Confirmed)


@asynchronous
async def test_spectators_talk_apart_and_players_read_it_after_the_game(tmp_path: Path) -> None:
    """While a game is played it could be advice; a player who looks on hears nothing either."""
    async with house(tmp_path) as home:
        key = await home.playing()
        async with (
            home.op.at(key) as op,
            home.ada.at(key, 0) as ada,
            home.bob.at(key, -1) as bob,
        ):
            answer = await op.ask(wire.Say("say-0001", -1, "take the lake"))
            assert isinstance(answer, wire.Confirmed)
            assert (await bob.ask(wire.Say("say-0002", -1, "what?"))).code == "not_a_spectator"
            await ada.ask(wire.Say("say-0003", 0, "good luck"))
            for line in (op, ada, bob):
                await read_on(line, "good luck")
            assert [has_read(line, "lake") for line in (op, ada, bob)] == [True, False, False]
            for browser in (home.ada, home.bob):
                replay = await browser.http.get(f"/api/tables/{key}/replay?seat=-1")
                assert "lake" not in replay.text
            await home.op.post(f"/api/tables/{key}/close", {"reason": "enough"})
            await read_on(ada, "lake")
            assert getattr(ada.heard[-1], "table").closed_because == "enough"  # noqa: B009


def has_read(line: Line, text: str) -> bool:
    """Say whether somebody was sent a line of chat."""
    events = [event for told in line.heard for event in getattr(told, "events", [])]
    return any(isinstance(event, wire.Spoke) and text in event.text for event in events)


async def read_on(line: Line, text: str) -> None:
    """Read on until a line of chat has come."""
    while not has_read(line, text):
        await line.next()


@asynchronous
async def test_spectators_talk_less_and_not_where_the_host_turned_it_off(tmp_path: Path) -> None:
    """Fewer and shorter lines than players have; the host may end it, or end looking on."""
    async with house(tmp_path, BURGH_LIMIT_SPECTATOR_CHATS_A_MINUTE="2") as home:
        key = await home.playing()
        async with home.op.at(key) as line:
            assert (await line.ask(wire.Say("say-0001", -1, "x" * 201))).code == "too_long"
            await home.ada.post(f"/api/tables/{key}/rules", {"spectator_chat": False})
            assert (await line.ask(wire.Say("say-0002", -1, "hello"))).code == "chat_off"
            assert (await line.ask(wire.Say("say-0003", -1, "hello"))).code == "too_many"
        async with Browser(home.ada.base) as eve:
            async with eve.at(key) as line:
                await home.ada.post(f"/api/tables/{key}/rules", {"spectators": False})
                assert await last_words(line) == ("no_spectators", FORBIDDEN)
            assert (await eve.get(f"/api/tables/{key}", 403))["code"] == "no_spectators"
            await home.bob.get(f"/api/tables/{key}")


@asynchronous
async def test_a_host_closes_what_concerns_nobody_else(tmp_path: Path) -> None:
    """Before the game; in it only an operator does, says why, and nobody moves any more."""
    async with house(tmp_path) as home:
        key = await home.open(listed=True)
        table = await home.ada.post(f"/api/tables/{key}/close", {})
        assert table["status"] == "closed"
        assert (await home.bob.post(f"/api/tables/{key}/join", {}, 409))["code"] == "closed"
        assert (await home.bob.get("/api/tables"))["open"] == []
        key = await home.playing()
        assert (await home.ada.post(f"/api/tables/{key}/close", {}, 409))["code"] == "not_now"
        problem = await home.op.post(f"/api/tables/{key}/close", {}, 409)
        assert problem["code"] == "reason_needed"
        async with home.ada.at(key, 0) as line:
            await home.op.post(f"/api/tables/{key}/close", {"reason": "bots\nonly"})
            told = await line.until(wire.Happened)
            assert (told.table.status, told.table.closed_because) == ("closed", "bots only")
            assert told.seen.legal == []
            answer = await line.ask(wire.Say("say-0001", 0, "why?"))
            assert answer.code == "closed"
        assert (await home.ada.http.get(f"/api/tables/{key}/record")).status_code == 409


@asynchronous
async def test_a_deleted_table_leaves_nothing(tmp_path: Path) -> None:
    """A host deletes what nobody else has played, an operator anything; who is there is told."""
    async with house(tmp_path) as home:
        alone = await home.open(seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
        await home.ada.http.put(f"/api/tables/{alone}/note", json={"text": "mine"})
        assert (await home.ada.http.delete(f"/api/tables/{alone}")).status_code == 204
        key = await home.playing()
        problem = (await home.ada.http.delete(f"/api/tables/{key}")).json()
        assert problem["code"] == "not_now"
        async with home.bob.at(key, 1) as line:
            assert (await home.op.http.delete(f"/api/tables/{key}")).status_code == 204
            assert await last_words(line) == ("no_such_table", GONE)
        for table in (alone, key):
            await home.ada.get(f"/api/tables/{table}", 404)
            assert await home.runtime.store.events(table) == []
        assert (await home.ada.get("/api/tables"))["mine"] == []
        assert [line[:2] for line in await home.audit()] == [
            ("operator", "delete"),
            ("host", "delete"),
        ]


@asynchronous
async def test_only_operators_see_the_operators_pages(tmp_path: Path) -> None:
    """Every route of theirs is closed to everybody else."""
    async with house(tmp_path) as home:
        routes = [each for each in home.app.routes if each.path.startswith("/api/operator/")]
        assert len(routes) >= 7
        for route in routes:
            path = route.path.replace("{ban:str}", "x").replace("{report:str}", "x")
            for method in {*route.methods} & {"GET", "POST", "DELETE"}:
                body = {"reason": "no", "network": "203.0.113.0/24"} if "bans" in path else {}
                sent = body if method == "POST" else None
                answer = await home.ada.http.request(method, path, json=sent)
                assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), path
        assert (await home.ada.get("/api/me/role")) == {"is_operator": False, "ban": None}
        assert (await home.op.get("/api/me/role"))["is_operator"]
        found = await home.op.get("/api/operator/people?search=ad")
        assert [person["name"] for person in found] == ["Ada"]
        key = await home.open(private=True)
        assert [t["id"] for t in await home.op.get("/api/operator/tables?search=ada")] == [key]


@asynchronous
async def test_who_is_banned_goes_at_once_and_reads_why(tmp_path: Path) -> None:
    """By person with their account, by account, by network; operators are never kept out."""
    async with house(tmp_path) as home:
        key = await home.playing()
        bob = (await home.op.get("/api/operator/people?search=Bob"))[0]["person"]
        async with home.bob.at(key, 1) as line:
            until = home.runtime.clock() + 3600
            wish = {"person": bob, "reason": "spam", "until": until}
            ban = await home.op.post("/api/operator/bans", wish)
            assert await last_words(line) == ("banned", FORBIDDEN)
        problem = await home.bob.get("/api/tables", 403)
        assert (problem["code"], "spam" in problem["words"]) == ("banned", True)
        role = await home.bob.get("/api/me/role")
        assert role["ban"] == {"reason": "spam", "until": until}
        await home.bob.get("/api/me")
        with pytest.raises(ConnectionClosed):
            async with home.bob.at(key, 1):
                pass
        assert (await home.op.http.delete(f"/api/operator/bans/{ban['id']}")).status_code == 204
        await home.bob.get("/api/tables")
        wish = {"network": "127.0.0.5/24", "reason": "noise"}
        ban = await home.op.post("/api/operator/bans", wish)
        assert ban["network"] == "127.0.0.0/24"
        await home.ada.get("/api/tables", 403)
        await home.op.get("/api/tables")
        await home.op.http.delete(f"/api/operator/bans/{ban['id']}")
        wrong = [
            ({"reason": "x"}, 400),
            ({"reason": "x", "network": "0.0.0.0/0"}, 400),
            ({"reason": "x", "person": bob, "until": 5.0}, 400),
            ({"reason": "x", "account": "boss"}, 409),
            ({"reason": "x", "account": "nobody"}, 404),
        ]
        for body, status in wrong:
            await home.op.post("/api/operator/bans", body, status)
        deeds = [line[1] for line in await home.audit()]
        assert deeds == ["unban", "ban", "unban", "ban"]


@asynchronous
async def test_a_report_reaches_the_operators_with_what_was_said(tmp_path: Path) -> None:
    """The line, the lines before it, who, why; it is settled once."""
    async with house(tmp_path) as home:
        key = await home.playing()
        async with home.bob.at(key, 1) as line:
            await line.ask(wire.Say("say-0001", 1, "hello"))
            rude = await line.ask(wire.Say("say-0002", 1, "something rude"))
        wish = {"whom": {"seq": rude.seq}, "reason": "be kind"}
        await home.ada.post(f"/api/tables/{key}/report", wish)
        (report,) = await home.op.get("/api/operator/reports")
        assert (report["by"], report["whom"], report["line"]) == ("Ada", "Bob", "something rude")
        assert [each["text"] for each in report["context"]] == ["hello", "something rude"]
        path = f"/api/operator/reports/{report['id']}/settle"
        await home.op.post(path, {"outcome": "warned"}, 200)
        await home.op.post(path, {}, 404)
        assert await home.op.get("/api/operator/reports") == []
        (settled,) = await home.op.get("/api/operator/reports?settled=true")
        assert (settled["outcome"], settled["settled_by"]) == ("warned", "boss")
        problem = await home.ada.post(
            f"/api/tables/{key}/report", {"whom": {"seat": 0, "seq": 1}, "reason": "x"}, 400
        )
        assert problem["where"] == "whom"


@asynchronous
async def test_who_is_blocked_is_not_read_and_does_not_join(tmp_path: Path) -> None:
    """Their chat is never sent, now or later; tables of whoever blocked them are closed to them."""
    async with house(tmp_path) as home:
        key = await home.playing()
        async with home.ada.at(key, 0) as ada, home.bob.at(key, 1) as bob:
            block = await home.ada.post("/api/me/blocks", {"table": key, "whom": {"seat": 1}})
            assert block["name"] == "Bob"
            await bob.ask(wire.Say("say-0001", 1, "hey you"))
            await ada.ask(wire.Say("say-0002", 0, "hm"))
            await read_on(ada, "hm")
            assert not any("hey you" in raw for raw in ada.raw)
        chat = f"/api/tables/{key}/events?what=chat"
        assert "hey you" not in (await home.ada.http.get(chat)).text
        assert "hey you" in (await home.op.http.get(chat)).text
        other = await home.open()
        problem = await home.bob.post(f"/api/tables/{other}/join", {}, 403)
        assert problem["code"] == "not_welcome"
        (kept,) = await home.ada.get("/api/me/blocks")
        assert (await home.bob.http.delete(f"/api/me/blocks/{kept['id']}")).status_code == 404
        await home.ada.http.delete(f"/api/me/blocks/{kept['id']}")
        await home.bob.post(f"/api/tables/{other}/join", {})


@asynchronous
async def test_bans_written_beside_the_server_are_read_by_it(tmp_path: Path) -> None:
    """A command writes to the database; the next look finds it, and ends sockets."""
    async with house(tmp_path) as home:
        key = await home.playing()
        bob = (await home.op.get("/api/operator/people?search=Bob"))[0]["person"]
        wish = wire.BanWish("spam", person=bob)
        async with home.bob.at(key, 1) as line:
            ban = make_ban(wish, None, "console", home.runtime.clock())
            await home.runtime.store.house.add_ban(ban)
            await home.runtime.house.tick()
            assert await asyncio.wait_for(last_words(line), 5) == ("banned", FORBIDDEN)
