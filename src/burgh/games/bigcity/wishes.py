"""Moves a player may have in mind, one for each thing on the table: legal ones and others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from burgh.core.moves import Move
from burgh.core.state import State
from burgh.games.bigcity import cards
from burgh.games.bigcity.choice import BUILD, TRAM, verb_of, which_of
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
    street_name,
)
from burgh.games.bigcity.refuse import refuse
from burgh.games.bigcity.state import BigCity
from burgh.games.bigcity.tables import ACT, REFILL


def wishes(state: State) -> Iterator[Move]:
    """Give a move for each piece, card and district that one may want and cannot simply have."""
    table = cast(BigCity, state)
    if table.due == ACT:
        legal = table.legal()
        possible = {int(which_of(move)) for move in legal if verb_of(move) == BUILD}
        pieces = range(len(table.rules.tables.pieces))
        yield from (build(table, piece) for piece in pieces if piece not in possible)
        yield from (Discard(card) for card in hand(table))
        districts = range(1, int(table.rules.tables.boards.districts) + 1)
        yield from (District(district) for district in districts)
        if table.plan.streets and not any(verb_of(move) == TRAM for move in legal):
            yield Tram(street_name(table, int(table.plan.streets[0])))
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
    """Give the way to build a piece where there is most to learn from why it is refused."""
    printed = table.rules.tables.pieces[piece]
    if printed.card >= 0:
        return Play(printed.name)
    found, least = Build(printed.name, ()), len(ORDER) + 1
    for lots in sites(table, piece):
        way = Build(printed.name, lots)
        hard = hardness(table, way)
        if hard < least:
            found, least = way, hard
        if least == 0:  # no way teaches more
            break
    return found


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
    """Say how little there is to learn from why a way is refused."""
    refusal = refuse(table, way)
    return 1 + ORDER.index(refusal.key) if refusal and refusal.key in ORDER else 0
