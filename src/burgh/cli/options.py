"""A title's options as they are typed: read by their types, and what is wrong said kindly."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import burgh
from burgh.cli.output import Problem
from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed
from burgh.core.options import field_type, literals, text_of_value, value_from_text
from burgh.core.text import load
from burgh.core.title import AnyTitle


def asked_options(
    key: str, option: Iterable[str], pack: Iterable[str], flags: Mapping[str, str], language: str
) -> dict[str, Any]:
    """Gather `-o key=value`, `--key value` and packs as a title's options, not yet checked.

    Who names a pack wants it in play: options the title asks for with packs need not be named.
    """
    title = burgh.title(key)
    given: dict[str, Any] = {}
    for pair in option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem(say(title, language, "option-pair", pair=pair))
        add(title, given, name, value, language)
    for name, value in flags.items():
        add(title, given, name, value, language)
    packs = [*given.get("packs", ()), *pack]
    return {**title.options.with_packs, **given, "packs": packs} if packs else given


def add(title: AnyTitle, given: dict[str, Any], key: str, value: str, language: str) -> None:
    """Note one option; `--discard-timing` is `discard_timing`."""
    name = key.strip().replace("-", "_")
    if name in given:
        raise Problem(say(title, language, "option-twice", flag=flag(name)))
    try:
        given[name] = value_from_text(title.options.type, name, value.strip())
    except ValueError:
        typed = {"flag": flag(name), "value": value.strip()}
        raise Problem(say(title, language, "option-json", **typed)) from None


@contextlib.contextmanager
def kind_refusals(title: AnyTitle, given: Mapping[str, Any], language: str) -> Iterator[None]:
    """Say what is wrong with an option in the words of whoever typed it."""
    try:
        yield
    except Malformed as error:
        if not re.match(r"options\b", error.path):
            raise
        raise Problem(refusal(title, given, error, language)) from None


def refusal(title: AnyTitle, given: Mapping[str, Any], error: Malformed, language: str) -> str:
    """What is wrong with an option, what it is for, and what it can be."""
    name = error.path.removeprefix("options").strip(".").partition("[")[0]
    if not name:
        unknown = next((key for key in given if key not in known_options(title)), "")
        names = ", ".join(flag(each) for each in known_options(title))
        return say(title, language, "option-unknown", flag=flag(unknown), names=names)
    value = text_of_value(given[name]) if name in given else ""
    said = say(title, language, "option-refused", flag=flag(name), value=value).strip()
    meaning = say(title, language, f"option-{name}.meaning")
    if allowed := literals(field_type(title.options.type, name)):
        meaning = say(title, language, "option-values", meaning=meaning, values=", ".join(allowed))
    detail = f"{error.path}: {error.problem}"
    return say(title, language, "option-why", refused=said, meaning=meaning, detail=detail)


def known_options(title: AnyTitle) -> tuple[str, ...]:
    """The options a title has."""
    return tuple(title.options.type.__struct_fields__)


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def say(title: AnyTitle, language: str, key: str, **facts: str) -> str:
    """A sentence of the command line or of the title."""
    packages = ("burgh.core", title.package, "burgh.cli")
    words = load([package_folder(each) / "text" for each in packages], language)
    return words.say(key, **facts)
