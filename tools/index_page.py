"""README.md for a package index, which has neither our pictures nor the pages beside it."""

from __future__ import annotations

import re

PICTURES = re.compile(r"<!-- pictures -->.*?<!-- end of pictures -->\n*", re.DOTALL)
INTO_PROJECT = r"\[([^\]]+)\]\((?!https?:|mailto:|#)[^)]+\)"
ASIDE = re.compile(rf"\s\({INTO_PROJECT}\)")


def index_page(readme: str) -> str:
    """The text without pictures and asides; another link to a page of ours is its words alone."""
    return re.sub(INTO_PROJECT, r"\1", ASIDE.sub("", PICTURES.sub("", readme)))
