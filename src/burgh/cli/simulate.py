"""`burgh simulate`: bots play many games; a row a game into a file, the sum on the screen."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from cyclopts import Parameter

import burgh
from burgh.cli import rows
from burgh.cli.arguments import (
    FIRST_TITLE,
    Language,
    Option,
    Pack,
    Switch,
    TitleOptions,
    asked_options,
    at_least,
    bot_names,
    language,
    with_players,
)
from burgh.cli.output import FINE, Problem, console, print_json
from burgh.cli.seats import seat_names
from burgh.cli.summary import Summary
from burgh.core.rng import Rng
from burgh.core.title import Title
from burgh.lab.games import Plan, Row, play_one
from burgh.lab.workers import WorkersDied, spread
from burgh.play import bots as bot_room
from burgh.play import match

Watched = TypeVar("Watched")
MOST_AT_ONCE: Final = 16  # games a worker is given at a time


def simulate(
    title: str = FIRST_TITLE,
    /,
    *,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    bots: str = "random",
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    seed: int | None = None,
    out: Path | None = None,
    force: Switch = False,
    option: Option = (),
    pack: Pack = (),
    lang: Language = None,
    json: Switch = False,
    quiet: Switch = False,
    **options: TitleOptions,
) -> int:
    """Let bots play many games. Game i is dealt from seed + i, whatever the number of jobs.

    Parameters
    ----------
    title
        Which game.
    games
        How many games.
    bots
        A bot for each seat, with commas between; fewer bots take turns round the table.
    jobs
        How many processes play.
    seed
        Seed of the first game; as a rule a random one, which the summary names.
    out
        Write a row per game: .csv, .jsonl or .parquet.
    force
        Write over a file that is there.
    option
        An option of the title.
    pack
        A folder with more content.
    lang
        Language of the summary: en, fr or ru.
    json
        Print the summary as one JSON object.
    quiet
        No progress, no summary.
    """
    spoken = language(lang)
    at_least(1, games, "-n")
    at_least(1, jobs, "--jobs")
    names = bot_names(bots)
    found = burgh.title(title)
    given = with_players(found, asked_options(title, option, pack, options), len(names))
    first = at_least(0, secrets.randbits(32) if seed is None else seed, "--seed")
    plan = seated(found, given, names)
    summary = Summary(plan.bots, first)
    with (
        rows.sink(out, len(plan.bots), force=force) as write,
        contextlib.closing(played(plan, first, games, jobs)) as results,
    ):
        for row in watched(results, games, quiet=quiet):
            write(row)
            summary.add(row)
    if json:
        print_json(summary.as_json())
    elif not quiet:
        chosen = found.read_options(given)
        speaker = found.speaker(spoken, chosen)
        summary.show(speaker, seat_names(found, chosen, len(plan.bots), speaker))
    return FINE


def seated(title: Title, given: dict[str, Any], names: tuple[str, ...]) -> Plan:
    """Check options and bots, and give every seat that decides a bot."""
    if not names:
        raise Problem(f"--bots: name at least one of {', '.join(bot_room.NAMES)}")
    for name in names:
        bot_room.make(name)
    options = title.read_options(given)
    deciding = sorted(match.deciding_seats(title, options))
    if len(names) > len(deciding):
        raise Problem(f"--bots: {len(names)} bots, but {len(deciding)} to decide")
    seats = int(title.deal(options, Rng(0)).seats())
    turns = {seat: names[i % len(names)] for i, seat in enumerate(deciding)}
    return Plan(title.key, given, tuple(turns.get(seat) for seat in range(seats)))


def played(plan: Plan, first: int, games: int, jobs: int) -> Generator[Row]:
    """Give a row per game in the order of the seeds, from this process or from several."""
    tasks = [(plan, first + i) for i in range(games)]
    at_once = max(1, min(MOST_AT_ONCE, games // (4 * jobs)))
    try:
        yield from spread(play_one, tasks, jobs, at_once=at_once)
    except WorkersDied as error:
        raise Problem(str(error)) from None


def watched(results: Iterator[Watched], games: int, *, quiet: bool) -> Iterator[Watched]:
    """Show on stderr how far the games are, where somebody watches."""
    if quiet or not sys.stderr.isatty():
        yield from results
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        yield from progress.track(results, total=games)
