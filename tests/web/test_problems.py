"""Whatever the server refuses, the client says in the reader's words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from burgh.server.problems import STATUS

ROOT: Final = Path(__file__).parents[2]
REFUSED: Final = re.compile(r'Refused\(\s*"([a-z_]+)"')


def codes() -> set[str]:
    """Give every code that the server names when it refuses something."""
    sources = (ROOT / "src/burgh/server").rglob("*.py")
    return set(STATUS) | {code for each in sources for code in REFUSED.findall(each.read_text())}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    """A code without words would be shown as it is."""
    texts = (ROOT / "web/src/text").rglob(f"{language}.ftl")
    known = {
        key for text in texts for key in re.findall(r"^problem-(\w+) =", text.read_text(), re.M)
    }
    assert len(codes()) > 20
    assert codes() - known == set()
