"""By which names the server may be called: a foreign name that leads here leads nowhere."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from burgh.core.malformed import Malformed
from burgh.server.hosts import is_our_host
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import asynchronous

PUBLIC = {"BURGH_PUBLIC_URL": "https://burgh.example", "BURGH_ORIGINS": "https://other.example"}
MORE = {**PUBLIC, "BURGH_HOSTS": "third.example, .club.example"}

TABLE = {"title": "suburbia", "seats": [{"kind": "me"}] * 2}
CASES: list[tuple[dict[str, str], str, bool]] = [
    ({}, "localhost:8000", True),
    ({}, "127.0.0.1:8000", True),
    ({}, "[::1]:8000", True),
    ({}, "192.168.1.20:8000", True),
    ({}, "[fe80::1%25eth0]:8000", True),
    ({}, "myserver:8000", True),
    ({}, "myserver.local:8000", True),
    ({}, "MyServer.home.arpa.", True),
    ({}, "evil.example:8000", False),
    ({}, "local.evil.example", False),
    ({}, "127.0.0.1.evil.example", False),
    ({}, "[evil.example]:8000", False),
    ({"BURGH_HOST": "games.example"}, "games.example:8000", True),
    (PUBLIC, "burgh.example", True),
    (PUBLIC, "burgh.example:443", True),
    (PUBLIC, "other.example", True),
    (PUBLIC, "127.0.0.1:8000", True),
    (PUBLIC, "myserver:8000", False),
    (PUBLIC, "myserver.local", False),
    (PUBLIC, "x.burgh.example", False),
    (MORE, "third.example", True),
    (MORE, "club.example", True),
    (MORE, "chess.club.example", True),
    (MORE, "notclub.example", False),
    ({"BURGH_HOSTS": "*"}, "evil.example", True),
]


@pytest.mark.parametrize(("environ", "host", "is_ours"), CASES)
def test_names_that_are_ours(
    tmp_path: Path, environ: dict[str, str], host: str, is_ours: bool
) -> None:
    """Numbers always; names as settings say; at home also those that nobody could buy."""
    assert is_our_host(settings_for(tmp_path, **environ), host) == is_ours


@asynchronous
async def test_a_foreign_name_is_refused_everywhere(tmp_path: Path) -> None:
    """Though the page's origin is the host it speaks to; the word names the setting."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", TABLE))["table"]["id"]
        foreign = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
        for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/tables")):
            answer = await ada.http.request(method, path, headers=foreign)
            assert answer.status_code == 421, path
            assert answer.json()["code"] == "wrong_host"
            assert "evil.example" in answer.json()["words"]
            assert "BURGH_HOSTS" in answer.json()["words"]
        url = f"{base.replace('http', 'ws')}/api/tables/{key}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(url, additional_headers={"host": "evil.example:8000"}):
                pass


@asynchronous
async def test_a_name_of_the_home_network_is_let_in(tmp_path: Path) -> None:
    """`http://myserver:8000` works as it is typed, pages and changes alike."""
    home = {"host": "myserver:8000", "origin": "http://myserver:8000"}
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        answer = await ada.http.patch("/api/me", json={"name": "Ada"}, headers=home)
        assert answer.status_code == 200


@asynchronous
async def test_whoever_watches_may_call_it_anything(tmp_path: Path) -> None:
    """Prometheus and health checks use names of containers; nothing there is anybody's."""
    settings = settings_for(tmp_path, **PUBLIC)
    async with serving(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert (await http.get(path, headers={"host": "burgh-1"})).status_code == 200


@pytest.mark.parametrize("told", ["https://burgh.example", "a b", "burgh.example:8000", "*.x"])
def test_a_host_that_cannot_be_one_stops_the_start(tmp_path: Path, told: str) -> None:
    """With the name of the setting."""
    with pytest.raises(Malformed, match="BURGH_HOSTS"):
        settings_for(tmp_path, BURGH_HOSTS=told)
