"""`burgh suite`: bots on fixed games, so that results can be compared and cited."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from burgh.cli.arguments import Jobs, Language, Switch, at_least, bot_names, language
from burgh.cli.output import FINE, INTERRUPTED, complain, print_json, write_between
from burgh.cli.summary import mean_and_margin, percent
from burgh.core.text import words
from burgh.lab.suite import FIRST, WORDS, Report, Score, read_suite
from burgh.lab.suite import suite as measure
from burgh.lab.text_table import text_table

app = App(name="suite", help="Measure bots on fixed games that anybody can repeat and cite.")

BEGIN, END = "<!-- results: begin -->", "<!-- results: end -->"
Suite = Annotated[str, Parameter(help="Which suite.")]


@app.command(name="list")
def list_parts(*, suite: Suite = FIRST, lang: Language = None) -> int:
    """List the parts of a suite: what is played, with which options, how many games."""
    say = words("burgh.cli", language(lang)).say
    found = read_suite(suite)
    search = [f"{bot} ({title})" for title, bot in found.search.items()]
    bots = ", ".join([*found.baselines, *search])
    print(say("suite-baselines", suite=found.name, bots=bots))
    for part in found.part:
        options = ", ".join(f"{name}={value}" for name, value in part.options.items())
        mode = say(f"suite-{part.mode}")
        print(say("suite-of", part=part.key, mode=mode, options=options, games=part.games))
    return FINE


@app.command(name="run")
def run(
    *,
    bots: str | None = None,
    suite: Suite = FIRST,
    part: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    quick: Switch = False,
    jobs: Jobs = 1,
    out: Path | None = None,
    write: Path | None = None,
    lang: Language = None,
    json: Switch = False,
    quiet: Switch = False,
) -> int:
    """Play a suite: each bot meets the baselines, or plays by itself where nobody competes.

    Parameters
    ----------
    bots
        The bots to measure, comma-separated; the baselines themselves if left out.
    part
        Only this part; may be given several times.
    quick
        Only a few games of each part, for a first look.
    out
        Keep every game in this folder; a second run continues it, also with more bots.
    write
        Write the table into this page, between its marks.
    json
        Print the result as one JSON object.
    quiet
        No progress, no table.
    """
    spoken = language(lang)
    at_least(1, jobs, "--jobs")
    names = None if bots is None else bot_names(bots)
    show_progress = None if quiet or not sys.stderr.isatty() else tell
    try:
        found = measure(
            names, name=suite, parts=part, quick=quick, jobs=jobs, out=out, progress=show_progress
        )
    except KeyboardInterrupt:
        told = "error-continue" if out else "error-interrupted"
        return complain(words("burgh.cli", spoken).say(told), INTERRUPTED)
    if write is not None:
        write_page(write, found, command(bots, suite, part, quick=quick))
    if json:
        print_json(found.as_json())
    elif not quiet:
        show(found, spoken)
    return FINE


def tell(done: int, total: int) -> None:
    """Show on stderr how far the games are."""
    print(f"\r{done}/{total}", end="" if done < total else "\n", file=sys.stderr, flush=True)


def show(report: Report, spoken: str) -> None:
    """Print the scores as a table."""
    say = words("burgh.cli", spoken).say
    keys = ("suite-part", "simulate-bot", "suite-against", "suite-games", "suite-won")
    headings = [*map(say, keys), say("arena-interval"), say("simulate-score")]
    print(say("suite-quick", suite=report.suite) if report.quick else report.suite)
    print(text_table(headings, [cells(score, spoken) for score in report.scores], WORDS))


def cells(score: Score, spoken: str) -> list[str]:
    """A score as a language writes it."""
    share, low, high = (percent(each, spoken) for each in (score.share, score.low, score.high))
    points = mean_and_margin(score.points, score.margin, spoken)
    whom = score.against or "-"
    return [score.part, score.bot, whom, str(score.games), share, f"{low} … {high}", points]


def command(bots: str | None, suite: str, part: tuple[str, ...], *, quick: bool) -> str:
    """What was typed, for whoever wants to repeat it."""
    wish = ["burgh suite run", f"--suite {suite}"]
    wish += [f"--bots {bots}"] if bots else []
    wish += [f"--part {key}" for key in part]
    return " ".join([*wish, *(["--quick"] if quick else [])])


def write_page(page: Path, report: Report, command: str) -> None:
    """Put the table between the marks of a page."""
    made = f"Burgh {report.engine}, `{command}`:\n\n{report.markdown()}"
    write_between(page, BEGIN, END, made)
