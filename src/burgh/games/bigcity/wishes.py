"""Moves a player may have in mind, one for each thing on the table: legal ones and others."""

from __future__ import annotations

from collections.abc import Iterator

from burgh.core.moves import Move
from burgh.games.bigcity.engine.choice import BUILD, TRAM, verb_of, which_of
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import ACT, REFILL
from burgh.games.bigcity.lookup import card_names, footprint, street_name
from burgh.games.bigcity.moves import (
    Build,
    Discard,
    District,
    Draw,
    Exchange,
    Pass,
    Play,
    Trade,
    Tram,
)
from burgh.games.bigcity.refuse import refuse
from burgh.games.bigcity.written import held


def wishes(table: BigCity) -> Iterator[Move]:
    """A move for each piece, card and district that one may want and cannot simply have."""
    if table.due == ACT:
        legal = table.legal()
        possible = {int(which_of(move)) for move in legal if verb_of(move) == BUILD}
        pieces = range(len(table.rules.tables.pieces))
        lots = lots_in_hand(table)
        yield from (build(table, piece, lots) for piece in pieces if piece not in possible)
        yield from (Discard(card) for card in hand(table))
        districts = range(1, int(table.rules.tables.boards.districts) + 1)
        yield from (District(district) for district in districts)
        if table.plan.streets and not any(verb_of(move) == TRAM for move in legal):
            yield Tram(street_name(table, int(table.plan.streets[0])))
        if table.rules.trade:
            yield Trade()
        yield Exchange()
        yield Pass()
    elif table.due == REFILL:
        yield from (Draw(pile + 1) for pile in range(int(table.rules.tables.cards.piles)))


def hand(table: BigCity) -> list[str]:
    """Name the cards of the one who decides."""
    return card_names(table, held(table, int(table.active)))


def lots_in_hand(table: BigCity) -> list[int]:
    """The lots of the city whose cards the one who decides holds, in the city's order."""
    printed = table.rules.tables.cards
    cards = held(table, int(table.active))
    lots = sorted(int(printed.lot[card]) for card in cards if card < printed.count)
    return [lot for lot in lots if lot >= 0 and table.plan.has_lot(lot)]


def build(table: BigCity, piece: int, held: list[int]) -> Move:
    """The way to build a piece where there is most to learn from why it is refused."""
    printed = table.rules.tables.pieces[piece]
    if printed.card >= 0:
        return Play(printed.name)
    found, least = Build(printed.name, ()), len(ORDER) + 1
    for lots in worth_judging(table, piece, held):
        way = Build(printed.name, lots)
        hard = hardness(table, way)
        if hard < least:
            found, least = way, hard
        if least == 0:  # no way teaches more
            break
    return found


def worth_judging(table: BigCity, piece: int, held: list[int]) -> list[tuple[int, ...]]:
    """Give the lots a piece would cover where every card is held, and one way that lacks a card.

    All that lack a card are refused alike, and they are many.
    """
    numbers = table.rules.tables.boards.lot_number
    ways = [site for lot in held for site in sites(table, piece, lot)]
    paid = set(held)
    judged = [site for site in ways if paid.issuperset(site)]
    judged += [site for site in ways if not paid.issuperset(site)][:1]
    return [tuple(sorted(int(numbers[lot]) for lot in site)) for site in judged]


def sites(table: BigCity, piece: int, lot: int) -> Iterator[list[int]]:
    """Give every way a piece can lie, begun at a lot."""
    ways = table.rules.tables.orientations
    shape = table.rules.tables.pieces[piece].shape
    for way in range(ways.first[shape], ways.first[shape + 1]):
        found = footprint(table, way, lot)
        if found is not None:
            yield found


ORDER = ("card_missing", "occupied", "shape")  # what a player knows already, before conditions


def hardness(table: BigCity, way: Build) -> int:
    """Say how little there is to learn from why a way is refused."""
    refusal = refuse(table, way)
    return 1 + ORDER.index(refusal.key) if refusal and refusal.key in ORDER else 0
