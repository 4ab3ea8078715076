"""`burgh play` in a real terminal: Tab, the curtain, a closed window, an interrupt."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import burgh
from burgh.bots import make
from burgh.cli import thinking
from tests.cli.conftest import SOURCES, started
from tests.patience import PATIENCE

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

from tests.cli.terminal import WIPE, Terminal


def games_in(data: Path) -> list[Path]:
    return sorted((data / "burgh" / "games").glob("*.txt"))


def test_the_curtain_wipes_screen_and_scrollback(own_data: Path) -> None:
    """What one player typed is gone, the line to recall too, before the next one is called."""
    with Terminal("play", "--humans", "2", "--seed", "1", "--quiet", "--lang", "en") as window:
        window.wait_for("> ")
        window.type("keep developer\r")
        told = window.wait_for("sit down at the keyboard and press Enter. ")
        assert "keep developer" in told.partition(WIPE)[0]
        assert "eveloper" not in told.partition(WIPE)[2]
        window.type("\r")
        told = window.wait_for("goals[.]\r\n> ")
        assert "Player 1 makes a choice that stays secret" in told
        window.type("\x1b[A\r")  # the line before: there is none
        assert "developer" not in window.wait_for("goals[.]\r\n> ")


def test_tab_completes_in_the_terminal(own_data: Path) -> None:
    """A beginning that fits one thing becomes that thing."""
    with Terminal("play", "--seed", "1", "--quiet", "--lang", "en") as window:
        window.wait_for("> ")
        window.type("ke\tdev\t\r")
        assert "keep developer" in window.wait_for("Player 1 keeps the goal Developer")


@pytest.mark.parametrize("columns", [40, 200])
def test_the_table_is_as_wide_as_the_window(columns: int, own_data: Path) -> None:
    """Lines are broken at the real width."""
    with Terminal("play", "--seed", "1", "--lang", "en", columns=columns) as window:
        lines = window.wait_for("> ").split("\r\n")
    assert max(map(len, lines)) <= columns
    assert max(map(len, lines)) > columns - 10 or columns == 200


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_window_keeps_the_game(number: int, own_data: Path, tmp_path: Path) -> None:
    """Where --save said, and without a word on stderr; the status names the signal."""
    kept = tmp_path / "game.txt"
    process = started("play", "--seed", "1", "--quiet", "--save", str(kept), "--lang", "en")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("keep developer\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("Build a tile"):
            break
    process.send_signal(number)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (128 + number, "")
    assert "0 keep developer" in kept.read_text()
    assert games_in(own_data) == []


def test_a_killed_game_is_kept_and_gone_on_with(own_data: Path) -> None:
    """Nothing can be done at kill -9, and nothing need be: every decision lies there already."""
    with Terminal("play", "--seed", "1", "--quiet", "--lang", "en") as window:
        window.wait_for("> ")
        window.type("keep developer\r")
        window.wait_for("Build a tile.*\r\n> ")
    (kept,) = games_in(own_data)
    assert "0 keep developer" in kept.read_text()
    with Terminal("play", "--resume", "--quiet", "--lang", "en") as window:
        window.wait_for("Build a tile.*\r\n> ")
        window.type("log\r")
        assert "1. Player 1 keeps the goal Developer" in window.wait_for("2[.] Player 2")
        window.type("quit\r")
        assert window.end() == 0
    assert games_in(own_data) == [kept]


def test_a_window_that_vanishes_is_no_traceback(own_data: Path) -> None:
    """The terminal is gone, not only the person: the game is kept all the same."""
    with Terminal("play", "--seed", "1", "--quiet", "--lang", "en") as window:
        window.wait_for("> ")
        window.type("keep developer\r")
        window.wait_for("Build a tile.*\r\n> ")
        os.close(window.screen)
        window.screen = os.open(os.devnull, os.O_RDONLY)
        assert window.process.wait(PATIENCE) != 1
    assert len(games_in(own_data)) == 1


SLOW_GAME = ("--seed", "1", "--bots", "mcts:time=600")
SLOW_BOT = """
import signal, sys, time
from burgh.bots import registry
from burgh.cli import main

def deaf(settings):
    def pick(view, rng):
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # as compiled code is
        print("thinking", flush=True)
        time.sleep(600)
    return pick

registry.KINDS["mcts"] = registry.Kind(deaf, ("time",))
main(sys.argv[1:])
"""


def test_an_interrupt_does_not_wait_for_a_bot_that_thinks(own_data: Path) -> None:
    """Exit status 130, the game is kept, and how to go on is said."""
    process = subprocess.Popen(
        [sys.executable, "-c", SLOW_BOT, "play", "--quiet", "--lang", "en", *SLOW_GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": SOURCES},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("keep developer\n")
    process.stdin.flush()
    for line in process.stdout:
        if line == "thinking\n":
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert "To continue: burgh play --resume" in out
    assert len(games_in(own_data)) == 1


def test_a_bot_in_a_process_of_its_own_chooses_the_same(own_data: Path) -> None:
    """Move after move: its chance goes on where it stood."""
    here, there = (make("mcts:iterations=8", seed=3) for _ in range(2))
    game = burgh.new("suburbia", players=2, seed=4)
    for _ in range(4):
        view = game.view(game.turn)
        move = here.choose(view)
        assert thinking.is_slow(there)
        assert thinking.choose(there, view) == move
        game.push(move)
    assert here.rng.next() == there.rng.next()


def test_work_that_fails_apart_says_why(own_data: Path) -> None:
    """It is done here then, where what is wrong can rise; what is right comes back as it is."""
    assert thinking.apart(lambda: ["a", 1]) == ["a", 1]
    with pytest.raises(ZeroDivisionError):
        thinking.apart(lambda: 1 // 0)


@pytest.mark.parametrize(
    ("closed", "status", "said"),
    [
        ("<&-", 0, ""),
        (">&-", 2, "burgh: The standard output is closed: there is nothing to play on.\n"),
        ("<&- >&- 2>&-", 2, ""),
    ],
)
def test_a_closed_stream_is_no_traceback(
    closed: str, status: int, said: str, own_data: Path
) -> None:
    """`burgh play <&-`, and the others."""
    command = f"exec {sys.executable} -m burgh play --seed 1 --quiet --lang en {closed}"
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        env={**os.environ, "PYTHONPATH": SOURCES},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (status, said)
