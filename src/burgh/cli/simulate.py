"""`burgh simulate`: bots play many games; a row a game into a file, the sum on the screen."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
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
from burgh.cli.rows import Row
from burgh.cli.seats import deciding_seats, seat_names
from burgh.cli.summary import Summary
from burgh.core.rng import Rng
from burgh.core.title import Title
from burgh.play import bots as bot_room
from burgh.play import match

MOST_AT_ONCE: Final = 16  # games a worker is given at a time


@dataclass(frozen=True)
class Plan:
    """What is played: a title, its options as they were asked for, and a bot for every seat."""

    title: str
    options: dict[str, Any]
    bots: tuple[str | None, ...]


Task = tuple[Plan, int]


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
    given = with_players(found, asked_options(option, pack, options), len(names))
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
    deciding = sorted(deciding_seats(title, options))
    if len(names) > len(deciding):
        raise Problem(f"--bots: {len(names)} bots, but {len(deciding)} to decide")
    seats = int(title.deal(options, Rng(0)).seats())
    turns = {seat: names[i % len(names)] for i, seat in enumerate(deciding)}
    return Plan(title.key, given, tuple(turns.get(seat) for seat in range(seats)))


def played(plan: Plan, first: int, games: int, jobs: int) -> Generator[Row]:
    """Give a row per game in the order of the seeds, from this process or from several."""
    tasks = ((plan, first + i) for i in range(games))
    if jobs == 1:
        yield from map(play_one, tasks)
        return
    yield from played_by_workers(tasks, games, jobs)


def played_by_workers(tasks: Iterable[Task], games: int, jobs: int) -> Iterator[Row]:
    """Give the rows of games that fresh processes play; none of them outlives an interrupt."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    others = set(multiprocessing.active_children())
    # Not forked: that is not safe beside the thread that draws the progress bar.
    fresh = multiprocessing.get_context("spawn")
    at_once = max(1, min(MOST_AT_ONCE, games // (4 * jobs)))
    with ProcessPoolExecutor(min(jobs, games), fresh) as pool:
        try:
            with interrupts_held_back():  # the processes begun meanwhile never hear of any
                results = pool.map(play_one, tasks, chunksize=at_once)
            yield from results
        except BrokenProcessPool:
            raise Problem("a process that played games has died; is there enough memory?") from None
        except BaseException:
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


@contextlib.contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Let an interrupt wait for a moment, where the system can do that."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_one(task: Task) -> Row:
    """Play one game and sum it up; new bots each time, so that no game depends on another."""
    plan, seed = task
    title = burgh.title(plan.title)
    options = title.read_options(plan.options)
    idle = next(name for name in plan.bots if name)  # never asked, but every seat has a bot
    names = [name or idle for name in plan.bots]
    seats = match.seated(names, len(names), seed)
    game = match.play(title, options, seats, seed)
    outcome = game.outcome()
    assert outcome is not None  # a match is played to the end
    return Row(
        seed=seed,
        title=plan.title,
        options=plain_options(options),
        bots=plan.bots,
        scores=outcome.scores,
        places=places(outcome.ranking, len(plan.bots)),
        plies=game.ply,
        reason=outcome.reason,
    )


def plain_options(options: msgspec.Struct) -> dict[str, Any]:
    """Give the options that were set, as plain data."""
    plain = msgspec.to_builtins(options)
    return {name: value for name, value in plain.items() if value not in (None, [], ())}


def places(ranking: tuple[tuple[int, ...], ...], seats: int) -> tuple[int | None, ...]:
    """Give the place of every seat; equals share the better one."""
    found: dict[int, int] = {}
    place = 1
    for equals in ranking:
        found.update(dict.fromkeys(equals, place))
        place += len(equals)
    return tuple(found.get(seat) for seat in range(seats))


def watched(results: Iterator[Row], games: int, *, quiet: bool) -> Iterator[Row]:
    """Show on stderr how far the games are, where somebody watches."""
    if quiet or not sys.stderr.isatty():
        yield from results
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        yield from progress.track(results, total=games)
