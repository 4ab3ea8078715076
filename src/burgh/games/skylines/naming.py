"""The engine's numbers by name: cards, boards, the entries of a ledger."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgh.core.ledger import NOWHERE, Entry
from burgh.core.values import Change
from burgh.games.skylines.engine.choice import box_of
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    BACK,
    BOARD_CAUSE,
    EXCHANGE_CAUSE,
    KINDS,
    LEDGER_TRACKS,
    LEVELS,
    ROLE_BACK,
    SERVICE_CAUSE,
    SERVICES,
    TRACK_CAUSE,
    TRACKS,
    ZONE_CAUSE,
)
from burgh.games.skylines.words import why
from burgh.shapes.polyomino import square_at

BACKS: Final = {
    int(ROLE_BACK): "back-role",
    **{int(BACK) + i: f"back-{level}" for i, level in enumerate(LEVELS)},
}
STEPS: Final = ("exchange", "swap", "limit")


def card_name(table: Skylines, card: int) -> str:
    return BACKS[card] if card in BACKS else table.rules.tables.deck.names[card]


def board_names(table: Skylines) -> list[str]:
    """Name the boards of the layout by place."""
    names = table.rules.tables.board_names
    return [names[board] for board in table.city.board]


def name_entry(state: Skylines, entry: Entry) -> Change:
    """A ledger entry in names."""
    cause = name_cause(state, entry.cause)
    at = None if entry.place == NOWHERE else name_box(entry.place)
    return Change(
        entry.seat,
        LEDGER_TRACKS[entry.track],
        entry.amount,
        entry.applied,
        cause,
        at,
        entry.rule,
        why(cause),
    )


@cache
def name_box(place: int) -> str:
    """Name a square as moves do; a ledger names the same few again and again."""
    return str(square_at(box_of(place)))


def name_cause(table: Skylines, cause: int) -> str:
    """Name what changed a number: a card, a track, a board, or a step of the rules (K15.1)."""
    if cause < TRACK_CAUSE:
        return card_name(table, cause)
    if cause < SERVICE_CAUSE:
        return f"track:{TRACKS[cause - TRACK_CAUSE]}"
    if cause < ZONE_CAUSE:
        return f"service:{SERVICES[cause - SERVICE_CAUSE]}"
    if cause < EXCHANGE_CAUSE:
        return f"zone:{KINDS[cause - ZONE_CAUSE]}"
    if cause < BOARD_CAUSE:
        return STEPS[cause - EXCHANGE_CAUSE]
    return f"board:{table.rules.tables.board_names[cause - BOARD_CAUSE]}"


def name_reveal(state: Skylines, thing: int) -> str:
    """Name a card that a move showed."""
    return card_name(state, thing)
