"""The table as a picture, in the middle of a game as well as at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.text import ENGLISH, LANGUAGES
from burgh.drawing.letters import width
from burgh.drawing.plain import draw_plain
from burgh.drawing.scene import HEADING, INNER, MARGIN, WIDTH, Line, Scene
from burgh.drawing.sheet import Box

if TYPE_CHECKING:
    from burgh.core.game import Position

SIZE: Final = 800  # pixels across, as wide as a page of a notebook
HEAD: Final = 48.0


def svg(position: Position, *, size: int = SIZE, lang: str = ENGLISH) -> str:
    """The table as SVG, `size` pixels wide: all a game knows, or what a view may see."""
    from burgh.core.game import Position  # which asks this room for its own picture

    if not isinstance(position, Position):
        raise TypeError(f"a game or a view is drawn, not {type(position).__name__}")
    if size < 1:
        raise ValueError(f"a picture is at least one pixel wide, not {size}")
    if lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is not one of {', '.join(LANGUAGES)}")
    scene = Scene(position, lang)
    said = now(scene)
    picture = position.title.picture
    draw = draw_plain if picture is None or picture.table is None else picture.table
    heading(scene, said)
    foot = draw(scene, MARGIN + HEAD + MARGIN) + MARGIN
    ground = f'<rect width="{WIDTH:g}" height="{foot:g}" fill="{scene.colour("bg")}"/>'
    scene.sheet.parts.insert(0, ground)
    return scene.sheet.file(WIDTH, foot, f"{scene.say('title')}. {said}", size)


def now(scene: Scene) -> str:
    """What is expected now, or how the game ended."""
    outcome = scene.seen.outcome()
    if outcome is None:
        return scene.speaker.prompt(scene.state, scene.names)
    told = scene.speaker.outcome(outcome, scene.names).splitlines()
    return " ".join(told[:2])  # why it ended, and who won; then come the places


def heading(scene: Scene, said: str) -> None:
    """Which game it is, and what is to be done."""
    name = scene.say("title.short" if scene.speaker.words.knows("title.short") else "title")
    scene.sheet.symbol("g-burgh", "", MARGIN, MARGIN + 6, 36)
    line = Line(24, 800)
    scene.write(name, MARGIN + 46, MARGIN + 33, line)
    left = MARGIN + 46 + width(name, line.size, line.weight) + MARGIN
    box = Box(left, MARGIN, MARGIN + INNER - left, HEAD)
    scene.sheet.rect(box, scene.colour("legal-soft" if scene.turn is not None else "sunk"), 12)
    begin = left + 16
    if scene.turn is not None:
        scene.disc(scene.turn, left + 26, MARGIN + HEAD / 2, 16)
        begin = left + 54
    scene.write(said, begin, MARGIN + 31, HEADING, MARGIN + INNER - begin - 12)
