"""The whole table as a picture: the tracks, the boards, every hand and the piles."""

from __future__ import annotations

from typing import Final

from burgh.drawing.letters import width
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
    signed,
)
from burgh.drawing.sheet import Box, number
from burgh.games.skylines.card_words import money
from burgh.games.skylines.content import Content, content
from burgh.games.skylines.picture import SQUARE, draw_boards
from burgh.games.skylines.printed import TrackEnd

LEFT: Final = 290.0  # how wide the tracks are
TRACK: Final = 46.0
HAND: Final = 56.0  # how high a row of cards is
WHO: Final = 170.0  # how wide the name before a hand is
CARDS: Final = (4, 5)  # in a row, at least and at most
BACK: Final = "back-"
CARD: Final = Line(15)
SIZES: Final = (17.0, 16.0, 15.0, 14.0, 13.0, 12.0)  # of amounts
SIGNS: Final = {"money": "g-coin", "overall": "g-overall"}


def draw_table(scene: Scene, top: float) -> float:
    """Tracks on the left, the city beside them, the hands below, the piles last."""
    printed = content(scene.speaker.packs)
    ends = printed.printed.tracks.track
    high = len(ends) * TRACK + 34 + 2 * PAD
    tracks(scene, ends, Box(MARGIN, top, LEFT, high))
    left = MARGIN + LEFT + MARGIN
    city(scene, printed, Box(left, top, MARGIN + INNER - left, high))
    y = top + high + MARGIN
    for seat in range(scene.seats):
        y = hand(scene, printed, seat, y) + MARGIN / 2
    return piles(scene, printed, y + MARGIN / 2)


def tracks(scene: Scene, ends: tuple[TrackEnd, ...], box: Box) -> None:
    """Which milestone it is, and every track with its marker between its ends."""
    inside = scene.panel(box)
    now, last = scene.facts["milestone"], scene.facts["milestones"]
    said = scene.say("board-milestone", milestone=now, milestones=last)
    scene.write(said.removesuffix("."), inside.x, inside.y + 18, HEADING, inside.width)
    values = scene.position["tracks"] | {key: scene.position[key] for key in SIGNS}
    for at, track in enumerate(ends):
        place = Box(inside.x, inside.y + 34 + at * TRACK, inside.width, TRACK)
        one_track(scene, track, values[track.id], place)


def one_track(scene: Scene, track: TrackEnd, value: int, box: Box) -> None:
    """One track: sign, name, number; where it ends above, the marker on its line."""
    scene.sheet.symbol(sign(track.id), "", box.x, box.y + 4, 20)
    key = "board-treasury" if track.id == "money" else f"track-{track.id}"
    scene.write(scene.say(key), box.x + 28, box.y + 20, PLAIN, box.width - 80)
    end = box.x + box.width
    scene.write(minus(value), end, box.y + 21, FIGURE, 60, "end")
    if track.high is None:
        return
    y = box.y + 34
    scene.sheet.rect(Box(box.x, y - 3, box.width, 6), scene.colour("sunk"), 3)
    step = (box.width - 12) / (track.high - track.low)
    zero = box.x + 6 - track.low * step
    line = f'stroke="{scene.colour("ink")}" stroke-width="2"'
    scene.sheet.add(f'<path d="M{number(zero)} {number(y - 6)}v12" {line}/>')
    at = min(max(value, track.low), track.high)
    is_bad = at == track.low < 0 or (track.above == "refuse" and at == track.high)
    fill = scene.colour("line-red" if is_bad else "ink")
    middle = number(box.x + 6 + (at - track.low) * step)
    scene.sheet.add(f'<circle cx="{middle}" cy="{number(y)}" r="6" fill="{fill}"/>')


def sign(track: str) -> str:
    """The symbol of a track."""
    return SIGNS.get(track, f"g-{track}")


def city(scene: Scene, printed: Content, box: Box) -> None:
    """The boards turned up, and those face down with what they cost."""
    inside = scene.panel(box)
    layout = scene.position["layout"]
    if not layout:
        return
    drawn = scene.blank()
    draw_boards(drawn, scene.position)
    whole, scene.sheet = scene.sheet, drawn
    side = printed.size * SQUARE
    for board, row, col, _ in layout:
        if board not in scene.position["boards"]:
            face_down(scene, printed, board, Box(col * side, row * side, side, side))
    scene.sheet = whole
    rows, cols = [row for _, row, _, _ in layout], [col for _, _, col, _ in layout]
    wide, tall = max(cols) - min(cols) + 1, max(rows) - min(rows) + 1
    extent = Box(min(cols) * side, min(rows) * side, wide * side, tall * side)
    scene.inset(drawn, extent, inside, 1.2)


def face_down(scene: Scene, printed: Content, board: str, box: Box) -> None:
    """A board that is still to be turned over: its letter and its price."""
    room = Box(box.x + 3, box.y + 3, box.width - 6, box.height - 6)
    edge = f' stroke="{scene.colour("back")}" stroke-width="3" stroke-dasharray="8 8"'
    scene.sheet.rect(room, scene.colour("sunk"), 10, edge)
    middle, y = box.x + box.width / 2, box.y + box.height / 2
    scene.write(board, middle, y, Line(60, 800, "muted"), box.width, "middle")
    price = scene.text(money(printed.boards[board].development_cost))
    scene.write(price, middle, y + 40, Line(26, 500, "muted"), box.width, "middle")


def hand(scene: Scene, printed: Content, seat: int, top: float) -> float:
    """Who it is, and the cards that are held, face down where they may not be seen."""
    offered = scene.position["role_offer"] if seat == scene.turn else []
    held = [*offered, *scene.position["hands"][seat]]
    least, most = CARDS
    in_row = min(most, max(least, *map(len, scene.position["hands"])))
    rows = max(1, -(-len(held) // in_row))
    box = Box(MARGIN, top, INNER, rows * (HAND + 8) - 8 + 2 * PAD)
    inside = scene.panel(box, seat)
    scene.disc(seat, inside.x + 15, inside.y + 16)
    scene.write(scene.names[seat], inside.x + 40, inside.y + 23, HEADING, WHO - 44)
    role = scene.position["roles"][seat]
    if role:
        scene.write(scene.thing(role), inside.x, inside.y + 52, SMALL, WHO - 8)
    elif seat == scene.position["token"]:
        scene.write(scene.say("board-token"), inside.x, inside.y + 52, SMALL, WHO - 8)
    row = Box(inside.x + WHO, inside.y, inside.width - WHO, HAND)
    for at, card in enumerate(held):
        place = columns(row, in_row, 8)[at % in_row]
        with scene.sheet.tip(card):
            card_at(scene, printed, card, place._replace(y=row.y + at // in_row * (HAND + 8)))
    return box.y + box.height


def card_at(scene: Scene, printed: Content, card: str, box: Box) -> None:
    """A card: its picture beside its name; one face down shows its level."""
    if card not in printed.cards:
        scene.sheet.rect(box, scene.colour("back"), 8)
        level = card.removeprefix(BACK)
        said = level if level.isupper() else "?"
        middle, y = box.x + box.width / 2, box.y + box.height / 2 + 8
        scene.write(said, middle, y, Line(24, 800, "muted"), box.width, "middle")
        return
    kind = printed.cards[card].kind
    category = scene.sheet.art.category("skylines", kind)
    tones = scene.sheet.art.tones(category)
    scene.sheet.rect(box, tones["label"], 8, f' stroke="{tones["m"]}" stroke-opacity=".6"')
    scene.sheet.rect(box._replace(width=52), tones["sky"], 8)
    picture = scene.sheet.art.drawn("skylines", "card", card)[0]
    scene.sheet.symbol(picture, category, box.x + 6, box.y + box.height / 2 - 20, 40)
    left, room = box.x + 60, box.width - 66
    opening = scene.facts["openings"].get(card)
    if opening is None:
        scene.paragraph(scene.thing(card), left, box.y + 20, CARD, room, 3)
        return
    scene.write(scene.thing(card), left, box.y + 20, CARD, room)
    amounts = {"money": -opening["price"], **opening["row"]}
    written = [(signed(each), sign(track)) for track, each in amounts.items() if each]
    size = next((size for size in SIZES if row_width(written, size) <= room), SIZES[-1])
    for said, symbol in written:
        left += scene.counted(said, symbol, left, box.y + 45, Line(size, 800)) + size / 2


def row_width(written: list[tuple[str, str]], size: float) -> float:
    """How wide amounts with their signs are beside each other."""
    return sum(width(said, size, 800) + 4 + size * 1.5 for said, _ in written)


def piles(scene: Scene, printed: Content, top: float) -> float:
    """How many cards each pile holds; the open ones of the exchange pile, and what is in force."""
    box = Box(MARGIN, top, INNER, 48)
    inside = scene.panel(box)
    x = inside.x
    own = scene.position["piles"]
    said = [(scene.say("pile", level=level), len(cards)) for level, cards in own.items()]
    said.append((scene.say("exchange_pile"), len(scene.position["exchange"])))
    for name, count in said:
        told = scene.say("board-pile", pile=name, count=count)
        x += scene.write(told, x, inside.y + 16, PLAIN, inside.width) + 32
    lying = [scene.thing(card) for card in scene.facts["in_force"]]
    if lying:
        label = scene.say("label-value", label=scene.say("board-in_force"), value=", ".join(lying))
        scene.write(label, x, inside.y + 16, PLAIN, inside.x + inside.width - x)
    return box.y + box.height
