"""The boards as a picture, and the scale of results."""

from __future__ import annotations

from typing import Final

from burgh.core.title import Plain
from burgh.core.values import Outcome
from burgh.drawing.sheet import Box, Cell, Sheet, mark_cell, marked_with, number, outline, pair
from burgh.games.skylines.content import content
from burgh.shapes.polyomino import turned

SQUARE: Final = 34.0


def draw_city(sheet: Sheet, position: Plain, _facts: Plain, _seat: int) -> Box:
    """The boards that were revealed, with their ground and the tiles on it."""
    draw_boards(sheet, position)
    up = revealed(position)
    rows, cols = [row for _, row, _, _ in up], [col for _, _, col, _ in up]
    side = content(tuple(position["options"].get("packs", ()))).size * SQUARE
    wide, high = max(cols) - min(cols) + 1, max(rows) - min(rows) + 1
    return Box(min(cols) * side, min(rows) * side, wide * side, high * side)


def revealed(position: Plain) -> list[Plain]:
    """The boards that lie face up, as they are laid."""
    return [each for each in position["layout"] if each[0] in position["boards"]]


def draw_boards(sheet: Sheet, position: Plain) -> None:
    """Every board that lies face up, however many there are."""
    found = content(tuple(position["options"].get("packs", ())))
    for board, row, col, degrees in revealed(position):
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
        with sheet.tip(tile):
            zone(sheet, tile, sheet.art.category("skylines", found.tiles[tile].category), cells)


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
    if marked_with(category):
        x, y = mark_cell(cells)
        place = (x + 0.105) * SQUARE, (y + 0.645) * SQUARE
        sheet.symbol(f"c-{category}", category, *place, SQUARE * 0.26)


def draw_result(sheet: Sheet, position: Plain, outcome: Outcome, room: Box) -> None:
    """The results of the scale as steps, with the one that was reached."""
    colours = sheet.art.colours
    steps = list(content(tuple(position["options"].get("packs", ()))).results.values())
    score = outcome.scores[0]
    reached = max(at for at, least in enumerate(steps) if least is None or score >= least)
    wide = room.width / len(steps)
    tall = room.height - 24
    for at, least in enumerate(steps):
        high = tall * (at + 1) / len(steps)
        won = least is not None and least >= int(outcome.facts.get("win_from") or 0)
        fill = colours["ink" if at == reached else "heat-p2" if won else "sunk"]
        left = room.x + at * wide
        sheet.rect(Box(left, room.y + tall - high, wide - 4, high), fill, 3)
        shown = f"<{steps[1]}" if least is None else str(least)
        middle = left + wide / 2 - 2
        sheet.text(shown, middle, room.y + room.height, 18, 500, colours["muted"], "middle")
