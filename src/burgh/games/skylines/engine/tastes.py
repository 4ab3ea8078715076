"""What a style of play may like about a city: what stands there, and how its tracks stand.

While a card is being played its tile counts as built and its first row as carried out: else nobody
would play a card for what they like about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, vec
from burgh.games.skylines.engine.outlook import kept_within, row_amount
from burgh.games.skylines.engine.tables import (
    CRIME,
    HAPPINESS,
    MONEY,
    POLLUTION,
    SERVICE,
    SERVICES,
    SPOT,
    TILE,
    TRAFFIC,
    UNIQUE,
)

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

PARKS: Final[i64] = SERVICES.index("parks")

# Tiles by kind are named as the kinds are, and lie in their order; then these.
PARKS_TASTE: Final[i64] = 6
PLANS_TASTE: Final[i64] = 7
FIRST_TRACK: Final[i64] = 8
LIKED_TRACKS: Final = vec[i64]([HAPPINESS, MONEY, POLLUTION, TRAFFIC, CRIME])
TASTES: Final[tuple[str, ...]] = (
    "residential",
    "commercial",
    "industrial",
    "utility",
    "service",
    "unique",
    "parks",  # of the services
    "plans",  # unique buildings in hand
    "happiness",
    "money",
    "pollution",
    "traffic",
    "crime",
)


def tastes_into(table: Skylines, seat: i64, buffer: vec[i64]) -> None:
    """Write what a style may like, in the order of TASTES: tiles, plans, tracks."""
    for i in range(i64(len(buffer))):
        buffer[i] = 0
    for i in range(i64(len(table.built))):
        count(table, i64(table.built[i]), buffer)
    deck = table.rules.tables.deck
    for i in range(table.held[seat]):
        if deck.kind[table.hand(seat, i)] == UNIQUE:
            buffer[PLANS_TASTE] += 1
    for i in range(i64(len(LIKED_TRACKS))):
        buffer[FIRST_TRACK + i] = table.markers[LIKED_TRACKS[i]]
    if table.due == TILE or table.due == SPOT:
        expect(table, buffer)


def count(table: Skylines, tile: i64, buffer: vec[i64]) -> None:
    """Count a tile."""
    outlines = table.rules.tables.outlines
    buffer[outlines.kind[tile]] += 1
    if outlines.kind[tile] == SERVICE and outlines.service[tile] == PARKS:
        buffer[PARKS_TASTE] += 1


def expect(table: Skylines, buffer: vec[i64]) -> None:
    """Add the card being played: any tile of it is of its kind."""
    deck = table.rules.tables.deck
    count(table, deck.offer[deck.offer_first[table.card]], buffer)
    for i in range(i64(len(LIKED_TRACKS))):
        track = LIKED_TRACKS[i]
        amount = row_amount(table, table.card, track)
        if track == MONEY:
            amount -= deck.cost[table.card]
        buffer[FIRST_TRACK + i] = kept_within(table, track, table.markers[track] + amount)
