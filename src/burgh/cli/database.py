"""`burgh backup`, `restore`, `migrate`, `verify`: the server's database, as the host sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

from burgh.cli.arguments import (
    Database,
    Language,
    Pack,
    Switch,
    blaming,
    database_environ,
    language,
)
from burgh.cli.backups import backup_name, remove_old
from burgh.cli.output import FINE, NO, Problem, print_json, problem, replacing
from burgh.cli.shelf import shelved
from burgh.core.malformed import Malformed
from burgh.core.text import words
from burgh.server import store
from burgh.server.complaints import wrong
from burgh.server.settings import database_url
from burgh.server.store.engine import address, file_of
from burgh.server.store.migrations import HEAD
from burgh.server.verify import openings, verify_games

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
        raise problem("at_least", flag="--keep", least=1)
    if keep is not None:
        folder = file
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / backup_name(time.time())
    if file.exists() and not force:
        raise problem("exists", file=file)
    with replacing(file, private=True) as draft:
        rows = run_with_database(store.back_up(existing(database), draft), database)
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
        rows = run_with_database(store.restore(place(database), file, force=force), database)
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
    before = run_with_database(store.migrate(place(database)), database)
    if before is None:
        print(said.say("migrate-made", step=HEAD))
    elif before == HEAD:
        print(said.say("migrate-done", step=HEAD))
    else:
        print(said.say("migrate-changed", before=before, step=HEAD))
    return FINE


def verify(
    *,
    database: Database = None,
    pack: Pack = (),
    lang: Language = None,
    json: Switch = False,
) -> int:
    """Play every game in the server's database again and say which ones disagree with this engine.

    Parameters
    ----------
    json
        Print one JSON object: what is wrong, by game.
    """
    said = words("burgh.cli", language(lang))
    found = run_with_database(verify_all(existing(database), pack), database)
    wrong = {game: fault for game, fault in found.items() if fault is not None}
    if json:
        print_json({"games": len(found), "wrong": wrong})
    else:
        for game, fault in wrong.items():
            print(said.say("label-value", label=game, value=fault))
        print(said.say("verify-done", games=len(found), wrong=len(wrong)))
    return NO if wrong else FINE


async def verify_all(url: str, packs: tuple[str, ...] = ()) -> dict[str, str | None]:
    """Verify a whole database, with packs wherever they lie now."""
    kept = await store.Store.open(url)
    try:
        with shelved(await openings(kept), packs) if packs else contextlib.nullcontext():
            return {game: problem async for game, problem in verify_games(kept)}
    finally:
        await kept.close()


def row_counts(rows: dict[str, int]) -> dict[str, int]:
    """What is said of a backup's size."""
    return {"games": rows.get("games", 0), "rows": sum(rows.values())}


def place(database: str | None) -> str:
    """The address of the database that is meant."""
    with blaming(database):
        return database_url({**os.environ, **database_environ(database)})


def existing(database: str | None) -> str:
    """The address of a database that is there: opening a file would make an empty one."""
    url = place(database)
    kept_in = file_of(address(url))
    if kept_in is not None and not kept_in.exists():
        raise problem("no_database", file=kept_in)
    return url


def run_with_database(work: Coroutine[Any, Any, T], database: str | None = None) -> T:
    """Do something with the database; its troubles become one line."""
    try:
        with blaming(database):
            return asyncio.run(work)
    except store.Outdated as error:
        raise Malformed("", error.said, wrong.room) from None
    except store.Unavailable as error:
        if not error.detail:
            raise Malformed("", error.said, wrong.room) from None
        raise wrong("", "database-detail", problem=error.said, detail=error.detail) from None
