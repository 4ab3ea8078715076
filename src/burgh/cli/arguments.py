"""What the commands are told: titles, options of titles, packs, languages, bots."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from burgh.bots import NAMES
from burgh.bots.outside import KEY, is_command
from burgh.cli.output import problem
from burgh.cli.spoken import environment_language
from burgh.core.malformed import Malformed
from burgh.core.text import LANGUAGES
from burgh.lab.entrants import with_players as with_players
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
TitleOptions = Annotated[
    str,
    Parameter(
        help="Any option of the title: --players 3, --solo dale; `burgh options TITLE` lists them."
    ),
]

FIRST_TITLE: Final = DEFAULT


def database_environ(database: str | None) -> dict[str, str]:
    """What `--database` says to the settings of the server; a file may be named as it is."""
    if database is None:
        return {}
    file = Path(database).expanduser().absolute()
    return {"DATABASE_URL": database if "://" in database else f"sqlite:///{file}"}


@contextlib.contextmanager
def blaming(database: str | None) -> Iterator[None]:
    """Name `--database` in what is wrong with a database, if that is what was typed."""
    try:
        yield
    except Malformed as error:
        if database is None or error.path != "DATABASE_URL":
            raise
        raise error.placed("--database") from None


def language(asked: str | None) -> str:
    """The language asked for, or the one the environment speaks, or English."""
    if asked is None:
        return environment_language()
    if asked not in LANGUAGES:
        raise problem("lang", lang=asked, languages=", ".join(LANGUAGES))
    return asked


def bot_names(text: str) -> tuple[str, ...]:
    """Take `random,level:3,style=hoarder,cmd:./mybot` apart at the commas between bots.

    A command may hold commas of its own: there, one divides only before the name of another bot,
    and none does in quotes.
    """
    found: list[str] = []
    for part in re.split(r",(?!\s*\w+=)", text):
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
        raise problem("at_least", flag=name, least=least)
    return value
