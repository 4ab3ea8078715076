"""A table to be drawn: what is seen, who speaks of it, and what all titles draw alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from burgh.core.said import Arg
from burgh.drawing.art import art
from burgh.drawing.letters import Weight, cut, lines, set_within, width
from burgh.drawing.sheet import Box, Sheet, fitted

if TYPE_CHECKING:
    from burgh.core.game import Position
    from burgh.core.title import Plain

WIDTH: Final = 1200.0
MARGIN: Final = 20.0  # around everything, and between panels
PAD: Final = 14.0  # inside a panel
INNER: Final = WIDTH - 2 * MARGIN
SEATS: Final = 5  # there are so many colours


class Line(NamedTuple):
    """How a line is written."""

    size: float
    weight: Weight = 500
    colour: str = "ink"


HEADING: Final = Line(20, 800)
PLAIN: Final = Line(17)
SMALL: Final = Line(16, 500, "muted")
FIGURE: Final = Line(20, 800)


class Scene:
    """What one looks at, and the sheet it is drawn on.

    All of it comes from the position that is looked at: a view has nothing more to draw than it
    knows.
    """

    def __init__(self, seen: Position, language: str) -> None:
        self.seen = seen
        self.state: Any = seen.state  # of the title's own class
        self.position: Plain = seen.position()
        self.facts: Plain = seen.title.facts(seen.state)
        self.speaker = seen.title.speaker(language, seen.options)
        self.sheet = Sheet(art(), self.thing)
        self.seats = seen.seats
        self.turn = None if seen.is_over else seen.turn
        self.names = [self.say("player", number=seat + 1) for seat in range(self.seats)]

    def say(self, key: str, /, **facts: int | str | None) -> str:
        return self.speaker.words.say(key, **facts)

    def text(self, said: Arg) -> str:
        return self.speaker.say(said, self.names)

    def thing(self, key: str) -> str:
        return self.speaker.thing(key)

    def colour(self, name: str) -> str:
        return self.sheet.art.colours[name]

    def panel(self, box: Box, seat: int | None = None) -> Box:
        """A panel, with the colour of the seat that is to decide; gives the room inside."""
        on = seat is not None and seat == self.turn
        edge = f"seat-{(seat or 0) % SEATS + 1}" if on else "rule"
        more = f' stroke="{self.colour(edge)}" stroke-width="{3 if on else 1}"'
        self.sheet.rect(box, self.colour("surface"), 14, more)
        return Box(box.x + PAD, box.y + PAD, box.width - 2 * PAD, box.height - 2 * PAD)

    def write(
        self, said: str, x: float, y: float, line: Line, room: float = WIDTH, end: str = ""
    ) -> float:
        """Write a line, cut short where there is no room; gives how wide it is."""
        shown = cut(said, line.size, line.weight, room)
        self.sheet.text(shown, x, y, line.size, line.weight, self.colour(line.colour), end)
        return width(shown, line.size, line.weight)

    def paragraph(
        self, said: str, x: float, y: float, line: Line, room: float, most: int, end: str = ""
    ) -> float:
        """Write a text in lines; gives the height it takes."""
        broken = lines(said, line.size, line.weight, room)
        shown = broken[:most]
        if len(broken) > most:
            shown[-1] = cut(f"{shown[-1]} {broken[most]}", line.size, line.weight, room)
        for at, each in enumerate(shown):
            self.write(each, x, y + at * line.size * 1.15, line, room, end)
        return len(shown) * line.size * 1.15

    def name(self, said: str, x: float, y: float, room: float, sizes: Sequence[float]) -> None:
        """Write a name in the middle, in two lines at most, as large as they fit."""
        size, broken = set_within(said, sizes, 500, room, 2)
        for at, each in enumerate(broken):
            self.write(each, x, y + at * size * 1.08, Line(size), room, "middle")

    def disc(self, seat: int, x: float, y: float, radius: float = 15) -> None:
        """The sign of a seat: its colour with its number."""
        colour = self.colour(f"seat-{seat % SEATS + 1}")
        self.sheet.add(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>')
        line = Line(radius * 1.1, 800, "seat-ink")
        self.write(str(seat + 1), x, y + radius * 0.4, line, end="middle")

    def counted(self, said: str, symbol: str, x: float, y: float, line: Line = FIGURE) -> float:
        """An amount and the sign of what it counts; gives how wide they are."""
        wide = self.write(said, x, y, line)
        if not symbol:
            return wide
        self.sheet.symbol(symbol, "", x + wide + 4, y - line.size * 0.86, line.size)
        return wide + 4 + line.size

    def blank(self) -> Sheet:
        """Another sheet, for what is put into a room when its extent is known."""
        return Sheet(self.sheet.art, self.thing)

    def inset(self, drawn: Sheet, box: Box, room: Box, most: float = 2.0) -> None:
        """Put a drawing into a room, as large as it may be."""
        wide, high = box.width * most, box.height * most
        if wide < room.width and high < room.height:
            x, y = room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2
            room = Box(x, y, wide, high)
        self.sheet.group(drawn, fitted(box, room))


def columns(box: Box, count: int, gap: float = MARGIN) -> list[Box]:
    """A box in equal parts, side by side."""
    wide = (box.width - gap * (count - 1)) / count
    return [Box(box.x + at * (wide + gap), box.y, wide, box.height) for at in range(count)]


def minus(value: int) -> str:
    """A number with the sign that is printed."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A change with its sign."""
    return f"+{value}" if value > 0 else minus(value)
