"""The drawings and colours of the client, for pictures: read from where the client has them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from burgh.core.folders import package_folder

PACKAGE: Final = package_folder("burgh")
# In a checkout the client's sources; in an installed package what its build has copied.
HOMES: Final = (PACKAGE.parent.parent / "web/src", PACKAGE / "_client/drawn")
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
COLOUR: Final = re.compile(r"--([\w-]+):\s*(#[0-9a-fA-F]{3,8})")
VARIABLE: Final = re.compile(r"var\(--([\w-]+)(?:,[^)]*)?\)")
CLASS: Final = re.compile(r'class="([^"]*)"')
ROUND: Final = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

Tones = Mapping[str, str]


class NotDrawn(Exception):  # noqa: N818 - a fact about this copy, not an error
    """The client's drawings are not here: this copy was put together without them."""


@dataclass(frozen=True, slots=True)
class Art:
    """Symbols by name with their width, light colours by name, and where they were found."""

    symbols: Mapping[str, tuple[float, str]]
    colours: Mapping[str, str]
    home: Path

    def drawn(self, title: str, group: str, thing: str) -> list[str]:
        """The symbols of a thing, one for each lot or square; a pack's own has the back."""
        return drawings(self.home, title).get(group, {}).get(thing, ["p-back"])

    def category(self, title: str, kind: str) -> str:
        """Whose colours a kind of thing has; what has none of its own is civic."""
        return kinds(self.home, title).get(kind, "civ")

    def tones(self, category: str = "") -> Tones:
        """What the classes of a symbol stand for on things of a category, as base.css has it."""
        own = self.colours
        if not category:
            return {"k": own["ink"], "m": own["muted"], "h": own["surface"], "sky": own["surface"]}
        base = "res" if category == "park" else category
        found = {"k": own[f"{base}-deep"], "m": own[f"{base}-mid"], "h": own["tile-paper"]}
        if category == "park":
            return found | {"sky": own["grass"], "label": own["grass"]}
        return found | {"sky": own[f"{base}-sky"], "label": own[f"{base}-label"]}

    def inside(self, name: str, tones: Tones) -> str:
        """What a symbol is made of, in these tones."""
        _, drawn = self.symbols[name]
        toned = CLASS.sub(lambda found: self.paint(found[1], tones), drawn)
        return VARIABLE.sub(lambda found: self.named(found[1], tones), toned)

    def paint(self, classes: str, tones: Tones) -> str:
        """The attributes that a class of a symbol gives."""
        found = []
        for each in classes.split():
            if each in ("k", "m", "h"):
                found.append(f'fill="{tones[each]}"')
            elif each == "ln":
                found.append(f'fill="{self.colours["line-red"]}"')
            elif each in ("ks", "ms", "hs", "os"):
                tone = "k" if each == "os" else each[0]
                found.append(f'{ROUND} stroke="{tones[tone]}"')
        return " ".join(found)

    def named(self, name: str, tones: Tones) -> str:
        """A colour that a symbol names by itself."""
        return tones.get(name) or self.colours.get(name) or self.colours["ink"]


@lru_cache(maxsize=1)
def art() -> Art:
    """The client's art; `NotDrawn` where it cannot be found."""
    for home in HOMES:
        symbols, tokens = home / "art/symbols.svg", home / "art/tokens.css"
        if symbols.is_file() and tokens.is_file():
            light = tokens.read_text(encoding="utf-8").partition("[data-theme='dark']")[0]
            found = SYMBOL.findall(symbols.read_text(encoding="utf-8"))
            return Art(
                {name: at_origin(box, drawn) for name, box, drawn in found},
                dict(COLOUR.findall(light)),
                home,
            )
    raise NotDrawn


def at_origin(box: str, drawn: str) -> tuple[float, str]:
    """A drawing whose upper left corner is the origin, and how wide it is."""
    x, y, width, _ = map(float, box.split())
    return width, f'<g transform="translate({-x:g} {-y:g})">{drawn}</g>' if x or y else drawn


@lru_cache(maxsize=16)
def drawings(home: Path, title: str) -> dict[str, dict[str, list[str]]]:
    """Which symbols show the things of a title."""
    return msgspec.json.decode(
        (home / f"games/{title}/pictures.json").read_bytes(), type=dict[str, dict[str, list[str]]]
    )


@lru_cache(maxsize=16)
def kinds(home: Path, title: str) -> dict[str, str]:
    """The categories of the kinds of things in a title."""
    return msgspec.json.decode(
        (home / f"games/{title}/kinds.json").read_bytes(), type=dict[str, str]
    )
