"""How these tests type: a command line, perhaps lines of input, and what comes back."""

from __future__ import annotations

import io
import os
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
    """Start `python -m burgh` as a process of its own."""
    environment = {**os.environ, "PYTHONPATH": SOURCES, "PYTHONUNBUFFERED": "1", **settings}
    return subprocess.Popen(
        [sys.executable, "-m", "burgh", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
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
