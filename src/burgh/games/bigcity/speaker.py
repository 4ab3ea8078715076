"""Who speaks for Big City in a language, with the words the packs in play bring along."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from burgh.core.text import load
from burgh.core.title import Speaker
from burgh.games.bigcity.content import PACKS, content
from burgh.games.bigcity.options import Options, packs_in_play
from burgh.games.bigcity.state import BigCity


def speaker(language: str, options: Options) -> Speaker[BigCity]:
    """Give the speaker of a language for a game with these options."""
    return with_packs(language, packs_in_play(options))


@lru_cache(maxsize=32)
def with_packs(language: str, packs: tuple[str, ...]) -> Speaker[BigCity]:
    """Read the words: what all titles share, Big City's, then each pack's `text` folder."""
    from burgh.games.bigcity.words import BigCitySpeaker  # Fluent is slow to import

    shared = (files("burgh.core") / "text", files("burgh.games.bigcity") / "text")
    folders = [PACKS.folder(pack) / "text" for pack in packs if not pack.startswith("{")]
    return BigCitySpeaker(load((*shared, *folders), language), content(packs))
