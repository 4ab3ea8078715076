"""What a Fluent file says, taken apart for tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from fluent.syntax import FluentParser, ast


def parsed(text: str) -> ast.Resource:
    """Give the syntax tree of a file."""
    return FluentParser().parse(text)


def messages_of(resource: ast.Resource) -> list[ast.Message]:
    """Give the messages of a file."""
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def keys_of(resource: ast.Resource) -> set[str]:
    """Give the keys of a file, attributes as `key.attribute`."""
    found = set()
    for message in messages_of(resource):
        found.add(message.id.name)
        found |= {f"{message.id.name}.{part.id.name}" for part in message.attributes}
    return found


def inside(node: Any, kind: type) -> list[Any]:
    """Give every node of a kind in a syntax tree."""
    found = [node] if isinstance(node, kind) else []
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            found += inside(part, kind)
    elif isinstance(node, list):
        for part in node:
            found += inside(part, kind)
    return found


def facts_of(message: ast.Message) -> set[str]:
    """Give the facts a message asks for."""
    return {reference.id.name for reference in inside(message, ast.VariableReference)}


SIGNS: Final = str.maketrans("\u00a0\u202f’“”", '  \'""')


def as_typed(text: str) -> str:
    """A sentence as an author types it: tests of words leave typography to its own test."""
    return text.translate(SIGNS)


def all_typed(lines: Iterable[str]) -> list[str]:
    """Sentences as an author types them."""
    return [as_typed(line) for line in lines]
