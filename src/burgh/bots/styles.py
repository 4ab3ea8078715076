"""Styles of play: what a bot likes beyond what it is worth, as a title's `styles.toml` has it.

    [hoarder]
    money = 40

weighs a taste of the title (`State.TASTES`) in hundredths of a point. A style goes with any level.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from burgh import registry
from burgh.core.folders import package_folder
from burgh.core.malformed import one_of
from burgh.core.state import State

FILE: Final = "styles.toml"
WHERE: Final = "bot.style"


@cache
def styles(title: str) -> dict[str, dict[str, int]]:
    """The styles of a title, in the order of its file: weights of its tastes; none are none."""
    file = package_folder(registry.title(title).package) / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def known() -> list[str]:
    """The styles of all titles together, each once."""
    return list(dict.fromkeys(name for title in registry.titles() for name in styles(title)))


def weights(title: str, state: State, name: str) -> tuple[int, ...]:
    """What a style weighs each taste of a title with; a title without it is told so."""
    found = styles(title)
    if name not in found:
        raise one_of(name, found, WHERE)
    return tuple(found[name].get(taste, 0) for taste in state.TASTES)
