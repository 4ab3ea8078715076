"""The command as a program: version, help, exit status, pipes, interrupts, words."""

from __future__ import annotations

import json
import re
import signal
import sys
import time
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

import burgh
from burgh import __version__
from burgh.cli import COMMANDS
from burgh.cli.checksum import digest
from burgh.core import state
from burgh.core.text import LANGUAGES, words
from tests.cli.conftest import Burgh, random_game, started
from tests.patience import PATIENCE


def test_the_version_says_whether_the_engine_is_compiled(
    run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line if it is; if not, a second one says why, and how to get the other."""
    monkeypatch.setattr("burgh.core.version.is_compiled", lambda: True)
    assert run("--version").out == f"burgh {__version__} (compiled)\n"
    monkeypatch.setattr("burgh.core.version.is_compiled", lambda: False)
    monkeypatch.setattr("burgh.core.version.build_notice", lambda: "no C compiler, cc")
    first, second = run("--version").out.splitlines()
    assert first == f"burgh {__version__} (pure Python)"
    assert second.startswith("Not compiled: no C compiler, cc. ")
    assert "pip install" in second


def test_what_runs_is_what_the_version_says(run: Burgh) -> None:
    """The engine is compiled exactly if its modules are no Python files."""
    told = run("--version").out.splitlines()[0]
    compiled = not str(state.__file__).endswith(".py")
    assert told == f"burgh {__version__} ({'compiled' if compiled else 'pure Python'})"


def test_the_version_is_quick() -> None:
    """Nothing slow is imported for it."""
    process = started("--version", PYTHONPROFILEIMPORTTIME="1")
    _, err = process.communicate(timeout=PATIENCE)
    for slow in ("rich", "cyclopts", "fluent", "multiprocessing", "pyarrow"):
        assert not re.search(rf"\| +{slow}\b", err)


def test_help_names_every_command(run: Burgh) -> None:
    """And every command has its own help."""
    told = run("--help").out
    for command in COMMANDS:
        assert command in told
        assert run(command, "--help").status == 0


@pytest.mark.parametrize("arguments", [["dance"], ["cases"], ["replay"], ["replay", "a", "b"]])
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], run: Burgh) -> None:
    """The line says where to find help."""
    result = run(*arguments)
    assert result.status == 2
    assert result.err.startswith("burgh: ")
    assert result.err.endswith("Try --help.\n")
    assert result.err.count("\n") == 1


def test_the_checksum_is_the_same_each_time() -> None:
    """It depends on the rules and the samples alone, and on every sample."""
    title = burgh.title("suburbia")
    first, second = (
        replace(title, options=replace(title.options, samples=(sample,)))
        for sample in title.options.samples[:2]
    )
    assert digest(first) == digest(first)
    assert digest(first) != digest(second)


def test_the_checksum_is_a_line_a_title(run: Burgh, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or one JSON object."""
    monkeypatch.setattr("burgh.cli.checksum.digest", lambda title: f"digest-of-{title.key}")
    lines = [f"{key} digest-of-{key}" for key in burgh.titles()]
    assert run("checksum").out.splitlines() == lines
    told = {key: f"digest-of-{key}" for key in burgh.titles()}
    assert json.loads(run("checksum", "--json").out) == told


def test_bench_prints_what_was_measured(run: Burgh, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a table or as JSON; what could not be measured is a dash."""
    measured = {"title": "suburbia", "games_per_second": 12345.6, "ratio": 1.5, "peer": None}
    room = type(sys)("burgh.lab.measure")
    room.measure = lambda key: measured  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "burgh.lab.measure", room)
    assert json.loads(run("bench", "--json").out) == measured
    table = run("bench").out
    assert "12,346" in table
    assert "1.5" in table
    assert re.search(r"peer +-", table)


def test_every_word_is_there_in_every_language() -> None:
    """The command line says the same things in all of them, with the same facts."""
    texts = {
        language: (files("burgh.cli") / "text" / f"{language}.ftl").read_text("utf-8")
        for language in LANGUAGES
    }
    told = {language: messages(text) for language, text in texts.items()}
    for language in LANGUAGES:
        assert told[language] == told["en"]
        assert all(words("burgh.cli", language).knows(key) for key in told["en"])


def messages(text: str) -> dict[str, set[str]]:
    """Give each message with the facts it uses."""
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {
        key: set(re.findall(r"\$(\w+)", said))
        for key, said in zip(parts[::2], parts[1::2], strict=True)
    }


def test_every_word_that_is_said_has_words() -> None:
    """No key in the code of the command line lacks its sentence."""
    folder = Path(str(files("burgh.cli")))
    code = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    keys = set(
        re.findall(r'"((?:play|replay|simulate|bench|backup|restore|migrate|serve)-[\w-]+)"', code)
    )
    assert len(keys) > 25
    assert {key for key in keys if not words("burgh.cli", "en").knows(key)} == set()


def test_a_reader_that_leaves_is_no_traceback(tmp_path: Path) -> None:
    """`burgh replay game.txt | head -1`: one line on stderr, the status a shell knows."""
    file = tmp_path / "game.txt"
    file.write_text(str(random_game(5, players=4).record()))
    process = started("replay", str(file))
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == "burgh: output closed\n"
    assert process.wait(PATIENCE) == 141
    close(process)


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent otherwise there")
def test_an_interrupt_saves_the_game(tmp_path: Path) -> None:
    """Exit status 130, no traceback, and the record lies where --save said."""
    kept = tmp_path / "game.txt"
    process = started("play", "--seed", "1", "--quiet", "--save", str(kept), "--lang", "en")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("keep developer\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("Build a tile"):
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    assert "To continue: burgh play --load" in out
    assert "0 keep developer" in kept.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent otherwise there")
def test_an_interrupt_ends_the_workers_too(tmp_path: Path) -> None:
    """Exit status 130, one line, no half-written file."""
    file = tmp_path / "games.csv"
    wish = ("simulate", "-n", "100000", "--jobs", "2", "--out", str(file))
    process = started(*wish)
    until = time.monotonic() + PATIENCE
    while not any(tmp_path.iterdir()):
        assert time.monotonic() < until
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, "", "burgh: interrupted\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
def test_no_worker_outlives_a_command_that_was_killed(tmp_path: Path) -> None:
    """They hold its output as well: that ends only when the last of them has gone."""
    wish = ("simulate", "-n", "100000", "--jobs", "2", "--out", f"{tmp_path}/games/")
    process = started(*wish)
    until = time.monotonic() + PATIENCE
    while not any(tmp_path.rglob("*.burgh")):
        assert time.monotonic() < until
        time.sleep(0.1)
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGKILL


def close(process: object) -> None:
    """Close the pipes that are still open."""
    for name in ("stdin", "stdout", "stderr"):
        pipe = getattr(process, name)
        if pipe is not None:
            pipe.close()
