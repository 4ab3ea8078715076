"""`burgh analyse`: a recorded game looked back on, decision by decision, luck apart from skill."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from burgh.bots import make
from burgh.cli.arguments import FileName, Language, Pack, Switch, at_least, language
from burgh.cli.output import FINE, console, print_json, problem, write_text
from burgh.cli.records import read_game
from burgh.cli.seats import account_name
from burgh.cli.simulate import with_progress
from burgh.cli.summary import percent
from burgh.core.game import Game
from burgh.core.text import words
from burgh.study import chart, review
from burgh.study.forecast import Effort, Range, usual_effort
from burgh.study.review import Decision, Mistake, Review
from burgh.study.telling import Teller

if TYPE_CHECKING:
    from rich.console import Console


def analyse(
    file: FileName,
    /,
    *,
    bot: str = review.STRONGEST,
    worlds: int | None = None,
    rounds: int | None = None,
    seed: int = 0,
    svg: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    pack: Pack = (),
    lang: Language = None,
    json: Switch = False,
    quiet: Switch = False,
) -> int:
    """Review a saved game: what each decision cost, and luck apart from skill.

    Parameters
    ----------
    file
        A game file; - reads the standard input.
    bot
        Whose choices the moves are compared with: the strongest level; level:4 is quicker.
    worlds
        How many games are simulated for each move: 24, or 10 where a net judges; more make
        intervals narrower.
    rounds
        How many rounds are played on in each of them; usually 2.
    seed
        The same seed gives the same review, unless the bot goes by the clock.
    svg
        Draw the curve of expected points into this file.
    json
        Print one JSON object.
    quiet
        No progress, no tables.
    """
    spoken = language(lang)
    make(bot)
    for least, asked, name in ((2, worlds, "--worlds"), (1, rounds, "--rounds")):
        if asked is not None:
            at_least(least, asked, name)
    at_least(0, seed, "--seed")
    if svg is not None and not svg.parent.is_dir():
        raise problem("no_folder", file=svg)
    game = read_game(file, pack, spoken)
    effort = effort_for(game, worlds, rounds)
    positions = review.assess_all(game, bot, seed, effort)
    assessed = list(with_progress(positions, game.ply + 1, quiet=quiet))
    places = review.costly(assessed)
    again = (review.reassess(assessed[place], effort) for place in places)
    for place, assessment in zip(
        places, with_progress(again, len(places), quiet=quiet), strict=True
    ):
        assessed[place] = assessment
    found = review.summarise(game, assessed, bot, seed, effort)
    teller = Teller.of(game, spoken)
    if svg is not None:
        heading = teller.speaker.words.say("title")
        write_text(svg, chart.draw(found, teller.names, heading, teller.words.say))
    if json:
        print_json(msgspec.to_builtins(found))
    elif not quiet:
        show(found, teller, spoken)
    return FINE


def effort_for(game: Game, worlds: int | None, rounds: int | None) -> Effort:
    """As much as is usual for a title, but for what was asked for."""
    usual = usual_effort(game.state)
    return msgspec.structs.replace(
        usual, worlds=worlds or usual.worlds, rounds=rounds or usual.rounds
    )


def show(found: Review, teller: Teller, spoken: str) -> None:
    """Print every decision, where the results came from, and the costliest decisions."""
    say = words("burgh.cli", spoken).say
    out = console()
    show_decisions(found, teller, spoken, out)
    out.print()
    show_balance(found, teller, spoken, out)
    show_skill(found, teller, spoken, out)
    if not found.costliest:
        out.print(say("analyse-no_mistakes"))
    for mistake in found.costliest:
        out.print()
        show_mistake(mistake, teller, spoken, out)


def show_decisions(found: Review, teller: Teller, spoken: str, out: Console) -> None:
    """Print a table of the decisions: expected result, chance, regret, luck."""
    from rich.table import Table

    say = words("burgh.cli", spoken).say
    table = Table(box=None, pad_edge=False)
    for heading in ("ply", "seat", "move"):
        table.add_column(say(f"analyse-{heading}"))
    for heading in ("result", "win", "regret", "luck"):
        table.add_column(say(f"analyse-{heading}"), justify="right", no_wrap=True)
    for decision in found.decisions:
        moment = found.curve[decision.ply - 1]
        who = decision.seat if len(found.balance) > 1 else 0
        chance = "-" if moment.win is None else percent(moment.win[who], spoken, 0)
        table.add_row(
            str(decision.ply),
            teller.names[decision.seat],
            move_and_best(decision, say("analyse-better", move=decision.best)),
            signed(moment.result[who], teller),
            chance,
            regret_of(decision, teller),
            signed(decision.luck[who], teller) if decision.revealed else "",
        )
    out.print(table)


def move_and_best(decision: Decision, better: str) -> str:
    """The move as it is typed and, where it was a mistake, the better one."""
    return f"{decision.text}\n  {better}" if decision.mistake else decision.text


def regret_of(decision: Decision, teller: Teller) -> str:
    """What a decision cost, if it cost anything."""
    return "" if decision.regret.mean <= 0 else interval(decision.regret, teller)


def interval(found: Range, teller: Teller) -> str:
    """Write a mean and how far it may be off."""
    return teller.decimal(f"{found.mean:.1f} ±{(found.high - found.low) / 2:.1f}")


def signed(value: float, teller: Teller) -> str:
    """Write a number of points with its sign."""
    return teller.number(value)


def show_balance(found: Review, teller: Teller, spoken: str, out: Console) -> None:
    """Print where each result came from; every row adds up."""
    from rich.table import Table

    say = words("burgh.cli", spoken).say
    together = len(found.balance) == 1
    out.print(say("analyse-points" if together else "analyse-lead", bot=found.bot))
    parts = ("start", "luck", "own", "others", "drift", "end")
    table = Table(box=None, pad_edge=False)
    table.add_column(say("analyse-seat"))
    for part in parts:
        if not (together and part == "others"):
            table.add_column(say(f"analyse-{part}"), justify="right")
    for row in found.balance:
        values = [
            signed(getattr(row, part), teller)
            for part in parts
            if not (together and part == "others")
        ]
        table.add_row(account_name(list(teller.names), row.seat, spoken), *values)
    out.print(table)


def show_skill(found: Review, teller: Teller, spoken: str, out: Console) -> None:
    """Print about which level each seat played at, and the rank the rulebook gives."""
    if found.skill is None:
        return
    from rich.table import Table

    out.print()
    out.print(words("burgh.cli", spoken).say("analyse-skill"))
    table = Table(box=None, pad_edge=False, show_header=False)
    for skill in found.skill.seats:
        said = [teller.speaker.say(each) for each in (skill.said, skill.rated) if each is not None]
        table.add_row(teller.names[skill.seat], " ".join(said))
    out.print(table)
    for band in found.skill.bands:
        out.print(teller.speaker.say(band, teller.names))


def show_mistake(mistake: Mistake, teller: Teller, spoken: str, out: Console) -> None:
    """Print a costly decision, the better move and its reasons."""
    say = words("burgh.cli", spoken).say
    name = teller.names[mistake.seat]
    cost = teller.lost(mistake)
    out.print(say("analyse-costly", ply=mistake.ply, seat=name, move=mistake.text, cost=cost))
    out.print("  " + say("analyse-better", move=mistake.better.text))
    for line in teller.why(mistake.better):
        out.print(line)
