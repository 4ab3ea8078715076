"""A table of text, for whoever prints a result."""

from __future__ import annotations

from collections.abc import Sequence


def text_table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """Lines of columns: the first few hold words, to the left; numbers stand to the right."""
    lines = [headings, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(headings))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if i >= words else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def interval(mean: float, margin: float | None) -> str:
    """A mean and how far it may be off on either side, if that is known."""
    return f"{mean:.1f}" if margin is None else f"{mean:.1f} ± {margin:.1f}"
