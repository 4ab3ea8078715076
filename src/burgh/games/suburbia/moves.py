"""Suburbia's moves by name, text and JSON, and the numbers they have inside the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from burgh.core.malformed import Malformed
from burgh.core.moves import Line, Move, take_apart
from burgh.games.suburbia.choice import (
    BUILD,
    BUILD_BASIC,
    DISCARD_TILE,
    INVEST,
    KEEP,
    LAY_LAKE,
    PLACE_BOT,
    REMOVE_TILE,
    SKIP,
    cell_of,
    choice,
    verb_of,
    which_of,
)
from burgh.games.suburbia.state import Suburbia
from burgh.games.suburbia.tables import BACK, EMPTY, FIRST_TILE, HIDDEN_GOAL
from burgh.shapes.hex import Hex, cell_at, hex_at, read_hex


class Buy(Move, frozen=True, tag="build"):
    """Buy a market tile and lay it in your borough (S5.2): `buy farm @ 1,1`."""

    cell: Hex
    slot: int | None = None
    tile: str | None = None


class Lake(Move, frozen=True, tag="lake"):
    """Lay a market tile face down for its surcharge (S5.4): `lake farm @ 1,1`."""

    cell: Hex
    slot: int | None = None
    tile: str | None = None


class Basic(Move, frozen=True, tag="basic"):
    """Build a basic tile (S5.3): `basic suburbs @ 1,1`."""

    tile: str
    cell: Hex


class Invest(Move, frozen=True, tag="invest"):
    """Put a marker on a tile of yours (S5.5): `invest @ 0,0`."""

    cell: Hex


class Discard(Move, frozen=True, tag="discard"):
    """Make the forced discard (S5.10): `discard farm`."""

    slot: int | None = None
    tile: str | None = None


class Remove(Move, frozen=True, tag="remove"):
    """Remove the architect's extra tile (S13.13): `remove farm`."""

    slot: int | None = None
    tile: str | None = None


class Bot(Move, frozen=True, tag="bot"):
    """Choose among the bot's best cells (S13.33): `bot @ 1,0`."""

    cell: Hex


class Keep(Move, frozen=True, tag="keep"):
    """Keep one of the two goals dealt (S3.8): `keep miser`."""

    goal: str


class Skip(Move, frozen=True, tag="skip"):
    """Go on where nothing can be done (S5.14): `skip`."""


HIDDEN: Final = "hidden"
SuburbiaMove = Buy | Lake | Basic | Invest | Discard | Remove | Bot | Keep | Skip
FromMarket = Buy | Lake | Discard | Remove

VERBS = {
    "buy": Buy,
    "build": Buy,
    "lake": Lake,
    "basic": Basic,
    "invest": Invest,
    "discard": Discard,
    "remove": Remove,
    "bot": Bot,
    "keep": Keep,
    "skip": Skip,
}


def name(table: Suburbia, number: int) -> SuburbiaMove:
    """Give the named move of an engine number."""
    verb, which, at = verb_of(number), which_of(number), hex_at(cell_of(number))
    if verb == BUILD:
        return Buy(at, which, tile_in(table, which))
    if verb == LAY_LAKE:
        return Lake(at, which, tile_in(table, which))
    if verb == BUILD_BASIC:
        return Basic(table.rules.tables.names[table.rules.tables.basics[which]], at)
    if verb == INVEST:
        return Invest(at)
    if verb == DISCARD_TILE:
        return Discard(which, tile_in(table, which))
    if verb == REMOVE_TILE:
        return Remove(which, tile_in(table, which))
    if verb == PLACE_BOT:
        return Bot(at)
    return Keep(goal_name(table, which)) if verb == KEEP else Skip()


def number(table: Suburbia, move: Move) -> int:
    """Give the engine number of a complete move that names existing things."""
    tables = table.rules.tables
    match move:
        case Buy(cell, slot):
            return choice(BUILD, slot or 0, cell_at(*cell))
        case Lake(cell, slot):
            return choice(LAY_LAKE, slot or 0, cell_at(*cell))
        case Basic(tile, cell):
            basics = [tables.names[kind] for kind in tables.basics]
            return choice(BUILD_BASIC, basics.index(tile), cell_at(*cell))
        case Invest(cell):
            return choice(INVEST, 0, cell_at(*cell))
        case Discard(slot):
            return choice(DISCARD_TILE, slot or 0, 0)
        case Remove(slot):
            return choice(REMOVE_TILE, slot or 0, 0)
        case Bot(cell):
            return choice(PLACE_BOT, 0, cell_at(*cell))
        case Keep(goal):
            known = goal in tables.goals
            return choice(KEEP, tables.goals.index(goal) if known else int(HIDDEN_GOAL), 0)
        case _:
            return choice(SKIP, 0, 0)


def goal_name(table: Suburbia, goal: int) -> str:
    """Name a goal; one that the viewer may not see is `hidden`."""
    return HIDDEN if goal == HIDDEN_GOAL else table.rules.tables.goals[goal]


def tile_in(table: Suburbia, slot: int) -> str | None:
    """Name the tile in a market slot."""
    if not 0 <= slot < table.rules.slots or table.market[slot] == EMPTY:
        return None
    return table.rules.tables.names[table.market[slot]]


def slot_of(table: Suburbia, tile: str) -> int | None:
    """Give the cheapest slot that holds a tile: the rightmost."""
    for slot in reversed(range(table.rules.slots)):
        if tile_in(table, slot) == tile:
            return int(slot)
    return None


def complete(table: Suburbia, move: Move) -> Move:
    """Fill in the slot from the tile, or the tile from the slot."""
    if not isinstance(move, FromMarket):
        return move
    slot, tile = move.slot, move.tile
    if slot is None and tile is not None:
        slot = slot_of(table, tile)
    elif tile is None and slot is not None:
        tile = tile_in(table, slot)
    return msgspec.structs.replace(move, slot=slot, tile=tile)


def write_move(table: Suburbia, move: Move) -> str:
    """Write a move as one line; the slot is named only when a cheaper copy lies elsewhere."""
    match move:
        case Buy(cell, slot, tile):
            return f"buy {from_market(table, slot, tile)} @ {cell}"
        case Lake(cell, slot, tile):
            return f"lake {from_market(table, slot, tile)} @ {cell}"
        case Basic(tile, cell):
            return f"basic {tile} @ {cell}"
        case Invest(cell):
            return f"invest @ {cell}"
        case Discard(slot, tile):
            return f"discard {from_market(table, slot, tile)}"
        case Remove(slot, tile):
            return f"remove {from_market(table, slot, tile)}"
        case Bot(cell):
            return f"bot @ {cell}"
        case Keep(goal):
            return f"keep {goal}"
        case _:
            return "skip"


def from_market(table: Suburbia, slot: int | None, tile: str | None) -> str:
    """Write a market tile, with its slot if the name alone would mean another."""
    if tile is None:
        return f"from {slot}"
    return tile if slot is None or slot_of(table, tile) == slot else f"{tile} from {slot}"


def read_move(table: Suburbia, text: str) -> Move:
    """Read a line of text, with complaints that say what is missing."""
    line = take_apart(text)
    made = VERBS.get(line.verb)
    if made is None:
        raise Malformed("move", f"{line.verb!r} is not one of {', '.join(VERBS)}")
    if made is Skip:
        return Skip()
    if made is Keep:
        return Keep(known(line, table.rules.tables.goals, "a goal", [HIDDEN]))
    if made is Invest:
        return Invest(read_hex(line.place))
    if made is Bot:
        return Bot(read_hex(line.place))
    names = table.rules.tables.names
    tiles, backs = names[FIRST_TILE:], names[BACK + 1 : FIRST_TILE]
    if made is Basic:
        return Basic(known(line, tiles, "a tile"), read_hex(line.place))
    tile = known(line, tiles, "a tile", backs) if line.thing or line.number is None else None
    if made is Buy:
        return complete(table, Buy(read_hex(line.place), line.number, tile))
    if made is Lake:
        return complete(table, Lake(read_hex(line.place), line.number, tile))
    if made is Discard:
        return complete(table, Discard(line.number, tile))
    return complete(table, Remove(line.number, tile))


def known(line: Line, names: list[str], what: str, hidden: Sequence[str] = ()) -> str:
    """Give the thing a line names: in full, or by a beginning that fits one thing only."""
    if line.thing is None:
        raise Malformed("move", f"{line.verb} needs {what}, for example {line.verb} {names[0]}")
    asked = line.thing.replace("'", "").replace("&", "and").replace(".", "")
    if asked in names or asked in hidden:
        return asked
    begun = [name for name in names if name.startswith(asked)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Malformed("move", f"{line.thing!r} may be {', '.join(begun)}")
    raise Malformed("move", f"there is no {line.thing!r}")
