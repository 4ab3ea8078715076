"""`burgh dataset describe`: what a file of games or decisions holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cyclopts import App

from burgh.cli.arguments import Language, Switch, language
from burgh.cli.output import FINE, console, print_json
from burgh.cli.summary import decimal
from burgh.core.text import words
from burgh.lab.describe import Meaning, describe, meaning_of

app = App(name="dataset", help="Files of many games: what is in them.")


@app.command(name="describe")
def describe_file(file: Path, /, *, lang: Language = None, json: Switch = False) -> int:
    """Read a .csv, .jsonl or .parquet file through: its rows, columns, their meaning and values.

    Parameters
    ----------
    file
        A file that burgh simulate has written.
    json
        Print the description as one JSON object.
    """
    spoken = language(lang)
    found = describe(file)
    if json:
        print_json(found.as_json())
        return FINE
    say = words("burgh.cli", spoken).say
    out = console()
    out.print(say("dataset-rows", rows=found.rows, columns=len(found.columns)))
    for column in found.columns:
        told = meaning(meaning_of(column.name), spoken)
        out.print(say("label-value", label=column.name, value=told), soft_wrap=True)
        out.print(f"    {values(column.as_json(), found.rows, spoken)}", soft_wrap=True)
    return FINE


def meaning(found: Meaning | None, spoken: str) -> str:
    """The sentence about a column."""
    say = words("burgh.cli", spoken).say
    if found is None:
        return say("column-unknown")
    if found.track is None:
        return say(f"column-{found.key}", seat=str(found.seat))
    whose = "table" if found.seat is None else "seat"
    return say(f"column-{found.key}-{whose}", track=found.track, seat=str(found.seat))


def values(column: dict[str, Any], rows: int, spoken: str) -> str:
    """A few numbers about the cells of a column."""
    say = words("burgh.cli", spoken).say
    if column["empty"] == rows:
        return say("dataset-empty")
    if column["type"] == "int":
        mean = decimal(f"{column['mean']:.2f}", spoken)
        told = say(
            "dataset-numbers", least=str(column["least"]), mean=mean, most=str(column["most"])
        )
    else:
        shown = ", ".join(f"{each['value']} ({each['rows']})" for each in column["common"])
        many = "dataset-texts" if column["distinct"] else "dataset-many"
        told = say(many, distinct=column["distinct"] or 0, shown=shown)
    if not column["empty"]:
        return told
    return say("dataset-some_empty", told=told, empty=column["empty"])
