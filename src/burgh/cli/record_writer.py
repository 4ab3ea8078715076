"""Where the records of a sitting are kept."""

from __future__ import annotations

from pathlib import Path

from burgh.cli.output import problem, write_text
from burgh.core.game import Game
from burgh.core.moves import Move


class RecordWriter:
    """Writes records, and never over a file that this sitting has neither read nor written."""

    def __init__(self, own: Path | None, loaded: Path | None, *, force: bool = False) -> None:
        self.own = own
        self.ours = {path.resolve() for path in (loaded, own if force else None) if path}
        self.loaded = self.last = loaded
        self.kept: tuple[Move, ...] = ()
        if own is not None:
            self.check(own)

    def check(self, path: Path) -> None:
        """Complain about a file that must not, or cannot, be written."""
        if path.is_dir() or not path.parent.is_dir():
            raise problem("no_file_there", file=path)
        if path.exists() and path.resolve() not in self.ours:
            raise problem("other_game", file=path)

    def put(self, path: Path, game: Game) -> None:
        """Write the record of a game."""
        self.check(path)
        write_text(path, str(game.record()))
        self.ours.add(path.resolve())
        self.last, self.kept = path, game.moves

    def holds(self, game: Game) -> bool:
        """Whether the game is written down as it stands."""
        return self.kept == game.moves
