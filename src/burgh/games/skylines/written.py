"""A position of Skylines as JSON data, as `position.py` reads it again."""

from __future__ import annotations

from typing import Any

from burgh.core.ints import u8, vec
from burgh.core.options import plain_options
from burgh.core.state import ALL_SEEING
from burgh.games.skylines.engine.choice import box_of, turns_of
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ARRANGE,
    LEVELS,
    MONEY,
    NO_CARD,
    NO_TILE,
    OVERALL,
    PHASES,
    RESULTS,
    TRACKS,
)
from burgh.games.skylines.layout import Layout
from burgh.games.skylines.naming import board_names, card_name
from burgh.games.skylines.options import Options
from burgh.shapes.polyomino import square_at


def write_position(options: Options, table: Skylines) -> dict[str, Any]:
    """Write a position so that `read_position` gives an equal one."""
    tiles = table.rules.tables.outlines.names
    return {
        "title": "skylines",
        "options": plain_options(options),
        "layout": [list(laid) for laid in written_layout(table)],
        "boards": [board_names(table)[place] for place in table.face_up],
        "tiles": written_tiles(table),
        "tracks": {name: int(table.markers[track]) for track, name in enumerate(TRACKS[:8])},
        "money": int(table.markers[MONEY]),
        "overall": int(table.markers[OVERALL]),
        "hands": [written_hand(table, seat) for seat in range(table.seats())],
        "known": written_known(table),
        "exchange": names(table, table.exchange),
        "piles": {level: written_pile(table, pile) for pile, level in enumerate(LEVELS)},
        "box": names(table, table.box),
        "roles": [written_card(table, int(role)) for role in table.roles],
        "news": written_card(table, table.news),
        "supply": {tiles[tile]: int(left) for tile, left in enumerate(table.supply)},
        "active": int(table.active),
        "token": int(table.token),
        "phase": PHASES[table.due],
        "role_offer": names(table, table.offer),
        "role_stack": names(table, table.role_stack[table.roles_from :]),
        "card": written_card(table, table.card),
        "tile": None if table.tile == NO_TILE else tiles[table.tile],
        "barred": written_card(table, table.barred),
        "put": int(table.put),
        "owed": [int(cards) for cards in table.owed],
        "result": RESULTS[table.result] if table.result else None,
        "viewer": None if table.viewer == ALL_SEEING else int(table.viewer),
        **written_unlaid(table),
    }


def written_unlaid(table: Skylines) -> dict[str, list[str]]:
    """Write the boards that may still be laid, while the players lay them (K11.13)."""
    if table.due != ARRANGE:
        return {}
    return {"unlaid": [table.rules.tables.board_names[board] for board in table.unlaid]}


def written_layout(table: Skylines) -> Layout:
    """Write the boards of the layout with their places."""
    city = table.city
    places = zip(board_names(table), city.row, city.col, city.turns, strict=True)
    return tuple((board, int(row), int(col), 90 * int(turns)) for board, row, col, turns in places)


def written_tiles(table: Skylines) -> list[list[Any]]:
    """Write every tile in the order built (K1.4)."""
    tiles = table.rules.tables.outlines.names
    return [
        [tiles[tile], *square_at(box_of(where)), 90 * int(turns_of(where))]
        for tile, where in zip(table.built, table.spots, strict=True)
    ]


def names(table: Skylines, cards: vec[u8]) -> list[str]:
    """Write cards by name."""
    return [card_name(table, int(card)) for card in cards]


def written_card(table: Skylines, card: int) -> str | None:
    """Write a card, or nothing."""
    return None if card == NO_CARD else card_name(table, card)


def written_hand(table: Skylines, seat: int) -> list[str]:
    """Write a hand in order of arrival."""
    return [card_name(table, int(table.hand(seat, i))) for i in range(table.held[seat])]


def written_known(table: Skylines) -> list[str]:
    """Write the cards of private hands that were taken openly."""
    cards = zip(table.hands, table.known, strict=True)
    return [card_name(table, int(card)) for card, known in cards if known]


def written_pile(table: Skylines, pile: int) -> list[str]:
    """Write a pile, top card first."""
    return names(table, table.deck[table.top[pile] : table.bottom[pile]])
