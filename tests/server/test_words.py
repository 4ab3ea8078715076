"""What the server itself says, in three languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

from burgh.core.text import LANGUAGES
from burgh.server.problems import CODES, STATUS
from tests.fluent import facts_of, inside, keys_of, messages_of, parsed

SITE = Path(__file__).parents[2] / "web" / "src" / "text"
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}


def resource(package: str, language: str) -> ast.Resource:
    file = files(package) / "text" / f"{language}.ftl"
    return parsed(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same(language: str) -> None:
    """The same keys with the same facts, and nothing unreadable."""
    found, english = (resource("burgh.server", each) for each in (language, "en"))
    assert not inside(found, ast.Junk)
    assert keys_of(found) == keys_of(english)
    assert keys_of(found) & keys_of(resource("burgh.core", language)) == set()
    facts = {message.id.name: facts_of(message) for message in messages_of(english)}
    for message in messages_of(found):
        assert facts_of(message) <= facts[message.id.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    """English and French tell one from other, Russian one, few and many."""
    choices = inside(resource("burgh.server", language), ast.SelectExpression)
    assert choices
    for choice in choices:
        assert {variant.key.name for variant in choice.variants} == PLURALS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_the_browser(language: str) -> None:
    """A code of the server without words there would be shown as a code."""
    rooms = (Path(str(files(room))) for room in ("burgh.server", "burgh.table"))
    sources = [file for room in rooms for file in room.glob("*.py")]
    named = re.compile(r'(?:Refused|Problem)\(\s*"([a-z_]+)"')
    codes = {code for file in sources for code in named.findall(file.read_text(encoding="utf-8"))}
    said = {
        key
        for file in SITE.rglob(f"{language}.ftl")
        for key in keys_of(parsed(file.read_text(encoding="utf-8")))
    }
    wanted = codes | {*STATUS} | {*CODES.values()}
    assert {"stale", "malformed", "too_many", "unplayable"} <= wanted
    assert {code for code in wanted if f"problem-{code}" not in said} == set()
