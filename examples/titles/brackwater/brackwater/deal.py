"""Set-up (W2): what a table agrees on, and the deal."""

from __future__ import annotations

from typing import Literal

import msgspec

from brackwater.content import AIMS, NONE, PLOTS, TILE_NAMES, TILES, TOWN
from brackwater.state import KEEP_AIM, NOBODY, TIDES, Brackwater
from burgh.core.rng import Chance


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on. A neap tide leaves the shore dry (W5.1)."""

    players: int = 2
    tide: Literal["spring", "neap"] = "spring"


def deal(options: Options, rng: Chance) -> Brackwater:
    """Deal a game; the same options and the same stream give the same deal."""
    seats, plots = options.players, len(PLOTS)
    box = [tile for tile, printed in TILES.items() for _ in range(printed.copies)]
    stack = drawn(box, TOWN.tiles[seats], rng)
    return Brackwater(
        due=KEEP_AIM,
        active=int(rng.below(seats)),
        tide=TIDES.index(options.tide),
        coins=[TOWN.coins] * seats,
        renown=[0] * seats,
        dealt=drawn(list(AIMS), 2 * seats, rng),
        kept=[NONE] * seats,
        board=[NONE] * plots,
        owner=[NOBODY] * plots,
        raised=[0] * plots,
        quay=[stack.pop() for _ in range(TOWN.quay)],
        stack=stack,
        gone=[0] * len(TILE_NAMES),
    )


def drawn(items: list[int], count: int, rng: Chance) -> list[int]:
    """So many of the items, in random order."""
    return [items.pop(int(rng.below(len(items)))) for _ in range(count)]
