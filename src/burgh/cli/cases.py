"""`burgh cases`: rule disputes settled by a file of positions, moves and expected results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import burgh
from burgh.casework import run_case
from burgh.cli.arguments import FileName, Language, Switch, language
from burgh.cli.complaints import about_data
from burgh.cli.output import FINE, NO, print_json, problem, read_json_object
from burgh.core.malformed import Malformed
from burgh.core.text import Words, words
from burgh.core.title import AnyTitle

Failure = tuple[str, list[str]]


def cases(
    title: str,
    file: FileName,
    /,
    *,
    json: Switch = False,
    quiet: Switch = False,
    lang: Language = None,
) -> int:
    """Run a file of rule cases; the exit status is 1 if one fails.

    Parameters
    ----------
    title
        Which game.
    file
        A JSON object whose key "cases" lists the cases (docs/cases.md); - reads the standard input.
    json
        Print one JSON object.
    quiet
        Print the closing line only.
    """
    said = words("burgh.cli", language(lang))
    found = burgh.title(title)
    content = read_json_object(file)
    listed = content.get("cases")
    if not isinstance(listed, list):
        raise problem("no_cases", file=file)
    failures = [
        (name_of(case, number), wrong)
        for number, case in enumerate(listed)
        if (wrong := problems(found, case, content, said))
    ]
    show(len(listed) - len(failures), failures, said, json=json, quiet=quiet)
    return NO if failures else FINE


def name_of(case: object, number: int) -> str:
    """A case's id, or its place in the list."""
    named = case.get("id") if isinstance(case, Mapping) else None
    return named if isinstance(named, str) and named else f"cases[{number}]"


def problems(title: AnyTitle, case: object, content: Mapping[str, Any], said: Words) -> list[str]:
    """Run one case and give what is wrong with it, or with the engine."""
    try:
        return run_case(title, case, content)
    except Malformed as error:
        return [said.say("cases-malformed", problem=about_data(error, said))]
    except Exception as error:  # an engine at fault fails the case, not the others
        return [said.say("cases-broke", detail=f"{type(error).__name__}: {error}")]


def show(passed: int, failures: list[Failure], said: Words, *, json: bool, quiet: bool) -> None:
    """Print every failure and the sum."""
    if json:
        told = [{"id": name, "problems": wrong} for name, wrong in failures]
        print_json({"passed": passed, "failed": len(failures), "failures": told})
        return
    if not quiet:
        for name, wrong in failures:
            for line in wrong:
                print(f"{name}: {line}")
    print(said.say("cases-sum", passed=str(passed), failed=str(len(failures))))
