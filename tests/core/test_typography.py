"""Messages are printed as their language prints them, however their authors typed them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from burgh.core.text import load

NAME: Final = "O'Neil : 5 %"  # an argument, which stays as it is


class Example(msgspec.Struct):
    """What an author typed, and how it is set. The browser's tests read the same list."""

    language: str
    typed: str
    set: str


EXAMPLES: Final = msgspec.json.decode(
    Path(__file__).parents[1].joinpath("typography.json").read_bytes(), type=list[Example]
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.typed)
def test_a_message_is_set_when_it_is_loaded(example: Example) -> None:
    """Apostrophes, quotes and spaces are the language's own; names and code stay as they are."""

    def written(_language: str) -> str:
        choice = f"    {{ $name ->\n       *[a] {example.typed}\n    }}"
        return f"plain = {example.typed}\nchoice =\n{choice}\n"

    words = load((), example.language, written)
    assert words.say("plain", name=NAME) == example.set
    assert words.say("choice", name=NAME) == example.set
