"""`burgh simulate`: bots play many games; a row a game into a file, the sum on the screen."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

import burgh
from burgh import bots as bot_room
from burgh.cli import rows
from burgh.cli.arguments import (
    FIRST_TITLE,
    Jobs,
    Language,
    Option,
    Pack,
    Ray,
    Switch,
    TitleOptions,
    at_least,
    bot_names,
    language,
    with_players,
)
from burgh.cli.options import asked_options, kind_refusals
from burgh.cli.output import FINE, Problem, console, print_json
from burgh.cli.summary import Summary
from burgh.core.rng import Rng
from burgh.core.title import AnyTitle
from burgh.core.version import VERSION
from burgh.lab.games import Plan, Task
from burgh.lab.workers import WorkersDied, run_tasks
from burgh.study.telling import seat_names

Made = TypeVar("Made")


def simulate(
    title: str = FIRST_TITLE,
    /,
    *,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    bots: str = "random",
    jobs: Jobs = 1,
    ray: Ray = None,
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
    """Let bots play many games. Game i has the seed + i, whatever the number of jobs.

    Parameters
    ----------
    title
        Which game.
    games
        How many games.
    bots
        A bot for each seat, comma-separated: level:3,greedy,mcts:time=1,cmd:./mybot; fewer bots
        are repeated round the table.
    seed
        Seed of the first game; default: random, and the summary names it.
    out
        Write a row per game: .csv, .jsonl or .parquet (this one with a second file of all
        decisions); or a game file per game into a folder; a second run continues it.
    force
        Overwrite a file.
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
    asked = asked_options(title, option, pack, options, spoken)
    given = with_players(found, asked, len(names))
    first = at_least(0, first_seed(out) if seed is None else seed, "--seed")
    with kind_refusals(found, given, spoken):
        plan = make_plan(found, given, names)
    head = {"simulate": 1, "title": title, "options": given, "bots": plan.bots, "seed": first}
    head |= {"engine": VERSION, "data": found.printed.version(found.options.read(given))}
    summary = Summary(plan.bots, first)
    with rows.sink(out, head, len(plan.bots), force=force) as sink:
        done = [row for row in sink.earlier if first <= row.seed < first + games]
        for row in done:
            summary.add(row)
        seeds = sorted({*range(first, first + games)} - {row.seed for row in done})
        tasks = [(plan, number) for number in seeds]
        with contextlib.closing(play_games(sink.play, tasks, jobs, ray)) as results:
            for made in with_progress(results, games, len(done), quiet=quiet):
                summary.add(sink.write(made))
    if json:
        print_json(summary.as_json())
    elif not quiet:
        chosen = found.options.read(given)
        speaker = found.speaker(spoken, chosen)
        summary.show(speaker, seat_names(found, chosen, len(plan.bots), speaker))
    return FINE


def make_plan(title: AnyTitle, given: dict[str, Any], names: tuple[str, ...]) -> Plan:
    """Check options and bots, and give every seat that decides a bot."""
    if not names:
        raise Problem(f"--bots: name at least one of {', '.join(bot_room.NAMES)}")
    for name in names:
        bot_room.make(name)
    options = title.options.read(given)
    deciding = title.deciding(options)
    if len(names) > len(deciding):
        raise Problem(f"--bots: {len(names)} bots, but {len(deciding)} to decide")
    seats = int(title.deal(options, Rng(0)).seats())
    turns = {seat: names[i % len(names)] for i, seat in enumerate(deciding)}
    return Plan(title.key, given, tuple(turns.get(seat) for seat in range(seats)))


def first_seed(out: Path | None) -> int:
    """Choose a seed, where nobody has named one: that of the folder to go on with, or any."""
    earlier = rows.seed_of(out)
    return secrets.randbits(32) if earlier is None else earlier


def play_games(
    play: Callable[[Task], Made], tasks: Sequence[Task], jobs: int, ray: str | None
) -> Generator[Made]:
    """What is made of each game in the order of the seeds, whoever plays them."""
    try:
        yield from run_tasks(play, tasks, jobs, ray=ray)
    except WorkersDied as error:
        raise Problem(str(error)) from None


def with_progress(
    results: Iterator[Made], games: int, done: int = 0, *, quiet: bool
) -> Iterator[Made]:
    """Show on stderr how far the games are and how long it will take, where somebody watches."""
    if quiet or not sys.stderr.isatty():
        yield from results
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        yield from progress.track(results, total=games, completed=done)
