"""Typography of messages: authors type freely, readers get the signs and spaces of their language.

The browser has the same rules in `web/src/words/typography.ts`; `tests/typography.json` holds both.
Only what a file says is touched: neither arguments, such as names, nor code between backticks.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.syntax import ast

Rule: TypeAlias = tuple[re.Pattern[str], str]

CODE: Final = re.compile(r"(`[^`]*`)")


def rules(*pairs: tuple[str, str]) -> tuple[Rule, ...]:
    """What is found, and what stands in its place."""
    return tuple((re.compile(found), put) for found, put in pairs)


# Spaces as authors type them: plain, no-break or narrow no-break.
EVERYWHERE: Final = rules(("[ \u00a0\u202f]+…", "…"))
RULES: Final = {
    "en": rules(("'", "’"), (r'(^|[\s(\[—–])"', r"\1“"), ('"', "”")),
    "fr": rules(
        ("'", "’"),
        ("«[ \u00a0\u202f]*", "«\u202f"),
        ("[ \u00a0\u202f]*»", "\u202f»"),
        ("[ \u00a0\u202f]+(?=[;:!?%$€])", "\u202f"),
    ),
    "ru": rules(("[ \u00a0\u202f]+—", "\u00a0—"), ("№[ \u00a0\u202f]*", "№\u00a0")),
}


def typeset(text: str, language: str, *, follows: bool = False) -> str:
    """Set a piece of a message; one that `follows` an argument has something before it."""
    return "".join(
        part if part.startswith("`") else set_plain(part, language, follows or bool(place))
        for place, part in enumerate(CODE.split(text))
    )


def set_plain(text: str, language: str, follows: bool) -> str:
    """Set text that holds no code."""
    before = "x" if follows else ""  # stands for what the text follows
    found = before + text
    for sign, put in (*EVERYWHERE, *RULES.get(language, ())):
        found = sign.sub(put, found)
    return found.removeprefix(before)


def typeset_resource(resource: ast.Resource, language: str) -> None:
    """Set every message of a file that was read."""
    from fluent.syntax import ast, visitor  # slow to import, and not always needed

    class Typesetter(visitor.Visitor):
        def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802 - Fluent's name
            for place, element in enumerate(pattern.elements):
                if isinstance(element, ast.TextElement):
                    element.value = typeset(element.value, language, follows=place > 0)
            self.generic_visit(pattern)

    Typesetter().visit(resource)
