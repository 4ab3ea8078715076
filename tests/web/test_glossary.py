"""One word for one thing: every message keeps to the glossary."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast

from burgh.core.text import LANGUAGES, read
from tests.fluent import inside, keys_of, messages_of, parsed
from tools.glossary import PAGE, SOURCE, page

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("src/burgh", "web/src", "examples")
GLOSSARY: Final[dict[str, Any]] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
STRAIGHT: Final = {"en": "'\"", "fr": "'", "ru": ""}

# What is still said otherwise, by file and key: to be emptied, never to grow.
OPEN: Final[frozenset[str]] = frozenset()


def files(language: str) -> Iterator[Path]:
    """Every file of words in a language."""
    for room in ROOMS:
        yield from sorted((ROOT / room).rglob(f"text/**/{language}.ftl"))


def texts(file: Path) -> Iterator[tuple[str, str]]:
    """What each message of a file says, as it is loaded, with its key."""
    language = file.name.removesuffix(".ftl")
    for message in messages_of(read(file.read_text(encoding="utf-8"), language)):
        for element in inside(message, ast.TextElement):
            yield message.id.name, element.value


def test_the_page_is_what_the_data_say() -> None:
    """docs/glossary.md is written by tools/glossary.py."""
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize(
    "rule",
    GLOSSARY["forbidden"],
    ids=lambda rule: f"{rule['title']}-{rule['language']}-{rule['words'][0]}",
)
def test_no_message_says_it_otherwise(rule: dict[str, Any]) -> None:
    """A word that the glossary rules out for a title and a language stands in none of its files."""
    wrong = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, rule["words"])) + ")", re.IGNORECASE)
    found = {
        f"{file.relative_to(ROOT)} {key}"
        for file in files(rule["language"])
        if rule["title"] == "*" or f"/games/{rule['title']}/" in file.as_posix()
        for key, text in texts(file)
        if wrong.search(text)
    }
    assert found - OPEN == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_straight_apostrophe_or_quote_is_left(language: str) -> None:
    """After loading, every message has the signs of its language."""
    for file in files(language):
        for key, text in texts(file):
            assert not any(sign in text for sign in STRAIGHT[language]), f"{file} {key}"


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_key_is_translated(language: str) -> None:
    """A message that English has, every language has."""
    for file in files("en"):
        other = file.with_name(f"{language}.ftl")
        english = {key for key in keys_of(parsed(file.read_text("utf-8"))) if "." not in key}
        assert english - keys_of(parsed(other.read_text("utf-8"))) == set(), other
