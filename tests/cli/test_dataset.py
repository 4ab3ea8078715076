"""`burgh dataset describe`: what a file of games or decisions holds, in words and numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgh.core.text import LANGUAGES
from burgh.lab.columns import decision_columns, game_columns
from burgh.lab.describe import MOST_VALUES, Column, meaning_of
from tests.cli.conftest import Burgh

TWO = ("simulate", "bigcity", "-n", 2, "--seed", 7, "--bots", "random,greedy", "--decisions")


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_the_same_games_are_described_alike_in_every_format(
    ending: str, run: Burgh, tmp_path: Path
) -> None:
    """Rows, types, least, mean and most of numbers, the most frequent texts."""
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    run(*TWO, "--out", tmp_path / f"games.{ending}")
    told = json.loads(run("dataset", "describe", tmp_path / f"games.{ending}", "--json").out)
    columns = {column["name"]: column for column in told["columns"]}
    assert told["rows"] == 2
    assert columns["seed"] == {
        "name": "seed",
        "empty": 0,
        "type": "int",
        "least": 7,
        "mean": 7.5,
        "most": 8,
    }
    assert columns["bot_1"]["common"] == [{"value": "greedy", "rows": 2}]
    decisions = run("dataset", "describe", tmp_path / f"games.decisions.{ending}", "--json")
    found = {column["name"]: column for column in json.loads(decisions.out)["columns"]}
    assert found["verb"]["type"] == found["thing"]["type"] == "text"
    assert found["thing"]["empty"] > 0
    assert found["forfeit"]["empty"] == json.loads(decisions.out)["rows"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_has_a_meaning_in_every_language(
    language: str, run: Burgh, tmp_path: Path
) -> None:
    """Of games and of decisions; a column of somebody else's is called that."""
    run(*TWO, "--out", tmp_path / "games.csv")
    for name in ("games.csv", "games.decisions.csv"):
        told = run("dataset", "describe", tmp_path / name, "--lang", language)
        lines = told.out.splitlines()
        columns = (tmp_path / name).read_text().splitlines()[0].split(",")
        assert [line.split(":")[0].strip() for line in lines[1::2]] == columns
        assert "column-" not in told.out
        assert "dataset-" not in told.out
    for column in (*game_columns(5), *decision_columns(5, ("money_4", "power"))):
        assert meaning_of(column) is not None
    assert meaning_of("weather") is None


def test_texts_are_counted_up_to_a_bound() -> None:
    """Beyond it memory would grow with the file."""
    column = Column("move")
    for number in range(MOST_VALUES + 5):
        column.add(f"buy {number}")
    assert len(column.values) == MOST_VALUES
    assert column.as_json()["distinct"] is None


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("games.csv", b"seed,title\n1\n", "a line has more or fewer cells than headings"),
        ("games.csv", b"\xff\xfe\xfa", "not a CSV file"),
        ("games.jsonl", b"[1]\n", "line 1: not a JSON object"),
        ("games.jsonl", b"\xff\xfe\xfa", "not a text file"),
        ("games.parquet", b"PAR2", "not a Parquet file"),
        ("games.xls", b"", "the name must end in .csv, .jsonl, .parquet"),
    ],
)
def test_what_is_no_dataset_is_told_in_one_line(
    name: str, content: bytes, problem: str, run: Burgh, tmp_path: Path
) -> None:
    """With the name of the file."""
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    (tmp_path / name).write_bytes(content)
    told = run("dataset", "describe", tmp_path / name)
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert problem in told.err
    assert name in told.err


def test_a_file_that_is_not_there_is_told(run: Burgh, tmp_path: Path) -> None:
    """In one line."""
    told = run("dataset", "describe", tmp_path / "games.csv")
    assert (told.status, told.err.count("\n")) == (2, 1)
