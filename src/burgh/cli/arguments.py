"""What the commands are told: titles, options of titles, packs, languages, bots."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from burgh.bots import NAMES
from burgh.bots.outside import KEY, is_command
from burgh.cli.output import Problem
from burgh.core.text import LANGUAGES
from burgh.core.title import AnyTitle
from burgh.registry import DEFAULT

# What several commands ask for in the same way is explained here; their own stands with them.
Switch = Annotated[bool, Parameter(negative=(), show_default=False)]
Option = Annotated[
    tuple[str, ...],
    Parameter(
        name=["--option", "-o"],
        negative=(),
        show_default=False,
        metavar="KEY=VALUE",
        help="An option of the title; a list is comma-separated, or JSON.",
    ),
]
Pack = Annotated[
    tuple[str, ...],
    Parameter(negative=(), show_default=False, metavar="DIR", help="A folder with more content."),
]
Language = Annotated[
    str | None,
    Parameter(
        name="--lang",
        metavar="en|fr|ru",
        help="Language: en, fr or ru. Default: your system's language.",
    ),
]
Database = Annotated[
    str | None,
    Parameter(
        metavar="FILE|URL",
        help="A file, or an address like postgresql://user@host/name; default: DATABASE_URL, or a "
        "file in your data folder.",
    ),
]
Jobs = Annotated[int, Parameter(name=["--jobs", "-j"], help="How many processes play.")]
Ray = Annotated[
    str | None,
    Parameter(
        name="--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster instead: HOST:PORT, auto, or local.",
    ),
]
FileName = Annotated[str, Parameter(metavar="FILE", allow_leading_hyphen=True)]
TitleOptions = Annotated[str, Parameter(help="Any option of the title: --players 3, --solo dale.")]

FIRST_TITLE: Final = DEFAULT


def database_environ(database: str | None) -> dict[str, str]:
    """What `--database` says to the settings of the server; a file may be named as it is."""
    if database is None:
        return {}
    file = Path(database).expanduser().absolute()
    return {"DATABASE_URL": database if "://" in database else f"sqlite:///{file}"}


def with_players(title: AnyTitle, given: dict[str, Any], players: int) -> dict[str, Any]:
    """Add the number of players where it was left open and the title asks for one."""
    if players < 2 or "players" in given or "players" not in title.options.type.__struct_fields__:
        return given
    return {**given, "players": players}


def language(asked: str | None) -> str:
    """The language asked for, or the one the environment speaks, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Problem(f"--lang {asked}: not one of {', '.join(LANGUAGES)}")
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            spoken = os.environ[name][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def bot_names(text: str) -> tuple[str, ...]:
    """Take `random,mcts:time=1,width=3,cmd:./mybot` apart at the commas between bots.

    A command may hold commas of its own: there, one divides only before the name of another bot,
    and none does in quotes.
    """
    found: list[str] = []
    for part in re.split(r",(?!\w+=)", text):
        if found and is_rest_of_command(found[-1], part):
            found[-1] += f",{part}"
        else:
            found.append(part)
    return tuple(name.strip() for name in found if name.strip())


def is_rest_of_command(before: str, part: str) -> bool:
    """Whether what follows a comma still belongs to the command before it."""
    if not is_command(before):
        return False
    in_quotes = any(before.count(quote) % 2 for quote in "'\"")
    return in_quotes or part.strip().partition(":")[0] not in {*NAMES, KEY, ""}


def at_least(least: int, value: int, name: str) -> int:
    """A number that is large enough, or say that it is not."""
    if value < least:
        raise Problem(f"{name} must be at least {least}")
    return value
