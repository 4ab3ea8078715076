"""What went wrong, as one line in the reader's language."""

from __future__ import annotations

import difflib
import re
import sys
from typing import TYPE_CHECKING

from burgh.cli.output import Problem
from burgh.core.malformed import Malformed, file_said
from burgh.core.refusal import Illegal
from burgh.core.text import Words, words

if TYPE_CHECKING:
    from cyclopts import CycloptsError


def in_words(error: Exception, spoken: str) -> str | None:
    """One line about an error that a person can do something about; None of any other."""
    said = words("burgh.cli", spoken)
    if isinstance(error, Problem):
        return said.text(error.said)
    if isinstance(error, Malformed):
        return about_data(error, said)
    if isinstance(error, Illegal):
        return str(error)
    if isinstance(error, OSError):
        return about_file(error, said)
    return about_usage(error, said)


def about_data(error: Malformed, said: Words) -> str:
    """Say what is wrong in data, and where: a line of a file, or a path of keys."""
    told = error.told(said.language)
    if line := re.fullmatch(r"line (\d+)", error.path):
        return said.say("error-line", line=int(line[1]), problem=told)
    return said.say("label-value", label=error.path, value=told) if error.path else told


def about_file(error: OSError, said: Words) -> str:
    """Say a file error in words: which file and what."""
    told = said.text(file_said(error))
    file = error.filename
    return told if not file else said.say("label-value", label=str(file), value=told)


# --- the command line itself --------------------------------------------------------------------


def about_usage(error: Exception, said: Words) -> str | None:
    """Say what of a command line was not understood; None if that is not what is wrong."""
    if "cyclopts" not in sys.modules:
        return None
    import cyclopts

    if not isinstance(error, cyclopts.CycloptsError):
        return None
    return said.say("usage-help", problem=usage_problem(error, said))


def usage_problem(error: CycloptsError, said: Words) -> str:
    """What of a command line was not understood; what is too rare for a message stays English."""
    from cyclopts.exceptions import (
        CoercionError,
        MissingArgumentError,
        RepeatArgumentError,
        UnknownCommandError,
        UnknownOptionError,
        UnusedCliTokensError,
    )

    match error:
        case UnknownCommandError():
            return unknown_command(error, said)
        case UnknownOptionError():
            return said.say("usage-option", flag=error.token.keyword or error.token.value)
        case CoercionError() if error.token is not None:
            flag = error.token.keyword or name_of(error)
            return said.say("usage-value", flag=flag, value=error.token.value)
        case MissingArgumentError():
            return said.say("usage-missing", name=error.keyword or name_of(error))
        case RepeatArgumentError():
            return said.say("option-twice", flag=error.token.keyword or name_of(error))
        case UnusedCliTokensError():
            return said.say("usage-too_much", text=" ".join(error.unused_tokens or ()))
    return str(error)


def unknown_command(error: CycloptsError, said: Words) -> str:
    """Say that there is no such command, and which there are."""
    typed = (error.unused_tokens or [""])[0]
    there = [name for name in (error.app or ()) if not name.startswith("-")]
    near = difflib.get_close_matches(typed, there, n=1)
    if near:
        return said.say("usage-near", command=typed, near=near[0])
    return said.say("usage-command", command=typed, commands=", ".join(there))


def name_of(error: CycloptsError) -> str:
    """What the argument is called that an error is about."""
    return str(error.argument.name) if error.argument is not None else ""
