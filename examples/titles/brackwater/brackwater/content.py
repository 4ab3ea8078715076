"""What is printed, read and checked from data/town.toml, and the numbers the engine gives it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from burgh.core.malformed import converted
from burgh.core.toml import read_data


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something in the data file."""


class Effect(Printed, frozen=True):
    """What a tile gives: once, or for each neighbour of a kind, now or when one is built later."""

    track: Literal["coins", "renown"]
    amount: int
    each: str = ""
    later: bool = False


class Tile(Printed, frozen=True):
    """A kind of building."""

    id: str
    copies: int
    price: int
    driftwood: int
    effects: tuple[Effect, ...]


class Aim(Printed, frozen=True):
    """A secret aim."""

    counts: str
    renown: int
    per: int = 1


class Town(Printed, frozen=True):
    """Everything that is printed."""

    wide: int
    quay: int
    coins: int
    raise_price: int
    raise_renown: int
    tide: int
    tiles: dict[int, int]
    tile: tuple[Tile, ...]
    aim: dict[str, Aim]


TOWN: Final[Town] = converted(read_data("brackwater", "town"), Town, "town", strict=False)

# The engine counts tiles and aims from 1: 0 is none, the last number is one that lies face down.
NONE: Final = 0
FACE_DOWN: Final = "face_down"
TILE_NAMES: Final = ("none", *(tile.id for tile in TOWN.tile), FACE_DOWN)
AIM_NAMES: Final = ("none", *TOWN.aim, FACE_DOWN)
TILES: Final = dict(enumerate(TOWN.tile, 1))
AIMS: Final = dict(enumerate(TOWN.aim.values(), 1))
HIDDEN_TILE: Final = len(TILES) + 1
HIDDEN_AIM: Final = len(AIMS) + 1

WIDE: Final = TOWN.wide
PLOTS: Final = tuple(f"{'abcdefgh'[x]}{y + 1}" for y in range(WIDE) for x in range(WIDE))


def beside(plot: int) -> list[int]:
    """The plots that share an edge with one."""
    x, y = plot % WIDE, plot // WIDE
    around = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
    return [v * WIDE + u for u, v in around if 0 <= u < WIDE and 0 <= v < WIDE]


BESIDE: Final = tuple(beside(plot) for plot in range(len(PLOTS)))
SHORE: Final = tuple(plot for plot in range(len(PLOTS)) if len(BESIDE[plot]) < 4)
