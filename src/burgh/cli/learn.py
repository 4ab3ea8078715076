"""`burgh learn`: a bot plays against itself, and a net learns what positions are worth."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from burgh.cli.arguments import FIRST_TITLE, Jobs, Language, Ray, Switch, at_least, language
from burgh.cli.output import FINE, INTERRUPTED, complain, print_json, write_between
from burgh.cli.summary import decimal
from burgh.core.text import words
from burgh.core.version import VERSION
from burgh.lab.learning.packages import check_packages
from burgh.lab.text_table import text_table

if TYPE_CHECKING:
    from burgh.lab.learning.course import Generation, Wish

HEADINGS: Final = ("number", "games", "rows", "own", "lead", "area", "loss", "gate", "kept")


def learn(
    title: str = FIRST_TITLE,
    /,
    *,
    out: Path,
    generations: Annotated[int, Parameter(name=["--generations", "-g"])] = 3,
    first: Path | None = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 4000,
    iterations: int = 0,
    error: int = 150,
    stray: int = 4,
    loose: int = 12,
    prior: float = 1.0,
    horizon: int | None = None,
    trace: float = 1.0,
    mix: float = 0.5,
    window: int = 4,
    epochs: int = 8,
    rate: float = 0.001,
    decay: float = 1.0,
    gate: int = 200,
    seed: int = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    write: Path | None = None,
    lang: Language = None,
    json: Switch = False,
    quiet: Switch = False,
) -> int:
    """Play games, teach a net with them, let it play more: so many times, each a generation.

    Parameters
    ----------
    title
        Which game; its learn.toml says with which options.
    out
        The folder that keeps games, nets and figures; a second run goes on with it.
    generations
        How many times; a second run may ask for more.
    first
        A net that plays the first games; without one the outlook plays them.
    games
        How many games are played for each generation.
    iterations
        How far they look ahead: iterations of a search for a move, or 0 for one look.
    error
        By how many hundredths of a point a game misjudges its moves, at most.
    stray
        How many of a hundred moves are any move.
    loose
        How many moves at the start are chosen as often as a search tried them.
    prior
        How far searches prefer moves that look good at once.
    horizon
        How far the outlook sees in the first games, before there is a net: as in `greedy:horizon=`.
    trace
        How much of what follows a position counts as it went, not as it was judged: 0 to 1.
    mix
        How much of the lead is what a search saw, where there was one: 0 to 1.
    window
        How many generations a net learns from.
    epochs
        How often a net goes through their games.
    rate
        How far the first steps of the training go.
    decay
        How much each step pulls every weight towards 0, of the rate.
    gate
        How many games a net plays against the last that was kept, at most, with each set of
        options; 0 keeps every net.
    seed
        Seed of the games and of the training.
    write
        Write the table into this page, between the marks of the title.
    json
        Print what came of it as one JSON object.
    quiet
        No progress, no table.
    """
    spoken, typed = language(lang), locals()
    check_packages()
    from burgh.lab.learning.course import learn as take_course

    wish, count = asked(title, typed), at_least(1, generations, "--generations")
    at_least(1, jobs, "--jobs")
    tell = None if quiet else Teller(spoken)
    try:
        done = take_course(wish, out, count, jobs=jobs, ray=ray, tell=tell)
    except KeyboardInterrupt:
        return complain(words("burgh.cli", spoken).say("error-continue"), INTERRUPTED)
    if write is not None:
        write_page(write, wish, done)
    if json:
        print_json({"generations": [asdict(each) for each in done]})
    elif not quiet:
        show(done, spoken)
    return FINE


def asked(title: str, typed: Mapping[str, Any]) -> Wish:
    """The course that was typed."""
    from burgh.lab.learning.course import Wish
    from burgh.lab.learning.recording import Manners
    from burgh.lab.learning.training import Training

    def some(*names: str) -> dict[str, Any]:
        return {name: typed[name] for name in names}

    sight = () if typed["horizon"] is None else ("horizon",)
    return Wish(
        title,
        manners=Manners(**some("iterations", "error", "stray", "loose", "prior", *sight)),
        training=Training(**some("epochs", "rate", "decay")),
        **some("first", "seed", "games", "trace", "mix", "window", "gate"),
    )


class Teller:
    """Tells on stderr how far a course is: each game only where somebody watches."""

    def __init__(self, spoken: str) -> None:
        self._say = words("burgh.cli", spoken).say
        self._watched = sys.stderr.isatty()

    def __call__(self, key: str, facts: Mapping[str, Any]) -> None:
        """Tell one step."""
        counts = "done" in facts
        if key == "generation" or (counts and not self._watched):
            return
        told = self._say(f"learn-doing_{key}", **{name: str(fact) for name, fact in facts.items()})
        still = counts and facts["done"] < facts["total"]
        print(f"\r{told}", end="" if still else "\n", file=sys.stderr, flush=True)


def show(done: Sequence[Generation], spoken: str) -> None:
    """Print the course as a table."""
    from burgh.lab.learning.curves import Names, table

    say = words("burgh.cli", spoken).say
    names = Names(*(say(f"learn-{name}") for name in Names._fields))
    lines = [[decimal(cell, spoken) for cell in line] for line in table(done, names)]
    print(text_table([say(f"learn-{name}") for name in HEADINGS], lines))


def write_page(page: Path, wish: Wish, done: Sequence[Generation]) -> None:
    """Put the table between the marks of a title in a page."""
    from burgh.lab.learning.curves import markdown

    made = f"Burgh {VERSION}, `{command(wish, len(done))}`:\n\n{markdown(done)}"
    write_between(page, f"<!-- {wish.title}: begin -->", f"<!-- {wish.title}: end -->", made)


def command(wish: Wish, generations: int) -> str:
    """What was typed, for whoever wants to repeat it."""
    from burgh.lab.learning.recording import Manners

    manners, training = wish.manners, wish.training
    told = {
        "generations": generations,
        "games": wish.games,
        "iterations": manners.iterations,
        "error": manners.error,
        "stray": manners.stray,
        "loose": manners.loose,
        "trace": wish.trace,
        "mix": wish.mix,
        "window": wish.window,
        "epochs": training.epochs,
        "rate": training.rate,
        "decay": training.decay,
        "gate": wish.gate,
        "seed": wish.seed,
    }
    usual = Manners()
    told |= {
        name: getattr(manners, name)
        for name in ("prior", "horizon")
        if getattr(manners, name) != getattr(usual, name)
    }
    first = [] if wish.first is None else [f"--first {wish.first}"]
    numbers = (f"--{name} {value:g}" for name, value in told.items())
    return " ".join([f"burgh learn {wish.title}", *first, *numbers])
