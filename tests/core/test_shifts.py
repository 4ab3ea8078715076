"""A constant is never shifted by a variable in compiled code: C would shift 32 bits."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.core.compiled import ROOT, compiled

# Plain Python integers, which have no width: the table of powers itself, and what is read once.
PLAIN = {"src/burgh/shapes/square.py", "src/burgh/games/skylines/engine/tables.py"}


def wrong_shifts(tree: ast.AST) -> Iterator[int]:
    """Give the lines where something constant is shifted by something that is not."""
    constants = set(constant_names(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left, right = (is_constant(side, constants) for side in (node.left, node.right))
            if left and not right:
                yield node.lineno


def constant_names(tree: ast.AST) -> Iterator[str]:
    """Give the names that are given a constant somewhere and nothing else anywhere."""
    given: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            given.setdefault(node.target.id, []).append(node.value)
        elif isinstance(node, ast.Assign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target, node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    given.setdefault(target.id, []).append(node.value)
    for name, values in given.items():
        if len(values) == 1 and is_constant(values[0], set()):
            yield name


def is_constant(node: ast.expr, names: set[str]) -> bool:
    """Say whether an expression is a number, however it is wrapped."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[inner]):
            return is_constant(inner, names)
        case ast.UnaryOp(operand=inner):
            return is_constant(inner, names)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, names) and is_constant(right, names)
    return False


@pytest.mark.parametrize("file", compiled(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_constant_is_shifted_by_a_variable(file: Path) -> None:
    """Compiled, `i64(1) << n` loses what lies above bit 31; `bit` of shapes/square.py does not."""
    if str(file.relative_to(ROOT)) not in PLAIN:
        assert list(wrong_shifts(ast.parse(file.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    "line",
    ["a << 3", "bit(n)", "x = 1 << 60", "y: i64 = f()\nz = y << n", "k = 0\nk += 1\nm = k << n"],
)
def test_other_shifts_are_fine(line: str) -> None:
    """What varies may be shifted, and a constant by a constant."""
    assert list(wrong_shifts(ast.parse(line))) == []


@pytest.mark.parametrize("line", ["1 << n", "i64(1) << n", "x = 1\ny = x << n", "-1 << n"])
def test_the_trap_is_seen(line: str) -> None:
    """However it is dressed."""
    assert len(list(wrong_shifts(ast.parse(line)))) == 1
