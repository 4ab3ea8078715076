"""Moves a player may have in mind, one for each thing on the table: legal ones and others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from burgh.core.moves import Move
from burgh.core.state import State
from burgh.games.bigcity import cards
from burgh.games.bigcity.moves import (
    Build,
    Discard,
    District,
    Draw,
    Exchange,
    Pass,
    Play,
    Tram,
    footprint,
    name,
    street_name,
)
from burgh.games.bigcity.refuse import refuse
from burgh.games.bigcity.state import BigCity
from burgh.games.bigcity.tables import ACT, REFILL


def wishes(state: State) -> Iterator[Move]:
    """Give a move for each piece, card, district and street; in other phases for each pile."""
    table = cast(BigCity, state)
    if table.due == ACT:
        yield from (build(table, piece) for piece in range(len(table.rules.tables.pieces)))
        yield from (Discard(card) for card in hand(table))
        districts = range(1, int(table.rules.tables.boards.districts) + 1)
        yield from (District(district) for district in districts)
        yield from (Tram(street) for street in streets(table))
        yield Exchange()
        yield Pass()
    elif table.due == REFILL:
        yield from (Draw(pile + 1) for pile in range(int(table.rules.tables.cards.piles)))


def hand(table: BigCity) -> list[str]:
    """Name the cards of the one who decides."""
    first = table.active * table.stride
    held = table.hands[first : first + int(table.hand_size[table.active])]
    return [table.rules.tables.cards.names[card] for card in held]


def build(table: BigCity, piece: int) -> Move:
    """Give a way to build a piece: a legal one, else where least stands in its way."""
    printed = table.rules.tables.pieces[piece]
    if printed.card >= 0:
        return Play(printed.name)
    legal = (name(table, move) for move in table.legal())
    ways = [move for move in legal if isinstance(move, Build) and move.piece == printed.name]
    ways += [Build(printed.name, lots) for lots in sites(table, piece)]
    return min(ways, key=lambda way: hardness(table, way), default=Build(printed.name, ()))


def sites(table: BigCity, piece: int) -> Iterator[tuple[int, ...]]:
    """Give the lots a piece would cover, begun at each lot of which the card is held."""
    ways = table.rules.tables.orientations
    shape = table.rules.tables.pieces[piece].shape
    numbers = table.rules.tables.boards.lot_number
    for lot in range(len(numbers)):
        card = table.rules.tables.cards.of_lot[lot]
        if not table.plan.has_lot(lot) or not cards.holds_card(table, table.active, card):
            continue
        for way in range(ways.first[shape], ways.first[shape + 1]):
            found = footprint(table, way, lot)
            if found is not None:
                yield tuple(sorted(int(numbers[covered]) for covered in found))


ORDER = ("card_missing", "occupied", "shape")  # what a player knows already, before conditions


def hardness(table: BigCity, way: Build) -> int:
    """Say how little there is to learn from why a way is refused; 0 if it is not."""
    refusal = refuse(table, way)
    if refusal is None:
        return 0
    return 1 if refusal.key not in ORDER else 2 + ORDER.index(refusal.key)


def streets(table: BigCity) -> list[str]:
    """Name every street of the city."""
    return [street_name(table, int(edge)) for edge in table.plan.streets]
