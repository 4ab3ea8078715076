"""`burgh arena`: bots meet on equal deals with seats changed; ratings with intervals."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import burgh
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
from burgh.cli.simulate import with_progress
from burgh.cli.summary import mean_and_margin, percent, tell_forfeits
from burgh.core.text import words
from burgh.lab import contest
from burgh.lab.arena import Standing
from burgh.lab.contest import Contest, Run
from burgh.lab.entrants import Entrants, entrants

if TYPE_CHECKING:
    from rich.table import Table


def arena(
    title: str = FIRST_TITLE,
    /,
    *,
    bots: str,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: int = 1,
    out: Path | None = None,
    until_sure: Switch = False,
    option: Option = (),
    pack: Pack = (),
    lang: Language = None,
    json: Switch = False,
    quiet: Switch = False,
    **options: TitleOptions,
) -> int:
    """Bots play each other on the same shuffles, each from every seat; a seed repeats them.

    Parameters
    ----------
    title
        Which game.
    bots
        Two or more bots, comma-separated: level:1 to level:5, level:3,style=NAME (`burgh options
        TITLE` lists styles), greedy, mcts:time=1, cmd:./mybot, my_module:MyBot.
    games
        How many games for each pair of bots.
    seed
        Seed of the first shuffle.
    out
        Keep every result in this file; a second run continues it.
    until_sure
        Stop as soon as it is clear whether the first bot is stronger than the second.
    json
        Print the result as one JSON object.
    quiet
        No progress, no table.
    """
    spoken = language(lang)
    given = asked_options(title, option, pack, options, spoken)
    with kind_refusals(burgh.title(title), given, spoken):
        burgh.title(title).options.read(given)
    at_least(1, games, "--games")
    at_least(1, jobs, "--jobs")
    asked = Contest(title, given, check_bots(bots), games, at_least(0, seed, "--seed"))
    with contest.opened(asked, out) as run:
        status = play(run, jobs, ray, until_sure=until_sure, quiet=quiet)
    if json:
        print_json(run.standing.as_json())
    elif not quiet:
        show(run.standing, spoken)
    if status == INTERRUPTED:
        told = "error-continue" if out else "error-interrupted"
        complain(words("burgh.cli", spoken).say(told), status)
    return status


def check_bots(bots: str) -> Entrants:
    """The bots that were named, after trying to make each."""
    names = bot_names(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise problem("two_bots")
    return entrants(names).checked()


def play(run: Run, jobs: int, ray: str | None, *, until_sure: bool, quiet: bool) -> int:
    """Play what is left, until all is played, or clear, or somebody interrupts."""
    try:
        with contextlib.closing(run.play(jobs, ray, until_sure=until_sure)) as played:
            for _ in with_progress(played, run.total, run.done, quiet=quiet):
                pass
    except KeyboardInterrupt:
        return INTERRUPTED
    return FINE


def show(standing: Standing, spoken: str) -> None:
    """Print how the bots fared, and how against each other."""
    say = words("burgh.cli", spoken).say
    out = console()
    out.print(say("arena-games", games=len(standing.results)))
    if not standing.results:
        return
    met = bool(standing.competing)
    out.print(ratings_table(standing, spoken) if met else results_table(standing, spoken))
    for pair in standing.shares():
        first, second = pair.bots
        facts = {key: percent(getattr(pair, key), spoken) for key in ("share", "low", "high")}
        key = "arena-duels" if met else "arena-deals"
        told = say(key, first=first, second=second, duels=pair.duels, **facts)
        out.print(told, soft_wrap=True)
    verdict = standing.verdict()
    if verdict is not None:
        key = "arena-stronger" if verdict == "stronger" else "arena-not_stronger"
        out.print(say(key, first=standing.bots[0], second=standing.bots[1]), soft_wrap=True)
    for lost in standing.forfeits():
        tell_forfeits(spoken, lost.bot, lost.kinds, lost.said)


def ratings_table(standing: Standing, spoken: str) -> Table:
    """The ratings of bots that met each other as a table."""
    table = empty_table(spoken, ("elo", "interval", "share", "score"))
    for rating in standing.ratings():
        scores = standing.scores(rating.bot)
        interval = f"{rating.low:+.0f} … {rating.high:+.0f}"
        mean = mean_and_margin(sum(scores) / len(scores), None, spoken) if scores else "-"
        share = percent(rating.share, spoken)
        table.add_row(rating.bot, f"{rating.elo:+.0f}", interval, share, mean)
    return table


def results_table(standing: Standing, spoken: str) -> Table:
    """How bots fared that play together or alone: games won, and the mean result."""
    table = empty_table(spoken, ("won", "interval", "result"))
    for bot in standing.solo():
        share, low, high = (percent(each, spoken) for each in (bot.share, bot.low, bot.high))
        result = mean_and_margin(bot.score, bot.margin, spoken)
        table.add_row(bot.bot, share, f"{low} … {high}", result)
    return table


def empty_table(spoken: str, headings: Sequence[str]) -> Table:
    """An empty table with a column for the bot and others for numbers."""
    from rich.table import Table

    say = words("burgh.cli", spoken).say
    table = Table(box=None, pad_edge=False)
    table.add_column(say("simulate-bot"))
    for heading in headings:
        table.add_column(say(f"arena-{heading}"), justify="right")
    return table
