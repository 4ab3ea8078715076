"""Case files: a position, what is done, the expected result. Rule disputes become cases.

Every title understands the common form (common.py). The cases of ours are also written in a
shorthand of their own, one module a title. Titles know nothing of this room.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from burgh.casework.common import FIELDS, run_common
from burgh.casework.complaints import wrong
from burgh.casework.reading import COMMON, Shorthand
from burgh.core.title import AnyTitle

NOTHING: Final[Mapping[str, Any]] = {}


def run_case(title: AnyTitle, case: object, file: Mapping[str, Any] = NOTHING) -> list[str]:
    """Run a case and give each disagreement as expected and got; none means it holds.

    `file` is what the file says for all its cases, such as layouts by name.
    """
    if not isinstance(case, Mapping):
        raise wrong("", "case-object")
    shorthand = shorthand_of(title.key)
    if shorthand is not None and is_short(shorthand, set(case)):
        return shorthand.run(case, file)
    return run_common(title, case)


def is_short(shorthand: Shorthand, names: set[Any]) -> bool:
    """Whether a case is written in the shorthand of its title, by the fields it has."""
    own = {"op", *shorthand.fields} - (FIELDS.keys() - {"op"})
    return bool(names & own) and not names & (FIELDS.keys() - COMMON.keys() - {*shorthand.fields})


def shorthand_of(key: str) -> Shorthand | None:
    """The shorthand of a title, if its cases have one."""
    module = f"burgh.casework.{key}"
    found = import_module(module) if find_spec(module) else None
    shorthand: Shorthand | None = getattr(found, "SHORTHAND", None)
    return shorthand
