"""A sheet to draw on: SVG piece by piece, every symbol once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from html import escape
from typing import Final, NamedTuple

from burgh.drawing.art import Art
from burgh.drawing.letters import FAMILY, Weight

Cell = tuple[int, int]  # column, row
FONTS: Final = f"{FAMILY}, system-ui, sans-serif"  # where a reader lacks ours, its own


class Box(NamedTuple):
    """A part of a sheet."""

    x: float
    y: float
    width: float
    height: float


class Sheet:
    """What was drawn so far, and the symbols it uses."""

    def __init__(self, art: Art, name: Callable[[str], str] | None = None) -> None:
        """Begin a sheet; with `name`, things on it say what they are to who points at them."""
        self.art = art
        self.name = name
        self.parts: list[str] = []
        self.symbols: dict[str, str] = {}

    def add(self, svg: str) -> None:
        self.parts.append(svg)

    def symbol(self, name: str, category: str, x: float, y: float, size: float) -> None:
        """Draw a symbol in the tones of a category, its upper left corner at a point."""
        key = f"{name}-{category or 'plain'}"
        if key not in self.symbols:
            drawn = self.art.inside(name, self.art.tones(category))
            self.symbols[key] = f'<g id="{key}">{drawn}</g>'
        width, _ = self.art.symbols[name]
        place = f"translate({number(x)} {number(y)}) scale({number(size / width)})"
        self.add(f'<use href="#{key}" transform="{place}"/>')

    @contextmanager
    def tip(self, thing: str) -> Iterator[None]:
        """What is drawn meanwhile is that thing."""
        if self.name is None:
            yield
            return
        self.add(f"<g><title>{escape(self.name(thing))}</title>")
        yield
        self.add("</g>")

    def rect(self, box: Box, fill: str, radius: float = 0, more: str = "") -> None:
        x, y, width, height = map(number, box)
        self.add(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{number(radius)}"'
            f' fill="{fill}"{more}/>'
        )

    def path(self, line: str, fill: str = "none", more: str = "") -> None:
        self.add(f'<path d="{line}" fill="{fill}"{more}/>')

    def text(
        self, said: str, x: float, y: float, size: float, weight: Weight, fill: str, end: str = ""
    ) -> None:
        """Write a line; `end` is `middle` or `end` where it does not begin at the point."""
        anchor = f' text-anchor="{end}"' if end else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-family="{FONTS}" font-weight="{weight}"'
            f' font-size="{number(size)}" fill="{fill}"{anchor}>{escape(said)}</text>'
        )

    def group(self, drawn: Sheet, place: str) -> None:
        """Take over what was drawn on another sheet."""
        self.symbols |= drawn.symbols
        self.add(f'<g transform="{place}">{"".join(drawn.parts)}</g>')

    def file(self, width: float, height: float, description: str, pixels: float) -> str:
        """The sheet as a file, so many pixels wide, with words for who cannot see it."""
        tall = number(height * pixels / width)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(pixels)}" height="{tall}"'
            f' viewBox="0 0 {number(width)} {number(height)}" role="img">'
            f"<title>{escape(description)}</title>"
            f"<defs>{''.join(self.symbols.values())}</defs>{''.join(self.parts)}</svg>"
        )


def number(value: float) -> str:
    """A number without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def pair(point: tuple[float, float]) -> str:
    """A point as paths have it."""
    return f"{number(point[0])} {number(point[1])}"


def fitted(box: Box, room: Box) -> str:
    """The transform that puts a box into the middle of a room, as large as it may be."""
    scale = min(room.width / box.width, room.height / box.height)
    x = room.x + (room.width - box.width * scale) / 2 - box.x * scale
    y = room.y + (room.height - box.height * scale) / 2 - box.y * scale
    return f"translate({number(x)} {number(y)}) scale({number(scale)})"


ROUNDED: Final = (
    "M{a} {t}H{b}Q{r} {t} {r} {c}V{d}Q{r} {m} {b} {m}H{a}Q{l} {m} {l} {d}V{c}Q{l} {t} {a} {t}Z"
)


def outline(cells: Iterable[Cell], size: float, inset: float, radius: float) -> str:
    """The outline of cells that belong together, filled: corners round, no seams inside."""
    own = set(cells)
    parts = []
    for x, y in sorted(own):
        left, top = x * size + inset, y * size + inset
        right, bottom = (x + 1) * size - inset, (y + 1) * size - inset
        parts.append(rounded(left, top, right, bottom, radius))
        if (x + 1, y) in own:
            parts.append(rounded(right - radius, top, right + 2 * inset + radius, bottom, 0))
        if (x, y + 1) in own:
            parts.append(rounded(left, bottom - radius, right, bottom + 2 * inset + radius, 0))
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= own:
            end, foot = right + 2 * inset + radius, bottom + 2 * inset + radius
            parts.append(rounded(right - radius, bottom - radius, end, foot, 0))
    return "".join(parts)


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> str:
    """A rectangle as a line, with round corners."""
    names = {"l": left, "t": top, "r": right, "m": bottom}
    names |= {"a": left + radius, "b": right - radius, "c": top + radius, "d": bottom - radius}
    return ROUNDED.format(**{name: number(value) for name, value in names.items()})


def mark_cell(cells: Iterable[Cell]) -> Cell:
    """The cell of a shape that carries its mark: the lowest, and of those the leftmost."""
    return min(cells, key=lambda cell: (-cell[1], cell[0]))


def marked_with(category: str) -> bool:
    """Whether things of a category carry its mark; nature carries none."""
    return category not in ("lake", "park")
