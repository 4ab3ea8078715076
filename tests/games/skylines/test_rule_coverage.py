"""Every rule and every ruling of docs/rules/skylines.md is proved by a case or cited by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.games.skylines.test_cases import CASES

HERE = Path(__file__).parent
RULES = (HERE.parents[2] / "docs" / "rules" / "skylines.md").read_text("utf-8")
DEFINED = set(re.findall(r"\*\*(K\d+\.\d+)\b", RULES)) | set(
    re.findall(r"^\| (R\d+) \|", RULES, re.MULTILINE)
)


def cited_in_tests() -> set[str]:
    """Give the ids that docstrings of tests cite."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\b(K\d+\.\d+|R\d+)\b", ast.get_docstring(node) or ""))
    return found


PROVED = {rule for case in CASES for rule in case["rules"]}


def test_the_rules_have_their_ids() -> None:
    """The first, the last, and a ruling are found: 100 paragraphs and 37 rulings."""
    assert {"K1.1", "K15.3", "R1", "R37"} <= DEFINED
    assert len(DEFINED) == 137


def test_no_rule_is_without_proof() -> None:
    """Absence fails."""
    assert DEFINED - PROVED - cited_in_tests() == set()


def test_no_other_rule_is_cited() -> None:
    """An id that the rules do not define is a slip."""
    assert (PROVED | cited_in_tests()) - DEFINED == set()


def test_refusals_and_entries_cite_rules_that_exist() -> None:
    """Whatever the engine says, it says under a rule of the page."""
    engine = HERE.parents[2] / "src" / "burgh" / "games" / "skylines"
    text = "".join(file.read_text("utf-8") for file in engine.glob("*.py"))
    cited = set(re.findall(r"\b(K\d{1,2}\.\d{1,2})\b", text))
    assert cited - DEFINED == set()
