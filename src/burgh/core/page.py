"""Text that fits a terminal: the width of a page, and how lines are broken."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

WIDTH: Final = 80
INDENT: Final = "  "

T = TypeVar("T")


def wrap(text: str, indent: str = "", width: int = WIDTH) -> list[str]:
    """Break a text into lines that fit, further lines set in; names with hyphens stay whole.

    A word that is longer than a line is broken: nothing may run out of the page.
    """
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent + INDENT,
        break_on_hyphens=False,
    )


def joined(parts: Iterable[Sequence[str]], width: int = WIDTH) -> str:
    """The parts of a page with an empty line between; what is longer than a line is broken."""
    return "\n\n".join("\n".join(fold(part, width)) for part in parts if part)


def fold(lines: Iterable[str], width: int) -> list[str]:
    """Lines that fit; those that do not are broken, and go on further in than they began."""
    fitting: list[str] = []
    for line in "\n".join(lines).split("\n"):
        indent = line[: len(line) - len(line.lstrip(" "))]
        fitting += [line] if len(line) <= width else wrap(line.lstrip(" "), indent, width)
    return fitting


def strips(columns: Sequence[T], most: int) -> list[Sequence[T]]:
    """The columns of a map, in parts that fit a line."""
    return [columns[i : i + most] for i in range(0, len(columns), max(1, most))]
