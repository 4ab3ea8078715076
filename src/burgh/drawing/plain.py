"""A table without drawings of its own: from its areas, or as the lines a terminal shows."""

from __future__ import annotations

import math
from html import escape
from itertools import groupby
from typing import Final

from burgh.core.areas import Area, Place
from burgh.core.said import say
from burgh.core.state import ALL_SEEING
from burgh.drawing.letters import FAMILY, width
from burgh.drawing.scene import (
    HEADING,
    INNER,
    MARGIN,
    PAD,
    PLAIN,
    SEATS,
    SMALL,
    Line,
    Scene,
    columns,
    minus,
)
from burgh.drawing.sheet import Box, number, pair

CELL: Final = 110.0
SQUEEZE: Final = math.sqrt(3) / 2
LEADING: Final = 24.0
MONO: Final = f"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace, {FAMILY}"


def draw_plain(scene: Scene, top: float) -> float:
    """Draw the numbers of the seats, then area by area."""
    areas = scene.seen.title.areas(scene.state)
    if not areas:
        return text_board(scene, top)
    y = numbers(scene, top)
    for _, alike in groupby(areas, lambda area: (area.key, area.form)):
        own = [*alike]
        boxes = columns(Box(MARGIN, y + MARGIN, INNER, 0), len(own))
        draw = listed if own[0].form == "list" else mapped
        y = max(draw(scene, area, box) for area, box in zip(own, boxes, strict=True))
    return y


def text_board(scene: Scene, top: float) -> float:
    """Set the text board in letters of one width."""
    viewer = int(scene.state.viewer)
    seat = scene.seen.turn if viewer == ALL_SEEING else viewer
    told = scene.speaker.board(scene.state, seat, scene.names).splitlines()
    room = Box(MARGIN, top, INNER, len(told) * LEADING + 2 * PAD)
    inside = scene.panel(room)
    style = f'font-family="{escape(MONO)}" font-size="17" xml:space="preserve"'
    for at, line in enumerate(told):
        place = f'x="{number(inside.x)}" y="{number(inside.y + (at + 0.8) * LEADING)}"'
        ink = scene.colour("ink")
        scene.sheet.add(f'<text {place} {style} fill="{ink}">{escape(line)}</text>')
    return room.y + room.height


def numbers(scene: Scene, top: float) -> float:
    """A line for each seat, or one where all share the numbers."""
    state, tracks = scene.state, scene.seen.title.ledger.tracks
    seats = range(1 if state.is_shared else scene.seats)
    box = Box(MARGIN, top, INNER, len(seats) * 34 + 2 * PAD - 4)
    inside = scene.panel(box)
    for at, seat in enumerate(seats):
        y, x = inside.y + at * 34 + 21, inside.x
        if not state.is_shared:
            scene.disc(seat, x + 14, y - 6, 14)
            scene.write(scene.names[seat], x + 38, y, HEADING)
            x += 58 + max(width(name, HEADING.size, HEADING.weight) for name in scene.names)
        for track in range(int(state.tracks())):
            label = scene.text(say(f"track-{tracks[track]}"))
            x += scene.write(minus(int(state.value(seat, track))), x, y, HEADING) + 6
            x += scene.write(label, x, y, SMALL) + 28
    return box.y + box.height


def title_of(scene: Scene, area: Area) -> str:
    """The heading of an area."""
    heading = scene.text(say(f"area-{area.key}", seat=area.owner))
    if area.note is None:
        return heading
    return scene.say("label-value", label=heading, value=scene.text(area.note))


def listed(scene: Scene, area: Area, place: Box) -> float:
    """Draw what lies in a list, one after another, with what is to be known of it."""
    rows: list[list[tuple[str, float]]] = [[]]
    room = place.width - 2 * PAD
    for said in (chip(scene, each) for each in area.places):
        wide = min(room, width(said, PLAIN.size, PLAIN.weight) + 24)
        if rows[-1] and sum(each[1] + 10 for each in rows[-1]) + wide > room:
            rows.append([])
        rows[-1].append((said, wide))
    box = place._replace(height=34 + len(rows) * 44 + PAD)
    inside = scene.panel(box)
    scene.write(title_of(scene, area), inside.x, inside.y + 16, HEADING, room)
    for at, row in enumerate(rows):
        x, y = inside.x, inside.y + 30 + at * 44
        for said, wide in row:
            scene.sheet.rect(Box(x, y, wide, 34), scene.colour("sunk"), 8)
            scene.write(said, x + 12, y + 23, PLAIN, wide - 20)
            x += wide + 10
    return box.y + box.height


def chip(scene: Scene, place: Place) -> str:
    """A place in words: what lies there, how often, and what is to be known of it."""
    what = scene.thing(place.thing) if place.thing else place.at
    times = f" ×{place.count}" if place.count > 1 else ""
    notes = ", ".join(scene.text(note) for note in place.notes)
    return scene.say("label-value", label=what + times, value=notes) if notes else what + times


def mapped(scene: Scene, area: Area, place: Box) -> float:
    """Draw a map of squares or hexes; what lies there has its owner's colour."""
    drawn = scene.blank()
    whole, scene.sheet = scene.sheet, drawn
    middles = [middle(area, each) for each in area.places]
    for at, each in zip(middles, area.places, strict=True):
        cell(scene, area, each, at)
    scene.sheet = whole
    xs, ys = [x for x, _ in middles] or [0.0], [y for _, y in middles] or [0.0]
    extent = Box(
        min(xs) - CELL / 2, min(ys) - CELL / 2, max(xs) - min(xs) + CELL, max(ys) - min(ys) + CELL
    )
    scale = min(1.0, (place.width - 2 * PAD) / extent.width)
    box = place._replace(height=extent.height * scale + 30 + 2 * PAD)
    inside = scene.panel(box)
    scene.write(title_of(scene, area), inside.x, inside.y + 16, HEADING, inside.width)
    room = Box(inside.x, inside.y + 30, inside.width, inside.height - 30)
    scene.inset(drawn, extent, room, 1.0)
    return box.y + box.height


def middle(area: Area, place: Place) -> tuple[float, float]:
    """Where a place lies."""
    if area.form == "hexes":
        return 0.75 * CELL * place.x, SQUEEZE * CELL * (place.y + place.x / 2)
    return CELL * place.x, CELL * place.y


def cell(scene: Scene, area: Area, place: Place, at: tuple[float, float]) -> None:
    """One place of a map."""
    x, y = at
    fill = scene.colour("surface" if place.thing else "sunk")
    edge, wide = scene.colour("rule"), 1
    if place.owner is not None:
        edge, wide = scene.colour(f"seat-{place.owner % SEATS + 1}"), 4
    stroke = f' stroke="{edge}" stroke-width="{wide}"'
    half = CELL / 2 - 4
    if area.form == "hexes":
        turns = [math.pi / 3 * turn for turn in range(6)]
        corners = [(x + half * math.cos(turn), y + half * math.sin(turn)) for turn in turns]
        scene.sheet.path("M" + "L".join(map(pair, corners)) + "Z", fill, stroke)
    else:
        scene.sheet.rect(Box(x - half, y - half, 2 * half, 2 * half), fill, 8, stroke)
    if place.thing:
        scene.name(scene.thing(place.thing), x, y, 2 * half - 12, (17, 15, 13))
    else:
        scene.write(place.at, x, y + 6, SMALL, 2 * half - 8, "middle")
    if place.notes:
        scene.write(scene.text(place.notes[0]), x, y + half - 8, Line(13), 2 * half - 8, "middle")
