"""How these tests type: a command line, perhaps lines of input, and what comes back."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import burgh
from burgh.cli import main
from burgh.core.rng import Rng

SOURCES = str(Path(burgh.__file__).parents[1])


@dataclass(frozen=True)
class Result:
    status: int
    out: str
    err: str


Burgh = Callable[..., Result]


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a data folder of the test's own: games that are typed are kept there."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Burgh:
    """Run a command in this process, with lines typed into it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def typed(*arguments: object, lines: list[str] | io.TextIOBase | None = None) -> Result:
        given = lines if isinstance(lines, io.TextIOBase) else io.StringIO("\n".join(lines or []))
        monkeypatch.setattr(sys, "stdin", given)
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        assert isinstance(left.value.code, int)
        assert "Traceback" not in err
        return Result(left.value.code, out, err)

    return typed


def started(*arguments: str, **settings: str) -> subprocess.Popen[str]:
    """Start `python -m burgh` as a process of its own, which hears every signal.

    The tests themselves may run under nohup.
    """
    environment = {**os.environ, "PYTHONPATH": SOURCES, "PYTHONUNBUFFERED": "1", **settings}
    return subprocess.Popen(
        [sys.executable, "-m", "burgh", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
    )


def random_game(seed: int, title: str = "suburbia", **options: object) -> burgh.Game:
    """Give a game played at random to its end."""
    game = burgh.new(title, seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def typed_moves(game: burgh.Game) -> list[str]:
    """Give the moves of a game as lines to type."""
    return [made.text for made in game.record().moves]
