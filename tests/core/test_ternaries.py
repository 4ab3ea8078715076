"""A ternary never has a number of the engine on one side and a plain one on the other.

To the compiler their common kind is any object, so it makes one of the engine's number and takes it
apart again, each time: seven such lines cost Suburbia an eighth of its speed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.core.compiled import ROOT, compiled


def mixed(tree: ast.Module) -> Iterator[int]:
    """Give the lines of ternaries with a plain number on one side only."""
    plain = set(plain_names(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.IfExp):
            sides = (node.body, node.orelse)
            others = [side for side in sides if not is_plain(side, plain)]
            if len(others) == 1 and not is_python_int(others[0]):
                yield node.lineno


def plain_names(tree: ast.Module) -> Iterator[str]:
    """Give the constants of a module that are not said to be numbers of the engine."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Final")):
                if node.value is not None and is_plain(node.value, set()):
                    yield name


def is_plain(node: ast.expr, names: set[str]) -> bool:
    """Say whether an expression is a whole number of plain Python."""
    match node:
        case ast.Constant(value=value):
            return type(value) is int
        case ast.Name(id=name):
            return name in names
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return is_plain(inner, names)
    return False


def is_python_int(node: ast.expr) -> bool:
    """Say whether an expression is made a number of plain Python in so many words."""
    match node:
        case ast.Call(func=ast.Name(id="int" | "len")):
            return True
    return False


@pytest.mark.parametrize("file", compiled(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_ternary_mixes_numbers(file: Path) -> None:
    """`at_least`, `at_most` of core/ints.py, or an `if`, do the same."""
    text = file.read_text("utf-8")
    if "i64" in text:
        assert list(mixed(ast.parse(text))) == []


@pytest.mark.parametrize(
    "line",
    [
        "a if c else b",
        "1 if c else 0",
        "x = int(a) if c else -1",
        "K: Final[i64] = 4\na if c else K",
    ],
)
def test_other_ternaries_are_fine(line: str) -> None:
    """Both sides of one kind."""
    assert list(mixed(ast.parse(line))) == []


@pytest.mark.parametrize(
    "line", ["a if c else 0", "x: i64 = -1 if c else f(a)", "K: Final = 4\na if a < K else K"]
)
def test_the_trap_is_seen(line: str) -> None:
    """Though the compiler is told what comes of it."""
    assert len(list(mixed(ast.parse(line)))) == 1
