"""Words from Fluent files, for the command line and the docs."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "ru")


class Words:
    """The sentences of one language: a title's own, and those every title shares."""

    def __init__(self, language: str, bundle: FluentBundle, fallback: Words | None) -> None:
        """Take the messages of a language and, for what is missing there, English."""
        self.language = language
        self._bundle = bundle
        self._fallback = fallback

    def knows(self, key: str) -> bool:
        """Say whether this very language has the message (`key` or `key.attribute`)."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        if attribute:
            return attribute in message.attributes
        return message.value is not None

    def say(self, key: str, /, **facts: int | str | None) -> str:
        """Give a message with its facts filled in; a key without words is shown as it is."""
        if not self.knows(key):
            return self._fallback.say(key, **facts) if self._fallback else key
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `knows` has looked
        given = {fact: value for fact, value in facts.items() if value is not None}
        text, errors = self._bundle.format_pattern(pattern, given)
        for error in errors:
            raise error
        return str(text)


def plain_name(name: str) -> str:
    """Give a name as people type it: small letters and digits, one _ between words."""
    return "_".join(re.findall(r"[^\W_]+", name.lower().replace("'", "").replace("\u2019", "")))


@lru_cache(maxsize=32)
def words(package: str, language: str) -> Words:
    """Give the words of a package, a title's or the command line's, in a language."""
    return load((files("burgh.core") / "text", files(package) / "text"), language)


def load(folders: tuple[Traversable, ...], language: str) -> Words:
    """Read `<language>.ftl` from each folder; later folders may add words, never replace them."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not always needed

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Words(language, bundle, None if language == "en" else load(folders, "en"))
