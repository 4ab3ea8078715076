"""The city as a picture: districts with their lots, buildings and the tram."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgh.core.title import Plain
from burgh.drawing.sheet import Box, Cell, Sheet, mark_cell, marked_with, number, outline
from burgh.games.bigcity.content import content

LOT: Final = 62.0
STREET: Final = 14.0


def draw_city(sheet: Sheet, position: Plain, facts: Plain, _seat: int) -> Box:
    """The city: districts with their lots, buildings on them, the tram in its streets."""
    found = content(tuple(position["options"].get("packs", ())))
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
        with sheet.tip(piece):
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
    if marked_with(category):
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
