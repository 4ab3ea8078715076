"""A picture as PNG, where the renderer is installed: link previews show no SVG."""

from __future__ import annotations

import importlib.util
import re

from burgh.drawing.letters import FAMILY, FILES, is_covered


class NoPng(Exception):  # noqa: N818 - a fact about this copy, not an error
    """The renderer is not installed: `pip install burgh[pictures]`."""


def has_png() -> bool:
    """Whether pictures can be had as PNG."""
    return importlib.util.find_spec("resvg_py") is not None


def png(svg: str) -> bytes:
    """The picture as PNG, with our own fonts; for names beyond them, with the machine's too."""
    if not has_png():
        raise NoPng
    import resvg_py

    said = "".join(re.findall(r">([^<>]+)</text>", svg))
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            font_files=[str(file) for file in FILES.values()],
            font_family=FAMILY,
            sans_serif_family=FAMILY,
            skip_system_fonts=is_covered(said),
        )
    )
