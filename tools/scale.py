#!/usr/bin/env python3
"""Measure the scale of a title and write its scale.toml: one command that repeats itself.

    .venv/bin/python tools/scale.py suburbia [--games 16] [--slow 3] [--styles 12] [--write]
    .venv/bin/python tools/scale.py suburbia --check 6

Every level plays `--games` games at each kind of table, the strongest `--slow` of them. Gaps
between ratings come from these games and from those of the ladder (docs/results/), where the same
bots played them. `--check` plays so many other games of each level and tells how often the interval
holds its rating, and how often the nearest level is the right one or next to it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import ladder

import burgh
from burgh.bots import levels
from burgh.bots.styles import styles
from burgh.core.folders import package_folder
from burgh.games.skylines.content import content as results
from burgh.games.suburbia.content import content as ratings_of
from burgh.lab import scale as measuring
from burgh.lab.ratings import GameResult
from burgh.lab.scale import LEVEL, Look, untimed
from burgh.study.scale import FILE, Kind, Scale, Seen

SEED = 7_000_000  # deals that nothing else is played on
FRESH = 8_000_000  # and those of --check
CAP = 3.0  # no decision counts as worse, in points: one lapse does not make a beginner
STYLED = 3  # the level whose styles are rated
SLOW = {"suburbia": 3, "bigcity": 6, "skylines": 1}  # games of level 5: five minutes in all
TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "suburbia": (
        *({"players": players} for players in (2, 3, 4)),
        {"mode": "architect"},
        {"mode": "bot"},
    ),
    "bigcity": tuple({"players": players} for players in (2, 3, 4)),
    "skylines": (
        *({"scenario": key} for key in ("intro", *(f"scenario-{n}" for n in LEVEL))),
        {"players": 1},
    ),
}


def measure(title: str, games: int, slow: int, styled: int, jobs: int) -> Scale:
    """Play, and sum up what was seen."""
    bots = [untimed(title, level) for level in LEVEL]
    kinds: list[Kind] = []
    results: list[GameResult] = []
    for number, options in enumerate(TABLES[title]):
        planned = measuring.level_tasks(title, options, games, slow, SEED + 100 * number, CAP)
        found = measuring.looks(planned, jobs)
        kinds.append(measuring.kind_seen(options, found, bots))
        alone = measuring.is_alone(title, options)
        # The gaps of a race are those of two rivals: one alone has none.
        if number == 0 or burgh.title(title).is_shared:
            results += measuring.duels(found, alone=alone)
    results += kept(title)
    ratings = measuring.level_ratings(results, bots)
    told = f"tools/scale.py {title} --games {games} --slow {slow} --styles {styled} --write"
    kinds = [measuring.with_bands(each, ratings, ranks(title, each.options)) for each in kinds]
    rated = style_ratings(title, ratings[STYLED - 1], styled, jobs) if styled else {}
    return Scale(told, CAP, levels(title), ratings, tuple(kinds), rated)


def ranks(title: str, options: dict[str, Any]) -> dict[str, int]:
    """The ranks of the rulebook at a kind of table, and the points from which each is given."""
    if title == "skylines":
        return {name: least for name, least in results(()).results.items() if least is not None}
    if options.get("mode") == "architect":
        return {row["id"]: row["from"] for row in ratings_of().board["rating"] if "from" in row}
    return {}


def kept(title: str) -> list[GameResult]:
    """The games of the ladder that were played by the same bots: the more the surer."""
    found: list[GameResult] = []
    together: dict[str, list[Look]] = {}
    for step in ladder.steps(1.0):
        solo = {"players", "solo"} & step.options.keys()
        if step.title != title or solo or not step.path.exists() or not is_of_today(step):
            continue
        rows = [result.row for result in ladder.read(step)]
        for row in rows:
            names = tuple(step.played[str(bot)] for bot in row.bots)
            each = Look(row.seed, row.seed, names, (), row.scores, row.places)
            together.setdefault(str(step.options), []).append(each)
    for games in together.values():
        found += measuring.duels(games, alone=burgh.title(title).is_shared)
    return found


def is_of_today(step: ladder.Step) -> bool:
    """Whether the games of a row were played by the levels as they are."""
    head = json.loads(step.path.read_bytes().splitlines()[0])
    return bool(head["played"] == step.played)


def style_ratings(title: str, plain: int, games: int, jobs: int) -> dict[str, int]:
    """Rate every style of a title: it meets the same level without it, or plays equal deals."""
    found: dict[str, int] = {}
    options = TABLES[title][0]
    for name in styles(title):
        pair = [untimed(title, STYLED), untimed(title, STYLED, name)]
        planned = measuring.tasks(title, options, pair, games, SEED + 50_000, CAP)
        played = measuring.looks(planned, jobs)
        elo = measuring.elo(measuring.duels(played, alone=measuring.is_alone(title, options)))
        found[name] = round(plain + elo[pair[1]] - elo[pair[0]])
    return found


def written(found: Scale) -> str:
    """Write a scale as TOML."""
    lines = [
        "# What games of each level look like, weakest level first: study/scale.py rates games",
        "# by it. Written by the command `made`; losses and pace in points (docs/analysis.md).",
        "",
        f"made = {json.dumps(found.made)}",
        f"cap = {found.cap}",
        "bots = [",
        *(f"  {json.dumps(bot)}," for bot in found.bots),
        "]",
        f"levels = {json.dumps(found.levels)}",
    ]
    for kind in found.kind:
        options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in kind.options.items())
        lines += ["", "[[kind]]", f"options = {{ {options} }}"]
        for name in (each for each in Kind.__struct_fields__ if each not in ("options", "bands")):
            lines.append(f"{name} = {json.dumps(getattr(kind, name))}")
        if kind.bands:
            told = ", ".join(f"{json.dumps(name)} = {each}" for name, each in kind.bands.items())
            lines.append(f"bands = {{ {told} }}")
    if found.styles:
        lines += ["", "[styles]", *(f"{name} = {each}" for name, each in found.styles.items())]
    return "\n".join(lines) + "\n"


# --- checking ------------------------------------------------------------------------------------


def check(title: str, scale: Scale, games: int, slow: int, jobs: int) -> list[str]:
    """Rate other games of every level, and tell how often that was right."""
    told = ["| table | level | seats | rating | 95 % holds it | nearest | within one | width |"]
    told.append("|---|---|---|---|---|---|---|---|")
    for number, kind in enumerate(scale.kind):
        planned = measuring.level_tasks(
            title, kind.options, games, slow, FRESH + 100 * number, scale.cap
        )
        found = measuring.looks(planned, jobs)
        for level in LEVEL:
            where = ", ".join(f"{name}={value}" for name, value in kind.options.items())
            told.append(f"| {where} | {level} | {row(scale, kind, level, found, title)} |")
    return told


def row(scale: Scale, kind: Kind, level: int, found: Sequence[Look], title: str) -> str:
    """Tell how games of one level were rated."""
    seen = measuring.samples(found, untimed(title, level))
    placed = [scale.place(kind, Seen(s.decisions, s.loss, s.pace)) for s in seen]
    true = scale.levels[level - 1]
    holds = fmean(each.low <= true <= each.high for each in placed)
    off = [abs(scale.nearest(each.rating) - level) for each in placed]
    right, near = fmean(each == 0 for each in off), fmean(each <= 1 for each in off)
    mean, width = fmean(p.rating for p in placed), fmean(p.high - p.low for p in placed)
    numbers = f"{len(placed)} | {mean:.0f} ({true}) | {holds:.0%} | {right:.0%} | {near:.0%}"
    return f"{numbers} | {width:.0f}"


def main() -> None:
    """Measure a title and print or write its scale; or check the scale it has."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title", choices=[*TABLES])
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--slow", type=int, default=0, help="of the strongest level; 0: as usual")
    parser.add_argument("--styles", type=int, default=12)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", type=int, default=0, help="rate so many other games of a level")
    parser.add_argument("--write", action="store_true", help="write the title's scale.toml")
    asked = parser.parse_args()
    slow = asked.slow or SLOW[asked.title]
    file = Path(package_folder(burgh.title(asked.title).package)) / FILE
    if asked.check:
        from burgh.study.scale import scale_of

        scale = scale_of(burgh.title(asked.title))
        assert scale is not None, f"no {file}"
        print("\n".join(check(asked.title, scale, asked.check, slow, asked.jobs)))
        return
    text = written(measure(asked.title, asked.games, slow, asked.styles, asked.jobs))
    print(text)
    if asked.write:
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
