"""Which titles there are: ours by folder, anybody else's by entry point `burgh.titles`.

Looking for entry points takes as long as a quarter of `import burgh`, so it is done only when
titles are listed or one is asked for that is not ours.
"""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from burgh.core.malformed import one_of, wrong
from burgh.core.packs import NAME
from burgh.core.said import Said, quoted, say, written
from burgh.core.title import AnyTitle, Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "burgh.titles"
DEFAULT: Final = "suburbia"  # what is played where nobody names a title


@lru_cache(maxsize=1)
def own_titles() -> tuple[str, ...]:
    """The titles that come with Burgh, a folder each; the default first."""
    spec = find_spec("burgh.games")
    folders = spec.submodule_search_locations if spec is not None else ()
    found = [module.name for module in pkgutil.iter_modules(folders) if module.ispkg]
    return tuple(sorted(found, key=lambda key: (key != DEFAULT, key)))


@lru_cache(maxsize=1)
def foreign_titles() -> dict[str, EntryPoint]:
    """The titles that other installed packages announce, by key; ours come first."""
    from importlib.metadata import entry_points

    return {
        entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in own_titles()
    }


def titles() -> tuple[str, ...]:
    """The key of every title that can be played here."""
    return (*own_titles(), *sorted(foreign_titles()))


def title(key: str) -> AnyTitle:
    """A title by its key; its data are read on the first call."""
    if not isinstance(key, str):  # from a position or a record, where anything can stand
        raise wrong("title", "data-title_key")
    if key in own_titles():
        found: AnyTitle = import_module(f"burgh.games.{key}").TITLE
        return found
    return foreign_title(key)


@lru_cache(maxsize=64)
def foreign_title(key: str) -> AnyTitle:
    """A title of another package, or a clear word why it cannot be one."""
    entry = foreign_titles().get(key)
    if entry is None:
        raise one_of(key, titles(), "title")
    try:
        found = entry.load()
    except Exception as error:  # whatever goes wrong there is told as that title's fault
        facts = {"title": key, "where": entry.value, "detail": written(str(error), 200)}
        raise wrong("title", "data-title_unloaded", **facts) from error
    problem = problem_of(key, found)
    if problem is not None:
        where = entry.value
        raise wrong("title", "data-title_unplayable", title=key, where=where, problem=problem)
    checked: AnyTitle = found
    return checked


def problem_of(key: str, found: object) -> Said | None:
    """What is wrong with a title of another package; nothing where all is well."""
    if not isinstance(found, Title):
        return Said("data-title_none")
    if found.key != key or not NAME.fullmatch(key):
        return say("data-title_other", name=quoted(found.key))
    if any(is_compiled_apart(part) for part in found.state.__mro__):
        # Compiled apart from our core it crashes the process: layouts of native classes differ.
        return Said("data-title_apart")
    return None


def is_compiled_apart(part: type) -> bool:
    """Whether a class is compiled, and not with our core; that a base of it is ours is fine."""
    return "__mypyc_attrs__" in vars(part) and not part.__module__.startswith("burgh.")
