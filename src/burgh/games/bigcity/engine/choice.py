"""A move inside the engine: one int made of what is done, with which thing, and where."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64

DISCARD: Final[i64] = 0  # which: a card
BUILD: Final[i64] = 1  # which: a piece; where: orientation << 7 | first lot
PLAY: Final[i64] = 2  # which: a piece; its lots follow
TRAM: Final[i64] = 3  # where: an edge
STOP: Final[i64] = 4
DISTRICT: Final[i64] = 5  # which: a district; origin and rotation follow
AT: Final[i64] = 6  # where: a cell
TURN: Final[i64] = 7  # which: a rotation
EXCHANGE: Final[i64] = 8
GIVE: Final[i64] = 9  # which: a card
DONE: Final[i64] = 10
PASS: Final[i64] = 11
DRAW: Final[i64] = 12  # which: a pile
TRADE: Final[i64] = 13
OFFER: Final[i64] = 14  # which: a card
WANT: Final[i64] = 15  # which: a district
DECLINE: Final[i64] = 16
BID: Final[i64] = 17  # which: a card
FOR: Final[i64] = 18  # which: an offered card, 0 or 1
TAKE: Final[i64] = 19  # which: a seat


def choice(verb: i64, which: i64, where: i64) -> i64:
    """Make the number of a move from what is done, a thing, and a place."""
    return (verb << 24) | (which << 16) | where


def verb_of(move: i64) -> i64:
    """Say what a move does."""
    return move >> 24


def which_of(move: i64) -> i64:
    """The card, piece, district, pile or seat of a move."""
    return (move >> 16) & 255


def where_of(move: i64) -> i64:
    """The place of a move."""
    return move & 65535


def site_at(orientation: i64, lot: i64) -> i64:
    """The place of a footprint: how it lies and the lot of its first cell."""
    return (orientation << 7) | lot


def orientation_of(site: i64) -> i64:
    """Say how a footprint lies."""
    return site >> 7


def lot_of(site: i64) -> i64:
    """The lot of a footprint's first cell."""
    return site & 127
