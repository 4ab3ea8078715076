"""`burgh simulate`: the same games whatever the jobs, rows in three formats."""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.bots import match
from burgh.lab.tally import Tally
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
    bots = match.make_bots(["random", "random:seed=5"], 2, 8)
    game = match.play(title, title.options.read({"players": 2}), bots, 8)
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


def test_seeds_of_any_size_are_kept(run: Burgh, tmp_path: Path) -> None:
    """In records and rows; where a column of 64 bits is too small, as text."""
    parquet = pytest.importorskip("pyarrow.parquet")
    seed, names = 2**255, ("records", "games.csv", "games.parquet")
    wish = ("simulate", "-n", 1, "--bots", "random,random", "--seed", seed)
    assert [run(*wish, "--out", tmp_path / name).status for name in names] == [0, 0, 0]
    assert [row["seed"] for row in table(tmp_path / "games.csv")] == [str(seed)]
    for name in ("games.parquet", "games.decisions.parquet"):
        assert parquet.read_table(tmp_path / name).to_pylist()[0]["seed"] == str(seed)
    record = tmp_path / "records" / f"suburbia-{seed}.burgh"
    assert run("replay", record, "--verify").status == 0
    assert run(*wish[:-1], 2**256).status == 2


def test_parquet_has_a_second_file_of_all_decisions(run: Burgh, tmp_path: Path) -> None:
    """Each with its ply, seat, move, choices and the points before it; docs/datasets.md."""
    parquet = pytest.importorskip("pyarrow.parquet")
    run(*FOUR, "--out", tmp_path / "games.parquet")
    games = parquet.read_table(tmp_path / "games.parquet")
    decisions = parquet.read_table(tmp_path / "games.decisions.parquet")
    for table in (games, decisions):
        assert table.schema.metadata[b"burgh_schema"] == b"1"
        assert column_names(table) == documented(table)
    made = [row for row in decisions.to_pylist() if row["seed"] == 8]
    title = burgh.title("suburbia")
    bots = match.make_bots(["random", "random:seed=5"], 2, 8)
    game = match.play(title, title.options.read({"players": 2}), bots, 8)
    assert [row["ply"] for row in made] == [*range(1, game.ply + 1)]
    assert [(row["seat"], row["move"]) for row in made] == [
        (move.seat, move.text) for move in game.record().moves
    ]
    for row, move, (state, _) in zip(made, game.moves, game.history(), strict=True):
        assert row["legal"] == len(state.legal())
        assert [row["score_0"], row["score_1"]] == [state.score(0), state.score(1)]
        assert row["phase"] == title.phases[state.phase()]
        assert row["do"] == move.__struct_config__.tag
        assert row["bot"] == ("random", "random:seed=5")[row["seat"]]
        assert row["forfeit"] is None
    assert decisions.num_rows == sum(games.column("plies").to_pylist())


def column_names(table: Any) -> set[str]:
    """Give the columns of a table, those of every seat as one."""
    return {re.sub(r"_\d$", "_N", name) for name in table.column_names}


def documented(table: Any) -> set[str]:
    """Give the columns that docs/datasets.md tells of the table."""
    text = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text()
    heading = "## Decisions" if "ply" in table.column_names else "## Games"
    section = text.partition(f"{heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))


def test_records_go_into_a_folder(run: Burgh, tmp_path: Path) -> None:
    """One a game, which the engine agrees with, and a journal of all rows."""
    folder = tmp_path / "records"
    alone = run(*FOUR, "--json", "--out", folder)
    names = [f"suburbia-{seed}.burgh" for seed in (10, 7, 8, 9)]
    assert sorted(file.name for file in folder.iterdir()) == ["games.jsonl", *names]
    for name in names:
        assert run("replay", folder / name, "--verify").status == 0
    assert burgh.read((folder / "suburbia-8.burgh").read_text()).seed == 8
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()[1:]]
    assert [row["seed"] for row in rows] == [7, 8, 9, 10]
    assert alone == run(*FOUR, "--json")


def test_a_folder_of_records_is_gone_on_with(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what is missing is played; the seed is the folder's if none is named."""
    folder = tmp_path / "records"
    wanted = run(*FOUR, "--json", "--out", folder)
    whole = (folder / "games.jsonl").read_bytes()
    (folder / "suburbia-9.burgh").unlink()
    (folder / "games.jsonl").write_bytes(whole[:-40])
    dealt: list[int] = []

    def noted(*arguments: Any) -> burgh.Game:
        dealt.append(arguments[-1])
        return play(*arguments)

    play = match.play
    monkeypatch.setattr(match, "play", noted)
    assert run(*FOUR[:-2], "--json", "--out", folder) == wanted
    assert dealt == [9, 10]
    assert run(*FOUR[:-2], "--json", "--out", folder) == wanted
    assert dealt == [9, 10]


def test_a_folder_of_other_games_is_refused(run: Burgh, tmp_path: Path) -> None:
    """So is one that holds something else; both stay as they were."""
    folder = tmp_path / "records"
    run(*FOUR, "--out", folder)
    before = {file: file.read_bytes() for file in folder.iterdir()}
    result = run("simulate", "-n", 4, "--bots", "random,greedy", "--out", folder)
    assert result.status == 2
    assert "the file is of another simulate: other bots" in result.err
    assert {file: file.read_bytes() for file in folder.iterdir()} == before
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat").touch()
    other = run(*FOUR, "--out", tmp_path / "photos")
    assert (other.status, other.err.count("\n")) == (2, 1)
    assert "holds something else" in other.err


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
        (["--bots", "cmd:no-such-bot"], "no-such-bot: no such command"),
        (["--bots", "cmd:/etc/passwd"], "/etc/passwd: cannot be run"),
        (["--out", "games.xls"], "must end in .csv, .jsonl, .parquet, or be that of a folder"),
        (["--out", "/nowhere/games.csv"], "there is no such folder"),
        (["--out", "/nowhere/games.parquet"], "there is no such folder"),
        (["--out", "/nowhere/records"], "there is no such folder"),
        (["--ray", "127.0.0.1:1", "--seed", "1"], "no cluster answers there"),
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
