"""Letters of pictures: how wide a line is, and where it breaks. The fonts lie beside this file.

A renderer of SVG for a link preview runs where no fonts are installed, and cannot be asked for
widths: so the few facts needed of a font file are read here. `tools/fonts.py` makes the files.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from burgh.core.folders import package_folder

Weight = Literal[500, 800]

FAMILY: Final = "Inter"
FOLDER: Final = package_folder("burgh.drawing") / "fonts"
FILES: Final[dict[Weight, Path]] = {
    500: FOLDER / "Inter-Medium.ttf",
    800: FOLDER / "Inter-ExtraBold.ttf",
}
UNKNOWN: Final = 1.0  # a letter that the font lacks comes from another one, often a wide one


@lru_cache(maxsize=2)
def advances(weight: Weight) -> dict[int, float]:
    """How far each letter of a font goes, as a part of its size."""
    data = FILES[weight].read_bytes()
    (count,) = struct.unpack_from(">H", data, 4)
    records = [struct.unpack_from(">4s4xII", data, 12 + 16 * at) for at in range(count)]
    tables = {tag.decode(): data[start : start + length] for tag, start, length in records}
    (em,) = struct.unpack_from(">H", tables["head"], 18)
    (metrics,) = struct.unpack_from(">H", tables["hhea"], 34)
    wide = [struct.unpack_from(">H", tables["hmtx"], 4 * glyph)[0] / em for glyph in range(metrics)]
    return {
        letter: wide[min(glyph, metrics - 1)] for letter, glyph in glyphs(tables["cmap"]).items()
    }


def glyphs(cmap: bytes) -> dict[int, int]:
    """The glyph of each letter, from the table of format 4, which every such font has."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    starts = [struct.unpack_from(">4xI", cmap, 4 + 8 * at)[0] for at in range(count)]
    start = next(at for at in starts if struct.unpack_from(">H", cmap, at)[0] == 4)
    (doubled,) = struct.unpack_from(">H", cmap, start + 6)
    segments = doubled // 2
    ends = struct.unpack_from(f">{segments}H", cmap, start + 14)
    begins = struct.unpack_from(f">{segments}H", cmap, start + 16 + doubled)
    deltas = struct.unpack_from(f">{segments}H", cmap, start + 16 + 2 * doubled)
    offsets_at = start + 16 + 3 * doubled
    offsets = struct.unpack_from(f">{segments}H", cmap, offsets_at)
    found = {}
    for at, (begin, end, delta, offset) in enumerate(
        zip(begins, ends, deltas, offsets, strict=True)
    ):
        for letter in range(begin, min(end, 0xFFFE) + 1):
            glyph = letter
            if offset:
                place = offsets_at + 2 * at + offset + 2 * (letter - begin)
                (glyph,) = struct.unpack_from(">H", cmap, place)
            if not offset or glyph:
                found[letter] = (glyph + delta) & 0xFFFF
    return found


def width(text: str, size: float, weight: Weight) -> float:
    """How wide a line is."""
    known = advances(weight)
    return size * sum(known.get(ord(letter), UNKNOWN) for letter in text)


def is_covered(text: str) -> bool:
    """Whether our fonts have every letter of a text."""
    return all(ord(letter) in advances(500) for letter in text)


def lines(text: str, size: float, weight: Weight, room: float) -> list[str]:
    """A text broken between its words to fit into a width; a long word stays whole."""
    found: list[str] = []
    for word in text.split(" "):
        longer = f"{found[-1]} {word}" if found else word
        if found and width(longer, size, weight) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return found


def set_within(
    text: str, sizes: Sequence[float], weight: Weight, room: float, most: int
) -> tuple[float, list[str]]:
    """The largest of some sizes in which a text fits into so many lines; cut short at the last."""
    for size in sizes:
        found = lines(text, size, weight, room)
        if len(found) <= most and all(width(line, size, weight) <= room for line in found):
            return size, found
    return sizes[-1], [cut(line, sizes[-1], weight, room) for line in found[:most]]


def cut(text: str, size: float, weight: Weight, room: float) -> str:
    """A line that fits, with dots for what does not."""
    if width(text, size, weight) <= room:
        return text
    while text and width(f"{text}…", size, weight) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
