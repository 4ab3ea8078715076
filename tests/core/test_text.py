"""Words: how the files of a language are read."""

from __future__ import annotations

from pathlib import Path

import fluent.runtime
import pytest

from burgh.core import text
from burgh.core.text import load


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what is parsed, as if nothing had been before."""
    found: list[str] = []
    parse = fluent.runtime.FluentResource

    def noting(source: str) -> object:
        found.append(source)
        return parse(source)

    monkeypatch.setattr(fluent.runtime, "FluentResource", noting)
    text.read.cache_clear()
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder of words: French lacks one of the two messages."""
    (tmp_path / "en.ftl").write_text("yes = Yes\nno = No\n")
    (tmp_path / "fr.ftl").write_text("yes = Oui\n")
    return tmp_path


def test_a_file_of_words_is_parsed_once(folder: Path, parsed: list[str]) -> None:
    """However many ask for it: parsing takes longer than all that is said."""
    for _ in range(3):
        assert load([folder], "fr").say("yes") == "Oui"
    assert len(parsed) == 1


def test_english_is_read_where_a_language_lacks_words(folder: Path, parsed: list[str]) -> None:
    """And not before; a key that nobody has words for is shown as it is."""
    words = load([folder], "fr")
    assert words.say("yes") == "Oui"
    assert len(parsed) == 1
    assert (words.say("no"), words.say("perhaps")) == ("No", "perhaps")
    assert len(parsed) == 2
