"""A game with a pack of one's own opens from anywhere, by the name of the pack and its checksum."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Burgh

PACK = Path(__file__).parents[2] / "examples" / "packs" / "suburbia" / "night_life"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder with a pack in it, to play in."""
    monkeypatch.delenv("BURGH_PACKS", raising=False)
    folder = tmp_path / "home"
    shutil.copytree(PACK, folder / "late_show")
    monkeypatch.chdir(folder)
    return folder


def played(run: Burgh, home: Path) -> Path:
    """Give the file of a game that was begun there with `--pack late_show`."""
    file = home / "game.txt"
    wish = ("play", "--pack", "./late_show", "--seed", 1, "--humans", 2, "--quiet", "--save", file)
    assert run(*wish, lines=["quit"]).status == 0
    return file


def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_a_saved_game_opens_from_any_folder(
    run: Burgh, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack was named by a path that holds everywhere."""
    file = played(run, home)
    elsewhere(tmp_path, monkeypatch)
    assert run("replay", file, "--verify").status == 0
    assert run("play", "--load", file, "--quiet").status == 0


def test_a_pack_that_has_moved_is_found_beside_the_file(
    run: Burgh, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or on the shelf of packs, by the name of its folder."""
    file = played(run, home)
    there = elsewhere(tmp_path, monkeypatch)
    file = file.rename(there / "game.txt")
    (home / "late_show").rename(there / "late_show")
    assert run("replay", file, "--verify").status == 0
    (there / "suburbia").mkdir()
    (there / "late_show").rename(there / "suburbia" / "late_show")
    assert run("replay", file, "--verify").status == 2
    monkeypatch.setenv("BURGH_PACKS", str(there))
    assert run("replay", file, "--verify").status == 0


@pytest.mark.parametrize(
    "command", ["replay FILE --verify", "analyse FILE --bot greedy --worlds 2", "play --load FILE"]
)
def test_every_command_that_reads_a_game_takes_its_pack(
    command: str, run: Burgh, home: Path, tmp_path: Path
) -> None:
    """Without it, the complaint names the file, the pack, and what to type."""
    file = played(run, home)
    (home / "late_show").rename(tmp_path / "renamed")
    words = [str(file) if word == "FILE" else word for word in command.split()]
    gone = run(*words)
    assert gone.status == 2
    assert f"{file}: the pack {home / 'late_show'} of this game is not there; --pack" in gone.err
    assert run(*words, "--pack", tmp_path / "renamed").status == 0


def test_among_packs_of_one_name_the_checksum_decides(
    run: Burgh, home: Path, tmp_path: Path
) -> None:
    """A pack that was changed since is not taken for the one that was played with."""
    file = played(run, home)
    shutil.copytree(home / "late_show", tmp_path / "old" / "late_show")
    tiles = home / "late_show" / "tiles.toml"
    tiles.write_text(tiles.read_text().replace("copies = 3", "copies = 2", 1))
    assert tiles.read_text() != (tmp_path / "old" / "late_show" / "tiles.toml").read_text()
    assert run("replay", file, "--verify", "--pack", tmp_path / "old" / "late_show").status == 0
