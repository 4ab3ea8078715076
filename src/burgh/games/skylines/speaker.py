"""Who speaks for Skylines in a language, with the words a content pack brings along."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from burgh.core.text import load
from burgh.core.title import Speaker
from burgh.games.skylines.content import PACKS, content
from burgh.games.skylines.options import Options
from burgh.games.skylines.state import Skylines


def speaker(language: str, options: Options) -> Speaker[Skylines]:
    """Give the speaker of a language for a game with these options."""
    return with_packs(language, options.packs)


@lru_cache(maxsize=32)
def with_packs(language: str, packs: tuple[str, ...]) -> Speaker[Skylines]:
    """Read the words: what all titles share, Skylines', then each pack's `text` folder."""
    from burgh.games.skylines.words import SkylinesSpeaker  # Fluent is slow to import

    shared = (files("burgh.core") / "text", files("burgh.games.skylines") / "text")
    told = load((*shared, *(PACKS.folder(pack) / "text" for pack in packs)), language)
    return SkylinesSpeaker(told, content(packs))
