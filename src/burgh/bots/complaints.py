"""What is wrong with a bot that was asked for, by the messages of `text/`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgh.core.malformed import Complaints, Malformed
from burgh.core.said import quoted

wrong: Final = Complaints("burgh.bots")


def no_setting(bot: str, name: str, known: Iterable[str]) -> Malformed:
    """Say that a bot has no such setting, and which it has."""
    return wrong("bot", "bot-no_setting", bot=bot, name=quoted(name), known=", ".join(known))
