"""The game that is being played, kept after every decision: no closed window can lose it.

A kept game is two files of one name: the record, as `--load` reads it, and who sits where. Whoever
plays holds a lock on the second, so that a game is gone on with only once.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Final

import msgspec

from burgh.cli.output import problem, replacing
from burgh.core.folders import data_folder
from burgh.core.game import Game
from burgh.core.malformed import Malformed
from burgh.core.record import Record, parse_record

try:
    import fcntl
except ImportError:  # not on Windows: there nothing tells that a game is being played elsewhere
    fcntl = None  # type: ignore[assignment]

RECORD: Final = ".txt"
SEATING: Final = ".json"


class Seating(msgspec.Struct, frozen=True):
    """Who plays at a terminal, and by which agreement."""

    humans: int = 1
    bots: tuple[str, ...] = ("greedy",)
    allow_undo: bool = False


class KeptGame(msgspec.Struct, frozen=True):
    """An unfinished game in a folder of kept ones."""

    file: Path
    record: Record
    seating: Seating
    when: float  # seconds since 1970


def folders(environ: Mapping[str, str] = os.environ) -> list[Path]:
    """Where games are kept, the usual place first; the others are for when that cannot be."""
    usual = data_folder(environ)
    who = os.getuid() if hasattr(os, "getuid") else 0
    spare = [Path(tempfile.gettempdir()) / f"burgh-games-{who}", Path("burgh-games").absolute()]
    return [usual / "games", *spare] if usual is not None else spare


class Autosave:
    """Keeps one game, wherever there is room for it."""

    def __init__(self, places: Sequence[Path], seating: Seating, file: Path | None = None) -> None:
        """Keep a game in the first of the places that takes it, or go on with a kept one."""
        self.places = list(places)
        self.seating = seating
        self.file = file
        self.problem: OSError | None = None  # why the game is not where it was or should be
        self._held: IO[bytes] | None = None
        if file is not None:
            self._hold(file)

    def keep(self, game: Game) -> None:
        """Write the game as it stands; if no place takes it, the first one's error rises."""
        text = str(game.record())
        self.problem = None
        for folder in self._order():
            try:
                self._write(folder, game.title.key, text)
            except OSError as error:
                self.problem = self.problem or error
            else:
                return
        raise self.problem or OSError("nowhere to write")

    def forget(self) -> None:
        """Remove the kept game: it is over, or saved elsewhere."""
        self._release()
        if self.file is not None:
            remove(self.file)
            self.file = None

    def close(self) -> None:
        """Leave the game for another time."""
        self._release()

    def _order(self) -> list[Path]:
        """The places to try: first where the game lies already."""
        here = [] if self.file is None else [self.file.parent]
        return [*here, *(place for place in self.places if place not in here)]

    def _write(self, folder: Path, title: str, text: str) -> None:
        """Write both files in a folder; a game that lay elsewhere has moved."""
        before = self.file
        make_private(folder)
        file = before if before is not None and before.parent == folder else new_name(folder, title)
        if file != before:
            write(file.with_suffix(SEATING), msgspec.json.encode(self.seating))
        write(file, text.encode())
        self.file = file
        if file != before:
            self._release()
            self._hold(file)
            if before is not None:
                remove(before)

    def _hold(self, file: Path) -> None:
        """Say to others that this game is being played."""
        if fcntl is None:
            return
        with contextlib.suppress(OSError):
            self._held = file.with_suffix(SEATING).open("rb")
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


def make_private(folder: Path) -> None:
    """Make a folder of our own, or see that it is ours: anybody may write beside it in /tmp."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not is_ours(folder):
        raise PermissionError(1, "not ours", str(folder))


def is_ours(folder: Path) -> bool:
    """Whether a folder belongs to whoever plays."""
    return folder.is_dir() and (not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid())


def new_name(folder: Path, title: str) -> Path:
    """A name that no kept game has."""
    stem = f"{title}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(
        folder / f"{name}{RECORD}" for name in names if not (folder / f"{name}{SEATING}").exists()
    )


def write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all, so that a power cut leaves one or the other."""
    with replacing(file, private=True) as draft, draft.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def remove(file: Path) -> None:
    """Remove a kept game; a file that cannot be removed is left."""
    for each in (file, file.with_suffix(SEATING)):
        with contextlib.suppress(OSError):
            each.unlink(missing_ok=True)


# --- going on ------------------------------------------------------------------------------------


def kept_games(places: Sequence[Path], title: str | None = None) -> list[KeptGame]:
    """The unfinished games nobody is playing now, the newest first; perhaps of one title only."""
    found = [game for place in places for game in games_in(place)]
    wanted = [game for game in found if title is None or game.record.title == title]
    return sorted(wanted, key=lambda game: -game.when)


def games_in(folder: Path) -> Iterator[KeptGame]:
    """The games kept in a folder of ours; a file that is no record is passed over."""
    if not is_ours(folder):
        return
    for file in sorted(folder.glob(f"*{RECORD}")):
        with contextlib.suppress(OSError, Malformed, UnicodeDecodeError):
            record = parse_record(file.read_text(encoding="utf-8"))
            if not is_played(file):
                yield KeptGame(file, record, read_seating(file), file.stat().st_mtime)


def read_seating(file: Path) -> Seating:
    """Who sat at a kept game; one person against the usual bot if that is lost."""
    try:
        return msgspec.json.decode(file.with_suffix(SEATING).read_bytes(), type=Seating)
    except (OSError, msgspec.MsgspecError):
        return Seating()


def is_played(file: Path) -> bool:
    """Whether somebody is at this game now."""
    if fcntl is None:
        return False
    try:
        with file.with_suffix(SEATING).open("rb") as held:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def only_one(games: Sequence[KeptGame], places: Sequence[Path]) -> KeptGame | None:
    """The game to go on with, if there is one only; a problem if there is none."""
    if not games:
        raise problem("nothing_kept", folder=places[0])
    return games[0] if len(games) == 1 else None
