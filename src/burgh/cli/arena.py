"""`burgh arena`: bots meet on equal deals with seats changed; ratings with intervals."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

import burgh
from burgh import bots as bot_room
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
from burgh.cli.output import FINE, INTERRUPTED, Problem, complain, console, print_json
from burgh.cli.simulate import with_progress
from burgh.cli.summary import mean_and_margin, percent, tell_forfeits
from burgh.core.text import words
from burgh.core.version import VERSION
from burgh.lab import arena as room
from burgh.lab import journal
from burgh.lab.arena import Meeting, Result, Standing
from burgh.lab.workers import WorkersDied

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
        Two or more bots, comma-separated: level:1 to level:5, greedy, mcts:time=1, cmd:./mybot.
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
    names = check_bots(bots)
    given = asked_options(title, option, pack, options, spoken)
    with kind_refusals(burgh.title(title), given, spoken):
        chosen = burgh.title(title).options.read(given)
    at_least(1, games, "--games")
    at_least(1, jobs, "--jobs")
    meetings = room.schedule(title, given, names, games, at_least(0, seed, "--seed"))
    head = {"arena": 1, "title": title, "options": given, "bots": names, "seed": seed}
    head |= {"engine": VERSION, "data": burgh.title(title).printed.version(chosen)}
    standing = Standing(names)
    enough = is_sure if until_sure else never
    status = FINE
    with open_results(out, head) as (earlier, keep):
        left = what_is_left(meetings, earlier, standing)
        played = results(left if not enough(standing) else [], jobs, ray)
        try:
            for result in with_progress(played, len(meetings), len(standing.results), quiet=quiet):
                keep(result)
                standing.add(result)
                if enough(standing):
                    break
        except KeyboardInterrupt:
            status = INTERRUPTED
        finally:
            played.close()
    if json:
        print_json(standing.as_json())
    elif not quiet:
        show(standing, spoken)
    if status == INTERRUPTED:
        complain("interrupted" + ("; run the same command to continue" if out else ""), status)
    return status


def check_bots(bots: str) -> tuple[str, ...]:
    """The names of the bots, after trying to make each."""
    names = bot_names(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Problem("--bots: name two or more different bots")
    for name in names:
        bot_room.make(name)
    return names


def open_results(
    out: Path | None, head: dict[str, Any]
) -> contextlib.AbstractContextManager[tuple[list[Result], Callable[[Result], None]]]:
    """Give the results a file holds already, and a function that adds to them at once."""
    if out is None:
        return contextlib.nullcontext(([], lambda result: None))
    return journal.open_journal(out, head, Result)


def what_is_left(
    meetings: Sequence[Meeting], earlier: Sequence[Result], standing: Standing
) -> list[Meeting]:
    """Count what an earlier run has played, each game once, and give the rest."""
    left = {meeting.number: meeting for meeting in meetings}
    for result in earlier:
        if left.pop(result.number, None) is not None:
            standing.add(result)
    return list(left.values())


def is_sure(standing: Standing) -> bool:
    """Whether there is a verdict; never asked between the two games of a pair."""
    return len(standing.results) % 2 == 0 and standing.verdict() is not None


def never(standing: Standing) -> bool:
    """Say that all games are to be played, whatever they show."""
    return False


def results(left: Sequence[Meeting], jobs: int, ray: str | None) -> Generator[Result]:
    """Play what is left."""
    try:
        yield from room.play(left, jobs, ray)
    except WorkersDied as error:
        raise Problem(str(error)) from None


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
