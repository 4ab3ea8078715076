"""A move inside the engine: one int made of what is done and with what or where."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64

TAKE_ROLE: Final[i64] = 0
OPEN_BOARD: Final[i64] = 1
PLAY: Final[i64] = 2
EXCHANGE: Final[i64] = 3
END: Final[i64] = 4
CHOOSE_TILE: Final[i64] = 5
PLACE: Final[i64] = 6
DRAW: Final[i64] = 7
TAKE: Final[i64] = 8
PUT_DOWN: Final[i64] = 9
DONE: Final[i64] = 10
LAY_BOARD: Final[i64] = 11


def choice(verb: i64, which: i64) -> i64:
    """Make the number of a move: `which` is a card, board, tile, pile or spot."""
    return (verb << 16) | which


def verb_of(move: i64) -> i64:
    """Say what a move does."""
    return move >> 16


def which_of(move: i64) -> i64:
    """The card, board, tile, pile or spot of a move."""
    return move & 65535


def spot(box: i64, turns: i64) -> i64:
    """One number for where a tile lies: the corner of its box, and its quarter turns."""
    return (box << 2) | turns


def box_of(where: i64) -> i64:
    """The cell of the top left corner of a tile's box."""
    return where >> 2


def turns_of(where: i64) -> i64:
    """A tile's quarter turns."""
    return where & 3


def plot(board: i64, row: i64, col: i64, turns: i64) -> i64:
    """One number for a board and where it is laid: a free margin lies around the city so far."""
    return (board << 8) | ((row + 1) << 5) | ((col + 1) << 2) | turns


def plate_of(which: i64) -> i64:
    """The board that is laid."""
    return which >> 8


def plot_row(which: i64) -> i64:
    """The row of boards it is laid in; -1 is above the city so far."""
    return ((which >> 5) & 7) - 1


def plot_col(which: i64) -> i64:
    """The column of boards it is laid in; -1 is to the left of the city so far."""
    return ((which >> 2) & 7) - 1
