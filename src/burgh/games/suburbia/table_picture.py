"""The whole table as a picture: market, goals, and every borough with its numbers."""

from __future__ import annotations

from typing import Final

from burgh.core.state import SPECTATOR
from burgh.drawing.scene import (
    FIGURE,
    HEADING,
    INNER,
    MARGIN,
    PAD,
    PLAIN,
    SMALL,
    Line,
    Scene,
    columns,
    minus,
)
from burgh.drawing.sheet import Box
from burgh.games.suburbia.content import Content, content
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import BACK, STACKS
from burgh.games.suburbia.moves import HIDDEN
from burgh.games.suburbia.picture import HEX, HEX_HEIGHT, draw_city, hex_tile, hexagon, marker
from burgh.games.suburbia.words import gain, money

MARKET_HEIGHT: Final = 236.0
BASICS: Final = 226.0  # how wide the basic tiles lie
GOAL_HEIGHT: Final = 92.0
BOROUGH_HEIGHT: Final = {1: 640.0, 2: 520.0, 3: 440.0, 4: 400.0}


def draw_table(scene: Scene, top: float) -> float:
    """Market above, goals, then the boroughs side by side; four lie two by two."""
    printed = content(scene.speaker.packs)
    y = market(scene, printed, top)
    y = goals(scene, printed, y + MARGIN)
    count = scene.seats
    in_row = 2 if count == 4 else count
    for first in range(0, count, in_row):
        row = Box(MARGIN, y + MARGIN, INNER, BOROUGH_HEIGHT[count])
        for at, box in enumerate(columns(row, in_row)):
            borough(scene, first + at, box)
        y = row.y + row.height
    return y


def market(scene: Scene, printed: Content, top: float) -> float:
    """The tiles on sale with their prices, the basic ones, and what is left to come."""
    box = Box(MARGIN, top, INNER, MARKET_HEIGHT)
    inside = scene.panel(box)
    lying = scene.position["market"]
    slots = Box(inside.x, inside.y, inside.width - BASICS - PAD, inside.height)
    for place, tile, prices in zip(
        columns(slots, len(lying), 4), lying, scene.facts["market"], strict=True
    ):
        slot(scene, printed, place, tile, prices)
    x = slots.x + slots.width + PAD
    rule = f'stroke="{scene.colour("rule")}"'
    scene.sheet.add(f'<path d="M{x - 4:g} {inside.y:g}V{inside.y + inside.height:g}" {rule}/>')
    basics(scene, printed, Box(x + 8, inside.y, BASICS - 8, inside.height))
    return box.y + box.height


def slot(
    scene: Scene, printed: Content, place: Box, tile: str | None, prices: dict[str, int]
) -> None:
    """One position of the market: its surcharge, the tile, its name and what it costs."""
    middle = place.x + place.width / 2
    extra = scene.text(money(prices["surcharge"]))
    scene.write(f"+{extra}", middle, place.y + 14, SMALL, place.width, "middle")
    if tile is None:
        empty(scene, middle, place.y + 68)
        return
    tile_at(scene, printed, tile, middle, place.y + 68, min(0.88, place.width / HEX * 0.94))
    scene.name(scene.thing(tile), middle, place.y + 140, place.width, (16, 15, 14, 13))
    cost = scene.text(money(prices["tile"]))
    scene.write(cost, middle, place.y + 198, Line(22, 800), place.width, "middle")


def basics(scene: Scene, printed: Content, box: Box) -> None:
    """The basic tiles with price and how many are left, and the stacks under them."""
    scene.write(scene.say("board-basics"), box.x, box.y + 16, HEADING, box.width)
    for place, (tile, left) in zip(
        columns(box, len(scene.position["basics"]), 4),
        scene.position["basics"].items(),
        strict=True,
    ):
        middle = place.x + place.width / 2
        tile_at(scene, printed, tile, middle, place.y + 62, place.width / HEX * 0.96)
        cost = scene.text(money(printed.tiles[tile].cost))
        scene.write(cost, middle, place.y + 114, FIGURE, place.width, "middle")
        scene.write(f"×{left}", middle, place.y + 136, SMALL, place.width, "middle")
    letters = stack_letters(scene.state)
    counts = ", ".join(f"{letter} {letters.count(letter)}" for letter in sorted(set(letters)))
    said = scene.say("board-pile", count=len(letters), letters=counts or "0")
    high = scene.paragraph(said, box.x, box.y + 166, SMALL, box.width, 2)
    last = scene.position["last_round"]
    key = "board-last_round" if last else "board-round"
    said = scene.say(key, round=scene.position["round"], last=last)
    scene.paragraph(said.removesuffix("."), box.x, box.y + 168 + high, PLAIN, box.width, 2)


def stack_letters(state: Suburbia) -> list[str]:
    """What lies face down, by the letters on the backs (S16.1)."""
    seen = state.view(SPECTATOR)
    return [STACKS[int(kind) - BACK] for kind in seen.pile[seen.drawn :]]


def goals(scene: Scene, printed: Content, top: float) -> float:
    """The public goals with what they ask and what they are worth."""
    public = scene.position["public"]
    if not public:
        return top - MARGIN
    for goal, box in zip(
        public, columns(Box(MARGIN, top, INNER, GOAL_HEIGHT), len(public)), strict=True
    ):
        inside = scene.panel(box)
        worth = scene.text(gain("population", printed.goals[goal].population))
        scene.sheet.symbol(scene.sheet.art.drawn("suburbia", "goal", goal)[0], "", *inside[:2], 26)
        scene.write(scene.thing(goal), inside.x + 36, inside.y + 20, HEADING, inside.width - 36)
        asks = scene.say(f"goal-{goal}.asks")
        scene.write(asks, inside.x, inside.y + 44, PLAIN, inside.width)
        scene.write(worth, inside.x, inside.y + 64, SMALL, inside.width)
    return top + GOAL_HEIGHT


def borough(scene: Scene, seat: int, box: Box) -> None:
    """The numbers of a seat, its goal as far as it is known, and its borough."""
    inside = scene.panel(box, seat)
    own = scene.position["players"][seat]
    scene.disc(seat, inside.x + 15, inside.y + 15)
    scene.write(scene.names[seat], inside.x + 40, inside.y + 22, HEADING, inside.width / 3)
    held = [own["goal"]] if own["goal"] else own["dealt"]
    known = " / ".join(scene.thing(goal) for goal in held if goal != HIDDEN)
    scene.write(known, inside.x + inside.width, inside.y + 22, SMALL, inside.width * 0.6, "end")
    amounts = [
        (scene.text(money(own["money"])), ""),
        (minus(own["income"]), "g-income"),
        (minus(own["reputation"]), "g-reputation"),
        (str(own["population"]), "g-population"),
        (str(own["markers"]), ""),
    ]
    step = inside.width / (len(amounts) - 0.3)
    for at, (said, symbol) in enumerate(amounts):
        wide = scene.counted(said, symbol, inside.x + at * step, inside.y + 58)
    marker(scene.sheet, seat, inside.x + 4 * step + wide + 16, inside.y + 51, 11)
    drawn = scene.blank()
    extent = draw_city(drawn, scene.position, scene.facts, seat)
    room = Box(inside.x, inside.y + 74, inside.width, inside.height - 74)
    scene.inset(drawn, extent, room, 0.95)


def tile_at(scene: Scene, printed: Content, tile: str, x: float, y: float, scale: float) -> None:
    """A tile by itself, as large as asked; one face down shows its back."""
    drawn = scene.blank()
    known = printed.tiles.get(tile)
    with drawn.tip(tile):
        if known is None:
            drawn.path(hexagon(0, 0), scene.colour("back"))
            drawn.symbol("p-back", "", -24, -24, 48)
        else:
            category = drawn.art.category("suburbia", known.category)
            hex_tile(drawn, 0, 0, tile, category, known.icon)
    high = HEX * HEX_HEIGHT
    box = Box(-HEX / 2, -high / 2, HEX, high)
    wide, tall = HEX * scale, high * scale
    scene.inset(drawn, box, Box(x - wide / 2, y - tall / 2, wide, tall))


def empty(scene: Scene, x: float, y: float) -> None:
    """A position of the market where nothing lies."""
    more = f' stroke="{scene.colour("rule")}" stroke-width="2" stroke-dasharray="5 6"'
    drawn = scene.blank()
    drawn.path(hexagon(0, 0), more=more)
    high = HEX * HEX_HEIGHT
    box = Box(-HEX / 2, -high / 2, HEX, high)
    scene.inset(drawn, box, Box(x - HEX * 0.42, y - high * 0.42, HEX * 0.84, high * 0.84))
