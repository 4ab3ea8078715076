"""`burgh arena`: the same standing whatever the jobs and however often it was interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from burgh.cli.summary import percent
from burgh.lab import arena as room
from burgh.lab.games import Row, Task, play_one
from burgh.lab.workers import WorkersDied
from tests.cli.conftest import Burgh

SIX = ("arena", "--solo", "architect", "--bots", "random,random:seed=5", "-n", 3, "--json")
SURE = ("arena", "bigcity", "--bots", "greedy,random", "-n", 60, "--until-sure", "--json")


def interrupted_after(games: int) -> Callable[[Task], Row]:
    """Play a number of games, then be interrupted."""
    played: list[Row] = []

    def play(task: Task) -> Row:
        if len(played) == games:
            raise KeyboardInterrupt
        played.append(play_one(task))
        return played[-1]

    return play


# --- what it says --------------------------------------------------------------------------------


def test_the_standing_is_one_json_object(run: Burgh) -> None:
    """Ratings with intervals, shares of duels, and a verdict once there is one."""
    result = run("arena", "bigcity", "--bots", "random,greedy", "-n", 2, "--json")
    shown = json.loads(result.out)
    assert (result.status, result.err) == (0, "")
    assert list(shown) == ["games", "ratings", "alone", "shares", "verdict", "forfeits"]
    assert (shown["alone"], shown["forfeits"]) == ([], [])
    assert (shown["games"], shown["verdict"]) == (2, None)
    assert [rating["bot"] for rating in shown["ratings"]] == ["greedy", "random"]
    assert set(shown["ratings"][0]) == {"bot", "elo", "low", "high", "duels", "share"}
    assert shown["shares"][0]["bots"] == ["random", "greedy"]
    assert set(shown["shares"][0]) == {"bots", "games", "duels", "share", "low", "high"}


def test_the_standing_is_a_table(run: Burgh) -> None:
    """In a pipe without progress; with --quiet without anything."""
    result = run("arena", "bigcity", "--bots", "random,greedy", "-n", 2, "--lang", "en")
    assert "greedy" in result.out
    assert "Elo" in result.out
    assert result.err == ""
    assert run(*SIX[:-1], "--quiet").out == ""


@pytest.mark.parametrize(
    ("language", "half"), [("en", "50.0%"), ("fr", "50,0\u202f%"), ("ru", "50,0\u00a0%")]
)
def test_numbers_are_written_as_the_language_writes_them(language: str, half: str) -> None:
    """Its decimal mark, and its space before the sign."""
    assert percent(0.5, language) == half


def test_bots_that_do_not_meet_are_told_by_their_results(run: Burgh) -> None:
    """Games won and the mean result, each with its interval; who did better on the same deals."""
    result = run(*SIX[:-1], "--lang", "en")
    assert "random:seed=5" in result.out
    assert "Elo" not in result.out
    assert "Mean result (95 %)" in result.out
    assert "of 3 shuffles it shared with random:seed=5" in result.out
    shown = json.loads(run(*SIX).out)
    assert shown["ratings"] == []
    assert {fared["games"] for fared in shown["alone"]} == {3}


def test_a_bot_that_fails_is_reported(run: Burgh, tmp_path: Path) -> None:
    """How many moves it forfeited, of which kind, and its last words, in words and as JSON."""
    script = tmp_path / "bot"
    script.write_text("#!/bin/sh\necho no idea >&2\nexit 3\n")
    script.chmod(0o755)
    wish = ("arena", "--solo", "architect", "--bots", f"cmd:{script},random", "-n", 1)
    told = run(*wish, "--lang", "en").out
    assert "moves (crashed: 4, not started again:" in told
    assert "last line on stderr: no idea" in told
    (lost,) = json.loads(run(*wish, "--json").out)["forfeits"]
    assert (lost["bot"], lost["games"], lost["said"]) == (f"cmd:{script}", 1, "no idea")
    assert lost["kinds"]["crashed"] == 4
    assert lost["moves"] == sum(lost["kinds"].values())


def test_the_standing_does_not_depend_on_the_number_of_jobs(run: Burgh, tmp_path: Path) -> None:
    """One process or two: the same words, the same file."""
    one, two = tmp_path / "one", tmp_path / "two"
    assert run(*SIX, "--out", one) == run(*SIX, "--out", two, "--jobs", 2)
    assert one.read_bytes() == two.read_bytes()
    assert len(one.read_text().splitlines()) == 1 + 6


# --- when to stop --------------------------------------------------------------------------------


def test_until_sure_stops_early(run: Burgh, tmp_path: Path) -> None:
    """Greedy is stronger than random, and sixty games are not needed to see it.

    The same games in two processes; run again, there is nothing left to ask.
    """
    file = tmp_path / "arena"
    alone = run(*SURE, "--out", file)
    shown = json.loads(alone.out)
    assert shown["verdict"] == "stronger"
    assert shown["games"] < 40
    assert run(*SURE, "--jobs", 2) == alone
    written = file.read_bytes()
    assert run(*SURE, "--out", file) == alone
    assert file.read_bytes() == written


# --- interrupted ---------------------------------------------------------------------------------


@pytest.mark.parametrize("games", [0, 1, 4])
def test_an_interrupted_arena_goes_on(
    games: int, run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games played are kept, the others follow, and nothing shows that there was a break."""
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    wanted = run(*SIX, "--out", whole)
    monkeypatch.setattr(room, "play_one", interrupted_after(games))
    stopped = run(*SIX, "--out", broken)
    assert stopped.status == 130
    assert stopped.err == "burgh: interrupted; run the same command to continue\n"
    assert json.loads(stopped.out)["games"] == games  # what is done is reported
    assert len(broken.read_text().splitlines()) == 1 + games
    monkeypatch.setattr(room, "play_one", interrupted_after(6 - games))
    assert run(*SIX, "--out", broken) == wanted
    assert broken.read_bytes() == whole.read_bytes()


def test_a_file_torn_anywhere_goes_on(run: Burgh, tmp_path: Path) -> None:
    """Between two lines, in one, just before its end, in the first line, before anything."""
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    wanted = run(*SIX, "--out", whole)
    written = whole.read_bytes()
    ends = [place for place, byte in enumerate(written) if byte == ord("\n")]
    for cut in (0, 9, ends[0], ends[0] + 1, ends[2] + 1, ends[2] + 30, ends[3], len(written) - 5):
        torn.write_bytes(written[:cut])
        assert run(*SIX, "--out", torn) == wanted
        assert torn.read_bytes() == written


def test_a_line_that_cannot_be_read_is_played_again(run: Burgh, tmp_path: Path) -> None:
    """The standing is the same but for the order of the games."""
    file = tmp_path / "arena"
    wanted = json.loads(run(*SIX, "--out", file).out)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:3], lines[3][:20] + "\n", *lines[4:]]))
    shown = json.loads(run(*SIX, "--out", file).out)
    assert (shown["games"], shown["shares"]) == (wanted["games"], wanted["shares"])
    assert file.read_text().splitlines(keepends=True)[-1] == lines[3]


def test_a_finished_arena_can_be_made_longer(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the new games are played."""
    file = tmp_path / "arena"
    run(*SIX, "--out", file)
    monkeypatch.setattr(room, "play_one", interrupted_after(4))
    assert json.loads(run(*SIX[:-2], 5, "--json", "--out", file).out)["games"] == 10


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (("--bots", "random,greedy"), "bots"),
        (("--bots", "random:seed=5,random"), "bots"),
        (("--bots", "random,random:seed=5", "--seed", 2), "seed"),
        (("--bots", "random,random:seed=5", "--edition", "second"), "options"),
    ],
)
def test_a_file_of_another_arena_is_refused(
    other: tuple[object, ...], what: str, run: Burgh, tmp_path: Path
) -> None:
    """Other bots, seeds or options are other games; it is said which, and the file stays."""
    file = tmp_path / "arena"
    run(*SIX[:-2], 1, "--out", file)
    written = file.read_bytes()
    result = run("arena", "--solo", "architect", *other, "-n", 1, "--out", file)
    assert result.status == 2
    assert result.err == f"burgh: {file}: the file is of another arena: other {what}\n"
    assert file.read_bytes() == written


@pytest.mark.parametrize(
    "content", [b"precious", b"precious\n", b"\xff\xfe\x00\n", b"\n", b"[" * 100_000 + b"\n"]
)
def test_a_file_of_something_else_is_refused(content: bytes, run: Burgh, tmp_path: Path) -> None:
    """And not touched."""
    file = tmp_path / "arena"
    file.write_bytes(content)
    result = run(*SIX, "--out", file)
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert "not a file of arena" in result.err
    assert file.read_bytes() == content


def test_a_game_that_stands_twice_counts_once(run: Burgh, tmp_path: Path) -> None:
    """However it came there."""
    file = tmp_path / "arena"
    wanted = run(*SIX, "--out", file)
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[-1])
    assert run(*SIX, "--out", file) == wanted


def test_two_arenas_do_not_write_one_file(run: Burgh, tmp_path: Path) -> None:
    """The second is refused while the first plays."""
    fcntl = pytest.importorskip("fcntl")
    file = tmp_path / "arena"
    with file.open("ab") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        result = run(*SIX, "--out", file)
    assert (result.status, result.err) == (2, f"burgh: {file}: another run is writing this file\n")


# --- wrong wishes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "random"], "name two or more different bots"),
        (["--bots", ""], "name two or more different bots"),
        (["--bots", "greedy,random,greedy"], "name two or more different bots"),
        (["--bots", "random,hal"], "'hal' is not one of"),
        (["--bots", "random,greedy:depth=2"], "greedy has no setting 'depth'"),
        (["--bots", "random,greedy", "-n", "0"], "--games must be at least 1"),
        (["--bots", "random,greedy", "--jobs", "0"], "--jobs must be at least 1"),
        (["--bots", "random,greedy", "--seed", "-1"], "--seed must be at least 0"),
        (["--bots", "random,greedy", "--players", "9"], "players"),
        (["--bots", "random,greedy", "--out", "/nowhere/arena"], "/nowhere/arena"),
        (["--bots", "random,greedy", "--out", "/"], "is a directory"),
        (["--bots", "random,greedy", "--out", "/etc/passwd/arena"], "not a directory"),
        (["--bots", "random,cmd:no-such-bot"], "no-such-bot: no such command"),
        (["--bots", "random,cmd:/etc/passwd"], "/etc/passwd: cannot be run"),
        (["--bots", "random,greedy", "--ray", "nonsense"], "--ray nonsense: no cluster answers"),
        (["--bots", "random,greedy", "--ray", "127.0.0.1:1"], "no cluster answers there"),
        (["chess", "--bots", "random,greedy"], "'chess' is not one of"),
        ([], "--bots"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(
    arguments: list[str], complaint: str, run: Burgh
) -> None:
    """Exit status 2, before anything is played."""
    result = run("arena", *arguments)
    assert result.status == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_dying_processes_are_told_in_one_line(run: Burgh, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody can add memory; nobody needs a traceback."""

    def die(*_: object) -> None:
        raise WorkersDied("the processes die")

    monkeypatch.setattr(room, "play", die)
    result = run(*SIX)
    assert (result.status, result.err) == (2, "burgh: the processes die\n")
