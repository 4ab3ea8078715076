"""Suburbia's moves: each kind declared once, as number, named value, text and JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from burgh.core.moves import Field, Move, Moves, NameField
from burgh.games.suburbia.engine.choice import (
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
from burgh.games.suburbia.engine.observed import SLOTS
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import (
    ACT,
    BACK,
    BOT_TURN,
    DISCARD,
    EMPTY,
    FIRST_TILE,
    HIDDEN_GOAL,
    KEEP_GOAL,
    REMOVE,
)
from burgh.shapes.hex import Hex, cell_at, cells_around, hex_at, read_hex

HIDDEN: Final = "hidden"
# What learners may choose among (`shares`): a borough reaches no farther from the middle of its
# three first tiles in as many turns as a game has, whoever lays all tiles in one line.
START: Final = Hex(0, 1)
FARTHEST: Final = 24


# --- fields --------------------------------------------------------------------------------------


class CellField(Field[Suburbia]):
    """A hex of the borough.

    Few of them are open, so in a mask ordered by them what changes lies on few cache lines.
    """

    what, example, leads = "space", "1,1", True

    def value(self, state: Suburbia, number: int) -> Hex:
        return hex_at(cell_of(number))

    def number(self, state: Suburbia, value: Hex, move: Move) -> int:
        return choice(0, 0, cell_at(*value))

    def shares(self, state: Suburbia) -> Sequence[int]:
        return [choice(0, 0, cell) for cell in cells_around(START, FARTHEST)]

    def read(self, state: Suburbia, text: str) -> Hex:
        return read_hex(text)


class SlotField(Field[Suburbia]):
    """A slot of the market; where only the tile is named, the cheapest slot that holds it.

    It is written only where the tile's name alone would mean another slot.
    """

    pattern = form = r"from\s+\d{1,4}"

    def value(self, state: Suburbia, number: int) -> int:
        return which_of(number)

    def number(self, state: Suburbia, value: int | None, move: Move) -> int:
        return choice(0, value or 0, 0)

    def shares(self, state: Suburbia) -> Sequence[int]:
        return [choice(0, slot, 0) for slot in range(SLOTS)]

    def usual(self, state: Suburbia, value: int | None, move: Move) -> int | None:
        tile = getattr(move, "tile", None)
        return slot_of(state, tile) if value is None and tile is not None else value

    def text(self, value: int | None) -> str:
        return "" if value is None else f"from {value}"

    def write(self, state: Suburbia, value: int | None, move: Move) -> str:
        tile = getattr(move, "tile", None)
        return "" if tile is not None and slot_of(state, tile) == value else self.text(value)

    def read(self, state: Suburbia, text: str) -> int:
        return int(text.split()[1])


class TileField(NameField[Suburbia]):
    """The tile in the slot, which the slot tells too: the two must agree (S3.11)."""

    what, example, unless = "tile", "farm", "slot"

    def names(self, state: Suburbia) -> Sequence[str]:
        return state.rules.tables.names[FIRST_TILE:]

    def hidden(self, state: Suburbia) -> Sequence[str]:
        # In a rehearsal a tile may lie in the market that nobody has seen.
        return state.rules.tables.names[BACK + 1 : FIRST_TILE]

    def value(self, state: Suburbia, number: int) -> str | None:
        return tile_in(state, which_of(number))

    def usual(self, state: Suburbia, value: str | None, move: Move) -> str | None:
        slot = getattr(move, "slot", None)
        return tile_in(state, slot) if value is None and slot is not None else value

    def text(self, value: str | None) -> str:
        return value or ""


class BasicField(TileField):
    """A basic tile."""

    unless, example = "", "suburbs"

    def hidden(self, state: Suburbia) -> Sequence[str]:
        return ()

    def value(self, state: Suburbia, number: int) -> str:
        tables = state.rules.tables
        return tables.names[tables.basics[which_of(number)]]

    def number(self, state: Suburbia, value: str, move: Move) -> int:
        tables = state.rules.tables
        return choice(0, [tables.names[kind] for kind in tables.basics].index(value), 0)

    def shares(self, state: Suburbia) -> Sequence[int]:
        return [choice(0, which, 0) for which in range(len(state.rules.tables.basics))]

    def usual(self, state: Suburbia, value: str | None, move: Move) -> str | None:
        return value


class GoalField(NameField[Suburbia]):
    """A goal; one that the viewer may not see is `hidden`."""

    what, example = "goal", "miser"

    def names(self, state: Suburbia) -> Sequence[str]:
        return state.rules.tables.goals

    def hidden(self, state: Suburbia) -> Sequence[str]:
        return (HIDDEN,)

    def value(self, state: Suburbia, number: int) -> str:
        return goal_name(state, which_of(number))

    def number(self, state: Suburbia, value: str, move: Move) -> int:
        goals = state.rules.tables.goals
        return choice(0, goals.index(value) if value in goals else HIDDEN_GOAL, 0)

    def shares(self, state: Suburbia) -> Sequence[int]:
        return [choice(0, goal, 0) for goal in range(len(state.rules.tables.goals))]


Cell = Annotated[Hex, CellField()]
Slot = Annotated[int | None, SlotField()]
Tile = Annotated[str | None, TileField()]
Basics = Annotated[str, BasicField()]
Goal = Annotated[str, GoalField()]


# --- kinds ---------------------------------------------------------------------------------------

FROM_MARKET: Final = "{tile} {slot?}"


class Buy(
    Move, frozen=True, tag="build", code=BUILD, due=(ACT,), text=f"buy {FROM_MARKET} @ {{cell}}"
):
    """Buy a market tile and lay it in your borough (S5.2): `buy farm @ 1,1`."""

    cell: Cell
    slot: Slot = None
    tile: Tile = None


class Lake(Move, frozen=True, code=LAY_LAKE, due=(ACT,), text=f"lake {FROM_MARKET} @ {{cell}}"):
    """Lay a market tile face down for its surcharge (S5.4): `lake farm @ 1,1`."""

    cell: Cell
    slot: Slot = None
    tile: Tile = None


class Basic(Move, frozen=True, code=BUILD_BASIC, due=(ACT,), text="basic {tile} @ {cell}"):
    """Build a basic tile (S5.3): `basic suburbs @ 1,1`."""

    tile: Basics
    cell: Cell


class Invest(Move, frozen=True, code=INVEST, due=(ACT,), text="invest @ {cell}"):
    """Put a marker on a tile of yours (S5.5): `invest @ 0,0`."""

    cell: Cell


class Discard(Move, frozen=True, code=DISCARD_TILE, due=(DISCARD,), text=f"discard {FROM_MARKET}"):
    """Make the forced discard (S5.10): `discard farm`."""

    slot: Slot = None
    tile: Tile = None


class Remove(Move, frozen=True, code=REMOVE_TILE, due=(REMOVE,), text=f"remove {FROM_MARKET}"):
    """Remove the architect's extra tile (S13.13): `remove farm`."""

    slot: Slot = None
    tile: Tile = None


class Bot(Move, frozen=True, code=PLACE_BOT, due=(BOT_TURN,), text="bot @ {cell}"):
    """Choose among the bot's best cells (S13.33): `bot @ 1,0`."""

    cell: Cell


class Keep(Move, frozen=True, code=KEEP, due=(KEEP_GOAL,), text="keep {goal}"):
    """Keep one of the two goals dealt (S3.8): `keep miser`."""

    goal: Goal


class Skip(
    Move, frozen=True, code=SKIP, due=(KEEP_GOAL, ACT, DISCARD, REMOVE, BOT_TURN), text="skip"
):
    """Go on where nothing can be done (S5.14): `skip`."""


SuburbiaMove = Buy | Lake | Basic | Invest | Discard | Remove | Bot | Keep | Skip
FromMarket = Buy | Lake | Discard | Remove
MOVES: Final[Moves[Suburbia]] = Moves(
    SuburbiaMove, code_of=verb_of, base=lambda code: choice(code, 0, 0)
)


# --- names ---------------------------------------------------------------------------------------


def goal_name(table: Suburbia, goal: int) -> str:
    """Name a goal; one that the viewer may not see is `hidden`."""
    return HIDDEN if goal == HIDDEN_GOAL else table.rules.tables.goals[goal]


def tile_in(table: Suburbia, slot: int) -> str | None:
    """Name the tile in a market slot."""
    if not 0 <= slot < table.rules.slots or table.market[slot] == EMPTY:
        return None
    return table.rules.tables.names[table.market[slot]]


def slot_of(table: Suburbia, tile: str) -> int | None:
    """The cheapest slot that holds a tile: the rightmost."""
    for slot in reversed(range(table.rules.slots)):
        if tile_in(table, slot) == tile:
            return int(slot)
    return None
