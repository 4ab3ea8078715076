"""Names: when two look the same to a reader, and which may stand for an account.

The idea is that of Unicode's confusables (UTS 39), kept to the letters that people here write with:
a name keeps to one script, and names are compared by a skeleton where look-alikes are one letter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from typing import Final

from burgh.core.malformed import Malformed

SHORTEST: Final = 3
LONGEST: Final = 32
SIGNS: Final = "._-"
# Letters beyond these ranges are phonetic signs, small capitals and the like: made to look alike.
RANGES: Final[dict[str, tuple[range, ...]]] = {
    "LATIN": (range(0x250), range(0x1E00, 0x1F00)),
    "CYRILLIC": (range(0x400, 0x460), range(0x48A, 0x530)),
    "GREEK": (range(0x370, 0x400), range(0x1F00, 0x2000)),
}
JAPANESE: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA"})
CYRILLIC: Final = "абгеёзикнорпстухіјѕһӏԁԛԝьѵ"
AS_LATIN: Final = "a6reë3ukhopnctyxijshldqwbv"
GREEK: Final = "αβγεηικνορστυχω"
GREEK_AS_LATIN: Final = "aßyenikvopotuxw"
LOOK_ALIKES: Final = {
    **dict(zip(CYRILLIC, AS_LATIN, strict=True)),
    **dict(zip(GREEK, GREEK_AS_LATIN, strict=True)),
    **{"ı": "i", "ɑ": "a", "ɡ": "g", "0": "o", "1": "l", "|": "l", "’": "'", "‐": "-", "–": "-"},
    "m": "rn",
    "м": "rn",
}


def account_name(text: str) -> str:
    """The name of an account as it is kept; `Malformed` says what cannot be one."""
    name = plain_form(text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise Malformed("account", f"{SHORTEST} to {LONGEST} letters, digits, dots, hyphens")
    if not all(is_sign(c) or c.isalpha() for c in name):
        raise Malformed("account", "letters, digits, dots, hyphens and underscores only")
    if not is_one_script(name):
        raise Malformed("account", "letters of one script only")
    return name


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that a reader takes for each other."""
    shown = "".join(c for c in plain_form(name) if unicodedata.category(c) not in ("Cf", "Mn"))
    return " ".join("".join(LOOK_ALIKES.get(c, c) for c in shown).split())


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether a reader would take a name for one of others; no name is like no other."""
    looks = skeleton(name)
    return bool(looks) and any(looks == skeleton(other) for other in others)


def unlike(name: str, others: Collection[str]) -> str:
    """A name that nobody takes for one of others: with a number behind it where it must be."""
    number = 2
    found = name
    while looks_like(found, others):
        found = f"{name} {number}"
        number += 1
    return found


def plain_form(text: str) -> str:
    """A text without differences that nobody sees: of case, of form, of the space around it."""
    once = unicodedata.normalize("NFKC", text.strip()).casefold()
    return unicodedata.normalize("NFKC", once).strip()


def is_sign(letter: str) -> bool:
    """Whether it is a digit or a sign that any script may use."""
    return letter in SIGNS or (letter.isascii() and letter.isdecimal())


def is_one_script(name: str) -> bool:
    """Whether all letters are of one script, and none only made to look like one."""
    scripts = {script(letter) for letter in name if not is_sign(letter)}
    return (len(scripts) <= 1 and "" not in scripts) or scripts <= JAPANESE


def script(letter: str) -> str:
    """The script of a letter; nothing for one that no language writes."""
    found = unicodedata.name(letter, " ").split(maxsplit=1)[0].partition("-")[0]
    ranges = RANGES.get(found)
    is_usual = ranges is None or any(ord(letter) in each for each in ranges)
    return found if is_usual else ""
