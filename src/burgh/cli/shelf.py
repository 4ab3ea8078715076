"""A shelf for a while: packs of games under the names that the games know them by."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import burgh
from burgh.cli.output import Problem
from burgh.cli.records import with_packs
from burgh.core.malformed import Malformed
from burgh.core.packs import NAME, VARIABLE
from burgh.table.events import Opened


@contextlib.contextmanager
def shelved(games: Iterable[Opened], packs: Sequence[str]) -> Iterator[None]:
    """Let games find packs that were given by their folders, besides those on the usual shelf."""
    with tempfile.TemporaryDirectory() as folder:
        for game in games:
            put_up(Path(folder) / game.title, game, packs)
        before = os.environ.get(VARIABLE)
        os.environ[VARIABLE] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[VARIABLE]
            else:
                os.environ[VARIABLE] = before


def put_up(shelf: Path, game: Opened, packs: Sequence[str]) -> None:
    """Put up the packs of a game; what is nowhere will be missed where it is read."""
    try:
        title = burgh.title(game.title)
        found = with_packs("-", title, game.options, game.data, packs)
    except (Problem, Malformed):
        return
    places = found["packs"] if found is not None else ()
    for name, place in zip(game.options.get("packs", ()), places, strict=True):
        there = shelf / str(name)
        if NAME.fullmatch(str(name)) and not there.exists():
            shelf.mkdir(exist_ok=True)
            there.symlink_to(title.packs.folder(place).absolute(), target_is_directory=True)
