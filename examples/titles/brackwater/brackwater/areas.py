"""The table described in general: the terminal and the browser draw it from this."""

from __future__ import annotations

from collections.abc import Iterator

from brackwater.content import AIM_NAMES, NONE, PLOTS, TILE_NAMES, TILES, WIDE
from brackwater.state import KEEP_AIM, NOBODY, OVER, Brackwater
from burgh.core.areas import Area, Place
from burgh.core.said import Said, say


def areas(view: Brackwater) -> list[Area]:
    """The town, the quay, and the aims as far as `view` shows them."""
    town = tuple(town_plot(view, plot) for plot in range(len(PLOTS)))
    quay = tuple(quay_tile(view, tile) for tile in dict.fromkeys(view.quay))
    left = say("area-quay-left", count=len(view.stack))
    return [
        Area("quay", places=quay, note=left),
        Area("town", form="squares", places=town),
        *aims(view),
    ]


def town_plot(view: Brackwater, plot: int) -> Place:
    """A plot of the town, empty or built on."""
    tile, owner = view.board[plot], view.owner[plot]
    return Place(
        at=PLOTS[plot],
        thing="" if tile == NONE else TILE_NAMES[tile],
        x=plot % WIDE,
        y=plot // WIDE,
        owner=None if owner == NOBODY else owner,
        notes=(Said("note-raised"),) if view.raised[plot] else (),
        picks={"plot": PLOTS[plot]},
    )


def quay_tile(view: Brackwater, tile: int) -> Place:
    """A kind of tile on the quay."""
    name, count = TILE_NAMES[tile], view.quay.count(tile)
    if tile not in TILES:  # turned up in a rehearsal: nobody has seen it
        return Place(thing=name, count=count)
    printed = TILES[tile]
    price = say("note-price", price=printed.price, driftwood=printed.driftwood)
    return Place(thing=name, count=count, notes=(price,), picks={"tile": name})


def aims(view: Brackwater) -> Iterator[Area]:
    """The aims of each seat: two to choose from, then the one kept."""
    for seat, kept in enumerate(view.kept):
        held = view.dealt_to(seat) if kept == NONE else [kept]
        places = tuple(
            Place(
                thing=AIM_NAMES[aim],
                picks={"aim": AIM_NAMES[aim]} if view.due == KEEP_AIM and kept == NONE else {},
            )
            for aim in held
        )
        yield Area("aims", places=places, owner=seat, is_private=view.due != OVER)
