"""What a browser loads first is small; what belongs to one title or language comes on demand."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest

CLIENT: Final = Path(__file__).parents[2] / "src/burgh/_client"
MOST: Final = 150_000
SCRIPTS: Final = {"latin": 50_000, "cyrillic": 20_000, "latin-ext": 90_000}  # bytes of the font

built = pytest.mark.skipif(not CLIENT.exists(), reason="the client is not built: make compile")


def manifest() -> dict[str, Any]:
    """Give what the build wrote, by source."""
    found: dict[str, Any] = json.loads((CLIENT / "manifest.json").read_text())
    return found


def reached(chunks: dict[str, Any], *starts: str) -> set[str]:
    """Give the scripts and styles that are loaded with these chunks, without asking for more."""
    files: set[str] = set()
    todo = list(starts)
    while todo:
        chunk = chunks[todo.pop()]
        if chunk["file"] not in files:
            files.update([chunk["file"], *chunk.get("css", ())])
            todo += chunk.get("imports", ())
    return files


def weight(files: set[str]) -> int:
    """Give the bytes of files as they travel."""
    return sum(len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in files)


@built
def test_the_first_page_needs_less_than_150_kb_of_script_and_style() -> None:
    """With the words of Russian, which has the most bytes, and of English behind it."""
    chunks = manifest()
    words = [key for key in chunks if key.startswith(("_words-ru-", "_words-en-"))]
    assert len(words) == 2
    first = reached(chunks, "index.html", "src/pages/Home.svelte", *words)
    assert weight(first) < MOST


@built
def test_no_title_and_no_language_comes_with_the_shell() -> None:
    """The shell is one script; titles, words and charts have files of their own."""
    chunks = manifest()
    shell = reached(chunks, "index.html")
    for key, chunk in chunks.items():
        if key.startswith("_words-") or "/games/" in key or "uplot" in key:
            assert chunk["file"] not in shell, key


@built
def test_the_font_is_shipped_in_one_small_file_a_script() -> None:
    """English and French need 48 kB of it, Russian 19 kB more; latin-ext is for rare names only."""
    fonts = {
        Path(key).name.removeprefix("inter-").removesuffix("-wght-normal.woff2"): chunk["file"]
        for key, chunk in manifest().items()
        if key.endswith(".woff2")
    }
    assert fonts.keys() == SCRIPTS.keys()
    for script, file in fonts.items():
        assert (CLIENT / file).stat().st_size < SCRIPTS[script], script


def test_the_lock_of_the_client_names_no_registry() -> None:
    """Whoever installs asks the registry they have chosen themselves."""
    lock = json.loads((CLIENT.parents[2] / "web/package-lock.json").read_text())
    assert [name for name, each in lock["packages"].items() if "resolved" in each] == []
