"""Titles are found: ours by folder, others by entry point."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest
from msgspec.structs import replace

import burgh
from burgh import registry
from burgh.core.state import State
from burgh.games.suburbia import SUBURBIA


class Core(State):
    """Stands for our own State as it is when compiled."""

    __mypyc_attrs__ = ()


Core.__module__ = "burgh.core.state"


class Plain(Core):
    """Stands for the State of a title in plain Python."""


class Compiled(Plain):
    """Stands for one that mypyc has compiled by itself."""

    __mypyc_attrs__ = ()


OURS: Any = SUBURBIA
OTHER = replace(OURS, key="other", state=Plain)
APART = replace(OTHER, key="apart", state=Compiled)
NO_TITLE = "just a text"


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announce titles of this module as an installed package would."""
    entries = {
        name: EntryPoint(name, f"{__name__}:{what}", registry.GROUP)
        for name, what in (
            ("other", "OTHER"),
            ("another", "OTHER"),
            ("apart", "APART"),
            ("text", "NO_TITLE"),
            ("gone", "NOTHING"),
        )
    }
    monkeypatch.setattr(registry, "foreign_titles", lambda: entries)
    registry.foreign_title.cache_clear()


def test_our_titles_are_the_folders_of_games_and_the_default_comes_first() -> None:
    """Nobody lists them."""
    assert set(registry.own_titles()) == {"suburbia", "bigcity", "skylines"}
    assert registry.own_titles()[0] == registry.DEFAULT
    for key in registry.own_titles():
        assert burgh.title(key).key == key


@pytest.mark.usefixtures("announced")
def test_a_title_of_another_package_is_one_like_ours() -> None:
    """It is listed after ours and found by its key."""
    assert burgh.titles()[-1] == "text"
    assert "other" in burgh.titles()
    assert burgh.title("other") is OTHER


@pytest.mark.usefixtures("announced")
@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("another", "calls itself 'other'"),
        ("apart", "compiled apart from Burgh"),
        ("text", "is no burgh.core.title.Title"),
        ("gone", "cannot be loaded: .*NOTHING"),
        ("chess", "'chess' is not one of suburbia, .*other"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_clear_word(key: str, problem: str) -> None:
    """Before anything of it runs, and the others go on."""
    with pytest.raises(burgh.Malformed, match=problem):
        burgh.title(key)
    assert burgh.title("suburbia") is SUBURBIA
