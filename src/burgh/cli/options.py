"""A title's options as they are typed: read by their types, and what is wrong said kindly."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import burgh
from burgh.bots.styles import styles
from burgh.cli.arguments import FIRST_TITLE, Language, language
from burgh.cli.complaints import about_data
from burgh.cli.output import FINE, Problem
from burgh.cli.screen import width
from burgh.cli.spoken import language_of
from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed
from burgh.core.options import (
    YES_OR_NO,
    Choice,
    field_type,
    literals,
    takes_list,
    text_of_value,
    value_from_text,
)
from burgh.core.page import INDENT, wrap
from burgh.core.text import ENGLISH, load, words
from burgh.core.title import AnyTitle


def options(title: str = FIRST_TITLE, /, *, lang: Language = None) -> int:
    """List what a table of a title can agree on: as it is typed, what it can be, what it changes.

    Then the styles in which bots play it, if it has any.

    Parameters
    ----------
    title
        Which game; suburbia if left out.
    """
    list_options(burgh.title(title), language(lang))
    return FINE


def explain_options(title: str, arguments: Sequence[str]) -> None:
    """Add the options of a title to the help of a command."""
    found, spoken = burgh.title(title), language_of(arguments)
    name = say(found, spoken, "title")
    print(say(found, spoken, "option-of", game=name))
    list_options(found, spoken)


def list_options(title: AnyTitle, spoken: str) -> None:
    """Print each option as it is typed, then what it changes."""
    offered = {choice.name: choice for choice in title.options.choices()}
    for name in known_options(title):
        choice = offered.get(name)
        print(f"{flag(name)} {values_of(title, name, choice)}".rstrip())
        meaning = say(title, spoken, f"option-{name}.meaning")
        if choice is not None and choice.unset:
            meaning = say(title, spoken, "option-unset", meaning=meaning, value=choice.unset)
        print("\n".join(wrap(meaning, INDENT * 2, width())))
    list_styles(title, spoken)


def list_styles(title: AnyTitle, spoken: str) -> None:
    """Print each style of a title's bots as it is typed, then what such a bot does."""
    for number, name in enumerate(styles(title.key)):
        if not number:
            print(say(title, spoken, "option-styles", style=name))
        print(f"style={name}")
        label, about = (say(title, spoken, f"style-{name}{end}") for end in ("", "-about"))
        told = say(title, spoken, "label-value", label=label, value=about)
        print("\n".join(wrap(told, INDENT * 2, width())))


def values_of(title: AnyTitle, name: str, choice: Choice | None) -> str:
    """What can be typed after an option: one of some words, a number, or a list."""
    type_ = option_type(title, name)
    words = (choice.values or YES_OR_NO) if choice else literals(type_)
    if not words and bool in (type_, *get_args(type_)):
        words = YES_OR_NO
    if takes_list(type_):
        return "|".join([*words, "A,B,..."])
    return "|".join(words) or "N"


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
    packs = [placed(title, each) for each in (*given.get("packs", ()), *pack)]
    return {**title.options.with_packs, **given, "packs": packs} if packs else given


def placed(title: AnyTitle, pack: Any) -> Any:
    """A pack by its name, or by a path that holds wherever the game is read again."""
    if not isinstance(pack, str) or pack.startswith("{") or title.packs.folder(pack) != Path(pack):
        return pack
    return str(Path(pack).expanduser().absolute())


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
    if error.said is None and spoken != ENGLISH:  # a title of another package has said it
        return say(title, spoken, "option-why_not", refused=said, meaning=meaning)
    detail = about_data(error, words("burgh.cli", spoken))
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
