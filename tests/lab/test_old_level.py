"""Games of today's bots against those of an earlier build: both builds must see the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import burgh

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "old_level.py"
TODAY = Path(burgh.__file__).parents[1]
# A build that deals other games: it is found first, and hands on today's with other seeds.
OTHER = """
import importlib, sys
sys.path = [each for each in sys.path if each != __file__.rpartition("/")[0]]
del sys.modules["burgh"]
real = importlib.import_module("burgh")
new = real.new
real.new = lambda key, *, seed, **options: new(key, seed=seed + 1, **options)
"""


def meet(source: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the tool with two quick bots."""
    bots = ("--old", "greedy:horizon=0", "--new", "greedy:horizon=1", "--jobs", "1")
    return subprocess.run(
        [sys.executable, str(TOOL), str(source), "bigcity", *bots, *more],
        env={**os.environ, "PYTHONPATH": str(TODAY)},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_build_that_is_the_same_plays_the_same_game(tmp_path: Path) -> None:
    """Here both are today's; what was played is kept, and another run goes on with it."""
    out = tmp_path / "games.jsonl"
    first = meet(TODAY, "--games", "2", "--players", "3", "--out", str(out))
    assert first.returncode == 0, first.stderr
    assert first.stdout.splitlines()[-1].startswith("2 | ")
    second = meet(TODAY, "--games", "4", "--players", "3", "--out", str(out))
    assert second.returncode == 0, second.stderr
    assert len(second.stdout.splitlines()) == 2
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()[1:]]
    assert [row["number"] for row in rows] == [0, 1, 2, 3]
    assert {tuple(row["row"]["bots"]) for row in rows} == {
        ("new", "old", "new"),
        ("old", "new", "old"),
    }
    assert all(row["decisions"]["old"] > 10 for row in rows)


def test_builds_that_see_another_game_are_told(tmp_path: Path) -> None:
    """Nothing is counted of a game that only one of them plays."""
    (tmp_path / "burgh.py").write_text(OTHER, "utf-8")
    made = meet(tmp_path, "--games", "2", "--out", str(tmp_path / "games.jsonl"))
    assert made.returncode != 0
    assert "not the same game: <Game bigcity" in made.stderr
    assert "seed=12000000" in made.stderr
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 1


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    """Today's build would be found instead, and meet itself unnoticed."""
    made = meet(tmp_path, "--games", "2", "--out", str(tmp_path / "games.jsonl"))
    assert made.returncode == 2
    assert made.stderr.splitlines()[-1].endswith(f"no package `burgh` in {tmp_path}")
    assert not (tmp_path / "games.jsonl").exists()


def test_the_page_tells_what_the_kept_games_say() -> None:
    """Every line, and no file is left out."""
    kept = sorted((ROOT / "docs/results").glob("old-*.jsonl"))
    made = subprocess.run(
        [sys.executable, str(TOOL), "--told", *map(str, kept)],
        env={**os.environ, "PYTHONPATH": str(TODAY)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(made.stdout.splitlines()) > 5
    assert made.stdout in (ROOT / "docs/ladder.md").read_text("utf-8")
