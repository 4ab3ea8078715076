"""What bots are called at a table: by their seat, and so that pins tell everybody apart.

A table keeps the name in Latin letters; a client writes it as its language does. So a name is free
only if nobody at the table begins with its letter in either script.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

# One a seat, in the order of the seats; the rest are for tables where a person has such a name.
IN_CYRILLIC: Final = {
    "Ada": "Ада",
    "Bruno": "Бруно",
    "Chiara": "Кьяра",
    "Dmitri": "Дмитрий",
    "Émile": "Эмиль",
    "Felix": "Феликс",
    "Gustav": "Густав",
    "Hanna": "Ханна",
    "Ivo": "Иво",
    "Juno": "Юнона",
}
NAMES: Final = tuple(IN_CYRILLIC)


def bot_name(seat: int, others: Iterable[str]) -> str:
    """Name the bot on a seat: the name of the seat, else one with an initial nobody else has."""
    taken = {
        letter
        for name in others
        if name
        for letter in (initials(name) if name in IN_CYRILLIC else {initial(name)})
    }
    own = NAMES[seat % len(NAMES)]
    free = (name for name in (own, *reversed(NAMES)) if not initials(name) & taken)
    return next(free, own)


def initials(name: str) -> set[str]:
    """The letters that may stand for a bot, by the script of whoever looks."""
    return {initial(name), initial(IN_CYRILLIC[name])}


def initial(name: str) -> str:
    """The letter that stands on a pin, whatever its case and accents."""
    return unicodedata.normalize("NFD", name.strip())[:1].casefold()
