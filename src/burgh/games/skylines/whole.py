"""Whole moves as the rules write them (K14): card, tile and place in one, or all cards of a swap.

The engine asks for them one by one. Here a whole move is judged at once, and taken apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from burgh.core.moves import Move
from burgh.core.values import Refusal
from burgh.games.skylines.moves import (
    Board,
    Done,
    Draw,
    End,
    Exchange,
    Place,
    Play,
    Role,
    Swap,
    Tile,
)
from burgh.games.skylines.refuse import (
    must_end,
    offers,
    refuse,
    refuse_play,
    refuse_swap,
    refuse_whole_play,
    unknown_card,
    wrong_moment,
)
from burgh.games.skylines.state import Skylines
from burgh.games.skylines.tables import OVER, POLICY
from burgh.shapes.polyomino import Square

Whole = Mapping[str, Any]
RULE_OF: Final = {
    "play": "K6.1",
    "exchange": "K8.1",
    "end": "K5.1",
    "draw": "K7.1",
    "board": "K9.9",
    "swap": "K9.11",
    "role": "K11.6",
}


class WholePlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with its tile and place; a policy has neither."""

    card: str
    tile: str | None = None
    at: Square | None = None
    rot: int | None = None


class WholeSwap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards put down at once."""

    give: list[str]


def refuse_whole(table: Skylines, move: Whole) -> Refusal | None:
    """Give a reason of K14.1 against a whole move, or nothing if it is legal."""
    player = move.get("player")
    if player is not None and player != table.turn() and table.due != OVER:
        return Refusal("K5.2", "not_your_turn")
    read = read_whole(move)
    if isinstance(read, Refusal):
        return read
    if isinstance(read, WholePlay):
        return wrong_moment(table, Play("")) or refuse_read_play(table, read)
    if isinstance(read, WholeSwap):
        return wrong_moment(table, Swap("")) or refuse_read_swap(table, read)
    return refuse(table, read)


def read_whole(move: Whole) -> WholePlay | WholeSwap | Move | Refusal:
    """Read a whole move, or refuse what is not one."""
    verb = move.get("do")
    if not isinstance(verb, str) or verb not in RULE_OF:
        return Refusal("K5.1", "bad_move", thing=str(verb)[:40])
    types: dict[str, Any] = {"play": WholePlay, "swap": WholeSwap}
    rest = {name: value for name, value in move.items() if name not in ("do", "player")}
    try:
        if verb in types:
            read: WholePlay | WholeSwap = msgspec.convert(rest, types[verb])
            return read
        small: Move = msgspec.convert({"do": verb, **rest}, Exchange | End | Draw | Board | Role)
        return small
    except msgspec.ValidationError:
        return Refusal(RULE_OF[verb], "bad_move")


def refuse_read_play(table: Skylines, play: WholePlay) -> Refusal | None:
    """Judge a whole play (K6, K11.8)."""
    refusal = unknown_card(table, play.card, "K6.1")
    if refusal is not None:
        return refusal
    deck = table.rules.tables.deck
    if deck.kind[deck.names.index(play.card)] == POLICY:
        if play.tile is not None or play.at is not None or play.rot is not None:
            return Refusal("K11.8", "bad_move", thing=play.card)
        return must_end(table) or refuse_play(table, play.card)
    tile = tile_of(table, play)
    if tile is None or tile not in table.rules.tables.outlines.names:
        return Refusal("K6.2", "bad_move", thing=tile)
    if play.at is None or play.rot not in (0, 90, 180, 270):
        return Refusal("K1.4", "bad_move")
    return refuse_whole_play(table, play.card, tile, play.at, play.rot)


def tile_of(table: Skylines, play: WholePlay) -> str | None:
    """Give the tile of a play; it may be left out where the card names it (K14)."""
    tables = table.rules.tables
    offered = offers(table, tables.deck.names.index(play.card))
    if play.tile is None and len(offered) == 1:
        return tables.outlines.names[offered[0]]
    return play.tile


def refuse_read_swap(table: Skylines, swap: WholeSwap) -> Refusal | None:
    """Judge a whole exchange of the exchange round (K9.11)."""
    for card in swap.give:
        refusal = unknown_card(table, card, "K9.11")
        if refusal is not None:
            return refusal
    if len(set(swap.give)) < len(swap.give):
        return Refusal("K9.11", "bad_move")
    return refuse_swap(table, swap.give)


def parts(table: Skylines, move: Whole) -> list[Move]:
    """Take a legal whole move apart into the engine's choices."""
    read = read_whole(move)
    if isinstance(read, WholeSwap):
        return [*(Swap(card) for card in read.give), Done()]
    if isinstance(read, WholePlay):
        if read.at is None:
            return [Play(read.card)]
        tile = Tile(tile_of(table, read) or "")
        return [Play(read.card), tile, Place(read.at, read.rot or 0)]
    assert isinstance(read, Move)  # a legal move was read before
    return [read]
