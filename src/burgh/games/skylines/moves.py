"""Skylines' moves: each kind declared once, as number, named value, text and JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from burgh.core.moves import Field, Form, Move, Moves, NameField
from burgh.games.skylines.checks import MOST_LAID
from burgh.games.skylines.engine.choice import (
    CHOOSE_TILE,
    DONE,
    DRAW,
    END,
    EXCHANGE,
    LAY_BOARD,
    OPEN_BOARD,
    PLACE,
    PLAY,
    PUT_DOWN,
    TAKE,
    TAKE_ROLE,
    box_of,
    choice,
    plate_of,
    plot,
    plot_col,
    plot_row,
    spot,
    turns_of,
    verb_of,
    which_of,
)
from burgh.games.skylines.engine.observed import most_boards
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ARRANGE,
    BOARD,
    DRAWING,
    LEVELS,
    NO_TILE,
    POLICY,
    REDRAW,
    REFILL,
    ROLE,
    ROLE_CARD,
    SPOT,
    SWAP,
    TILE,
    TURN,
    UNIQUE,
)
from burgh.games.skylines.layout import BESIDE
from burgh.games.skylines.naming import board_names, card_name
from burgh.shapes.polyomino import TURNS, Square, cell_at, read_square, square_at

QUARTER: Final = 90  # degrees

# --- fields --------------------------------------------------------------------------------------


class CardField(NameField[Skylines]):
    """A card; of some kinds only, for what is done with it."""

    what, example = "card", "I-R1"

    def __init__(self, kinds: Sequence[int]) -> None:
        self._kinds = kinds

    def names(self, state: Skylines) -> Sequence[str]:
        return state.rules.tables.deck.names

    def value(self, state: Skylines, number: int) -> str:
        return card_name(state, which_of(number))

    def number(self, state: Skylines, value: str, move: Move) -> int:
        return self.names(state).index(value)

    def shares(self, state: Skylines) -> Sequence[int]:
        deck = state.rules.tables.deck
        return [card for card in range(deck.count) if deck.kind[card] in self._kinds]


class BoardField(NameField[Skylines]):
    """A board."""

    what, example = "board", "E"

    def names(self, state: Skylines) -> Sequence[str]:
        return board_names(state)

    def value(self, state: Skylines, number: int) -> str:
        return board_names(state)[which_of(number)]

    def number(self, state: Skylines, value: str, move: Move) -> int:
        return board_names(state).index(value)

    def shares(self, state: Skylines) -> Sequence[int]:
        return range(most_boards(state))


class TileField(NameField[Skylines]):
    """A tile by its outline."""

    what, example = "tile", "res-I2"

    def names(self, state: Skylines) -> Sequence[str]:
        return state.rules.tables.outlines.names

    def value(self, state: Skylines, number: int) -> str:
        return self.names(state)[which_of(number)]

    def number(self, state: Skylines, value: str, move: Move) -> int:
        return self.names(state).index(value)

    def shares(self, state: Skylines) -> Sequence[int]:
        return range(len(self.names(state)))


class PileField(NameField[Skylines]):
    """A pile of the current milestones."""

    what, example = "pile", "II"

    def names(self, state: Skylines) -> Sequence[str]:
        return LEVELS

    def value(self, state: Skylines, number: int) -> str:
        return LEVELS[which_of(number)]

    def number(self, state: Skylines, value: str, move: Move) -> int:
        return LEVELS.index(value)

    def shares(self, state: Skylines) -> Sequence[int]:
        return range(len(LEVELS))


class SquareField(Field[Skylines]):
    """The square of the top left corner of a tile's box."""

    what, example = "square", "0,23"

    def value(self, state: Skylines, number: int) -> Square:
        return square_at(box_of(which_of(number)))

    def number(self, state: Skylines, value: Square, move: Move) -> int:
        return spot(cell_at(*value), 0)

    def shares(self, state: Skylines) -> Sequence[int]:
        size = int(state.city.size)
        return [
            spot(cell_at(size * row + down, size * col + right), 0)
            for row, col in board_places(reach(state))
            for down in range(size)
            for right in range(size)
        ]

    def read(self, state: Skylines, text: str) -> Square:
        return read_square(text)


class TurnsField(Field[Skylines]):
    """Degrees clockwise; of outlines that look alike, the one turned least."""

    pattern = form = r"turned\s+\d{1,3}"

    def value(self, state: Skylines, number: int) -> int:
        return QUARTER * turns_of(which_of(number))

    def number(self, state: Skylines, value: int, move: Move) -> int:
        return spot(0, value // QUARTER)

    def shares(self, state: Skylines) -> Sequence[int]:
        return [spot(0, turns) for turns in range(TURNS)]

    def usual(self, state: Skylines, value: int, move: Move) -> int:
        if value not in (90, 180, 270) or state.tile == NO_TILE:
            return value
        return QUARTER * state.rules.tables.outlines.same[state.tile * 4 + value // QUARTER]

    def text(self, value: int) -> str:
        return f"turned {value}" if value else ""

    def read(self, state: Skylines, text: str) -> int:
        return int(text.split()[1])


class PlateField(NameField[Skylines]):
    """A board to lay, of all there are."""

    what, example = "a board", "E"

    def names(self, state: Skylines) -> Sequence[str]:
        return state.rules.tables.board_names

    def value(self, state: Skylines, number: int) -> str:
        return self.names(state)[plate_of(which_of(number))]

    def number(self, state: Skylines, value: str, move: Move) -> int:
        return self.names(state).index(value) << 8

    def shares(self, state: Skylines) -> Sequence[int]:
        return [which << 8 for which in range(len(self.names(state)))]


class PlotField(Field[Skylines]):
    """A place for a board: row and column of a map that has a free margin around the city."""

    what, example = "a place row,col", "1,2"

    def value(self, state: Skylines, number: int) -> Square:
        where = which_of(number)
        return Square(int(plot_row(where)) + 1, int(plot_col(where)) + 1)

    def number(self, state: Skylines, value: Square, move: Move) -> int:
        return int(plot(0, value[0] - 1, value[1] - 1, 0))

    def shares(self, state: Skylines) -> Sequence[int]:
        laid = board_places(reach(state) - 1)  # before the last one
        free = {(row + down, col + right) for row, col in laid for down, right in BESIDE}
        return [plot(0, row, col, 0) for row, col in sorted(free)]

    def read(self, state: Skylines, text: str) -> Square:
        return read_square(text)


class PlateTurnsField(TurnsField):
    """Degrees clockwise of a board."""

    def usual(self, state: Skylines, value: int, move: Move) -> int:
        return value


def reach(state: Skylines) -> int:
    """A number that row and column of a board always stay below, added up.

    In a layout that begins at row 0 and column 0, as all of ours do, it takes so many boards to
    come so far: it is the number of boards. One that was set up by hand may begin elsewhere.
    """
    city = state.city
    sums = [int(row + col) for row, col in zip(city.row, city.col, strict=True)]
    farthest = max(sums, default=0) + (state.due == ARRANGE)
    return max(int(most_boards(state)), farthest + 1)


def board_places(end: int) -> list[tuple[int, int]]:
    """The places of a layout whose row and column, added up, stay below a number."""
    return [(row, col) for row in range(MOST_LAID) for col in range(MOST_LAID) if row + col < end]


EXCHANGE_PILE: Final = "exchange"
Pile = Literal["I", "II", "III", "exchange"]
EXCHANGEABLE: Final = tuple(range(int(UNIQUE) + 1))
IN_HAND: Final = (*EXCHANGEABLE, int(POLICY))
ROLES: Final = (int(ROLE_CARD),)


# --- kinds ---------------------------------------------------------------------------------------


class Role(Move, frozen=True, code=TAKE_ROLE, due=(ROLE,), text="role {card}"):
    """Keep one of the two roles dealt (K11.6): `role R-mayor`."""

    card: Annotated[str, CardField(ROLES)]


class Lay(Move, frozen=True, code=LAY_BOARD, due=(ARRANGE,), text="lay {board} {rot?} @ {at}"):
    """Lay a board beside the others (K11.13): `lay E @ 1,2` or `lay E turned 90 @ 1,2`."""

    board: Annotated[str, PlateField()]
    at: Annotated[Square, PlotField()]
    rot: Annotated[int, PlateTurnsField()] = 0


class Board(Move, frozen=True, code=OPEN_BOARD, due=(BOARD,), text="board {board}"):
    """Turn a board over (K4.1, K9.9): `board E`."""

    board: Annotated[str, BoardField()]


class Play(Move, frozen=True, code=PLAY, due=(TURN,), text="play {card}"):
    """Play a card of your hand (K6.1, K11.8): `play I-R1`; its tile and place come next."""

    card: Annotated[str, CardField(IN_HAND)]


class Exchange(Move, frozen=True, code=EXCHANGE, due=(TURN,), text="exchange {card}"):
    """Put a card on the exchange pile for 2 money (K8.1): `exchange I-R1`."""

    card: Annotated[str, CardField(EXCHANGEABLE)]


class End(Move, frozen=True, code=END, due=(TURN,), text="end"):
    """End the milestone (K9): `end`."""


class Tile(Move, frozen=True, code=CHOOSE_TILE, due=(TILE,), text="tile {tile}"):
    """Choose a tile of the card's colour (K6.2): `tile res-I2`."""

    tile: Annotated[str, TileField()]


class Place(Move, frozen=True, code=PLACE, due=(SPOT,), text="place {rot?} @ {at}"):
    """Lay the tile (K6.3, K1.4): `place @ 0,23` or `place turned 90 @ 0,23`."""

    at: Annotated[Square, SquareField()]
    rot: Annotated[int, TurnsField()] = 0


class Draw(
    Move,
    frozen=True,
    due=(DRAWING, REFILL, REDRAW),
    forms=(
        Form(DRAW, "draw {pile}", {"card": None}),
        Form(TAKE, "take {card}", {"pile": EXCHANGE_PILE}),
    ),
    rename={"pile": "from"},
):
    """Draw the top card of a pile (K7.1): `draw II`; or take an open one (K7.2): `take I-R5`."""

    pile: Annotated[Pile, PileField()]
    card: Annotated[str | None, CardField(EXCHANGEABLE)] = None


class Swap(Move, frozen=True, code=PUT_DOWN, due=(SWAP,), text="swap {card}"):
    """Put a card down in the exchange round (K9.11): `swap I-R1`."""

    card: Annotated[str, CardField(EXCHANGEABLE)]


class Done(Move, frozen=True, code=DONE, due=(SWAP,), text="done"):
    """Put no more cards down and pay for those put down (K9.11): `done`."""


SkylinesMove = Lay | Role | Board | Play | Exchange | End | Tile | Place | Draw | Swap | Done
MOVES: Final[Moves[Skylines]] = Moves(
    SkylinesMove, code_of=verb_of, base=lambda code: choice(code, 0)
)
