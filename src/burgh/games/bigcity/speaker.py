"""Who speaks for Big City in a language, with the words the packs in play bring along."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, cast

from burgh.core.packs import pack_folder
from burgh.core.text import load
from burgh.core.title import Speaker
from burgh.games.bigcity.content import content
from burgh.games.bigcity.options import Options, packs_in_play


def speaker(language: str, options: Any) -> Speaker:
    """Give the speaker of a language for a game with these options."""
    return with_packs(language, packs_in_play(cast(Options, options)))


@lru_cache(maxsize=32)
def with_packs(language: str, packs: tuple[str, ...]) -> Speaker:
    """Read the words: what all titles share, Big City's, then each pack's `text` folder."""
    from burgh.games.bigcity.words import BigCitySpeaker  # Fluent is slow to import

    shared = (files("burgh.core") / "text", files("burgh.games.bigcity") / "text")
    folders = [pack_folder("bigcity", pack) / "text" for pack in packs if not pack.startswith("{")]
    return BigCitySpeaker(load((*shared, *folders), language), content(packs))
