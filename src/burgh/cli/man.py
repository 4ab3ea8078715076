"""`burgh man`: the manual page, made of the same words as `--help`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from burgh.cli.output import FINE
from burgh.core.version import VERSION

if TYPE_CHECKING:
    from cyclopts import App

STATUS: Final = {
    0: "fine",
    1: "the answer is no: a case fails, a record disagrees",
    2: "bad input",
    130: "interrupted",
    141: "output closed",
}
FILES: Final = {
    "~/.local/share/burgh/games": "unfinished games in the terminal (burgh play --resume)",
    "~/.local/share/burgh/burgh.db": "what the server keeps; --database names another one",
}
VARIABLES: Final = {
    "LC_ALL, LC_MESSAGES, LANG": "the language, unless --lang is given",
    "XDG_DATA_HOME": "where unfinished games and the server's database lie",
    "BURGH_PACKS": "a folder with content packs of your own: DIR/TITLE/NAME",
    "COLUMNS": "how wide the table is printed, where it is not printed to a terminal",
    "DATABASE_URL": "the server's database",
    "NO_COLOR": "no colors",
}


def man() -> int:
    """Print the manual page: burgh man > burgh.1

    Parameters
    ----------
    """
    from burgh.cli import table_of_contents

    print("\n".join(manual(table_of_contents())))
    return FINE


def manual(app: App) -> Iterator[str]:
    """The manual page as lines for man(1)."""
    yield f'.TH BURGH 1 "" "Burgh {VERSION}"'
    yield from (".SH NAME", f"burgh \\- {plain(app.help)}")
    yield from (".SH SYNOPSIS", ".B burgh", "\\fICOMMAND\\fR [\\fIOPTIONS\\fR]")
    yield ".SH COMMANDS"
    yield from commands(app, "burgh")
    yield ".SH EXIT STATUS"
    yield from terms({str(number): said for number, said in STATUS.items()})
    yield ".SH FILES"
    yield from terms(FILES)
    yield ".SH ENVIRONMENT"
    yield from terms(VARIABLES)


def commands(app: App, path: str) -> Iterator[str]:
    """Every command below an app, with what it takes."""
    for name in app:
        if name.startswith("-"):
            continue
        found = app[name]
        yield f".SS {escaped(f'{path} {name}')}"
        yield plain(found.help)
        yield from parameters(found)
        yield from commands(found, f"{path} {name}")


def parameters(app: App) -> Iterator[str]:
    """What a command takes: a term and a sentence each."""
    if app.default_command is None:
        return
    for argument in app.assemble_argument_collection(parse_docstring=True):
        if not argument.show:
            continue
        told = argument.parameter
        names = ", ".join(f"\\fB{escaped(name)}\\fR" for name in argument.names)
        shape = f" \\fI{escaped(told.metavar)}\\fR" if isinstance(told.metavar, str) else ""
        yield from (".TP", names + shape, plain(told.help) or "\\&")


def terms(told: dict[str, str]) -> Iterator[str]:
    """A list of terms and what they mean."""
    for term, said in told.items():
        yield from (".TP", f"\\fB{escaped(term)}\\fR", plain(said))


def plain(text: object) -> str:
    """A text as one paragraph; a dot at the beginning of a line would be a command."""
    return re.sub(r"^([.'])", r"\\&\1", escaped(" ".join(str(text or "").split())))


def escaped(text: str) -> str:
    """A text in which nothing means anything to man(1)."""
    return text.replace("\\", "\\e").replace("-", "\\-")
