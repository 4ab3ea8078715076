"""The kinds of moves: what is typed, sent and logged, and the engine number of each."""

from __future__ import annotations

from typing import Annotated, Final

from brackwater.content import AIM_NAMES, FACE_DOWN, PLOTS, TILE_NAMES
from brackwater.state import ACT, BUILD, FISH, KEEP, KEEP_AIM, RAISE, Brackwater
from burgh.core.moves import WHERE, WHICH, Move, Moves, WordField

Tile = Annotated[str, WordField(WHICH, TILE_NAMES, what="tile", example="hut", face_down=FACE_DOWN)]
Aim = Annotated[str, WordField(WHICH, AIM_NAMES, what="aim", example="miser", face_down=FACE_DOWN)]
Plot = Annotated[str, WordField(WHERE, PLOTS, what="plot", example="c3")]


class Keep(Move, frozen=True, code=KEEP, due=(KEEP_AIM,), text="keep {aim}"):
    """Keep one of the two aims dealt (W2.4): `keep miser`."""

    aim: Aim


class Build(Move, frozen=True, code=BUILD, due=(ACT,), text="build {tile} @ {plot}"):
    """Build a tile from the quay (W3.2): `build hut @ c3`."""

    tile: Tile
    plot: Plot


class Raise(Move, frozen=True, code=RAISE, due=(ACT,), text="raise @ {plot}"):
    """Put a building of yours on taller stilts (W3.4): `raise @ c3`."""

    plot: Plot


class Fish(Move, frozen=True, code=FISH, due=(ACT,), text="fish {tile}"):
    """Fish a tile out of the quay for its driftwood (W3.3): `fish hut`."""

    tile: Tile


MOVES: Final[Moves[Brackwater]] = Moves(Keep | Build | Raise | Fish)
