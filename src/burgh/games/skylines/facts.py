"""What follows from a position by the rules and a client shows (docs/positions/skylines.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from burgh.core.ints import i64, vec
from burgh.core.ledger import Ledger
from burgh.games.skylines.engine import cards, milestones
from burgh.games.skylines.engine.districts import City, labelled
from burgh.games.skylines.engine.effects import row_step
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    ARRANGE,
    BOARD,
    COUNTS,
    LEDGER_TRACKS,
    NO_CARD,
    TRACK_CAUSE,
)
from burgh.games.skylines.naming import BACKS, board_names, card_name
from burgh.shapes.polyomino import square_at


def facts(table: Skylines) -> dict[str, Any]:
    """All of them; of a view they tell no more than it."""
    found: dict[str, Any] = {
        "milestone": max(1, len(table.face_up)),
        "milestones": int(table.city.count),
        "asked": int(milestones.tiles_asked(table)),
        "districts": each_district(table),
        "in_force": in_force(table),
        "openings": openings(table),
        "win_from": int(table.rules.win_from),
    }
    if table.due == BOARD:
        found["prices"] = prices(table)
    if table.due == ARRANGE:
        found |= {"milestones": int(table.rules.milestones), "asked": 1}
    return found


def each_district(table: Skylines) -> list[dict[str, Any]]:
    """Every district of the boards turned up: its squares, tiles, and those it lacks (K4.2, K9)."""
    asked = int(milestones.tiles_asked(table))
    counts = [int(count) for count in table.counts[int(ALL_TILES) :: int(COUNTS)]]
    squares = squares_of(table.city, tuple(sorted(table.face_up)))
    return [
        {"squares": own, "tiles": tiles, "lacks": max(0, asked - tiles)}
        for own, tiles in zip(squares, counts, strict=True)
    ]


@lru_cache(maxsize=256)
def squares_of(city: City, face_up: tuple[int, ...]) -> list[list[list[int]]]:
    """The squares of each district in reading order: the same until another board is turned."""
    label = labelled(city, vec[i64](face_up))
    found: list[list[list[int]]] = [[] for _ in range(max(label))]
    for cell, mark in enumerate(label):
        if mark:
            found[int(mark) - 1].append(list(square_at(cell)))
    return found


def in_force(table: Skylines) -> list[str]:
    """The news and the unique buildings, whose rules act for everybody (K12.1)."""
    found = [cards.unique(table, which) for which in range(len(table.uniques))]
    if table.news != NO_CARD:
        found.insert(0, table.news)
    return [card_name(table, int(card)) for card in found]


def prices(table: Skylines) -> dict[str, int]:
    """What each board that lies face down costs whoever chooses one now (K9.9, K12.11)."""
    return {
        board: int(milestones.development_price(table, place, None))
        for place, board in enumerate(board_names(table))
        if not milestones.is_up(table, place)
    }


def openings(table: Skylines) -> dict[str, dict[str, Any]]:
    """What each card seen in a hand does wherever its tile lies, played by whose hand it is."""
    found = {}
    for seat in range(table.seats()):
        for which in range(table.held[seat]):
            card = int(table.hand(seat, which))
            if card not in BACKS:
                # On a copy: an array that plain Python puts into a compiled object is never freed.
                tried = table.clone()
                tried.active = seat
                found[card_name(table, card)] = opening(tried, card)
    return found


def opening(table: Skylines, card: int) -> dict[str, Any]:
    """What a card costs now, how its first row moves the markers, and which cards change that.

    Carried out on the markers of the table, so that a marker stops where its track ends. Where the
    card is refused the markers behind the one that forbids it move as printed.
    """
    costs, ledger = Ledger(), Ledger()
    cards.pay(table, card, costs)
    cards.first_row(table, card, ledger)
    row: dict[str, int] = {}
    for entry in ledger.entries:
        track = LEDGER_TRACKS[entry.track]
        row[track] = row.get(track, 0) + int(entry.amount)
    deck = table.rules.tables.deck
    for at in range(deck.row_first[card], deck.row_first[card + 1]):
        row.setdefault(LEDGER_TRACKS[deck.row_track[at]], int(row_step(table, at, 1)))
    causes = [entry.cause for entry in [*costs.entries, *ledger.entries]]
    by = {int(cause): None for cause in causes if cause != card and cause < TRACK_CAUSE}
    return {
        "price": -sum(int(entry.amount) for entry in costs.entries),
        "row": row,
        "by": [card_name(table, cause) for cause in by],
    }
