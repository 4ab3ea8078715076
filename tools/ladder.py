#!/usr/bin/env python3
"""Measure the ladder of levels and write the table of docs/ladder.md: one command, all rows.

    .venv/bin/python tools/ladder.py --write [--jobs 2] [--only suburbia] [--share 0.5]

Each row is an arena of its own with its results in docs/results/: what is there already is not
played again, so an interrupted ladder goes on where it stopped. The levels play without their
clocks, so a game comes out the same on every machine; `--check 3` plays three games of each row
again and says which do not. A file of other levels, data or engine is refused: delete it to play
its row again.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import burgh
from burgh import registry
from burgh.bots.registry import level_spec, levels, read_spec, spec_text
from burgh.core.text import words
from burgh.core.version import VERSION
from burgh.games.suburbia.outcome import rating
from burgh.lab import arena, journal
from burgh.lab.arena import Meeting, Result, Standing

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "results"
PAGE = ROOT / "docs" / "ladder.md"
SEED = 1_000_000  # deals nobody has looked at while levels were chosen
SCENARIOS = ("intro", "1", "2", "3", "4", "5")
BEGIN, END = "<!-- table: tools/ladder.py --write -->", "<!-- end of table -->"


@dataclass(frozen=True)
class Step:
    """A row of the ladder: two levels at a table, or one alone or with its like."""

    title: str
    bots: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Give the file of its results."""
        parts = [self.title, *self.options.values(), *(bot.replace(":", "") for bot in self.bots)]
        return RESULTS / ("-".join(parts) + ".jsonl")

    @property
    def played(self) -> dict[str, str]:
        """Give the bot that plays each level: as `levels.toml` has it, without its clock."""
        return {bot: untimed(self.title, int(bot.removeprefix("level:"))) for bot in self.bots}

    @property
    def head(self) -> dict[str, Any]:
        """Give what the results depend on."""
        title = burgh.title(self.title)
        data = title.printed.version(title.options.read(self.options))
        head = {"arena": 1, "title": self.title, "options": self.options, "bots": self.bots}
        return {**head, "played": self.played, "seed": SEED, "engine": VERSION, "data": data}

    def meetings(self) -> list[Meeting]:
        """Plan the games; the bots are still called by their levels."""
        return arena.schedule(self.title, dict(self.options), self.bots, self.games, SEED)


def untimed(title: str, level: int) -> str:
    """Give the bot of a level without its clock: it does what it does where there is time."""
    key, settings = read_spec(level_spec(title, level))
    settings.pop("time", None)
    return spec_text(key, settings)


def steps(share: float) -> list[Step]:
    """Give all rows; `share` scales the number of games."""
    found = []
    for title in ("suburbia", "bigcity"):
        for level in range(1, 5):
            pair = (f"level:{level + 1}", f"level:{level}")
            slow = level == 4
            found.append(Step(title, pair, even(share * (60 if slow else 200))))
            for players in ("3", "4"):
                games = even(share * (30 if slow else 60))
                found.append(Step(title, pair, games, {"players": players}))
    for level in (3, 4, 5):
        games = even(share * (40 if level == 5 else 60))
        found.append(Step("suburbia", (f"level:{level}",), games, {"solo": "dale"}))
        found.append(Step("suburbia", (f"level:{level}",), games, {"solo": "architect"}))
    for scenario in SCENARIOS:
        for level in range(1, 6):
            games = even(share * (8 if level == 5 else 100))  # one of level 5 takes half a minute
            found.append(Step("skylines", (f"level:{level}",), games, {"scenario": scenario}))
        for players in ("1", "3", "4"):
            where = {"scenario": scenario, "players": players}
            found.append(Step("skylines", ("level:5",), even(share * 4), where))
    return found


def even(games: float) -> int:
    """Give an even number of games: every deal is played from both sides."""
    return max(2, 2 * round(games / 2))


# --- playing -------------------------------------------------------------------------------------


def play(step: Step, jobs: int) -> None:
    """Play what is missing of a row."""
    RESULTS.mkdir(exist_ok=True)
    with journal.open_journal(step.path, step.head, Result) as (earlier, add):
        met = {result.number for result in earlier}
        for result in results(step, [m for m in step.meetings() if m.number not in met], jobs):
            add(result)


def results(step: Step, meetings: Sequence[Meeting], jobs: int) -> Iterator[Result]:
    """Play games of a row by the bots behind the levels, and tell them by the levels."""
    behind = {None: None, **step.played}
    planned = []
    for meeting in meetings:
        bots = tuple(behind[bot] for bot in meeting.plan.bots)
        planned.append(replace(meeting, plan=replace(meeting.plan, bots=bots)))
    with contextlib.closing(arena.play(planned, jobs)) as made:
        for meeting, result in zip(meetings, made, strict=True):
            yield replace(result, row=replace(result.row, bots=meeting.plan.bots))


def check(step: Step, games: int, jobs: int) -> Iterator[str]:
    """Play some games of a row again, from all over it, and name those that come out otherwise."""
    kept = {result.number: result for result in read(step)}
    every = max(1, len(kept) // games)
    again = [m for m in step.meetings() if m.number in kept][::every][:games]
    for result in results(step, again, jobs):
        if with_options_of(result, kept[result.number]) != kept[result.number]:
            yield f"{step.path.name}: game {result.number} is another one now"


def with_options_of(result: Result, kept: Result) -> Result:
    """Leave out what a title has learned to agree on since the game was kept."""
    options = {
        name: value for name, value in result.row.options.items() if name in kept.row.options
    }
    return replace(result, row=replace(result.row, options=options))


def read(step: Step) -> list[Result]:
    """Give the games of a row that were played."""
    if not step.path.exists():
        return []
    return [*journal.read_rows(step.path.read_bytes().splitlines()[1:], Result)]


# --- telling -------------------------------------------------------------------------------------


def told(step: Step) -> str:
    """Write a row of the table: who, how many games, how often won, and the results."""
    found = read(step)
    if not found:
        return ""
    where = ", ".join(f"{name}={value}" for name, value in step.options.items()) or "players=2"
    shown = f"| {step.title} | {where} | {opponents(step)} | {len(found)} | {won(step, found)} |"
    return f"{shown} {scored(step, found)} |"


def opponents(step: Step) -> str:
    """Name who meets whom."""
    match step.options.get("solo"):
        case "dale":
            return f"{step.bots[0]} – Dale"
        case "architect":
            return f"{step.bots[0]} alone"
        case _:
            return " – ".join(step.bots)


def won(step: Step, found: Sequence[Result]) -> str:
    """Give how often the first bot won, and the interval; who plays for points wins nothing."""
    if step.options.get("solo") == "architect":
        return "– | –"
    if len(step.bots) > 1:
        standing = Standing(step.bots)
        standing.results.extend(found)
        (share,) = standing.shares()
        return f"{share.share:.0%} | {share.low:.0%} – {share.high:.0%}"
    fared = arena.solo_standing(step.bots[0], [result.row for result in found])
    return f"{fared.share:.0%} | {fared.low:.0%} – {fared.high:.0%}"


def scored(step: Step, found: Sequence[Result]) -> str:
    """Give mean scores of both sides, the median of all ends, or quartiles and the rating."""
    first = step.bots[0]
    rows = [result.row for result in found]
    if step.title == "skylines":
        return f"{statistics.median(row.scores[0] for row in rows):.0f}"
    if step.options.get("solo") == "architect":
        return quartiles(sorted(row.scores[0] for row in rows))
    mine, theirs = [], []
    for row in rows:
        for bot, score in zip(row.bots, row.scores, strict=True):
            (mine if bot == first else theirs).append(score)
    return f"{statistics.mean(mine):.1f} : {statistics.mean(theirs):.1f}"


def quartiles(scores: list[int]) -> str:
    """Give the median with the quartiles, and what the rating table says of it."""
    low, middle, high = (scores[len(scores) * part // 4] for part in (1, 2, 3))
    earned = words("burgh.games.suburbia", "en").say(f"rating-{rating(middle)}")
    return f"{middle} ({low} – {high}): {earned}"


def table(found: list[Step]) -> str:
    """Write the whole table, and what the levels were."""
    lines = ["| title | options | bots | games | won by the first | 95 % | mean scores |"]
    lines += ["|---|---|---|---|---|---|---|"]
    lines += [line for line in map(told, found) if line]
    lines += ["", "The levels, as `levels.toml` has them:", ""]
    for title in registry.own_titles():
        named = ", ".join(f"{n} `{bot}`" for n, bot in enumerate(levels(title), 1))
        lines.append(f"- {title}: {named}")
    return "\n".join(lines)


def main() -> None:
    """Play what is missing or check what is there, print the table, write it if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--only", default="", help="rows whose file name has this in it")
    parser.add_argument("--told", action="store_true", help="play nothing, tell what is there")
    parser.add_argument("--check", type=int, default=0, help="play so many of each row again")
    parser.add_argument("--write", action="store_true", help="put the table into docs/ladder.md")
    asked = parser.parse_args()
    found = steps(asked.share)
    for step in found:
        if asked.told or not re.search(asked.only, step.path.name):
            continue
        if asked.check:
            for line in check(step, asked.check, asked.jobs):
                print(line, flush=True)
        else:
            play(step, asked.jobs)
            print(told(step), flush=True)
    if asked.check:
        return
    print(table(found))
    if asked.write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n{table(found)}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
