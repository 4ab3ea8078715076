"""Make the fonts of pictures from the one the client ships: static, as renderers want them.

    pip install fonttools brotli
    python tools/fonts.py

Reads the variable Inter of `web/node_modules` (Latin, Latin extended, Cyrillic) and writes one file
a weight into src/burgh/drawing/fonts. Run it again when the version in web/package.json changes.
"""

from __future__ import annotations

import io
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "web/node_modules/@fontsource-variable/inter"
TARGET = ROOT / "src/burgh/drawing/fonts"
SCRIPTS = ("latin", "latin-ext", "cyrillic")
WEIGHTS = {"Medium": 500, "ExtraBold": 800}
# What a name or a sentence is written with; capitals with two accents and the like are left out.
WANTED = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460), *range(0x2010, 0x203B)]
WANTED += [0x20AC, 0x2116, 0x2212]


def main() -> None:
    """Write every weight, and the license beside it."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, weight in WEIGHTS.items():
        merged = Merger().merge([static(script, weight) for script in SCRIPTS])
        merged["OS/2"].usWeightClass = weight
        for record in merged["name"].names:
            if record.nameID in (1, 16):
                record.string = "Inter"
            elif record.nameID in (2, 17):
                record.string = name
        merged.save(TARGET / f"Inter-{name}.ttf")
    (TARGET / "LICENSE.txt").write_bytes((SOURCE / "LICENSE").read_bytes())


def static(script: str, weight: int) -> io.BytesIO:
    """One script at one weight, with plain tables only."""
    font = TTFont(SOURCE / f"files/inter-{script}-wght-normal.woff2")
    font.flavor = None
    instantiateVariableFont(font, {"wght": weight}, inplace=True)
    subsetter = Subsetter(
        Options(layout_features=[], hinting=False, drop_tables=["GSUB", "GDEF", "STAT"])
    )
    subsetter.populate(unicodes=WANTED)
    subsetter.subset(font)
    written = io.BytesIO()
    font.save(written)
    written.seek(0)
    return written


if __name__ == "__main__":
    main()
