"""`burgh arena`: bots meet on equal deals with seats changed; ratings with intervals."""

from __future__ import annotations

import contextlib
import json as json_room
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import burgh
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
)
from burgh.cli.output import FINE, Problem, console, print_json
from burgh.cli.simulate import watched
from burgh.core.malformed import converted
from burgh.core.text import words
from burgh.lab import arena as room
from burgh.lab.arena import Meeting, Result, Standing
from burgh.lab.workers import WorkersDied
from burgh.play import bots as bot_room


def arena(
    title: str = FIRST_TITLE,
    /,
    *,
    bots: str,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
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
    """Let bots meet. Every deal is played from every seat; the same seed gives the same deals.

    Parameters
    ----------
    title
        Which game.
    bots
        Two or more bots, with commas between.
    games
        How many games for each pair of bots.
    jobs
        How many processes play.
    seed
        Seed of the first deal.
    out
        Keep every result in this file; an interrupted arena goes on where it stopped.
    until_sure
        Stop as soon as it is clear whether the first bot is stronger than the second.
    option
        An option of the title.
    pack
        A folder with more content.
    lang
        Language of the table: en, fr or ru.
    json
        Print the result as one JSON object.
    quiet
        No progress, no table.
    """
    spoken = language(lang)
    names = checked(bots)
    given = asked_options(title, option, pack, options)
    burgh.title(title).read_options(given)
    at_least(1, games, "--games")
    at_least(1, jobs, "--jobs")
    meetings = room.schedule(title, given, names, games, at_least(0, seed, "--seed"))
    standing = Standing(names)
    with kept(out, title, given, names, seed) as (earlier, keep):
        for result in earlier:
            standing.add(result)
        met = {result.number for result in earlier}
        left = [meeting for meeting in meetings if meeting.number not in met]
        if until_sure and is_sure(standing):
            left = []
        with contextlib.closing(results(left, jobs)) as played:
            for result in watched(played, len(left), quiet=quiet):
                keep(result)
                standing.add(result)
                if until_sure and is_sure(standing):
                    break
    if json:
        print_json(standing.as_json())
    elif not quiet:
        show(standing, spoken)
    return FINE


def checked(bots: str) -> tuple[str, ...]:
    """Give the names of the bots, after trying to make each."""
    names = bot_names(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Problem("--bots: name two or more different bots")
    for name in names:
        bot_room.make(name)
    return names


def is_sure(standing: Standing) -> bool:
    """Say whether the verdict is there; it is not asked in the midst of a pair of games."""
    return len(standing.results) % 2 == 0 and standing.verdict() is not None


def results(left: Sequence[Meeting], jobs: int) -> Generator[Result]:
    """Play what is left."""
    try:
        yield from room.play(left, jobs)
    except WorkersDied as error:
        raise Problem(str(error)) from None


@contextlib.contextmanager
def kept(
    out: Path | None, title: str, given: dict[str, Any], names: Sequence[str], seed: int
) -> Iterator[tuple[list[Result], Callable[[Result], None]]]:
    """Give the results a file holds already, and a function that adds to them at once."""
    if out is None:
        yield [], lambda result: None
        return
    head = as_line({"arena": 1, "title": title, "options": given, "bots": names, "seed": seed})
    lines = whole_lines(out, head)
    with out.open("ab") as file:
        if file.tell() > sum(map(len, lines)):  # torn by an interrupt: the next needs its own line
            file.truncate(sum(map(len, lines)))
        if not lines:
            file.write(head)

        def keep(result: Result) -> None:
            file.write(as_line(asdict(result)))
            file.flush()

        yield read_results(lines[1:]), keep


def as_line(value: object) -> bytes:
    """Write a line of the file of an arena."""
    return json_room.dumps(value).encode() + b"\n"


def whole_lines(path: Path, head: bytes) -> list[bytes]:
    """Give the lines of an earlier run of the same arena; a torn last one is dropped."""
    written = path.read_bytes() if path.exists() else b""
    if head.startswith(written):  # interrupted before the first result
        return []
    lines = [line + b"\n" for line in written.split(b"\n")[:-1]]
    try:
        is_same = json_room.loads(lines[0] if lines else b"") == json_room.loads(head)
    except (ValueError, RecursionError):
        raise Problem(f"--out {path}: not a file of an arena") from None
    if not is_same:
        raise Problem(f"--out {path}: the file is of another arena")
    return lines


def read_results(lines: Sequence[bytes]) -> list[Result]:
    """Read the results of an earlier run; a line that cannot be read is played again."""
    found: list[Result] = []
    for line in lines:
        with contextlib.suppress(ValueError):  # Malformed is one, too
            found.append(converted(json_room.loads(line), Result))
    return found


def show(standing: Standing, spoken: str) -> None:
    """Print ratings and duels as two tables."""
    from rich.table import Table

    say = words("burgh.cli", spoken).say
    out = console()
    out.print(say("arena-games", games=len(standing.results)))
    table = Table(box=None, pad_edge=False)
    table.add_column(say("simulate-bot"))
    for heading in ("elo", "interval", "share", "score"):
        table.add_column(say(f"arena-{heading}"), justify="right")
    for rating in standing.ratings():
        scores = standing.scores(rating.bot)
        interval = f"{rating.low:+.0f} … {rating.high:+.0f}"
        mean = f"{sum(scores) / len(scores):.1f}" if scores else "-"
        table.add_row(rating.bot, f"{rating.elo:+.0f}", interval, f"{rating.share:.1%}", mean)
    out.print(table)
    for row in standing.as_json()["shares"]:
        first, second = row["bots"]
        facts = {key: f"{row[key]:.1%}" for key in ("share", "low", "high")}
        out.print(say("arena-duels", first=first, second=second, duels=row["duels"], **facts))
    verdict = standing.verdict()
    if verdict is not None:
        key = "arena-stronger" if verdict == "stronger" else "arena-not_stronger"
        out.print(say(key, first=standing.bots[0], second=standing.bots[1]))
