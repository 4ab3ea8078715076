"""`burgh simulate`: bots play many games; a row a game into a file, the sum on the screen."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import Parameter

import burgh
from burgh.bots import NAMES
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
)
from burgh.cli.options import asked_options, kind_refusals
from burgh.cli.output import FINE, INTERRUPTED, complain, console, print_json, problem
from burgh.cli.summary import show
from burgh.core.text import words
from burgh.lab import simulation
from burgh.lab.dataset import seed_of
from burgh.lab.entrants import Entrants, entrants
from burgh.lab.simulation import Run, Simulation, first_seed
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
    decisions: Switch = False,
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
        A bot for each seat, comma-separated: level:3,greedy,mcts:time=1,cmd:./mybot,
        my_module:MyBot, level:3,style=NAME (`burgh options TITLE` lists styles); fewer bots are
        repeated round the table.
    seed
        Seed of the first game; default: random, and the summary names it.
    out
        Write a row per game: .csv, .jsonl or .parquet (this one with a second file of all
        decisions); or a game file per game into a folder. After an interrupt, the same command
        continues; with a larger -n it adds games.
    force
        Overwrite a file.
    decisions
        Write a second file of all decisions beside a .csv or .jsonl, too.
    json
        Print the summary as one JSON object.
    quiet
        No progress, no summary.
    """
    spoken = language(lang)
    at_least(1, games, "-n")
    at_least(1, jobs, "--jobs")
    found = burgh.title(title)
    given = asked_options(title, option, pack, options, spoken)
    first = at_least(0, first_seed(out, force=force) if seed is None else seed, "--seed")
    asked = Simulation(title, given, check_bots(bots), games, first)
    with kind_refusals(found, given, spoken):
        plan = asked.plan()
    try:
        run = play(asked, jobs, ray, out, force=force, decisions=decisions, quiet=quiet)
    except KeyboardInterrupt:
        told = "error-interrupted" if seed_of(out, force=force) is None else "error-continue"
        return complain(words("burgh.cli", spoken).say(told), INTERRUPTED)
    if run.kept == run.total and not quiet:
        complain(words("burgh.cli", spoken).say("simulate-there", file=str(out)), FINE)
    if json:
        print_json(run.summary.as_json())
    elif not quiet:
        chosen = found.options.read(plan.options)
        speaker = found.speaker(spoken, chosen)
        show(run.summary, speaker, seat_names(found, chosen, len(plan.bots), speaker))
    return FINE


def check_bots(bots: str) -> Entrants:
    """The bots that were named, after trying to make each."""
    names = bot_names(bots)
    if not names:
        raise problem("no_bots", names=", ".join(NAMES))
    return entrants(names).checked()


def play(
    asked: Simulation,
    jobs: int,
    ray: str | None,
    out: Path | None,
    *,
    force: bool,
    decisions: bool,
    quiet: bool,
) -> Run:
    """Play the games that are missing; an interrupt keeps those that were played."""
    with (
        simulation.opened(asked, out, force=force, decisions=decisions) as run,
        contextlib.closing(run.play(jobs, ray)) as played,
    ):
        for _ in with_progress(played, run.total, run.done, quiet=quiet):
            pass
    return run


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
