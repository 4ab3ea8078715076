#!/usr/bin/env python3
"""Measure the ladder of levels and write the table of docs/ladder.md: one command, all rows.

    .venv/bin/python tools/ladder.py [--jobs 2] [--only suburbia] [--games 100] [--write]

Each row is an arena of its own with its results in docs/results/: what is there already is not
played again, so an interrupted ladder goes on where it stopped. Delete a file to play it anew.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from burgh.core.text import words
from burgh.games.suburbia.outcome import rating
from burgh.lab.ratings import wilson
from burgh.play.bots import levels

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "results"
PAGE = ROOT / "docs" / "ladder.md"
SEED = 1_000_000  # deals nobody has looked at while levels were chosen
SCENARIOS = ("intro", "1", "2", "3", "4", "5")
BEGIN, END = "<!-- table: tools/ladder.py --write -->", "<!-- end of table -->"


@dataclass(frozen=True)
class Step:
    """A row of the ladder: two bots at a table, or one alone."""

    title: str
    bots: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """Give the file of its results."""
        parts = [self.title, *self.options.values(), *(bot.replace(":", "") for bot in self.bots)]
        return RESULTS / ("-".join(parts) + ".jsonl")


def steps(share: float) -> list[Step]:
    """Give all rows; `share` scales the number of games."""
    found = []
    for title in ("suburbia", "bigcity"):
        for level in range(1, 5):
            pair = (f"level:{level + 1}", f"level:{level}")
            slow = level == 4
            found.append(Step(title, pair, even(share * (60 if slow else 200))))
            for players in ("3", "4"):
                games = even(share * (16 if slow else 60))
                found.append(Step(title, pair, games, {"players": players}))
    for level in (3, 4, 5):
        games = even(share * (40 if level == 5 else 60))
        found.append(Step("suburbia", (f"level:{level}",), games, {"solo": "dale"}))
        found.append(Step("suburbia", (f"level:{level}",), games, {"solo": "architect"}))
    for scenario in SCENARIOS:
        for level in range(1, 6):
            games = even(share * 100)
            found.append(Step("skylines", (f"level:{level}",), games, {"scenario": scenario}))
    return found


def even(games: float) -> int:
    """Give an even number of games: every deal is played from both sides."""
    return max(2, 2 * round(games / 2))


def play(step: Step, jobs: int) -> None:
    """Play what is missing of a row by `burgh arena`."""
    RESULTS.mkdir(exist_ok=True)
    if len(step.bots) == 1:
        return play_alone(step, jobs)
    options = [f"--option={name}={value}" for name, value in step.options.items()]
    command = [sys.executable, "-m", "burgh", "arena", step.title, *options]
    command += ["--bots", ",".join(step.bots), "--games", str(step.games)]
    command += ["--seed", str(SEED), "--jobs", str(jobs)]
    subprocess.run([*command, "--out", str(step.path), "--quiet"], check=True)
    return None


def play_alone(step: Step, jobs: int) -> None:
    """Play what is missing of a row with one bot."""
    from dataclasses import asdict

    from burgh.lab.arena import play, schedule

    rows = read(step)
    met = {row["number"] for row in rows}
    meetings = schedule(step.title, dict(step.options), step.bots, step.games, SEED)
    with step.path.open("a", encoding="utf-8") as file:
        if not rows and file.tell() == 0:
            head = {"arena": 1, "title": step.title, "options": step.options, "bots": step.bots}
            file.write(json.dumps({**head, "seed": SEED}) + "\n")
        for result in play([m for m in meetings if m.number not in met], jobs):
            file.write(json.dumps(asdict(result)) + "\n")
            file.flush()


def read(step: Step) -> list[dict[str, Any]]:
    """Give the games of a row that were played."""
    if not step.path.exists():
        return []
    return [json.loads(line) for line in step.path.read_text("utf-8").splitlines()[1:]]


def told(step: Step) -> str:
    """Write a row of the table."""
    rows = [row["row"] for row in read(step)]
    if not rows:
        return ""
    where = ", ".join(f"{name}={value}" for name, value in step.options.items()) or "players=2"
    if step.title == "skylines":
        return told_together(step, rows)
    if step.options.get("solo") == "architect":
        return told_alone(step, where, [row["scores"][0] for row in rows])
    first = step.bots[0]
    second = step.bots[1] if len(step.bots) > 1 else "Dale"
    won, count = share_of(rows, first)
    low, high = wilson(won, count)
    facts = f"{len(rows)} | {won:.0%} | {low:.0%} – {high:.0%} | {means(rows, first)}"
    return f"| {step.title} | {where} | {first} – {second} | {facts} |"


def told_together(step: Step, rows: list[dict[str, Any]]) -> str:
    """Write a row of partners who win or lose together: how often, and the median of their ends."""
    won = sum(row["places"][0] == 1 for row in rows) / len(rows)
    low, high = wilson(won, len(rows))
    middle = statistics.median(row["scores"][0] for row in rows)
    facts = f"{len(rows)} | {won:.0%} | {low:.0%} – {high:.0%} | {middle:.0f}"
    where = f"scenario={step.options['scenario']}"
    return f"| {step.title} | {where} | {step.bots[0]} | {facts} |"


def share_of(rows: list[dict[str, Any]], bot: str) -> tuple[float, int]:
    """Give a bot's share of its duels with others, and their number."""
    points, count = 0.0, 0
    for row in rows:
        for seat, name in enumerate(row["bots"]):
            for other, rival in enumerate(row["bots"]):
                if name == bot and rival != bot:
                    mine, theirs = row["places"][seat] or 99, row["places"][other] or 99
                    points += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    count += 1
    return points / count, count


def means(rows: list[dict[str, Any]], bot: str) -> str:
    """Give the mean scores of a bot and of its rivals."""
    mine, theirs = [], []
    for row in rows:
        for name, score in zip(row["bots"], row["scores"], strict=True):
            (mine if name == bot else theirs).append(score)
    return f"{statistics.mean(mine):.1f} : {statistics.mean(theirs):.1f}"


def told_alone(step: Step, where: str, scores: list[int]) -> str:
    """Write a row of a bot that plays for a score: quartiles, and the rating of the median."""
    scores = sorted(scores)
    low, middle, high = (scores[len(scores) * part // 4] for part in (1, 2, 3))
    earned = words("burgh.games.suburbia", "en").say(f"rating-{rating(middle)}")
    facts = f"{len(scores)} | – | – | {middle} ({low} – {high}): {earned}"
    return f"| {step.title} | {where} | {step.bots[0]} alone | {facts} |"


def table(found: list[Step]) -> str:
    """Write the whole table, and what the levels were."""
    lines = ["| title | options | bots | games | won by the first | 95 % | mean scores |"]
    lines += ["|---|---|---|---|---|---|---|"]
    lines += [line for line in map(told, found) if line]
    lines += ["", "The levels, as `levels.toml` has them:", ""]
    for title, bots in levels().items():
        named = ", ".join(f"{n} `{bot}`" for n, bot in enumerate(bots, 1))
        lines.append(f"- {title}: {named}")
    return "\n".join(lines)


def main() -> None:
    """Play what is missing, print the table, and put it into the page if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--only", default="", help="rows whose file name has this in it")
    parser.add_argument("--told", action="store_true", help="play nothing, tell what is there")
    parser.add_argument("--write", action="store_true", help="put the table into docs/ladder.md")
    asked = parser.parse_args()
    found = steps(asked.share)
    for step in found:
        if not asked.told and re.search(asked.only, step.path.name):
            play(step, asked.jobs)
            print(told(step), flush=True)
    print(table(found))
    if asked.write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n{table(found)}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
