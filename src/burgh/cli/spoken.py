"""Which language the command line speaks: found without reading the rest of what was typed."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from burgh.core.text import ENGLISH, LANGUAGES

FLAG = "--lang"


def language_of(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, if there is such a one, or else that of the environment."""
    for here, after in zip(arguments, [*arguments[1:], ""], strict=True):
        asked = after if here == FLAG else here.removeprefix(f"{FLAG}=")
        if (here == FLAG or asked != here) and asked in LANGUAGES:
            return asked
    return environment_language(environ)


def environment_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language the environment speaks, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            spoken = environ[name][:2].lower()
            return spoken if spoken in LANGUAGES else ENGLISH
    return ENGLISH
