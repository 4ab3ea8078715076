"""What is wrong with data is said by messages: each is there in every language, with its facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import burgh
from burgh.core.folders import package_folder
from burgh.core.malformed import Complaints
from burgh.core.text import LANGUAGES, words
from tests.fluent import facts_of, messages_of, parsed

SOURCES: Final = Path(burgh.__file__).parent
ROOT: Final = SOURCES.parent

# Where a complaint may be plain text, and why nobody meets it at the command line.
PLAIN: Final = {
    "bots/bot.py": "a program of somebody's own has handed a bot something other than a view",
    "envs": "learning environments are made by programs",
    "fast.py": "batches are made by programs",
    "study/analysis.py": "the command line checks both itself; programs do not",
    "server/channels": "answers to a browser, which says them by their place",
    "server/http_house.py": "answers to a browser, which says them by their place",
    "server/listing.py": "answers to a browser, which says them by their place",
    "server/moderating.py": "answers to a browser, which says them by their place",
    "server/notices.py": "answers to a browser, which says them by their place",
    "server/people.py": "answers to a browser, which says them by their place",
    "table": "answers to a browser, which says them by their place",
}
COMPLAINING: Final = ("data-", "bot-")  # how the keys begin of what is said inside of a complaint
MADE_OF_SAID: Final = "say", "Said", "file_said"  # what gives a message


class Said(NamedTuple):
    """A message that a line of code chooses by its key, and the facts it gives."""

    place: str
    room: str
    key: str
    facts: frozenset[str] | None  # None if they are not to be seen


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every file of ours with its syntax tree."""
    for file in sorted(SOURCES.rglob("*.py")):
        yield file.relative_to(SOURCES).as_posix(), ast.parse(file.read_text("utf-8"))


def calls(tree: ast.Module, *names: str) -> Iterator[ast.Call]:
    """Every call of a function by one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def is_plain(file: str) -> bool:
    """Whether complaints of a file may be plain text."""
    return any(file == room or file.startswith(f"{room}/") for room in PLAIN)


def is_a_message(problem: ast.expr) -> bool:
    """Whether what is wrong is told by a message, or is the message of an error told before."""
    match problem:
        case ast.Call(func=ast.Name(id=name)):
            return name in MADE_OF_SAID
        case ast.BoolOp(values=[ast.Attribute(attr="said"), *_]):
            return True
        case ast.Attribute(attr="said"):
            return True
    return False


def test_no_complaint_that_a_person_meets_is_plain_english() -> None:
    """Not one `Malformed(path, "text")` in a room that the command line leads to."""
    found = [
        f"{file}:{call.lineno}"
        for file, tree in modules()
        if file != "core/malformed.py" and not is_plain(file)
        for call in calls(tree, "Malformed")
        if not is_a_message(call.args[1])
    ]
    assert found == []


def test_every_exception_is_needed() -> None:
    """A room without plain complaints is not in the list."""
    left = {
        file
        for file, tree in modules()
        for call in calls(tree, "Malformed")
        if not is_a_message(call.args[1])
    }
    for room in PLAIN:
        assert any(file == room or file.startswith(f"{room}/") for file in left), room


# --- the messages ---------------------------------------------------------------------------------


def room_of(file: str, tree: ast.Module) -> str | None:
    """The room whose words `wrong` uses in a file; None if it is not there."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and any(each.name == "wrong" for each in node.names):
            found = import_module(str(node.module)).wrong
            assert isinstance(found, Complaints), file
            return found.room
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "wrong":
            assert isinstance(node.value, ast.Call)
            return str(eval(ast.unparse(node.value.args[0]), {"CORE": "burgh.core"}))
    return None


def keys(argument: ast.expr, tree: ast.Module) -> list[str]:
    """The keys that an argument may be: a text, one of two, or a name that is one of these."""
    match argument:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return [*keys(body, tree), *keys(orelse, tree)]
        case ast.Name(id=name):
            for node in ast.walk(tree):
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
                    return keys(node.value, tree)
    return []


def facts_in(call: ast.Call) -> frozenset[str] | None:
    """The facts of a call; None where some are handed over in one."""
    if any(each.arg is None for each in call.keywords):
        return None
    return frozenset(str(each.arg) for each in call.keywords)


@cache
def complaints() -> tuple[Said, ...]:
    """Every complaint that some line makes by its key, and what is said inside of one."""
    found = []
    for file, tree in modules():
        room = room_of(file, tree)
        if room is None:
            continue
        for call in calls(tree, "wrong"):
            chosen = keys(call.args[1], tree)
            assert chosen, f"{file}:{call.lineno}: which message?"
            found += [Said(f"{file}:{call.lineno}", room, key, facts_in(call)) for key in chosen]
        for call in calls(tree, "say"):
            chosen = [key for key in keys(call.args[0], tree) if key.startswith(COMPLAINING)]
            found += [Said(f"{file}:{call.lineno}", room, key, facts_in(call)) for key in chosen]
    return tuple(found)


@cache
def asked_for(room: str, language: str) -> dict[str, set[str]]:
    """The messages that a room has in a language, each with the facts that it asks for."""
    found: dict[str, set[str]] = {}
    for package in dict.fromkeys(("burgh.core", room)):
        text = (package_folder(package) / "text" / f"{language}.ftl").read_text("utf-8")
        found |= {each.id.name: facts_of(each) for each in messages_of(parsed(text))}
    return found


def test_there_are_complaints() -> None:
    """The walk finds them, in every room that has words of its own."""
    assert len(complaints()) > 300
    rooms = {said.room.removeprefix("burgh.") for said in complaints()}
    titles = {f"games.{title.name}" for title in (SOURCES / "games").iterdir() if title.is_dir()}
    assert rooms >= {"core", "bots", "lab", "server", "casework"} | {
        title for title in titles if "__" not in title
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_can_be_said(language: str) -> None:
    """By a message of this very language that asks for no fact that is not given."""
    for place, room, key, facts in complaints():
        known = asked_for(room, language)
        assert words(room, language).knows(key), f"{place}: {key}"
        assert facts is None or known[key] <= facts, f"{place}: {key}"


def test_no_complaint_goes_by_what_could_be_a_name() -> None:
    """`pack-<name>` is what a pack, or a heap of components, is called, whatever its name."""
    assert [said for said in complaints() if said.key.startswith("pack-")] == []


def test_no_message_of_a_complaint_is_left_over() -> None:
    """What nobody says any more is not kept in the rooms that only complain."""
    for room in ("burgh.bots", "burgh.lab", "burgh.casework"):
        source = "".join(file.read_text("utf-8") for file in package_folder(room).rglob("*.py"))
        own = (package_folder(room) / "text" / "en.ftl").read_text("utf-8")
        for message in messages_of(parsed(own)):
            assert f'"{message.id.name}"' in source, message.id.name
