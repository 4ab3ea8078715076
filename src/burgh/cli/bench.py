"""`burgh bench`: what the engine does in a second, as a table or as JSON."""

from __future__ import annotations

import burgh
from burgh.cli.arguments import FIRST_TITLE, Language, Switch, language
from burgh.cli.output import FINE, console, print_json
from burgh.core.text import words

Measured = dict[str, float | str | None]


def bench(title: str = FIRST_TITLE, /, *, json: Switch = False, lang: Language = None) -> int:
    """Measure the engine's speed on this machine.

    Parameters
    ----------
    title
        Which game.
    json
        Print one JSON object.
    """
    from burgh.lab.measure import measure

    spoken = language(lang)
    found = measure(burgh.title(title).key)
    if json:
        print_json(found)
    else:
        show(found, spoken)
    return FINE


def show(found: Measured, spoken: str) -> None:
    """Print the measures as a table."""
    from rich.table import Table

    said = words("burgh.cli", spoken).say
    table = Table(said("bench-what"), box=None, pad_edge=False)
    table.add_column(said("bench-value"), justify="right")
    for name, value in found.items():
        table.add_row(name.replace("_", " "), readable(value))
    console().print(table)


def readable(value: float | str | None) -> str:
    """Write a measure with as many digits as mean something."""
    if value is None:
        return "-"
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
