#!/usr/bin/env python3
"""Let a bot of today meet a bot of an earlier build: the same deals, seats changed, moves by pipe.

    git worktree add ../old af62b83 && make -C ../old compile
    .venv/bin/python tools/old_level.py ../old/build/burgh/src bigcity \
        --old mcts:iterations=1000 --new mcts:iterations=4000,learned=1 --games 40 [--players 3]

Each build plays the whole game by its own engine, and each bot is asked by its own build, for the
view of its seat. With every move they compare whose turn it is and how many moves there are, in
the end the scores. `--out FILE` keeps every game as it ends; the same command goes on with it, and
`tools/old_level.py --told FILE...` writes the lines of docs/ladder.md.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any

from old_side import NEW, OLD, Side, Table

from burgh import registry
from burgh.lab import arena, journal
from burgh.lab.games import Plan, Row, row_of
from burgh.lab.workers import run_tasks

INSIDE = Path(__file__).with_name("old_side.py")


class Earlier:
    """The process of the earlier build, as the one of today sees it."""

    def __init__(self, source: str, table: Table) -> None:
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join([source, *kept_path()])}
        self._process = subprocess.Popen(
            [sys.executable, str(INSIDE)],
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._say(asdict(table))
        self._hear()

    def move(self, index: int | None) -> int:
        """Let it make a move, or ask it for one; which it was."""
        self._say(index)
        made: int = self._hear()
        return made

    def _hear(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the earlier build has ended; its message stands above")
        made, self.seen, self.seconds, self.decisions = json.loads(line)
        return made

    def _say(self, told: Any) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # that it has ended is told by its silence
            self._process.stdin.write(f"{json.dumps(told)}\n")
            self._process.stdin.flush()

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


def kept_path() -> list[str]:
    """The folders that Python was given by hand, but for today's engine."""
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [folder for folder in given if folder and not (Path(folder) / "burgh").is_dir()]


# --- today's build -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """A game and the processor time of each build's decisions."""

    number: int
    group: int
    row: Row
    seconds: dict[str, float]
    decisions: dict[str, int]


Kept = tuple[list[Played], Callable[[Played], None]]


def play(task: tuple[Table, str]) -> tuple[Row, dict[str, float], dict[str, int]]:
    """Play a game by both builds."""
    table, source = task
    side = Side(table, NEW)
    with contextlib.closing(Earlier(source, table)) as earlier:
        agree(side, earlier)
        while not side.game.is_over:
            mine = table.seats[side.game.turn] == NEW
            side.push(earlier.move(side.choose() if mine else None))
            agree(side, earlier)
        plan = Plan(table.title, table.options, table.seats)
        row = row_of(plan, side.game, [])
        seconds = {NEW: side.seconds, OLD: earlier.seconds}
        return row, seconds, {NEW: side.decisions, OLD: earlier.decisions}


def agree(side: Side, earlier: Earlier) -> None:
    """Both builds must see the same; a game that only one of them plays says nothing."""
    if json.loads(json.dumps(side.seen())) != earlier.seen:
        raise SystemExit(f"not the same game: {side.game!r} here, {earlier.seen} there")


def played(asked: argparse.Namespace, earlier: list[Played]) -> Iterator[Played]:
    """Play what is missing."""
    done = {each.number for each in earlier}
    bots = {NEW: asked.new, OLD: asked.old}
    options = {"players": str(asked.players)}
    meetings = arena.schedule(asked.title, options, (NEW, OLD), asked.games, asked.seed)
    left = [each for each in meetings if each.number not in done]
    tasks = [
        (
            Table(asked.title, options, each.seed, tuple(map(str, each.plan.bots)), bots),
            asked.source,
        )
        for each in left
    ]
    with contextlib.closing(run_tasks(play, tasks, asked.jobs)) as made:
        for meeting, (row, seconds, decisions) in zip(left, made, strict=True):
            yield Played(meeting.number, meeting.group, row, seconds, decisions)


def told(games: list[Played]) -> str:
    """Sum up: games, duels won with the 95 % interval of Wilson, mean scores, ms a decision."""
    standing = arena.Standing((NEW, OLD))
    standing.results.extend(arena.Result(each.number, each.group, each.row) for each in games)
    (share,) = standing.shares()
    scores = [sum(made) / len(made) for made in map(standing.scores, (NEW, OLD))]
    times = [
        1000 * sum(each.seconds[build] for each in games)
        / sum(each.decisions[build] for each in games)
        for build in (NEW, OLD)
    ]  # fmt: skip
    won = f"{len(games)} | {share.share:.0%} | {share.low:.0%} – {share.high:.0%}"
    return f"{won} | {scores[0]:.1f} : {scores[1]:.1f} | {times[0]:.0f} : {times[1]:.0f}"


def line(path: Path) -> str:
    """The line of a table about kept games."""
    head = journal.head_of(path)
    rows = path.read_bytes().splitlines()[1:]
    games = [*journal.read_rows(rows, Played)]
    return f"| {head['title']} | {head['players']} | `{head['old']}` | {told(games)} |"


def main() -> None:
    """Play, and tell after every game how it stands; or tell of games that are kept."""
    if sys.argv[1:2] == ["--told"]:
        print(*map(line, map(Path, sys.argv[2:])), sep="\n")
        return
    asked = arguments()
    with results(asked) as (games, add):
        for game in played(asked, games):
            add(game)
            games.append(game)
            print(told(games), flush=True)


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("source", help="the folder with the package `burgh` of the earlier build")
    parser.add_argument("title", choices=registry.own_titles())
    parser.add_argument("--old", required=True, help="the bot there, as it is called there")
    parser.add_argument("--new", required=True, help="the bot here")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=12_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="keeps every game as it ends")
    asked = parser.parse_args()
    # Without this, Python would find today's build once more, and it would meet itself.
    if PathFinder.find_spec("burgh", [asked.source]) is None:
        parser.error(f"no package `burgh` in {asked.source}")
    return asked


def results(asked: argparse.Namespace) -> contextlib.AbstractContextManager[Kept]:
    """The games that were played before, and what keeps another."""
    if asked.out is None:
        return contextlib.nullcontext(([], lambda game: None))
    named = ("title", "old", "new", "players", "seed")
    head = {"old_level": 1, **{name: getattr(asked, name) for name in named}}
    return journal.open_journal(asked.out, head, Played)


if __name__ == "__main__":
    main()
