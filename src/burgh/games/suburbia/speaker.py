"""Who speaks for Suburbia in a language, with the words a content pack brings along."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from burgh.core.text import load
from burgh.core.title import Speaker
from burgh.games.suburbia.content import PACKS, content
from burgh.games.suburbia.options import Options
from burgh.games.suburbia.state import Suburbia


def speaker(language: str, options: Options) -> Speaker[Suburbia]:
    """Give the speaker of a language for a game with these options."""
    return with_packs(language, options.packs)


@lru_cache(maxsize=32)
def with_packs(language: str, packs: tuple[str, ...]) -> Speaker[Suburbia]:
    """Read the words: what all titles share, Suburbia's, then each pack's `text` folder."""
    from burgh.games.suburbia.words import SuburbiaSpeaker  # Fluent is slow to import

    shared = (files("burgh.core") / "text", files("burgh.games.suburbia") / "text")
    told = load((*shared, *(PACKS.folder(pack) / "text" for pack in packs)), language)
    return SuburbiaSpeaker(told, content(packs))
