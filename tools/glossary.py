"""Write docs/glossary.md from docs/glossary.toml: the words of the rulebooks, one for one thing."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).parents[1] / "docs"
SOURCE: Final = DOCS / "glossary.toml"
PAGE: Final = DOCS / "glossary.md"
HEAD: Final = """# Glossary: one word for one thing, in English, French and Russian

Made from [glossary.toml](glossary.toml) by `tools/glossary.py`; a test holds the messages to it
(`tests/web/test_glossary.py`). Terms come from the published rulebooks where these name the thing:
[1] first and [2] second edition of the French Suburbia rules, [E] English and [R] Russian Suburbia
rules, [B] French Big City, [K] French Skylines. Gender and plural follow: m, f, n, pl.
"""


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table as Markdown has it."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page() -> str:
    """The whole page."""
    read: dict[str, Any] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    decisions = [
        (each["question"], each["decision"], each.get("why", "")) for each in read["decision"]
    ]
    parts = [
        HEAD,
        "## Decisions that hold everywhere\n",
        table(("question", "decision", "why"), decisions),
    ]
    for section, terms in groupby(read["term"], key=lambda term: str(term["section"])):
        rows = [
            (each["concept"], each["en"], each["fr"], each["ru"], each.get("not", ""))
            for each in terms
        ]
        parts += [
            f"\n## {section}\n",
            table(("concept", "English", "French", "Russian", "not"), rows),
        ]
    forbidden = [
        (each["title"], each["language"], ", ".join(each["words"]), each["instead"])
        for each in read["forbidden"]
    ]
    parts += ["\n## Not in messages\n", table(("where", "language", "not", "instead"), forbidden)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
