"""Skylines' moves by name, text and JSON, and the numbers they have inside the engine."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, cast

import msgspec

from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.state import State
from burgh.games.skylines.choice import (
    CHOOSE_TILE,
    DONE,
    DRAW,
    END,
    EXCHANGE,
    OPEN_BOARD,
    PLACE,
    PLAY,
    PUT_DOWN,
    TAKE,
    TAKE_ROLE,
    box_of,
    choice,
    spot,
    turns_of,
    verb_of,
    which_of,
)
from burgh.games.skylines.naming import board_names, card_name
from burgh.games.skylines.state import Skylines
from burgh.games.skylines.tables import LEVELS, NO_TILE
from burgh.shapes.polyomino import Square, cell_at, read_square, square_at

Pile = Literal["I", "II", "III", "exchange"]


class Role(Move, frozen=True, tag="role"):
    """Keep one of the two roles dealt (K11.6): `role R-mayor`."""

    card: str


class Board(Move, frozen=True, tag="board"):
    """Turn a board over (K4.1, K9.9): `board E`."""

    board: str


class Play(Move, frozen=True, tag="play"):
    """Play a card of your hand (K6.1, K11.8): `play I-R1`; its tile and place come next."""

    card: str


class Exchange(Move, frozen=True, tag="exchange"):
    """Put a card on the exchange pile for 2 money (K8.1): `exchange I-R1`."""

    card: str


class End(Move, frozen=True, tag="end"):
    """End the milestone (K9): `end`."""


class Tile(Move, frozen=True, tag="tile"):
    """Choose a tile of the card's colour (K6.2): `tile res-I2`."""

    tile: str


class Place(Move, frozen=True, tag="place"):
    """Lay the tile (K6.3, K1.4): `place @ 0,23` or `place turned 90 @ 0,23`."""

    at: Square
    rot: int = 0


class Draw(Move, frozen=True, tag="draw", rename={"pile": "from"}):
    """Draw the top card of a pile (K7.1): `draw II`; or take an open one (K7.2): `take I-R5`."""

    pile: Pile
    card: str | None = None


class Swap(Move, frozen=True, tag="swap"):
    """Put a card down in the exchange round (K9.11): `swap I-R1`."""

    card: str


class Done(Move, frozen=True, tag="done"):
    """Put no more cards down and pay for those put down (K9.11): `done`."""


SkylinesMove = Role | Board | Play | Exchange | End | Tile | Place | Draw | Swap | Done

OF_A_CARD: Final[dict[str, type[Role] | type[Play] | type[Exchange] | type[Swap]]] = {
    "role": Role,
    "play": Play,
    "exchange": Exchange,
    "swap": Swap,
}
VERBS: Final = ("role", "board", "play", "exchange", "end", "tile", "place", "draw", "take",
                "swap", "done")  # fmt: skip
MOST_LETTERS: Final = 200
LINE: Final = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?:\s+turned\s+(?P<rot>\d{1,3})|\s+(?P<thing>[a-z0-9][a-z0-9_' -]*?))?"
    r"(?:\s*@\s*(?P<place>\S.*?))?"
)


def name(table: Skylines, number: int) -> SkylinesMove:
    """Give the named move of an engine number."""
    verb, which = verb_of(number), which_of(number)
    if verb == PLACE:
        return Place(square_at(box_of(which)), 90 * int(turns_of(which)))
    if verb == CHOOSE_TILE:
        return Tile(table.rules.tables.outlines.names[which])
    if verb == OPEN_BOARD:
        return Board(board_names(table)[which])
    if verb == DRAW:
        return Draw(LEVELS[which])
    if verb == END:
        return End()
    return Done() if verb == DONE else named_card(verb, card_name(table, which))


def named_card(verb: int, card: str) -> SkylinesMove:
    """Give a move that is about a card."""
    if verb == PLAY:
        return Play(card)
    if verb == EXCHANGE:
        return Exchange(card)
    if verb == TAKE:
        return Draw("exchange", card)
    return Swap(card) if verb == PUT_DOWN else Role(card)


def number(table: Skylines, move: Move) -> int:
    """Give the engine number of a complete move that names existing things."""
    cards = table.rules.tables.deck.names
    match move:
        case Place(at, rot):
            return choice(PLACE, spot(cell_at(*at), rot // 90))
        case Tile(tile):
            return choice(CHOOSE_TILE, table.rules.tables.outlines.names.index(tile))
        case Board(board):
            return choice(OPEN_BOARD, board_names(table).index(board))
        case Draw("exchange", card):
            return choice(TAKE, cards.index(card or ""))
        case Draw(pile):
            return choice(DRAW, LEVELS.index(pile))
        case Play(card):
            return choice(PLAY, cards.index(card))
        case Exchange(card):
            return choice(EXCHANGE, cards.index(card))
        case Swap(card):
            return choice(PUT_DOWN, cards.index(card))
        case Role(card):
            return choice(TAKE_ROLE, cards.index(card))
        case End():
            return choice(END, 0)
        case _:
            return choice(DONE, 0)


def complete(table: Skylines, move: Move) -> Move:
    """Give the fewest turns that cover the same squares: outlines that look alike are one move."""
    if not isinstance(move, Place) or move.rot not in (90, 180, 270) or table.tile == NO_TILE:
        return move
    same = table.rules.tables.outlines.same[table.tile * 4 + move.rot // 90]
    return msgspec.structs.replace(move, rot=90 * int(same))


def write_move(state: State, move: Move) -> str:
    """Write a move as one line."""
    match move:
        case Place(at, rot):
            return f"place turned {rot} @ {at}" if rot else f"place @ {at}"
        case Tile(tile):
            return f"tile {tile}"
        case Board(board):
            return f"board {board}"
        case Draw("exchange", card):
            return f"take {card}"
        case Draw(pile):
            return f"draw {pile}"
        case Play(card) | Exchange(card) | Swap(card) | Role(card):
            return f"{type(move).__name__.lower()} {card}"
        case End():
            return "end"
        case _:
            return "done"


def read_move(table: Skylines, text: str) -> Move:
    """Read a line of text, with complaints that say what is missing."""
    # The length first: the pattern takes long over long lines.
    match = LINE.fullmatch(text.strip().lower()) if len(text) <= MOST_LETTERS else None
    if match is None:
        shown = text.strip()[:60]
        raise Malformed("move", f"cannot read {shown!r}; write, for example, play I-R1")
    verb, thing = match["verb"], match["thing"]
    if verb not in VERBS:
        raise Malformed("move", f"{verb!r} is not one of {', '.join(VERBS)}")
    placing = verb == "place"
    extra = thing if placing or verb in ("end", "done") else None
    extra = extra or (None if placing else match["place"] or match["rot"])
    if extra:
        raise Malformed("move", f"{verb} has nothing to do with {extra[:40]!r}")
    if verb in ("end", "done"):
        return End() if verb == "end" else Done()
    if placing:
        return complete(table, Place(read_square(match["place"]), int(match["rot"] or 0)))
    if verb == "tile":
        return Tile(known(verb, thing, table.rules.tables.outlines.names, "a tile"))
    if verb == "board":
        return Board(known(verb, thing, board_names(table), "a board"))
    if verb == "draw":
        return Draw(cast(Pile, known(verb, thing, LEVELS, "a pile")))
    card = known(verb, thing, table.rules.tables.deck.names, "a card")
    return Draw("exchange", card) if verb == "take" else OF_A_CARD[verb](card)


def known(verb: str, thing: str | None, names: Iterable[str], what: str) -> str:
    """Give the thing a line names: in full, or by a beginning that fits one thing only."""
    by_key = {plain(name): name for name in names}
    if thing is None:
        example = next(iter(by_key.values()))
        raise Malformed("move", f"{verb} needs {what}, for example {verb} {example}")
    asked = plain(thing)
    if asked in by_key:
        return by_key[asked]
    begun = [name for key, name in by_key.items() if key.startswith(asked)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        shown = ", ".join(begun[:8])
        raise Malformed("move", f"{thing!r} may be {shown}{', ...' if len(begun) > 8 else ''}")
    raise Malformed("move", f"there is no {thing!r}")


def plain(name: str) -> str:
    """Give a name as it is compared: small letters, one kind of gap."""
    return re.sub(r"[\s_-]+", "-", name.lower().replace("'", ""))
