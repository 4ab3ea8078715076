"""A contest: an arena from what was asked for to its standing, with results kept on the way."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import burgh
from burgh.core.chance import checked_seed
from burgh.core.version import VERSION
from burgh.lab import arena as room
from burgh.lab import journal
from burgh.lab.arena import Meeting, Result, Standing
from burgh.lab.complaints import wrong
from burgh.lab.entrants import Bots, Entrants, entrants

Progress = Callable[[int, int], object]  # games done, games in all


@dataclass(frozen=True)
class Contest:
    """What is asked of an arena."""

    title: str
    options: Mapping[str, Any]
    bots: Entrants
    games: int
    seed: int

    def meetings(self) -> list[Meeting]:
        """Every game of it, in order."""
        names = self.bots.names
        if self.games < 1:
            raise wrong("games", "data-least", least="1")
        checked_seed(self.seed)
        guests, given = self.bots.guests, dict(self.options)
        found = room.schedule(self.title, given, names, self.games, self.seed, guests)
        checked_seed(max(meeting.seed for meeting in found))
        return found

    def head(self) -> dict[str, Any]:
        """What its journal says of it; only the same contest goes on with that."""
        title = burgh.title(self.title)
        options = title.options.read(self.options)
        written = title.options.write(options)  # the same, typed or handed over
        asked = {"title": self.title, "options": written, "bots": self.bots.names}
        made = {"engine": VERSION, "data": title.printed.version(options)}
        return {"arena": 1, **asked, "seed": self.seed, **made}


class Run:
    """A contest under way: what has been played, and what is left."""

    def __init__(
        self, asked: Contest, earlier: list[Result], keep: Callable[[Result], None]
    ) -> None:
        """Count what an earlier run has played, each game once."""
        self.standing = Standing(asked.bots.names)
        self._asked = asked
        self._keep = keep
        left = {meeting.number: meeting for meeting in asked.meetings()}
        self.total = len(left)
        for result in earlier:
            if left.pop(result.number, None) is not None:
                self.standing.add(result)
        self._left = [*left.values()]

    @property
    def done(self) -> int:
        """How many games have been played."""
        return len(self.standing.results)

    def play(
        self, jobs: int = 1, ray: str | None = None, *, until_sure: bool = False
    ) -> Generator[Result]:
        """Play what is left; each game is kept, counted and then told."""
        if until_sure and is_sure(self.standing):
            return
        jobs = self._asked.bots.jobs(jobs)
        with contextlib.closing(room.play(self._left, jobs, ray)) as played:
            for result in played:
                self._keep(result)
                self.standing.add(result)
                yield result
                if until_sure and is_sure(self.standing):
                    return


@contextlib.contextmanager
def opened(asked: Contest, out: Path | None) -> Iterator[Run]:
    """A contest that keeps its results in a file, if one is named, and goes on with it."""
    if out is None:
        yield Run(asked, [], lambda result: None)
        return
    with journal.open_journal(out, asked.head(), Result) as (earlier, keep):
        yield Run(asked, earlier, keep)


def is_sure(standing: Standing) -> bool:
    """Whether there is a verdict; never asked between the two games of a pair."""
    return len(standing.results) % 2 == 0 and standing.verdict() is not None


def arena(
    title: str,
    bots: Bots,
    *,
    games: int = 100,
    jobs: int = 1,
    seed: int = 1,
    out: str | Path | None = None,
    until_sure: bool = False,
    progress: Progress | None = None,
    ray: str | None = None,
    **options: Any,
) -> Standing:
    """Let bots meet on the same shuffles, each from every seat, and rate them.

    Bots are names, objects with `choose`, functions of a view, classes or factories; a mapping
    names them. `games` is for each pair of bots. `out` keeps every game as it ends, and a second
    call goes on with it. `progress(done, total)` is called after every game. Other keywords are
    options of the title: `players=3`.
    """
    playing = entrants(bots)
    if len(playing.names) < 2 or len(set(playing.names)) < len(playing.names):
        raise wrong("bots", "lab-two_bots")
    asked = Contest(title, options, playing.checked(), games, seed)
    with opened(asked, None if out is None else Path(out)) as run:
        with contextlib.closing(run.play(jobs, ray, until_sure=until_sure)) as played:
            for _ in played:
                if progress is not None:
                    progress(run.done, run.total)
        return run.standing
