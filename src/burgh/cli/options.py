"""A title's options as they are typed: read by their types, and what is wrong said kindly."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import burgh
from burgh.cli.arguments import FIRST_TITLE, Language, language
from burgh.cli.output import FINE, Problem
from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed
from burgh.core.options import (
    YES_OR_NO,
    Choice,
    field_type,
    literals,
    text_of_value,
    value_from_text,
)
from burgh.core.text import load
from burgh.core.title import AnyTitle


def options(title: str = FIRST_TITLE, /, *, lang: Language = None) -> int:
    """List what a table of a title can agree on: as it is typed, what it can be, what it changes.

    Parameters
    ----------
    title
        Which game; suburbia if left out.
    """
    found, spoken = burgh.title(title), language(lang)
    offered = {choice.name: choice for choice in found.options.choices()}
    for name in known_options(found):
        choice = offered.get(name)
        values = (choice.values or YES_OR_NO) if choice else literals(option_type(found, name))
        print(f"{flag(name)} {'|'.join(values)}".rstrip())
        meaning = say(found, spoken, f"option-{name}.meaning")
        if choice is not None and choice.unset:
            meaning = say(found, spoken, "option-unset", meaning=meaning, value=choice.unset)
        print(f"    {meaning}")
    return FINE


def left_open(title: AnyTitle, chosen: Any) -> list[Choice]:
    """The options nobody has chosen that come to something all the same: say so."""
    return [
        choice
        for choice in title.options.choices()
        if choice.unset is not None
        and getattr(chosen, choice.name) is None
        and all(getattr(chosen, name) in values for name, values in choice.only_with.items())
    ]


def option_type(title: AnyTitle, name: str) -> Any:
    """The type of an option of a title."""
    return field_type(title.options.type, name)


def asked_options(
    key: str, option: Iterable[str], pack: Iterable[str], flags: Mapping[str, str], spoken: str
) -> dict[str, Any]:
    """Gather `-o key=value`, `--key value` and packs as a title's options, not yet checked.

    Who names a pack wants it in play: options the title asks for with packs need not be named.
    """
    title = burgh.title(key)
    given: dict[str, Any] = {}
    for pair in option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem(say(title, spoken, "option-pair", pair=pair))
        add(title, given, name, value, spoken)
    for name, value in flags.items():
        add(title, given, name, value, spoken)
    packs = [*given.get("packs", ()), *pack]
    return {**title.options.with_packs, **given, "packs": packs} if packs else given


def add(title: AnyTitle, given: dict[str, Any], key: str, value: str, spoken: str) -> None:
    """Note one option; `--discard-timing` is `discard_timing`."""
    name = key.strip().replace("-", "_")
    if name in given:
        raise Problem(say(title, spoken, "option-twice", flag=flag(name)))
    try:
        given[name] = value_from_text(title.options.type, name, value.strip())
    except ValueError:
        typed = {"flag": flag(name), "value": value.strip()}
        raise Problem(say(title, spoken, "option-json", **typed)) from None


@contextlib.contextmanager
def kind_refusals(title: AnyTitle, given: Mapping[str, Any], spoken: str) -> Iterator[None]:
    """Say what is wrong with an option in the words of whoever typed it."""
    try:
        yield
    except Malformed as error:
        if not re.match(r"options\b", error.path):
            raise
        raise Problem(refusal(title, given, error, spoken)) from None


def refusal(title: AnyTitle, given: Mapping[str, Any], error: Malformed, spoken: str) -> str:
    """What is wrong with an option, what it is for, and what it can be."""
    name = error.path.removeprefix("options").strip(".").partition("[")[0]
    if not name:
        unknown = next((key for key in given if key not in known_options(title)), "")
        names = ", ".join(flag(each) for each in known_options(title))
        return say(title, spoken, "option-unknown", flag=flag(unknown), names=names)
    value = text_of_value(given[name]) if name in given else ""
    said = say(title, spoken, "option-refused", flag=flag(name), value=value).strip()
    meaning = say(title, spoken, f"option-{name}.meaning")
    if allowed := literals(field_type(title.options.type, name)):
        meaning = say(title, spoken, "option-values", meaning=meaning, values=", ".join(allowed))
    detail = f"{error.path}: {error.problem}"
    return say(title, spoken, "option-why", refused=said, meaning=meaning, detail=detail)


def known_options(title: AnyTitle) -> tuple[str, ...]:
    """The options a title has."""
    return tuple(title.options.type.__struct_fields__)


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def say(title: AnyTitle, spoken: str, key: str, **facts: str) -> str:
    """A sentence of the command line or of the title."""
    packages = ("burgh.core", title.package, "burgh.cli")
    words = load([package_folder(each) / "text" for each in packages], spoken)
    return words.say(key, **facts)
