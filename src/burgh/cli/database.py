"""`burgh backup`, `restore`, `migrate`, `verify`: the server's database, as the host sees it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

from burgh.cli.arguments import Language, Switch, language
from burgh.cli.output import FINE, NO, Problem, print_json, replacing
from burgh.core.text import words
from burgh.server import store
from burgh.server.settings import database_url
from burgh.server.store.migrations import HEAD
from burgh.server.verify import verify_games

T = TypeVar("T")
File = Annotated[Path, Parameter(metavar="FILE", allow_leading_hyphen=True)]
Database = Annotated[str | None, Parameter(metavar="URL")]


def backup(
    file: File,
    /,
    *,
    database: Database = None,
    force: Switch = False,
    lang: Language = None,
    json: Switch = False,
) -> int:
    """Write everything the server keeps into one file, while it serves. Guard the file well.

    Parameters
    ----------
    file
        Where to; it can be restored into SQLite and into PostgreSQL.
    database
        Which database; default: DATABASE_URL, or the file in your data folder.
    force
        Overwrite a file.
    json
        Print one JSON object: rows by table.
    """
    said = words("burgh.cli", language(lang))
    if file.exists() and not force:
        raise Problem(f"{file}: exists already; --force overwrites it")
    with replacing(file, private=True) as draft:
        rows = run_with_database(store.back_up(place(database), draft))
    if json:
        print_json(rows)
    else:
        print(said.say("backup-done", file=str(file), **row_counts(rows)))
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
    database
        Which database; default: DATABASE_URL, or the file in your data folder.
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
    database
        Which database; default: DATABASE_URL, or the file in your data folder.
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
    database
        Which database; default: DATABASE_URL, or the file in your data folder.
    json
        Print one JSON object: what is wrong, by game.
    """
    said = words("burgh.cli", language(lang))
    found = run_with_database(verify_all(place(database)))
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
    return database_url({**os.environ, **({"DATABASE_URL": database} if database else {})})


def run_with_database(work: Coroutine[Any, Any, T]) -> T:
    """Do something with the database; its troubles become one line."""
    try:
        return asyncio.run(work)
    except store.Outdated as error:
        raise Problem(str(error)) from None
    except store.Unavailable as error:
        raise Problem(f"{error} ({error.detail})" if error.detail else str(error)) from None
