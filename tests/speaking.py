"""Who speaks about what is in a box, whatever is played with it."""

from __future__ import annotations

import burgh
from burgh.core.speaker import speaker
from burgh.core.title import AnySpeaker


def speaker_of(key: str, language: str, *packs: str) -> AnySpeaker:
    """Who speaks about a title with packs, and with no options chosen."""
    title = burgh.title(key)
    return speaker(title.words, key, (title.package,), packs, language)
