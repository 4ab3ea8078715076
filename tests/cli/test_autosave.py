"""Every decision at the terminal is kept, wherever there is room; `--resume` goes on."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from pathlib import Path

import pytest

import burgh
from burgh.cli.autosave import Autosave, Seating, kept_games
from tests.cli.conftest import Burgh, random_game, typed_moves

PLAY = ("play", "--seed", 1, "--quiet", "--lang", "en")


def games_in(data: Path) -> list[Path]:
    return sorted((data / "burgh" / "games").glob("*.txt"))


def test_a_game_that_is_left_is_kept_and_gone_on_with(run: Burgh, own_data: Path) -> None:
    """Quit asks nothing; the message names the file; people and bots are as they were."""
    left = run(*PLAY, "--bots", "random,greedy", lines=["keep developer", "quit"])
    (kept,) = games_in(own_data)
    assert f"The game is kept in {kept}. To continue: burgh play --resume" in left.out
    assert kept.stat().st_mode & 0o777 == 0o600
    again = run("play", "--resume", "--quiet", lines=["log"])
    assert "Player 2: the bot random" in again.out
    assert "Player 3: the bot greedy" in again.out
    assert "Player 1 keeps the goal Developer" in again.out
    assert games_in(own_data) == [kept]


def test_a_finished_game_leaves_the_folder(run: Burgh, own_data: Path) -> None:
    """Nothing is left to go on with."""
    game = random_game(11, "bigcity", players=2)
    wish = ("play", "bigcity", "--seed", 11, "--humans", 2, "--quiet", "--players", 2)
    assert run(*wish, lines=typed_moves(game)[:-1]).status == 0
    assert len(games_in(own_data)) == 1
    assert run("play", "--resume", "--quiet", lines=typed_moves(game)[-1:]).status == 0
    assert list((own_data / "burgh" / "games").iterdir()) == []
    nothing = run("play", "--resume")
    assert nothing.status == 2
    assert str(own_data / "burgh" / "games") in nothing.err


def test_what_is_saved_need_not_be_kept_twice(run: Burgh, own_data: Path, tmp_path: Path) -> None:
    """After `save` or with --save, the file is the game."""
    file = tmp_path / "mine.txt"
    left = run(*PLAY, lines=["keep developer", f"save {file}", "quit"])
    assert f"To continue: burgh play --load {file}" in left.out
    assert games_in(own_data) == []


def test_nothing_is_kept_before_somebody_has_decided(run: Burgh, own_data: Path) -> None:
    """Who only looks leaves no file, and is told how to deal the same game again."""
    left = run(*PLAY, lines=["log", "quit"])
    assert games_in(own_data) == []
    assert "burgh play suburbia --seed 1 -o players=2" in left.out
    assert run("play", "--humans", 0, "--bots", "random", "--seed", 2).status == 0
    assert games_in(own_data) == []


def test_what_is_undone_is_not_kept(run: Burgh, own_data: Path) -> None:
    """The file is the game as it stands."""
    run(*PLAY, lines=["keep developer", "undo", "keep employer"])
    (kept,) = games_in(own_data)
    assert "keep developer" not in kept.read_text()
    assert "0 keep employer" in kept.read_text()


def test_several_games_are_listed(run: Burgh, own_data: Path) -> None:
    """The newest first; a number chooses, a title narrows, forget removes."""
    run(*PLAY, lines=["keep developer"])
    city = random_game(11, "bigcity", players=2)
    moves = typed_moves(city)[:3]
    run("play", "bigcity", "--seed", 11, "--humans", 2, "--quiet", "--players", 2, lines=moves)
    first, second = (
        file
        for name in ("bigcity", "suburbia")
        for file in games_in(own_data)
        if file.name.startswith(name)
    )
    os.utime(second, (1, 1))
    listed = run("play", "--resume", "--quiet", "--lang", "en", lines=["zork", "2", "log"])
    assert "1. Big City, 3 moves, " in listed.out
    assert "2. Suburbia, 2 moves, 1970-01-01" in listed.out
    assert "1. Player 1 keeps the goal Developer" in listed.out
    assert "keeps the goal" in run("play", "suburbia", "--resume", "--quiet", lines=["log"]).out
    unsaid = run("play", "--resume")
    assert unsaid.status == 2
    assert "2 unfinished games" in unsaid.err
    os.utime(second, (1, 1))
    run("play", "--resume", "--quiet", lines=["forget 1", "1", "quit"])
    assert games_in(own_data) == [second]
    assert not first.exists()


def test_a_game_is_gone_on_with_only_once(own_data: Path) -> None:
    """While it is played, nobody else is offered it."""
    game = burgh.new("suburbia", players=2, seed=1)
    place = own_data / "games"
    keeper = Autosave([place], Seating())
    keeper.keep(game)
    assert kept_games([place]) == []
    keeper.close()
    assert [kept.file for kept in kept_games([place])] == [keeper.file]


def full_disk(monkeypatch: pytest.MonkeyPatch, *full: Path) -> None:
    """Let no file be written below some folders."""
    make = tempfile.mkstemp

    def mkstemp(*, dir: Path, prefix: str) -> tuple[int, str]:
        if any(folder in (dir, *dir.parents) for folder in full):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), f"{dir}/.draft")
        return make(dir=dir, prefix=prefix)

    monkeypatch.setattr(tempfile, "mkstemp", mkstemp)


def test_a_full_disk_loses_nothing(
    run: Burgh, own_data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is kept elsewhere, that is said once, and it is found there again."""
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "spare"))
    full_disk(monkeypatch, own_data)
    left = run(*PLAY, lines=["keep developer", "invest @ 0,0", "quit"])
    (kept,) = (tmp_path / "spare").rglob("*.txt")
    assert left.out.count(f"no space left on the disk. The game is kept here instead: {kept}") == 1
    assert f"The game is kept in {kept}." in left.out
    assert "invest @ 0,0" in kept.read_text()
    assert "goal Developer" in run("play", "--resume", "--quiet", lines=["log"]).out


def test_a_full_disk_under_save_names_the_file_and_keeps_the_game(
    run: Burgh, own_data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The status says that --save was not done; the game lies in the data folder."""
    full_disk(monkeypatch, tmp_path)
    file = tmp_path / "game.txt"
    left = run(*PLAY, "--save", file, lines=["keep developer", "quit"])
    assert left.status == 2
    assert f"Not saved: {file}: no space left on the disk" in left.out
    (kept,) = games_in(own_data)
    assert f"The game is kept in {kept}." in left.out


def test_where_nothing_can_be_kept_quit_asks_twice(
    run: Burgh, own_data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what is wrong is said once, not after every move."""
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    monkeypatch.chdir(tmp_path)
    full_disk(monkeypatch, own_data, tmp_path)
    lines = ["keep developer", "invest @ 0,0", "quit", "quit", "log"]
    left = run(*PLAY, lines=lines)
    assert left.out.count("This game cannot be kept:") == 1
    assert "type quit again" in left.out
    assert "> log" not in left.out


def test_the_folder_of_another_is_not_trusted(
    own_data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can make a folder in /tmp; a kept game may name a command as a bot."""
    game = burgh.new("suburbia", players=2, seed=1)
    keeper = Autosave([tmp_path / "theirs"], Seating(bots=("cmd:evil",)))
    keeper.keep(game)
    keeper.close()
    monkeypatch.setattr(os, "getuid", lambda: os.geteuid() + 1)
    assert kept_games([tmp_path / "theirs"]) == []
    with pytest.raises(PermissionError):
        Autosave([tmp_path / "theirs"], Seating()).keep(game)


def test_a_lost_seating_is_as_usual(own_data: Path) -> None:
    """One person against the usual bot."""
    place = own_data / "games"
    keeper = Autosave([place], Seating(humans=2, bots=("random",)))
    keeper.keep(burgh.new("suburbia", players=2, seed=1))
    keeper.close()
    assert keeper.file is not None
    seating = keeper.file.with_suffix(".json")
    assert json.loads(seating.read_text())["humans"] == 2
    seating.write_text("{")
    assert [kept.seating for kept in kept_games([place])] == [Seating()]


def test_after_a_position_the_advice_names_its_file(run: Burgh, tmp_path: Path) -> None:
    """Not another deal: a position has no seed."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(burgh.new("suburbia", players=2, seed=1).position()))
    left = run("play", "--load", file, "--quiet", "--lang", "en", lines=["quit"])
    assert left.out.endswith(f"burgh play --load {file}\n")
