"""Write the JSON schema of every message of the server, for the client's types.

    python tools/wire_schema.py > web/src/wire/schema.json && (cd web && npm run types)
"""

from __future__ import annotations

import inspect
import json
from types import UnionType
from typing import Any, Final, get_args

import msgspec

from burgh.server import wire

UNIONS: Final = {"Request": wire.Request, "Answers": wire.Answers, "Event": wire.Event}
BASES: Final = (wire.In, wire.Out, wire.Told)


def schema() -> dict[str, Any]:
    """Give the schema of every struct of the wire, and of the unions by name."""
    _, found = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    definitions = {name: opened(part) for name, part in found.items()}
    for name, union in UNIONS.items():
        definitions[name] = {"anyOf": [ref(part) for part in get_args(union)]}
    return {"title": "Wire", "type": "object", "$defs": dict(sorted(definitions.items()))}


def structs() -> list[type]:
    """Give the messages and their parts."""
    return [
        found
        for found in vars(wire).values()
        if inspect.isclass(found) and issubclass(found, msgspec.Struct) and found not in BASES
    ]


def ref(part: type | UnionType) -> dict[str, str]:
    """Point to a struct."""
    assert isinstance(part, type)
    return {"$ref": f"#/$defs/{part.__name__}"}


def opened(part: Any) -> Any:
    """Say of objects without a shape of their own that they may hold anything."""
    if isinstance(part, dict):
        if part.get("type") == "object" and not {"properties", "additionalProperties"} & set(part):
            return part | {"additionalProperties": True}
        return {key: opened(value) for key, value in part.items()}
    return [opened(value) for value in part] if isinstance(part, list) else part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
