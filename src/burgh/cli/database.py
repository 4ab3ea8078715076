"""`burgh backup`, `restore`, `migrate`, `verify`: the server's database, as the host sees it."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

from burgh.cli.arguments import Database, Language, Switch, database_environ, language
from burgh.cli.backups import backup_name, remove_old
from burgh.cli.output import FINE, NO, Problem, print_json, replacing
from burgh.core.text import words
from burgh.server import store
from burgh.server.settings import database_url
from burgh.server.store.engine import address, file_of
from burgh.server.store.migrations import HEAD
from burgh.server.verify import verify_games

T = TypeVar("T")
File = Annotated[Path, Parameter(metavar="FILE", allow_leading_hyphen=True)]
Keep = Annotated[int | None, Parameter(metavar="N")]


def backup(
    file: File,
    /,
    *,
    database: Database = None,
    keep: Keep = None,
    force: Switch = False,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """Write everything the server keeps into one file, while it serves. Guard the file well.

    The file is read again before it takes its name, so what has the name is whole.

    Parameters
    ----------
    file
        Where to; it can be restored into SQLite and into PostgreSQL. With --keep, a folder.
    keep
        Write into a folder, under a name with the time, and keep so many of the newest.
    force
        Overwrite a file.
    json
        Print one JSON object: rows by table.
    """
    said = words("burgh.cli", language(lang))
    if keep is not None and keep < 1:
        raise Problem(f"--keep {keep}: at least 1 is needed")
    if keep is not None:
        folder = file
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / backup_name(time.time())
    if file.exists() and not force:
        raise Problem(f"{file}: exists already; --force overwrites it")
    with replacing(file, private=True) as draft:
        rows = run_with_database(store.back_up(place(database), draft))
    gone = [] if keep is None else remove_old(file.parent, keep, time.time())
    if json:
        print_json(rows)
    else:
        print(said.say("backup-done", file=str(file), **row_counts(rows)))
        if gone:
            print(said.say("backup-removed", files=len(gone)))
    return FINE


def restore(
    file: File,
    /,
    *,
    database: Database = None,
    force: Switch = False,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """Fill the server's database from a backup, all or nothing. Stop the server before.

    Parameters
    ----------
    file
        What `burgh backup` has written.
    force
        Erase the database first.
    json
        Print one JSON object: rows by table.
    """
    said = words("burgh.cli", language(lang))
    try:
        rows = run_with_database(store.restore(place(database), file, force=force))
    except store.NotEmpty:
        raise Problem(said.say("restore-not_empty")) from None
    if json:
        print_json(rows)
    else:
        print(said.say("restore-done", **row_counts(rows)))
    return FINE


def migrate(*, database: Database = None, lang: Language = None) -> int:
    """Bring the tables of the server's database up to date, or make them.

    SQLite's are brought up to date by the server itself.

    Parameters
    ----------
    """
    said = words("burgh.cli", language(lang))
    before = run_with_database(store.migrate(place(database)))
    if before is None:
        print(said.say("migrate-made", step=HEAD))
    elif before == HEAD:
        print(said.say("migrate-done", step=HEAD))
    else:
        print(said.say("migrate-changed", before=before, step=HEAD))
    return FINE


def verify(*, database: Database = None, lang: Language = None, json: Switch = False) -> int:
    """Play every game in the server's database again and say which ones disagree with this engine.

    Parameters
    ----------
    json
        Print one JSON object: what is wrong, by game.
    """
    said = words("burgh.cli", language(lang))
    url = place(database)
    kept_in = file_of(address(url))
    if kept_in is not None and not kept_in.exists():  # else an empty one would be made
        raise Problem(f"{kept_in}: there is no database")
    found = run_with_database(verify_all(url))
    wrong = {game: problem for game, problem in found.items() if problem is not None}
    if json:
        print_json({"games": len(found), "wrong": wrong})
    else:
        for game, problem in wrong.items():
            print(f"{game}: {problem}")
        print(said.say("verify-done", games=len(found), wrong=len(wrong)))
    return NO if wrong else FINE


async def verify_all(url: str) -> dict[str, str | None]:
    """Verify a whole database."""
    kept = await store.Store.open(url)
    try:
        return {game: problem async for game, problem in verify_games(kept)}
    finally:
        await kept.close()


def row_counts(rows: dict[str, int]) -> dict[str, int]:
    """What is said of a backup's size."""
    return {"games": rows.get("games", 0), "rows": sum(rows.values())}


def place(database: str | None) -> str:
    """The address of the database that is meant."""
    return database_url({**os.environ, **database_environ(database)})


def run_with_database(work: Coroutine[Any, Any, T]) -> T:
    """Do something with the database; its troubles become one line."""
    try:
        return asyncio.run(work)
    except store.Outdated as error:
        raise Problem(str(error)) from None
    except store.Unavailable as error:
        raise Problem(f"{error} ({error.detail})" if error.detail else str(error)) from None
