"""A position of Suburbia as JSON data, as `position.py` reads it again."""

from __future__ import annotations

from typing import Any, cast

from burgh.core.options import plain_options
from burgh.core.state import ALL_SEEING
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import (
    EMPTY,
    NO_GOAL,
    PHASES,
)
from burgh.games.suburbia.moves import goal_name
from burgh.games.suburbia.options import Options
from burgh.shapes.hex import hex_at


def write_position(options: Options, table: Suburbia) -> dict[str, Any]:
    """Write a position so that `read_position` gives an equal one."""
    tables = table.rules.tables
    names = tables.names
    return {
        "title": "suburbia",
        "options": plain_options(options),
        "players": [written_player(table, seat) for seat in range(table.seats())],
        "tiles": written_tiles(table),
        "x2": written_markers(table),
        "market": [None if kind == EMPTY else names[kind] for kind in table.market],
        "stack": [names[kind] for kind in table.pile[table.drawn :]],
        "packet": [int(table.packet_from - table.drawn), int(table.packet_to - table.drawn)],
        "seen": [names[kind] for kind in table.pile[: table.drawn]],
        "lakes": [names[kind] for kind in table.drowned],
        "discards": [names[kind] for kind in table.discards],
        "basics": {
            names[kind]: int(left) for kind, left in zip(tables.basics, table.basics, strict=True)
        },
        "public": [tables.goals[goal] for goal in table.public],
        "turn": int(table.active),
        "start": int(table.start),
        "phase": PHASES[table.due],
        "round": int(table.round),
        "last_round": int(table.last_round) or None,
        "viewer": None if table.viewer == ALL_SEEING else int(table.viewer),
    }


def written_player(table: Suburbia, seat: int) -> dict[str, Any]:
    """Write a seat's numbers and goals."""
    borough = table.boroughs[seat]
    return {
        "money": int(borough.money),
        "income": int(borough.income),
        "reputation": int(borough.reputation),
        "population": int(borough.population),
        "markers": int(borough.markers),
        "goal": written_goal(table, table.kept[seat]),
        "dealt": [
            cast(str, written_goal(table, table.dealt[i]))
            for i in (2 * seat, 2 * seat + 1)
            if table.dealt[i] != NO_GOAL
        ],
    }


def written_goal(table: Suburbia, goal: int) -> str | None:
    """Write a goal, `hidden`, or nothing."""
    if goal == NO_GOAL:
        return None
    return goal_name(table, goal)


def written_tiles(table: Suburbia) -> list[list[Any]]:
    """Write every tile but the start tiles, in order of building."""
    found = []
    for seat, borough in enumerate(table.boroughs):
        for kind, place, age in zip(borough.kinds, borough.places, borough.ages, strict=True):
            if age > 0:
                tile = table.rules.tables.names[kind]
                found.append((int(age), [seat, tile, *hex_at(place)]))
    return [tile for _, tile in sorted(found)]


def written_markers(table: Suburbia) -> list[list[int]]:
    """Write where markers lie."""
    return [
        [seat, *hex_at(place)]
        for seat, borough in enumerate(table.boroughs)
        for place, doubled in zip(borough.places, borough.doubled, strict=True)
        if doubled
    ]
