"""Every rule and every ruling of docs/rules/suburbia.md is cited by a test, and no other."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]
RULES = (TESTS.parent / "docs" / "rules" / "suburbia.md").read_text("utf-8")
PROOFS: dict[str, list[str]] = tomllib.loads(
    (TESTS / "cases" / "suburbia_rules.toml").read_text("utf-8")
)
FILES = sorted(Path(__file__).parent.glob("test_*.py"))
ID = r"[A-Z]\d{1,2}(?:\.\d{1,2})?"


def ids_in(rules: str) -> set[str]:
    """Give the ids a page of rules defines: `**S5.10**`, and the rows of the table of rulings."""
    rulings = rules.partition("## 15. Rulings")[2].partition("## 16.")[0]
    defined = set(re.findall(rf"\*\*({ID})\*\*", rules))
    return defined | set(re.findall(rf"^\| ({ID}) \|", rulings, re.MULTILINE))


def cited_in(docstring: str) -> set[str]:
    """Give the ids a docstring cites: `(S5.10)`, `(S6.2, E4)`."""
    groups = re.findall(rf"\(({ID}(?:, {ID})*)\)", docstring)
    return {name for group in groups for name in group.split(", ")}


def citations() -> Iterator[tuple[str, str]]:
    """Give each id a test of Suburbia cites, with the test."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in cited_in(ast.get_docstring(node) or ""):
                    yield name, f"{file.name}::{node.name}"
    for name in PROOFS:
        yield name, "test_suburbia_cases.py::test_a_rule_is_proved_by_its_cases"


DEFINED: set[str] = ids_in(RULES)
CITED: dict[str, list[str]] = {}
for _name, _test in citations():
    CITED.setdefault(_name, []).append(_test)


def by_place(name: str) -> tuple[str, int]:
    """Sort S5.2 before S5.10."""
    section, _, rule = name[1:].partition(".")
    return name[0], int(section) * 100 + int(rule or 0)


ORDERED: list[str] = sorted(DEFINED, key=by_place)


def test_the_rules_have_their_ids() -> None:
    """The first, the last, one from a table and a ruling are found."""
    assert {"S1.1", "S17.1", "S5.5", "S6.26", "S14.8", "C1", "S9", "T4"} <= DEFINED
    assert len(DEFINED) > 200


@pytest.mark.parametrize("rule", ORDERED)
def test_a_rule_is_cited_by_a_test(rule: str) -> None:
    """By a docstring, or by the cases that prove it."""
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    """A misspelt or abandoned id is named with the test that cites it."""
    assert {name: CITED[name] for name in CITED if name not in DEFINED} == {}


def test_a_missing_citation_would_be_noticed() -> None:
    """A new rule in the page is a new id, and brackets alone make a citation."""
    assert ids_in(RULES + "\n**S99.1** A new rule.") - DEFINED == {"S99.1"}
    assert cited_in("Pays twice (S5.10), and so on (S6.2, E4).") == {"S5.10", "S6.2", "E4"}
    assert cited_in("S5.10 is only mentioned (see S6.2).") == set()
