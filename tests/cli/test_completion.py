"""What Tab makes of a line, and what a shell makes of ours; the manual page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import burgh
from burgh.cli import COMMANDS
from burgh.cli.completion import completions
from burgh.core.game import Game
from tests.cli.conftest import Burgh

WORDS = ("?", "help", "hint", "preview", "tile", "why")


def after_goals() -> Game:
    game = burgh.new("suburbia", players=2, seed=1)
    while game.phase == "goal":
        game.push(game.legal_moves[0])
    return game


def offered(line: str, language: str = "en", game: Game | None = None) -> list[str]:
    game = game or after_goals()
    speaker = game.title.speaker(language, game.options)
    return completions(game.view(game.turn), speaker, line, WORDS)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("h", ["help", "hint"]),
        ("inv", ["invest "]),
        ("invest", ["invest "]),
        ("invest ", ["invest @ "]),
        ("invest @ 0,0", ["invest @ 0,0"]),
        ("buy fre", ["buy freeway from 0 @ ", "buy freeway @ "]),
        ("BUY Fre", ["buy freeway from 0 @ ", "buy freeway @ "]),
        ("why inv", ["why invest "]),
        ("tile fast", ["tile Fast Food Restaurant"]),
        ("tile fast_food", ["tile Fast Food Restaurant"]),
        ("zork", []),
        ("buy zork", []),
    ],
)
def test_a_line_is_taken_one_step_further(line: str, found: list[str]) -> None:
    """A word, a verb, a thing, a place."""
    assert offered(line) == found


@pytest.mark.parametrize(
    ("language", "line", "found"),
    [
        ("fr", "basic ban", "basic Banlieue @ "),
        ("ru", "basic приг", "basic Пригород @ "),
        ("fr", "tile fer", "tile Ferme"),
    ],
)
def test_things_go_by_their_names_in_the_readers_language(
    language: str, line: str, found: str
) -> None:
    """Beside their keys, which everybody can type."""
    assert offered(line, language) == [found]


@pytest.mark.parametrize("title", burgh.titles())
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_whatever_is_offered_can_be_typed(title: str, language: str) -> None:
    """Followed to its end, every way leads to a legal move."""
    game = burgh.new(title, seed=3)
    view = game.view(game.turn)
    speaker = game.title.speaker(language, game.options)
    legal = set(view.legal_moves)
    reached, ways = set(), [""]
    while ways:
        line = ways.pop()
        for longer in completions(view, speaker, line):
            if longer != line and longer.endswith(" "):
                ways.append(longer)
            else:
                move = game.title.moves.read(game.state, longer, speaker.find)
                assert move in legal
                reached.add(move)
    assert reached == legal


def test_the_manual_page_names_every_command_and_option(run: Burgh) -> None:
    """It is made of the same words as --help."""
    page = run("man").out
    for command in COMMANDS:
        assert f".SS burgh {command}".replace("-", "\\-") in page
    assert ".SS burgh admin tables" in page
    for option in ("--resume", "--database", "--pack"):
        assert f"\\fB{option}\\fR".replace("-", "\\-") in page
    assert "Continue a game that was not finished" in page
    assert not re.search(r"^\.(?!TH|SH|SS|TP|B )", page, re.MULTILINE)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_the_commands(
    shell: str, run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One command installs the completion of a shell."""
    monkeypatch.setenv("HOME", str(tmp_path))
    script = tmp_path / "completion"
    assert run("--install-completion", "--shell", shell, "--output", script).status == 0
    told = script.read_text()
    assert all(command in told for command in COMMANDS)
    assert "resume" in told


def test_the_help_of_a_command_explains_the_options_of_a_title(run: Burgh) -> None:
    """In the language asked for, as `burgh options` does."""
    told = run("play", "bigcity", "--help").out
    assert "--resume" in told
    assert run("options", "bigcity").out in told
    assert "--trade-cards true|false" in told
    assert "--packs A,B,..." in told
    assert "--trade-cards" not in run("play", "--help").out
    french = run("play", "bigcity", "--help", "--lang", "fr").out
    assert run("options", "bigcity", "--lang", "fr").out in french
