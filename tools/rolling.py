"""Upgrade two nodes without a stop: an earlier commit serves, today's joins it, the old one goes.

    tools/rolling.py [COMMIT]

Ada plays on the old node, Bob on the new one, at one table on one PostgreSQL: the tables are
migrated under the old node's feet, moves go through both, the old node is ended, Ada comes to the
new one, and every move is in the log. Needs PostgreSQL (BURGH_TEST_PG; BURGH_TEST_REDIS if there
is one) and a clone that has the commit: where one is missing it says so and does nothing, and
tests/server/test_upgrade.py, which needs neither, is what holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from smoke import tell, until
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
BEFORE = "6dee43b"  # the last commit before nodes of two versions were promised to go together
MOVES = 10  # decisions in each of the three parts
TABLE = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "link"}]}


def main() -> None:
    """Go through an upgrade, or say what is missing for it."""
    commit = sys.argv[1] if len(sys.argv) > 1 else BEFORE
    server = os.environ.get("BURGH_TEST_PG", "")
    if not server:
        print("Left out: BURGH_TEST_PG names no PostgreSQL to upgrade on.")
    elif not has(commit):
        print(f"Left out: this clone has no commit {commit}.")
    else:
        with (
            tempfile.TemporaryDirectory(prefix="burgh-rolling-") as made,
            database(server) as url,
            checked_out(commit, Path(made) / "old") as old,
        ):
            upgrade(old, environment(url))


def has(commit: str) -> bool:
    """Whether this clone has a commit; a shallow one may not."""
    asked = ["git", "cat-file", "-e", f"{commit}^{{commit}}"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, check=False).returncode == 0


@contextlib.contextmanager
def checked_out(commit: str, folder: Path) -> Iterator[Path]:
    """A commit in a folder of its own."""
    subprocess.run(
        ["git", "worktree", "add", "--quiet", "--detach", str(folder), commit],  # noqa: S607
        cwd=ROOT,
        check=True,
    )
    try:
        yield folder
    finally:
        subprocess.run(
            ["git", "worktree", "remove", "--force", str(folder)],  # noqa: S607
            cwd=ROOT,
            check=True,
        )


@contextlib.contextmanager
def database(server: str) -> Iterator[str]:
    """An empty database on a PostgreSQL server."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(administer(server, f"CREATE DATABASE {name}"))
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(administer(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def administer(server: str, statement: str) -> None:
    """Run a statement on the server itself."""
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def environment(url: str) -> dict[str, str]:
    """What both nodes are told: one database, one secret, one Redis if there is one."""
    redis = os.environ.get("BURGH_TEST_REDIS", "")
    told = {"DATABASE_URL": url, "BURGH_SECRET": secrets.token_hex(16)}
    return {**os.environ, **told, **({"REDIS_URL": redis} if redis else {})}


# --- the upgrade ---------------------------------------------------------------------------------


def upgrade(old: Path, environ: dict[str, str]) -> None:
    """Play through all of it."""
    burgh(old, environ, "migrate")
    with node(old, environ) as (first, going):
        ada, bob = Guest(first), Guest(first)
        made = ada.post("/api/tables", TABLE)
        key = made["table"]["id"]
        bob.post(f"/api/tables/{key}/join", {"seat": 1, "secret": made["links"][0]["secret"]})
        with ada.at(first, key, 0) as on_old, bob.at(first, key, 1) as also_old:
            seen = play([on_old, also_old], MOVES)
        print(f"{seen} moves on the old node alone.")
        burgh(ROOT, environ, "migrate")
        with node(ROOT, environ) as (second, _):
            with ada.at(first, key, 0) as on_old, bob.at(second, key, 1) as on_new:
                seen = play([on_old, on_new], seen + MOVES)
                print(f"{seen} moves, through the old node and the new one.")
                going.send_signal(signal.SIGTERM)
                with contextlib.suppress(Exception):
                    until(on_old, lambda _: False)  # read on until it is closed
            with ada.at(second, key, 0) as back, bob.at(second, key, 1) as on_new:
                seen = play([back, on_new], seen + MOVES)
            print(f"{seen} moves, the last of them on the new node alone.")
        burgh(ROOT, environ, "verify")


def play(lines: list[ClientConnection], to: int) -> int:
    """Make first legal moves up to a ply, each told on every line; gives the ply."""
    for seat, line in enumerate(lines):
        tell(line, {"type": "sit", "seat": seat, "after": -1})
    seen = [until(line, lambda message: bool(message.get("seen")))["seen"] for line in lines]
    while seen[0]["ply"] < to:
        seat = next(i for i, each in enumerate(seen) if each["legal"])
        ply, chosen = seen[seat]["ply"], seen[seat]["legal"][0]["move"]
        key = f"rolling-{ply:04d}-{secrets.token_hex(4)}"
        wish = {"type": "confirm", "id": key, "seat": seat, "ply": ply}
        tell(lines[seat], {**wish, "moves": [chosen]})
        seen = [until(line, partial(is_after, ply))["seen"] for line in lines]
    return int(seen[0]["ply"])


def is_after(ply: int, message: dict[str, Any]) -> bool:
    """Whether a message shows the table after a move."""
    return bool(message.get("seen")) and message["seen"]["ply"] > ply


class Guest:
    """One person, known to both nodes by the same cookie."""

    def __init__(self, base: str) -> None:
        self.http = httpx.Client(base_url=base, timeout=60.0)
        self.http.headers["x-csrf-token"] = self.http.get("/api/me").json()["csrf"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask for a change."""
        return self.http.post(path, json=body).raise_for_status().json()

    def at(self, base: str, key: str, seat: int) -> ClientConnection:
        """Open the socket of a table, on whichever node."""
        headers = {"cookie": f"burgh={self.http.cookies['burgh']}"}
        url = f"{base.replace('http', 'ws', 1)}/api/tables/{key}/socket"
        return connect(url, additional_headers=headers, max_size=None)


# --- nodes ---------------------------------------------------------------------------------------


def burgh(checkout: Path, environ: dict[str, str], *arguments: str) -> None:
    """Run a command of a checkout."""
    command = [sys.executable, "-m", "burgh", *arguments]
    subprocess.run(command, cwd=checkout, env=with_sources(checkout, environ), check=True)


def with_sources(checkout: Path, environ: dict[str, str]) -> dict[str, str]:
    """An environment in which Python finds the sources of a checkout."""
    return {**environ, "PYTHONPATH": str(checkout / "src")}


@contextlib.contextmanager
def node(checkout: Path, environ: dict[str, str]) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A node that serves from a checkout: its address, and the process."""
    command = [sys.executable, "-m", "burgh", "serve", "--port", "0"]
    env = with_sources(checkout, environ)
    with subprocess.Popen(
        command,
        cwd=checkout,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = process.stdout.readline().split()
        if len(told) < 2:
            raise SystemExit(f"No node could be started from {checkout}.")
        try:
            yield told[1], process
        finally:
            process.terminate()
            process.wait(30)


if __name__ == "__main__":
    main()
