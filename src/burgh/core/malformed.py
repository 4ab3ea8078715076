"""Malformed: what was sent cannot be understood, and where exactly."""

from __future__ import annotations

import re
from threading import Lock
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from burgh.core.said import Said

T = TypeVar("T")

INTRODUCED: Final[set[Any]] = set()
INTRODUCING: Final = Lock()

PLAIN_NAMES: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}


class Malformed(ValueError):  # noqa: N818 - it names what was sent
    """Bad data from outside, for whoever sent it: the place and what is wrong there."""

    def __init__(self, path: str, problem: str, said: Said | None = None) -> None:
        """Say where (`players[0].money`) and what; `said` to players, in their language."""
        self.path = path
        self.problem = problem
        self.said = said
        super().__init__(f"{path}: {problem}" if path else problem)

    def inside(self, outer: str) -> Malformed:
        """The same complaint seen from further out."""
        joint = "" if not self.path or self.path.startswith("[") else "."
        return Malformed(f"{outer}{joint}{self.path}", self.problem, self.said)


def converted(value: object, type_: type[T] | Any, path: str = "", *, strict: bool = True) -> T:
    """Turn plain JSON or TOML data into a typed value, or say where it does not fit."""
    introduce(type_)
    try:
        found: T = msgspec.convert(value, type_, strict=strict)
    except msgspec.ValidationError as error:
        raise located(str(error), path, type_) from None
    except UnicodeError:  # half of a pair of surrogates, which JSON can write
        raise Malformed(path, "text that no file could hold") from None
    return found


def introduce(type_: Any) -> None:
    """Let msgspec look at a type for the first time in one thread only.

    It finds out about a Struct when it first reads one, and publishes what it knows before it is
    done: a second thread that reads the same type meanwhile can crash the process (msgspec 0.22).
    """
    if type_ not in INTRODUCED:
        with INTRODUCING:
            msgspec.json.Decoder(type_)
            INTRODUCED.add(type_)


def located(message: str, path: str, type_: Any) -> Malformed:
    """Turn msgspec's `... - at `$.players[0]`` into our own form and words."""
    match = re.fullmatch(r"(.*?)(?: - at (?:`key` in )?`\$\.?(.*)`)?", message, re.DOTALL)
    problem, where = (match[1], match[2] or "") if match else (message, "")
    complaint = Malformed(where, in_words(problem, choices(type_, where)))
    return complaint.inside(path) if path else complaint


def in_words(problem: str, allowed: tuple[str, ...]) -> str:
    """Say msgspec's complaint as a person would; what is not known here is left as it is."""
    if wrong := re.fullmatch(r"Expected `(.+?)`, got `(.+?)`", problem):
        wanted = " or ".join(PLAIN_NAMES.get(name, name) for name in wrong[1].split(" | "))
        return f"{wanted} is needed, not {PLAIN_NAMES.get(wrong[2], wrong[2])}"
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return f"unknown field: {unknown[1][:40]}"
    if missing := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return f"the field {missing[1]!r} is missing"
    if problem.startswith("Invalid enum value ") and allowed:
        return f"{problem.removeprefix('Invalid enum value ')} is not one of {', '.join(allowed)}"
    return problem.replace("`", "")


def choices(type_: Any, where: str) -> tuple[str, ...]:
    """Give the words a field of a struct may hold, if it may hold only some."""
    if not (isinstance(type_, type) and issubclass(type_, msgspec.Struct)):
        return ()
    hint = get_type_hints(type_).get(where)
    kinds = [part for part in (hint, *get_args(hint)) if get_origin(part) is Literal]
    return tuple(str(word) for kind in kinds for word in get_args(kind))


def between(value: int, low: int, high: int, path: str) -> int:
    """A number that lies in its range."""
    if not low <= value <= high:
        raise Malformed(path, f"{value} does not lie between {low} and {high}")
    return value
