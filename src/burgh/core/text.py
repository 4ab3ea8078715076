"""Words from Fluent files: the one place in Python that makes sentences of what is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from burgh.core.folders import package_folder
from burgh.core.said import Arg, Said
from burgh.core.typography import typeset_resource

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

ENGLISH: Final = "en"  # what another language has no words for is said in it
LANGUAGES: Final = tuple(
    sorted(
        file.name.removesuffix(".ftl")
        for file in (package_folder("burgh.core") / "text").iterdir()
        if file.name.endswith(".ftl")
    )
)


class Words:
    """The sentences of one language: a title's own, and those every title shares."""

    def __init__(
        self, language: str, bundle: FluentBundle, english: Callable[[], Words] | None = None
    ) -> None:
        """`english` gives the words for what this language lacks; English itself has none."""
        self.language = language
        self._bundle = bundle
        self._english = english
        self._english_words: Words | None = None

    @property
    def _fallback(self) -> Words | None:
        """English, read when it is first needed."""
        if self._english_words is None and self._english is not None:
            self._english_words = self._english()
        return self._english_words

    def knows(self, key: str) -> bool:
        """Whether this very language has the message (`key` or `key.attribute`)."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        if attribute:
            return attribute in message.attributes
        return message.value is not None

    def say(self, key: str, /, **facts: int | str | None) -> str:
        """A message with its facts filled in; a key without words is shown as it is."""
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

    def text(self, said: Arg, names: Sequence[str] = ()) -> str:
        """Make a sentence of what is said; `names` are those of the seats, in order."""
        if isinstance(said, list):
            return ", ".join(self.text(item, names) for item in said)
        if not isinstance(said, Said):
            return str(said)
        chosen = self._known(said) or (self._fallback and self._fallback._known(said))
        if not chosen:
            return readable(said.key)
        facts = {name: self._fact(name, arg, names) for name, arg in chosen.args.items()}
        return self.say(chosen.key, **facts)

    def _known(self, said: Said) -> Said | None:
        """The first of what may be said that this very language has a message for."""
        if self.knows(said.key):
            return said
        return self._known(said.other) if said.other else None

    def _fact(self, name: str, arg: Arg, names: Sequence[str]) -> str | int:
        """An argument as Fluent takes it: numbers as they are, seats and the rest in words."""
        if not isinstance(arg, int):
            return self.text(arg, names)
        if name != "seat":
            return arg
        if arg < 0:
            return self.say("everybody")
        return names[arg] if arg < len(names) else self.say("player", number=arg + 1)


def readable(key: str) -> str:
    """Make the id in a key readable: `tile-fast_food` is `Fast food`."""
    return re.sub(r"[_-]+", " ", key.partition("-")[2] or key).capitalize()


def plain_name(name: str) -> str:
    """A name as people type it: small letters and digits, one _ between words."""
    return "_".join(re.findall(r"[^\W_]+", name.lower().replace("'", "").replace("\u2019", "")))


@lru_cache(maxsize=64)
def words(package: str, language: str) -> Words:
    """The words of a package, a title's or the command line's, in a language."""
    return load((package_folder("burgh.core") / "text", package_folder(package) / "text"), language)


def no_more(_language: str) -> str:
    """Give no further messages."""
    return ""


def load(
    folders: Sequence[Path],
    language: str,
    more: Callable[[str], str] = no_more,
    replacing: Sequence[Path] = (),
) -> Words:
    """Read `<language>.ftl` from each folder, then further messages; none replaces another.

    Those of the folders in `replacing` come last, and do.
    """
    from fluent.runtime import FluentBundle  # slow to import, and not always needed

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (*folders, *replacing):
        file = folder / f"{language}.ftl"
        if file.is_file():
            resource = read(file.read_text(encoding="utf-8"), language)
            bundle.add_resource(resource, allow_overrides=folder in replacing)
    if written := more(language):
        bundle.add_resource(read(written, language))
    if language == ENGLISH:
        return Words(language, bundle)
    return Words(language, bundle, lambda: load(folders, ENGLISH, more, replacing))


@lru_cache(maxsize=64)  # parsing takes a tenth of a second, and many ask for the same file
def read(source: str, language: str) -> ast.Resource:
    """Read a Fluent file, set as its language is printed; nobody changes it afterwards."""
    from fluent.runtime import FluentResource  # slow to import, and not always needed

    resource = FluentResource(source)
    typeset_resource(resource, language)
    return resource
