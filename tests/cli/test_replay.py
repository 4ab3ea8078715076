"""`burgh replay`: telling a record and verifying it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Burgh, random_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Give a file with a finished game."""
    file = tmp_path / "game.txt"
    file.write_text(str(random_game(5, players=2).record()))
    return file


def planted(record: Path) -> tuple[Path, int]:
    """Spoil the check of one move; gives the file and its line."""
    lines = record.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("0 ") and i > 20)
    lines[number] = lines[number].rpartition("#")[0] + "#00000000"
    record.write_text("\n".join(lines))
    return record, number + 1


def test_a_record_is_told_move_by_move(record: Path, run: Burgh) -> None:
    """Every move with its ledger, and the outcome at the end."""
    result = run("replay", record)
    assert result.status == 0
    assert result.out.startswith("1. Player ")
    assert "(price)" in result.out
    assert "The last round has been played." in result.out


def test_a_record_is_told_in_three_languages(record: Path, run: Burgh) -> None:
    """The words change, the number of lines does not."""
    told = [run("replay", record, "--lang", language).out for language in ("en", "fr", "ru")]
    assert len({text.count("\n") for text in told}) == 1
    assert len(set(told)) == 3


def test_the_telling_can_stop_and_show_the_table(record: Path, run: Burgh) -> None:
    """`--to 3 --board` is the table after three moves."""
    result = run("replay", record, "--to", 3, "--board")
    assert "3. Player" in result.out
    assert "4. Player" not in result.out
    assert "Market" in result.out
    assert "last round" not in result.out


def test_a_good_record_is_verified(record: Path, run: Burgh) -> None:
    """One line, exit status 0."""
    assert run("replay", "--verify", record).out == "The game file agrees with the rules.\n"


def test_a_planted_error_is_found_at_its_line(record: Path, run: Burgh) -> None:
    """Exit status 1, and the first line that disagrees."""
    file, line = planted(record)
    result = run("replay", file, "--verify")
    assert result.status == 1
    assert result.out.startswith(f"line {line}, move ")
    assert result.out.count("\n") == 1
    assert run("replay", file).out.endswith(result.out)


def test_a_replay_is_json_as_well(record: Path, run: Burgh) -> None:
    """Moves with their changes; a disagreement with its line."""
    told = json.loads(run("replay", record, "--json").out)
    assert told["agrees"]
    assert told["plies"] == len(told["moves"])
    assert told["outcome"]["scores"]
    _, line = planted(record)
    wrong = run("replay", record, "--json", "--verify")
    assert wrong.status == 1
    assert json.loads(wrong.out)["disagreement"]["line"] == line


@pytest.mark.parametrize(
    "text",
    ["", "hello", "burgh record 1", "burgh record 1\ntitle: chess\noptions: {}\nseed: 1\n\n0 e4"],
)
def test_what_is_no_record_is_refused_in_one_line(text: str, run: Burgh, tmp_path: Path) -> None:
    """Exit status 2."""
    file = tmp_path / "garbage"
    file.write_text(text)
    result = run("replay", file)
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_a_missing_file_is_named(run: Burgh) -> None:
    """Exit status 2."""
    result = run("replay", "/nowhere/game.txt")
    assert (result.status, result.err) == (
        2,
        "burgh: /nowhere/game.txt: no such file or directory\n",
    )


def test_a_record_comes_through_a_pipe(record: Path, run: Burgh) -> None:
    """`-` is the standard input."""
    assert run("replay", "-", "--verify", lines=record.read_text().splitlines()).status == 0
