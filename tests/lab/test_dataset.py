"""Files of games: finished ones get more games, no crash harms them, and rows are read as asked."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.bots import match
from burgh.lab import dataset, simulation, stored
from burgh.lab.columns import Columns, Line, Origin, game_cells, game_columns, game_row
from burgh.lab.dataset import in_order
from burgh.lab.describe import cells_of
from burgh.lab.formats import FORMATS
from burgh.lab.games import Plan, Row, play_decisions
from burgh.lab.simulation import Games
from tests.cli.conftest import Burgh, run

__all__ = ["run"]  # a fixture

ENDINGS = ("csv", "jsonl", "parquet")
BOTS = ("random", "random:seed=5")
PLAN = Plan("bigcity", {"players": 2}, BOTS)


def simulate(out: Path | None, games: int, **wish: Any) -> Games:
    """Some games of Big City from seed 7."""
    given = {"bots": BOTS, "seed": 7, "out": out, **wish}
    return burgh.simulate("bigcity", games=games, **given)


def with_ending(folder: Path, ending: str) -> Path:
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    return folder / f"games.{ending}"


def contents(folder: Path) -> dict[str, list[Line]]:
    """Everything that lies in a folder, as lines."""
    return {file.name: [*cells_of(file)] for file in sorted(folder.iterdir())}


def noted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note the seeds that are played."""
    dealt: list[int] = []
    play = match.play

    def noting(*arguments: Any) -> burgh.Game:
        dealt.append(arguments[-1])
        return play(*arguments)

    monkeypatch.setattr(match, "play", noting)
    return dealt


# --- more games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [False, True])
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_finished_file_gets_more_games(
    ending: str, decisions: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only those that are missing are played; it is, row for row, the file of one long run."""
    for name in ("once", "twice"):
        (tmp_path / name).mkdir()
    whole = simulate(with_ending(tmp_path / "once", ending), 5, decisions=decisions)
    file = with_ending(tmp_path / "twice", ending)
    simulate(file, 2, decisions=decisions)
    dealt = noted(monkeypatch)
    games = simulate(file, 5, decisions=decisions, seed=None)  # the seed is the file's
    assert dealt == [9, 10, 11]
    assert [*games] == [*whole]
    assert str(games) == str(whole)
    made, wanted = contents(tmp_path / "twice"), contents(tmp_path / "once")
    assert made == wanted
    assert len(made) == 1 + (decisions or ending == "parquet")
    if ending != "parquet":
        assert file.read_bytes() == (tmp_path / "once" / file.name).read_bytes()


@pytest.mark.parametrize("games", [2, 3])
def test_a_file_that_has_all_games_stays_as_it_is(
    games: int, run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said so, and the summary is that of the games asked for."""
    wish = ("simulate", "bigcity", "--bots", ",".join(BOTS), "--seed", 7, "--json", "-n")
    file = tmp_path / "games.csv"
    run(*wish, 3, "--out", file)
    before = (file.read_bytes(), file.stat().st_mtime_ns, file.stat().st_ino)
    wanted = run(*wish, games)
    dealt = noted(monkeypatch)
    told = run(*wish, games, "--out", file)
    assert (told.status, told.out) == (0, wanted.out)
    assert told.err == f"burgh: {file}: these games are there already; none was played\n"
    assert dealt == []
    assert (file.read_bytes(), file.stat().st_mtime_ns, file.stat().st_ino) == before
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ({"bots": ("random", "greedy")}, "other bot"),
        ({"seed": 8}, "other seed"),
        ({"single_line": True}, "other options"),
        ({"players": 3}, "other options, bot"),
        ({"decisions": True}, "the file exists already"),
    ],
)
def test_a_file_of_other_games_is_refused(
    other: dict[str, Any], named: str, tmp_path: Path
) -> None:
    """What is other is named, and the file is as it was."""
    file = tmp_path / "games.csv"
    simulate(file, 2)
    before = file.read_bytes()
    with pytest.raises(burgh.Malformed, match=f"{named}.*--force overwrites it"):
        simulate(file, 3, **other)
    assert file.read_bytes() == before
    assert [*tmp_path.iterdir()] == [file]
    assert len(simulate(file, 1, **other, force=True)) == 1


def test_games_of_another_burgh_get_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They might be other games."""
    file = tmp_path / "games.jsonl"
    simulate(file, 2)
    monkeypatch.setattr(simulation, "VERSION", "9.9.9")
    with pytest.raises(burgh.Malformed, match=r"other games \(other engine\)"):
        simulate(file, 3)


def test_a_file_that_somebody_has_changed_gets_no_more(tmp_path: Path) -> None:
    """Games that are missing or moved, and a table of decisions that does not belong to them."""
    file, table = tmp_path / "games.csv", tmp_path / "games.decisions.csv"
    simulate(file, 3, decisions=True)
    whole, decisions = file.read_bytes(), table.read_bytes()
    head, *lines = whole.splitlines(keepends=True)
    for changed in ([head, *lines[1:]], [head, *reversed(lines)], [head, lines[0], lines[2]]):
        file.write_bytes(b"".join(changed))
        with pytest.raises(burgh.Malformed, match=r"other games \(other seed\)"):
            simulate(file, 5, decisions=True)
    file.write_bytes(whole)
    table.write_bytes(decisions[:-200])
    with pytest.raises(burgh.Malformed, match="not the decisions of the same games"):
        simulate(file, 5, decisions=True)


def test_a_bot_that_fails_at_once_leaves_the_finished_file_alone(tmp_path: Path) -> None:
    """No draft stays behind that holds nothing new."""
    file = tmp_path / "games.csv"
    simulate(file, 2, bots={"mine": "random"})
    before = file.read_bytes()
    with pytest.raises(burgh.Malformed):
        simulate(file, 4, bots={"mine": lambda view: "nothing"})
    assert file.read_bytes() == before
    assert [*tmp_path.iterdir()] == [file]


CHANGES = ("os.link", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "shutil.rmtree")


def dies_at(step: int, folder: Path, work: Callable[[], object]) -> bool:
    """Do something in a process that dies before it changes the folder for the so-manieth time."""
    child = os.fork()
    if child == 0:
        seen = 0

        def watch(event: str, arguments: tuple[Any, ...]) -> None:
            nonlocal seen
            writes = event == "open" and int(arguments[2]) & os.O_ACCMODE
            name = str(arguments[0]) if event in CHANGES or writes else ""
            if name and (str(folder) in name or "/" not in name):  # rmtree goes name by name
                seen += 1
                if seen > step:
                    os._exit(9)

        sys.addaudithook(watch)
        work()
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_run_that_is_killed_at_any_moment_harms_no_finished_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each file is the old one or the new one, and the same wish again brings both to their end."""
    monkeypatch.setattr(dataset, "ROWS_AT_ONCE", 1)  # a part for every game
    played = {seed: play_decisions((PLAN, seed)) for seed in (7, 8, 9)}
    monkeypatch.setattr(dataset, "play_decisions", lambda task: played[task[1]])
    names = ("games.csv", "games.decisions.csv")

    def files() -> list[bytes]:
        return [(folder / name).read_bytes() for name in names]

    folder = tmp_path / "long"
    folder.mkdir()
    simulate(folder / "games.csv", 3, decisions=True)
    new = files()
    step = 0
    is_killed = True
    while is_killed:
        folder = tmp_path / f"step-{step}"
        folder.mkdir()
        file = folder / "games.csv"
        simulate(file, 1, decisions=True)
        old = files()
        is_killed = dies_at(step, folder, lambda: simulate(file, 3, decisions=True))  # noqa: B023 - called at once
        assert all(
            now in (before, then) for now, before, then in zip(files(), old, new, strict=True)
        )
        simulate(file, 3, decisions=True)
        assert files() == new
        assert {path.name for path in folder.glob("*.csv")} == {*names}
        step += 1
    assert step > 20
    assert sorted(path.name for path in folder.iterdir()) == [*names]


# --- rows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_row_is_read_as_it_was_written(ending: str, tmp_path: Path) -> None:
    """In every format: forfeits by kind, last words that look like a number, empty seats."""
    file = with_ending(tmp_path, ending)
    plain = Row(2**70, "bigcity", {"players": 2}, ("a,b", None), (1, -2), (1, None), 9, "full")
    lost = Row(
        2**70 + 1,
        "bigcity",
        {"players": 2},
        ('cmd:"x"', "random"),
        (0, 0),
        (1, 1),
        3,
        "full",
        ({"slow": 2, "illegal": 1}, {}),
        ("007", None),
    )
    lines = [game_cells(row, Origin("1", "002")) for row in (plain, lost)]
    FORMATS[file.suffix].write(file, Columns(game_columns(2), wide_seeds=True), lines)
    assert [game_row(line, 2) for line in cells_of(file)] == [plain, lost]


def rows_held() -> int:
    """How many rows there are in memory."""
    return sum(type(thing) is Row for thing in gc.get_objects())


@pytest.mark.parametrize("out", ["games.csv", "games.parquet", "records"])
def test_a_run_with_a_file_holds_few_rows(
    out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games there are: neither while they are played, nor when they are read."""
    if out.endswith("parquet"):
        pytest.importorskip("pyarrow")
    monkeypatch.setattr(stored, "PAGE", 3)
    simulate(tmp_path / out, 4)
    before = rows_held()
    counts: list[int] = []
    games = simulate(
        tmp_path / out, 20, progress=lambda done, total: counts.append(rows_held() - before)
    )
    counts += [rows_held() - before for _ in games]
    counts += [rows_held() - before for i in range(20) if games[i]]
    assert len(counts) == 16 + 20 + 20
    assert 0 < max(counts) <= 8


def test_a_run_without_a_file_holds_its_rows() -> None:
    """There is nowhere else to read them from."""
    before = rows_held()
    games = simulate(None, 5)
    assert rows_held() - before == len(games) == 5


@pytest.mark.parametrize("out", ["games.jsonl", "records"])
def test_rows_in_a_file_are_a_sequence(out: str, tmp_path: Path) -> None:
    """By number, from behind, in slices of slices, twice at once, as often as one likes."""
    held, games = simulate(None, 7), simulate(tmp_path / out, 7)
    assert len(games) == 7
    assert [*games] == [*games] == [*held]
    assert [games[i] for i in (6, 0, -1, 3)] == [held[i] for i in (6, 0, -1, 3)]
    for some in (slice(2, 5), slice(None, None, -1), slice(1, 7, 2), slice(9, 12)):
        assert [*games[some]] == [*held[some]]
    assert [row.seed for row in games[1:][1:3]] == [9, 10]
    assert games.table() == held.table()
    assert held[2] in games
    assert [(a.seed, b.seed) for a, b in pairwise(games)][-1] == (12, 13)
    with pytest.raises(IndexError):
        games[7]


def test_rows_of_records_come_in_order_and_once() -> None:
    """Of a game that was played again the later row counts; only what is out of turn is held."""

    def row(seed: int, plies: int) -> Row:
        return Row(seed, "bigcity", {}, ("random",), (0,), (1,), plies, "full")

    lines = [row(7, 1), row(9, 1), row(10, 1), row(8, 2), row(9, 2), row(11, 1), row(9, 3)]

    def read() -> Iterator[Row]:
        return iter(lines)

    found = [(made.seed, made.plies) for made in in_order(read)]
    assert found == [(7, 1), (8, 2), (9, 3), (10, 1), (11, 1)]
