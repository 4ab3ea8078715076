"""`burgh simulate`: the same games whatever the jobs, rows in three formats."""

from __future__ import annotations

import csv
import errno
import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.bots import match
from burgh.lab import dataset, journal
from burgh.lab.tally import Tally
from tests.cli.conftest import Burgh

FOUR = ("simulate", "-n", 4, "--bots", "random,random:seed=5", "--seed", 7)


def table(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text().splitlines()))


def plain(cell: object) -> str:
    """Give a cell as CSV has it."""
    return "" if cell is None else str(cell)


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
    rows = [{name: plain(cell) for name, cell in json.loads(line).items()} for line in lines]
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
        assert table.schema.metadata[b"burgh_schema"] == b"2"
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
        assert row["verb"] == row["move"].split()[0]
        assert row["verb"] == ("buy" if move.do == "build" else move.do)
        assert row["thing"] == getattr(move, "tile", getattr(move, "goal", None))
        assert row["cell"] == ("{},{}".format(*move.cell) if hasattr(move, "cell") else None)
        for seat in (0, 1):
            for number, track in enumerate(title.ledger.tracks):
                assert row[f"before_{track}_{seat}"] == state.value(seat, number)
        assert row["bot"] == ("random", "random:seed=5")[row["seat"]]
        assert row["forfeit"] is None
    for row, then in pairwise(made):
        for name in (name for name in row if name.startswith("before_")):
            assert row[name.replace("before", "after")] == then[name]
    outcome = game.outcome()
    assert outcome is not None
    for row in made:
        assert [row["final_score_0"], row["final_score_1"]] == [*outcome.scores]
        assert row["final_score"] == outcome.scores[row["seat"]]
        assert (row["final_place"] == 1) == (row["seat"] in outcome.winners)
        assert row["final_place"] == row[f"final_place_{row['seat']}"]
    assert decisions.num_rows == sum(games.column("plies").to_pylist())


def column_names(table: Any) -> set[str]:
    """Give the columns of a table, those of every seat as one."""
    plain = {re.sub(r"_\d$", "_N", name) for name in table.column_names}
    return {re.sub(r"^(before|after)_[a-z]+", r"\1_TRACK", name) for name in plain}


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
    again = run(*FOUR[:-2], "--json", "--out", folder)
    assert (again.status, again.out) == (0, wanted.out)
    assert again.err == f"burgh: {folder}: these games are there already; none was played\n"
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


def test_text_files_have_a_file_of_decisions_if_asked(run: Burgh, tmp_path: Path) -> None:
    """The same lines as Parquet's, in CSV and as JSON."""
    parquet = pytest.importorskip("pyarrow.parquet")
    for ending in ("csv", "jsonl", "parquet"):
        run(*FOUR, "--decisions", "--out", tmp_path / f"games.{ending}")
    wanted = parquet.read_table(tmp_path / "games.decisions.parquet").to_pylist()
    lines = (tmp_path / "games.decisions.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == wanted
    cells = [{name: plain(cell) for name, cell in row.items()} for row in wanted]
    assert table(tmp_path / "games.decisions.csv") == cells


@pytest.mark.parametrize("title", ["bigcity", "skylines"])
def test_every_title_has_its_tracks_as_columns(title: str, run: Burgh, tmp_path: Path) -> None:
    """One of each seat, or one of the table where all play together."""
    file = tmp_path / "games.csv"
    run("simulate", title, "-n", 1, "--seed", 1, "--decisions", "--out", file)
    row = table(tmp_path / "games.decisions.csv")[-1]
    tracks = {"bigcity": ["score_0", "score_1"], "skylines": ["power", "water", "money"]}
    for track in tracks[title]:
        assert {f"before_{track}", f"after_{track}"} <= set(row)
    if title == "bigcity":
        assert row["after_score_0"] == row["final_score_0"]


def interrupted_at(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let somebody press Ctrl-C when the game of a seed is to be played."""
    play = match.play

    def stop(*arguments: Any) -> burgh.Game:
        if arguments[-1] == seed:
            raise KeyboardInterrupt
        return play(*arguments)

    monkeypatch.setattr(match, "play", stop)


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_an_interrupted_run_goes_on(
    ending: str, run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played is kept in a draft; the same command ends with the same file."""
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    whole, file = tmp_path / f"whole.{ending}", tmp_path / f"games.{ending}"
    wish = ("simulate", "-n", 4, "--bots", "random,random:seed=5", "--json", "--decisions")
    wanted = run(*wish, "--seed", 7, "--out", whole)
    interrupted_at(monkeypatch, 9)
    stopped = run(*wish, "--seed", 7, "--out", file)
    assert stopped.status == 130
    assert stopped.err == "burgh: interrupted; run the same command to continue\n"
    assert not file.exists()
    parts = sorted(path.name for path in (tmp_path / f"games.{ending}.draft").iterdir())
    assert parts == [f"000000.decisions.{ending}", f"000000.games.{ending}", "games.jsonl"]
    monkeypatch.undo()
    interrupted_at(monkeypatch, 7)  # what is kept is not played again
    assert run(*wish, "--out", file) == wanted
    assert not (tmp_path / f"games.{ending}.draft").exists()
    for name in ("games", "games.decisions"):
        made, same = (
            tmp_path / f"{name.replace('games', key)}.{ending}" for key in ("games", "whole")
        )
        assert content(made) == content(same)


def content(file: Path) -> Any:
    """What a file holds, however it is divided."""
    if file.suffix != ".parquet":
        return file.read_bytes()
    import pyarrow.parquet as parquet

    return parquet.read_table(file)


def test_a_draft_of_other_games_is_refused(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless by force; what is missing in one is told."""
    file = tmp_path / "games.csv"
    interrupted_at(monkeypatch, 8)
    run(*FOUR, "--out", file)
    monkeypatch.undo()
    other = ("simulate", "-n", 2, "--bots", "random", "--seed", 7, "--out", file)
    refused = run(*other)
    assert refused.status == 2
    assert "the file is of another simulate: other bots" in refused.err
    (tmp_path / "games.csv.draft" / "000000.games.csv").unlink()
    damaged = run(*FOUR, "--out", file)
    assert damaged.status == 2
    assert "games.csv.draft: this draft is damaged; remove it" in damaged.err
    assert run(*other, "--force").status == 0
    assert list(tmp_path.iterdir()) == [file]


def test_parts_hold_no_more_than_some_thousand_rows(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory does not grow with the number of games, and a crash loses one part."""
    monkeypatch.setattr(dataset, "ROWS_AT_ONCE", 2)
    interrupted_at(monkeypatch, 11)
    run(*FOUR[:2], 5, *FOUR[3:], "--out", tmp_path / "games.csv")
    draft = tmp_path / "games.csv.draft"
    assert sorted(path.name for path in draft.glob("*.csv")) == [
        "000000.games.csv",
        "000001.games.csv",
    ]
    (draft / "000002.games.csv").write_text("half a part that no journal tells of")
    monkeypatch.undo()
    assert run(*FOUR[:2], 5, *FOUR[3:], "--out", tmp_path / "games.csv").status == 0
    assert [row["seed"] for row in table(tmp_path / "games.csv")] == ["7", "8", "9", "10", "11"]


def test_seeds_that_cannot_be_dealt_are_refused_at_once(run: Burgh, tmp_path: Path) -> None:
    """Before the first game, and nothing is left behind."""
    wish = ("simulate", "--bots", "random", "--out", tmp_path / "games.parquet", "--seed")
    for seed, games in ((2**256 - 2, 3), (2**256, 1)):
        refused = run(*wish, seed, "-n", games)
        assert (refused.status, refused.err.count("\n")) == (2, 1)
        assert "a seed lies between 0 and 2**256 - 1" in refused.err
    assert list(tmp_path.iterdir()) == []
    assert run(*wish, 2**96 - 2, "-n", 3).status == 0  # from narrow to wide seeds


def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    """Writing to a full disk names no file by itself: whoever reads the error wants to know."""
    full = OSError(errno.ENOSPC, "No space left on device")
    with (
        pytest.raises(OSError, match=r"games\.csv") as told,
        journal.naming(tmp_path / "games.csv"),
    ):
        raise full
    assert (told.value.errno, told.value.filename) == (errno.ENOSPC, str(tmp_path / "games.csv"))


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
