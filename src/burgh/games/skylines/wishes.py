"""Moves a player may have in mind, one for each thing on the table: legal ones and others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from burgh.core.moves import Move
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import MOST_HAND, PHASES, is_back
from burgh.games.skylines.moves import (
    Board,
    Draw,
    End,
    Exchange,
    Lay,
    Pile,
    Play,
    Swap,
    Tile,
)
from burgh.games.skylines.naming import board_names
from burgh.games.skylines.refuse import offers
from burgh.shapes.polyomino import Square


def wishes(table: Skylines) -> Iterator[Move]:
    """A move for each card of the hand, tile of a card, pile and board, as the phase has them."""
    match PHASES[table.due]:
        case "turn":
            for card in hand(table):
                yield Play(card)
                yield Exchange(card)
            yield End()
        case "tile":
            names = table.rules.tables.outlines.names
            yield from (Tile(names[tile]) for tile in offers(table, int(table.card)))
        case "draw" | "refill" | "redraw":
            yield from (Draw(pile) for pile in get_args(Pile))
        case "arrange":
            yield from (Lay(board, Square(1, 1)) for board in table.rules.tables.board_names)
        case "board":
            yield from (Board(board) for board in board_names(table))
        case "swap":
            yield from (Swap(card) for card in hand(table))
        case _:
            return


def hand(table: Skylines) -> list[str]:
    """Name the cards of the one who decides; one drawn unseen in a rehearsal has no name yet."""
    first = table.active * MOST_HAND
    held = table.hands[first : first + table.held[table.active]]
    return [table.rules.tables.deck.names[card] for card in held if not is_back(int(card))]
