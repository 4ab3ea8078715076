"""Malformed: what was sent cannot be understood, and where exactly."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Malformed(ValueError):  # noqa: N818 - it names what was sent
    """Bad data from outside, for whoever sent it: the place and what is wrong there."""

    def __init__(self, path: str, problem: str) -> None:
        """Say where (`players[0].money`) and what."""
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}" if path else problem)

    def inside(self, outer: str) -> Malformed:
        """Give the same complaint seen from further out."""
        joint = "" if not self.path or self.path.startswith("[") else "."
        return Malformed(f"{outer}{joint}{self.path}", self.problem)


def converted(value: object, type_: type[T] | Any, path: str = "", *, strict: bool = True) -> T:
    """Turn plain JSON or TOML data into a typed value, or say where it does not fit."""
    try:
        found: T = msgspec.convert(value, type_, strict=strict)
    except msgspec.ValidationError as error:
        raise located(str(error), path) from None
    except UnicodeError:  # half of a pair of surrogates, which JSON can write
        raise Malformed(path, "text that no file could hold") from None
    return found


def located(message: str, path: str) -> Malformed:
    """Turn msgspec's `... - at `$.players[0]`` into our own form."""
    match = re.fullmatch(r"(.*?)(?: - at `\$\.?(.*)`)?", message, re.DOTALL)
    problem, where = (match[1], match[2] or "") if match else (message, "")
    complaint = Malformed(where, problem.replace("`", ""))
    return complaint.inside(path) if path else complaint


def between(value: int, low: int, high: int, path: str) -> int:
    """Give a number that lies in its range."""
    if not low <= value <= high:
        raise Malformed(path, f"{value} does not lie between {low} and {high}")
    return value
