"""Text that fits a terminal: the width of a page, and how lines are broken."""

from __future__ import annotations

import textwrap
from typing import Final

WIDTH: Final = 80
INDENT: Final = "  "


def wrap(text: str, indent: str = "") -> list[str]:
    """Break a text into lines that fit, further lines set in; names with hyphens stay whole."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
