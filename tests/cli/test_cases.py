"""`burgh cases`: exit status, failures, malformed cases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import burgh
from tests.cli.conftest import Burgh

GOOD = {"id": "r1", "op": "rating", "expect": {"0": "Junior Intern"}}
BAD = {"id": "r2", "op": "rating", "expect": {"0": "Emperor"}}


def written(folder: Path, *cases: object) -> Path:
    file = folder / "cases.json"
    file.write_text(json.dumps({"cases": cases}))
    return file


def test_the_cases_of_the_rules_all_pass(run: Burgh) -> None:
    """The file of the tests is run by the command as well."""
    file = Path(__file__).parents[1] / "cases" / "suburbia.json"
    result = run("cases", "suburbia", file)
    assert result.status == 0
    assert result.out.splitlines()[-1].endswith(" passed, 0 failed")


@pytest.mark.parametrize("key", burgh.titles())
def test_the_common_form_is_run_for_every_title(key: str, run: Burgh, tmp_path: Path) -> None:
    """A deal, and who decides first; a case in the common form needs no operation."""
    good = {"id": "deal", "seed": 3, "expect": {"turn": burgh.new(key, seed=3).turn}}
    bad = {"id": "dance", "seed": 3, "moves": ["dance"], "expect": {"turn": 0}}
    result = run("cases", key, written(tmp_path, good, bad))
    assert result.status == 1
    assert result.out.startswith("dance: malformed: moves[0]: ")
    assert result.out.endswith("1 passed, 1 failed\n")


def test_an_engine_at_fault_fails_the_case_alone(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What rises inside is told with the case, and the others are run all the same."""
    monkeypatch.setattr("burgh.cli.cases.run_case", fails_once)
    result = run("cases", "suburbia", written(tmp_path, BAD, GOOD))
    assert result.out == "r2: the engine broke: ZeroDivisionError: why\n1 passed, 1 failed\n"


def fails_once(title: object, case: dict[str, object], file: object) -> list[str]:
    if case == BAD:
        raise ZeroDivisionError("why")
    return []


def test_a_failure_says_what_was_expected_and_what_came(run: Burgh, tmp_path: Path) -> None:
    """Exit status 1; the closing line counts."""
    result = run("cases", "suburbia", written(tmp_path, GOOD, BAD))
    assert result.status == 1
    assert result.out == "r2: 0: expected 'Emperor', got 'Junior Intern'\n1 passed, 1 failed\n"


@pytest.mark.parametrize(
    ("case", "line"),
    [
        ({"id": "x", "op": "dance", "expect": 1}, "x: malformed: op: 'dance' is not one of"),
        ({"op": "rating"}, "cases[0]: malformed: expect: missing"),
        ({"id": "x", "op": "act", "expect": {}}, "x: malformed: "),
        ({"id": "x", "op": "income", "player": 9, "expect": {}}, "x: malformed: "),
        ({"id": "x", "op": "act", "do": 5, "expect": {}}, "x: malformed: do"),
        ({"id": "x", "op": "rating", "expect": 5}, "x: malformed: "),
        (17, "cases[0]: malformed: a case is a JSON object"),
    ],
)
def test_a_malformed_case_is_named_with_its_place(
    case: object, line: str, run: Burgh, tmp_path: Path
) -> None:
    """The others are run all the same."""
    result = run("cases", "suburbia", written(tmp_path, case, GOOD))
    assert result.status == 1
    assert result.out.startswith(line)
    assert result.out.endswith("1 passed, 1 failed\n")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"cases": 3}', "{" * 10, "[" * 100_000])
def test_an_unreadable_file_is_refused_in_one_line(text: str, run: Burgh, tmp_path: Path) -> None:
    """Exit status 2."""
    file = tmp_path / "cases.json"
    file.write_text(text)
    result = run("cases", "suburbia", file)
    assert result.status == 2
    assert result.err.count("\n") == 1


def test_the_sum_alone_and_json(run: Burgh, tmp_path: Path) -> None:
    """--quiet leaves the closing line, --json one object."""
    file = written(tmp_path, GOOD, BAD)
    assert run("cases", "suburbia", file, "--quiet").out == "1 passed, 1 failed\n"
    told = json.loads(run("cases", "suburbia", file, "--json").out)
    assert (told["passed"], told["failed"]) == (1, 1)
    assert told["failures"][0]["id"] == "r2"
