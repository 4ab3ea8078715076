"""What a newcomer touches, as the map promises (docs/architecture.md): counted where it can be."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
LANGUAGES = {"en", "fr", "ru"}
BUILT = {"_client", "__pycache__"}
# Wanted, not needed: a word without a drawing is still said in words, and a net that does not read
# it judges by what it brings.
WANTED = {
    "web/src/art/symbols.svg",
    "web/src/games/suburbia/pictures.json",
    "src/burgh/games/suburbia/engine/features.py",
}


def shipped() -> list[str]:
    """Every file of the engine and the client, by its path; what was built is left out."""
    found = (path for room in ("src", "web/src") for path in (ROOT / room).rglob("*"))
    kept = (path for path in found if path.is_file() and not BUILT & set(path.parts))
    return [path.relative_to(ROOT).as_posix() for path in kept if path.suffix != ".so"]


def naming(pattern: str, *, case: bool = True) -> set[str]:
    """The shipped files in which something occurs, generated ones and tests left out."""
    wanted = re.compile(pattern, 0 if case else re.IGNORECASE)
    return {
        path
        for path in shipped()
        if ".gen." not in path
        and ".test." not in path
        and wanted.search((ROOT / path).read_text("utf-8", errors="ignore"))
    }


def is_words(path: str) -> bool:
    return path.endswith(".ftl")


def test_an_effect_word_stands_in_six_files() -> None:
    """Counted with the latest word of Suburbia: data, vocabulary, rule, and three languages."""
    found = naming(r"\bown_lakes\b", case=False) - WANTED
    assert len(found) <= 6, found
    assert {"tiles.toml", "tables.py", "effects.py"} <= {Path(path).name for path in found}


def test_a_channel_of_notices_is_one_module_and_its_words() -> None:
    code = {path for path in naming("webhook", case=False) if not is_words(path)}
    assert code == {"src/burgh/server/channels/webhook.py"}


def test_a_language_is_only_words() -> None:
    """No list of languages in the code: each is there by its files, in every folder of words.

    Extra, for languages that need it: typography, and what an edition words its own way.
    """
    listed = naming(r"""["'](fr|ru)["']""")
    assert {path for path in listed if not is_words(path)} == {"src/burgh/core/typography.py"}
    folders: dict[Path, set[str]] = {}
    for path in shipped():
        if is_words(path):
            folders.setdefault(Path(path).parent, set()).add(Path(path).stem)
    whole = {tuple(sorted(found)) for folder, found in folders.items() if folder.name == "text"}
    assert whole == {tuple(sorted(LANGUAGES))}
    own_wording = [folder for folder in folders if folder.name != "text"]
    assert all(folder.parent in folders for folder in own_wording), own_wording


def test_a_title_of_another_package_is_named_nowhere() -> None:
    titles = [path.name for path in (ROOT / "examples" / "titles").iterdir() if path.is_dir()]
    assert titles
    assert naming("|".join(titles), case=False) == set()
