"""What came of a course as a table: a line for each generation, and one for the outlook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from burgh.lab.learning.course import Generation
from burgh.lab.learning.gate import Trial
from burgh.lab.learning.score import Marks

HEADINGS: Final = (
    *("generation", "games", "rows", "R² points", "R² lead", "AUC", "log loss"),
    *("duels or deals won at the gate", "kept"),
)
NOTHING: Final = "-"


class Names(NamedTuple):
    """The words of the table."""

    yes: str = "yes"
    no: str = "no"
    outlook: str = "outlook"


ENGLISH: Final = Names()


def markdown(done: Sequence[Generation]) -> str:
    """The course as a table of Markdown."""
    lines = [HEADINGS, ["---:"] * len(HEADINGS), *table(done)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def table(done: Sequence[Generation], names: Names = ENGLISH) -> list[list[str]]:
    """A line of cells for each generation; last, what the outlook foretells of the same games."""
    found = [cells(each, names) for each in done]
    if done:
        outlook = told(done[-1].marks["outlook"])
        found.append([names.outlook, NOTHING, NOTHING, *outlook, NOTHING, NOTHING])
    return found


def cells(done: Generation, names: Names) -> list[str]:
    """A generation as text."""
    counts = [str(done.number), str(done.games), str(done.rows)]
    kept = names.yes if done.accepted else names.no
    return [*counts, *told(done.marks["whole"]), shares(done.trials), kept]


def told(marks: Marks) -> list[str]:
    """How well the games held back are foretold, as text."""
    likely = [NOTHING if each is None else f"{each:.3f}" for each in (marks.area, marks.loss)]
    return [f"{marks.own:.3f}", f"{marks.lead:.3f}", *likely]


def shares(trials: Sequence[Trial]) -> str:
    """What a net has won at the gate, with each set of options of the lesson in its order."""
    return " · ".join(f"{trial.share:.0%}" for trial in trials) or NOTHING
