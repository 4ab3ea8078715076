"""Let an earlier commit write a database, which today's tests then open, migrate and play on.

    tools/old_database.py COMMIT FOLDER

Checks the commit out in a folder of its own, starts its server there, plays as people do, and
writes FOLDER/<commit>.sql (the whole SQLite database as text) and FOLDER/<commit>.backup (what
its own `burgh backup` gives). They lie in tests/data/databases and are never written again: a new
release adds files of its own. Needs the virtual environment (`make compile`), and a clone that
has the commit.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TITLES = ("bigcity", "skylines", "suburbia")
MOVES = 14  # decisions at a table, about; then the game stands in mid-play
PASSWORD = "correct horse battery"  # noqa: S105 - of people who do not exist


def main() -> None:
    """Check the commit out, or, once inside it, play."""
    if sys.argv[1] == "--inside":
        asyncio.run(play_inside(Path(sys.argv[2])))
        return
    commit, folder = sys.argv[1], Path(sys.argv[2]).absolute()
    with tempfile.TemporaryDirectory(prefix="burgh-old-") as made:
        old = Path(made) / "old"
        git("worktree", "add", "--detach", str(old), commit)
        try:
            written_by(old, Path(made) / "burgh.db", folder / commit)
        finally:
            git("worktree", "remove", "--force", str(old))


def git(*arguments: str) -> None:
    """Run git in this checkout."""
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)  # noqa: S607 - git, from the PATH


def written_by(old: Path, database: Path, target: Path) -> None:
    """Let the old checkout fill a database; keep it as text and as its own backup."""
    run_old(old, str(Path(__file__).resolve()), "--inside", str(database))
    backup = target.with_suffix(".backup")
    backup.unlink(missing_ok=True)
    run_old(old, "-m", "burgh", "backup", str(backup), "--database", f"sqlite:///{database}")
    with sqlite3.connect(database) as connection:
        text = "\n".join(connection.iterdump())
    connection.close()
    target.with_suffix(".sql").write_text(f"{text}\n", encoding="utf-8")


def run_old(old: Path, *arguments: str) -> None:
    """Run Python with the sources and tests of the old checkout."""
    environ = {"PYTHONPATH": f"{old / 'src'}:{old}", "HOME": str(old), "PATH": "/usr/bin:/bin"}
    subprocess.run([sys.executable, *arguments], cwd=old, env=environ, check=True)


# --- inside the old commit: only what its tests offer ------------------------------------------


async def play_inside(database: Path) -> None:
    """Serve, and play a little of everything."""
    from tests.server.serving import Browser, serving, settings_for

    settings = settings_for(database.parent)
    async with serving(settings) as (base, _), Browser(base) as ada, Browser(base) as bob:
        account = {"account": "ada", "password": PASSWORD}
        await ada.post("/api/accounts", account)
        await ada.greet()
        for number, title in enumerate(TITLES):
            await mid_play(ada, bob, title, random.Random(number))
        waiting = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "open"}]}
        await ada.post("/api/tables", waiting)
        await finished(ada, random.Random(9))


async def mid_play(ada: Any, bob: Any, title: str, rng: random.Random) -> None:
    """Two people and a link: some moves, one taken back, a line of chat, a note."""
    from tests.server.serving import choose, wire  # wherever that commit keeps its messages

    made = await ada.post(
        "/api/tables", {"title": title, "seats": [{"kind": "me"}, {"kind": "link"}]}
    )
    key = made["table"]["id"]
    await bob.post(f"/api/tables/{key}/join", {"seat": 1, "secret": made["links"][0]["secret"]})
    async with ada.at(key, 0) as first, bob.at(key, 1) as second:
        lines = (first, second)
        for _ in range(MOVES):
            seat = next(i for i, each in enumerate(lines) if each.seen and each.seen.legal)
            ply = lines[seat].seen.ply
            await choose(lines[seat], seat, rng)
            for each in lines:
                await beyond(each, ply)
        said = wire.Say("chat-0001", 0, "Good luck!")
        await first.ask(said)
    await ada.http.put(f"/api/tables/{key}/note", json={"text": "watch the lake"})


async def finished(ada: Any, rng: random.Random) -> None:
    """A game alone, to its end."""
    from tests.server.serving import choose

    alone = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
    key = (await ada.post("/api/tables", alone))["table"]["id"]
    async with ada.at(key, 0) as line:
        while line.seen is not None and line.seen.legal:
            ply = line.seen.ply
            await choose(line, 0, rng)
            await beyond(line, ply)


async def beyond(line: Any, ply: int) -> None:
    """Read on until a move has been told."""
    while line.seen is None or line.seen.ply <= ply:
        await line.next()


if __name__ == "__main__":
    main()
