"""The final city of a game, drawn by its title: from its position and the client's drawings."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from burgh.games.bigcity.content import content as bigcity_content
from burgh.games.skylines.content import content as skylines_content
from burgh.games.suburbia.content import content as suburbia_content
from burgh.pictures.sheet import Box, Cell, Sheet, mark_cell, number, outline
from burgh.shapes.polyomino import turned

Position = Mapping[str, Any]  # as docs/positions has it
Facts = Mapping[str, Any]  # what follows from it by the rules

HEX: Final = 120.0
HEX_HEIGHT: Final = math.sqrt(3) / 2
LOT, STREET = 62.0, 14.0
SQUARE: Final = 34.0
UNMARKED: Final = ("lake", "park")


def packs(position: Position) -> tuple[str, ...]:
    """The packs that a game was played with."""
    return tuple(position["options"].get("packs", ()))


# --- Suburbia -------------------------------------------------------------------------------------


def suburbia(sheet: Sheet, position: Position, _facts: Facts, seat: int) -> Box:
    """The borough of a seat: its hexes, each with picture, mark and icon."""
    found = suburbia_content(packs(position))
    start = [(each["tile"], *each["cell"]) for each in found.board["borough"]["start"]]
    own = [(tile, q, r) for whose, tile, q, r in position["tiles"] if whose == seat]
    middles = []
    for tile, q, r in [*start, *own]:
        x, y = 0.75 * (HEX + 4) * q, HEX_HEIGHT * (HEX + 4) * (r + q / 2)
        middles.append((x, y))
        printed = found.tiles.get(tile)
        if printed is None:
            lake(sheet, x, y)
        else:
            hex_tile(
                sheet, x, y, tile, sheet.art.category("suburbia", printed.category), printed.icon
            )
    left, right = min(x for x, _ in middles), max(x for x, _ in middles)
    top, bottom = min(y for _, y in middles), max(y for _, y in middles)
    high = HEX * HEX_HEIGHT
    return Box(left - HEX / 2, top - high / 2, right - left + HEX, bottom - top + high)


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


def pair(point: tuple[float, float]) -> str:
    return f"{number(point[0])} {number(point[1])}"


# --- Big City -------------------------------------------------------------------------------------


def bigcity(sheet: Sheet, position: Position, facts: Facts, _seat: int) -> Box:
    """The city: districts with their lots, buildings on them, the tram in its streets."""
    found = bigcity_content(packs(position))
    colours = sheet.art.colours
    pitch = LOT + STREET
    lots = {lot: cell for district in position["districts"] for lot, cell in laid(found, district)}
    covered = {lot for _, own in position["pieces"] for lot in own}
    outskirts = set(facts["outskirts"])
    sheet.path(outline(lots.values(), pitch, -1, 5), colours["street"])
    for lot, (x, y) in lots.items():
        if lot not in covered:
            ground = colours["grass"] if lot in outskirts else colours["lot"]
            sheet.rect(Box(x * pitch + 7, y * pitch + 7, LOT, LOT), ground, 5)
            middle = (x * pitch + pitch / 2, y * pitch + pitch / 2 + 7)
            sheet.text(str(lot), *middle, 20, 500, colours["ink"], "middle")
    for piece, own in position["pieces"]:
        kind = found.pieces[piece].kind if piece in found.pieces else piece
        building(sheet, piece, sheet.art.category("bigcity", kind), [lots[lot] for lot in own])
    tram(sheet, [street(lots, name) for name in position["trams"]])
    xs, ys = [x for x, _ in lots.values()], [y for _, y in lots.values()]
    wide, high = (max(xs) - min(xs) + 1) * pitch, (max(ys) - min(ys) + 1) * pitch
    return Box(min(xs) * pitch, min(ys) * pitch, wide, high)


def laid(found: Any, district: Mapping[str, Any]) -> list[tuple[int, Cell]]:
    """The lots of a district as it lies, each with its cell."""
    printed = next(each for each in found.boards["district"] if each["id"] == district["id"])
    rows: list[list[int]] = printed["layout"]
    for _ in range(district.get("rotation", 0) % 4):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    left, top = district["origin"]
    return [(lot, (left + x, top + y)) for y, row in enumerate(rows) for x, lot in enumerate(row)]


def building(sheet: Sheet, piece: str, category: str, cells: list[Cell]) -> None:
    tones, pitch = sheet.art.tones(category), LOT + STREET
    sheet.path(outline(cells, pitch, 6.4, 7), tones["k"], ' fill-opacity=".4"')
    sheet.path(outline(cells, pitch, 7, 7), tones["sky"])
    pictures = sheet.art.drawn("bigcity", "piece", piece)
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    for at, (x, y) in enumerate(ordered):
        left, bottom = x * pitch + 7, (y + 1) * pitch - 7
        if category != "park":
            sheet.rect(Box(left + 1, bottom - 12, LOT - 2, 11), tones["label"], 4)
        sheet.symbol(pictures[at % len(pictures)], category, left + 10, bottom - 54, 42)
    if category not in UNMARKED:
        x, y = mark_cell(cells)
        sheet.symbol(f"c-{category}", category, x * pitch + 10.5, (y + 1) * pitch - 20.5, 11)


def street(lots: Mapping[int, Cell], name: str) -> tuple[float, float, float, float]:
    """The ends of a street that is named by a lot and its side."""
    number_, _, side = name.partition(":")
    x, y = lots[int(number_)]
    pitch = LOT + STREET
    left, top, right, bottom = x * pitch, y * pitch, (x + 1) * pitch, (y + 1) * pitch
    return {
        "N": (left, top, right, top),
        "S": (left, bottom, right, bottom),
        "W": (left, top, left, bottom),
        "E": (right, top, right, bottom),
    }[side]


def tram(sheet: Sheet, segments: list[tuple[float, float, float, float]]) -> None:
    paper, rail = sheet.art.colours["surface"], sheet.art.colours["mrk-mid"]
    line = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for a, b, c, d in segments)
    for colour, wide in ((paper, 10), (rail, 6)):
        sheet.path(line, more=f' stroke="{colour}" stroke-width="{wide}" stroke-linecap="round"')
    for x, y in sorted({end for a, b, c, d in segments for end in ((a, b), (c, d))}):
        sheet.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="3.2" fill="{paper}"/>')


# --- Skylines -------------------------------------------------------------------------------------


def skylines(sheet: Sheet, position: Position, _facts: Facts, _seat: int) -> Box:
    """The boards that were revealed, with their ground and the tiles on it."""
    found = skylines_content(packs(position))
    up = [each for each in position["layout"] if each[0] in position["boards"]]
    for board, row, col, degrees in up:
        grid = turned(list(found.boards[board].grid), degrees // 90)
        ground(sheet, grid, col * found.size, row * found.size)
    for tile, row, col, degrees in position["tiles"]:
        shape = turned(list(found.outline(tile)), degrees // 90)
        cells = [
            (col + x, row + y)
            for y, line in enumerate(shape)
            for x, mark in enumerate(line)
            if mark == "X"
        ]
        zone(sheet, tile, sheet.art.category("skylines", found.tiles[tile].category), cells)
    rows, cols = [row for _, row, _, _ in up], [col for _, _, col, _ in up]
    side = found.size * SQUARE
    wide, high = max(cols) - min(cols) + 1, max(rows) - min(rows) + 1
    return Box(min(cols) * side, min(rows) * side, wide * side, high * side)


def ground(sheet: Sheet, grid: list[str], left: int, top: int) -> None:
    """A board: grass, roads with dashes, water with a few waves, and the seam around it."""
    colours = sheet.art.colours
    side = Box(left * SQUARE, top * SQUARE, len(grid[0]) * SQUARE, len(grid) * SQUARE)
    sheet.rect(side, colours["grass"])
    marks = {
        (left + x, top + y): mark for y, line in enumerate(grid) for x, mark in enumerate(line)
    }
    for mark, colour in (("#", "road"), ("~", "water")):
        own = [cell for cell, each in marks.items() if each == mark]
        sheet.path(outline(own, SQUARE, -0.3, 0), colours[colour])
    dashes, waves = [], []
    for (x, y), mark in marks.items():
        across, down = (x + 0.5) * SQUARE, (y + 0.5) * SQUARE
        if mark == "#":
            is_across = "#" in (marks.get((x - 1, y)), marks.get((x + 1, y)))
            is_down = "#" in (marks.get((x, y - 1)), marks.get((x, y + 1)))
            if is_across != is_down:
                step, way = ((0.2, 0), "h") if is_across else ((0, 0.2), "v")
                begin = (across - step[0] * SQUARE, down - step[1] * SQUARE)
                dashes.append(f"M{pair(begin)}{way}{number(0.4 * SQUARE)}")
        elif mark == "~" and (y * 2 + x) % 5 == 1:
            fifth = number(SQUARE * 0.2)
            bend = f"q{fifth} -{fifth} {number(SQUARE * 0.4)} 0t{number(SQUARE * 0.4)} 0"
            waves.append(f"M{pair(((x + 0.1) * SQUARE, down))}{bend}")
    sheet.path("".join(dashes), more=f' stroke="{colours["surface"]}" stroke-width="1.8"')
    sheet.path("".join(waves), more=f' stroke="{colours["lake-mid"]}" stroke-width="1.6"')
    sheet.rect(side, "none", 0, f' stroke="{colours["surface"]}" stroke-width="2"')


def zone(sheet: Sheet, tile: str, category: str, cells: list[Cell]) -> None:
    tones = sheet.art.tones(category)
    sheet.path(outline(cells, SQUARE, 1, 5), tones["k"], ' fill-opacity=".45"')
    sheet.path(outline(cells, SQUARE, 1.8, 5), tones["sky"])
    pictures = sheet.art.drawn("skylines", "tile", tile)
    size = SQUARE * 0.71
    for at, (x, y) in enumerate(sorted(cells, key=lambda cell: (cell[1], cell[0]))):
        drawn = pictures[at] if at < len(pictures) else pictures[-1]
        left = x * SQUARE + (SQUARE - size) / 2
        sheet.symbol(drawn, category, left, y * SQUARE + SQUARE * 0.12, size)
    if category not in UNMARKED:
        x, y = mark_cell(cells)
        place = (x + 0.105) * SQUARE, (y + 0.645) * SQUARE
        sheet.symbol(f"c-{category}", category, *place, SQUARE * 0.26)


CITIES: Final[Mapping[str, Callable[[Sheet, Position, Facts, int], Box]]] = {
    "suburbia": suburbia,
    "bigcity": bigcity,
    "skylines": skylines,
}
