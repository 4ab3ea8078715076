"""Numbers of the engine and the words for them: one list each, in one order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgh.core.folders import package_folder
from burgh.games.skylines.engine import tables as skylines
from burgh.games.suburbia.engine import tables as suburbia

Vocabulary = tuple[str, dict[str, int], tuple[str, ...]]


def number(line: ast.stmt) -> tuple[str, int] | None:
    """The name and value of `NAME: Final[i64] = 3`."""
    match line:
        case ast.AnnAssign(
            target=ast.Name(id=name),
            annotation=ast.Subscript(),
            value=ast.Constant(value=int(value)),
        ):
            return name, value
        case _:
            return None


def words(line: ast.stmt) -> tuple[str, tuple[str, ...]] | None:
    """The name and words of `NAMES: Final = ("one", "two")`."""
    match line:
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Tuple(elts=elements)):
            found = [each.value for each in elements if isinstance(each, ast.Constant)]
            texts = tuple(each for each in found if isinstance(each, str))
            return (name, texts) if len(texts) == len(elements) else None
        case _:
            return None


def vocabularies(file: Path) -> Iterator[Vocabulary]:
    """Each list of words with the numbers right above it."""
    above: dict[str, int] = {}
    end = 0
    for line in ast.parse(file.read_text("utf-8")).body:
        if line.lineno != end + 1:
            above = {}
        end = line.end_lineno or line.lineno
        numbered, worded = number(line), words(line)
        if numbered:
            above[numbered[0]] = numbered[1]
        elif worded:
            yield f"{file.parents[1].name} {worded[0]}", above, worded[1]
            above = {}


FILES = sorted(package_folder("burgh.games").glob("*/engine/tables.py"))
FOUND = [each for file in FILES for each in vocabularies(file)]


@pytest.mark.parametrize(("name", "numbers", "listed"), FOUND, ids=[name for name, *_ in FOUND])
def test_a_number_named_like_a_word_stands_where_the_word_does(
    name: str, numbers: dict[str, int], listed: tuple[str, ...]
) -> None:
    first = min(numbers.values(), default=0)
    for constant, value in numbers.items():
        if constant.lower() in listed:
            assert listed.index(constant.lower()) == value - first, f"{constant} in {name}"


def test_the_words_of_every_title_are_found() -> None:
    matched = {
        name for name, numbers, listed in FOUND if any(each.lower() in listed for each in numbers)
    }
    assert {"suburbia TRACKS", "suburbia PHASES", "bigcity PHASES", "skylines TRACKS"} <= matched


def test_utilities_and_burdens_are_the_tracks_the_rules_name() -> None:
    """K9.4 and K10.3."""
    first, last = int(skylines.FIRST_UTILITY), int(skylines.LAST_UTILITY)
    assert skylines.TRACKS[first : last + 1] == ("power", "water", "garbage")
    first, last = int(skylines.FIRST_BURDEN), int(skylines.LAST_BURDEN)
    assert skylines.TRACKS[first : last + 1] == ("pollution", "traffic", "crime")


def test_goals_measure_categories_in_their_own_order() -> None:
    """S12: a goal of a category counts that category."""
    first, last = int(suburbia.FIRST_CATEGORY), int(suburbia.LAST_CATEGORY)
    assert suburbia.MEASURES[first : last + 1] == suburbia.CATEGORIES


def test_tags_are_categories_then_icons() -> None:
    tags = (*suburbia.CATEGORIES, *suburbia.ICONS)
    assert len(tags) == suburbia.TAGS
    assert tags[int(suburbia.CIVIC_TAG)] == "civic"
    assert tags[int(suburbia.AIRPORT_TAG)] == "airport"


def test_a_measure_of_a_goal_has_the_number_of_its_word() -> None:
    meant = {
        "airport": suburbia.AIRPORTS,
        "money": suburbia.CASH,
        "income": suburbia.INCOMES,
        "reputation": suburbia.REPUTATIONS,
    }
    assert {word: suburbia.MEASURES.index(word) for word in meant} == meant
