"""Styles of play: what a bot likes beyond what it is worth, as a title's `styles.toml` has it.

    [hoarder]
    money = 40

weighs a taste of the title (`State.TASTES`) in hundredths of a point. A style goes with any level.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Final

from burgh import registry
from burgh.bots.complaints import wrong
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
    found = styles(title)[checked(title, name)]
    return tuple(found.get(taste, 0) for taste in state.TASTES)


def checked(title: str, name: str, path: str = WHERE, others: Iterable[str] = ()) -> str:
    """A name that is one of a title's styles, or of some others that stand for one."""
    found = styles(title)
    if not found:
        raise wrong(path, "bot-no_styles")
    if name not in (allowed := (*found, *others)):
        raise one_of(name, allowed, path)
    return name
