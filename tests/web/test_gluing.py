"""No sentence is put together in code: files of words say `label-value` and `list-parts`.

A colon has a space before it in French and none in English, so a sentence glued by ": " is
wrong somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "web" / "src"
ENGINE: Final = ROOT / "src" / "burgh"
JOINED: Final = re.compile(r"""["'`][:;] ["'`]\)?\s*\.join\(|\.join\(["'`][:;] ["'`]\)""")
TEMPLATE: Final = re.compile(r"\$\{[^{}]*\}[:;] \$\{")
MARKUP: Final = re.compile(r"(?<!\$)\{[^{}]*\}[:;] \{(?!#|/|:|@)")
F_STRING: Final = re.compile(r"""f"[^"]*\}[:;] \{|f'[^']*\}[:;] \{""")

# Not sentences for players: the form `place: problem` of compilers, for who wrote a file or a
# command line, headers of HTTP, and samples.
FOR_AUTHORS: Final = re.compile(
    r"Problem\(|Malformed\(|wrong\(|placed\(|Undelivered\(|__name__|\bproblem\b"
    r"|error\.filename|cannot read|self\.cause|print\(f\"\{name\}|'; '\.join\(places\)"
)
HEADERS: Final = ENGINE / "server" / "security.py"
ROOMS: Final = ("core", "games", "study", "table", "server", "cli")  # which players read
SCRIPT: Final = re.compile(r"<script.*?</script>", re.DOTALL)


def lines(folder: Path, *endings: str) -> Iterator[tuple[Path, int, str]]:
    """Every line of code of a folder but those of tests, with its place."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in endings and ".test." not in file.name and ".gen." not in file.name:
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                yield file, number, line


def markup(file: Path) -> str:
    """What a component puts on the page: all but its script."""
    return SCRIPT.sub("", file.read_text(encoding="utf-8")) if file.suffix == ".svelte" else ""


def test_the_client_glues_no_sentence() -> None:
    """Neither templates nor markup nor `join` put a colon or semicolon between words."""
    found = [
        f"{file.relative_to(ROOT)}:{number} {line.strip()}"
        for file, number, line in lines(CLIENT, ".ts", ".svelte")
        if JOINED.search(line) or TEMPLATE.search(line)
    ]
    for file in CLIENT.rglob("*.svelte"):
        found += [f"{file.relative_to(ROOT)} {glued}" for glued in MARKUP.findall(markup(file))]
    assert not found


def test_the_engine_glues_no_sentence() -> None:
    """Neither f-strings nor `join` put a colon or semicolon between words."""
    found = [
        f"{file.relative_to(ROOT)}:{number} {line.strip()}"
        for room in ROOMS
        for file, number, line in lines(ENGINE / room, ".py")
        if file != HEADERS
        and (JOINED.search(line) or F_STRING.search(line))
        and not FOR_AUTHORS.search(line)
    ]
    assert not found
