"""The rules text of Big City: every id is defined once and borne out by a case."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from .bigcity import CASES

TEXT = (Path(__file__).parents[2] / "docs" / "rules" / "bigcity.md").read_text("utf-8")
RULES = re.findall(r"^(?:\| )?\*\*(R\d+\.\d+)\*\*", TEXT, re.MULTILINE)
RULINGS = re.findall(
    r"^\| ([A-Z]\d+) \|", TEXT.partition("## 11.")[2].partition("## 12.")[0], re.MULTILINE
)
NAMED = {rule for case in CASES["cases"] for rule in case["rules"]}


def test_every_id_is_defined_once() -> None:
    """108 rules and 59 rulings."""
    assert [key for key, number in Counter([*RULES, *RULINGS]).items() if number > 1] == []
    assert (len(RULES), len(RULINGS)) == (108, 59)


def test_every_id_has_a_case() -> None:
    """No rule and no ruling goes untried, and no case names an id that does not exist."""
    assert set(RULES) | set(RULINGS) == NAMED


def test_every_id_that_is_mentioned_exists() -> None:
    """References within the text lead somewhere."""
    mentioned = set(re.findall(r"\bR\d+\.\d+\b", TEXT))
    assert mentioned == set(RULES)
