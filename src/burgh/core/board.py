"""The table as text, for any title that describes its areas."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, count
from typing import Any, Final, TypeVar

from burgh.core.areas import Area, Place
from burgh.core.page import INDENT, WIDTH, joined, strips, wrap
from burgh.core.said import Said, say
from burgh.core.speaker import Speaker
from burgh.core.state import State

STEP: Final = 4  # characters from one column of hexes to the next; a line shows every second one

Cell = TypeVar("Cell", bound=tuple[int, int])
AreasOf = Callable[[Any], Sequence[Area]]


def draw_areas(
    areas: AreasOf,
    tracks: Sequence[str],
    speaker: Speaker[Any],
    state: State,
    seat: int,
    names: list[str],
    *,
    with_effects: bool = False,
    width: int = WIDTH,
) -> str:
    """Draw the numbers of every seat, then each area, as `seat` sees them."""
    seen = state.view(seat)
    drawing = Drawing(speaker, names, with_effects, width)
    blocks = [drawing.numbers(seen, tracks), *(drawing.area(area) for area in areas(seen))]
    return joined(blocks, width)


class Drawing:
    """Draws areas in one language."""

    def __init__(
        self, speaker: Speaker[Any], names: list[str], with_effects: bool, width: int
    ) -> None:
        self.speaker = speaker
        self.names = names
        self.with_effects = with_effects
        self.width = width
        self.codes = short_codes({key: speaker.thing(key) for key in speaker.things})

    def say(self, said: Said) -> str:
        return self.speaker.say(said, self.names)

    def numbers(self, state: State, tracks: Sequence[str]) -> list[str]:
        """A line for each seat, or one for the table where all share the numbers."""
        titles = [self.say(Said(f"track-{track}")) for track in tracks[: int(state.tracks())]]
        lines = []
        for seat in range(1 if state.is_shared else int(state.seats())):
            values = [f"{name} {state.value(seat, track)}" for track, name in enumerate(titles)]
            facts = ", ".join(values)
            lines.append(facts if state.is_shared else self.labelled(self.names[seat], facts))
        return lines

    def area(self, area: Area) -> list[str]:
        """The heading of an area, a map if it is one, then everything in it line by line."""
        heading = self.say(say(f"area-{area.key}", seat=area.owner))
        if area.note is not None:
            heading = self.labelled(heading, self.say(area.note))
        lines = [heading]
        if area.form != "list" and area.places:
            cells = {(place.x, place.y): self.cell(place) for place in area.places}
            lines += self.map(area, cells)
        listed = [place for place in area.places if place.thing or place.notes]
        for place in listed:
            lines += wrap(self.line(place, area), INDENT, self.width)
            if self.with_effects and area.form == "list":
                for effect in self.speaker.effects(place.thing):
                    lines += wrap(effect, INDENT * 2, self.width)
        return lines

    def map(self, area: Area, cells: Mapping[tuple[int, int], str]) -> list[str]:
        """Draw a map, one that is too wide in parts below each other."""
        is_hexes = area.form == "hexes"
        draw = hexes if is_hexes else squares
        squares_in = (self.width - len(INDENT)) // square_width(cells)
        most = columns_in(self.width) if is_hexes else squares_in
        parts = strips(sorted({x for x, _ in cells}), most)
        lines: list[str] = []
        for part in parts:
            lines += draw({at: text for at, text in cells.items() if at[0] in part})
        return lines

    def cell(self, place: Place) -> str:
        """A place on a map: a short code with the number of its owner, or its name."""
        if not place.thing:
            return place.at or "."
        owner = "" if place.owner is None else str(place.owner + 1)
        return self.codes.get(place.thing, place.thing[:3].upper()) + owner

    def line(self, place: Place, area: Area) -> str:
        """A place in words: where, what, whose, and what is to be known of it."""
        where = [place.at] if place.at and area.form != "list" else []
        what = self.speaker.thing(place.thing) if place.thing else place.at
        times = f" ×{place.count}" if place.count > 1 else ""
        code = f" [{self.codes[place.thing]}]" if where and place.thing in self.codes else ""
        facts = [self.say(note) for note in place.notes]
        if place.owner is not None and place.owner != area.owner:
            facts.insert(0, self.names[place.owner])
        line = " ".join([*where, what + times + code])
        return self.labelled(line, ", ".join(facts)) if facts else line

    def labelled(self, label: str, value: str) -> str:
        return self.say(say("label-value", label=label, value=value))


def squares(cells: Mapping[Cell, str]) -> list[str]:
    """Draw squares in rows and columns."""
    width = square_width(cells)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    texts = {(x, y): text for (x, y), text in cells.items()}
    drawn = ("".join(texts.get((x, y), "").center(width) for x in columns) for y in rows)
    return [(INDENT + row).rstrip() for row in drawn]


def square_width(cells: Mapping[Cell, str]) -> int:
    """The characters of a square, by the longest text in one."""
    return max(len(text) for text in cells.values()) + 2


def columns_in(width: int) -> int:
    """How many columns of hexes fit a page."""
    return (width - len(INDENT) - (2 * STEP - 1)) // STEP + 1


def hexes(cells: Mapping[Cell, str]) -> list[str]:
    """Draw flat-top hexes: a column lies half a hex lower than the one to its left."""
    left = min(q for q, _ in cells)
    lines: dict[int, str] = {}
    for (q, r), text in sorted(cells.items()):
        height = 2 * r + q
        margin = lines.get(height, "").ljust(STEP * (q - left))
        lines[height] = margin + text.center(2 * STEP - 1)
    heights = range(min(lines), max(lines) + 1)
    return [(INDENT + lines.get(height, "")).rstrip() for height in heights]


def short_codes(names: Mapping[str, str]) -> dict[str, str]:
    """Give each name two or three letters of its own: the same throughout a game."""
    codes: dict[str, str] = {}
    taken: set[str] = set()
    for key, name in names.items():
        codes[key] = next(code for code in candidates(name) if code not in taken)
        taken.add(codes[key])
    return codes


def candidates(name: str) -> Iterator[str]:
    """Offer initials, then letters in the order of the name, then a letter and a number."""
    long_words = [word for word in re.findall(r"\w+", name) if len(word) > 3 or not word.islower()]
    if len(long_words) > 1:
        yield "".join(word[0] for word in long_words[:3]).upper()
    letters = "".join(filter(str.isalpha, name)).upper()
    for second, third in combinations(letters[1:], 2):
        yield letters[0] + second + third
    for number in count(2):
        yield f"{letters[:1]}{number}"
