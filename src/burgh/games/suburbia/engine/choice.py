"""A move inside the engine: one int made of what is done, with which slot, and where."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64

BUILD: Final[i64] = 0
LAY_LAKE: Final[i64] = 1
BUILD_BASIC: Final[i64] = 2
INVEST: Final[i64] = 3
DISCARD_TILE: Final[i64] = 4
REMOVE_TILE: Final[i64] = 5
PLACE_BOT: Final[i64] = 6
KEEP: Final[i64] = 7
SKIP: Final[i64] = 8


def choice(verb: i64, which: i64, cell: i64) -> i64:
    """Make the number of a move: `which` is a slot, a basic kind or a goal, `cell` a place."""
    return (verb << 20) | (which << 12) | cell


def verb_of(move: i64) -> i64:
    """Say what a move does."""
    return move >> 20


def which_of(move: i64) -> i64:
    """The slot, basic kind or goal of a move."""
    return (move >> 12) & 255


def cell_of(move: i64) -> i64:
    return move & 4095
