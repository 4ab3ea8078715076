"""`burgh analyse`: a review as tables, JSON and a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import burgh
from burgh.core.malformed import converted
from burgh.study.review import Review
from tests.cli.conftest import Burgh, random_game

QUICK = ("--bot", "greedy", "--worlds", "2", "--rounds", "1")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Give a file with the last four moves of a game."""
    whole = random_game(5, "bigcity", players=2)
    moves = whole.moves[-4:]
    for _ in moves:
        whole.pop()
    ending = burgh.Game(whole.title, whole.options, whole.state)
    for move in moves:
        ending.push(move)
    file = tmp_path / "game.txt"
    file.write_text(str(ending.record()))
    return file


def test_a_record_is_reviewed_in_three_languages(record: Path, run: Burgh) -> None:
    """Every decision, and where the result came from."""
    told = {}
    for language in ("en", "fr", "ru"):
        result = run("analyse", record, *QUICK, "--lang", language)
        assert result.status == 0
        told[language] = result.out
    assert "Own decisions" in told["en"]
    assert "How well everybody played" in told["en"]
    assert len(set(told.values())) == 3


def test_a_review_is_json_and_a_picture_as_well(record: Path, run: Burgh, tmp_path: Path) -> None:
    """One object of the documented form; the picture is an SVG file."""
    picture = tmp_path / "curve.svg"
    result = run("analyse", record, *QUICK, "--json", "--svg", picture)
    assert result.status == 0
    found: Review = converted(json.loads(result.out), Review)
    assert (found.review, found.title, len(found.decisions)) == (3, "bigcity", 4)
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    again = run("analyse", record, *QUICK, "--json")
    assert again.out == result.out


def test_a_broken_record_is_refused_at_its_line(record: Path, run: Burgh) -> None:
    """Exit status 2, and nothing is analysed."""
    lines = record.read_text().splitlines()
    lines[-1] = "0 build moon @ 1"
    record.write_text("\n".join(lines))
    result = run("analyse", record, *QUICK)
    assert (result.status, result.out) == (2, "")
    assert f"line {len(lines)}: " in result.err


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        (("--bot", "chess"), "'chess' is not"),
        (("--worlds", "1"), "at least 2"),
        (("--rounds", "0"), "at least 1"),
        (("--svg", "/nowhere/at/all.svg"), "no such folder"),
    ],
)
def test_what_cannot_be_done_is_said_at_once(
    record: Path, run: Burgh, asked: tuple[str, str], problem: str
) -> None:
    """Before anything is weighed."""
    result = run("analyse", record, *asked)
    assert result.status == 2
    assert problem in result.err
