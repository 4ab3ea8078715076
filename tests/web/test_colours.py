"""The colours of the client keep apart and stay readable, in both themes and for every eye."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

import pytest

TOKENS: Final = (Path(__file__).parents[2] / "web/src/art/tokens.css").read_text()
CATEGORIES: Final = ("res", "com", "ind", "civ", "utl", "mrk", "lake")
SEATS: Final = tuple(f"seat-{number}" for number in range(1, 6))
LEAST_APART: Final = 10.0  # CIEDE2000, among the four categories of Suburbia and among the seats

# How colours look with each kind of colour vision: Machado, Oliveira, Fernandes 2009, severity 1.
EYES: Final = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
PAIRS: Final = (
    ("ink", "bg", 7), ("ink", "surface", 7), ("ink", "grass", 7), ("muted", "bg", 4.5),
    ("muted", "surface", 4.5), ("muted", "sunk", 4.5), ("accent", "surface", 4.5),
    ("accent-ink", "accent", 4.5), ("bad", "surface", 4.5), ("bad", "bad-soft", 4.5),
    ("good", "surface", 4.5), ("barrier", "surface", 4.5), ("ink", "heat-p3", 4.5),
    ("ink", "heat-n2", 4.5), ("line-red", "surface", 3), ("focus", "bg", 3),
    ("focus", "surface", 3), ("legal", "bg", 3), ("legal", "grass", 3),
    ("legal", "legal-soft", 3), ("mrk-mid", "street", 3),
)  # fmt: skip

Colour = tuple[float, float, float]


def theme(name: str) -> dict[str, str]:
    """Give the colours of a theme; dark takes over what it does not name."""
    light, dark = (
        dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})\b", block))
        for block in re.split(r"\[data-theme=.dark.\] \{", TOKENS, maxsplit=1)
    )
    return light if name == "light" else {**light, **dark}


def linear(colour: str) -> Colour:
    """Give the light of a colour: red, green, blue from 0 to 1."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(  # type: ignore[return-value]
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (red, green, blue)
    )


def contrast(one: str, other: str) -> float:
    """Give the contrast of WCAG 2 between two colours."""
    shades = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (linear(one), linear(other))
    )
    return (shades[1] + 0.05) / (shades[0] + 0.05)


def lab(colour: str, eye: str) -> Colour:
    """Give a colour in CIELAB as an eye sees it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    a, b, c = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def apart(one: Colour, other: Colour) -> float:
    """Give the CIEDE2000 distance of two colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    hue = (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    waves = (
        (-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63),
    )  # fmt: skip
    t = 1 + sum(size * math.cos(math.radians(n * hue + at)) for size, n, at in waves)
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    blue = 60 * math.exp(-(((hue - 275) / 25) ** 2))
    rotation = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(blue))
    return math.sqrt(dl**2 + dc**2 + dh**2 + rotation * dc * dh)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_text_and_signs_stand_out_from_their_ground(name: str) -> None:
    """Text has 4.5 to 1 at least, important text 7 to 1, signs 3 to 1 (WCAG 2)."""
    colours = theme(name)
    pairs = list(PAIRS)
    for key in CATEGORIES:
        pairs += [("tile-ink", f"{key}-sky", 7), ("tile-ink", f"{key}-label", 7)]
        pairs += [(f"{key}-deep", f"{key}-sky", 4.5), ("tile-bad", f"{key}-sky", 4.5)]
        pairs += [("mark-ink", f"{key}-mark", 4.5), (f"{key}-mark", "surface", 3)]
    for seat in SEATS:
        pairs += [(seat, "surface", 3), ("seat-ink", seat, 4.5)]
    low = {
        (above, ground): round(contrast(colours[above], colours[ground]), 2)
        for above, ground, least in pairs
        if contrast(colours[above], colours[ground]) < least
    }
    assert not low


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_categories_and_seats_differ_for_every_eye(name: str, eye: str) -> None:
    """Skies and marks of the four categories, and the five seats, are told apart by anybody."""
    colours = theme(name)
    for group in (
        [f"{key}-sky" for key in CATEGORIES[:4]],
        [f"{key}-mark" for key in CATEGORIES[:4]],
        SEATS,
    ):
        for one, other in combinations(group, 2):
            distance = apart(lab(colours[one], eye), lab(colours[other], eye))
            assert distance > LEAST_APART, (one, other)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_heat_is_read_without_hue(name: str) -> None:
    """Lightness goes one way from the middle to both ends."""
    colours = theme(name)
    for steps in (("heat-0", "heat-n1", "heat-n2"), ("heat-0", "heat-p1", "heat-p2", "heat-p3")):
        shades = [lab(colours[step], "normal")[0] for step in steps]
        gaps = [after - before for before, after in pairwise(shades)]
        assert all(gap > 0 for gap in gaps) or all(gap < 0 for gap in gaps), steps
