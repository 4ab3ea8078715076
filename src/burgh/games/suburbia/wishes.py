"""Moves a player may have in mind, one for each thing on the table: legal ones and others."""

from __future__ import annotations

from collections.abc import Iterator

from burgh.core.moves import Move
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import ACT, DISCARD, REMOVE
from burgh.games.suburbia.moves import Basic, Buy, Discard, Invest, Lake, Remove, tile_in
from burgh.shapes.hex import Hex, hex_at


def wishes(table: Suburbia) -> Iterator[Move]:
    """A move for each market tile, basic tile and own tile."""
    slots = [slot for slot in range(table.rules.slots) if tile_in(table, slot) is not None]
    if table.due == ACT:
        cell = open_cell(table)
        for slot in slots:
            yield Buy(cell, slot, tile_in(table, slot))
            yield Lake(cell, slot, tile_in(table, slot))
        names = table.rules.tables.names
        yield from (Basic(names[kind], cell) for kind in table.rules.tables.basics)
        borough = table.boroughs[table.active]
        yield from (Invest(hex_at(place)) for place in borough.places)
    elif table.due == DISCARD:
        yield from (Discard(slot, tile_in(table, slot)) for slot in slots)
    elif table.due == REMOVE:
        yield from (Remove(slot, tile_in(table, slot)) for slot in slots)


def open_cell(table: Suburbia) -> Hex:
    """A cell beside the borough that is free; there always is one."""
    return hex_at(table.boroughs[table.active].open[0])
