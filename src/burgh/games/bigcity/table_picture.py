"""The whole table as a picture: the city, points and hands, what is left to build, the piles."""

from __future__ import annotations

from typing import Final

from burgh.drawing.scene import (
    FIGURE,
    HEADING,
    INNER,
    MARGIN,
    PLAIN,
    SMALL,
    Line,
    Scene,
    columns,
    minus,
)
from burgh.drawing.sheet import Box
from burgh.games.bigcity.content import Content, content
from burgh.games.bigcity.picture import draw_city

LEFT: Final = 330.0  # how wide the players and the supply are
PLAYER: Final = 102.0
CARD: Final = Box(0, 0, 52, 42)
PIECE: Final = 82.0
PILES: Final = 104.0
LEAST: Final = 620.0  # how high the city is at least
BACK: Final = "back_"


def draw_table(scene: Scene, top: float) -> float:
    """Players and supply on the left, the city and the piles beside them."""
    printed = content(scene.speaker.packs)
    y = top
    for seat in range(scene.seats):
        player(scene, printed, seat, Box(MARGIN, y, LEFT, PLAYER))
        y += PLAYER + MARGIN / 2
    rows = -(-len(scene.facts["left"]) // 4)
    foot = max(y + MARGIN / 2 + rows * PIECE + 50, top + LEAST + PILES + MARGIN)
    supply(scene, printed, Box(MARGIN, y + MARGIN / 2, LEFT, foot - y - MARGIN / 2))
    left = MARGIN + LEFT + MARGIN
    wide = MARGIN + INNER - left
    city(scene, Box(left, top, wide, foot - PILES - MARGIN - top))
    piles(scene, Box(left, foot - PILES, wide, PILES))
    return foot


def player(scene: Scene, printed: Content, seat: int, box: Box) -> None:
    """The points of a seat and its hand; of others' cards one sees the backs."""
    inside = scene.panel(box, seat)
    scene.disc(seat, inside.x + 15, inside.y + 13)
    scene.write(scene.names[seat], inside.x + 40, inside.y + 20, HEADING, inside.width - 110)
    points = minus(scene.position["scores"][seat])
    scene.write(points, inside.x + inside.width, inside.y + 21, Line(24, 800), 70, "end")
    held = scene.position["hands"][seat]
    step = min(CARD.width + 8, (inside.width - CARD.width) / max(1, len(held) - 1))
    forward = put_forward(scene, seat)
    for at, name in enumerate(held):
        place = CARD._replace(x=inside.x + at * step, y=inside.y + 34)
        card(scene, printed, name, place)
        if name in forward:
            forward.remove(name)
            ring = f' stroke="{scene.colour("legal")}" stroke-width="3"'
            scene.sheet.rect(place, "none", 7, ring)


def put_forward(scene: Scene, seat: int) -> list[str]:
    """The cards of a hand that are offered, bid or to be exchanged now."""
    bids = [card for bid in scene.position["bids"] if bid["seat"] == seat for card in bid["cards"]]
    if seat != scene.position["turn"]:
        return bids
    return [*bids, *scene.position["offer"], *scene.position["given"]]


def card(scene: Scene, printed: Content, name: str, box: Box) -> None:
    """A card: a lot by its number, a building by its picture, one face down by its district."""
    edge = f' stroke="{scene.colour("rule")}"'
    middle, foot = box.x + box.width / 2, box.y + box.height / 2 + 7
    if name.startswith(BACK):
        scene.sheet.rect(box, scene.colour("back"), 7, edge)
        scene.write(name.removeprefix(BACK), middle, foot, PLAIN, box.width, "middle")
    elif name in printed.pieces:
        category = category_of(scene, printed, name)
        scene.sheet.rect(box, scene.sheet.art.tones(category)["sky"], 7, edge)
        picture = scene.sheet.art.drawn("bigcity", "piece", name)[0]
        with scene.sheet.tip(name):
            scene.sheet.symbol(picture, category, middle - 18, box.y + 3, 36)
    else:
        is_dead = name in scene.facts["dead"]
        scene.sheet.rect(box, scene.colour("sunk" if is_dead else "raised"), 7, edge)
        line = Line(20, 800, "muted") if is_dead else FIGURE
        scene.write(name, middle, foot, line, box.width, "middle")


def category_of(scene: Scene, printed: Content, piece: str) -> str:
    """Whose colours a building has."""
    return scene.sheet.art.category("bigcity", printed.pieces[piece].kind)


def supply(scene: Scene, printed: Content, box: Box) -> None:
    """The buildings by their pictures, with how many are left and how many lots they take."""
    inside = scene.panel(box)
    scene.write(scene.say("board-supply"), inside.x, inside.y + 16, HEADING, inside.width)
    for at, (piece, count) in enumerate(scene.facts["left"].items()):
        row = Box(inside.x, inside.y + 30 + at // 4 * PIECE, inside.width, PIECE - 8)
        with scene.sheet.tip(piece):
            building(scene, printed, piece, count, columns(row, 4, 8)[at % 4])


def building(scene: Scene, printed: Content, piece: str, count: int, box: Box) -> None:
    """One kind of building: pale where none is left."""
    category = category_of(scene, printed, piece)
    tones = scene.sheet.art.tones(category)
    pale = "" if count else ' opacity=".32"'
    scene.sheet.add(f"<g{pale}>")
    scene.sheet.rect(box._replace(height=46), tones["sky"], 7)
    picture = scene.sheet.art.drawn("bigcity", "piece", piece)[0]
    scene.sheet.symbol(picture, category, box.x + box.width / 2 - 18, box.y + 9, 36)
    for lot in range(len(printed.shapes[printed.pieces[piece].shape])):
        scene.sheet.rect(Box(box.x + 5 + lot * 8, box.y + 5, 6, 6), tones["k"], 1)
    scene.sheet.add("</g>")
    scene.write(f"×{count}", box.x + box.width / 2, box.y + 65, PLAIN, box.width, "middle")


def city(scene: Scene, box: Box) -> None:
    """The city, as large as it may be."""
    inside = scene.panel(box)
    if not scene.position["districts"]:
        return
    drawn = scene.blank()
    extent = draw_city(drawn, scene.position, scene.facts, 0)
    scene.inset(drawn, extent, inside, 1.2)


def piles(scene: Scene, box: Box) -> None:
    """The piles by district with how many cards they hold."""
    inside = scene.panel(box)
    scene.write(scene.say("board-piles"), inside.x, inside.y + 16, HEADING, inside.width / 3)
    row = Box(inside.x, inside.y + 28, inside.width, 48)
    own = scene.position["piles"]
    for (district, cards), place in zip(own.items(), columns(row, len(own), 8), strict=True):
        scene.sheet.rect(place, scene.colour("back" if cards else "sunk"), 7)
        middle = place.x + place.width / 2
        scene.write(district, middle, place.y + 22, HEADING, place.width, "middle")
        scene.write(f"×{len(cards)}", middle, place.y + 41, SMALL, place.width, "middle")
