"""The proxies' configurations as they lie in deploy/, run for real where the program is there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from burgh.server.app import make_app
from burgh.server.door import Door, DoorConfig, config_for
from burgh.server.settings import Settings
from burgh.table import wire
from tests.patience import PATIENCE
from tests.server.serving import Line, serving, settings_for
from tests.server.sitting import asynchronous

DEPLOY = Path(__file__).parents[2] / "deploy"
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
NGINX, CADDY, OPENSSL = (shutil.which(name, path=PATH) for name in ("nginx", "caddy", "openssl"))
needs_nginx = pytest.mark.skipif(not NGINX or not OPENSSL, reason="nginx or openssl is not here")
needs_caddy = pytest.mark.skipif(not CADDY, reason="Caddy is not here")
ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
LIES = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "gopher", "forwarded": "for=192.0.2.7"}


def free_port() -> int:
    """Give a port that nobody has."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


@contextlib.asynccontextmanager
async def running(command: list[str], env: dict[str, str], port: int) -> AsyncIterator[None]:
    """Run a proxy until the block ends; wait until it listens."""
    process = await asyncio.create_subprocess_exec(
        *command, env=env, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                if process.returncode is not None and process.stderr is not None:
                    pytest.fail((await process.stderr.read()).decode()[-2000:])
                await asyncio.sleep(0.02)
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


@contextlib.asynccontextmanager
async def behind_nginx(folder: Path, upstream: int) -> AsyncIterator[tuple[str, ssl.SSLContext]]:
    """Run nginx with deploy/nginx.conf: only ports, the certificate and the node are put in."""
    https, http = free_port(), free_port()
    key, certificate = folder / "key.pem", folder / "cert.pem"
    names = "subjectAltName=DNS:burgh.example,IP:127.0.0.1"
    asked = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=burgh.example -addext {names}"
    made = [str(OPENSSL), *asked.split(), "-keyout", str(key), "-out", str(certificate)]
    await asyncio.to_thread(subprocess.run, made, check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for before, after in (
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{https} ssl"),
        ("server 127.0.0.1:8000", f"server 127.0.0.1:{upstream}"),
        ("/etc/letsencrypt/live/burgh.example/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/burgh.example/privkey.pem", str(key)),
    ):
        assert site.count(before) == 1, before
        site = site.replace(before, after)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        ("user root;\n" if os.getuid() == 0 else "")
        + f"worker_processes 1;\npid {folder}/pid;\nerror_log {folder}/log;\ndaemon off;\n"
        "events { worker_connections 256; }\n"
        f"http {{ access_log off;\n{temporary}\ninclude {folder}/site.conf; }}\n",
        encoding="utf-8",
    )
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    command += ["-e", str(folder / "log")]
    async with running(command, dict(os.environ), https):
        yield f"https://127.0.0.1:{https}", ssl.create_default_context(cafile=certificate)


@contextlib.asynccontextmanager
async def behind_caddy(folder: Path, upstream: int) -> AsyncIterator[str]:
    """Run Caddy with deploy/Caddyfile, by its own variables; its port of control is off."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}", encoding="utf-8")
    env = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "BURGH_DOMAIN": f"http://127.0.0.1:{port}",
        "BURGH_NODES": "localhost",
        "BURGH_NODES_PORT": str(upstream),
    }
    command = [str(CADDY), "run", "--config", str(folder / "Caddyfile")]
    async with running(command, env, port):
        yield f"http://127.0.0.1:{port}"


@contextlib.asynccontextmanager
async def echo() -> AsyncIterator[int]:
    """Serve the headers that come as JSON: what a node is told of who asks."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[1:-2]
        told = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = json.dumps(told).encode()
        head = f"HTTP/1.1 200 OK\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield int(server.sockets[0].getsockname()[1])


async def told_of_who_asks(base: str, tls: ssl.SSLContext | bool) -> dict[str, str]:
    """Ask through a proxy, and lie about oneself."""
    async with httpx.AsyncClient(base_url=base, verify=tls, timeout=PATIENCE) as http:
        found: dict[str, str] = (await http.get("/", headers=LIES)).json()
        return found


@needs_nginx
@asynchronous
async def test_nginx_says_who_asks_and_believes_nobody(tmp_path: Path) -> None:
    """A client's own word on its address does not reach the server."""
    async with echo() as port, behind_nginx(tmp_path, port) as (base, tls):
        told = await told_of_who_asks(base, tls)
    assert told["x-forwarded-for"] == "127.0.0.1"
    assert told["x-forwarded-proto"] == "https"
    assert told["host"] == base.removeprefix("https://")
    assert "192.0.2.7" not in json.dumps(told)


@needs_caddy
@asynchronous
async def test_caddy_says_who_asks_and_believes_nobody(tmp_path: Path) -> None:
    """A client's own word on its address does not reach the server."""
    async with echo() as port, behind_caddy(tmp_path, port) as base:
        told = await told_of_who_asks(base, True)
    assert told["x-forwarded-for"] == "127.0.0.1"
    assert told["x-forwarded-proto"] == "http"
    assert told["host"] == base.removeprefix("http://")
    assert "192.0.2.7" not in json.dumps(told)


async def play_through(base: str, tls: ssl.SSLContext | None, node: str) -> None:
    """A page, a table, a move over the socket; nothing for operators, nothing too large."""
    async with httpx.AsyncClient(base_url=base, verify=tls or True, timeout=PATIENCE) as http:
        assert (await http.get("/")).status_code == 200
        me = (await http.get("/api/me")).json()
        headers = {"x-csrf-token": me["csrf"], "origin": base}
        made = await http.post("/api/tables", json=ALONE, headers=headers)
        assert made.status_code == 201, made.text
        for closed in ("/metrics", "/readyz", "/healthz"):
            assert (await http.get(closed)).status_code == 404, closed
            async with httpx.AsyncClient(base_url=node) as inside:
                assert (await inside.get(closed)).status_code == 200, closed
        large = await http.post("/api/records", content=b"x" * 200_000, headers=headers)
        assert large.status_code in (413, 502)  # older Caddies say it so, and go on
        cookie = {"cookie": f"burgh={http.cookies['burgh']}"}
    key = made.json()["table"]["id"]
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{key}/socket"
    async with connect(url, ssl=tls, additional_headers=cookie, origin=Origin(base)) as opened:
        line = Line(opened)
        await line.send(wire.Sit(0, -1))
        await line.until(wire.Welcome)
        assert line.seen is not None
        wish = wire.Confirm("through-the-proxy", 0, line.seen.ply, [line.seen.legal[0].move])
        assert isinstance(await line.ask(wish), wire.Confirmed)


@needs_nginx
@asynchronous
async def test_a_game_is_played_through_nginx(tmp_path: Path) -> None:
    """By https, over a WebSocket."""
    async with (
        serving(settings_for(tmp_path)) as (node, _),
        behind_nginx(tmp_path, int(node.rpartition(":")[2])) as (base, tls),
    ):
        await play_through(base, tls, node)


@needs_caddy
@asynchronous
async def test_a_game_is_played_through_caddy(tmp_path: Path) -> None:
    """Over a WebSocket."""
    async with (
        serving(settings_for(tmp_path)) as (node, _),
        behind_caddy(tmp_path, int(node.rpartition(":")[2])) as base,
    ):
        await play_through(base, None, node)


def test_the_recipes_name_the_proxies() -> None:
    """Without BURGH_PROXIES everybody seems to come from the proxy, and shares its limits."""
    for name in ("notes.md", "nginx.conf", "compose.yaml"):
        assert re.search(r"BURGH_PROXIES[=:]", (DEPLOY / name).read_text(encoding="utf-8")), name


def config_of(settings: Settings) -> DoorConfig:
    """What uvicorn is told."""
    return config_for(make_app(settings), settings, Door(settings))


def test_a_named_proxy_is_believed(tmp_path: Path) -> None:
    """The setting reaches what reads the headers."""
    settings = settings_for(tmp_path, BURGH_PROXIES="127.0.0.1, 10.0.0.0/8")
    config = config_of(settings)
    assert config.proxy_headers
    assert config.forwarded_allow_ips == ["127.0.0.1", "10.0.0.0/8"]
    assert not config_of(settings_for(tmp_path)).proxy_headers
