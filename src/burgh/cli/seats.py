"""Who sits where: which seats decide, and what everybody is called."""

from __future__ import annotations

from typing import Any

from burgh.core.text import words
from burgh.core.title import Speaker, Title
from burgh.play.match import deciding_seats


def seat_names(title: Title, options: Any, seats: int, speaker: Speaker) -> list[str]:
    """Name every seat: players by number, an automatic opponent as the title calls it."""
    deciding = deciding_seats(title, options)
    shared = words("burgh.cli", speaker.words.language)
    named = speaker.words.knows("bot-name")
    return [
        speaker.words.say("bot-name")
        if named and seat not in deciding
        else shared.say("player", number=seat + 1)
        for seat in range(seats)
    ]


def account_name(names: list[str], seat: int, language: str) -> str:
    """Name a seat, or the table where tracks are shared."""
    return names[seat] if seat >= 0 else words("burgh.cli", language).say("play-everybody")
