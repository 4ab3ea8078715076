"""Limits by person and by network: generous for a club behind one address, and no way around."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from burgh.server.limits import Buckets, Limited
from burgh.table import wire
from tests.server.serving import Browser, asynchronous, serving, settings_for
from tests.server.sitting import Hands
from tests.server.test_past import finished

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}


async def codes(line: Any, guests: str, times: int) -> list[str]:
    """Say something so often, and give what became of it."""
    said = [
        await line.ask(wire.Say(f"{guests}-{number:04d}", -1, "hello")) for number in range(times)
    ]
    return [getattr(each, "code", "said") for each in said]


@asynchronous
async def test_one_who_asks_too_much_is_alone_with_it(tmp_path: Path) -> None:
    """A club behind one address: whoever has used up their own is refused, the others are not."""
    settings = settings_for(tmp_path, BURGH_LIMIT_REQUESTS_A_MINUTE="5")
    async with (
        serving(settings, Hands()) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        answers = [await ada.http.get("/api/push-key") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert (await bob.http.get("/api/push-key")).status_code == 200


@asynchronous
async def test_a_refusal_says_when_to_come_back_and_means_it(tmp_path: Path) -> None:
    """Then, and not a second before, one more is let through."""
    clock = Hands()
    settings = settings_for(tmp_path, BURGH_LIMIT_TABLES_AN_HOUR="2")
    async with serving(settings, clock) as (base, _), Browser(base) as ada:
        for _ in range(2):
            await ada.post("/api/tables", ALONE)
        answer = await ada.http.post("/api/tables", json=ALONE)
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == str(answer.json()["wait"]) == "1800"
        clock.now += 1_799
        assert (await ada.http.post("/api/tables", json=ALONE)).status_code == 429
        clock.now += 1
        await ada.post("/api/tables", ALONE)


@asynchronous
async def test_guests_by_the_dozen_have_no_more_than_their_network(tmp_path: Path) -> None:
    """Each guest has a pace, and the network that all of them come from has one as well."""
    settings = settings_for(
        tmp_path,
        BURGH_LIMIT_NETWORK_TIMES="8",
        BURGH_LIMIT_CHATS_A_MINUTE="2",
        BURGH_LIMIT_TABLES_AN_HOUR="1",
    )
    async with serving(settings, Hands()) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        async with Browser(base) as first, first.at(key) as line:
            assert await codes(line, "first", 3) == ["said", "said", "too_many"]
            await first.post("/api/tables", ALONE)
        async with Browser(base) as second, second.at(key) as line:
            assert await codes(line, "second", 3) == ["said", "said", "too_many"]
            assert (await second.post("/api/tables", ALONE, 429))["code"] == "too_many"
        async with Browser(base) as third, third.at(key) as line:
            assert await codes(line, "third", 1) == ["too_many"]


@asynchronous
async def test_whoever_has_no_cookie_shares_what_newcomers_have(tmp_path: Path) -> None:
    """A thousand new guests are not a thousand budgets; who has been here before is not asked."""
    settings = settings_for(tmp_path, BURGH_LIMIT_NEW_GUESTS_A_MINUTE="3")
    async with serving(settings, Hands()) as (base, _), Browser(base) as ada:
        found = []
        for _ in range(4):
            async with httpx.AsyncClient(base_url=base) as guest:
                found.append((await guest.get("/api/me")).status_code)
        assert found == [200, 200, 429, 429]
        await ada.get("/api/me")


@asynchronous
async def test_nobody_counts_who_looks_after_the_server_and_what_lies_there(tmp_path: Path) -> None:
    """Health, metrics and the client's own files are there for everybody, however often."""
    settings = settings_for(tmp_path, BURGH_LIMIT_REQUESTS_A_MINUTE="1")
    async with serving(settings, Hands()) as (base, _), httpx.AsyncClient(base_url=base) as guest:
        for path in ("/", "/any/page", "/healthz", "/metrics"):
            assert [(await guest.get(path)).status_code for _ in range(3)] == [200] * 3
        assert (await guest.get("/api/push-key")).status_code == 200
        assert (await guest.get("/api/push-key")).status_code == 429


@asynchronous
async def test_a_network_has_so_many_sockets(tmp_path: Path) -> None:
    """Behind a proxy as well, where a connection alone does not say whose it is."""
    settings = settings_for(
        tmp_path, BURGH_LIMIT_SOCKETS_A_PERSON="1", BURGH_LIMIT_NETWORK_TIMES="2"
    )
    async with serving(settings) as (base, app), Browser(base) as ada, Browser(base) as bob:
        key = (await ada.post("/api/tables", ALONE))["table"]["id"]
        async with ada.at(key, 0), bob.at(key):
            assert sum(app.state.runtime.sockets.values()) == 2
            async with Browser(base) as eve:
                with pytest.raises(Exception, match="4429"):
                    async with eve.at(key) as line:
                        await line.next()


@asynchronous
async def test_reviews_have_limits_of_their_own(tmp_path: Path) -> None:
    """To begin one is counted, to look how far it is as well, and apart."""
    settings = settings_for(
        tmp_path, BURGH_LIMIT_REVIEWS_AN_HOUR="1", BURGH_LIMIT_REVIEW_LOOKS_A_MINUTE="4"
    )
    async with serving(settings, Hands()) as (base, _), Browser(base) as ada:
        keys = [
            (await ada.post("/api/records", {"record": finished(seed=seed)}))["table"]["id"]
            for seed in (3, 4)
        ]
        first, second = (f"/api/tables/{key}/review" for key in keys)
        assert (await ada.get(first))["state"] in ("waiting", "working")
        assert (await ada.get(second, 429))["wait"] == 3600
        assert (await ada.get(first))["review"] is None
        await ada.get(first)
        assert (await ada.get(first, 429))["wait"] == 15


def test_a_refusal_counts_the_seconds() -> None:
    """To the next whole one; a caller that tries again meanwhile does not push it off."""
    now = [0.0]
    buckets = Buckets(lambda: now[0])
    buckets.take("things", "ada", 1)
    for at, after in ((0.0, 60), (30.5, 30), (59.9, 1)):
        now[0] = at
        with pytest.raises(Limited) as refused:
            buckets.take("things", "ada", 1)
        assert refused.value.wait == after
    now[0] = 60.0
    buckets.take("things", "ada", 1)


def test_who_was_quiet_for_long_is_forgotten() -> None:
    """Once they may do everything again; who still has to wait is not."""
    now = [0.0]
    buckets = Buckets(lambda: now[0])
    for who in ("ada", "bob", "cleo"):
        buckets.take("reviews", who, 1, 3_600)
    for number in range(1_000):
        buckets.take("requests", f"person {number}", 10)
    now[0] = 60.0
    for _ in range(1_000):
        buckets.take("requests", "bob", 10_000)
    assert set(buckets.left["requests"]) == {"bob"}
    with pytest.raises(Limited):
        buckets.take("reviews", "ada", 1, 3_600)
