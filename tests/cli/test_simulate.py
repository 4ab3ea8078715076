"""`burgh simulate`: the same games whatever the jobs, rows in three formats."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

import burgh
from burgh.cli.summary import Tally
from burgh.play import match
from tests.cli.conftest import Burgh

FOUR = ("simulate", "-n", 4, "--bots", "random,random:seed=5", "--seed", 7)


def table(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text().splitlines()))


def test_the_games_do_not_depend_on_the_number_of_jobs(run: Burgh, tmp_path: Path) -> None:
    """One process or two: the same rows in the same order, the same summary."""
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    wish = ("simulate", "-n", 3, "--bots", "random,greedy", "--seed", 7, "--json")
    alone = run(*wish, "--out", one)
    shared = run(*wish, "--out", two, "--jobs", 2)
    assert alone == shared
    assert alone.status == 0
    assert one.read_bytes() == two.read_bytes()


def test_a_row_tells_a_game_that_can_be_played_again(run: Burgh, tmp_path: Path) -> None:
    """Seed, bots, scores, places and length are those of the match."""
    file = tmp_path / "games.csv"
    run(*FOUR, "--out", file)
    rows = table(file)
    assert [row["seed"] for row in rows] == ["7", "8", "9", "10"]
    title = burgh.title("suburbia")
    bots = match.seated(["random", "random:seed=5"], 2, 8)
    game = match.play(title, title.read_options({"players": 2}), bots, 8)
    outcome = game.outcome()
    assert outcome is not None
    assert [int(rows[1]["score_0"]), int(rows[1]["score_1"])] == list(outcome.scores)
    assert int(rows[1]["plies"]) == game.ply
    assert rows[1]["bot_1"] == "random:seed=5"
    assert rows[1][f"place_{outcome.winners[0]}"] == "1"
    assert json.loads(rows[1]["options"])["players"] == 2


def test_json_lines_and_csv_hold_the_same(run: Burgh, tmp_path: Path) -> None:
    """A row is a row in every format."""
    run(*FOUR, "--out", tmp_path / "games.csv")
    run(*FOUR, "--out", tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    rows = [{name: str(cell) for name, cell in json.loads(line).items()} for line in lines]
    assert rows == table(tmp_path / "games.csv")


def test_parquet_holds_the_same(run: Burgh, tmp_path: Path) -> None:
    """Where pyarrow is installed."""
    parquet = pytest.importorskip("pyarrow.parquet")
    run(*FOUR, "--out", tmp_path / "games.parquet")
    run(*FOUR, "--out", tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == [*map(json.loads, lines)]


def test_parquet_without_pyarrow_says_what_to_install(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before any game is played, and nothing is left behind."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run(*FOUR, "--out", tmp_path / "games.parquet")
    assert result.status == 2
    assert "pip install 'burgh[parquet]'" in result.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_written_over_only_by_force(run: Burgh, tmp_path: Path) -> None:
    """And never left half done."""
    file = tmp_path / "games.csv"
    file.write_text("precious")
    refused = run(*FOUR, "--out", file)
    assert (refused.status, file.read_text()) == (2, "precious")
    assert run(*FOUR, "--out", file, "--force").status == 0
    assert file.read_text().startswith("seed,title,options,bot_0,score_0,place_0,")
    assert list(tmp_path.iterdir()) == [file]


def test_an_interrupt_leaves_no_half_file(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit status 130, and the folder as it was."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(match, "play", stop)
    assert run(*FOUR, "--out", tmp_path / "games.csv").status == 130
    assert list(tmp_path.iterdir()) == []


def test_the_summary_is_a_table(run: Burgh) -> None:
    """Seats, bots, wins, means with intervals, lengths and reasons; nothing on stderr in a pipe."""
    result = run(*FOUR)
    assert "4 games, first seed 7" in result.out
    assert "random:seed=5" in result.out
    assert "±" in result.out
    assert "4 × The last round has been played." in result.out
    assert result.err == ""
    assert run(*FOUR, "--quiet").out == ""


def test_an_automatic_opponent_needs_no_bot(run: Burgh) -> None:
    """In the solo game against Dale one bot plays; a second has no seat."""
    result = run("simulate", "-n", 1, "--solo", "dale", "--bots", "random", "--seed", 1)
    assert "Dale" in result.out
    refused = run("simulate", "-n", 1, "--solo", "dale", "--bots", "random,random")
    assert refused.status == 2
    assert "2 bots, but 1 to decide" in refused.err


def test_bots_take_turns_round_the_table(run: Burgh) -> None:
    """Two bots for four seats sit alternately."""
    wish = ("simulate", "-n", 1, "--players", 4, "--bots", "random,greedy", "--seed", 1, "--json")
    told = json.loads(run(*wish).out)
    assert [seat["bot"] for seat in told["seats"]] == ["random", "greedy", "random", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["-n", "0"], "at least 1"),
        (["-n", "two"], "two"),
        (["--jobs", "0"], "at least 1"),
        (["--bots", ""], "name at least one"),
        (["--bots", "hal"], "'hal' is not one of"),
        (["--out", "games.xls"], "must end in .csv, .jsonl, .parquet"),
        (["--out", "/nowhere/games.csv"], "there is no such folder"),
        (["--players", "1"], "2 to 4 players"),
        (["chess"], "'chess' is not one of"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(
    arguments: list[str], complaint: str, run: Burgh
) -> None:
    """Exit status 2, before anything is played."""
    result = run("simulate", *arguments)
    assert result.status == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1


def test_the_mean_comes_with_its_interval() -> None:
    """1, 2, 3: mean 2, 1.96 standard errors to either side; one game alone has no interval."""
    tally = Tally()
    tally.add(1)
    assert tally.margin is None
    tally.add(2)
    tally.add(3)
    assert tally.mean == 2
    assert tally.margin == pytest.approx(1.96 / 3**0.5)
