"""The JSON schema of every message in and out, from which the browser's types are made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from burgh.core.values import Value
from burgh.table import wire

UNIONS: Final = {"Request": wire.Request, "Answers": wire.Answers, "Event": wire.Event}
PLACE: Final = "#/$defs/{name}"


def wire_schema() -> dict[str, Any]:
    """One schema whose definitions are all messages and what they consist of."""
    messages = [each for each in vars(wire).values() if is_message(each)]
    _, found = msgspec.json.schema_components(messages, ref_template=PLACE)
    names = {each.__name__: each for each in messages}
    for name, part in found.items():
        if name in names and issubclass(names[name], (wire.Out, Value)):
            part["required"] = [*always_sent(names[name])]
    unions, _ = msgspec.json.schema_components(UNIONS.values(), ref_template=PLACE)
    whole = {**found, **dict(zip(UNIONS, unions, strict=True))}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": {name: allow_anything(whole[name]) for name in sorted(whole)},
    }


def always_sent(message: type[msgspec.Struct]) -> Iterator[str]:
    """The fields that are always there: what we send is whole, but for what is left out on purpose.

    That is a field that may be unset, and of a struct that omits defaults every field with one.
    """
    tag = message.__struct_config__.tag_field
    if tag is not None:
        yield tag
    for field in msgspec.structs.fields(message):
        omits = message.__struct_config__.omit_defaults and not field.required
        if field.default is not msgspec.UNSET and not omits:
            yield field.encode_name


def allow_anything(part: Any) -> Any:
    """Say of objects without a shape of their own that they may hold anything."""
    if isinstance(part, dict):
        if part.get("type") == "object" and not {"properties", "additionalProperties"} & set(part):
            return part | {"additionalProperties": True}
        return {key: allow_anything(value) for key, value in part.items()}
    return [allow_anything(value) for value in part] if isinstance(part, list) else part


def is_message(thing: object) -> bool:
    """Whether a name of `wire.py` is a message or a part of one."""
    if not isinstance(thing, type) or not issubclass(thing, msgspec.Struct):
        return False
    return thing not in (msgspec.Struct, wire.In, wire.Out, wire.LogEvent)


def schema_text() -> str:
    """The schema as it is kept in the checkout."""
    plain = msgspec.json.format(msgspec.json.encode(wire_schema()), indent=2)
    return plain.decode() + "\n"
