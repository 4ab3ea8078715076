"""A borough as a picture: its hexes with the client's drawings."""

from __future__ import annotations

import math
from typing import Final

from burgh.core.title import Plain
from burgh.drawing.scene import SEATS
from burgh.drawing.sheet import Box, Sheet, number, pair
from burgh.games.suburbia.content import Content, content

HEX: Final = 120.0
HEX_HEIGHT: Final = math.sqrt(3) / 2


def draw_city(sheet: Sheet, position: Plain, _facts: Plain, seat: int) -> Box:
    """The borough of a seat: its hexes, each with picture, mark and icon."""
    found = content(tuple(position["options"].get("packs", ())))
    start = [(each["tile"], *each["cell"]) for each in found.board["borough"]["start"]]
    own = [(tile, q, r) for whose, tile, q, r in position["tiles"] if whose == seat]
    doubled = [(q, r) for whose, q, r in position["x2"] if whose == seat]
    middles = []
    for tile, q, r in [*start, *own]:
        x, y = middle(q, r)
        middles.append((x, y))
        with sheet.tip(tile):
            tile_or_lake(sheet, found, tile, x, y)
    for q, r in doubled:
        x, y = middle(q, r)
        marker(sheet, seat, x + 33, y - 30, 17)
    left, right = min(x for x, _ in middles), max(x for x, _ in middles)
    top, bottom = min(y for _, y in middles), max(y for _, y in middles)
    high = HEX * HEX_HEIGHT
    return Box(left - HEX / 2, top - high / 2, right - left + HEX, bottom - top + high)


def tile_or_lake(sheet: Sheet, found: Content, tile: str, x: float, y: float) -> None:
    """A tile as it is printed; what is none is a lake."""
    printed = found.tiles.get(tile)
    if printed is None:
        lake(sheet, x, y)
    else:
        category = sheet.art.category("suburbia", printed.category)
        hex_tile(sheet, x, y, tile, category, printed.icon)


def middle(q: int, r: int) -> tuple[float, float]:
    """Where a hex of the borough lies."""
    return 0.75 * (HEX + 4) * q, HEX_HEIGHT * (HEX + 4) * (r + q / 2)


def marker(sheet: Sheet, seat: int, x: float, y: float, radius: float) -> None:
    """An investment marker: the tile counts twice."""
    colours = sheet.art.colours
    fill = colours[f"seat-{seat % SEATS + 1}"]
    edge = f'stroke="{colours["surface"]}" stroke-width="2"'
    sheet.add(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}" {edge}/>'
    )
    sheet.text("×2", x, y + radius * 0.36, radius, 800, colours["seat-ink"], "middle")


def hex_tile(sheet: Sheet, x: float, y: float, tile: str, category: str, icon: str | None) -> None:
    tones = sheet.art.tones(category)
    horizon = y + 22
    sheet.path(hexagon(x, y), tones["sky"])
    sheet.path(foot(x, y, horizon), tones["label"])
    sheet.symbol(sheet.art.drawn("suburbia", "tile", tile)[0], category, x - 24, horizon - 48, 48)
    sheet.symbol(f"c-{category}", category, x - 48, horizon - 17, 15)
    if icon:
        sheet.symbol(f"g-{icon}", category, x + 34, horizon - 16, 14)
    sheet.path(hexagon(x, y), more=f' stroke="{tones["k"]}" stroke-opacity=".38"')


def lake(sheet: Sheet, x: float, y: float) -> None:
    tones = sheet.art.tones("lake")
    sheet.path(hexagon(x, y), tones["sky"])
    stroke = f' stroke="{tones["m"]}" stroke-width="1.6" stroke-linecap="round"'
    for down, waves in ((-30, 4), (-14, 5), (2, 7), (18, 5), (34, 4)):
        line = f"M{number(x - 7.5 * waves)} {number(y + down)}q7.5 -6 15 0" + "t15 0" * (waves - 1)
        sheet.path(line, more=stroke)


def hexagon(x: float, y: float, soft: float = 0.12) -> str:
    """A hexagon with soft corners."""
    around = [
        (x + HEX / 2 * math.cos(math.pi / 3 * turn), y + HEX / 2 * math.sin(math.pi / 3 * turn))
        for turn in range(6)
    ]
    parts = []
    for at, corner in enumerate(around):
        come, go = toward(corner, around[at - 1], soft), toward(corner, around[(at + 1) % 6], soft)
        parts.append(f"{'L' if at else 'M'}{pair(come)}Q{pair(corner)} {pair(go)}")
    return "".join(parts) + "Z"


def foot(x: float, y: float, horizon: float) -> str:
    """The part of a hexagon under its horizon."""
    bottom = y + HEX * HEX_HEIGHT / 2
    half = HEX / 2 - (horizon - y) / math.sqrt(3) - 0.6
    low = HEX / 4
    corners = [(x - half, horizon), (x + half, horizon)]
    inner, outer = 0.88, 0.12
    right, left = (x + low, bottom), (x - low, bottom)
    line = f"M{pair(corners[0])}L{pair(corners[1])}"
    begin, end = toward(right, corners[1], outer), toward(right, left, outer)
    line += f"L{pair(begin)}Q{pair(right)} {pair(end)}"
    begin, end = toward(right, left, inner), toward(left, corners[0], outer)
    line += f"L{pair(begin)}Q{pair(left)} {pair(end)}"
    return line + "Z"


def toward(
    start: tuple[float, float], end: tuple[float, float], part: float
) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
