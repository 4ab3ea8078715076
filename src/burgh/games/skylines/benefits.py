"""What speaks for a decision in Skylines: markers it moves, the milestone, the own cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from burgh.core.benefits import Benefit, Deed, benefit, places_of
from burgh.core.moves import Move
from burgh.core.said import Arg, Said, listed, say, sign
from burgh.games.skylines.engine import milestones
from burgh.games.skylines.engine.outlook import milestones_left
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    EMPLOYMENT,
    FIRST_BURDEN,
    FIRST_UTILITY,
    HAPPINESS,
    LAST_BURDEN,
    LAST_UTILITY,
    MONEY,
    NO_TILE,
    OVERALL,
    SERVICES,
    TRACKS,
)
from burgh.games.skylines.facts import each_district, prices
from burgh.games.skylines.moves import QUARTER, Board, End, Lay, Place, Play
from burgh.games.skylines.naming import card_name
from burgh.games.skylines.where import cells_of
from burgh.games.skylines.words import card_name as said_card
from burgh.shapes.polyomino import cell_at, square_at

# About how much overall happiness something is worth; only the order of what is told rests on it.
A_COIN: Final = 0.3
A_RESERVE: Final = 0.3
A_CARD: Final = 1.0
READY: Final = 4.0
NEARER: Final = 1.5
LOW: Final = 1  # a supply up to here is soon used up


def benefits(deed: Deed[Skylines]) -> Iterator[Benefit]:
    """Markers that move for the better, then the milestone, then the own cards."""
    yield from happier(deed)
    yield from supplied(deed)
    yield from employed(deed)
    yield from relieved(deed)
    yield from the_milestone(deed)
    yield from served(deed)
    if isinstance(deed.move, Board):
        yield from cheapest(deed, deed.move)


def moved(deed: Deed[Skylines], track: int) -> tuple[int, int]:
    """Where the marker of a track was, and where it is."""
    return int(deed.before.markers[track]), int(deed.after.markers[track])


def from_to(track: int, before: int, after: int) -> dict[str, Said]:
    """Say a marker's way."""
    return {"track": say(f"track-{TRACKS[track]}"), "old": level(before), "new": level(after)}


def level(value: int) -> Said:
    """Say where a marker stands, with its sign."""
    return say("signed", sign=sign(value), size=abs(value))


def coins(amount: int) -> Said:
    return say("money", amount=amount)


# --- markers -----------------------------------------------------------------------------------


def happier(deed: Deed[Skylines]) -> Iterator[Benefit]:
    """Happiness, which comes again with every milestone; overall happiness and money at once."""
    before, after = moved(deed, HAPPINESS)
    left = int(milestones_left(deed.after))
    if after > before and left > 0:
        more = after - before
        args = from_to(HAPPINESS, before, after)
        yield benefit("happiness", "later", more * left, count=more, total=more * left, **args)
    before, after = moved(deed, OVERALL)
    if after > before:
        args = from_to(OVERALL, before, after)
        yield benefit("overall", "now", after - before, count=after - before, **args)
    before, after = moved(deed, MONEY)
    if after > before:
        won, all_in_all = coins(after - before), coins(after)
        yield benefit("coins", "now", (after - before) * A_COIN, money=won, new=all_in_all)


def supplied(deed: Deed[Skylines]) -> Iterator[Benefit]:
    """Power, water, garbage: below 0 they cost happiness, near 0 they are soon used up."""
    for track in range(FIRST_UTILITY, LAST_UTILITY + 1):
        before, after = moved(deed, track)
        args = from_to(track, before, after)
        if before < 0 and after > before:
            saved = min(after, 0) - before
            yield benefit("supply", "later", saved, count=saved, **args)
        elif 0 <= before <= LOW and after > before:
            yield benefit("reserve", "later", (after - before) * A_RESERVE, **args)


def employed(deed: Deed[Skylines]) -> Iterator[Benefit]:
    """Employment nearer to 0: less to pay at the end of the milestone."""
    before, after = moved(deed, EMPLOYMENT)
    spared = abs(before) - abs(after)
    if spared > 0:
        args = from_to(EMPLOYMENT, before, after)
        yield benefit("employment", "later", spared * A_COIN, money=coins(spared), **args)


def relieved(deed: Deed[Skylines]) -> Iterator[Benefit]:
    """Pollution, traffic, crime: what is left of them is taken off in the end."""
    for track in range(FIRST_BURDEN, LAST_BURDEN + 1):
        before, after = moved(deed, track)
        if after < before and not deed.after.is_over():
            less = before - after
            args = from_to(track, before, after)
            yield benefit("burden", "later", less, count=less, **args)


# --- the milestone -----------------------------------------------------------------------------


def the_milestone(deed: Deed[Skylines]) -> Iterator[Benefit]:
    """Tiles that districts lacked for the end of the milestone."""
    if len(deed.before.face_up) != len(deed.after.face_up) or deed.after.is_over():
        return
    before, after = lacking(deed.before), lacking(deed.after)
    if after < before:
        kind, weight = ("milestone_ready", READY) if after == 0 else ("milestone_near", NEARER)
        yield benefit(kind, "later", weight, count=after)


def lacking(table: Skylines) -> int:
    """Count the tiles that districts lack before the milestone may be ended."""
    return sum(int(district["lacks"]) for district in each_district(table))


def cheapest(deed: Deed[Skylines], move: Board) -> Iterator[Benefit]:
    """Say that no other board costs less."""
    found = {board: cost for board, cost in prices(deed.before).items() if is_next(deed, board)}
    cost = found.get(move.board, 0)
    if len(found) > 1 and cost == min(found.values()) < max(found.values()):
        saved = (max(found.values()) - cost) * A_COIN
        yield benefit("cheapest", "now", saved, money=coins(cost))


def is_next(deed: Deed[Skylines], board: str) -> bool:
    """Whether a board may be turned over now."""
    table = deed.before
    names = [table.rules.tables.board_names[each] for each in table.city.board]
    return bool(milestones.may_open(table, names.index(board)))


# --- the own cards -----------------------------------------------------------------------------


def served(deed: Deed[Skylines]) -> Iterator[Benefit]:
    """Cards in the own hand that ask for the service of a new building."""
    table = deed.after
    if len(table.built) <= len(deed.before.built):
        return
    service = int(table.rules.tables.outlines.service[int(table.built[-1])])
    if service < 0:
        return
    deck = table.rules.tables.deck
    wanting = [card for card in hand(table, deed.seat) if (int(deck.wanted[card]) >> service) & 1]
    if wanting:
        cards = listed("and", [said_card(card_name(table, card)) for card in wanting])
        args: dict[str, Arg] = {"service": say(f"service-{SERVICES[service]}"), "cards": cards}
        yield benefit("serves", "later", A_CARD * len(wanting), count=len(wanting), **args)


def hand(table: Skylines, seat: int) -> list[int]:
    """The cards that are seen in a hand."""
    cards = [int(table.hand(seat, i)) for i in range(table.held[seat])]
    return [card for card in cards if card < table.rules.tables.deck.count]


# --- the next turn -----------------------------------------------------------------------------


def plan(deed: Deed[Skylines], then: Sequence[tuple[Skylines, Move]]) -> Said | None:
    """The card that is likely played next, if it is in the hand already; or the milestone's end."""
    _, first = then[0]
    if isinstance(first, End):
        return say("plan-end")
    known = [card_name(deed.after, card) for card in hand(deed.after, deed.seat)]
    if isinstance(first, Play) and first.card in known:
        return say("plan-play", card=said_card(first.card))
    return None


def places(table: Skylines, move: Move) -> tuple[str, ...]:
    """The squares that a tile covers; a board that is laid has none yet."""
    match move:
        case Place(at, rot) if table.tile != NO_TILE:
            cells = cells_of(table, int(table.tile), cell_at(*at), rot // QUARTER)
            return tuple(str(square_at(cell)) for cell in cells)
        case Lay():
            return ()
        case _:
            return places_of(move)
