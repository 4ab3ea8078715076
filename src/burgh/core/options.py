"""Options: what a table may choose, and what it agreed on as plain data."""

from __future__ import annotations

import json
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from burgh.core.values import Value


class Choice(Value, frozen=True, kw_only=True):
    """One option as it is offered; where `only_with` names others, it means nothing without them.

    A switch has no values. Where nobody chooses it is as `usual`, which None leaves to others: the
    edition, the scenario.
    """

    name: str
    values: tuple[str, ...] = ()
    usual: str | bool | None = False
    # what it comes to where nobody chooses and `usual` is None; None where that differs
    unset: str | None = None
    # another option -> values it must have
    only_with: dict[str, tuple[str | bool, ...]] = msgspec.field(default_factory=dict)
    # value -> how many may sit down, where that depends on it
    seats: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    is_fine: bool = False  # a fine point of the rules: few ask for it
    is_heading: bool = False  # a table is called by it: its edition, its scenario


YES_OR_NO: Final = ("true", "false")  # of a switch that may also be left to the edition


def choice(options: type[msgspec.Struct], name: str, **more: Any) -> Choice:
    """An option of a Struct as it is offered; the words it may hold come from its type."""
    field = next(each for each in msgspec.structs.fields(options) if each.name == name)
    words = literals(field.type)
    if field.default is None and bool in get_args(field.type):
        words = YES_OR_NO
    first = (field.default,) if field.default in words else ()
    rest = tuple(word for word in words if word not in first)
    return Choice(**{"name": name, "values": (*first, *rest), "usual": field.default, **more})


def literals(type_: Any) -> tuple[str, ...]:
    """The words a type allows."""
    if get_origin(type_) is Literal:
        return tuple(str(word) for word in get_args(type_))
    return tuple(word for part in get_args(type_) for word in literals(part))


def field_type(options: type[msgspec.Struct], name: str) -> Any:
    """The type of an option; None where there is no such option."""
    fields = {each.name: each.type for each in msgspec.structs.fields(options)}
    return fields.get(name)


def takes_list(type_: Any) -> bool:
    """Whether a value of a type may be a list."""
    return get_origin(type_) is tuple or any(map(takes_list, get_args(type_)))


def value_from_text(options: type[msgspec.Struct], name: str, text: str) -> Any:
    """The value of an option from what is typed: a list with commas between, or as JSON has it.

    A ValueError says that the text begins like JSON and is none.
    """
    type_ = field_type(options, name)
    if not takes_list(type_) or text in literals(type_):
        return text
    if text.startswith("["):
        return json.loads(text)
    if text.startswith("{"):
        return [json.loads(text)]
    return [part for part in map(str.strip, text.split(",")) if part]


def text_of_value(value: Any) -> str:
    """A value as it is typed: what `value_from_text` reads again."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(is_plain_word(item) for item in value):
        return ",".join(value)
    return json.dumps(value)


def is_plain_word(item: Any) -> bool:
    """Whether an item of a list can be typed between commas."""
    return isinstance(item, str) and not set(item) & set(",[{") and item == item.strip() != ""


def plain_options(options: msgspec.Struct) -> dict[str, Any]:
    """The options that were set; what is left to the edition or scenario is left out."""
    plain = msgspec.to_builtins(options)
    return {name: value for name, value in plain.items() if value is not None and value != ()}


def chosen_options(options: msgspec.Struct) -> dict[str, Any]:
    """The options that are not as they are without being named, the number of players aside."""
    return {
        field.name: value
        for field in msgspec.structs.fields(options)
        if field.name != "players" and (value := getattr(options, field.name)) != field.default
    }
