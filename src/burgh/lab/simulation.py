"""A simulation: bots play many games, from what was asked for to what is kept of them."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, overload

import burgh
from burgh.core.chance import checked_seed
from burgh.core.rng import Rng
from burgh.core.version import VERSION
from burgh.lab import dataset
from burgh.lab.columns import Line, Origin, game_cells
from burgh.lab.complaints import wrong
from burgh.lab.contest import Progress
from burgh.lab.dataset import Sink
from burgh.lab.entrants import Bots, Entrants, entrants, with_players
from burgh.lab.games import Plan, Row, Task
from burgh.lab.stored import Stored
from burgh.lab.summary import Summary
from burgh.lab.workers import run_tasks


@dataclass(frozen=True)
class Simulation:
    """What is asked for: game i has the seed + i."""

    title: str
    options: Mapping[str, Any]
    bots: Entrants
    games: int
    seed: int

    def plan(self) -> Plan:
        """Check options, bots and seeds, and give every seat that decides a bot."""
        title, names = burgh.title(self.title), self.bots.names
        given = with_players(title, dict(self.options), len(names))
        options = title.options.read(given)
        deciding = title.deciding(options)
        if len(names) > len(deciding):
            found = {"bots": str(len(names)), "seats": str(len(deciding))}
            raise wrong("bots", "lab-seats", **found)
        if self.games < 1:
            raise wrong("games", "data-least", least="1")
        checked_seed(self.seed)
        checked_seed(self.seed + self.games - 1)
        seats = int(title.deal(options, Rng(0)).seats())
        turns = {seat: names[i % len(names)] for i, seat in enumerate(deciding)}
        bots = tuple(turns.get(seat) for seat in range(seats))
        return Plan(self.title, given, bots, self.bots.guests)

    def head(self, plan: Plan) -> dict[str, Any]:
        """What is said of it where its games are kept; only the same simulation goes on there."""
        title = burgh.title(self.title)
        options = title.options.read(plan.options)
        written = title.options.write(options)  # the same, typed or handed over
        asked = {"title": self.title, "options": written, "bots": plan.bots}
        made = {"engine": VERSION, "data": title.printed.version(options)}
        return {"simulate": 1, **asked, "seed": self.seed, **made}


class Run:
    """A simulation under way: what has been played, and what is left."""

    def __init__(self, asked: Simulation, plan: Plan, sink: Sink) -> None:
        """Count what an earlier run has kept."""
        self.summary = Summary(plan.bots, asked.seed)
        self.total = asked.games
        self.kept = 0  # games of earlier runs
        self._asked, self._plan, self._sink = asked, plan, sink
        self._held: list[Row] | None = None

    @property
    def done(self) -> int:
        """How many games have been played."""
        return self.summary.games

    @property
    def origin(self) -> Origin:
        """What has made the games."""
        head = self._asked.head(self._plan)
        return Origin(head["engine"], head["data"])

    @property
    def seeds(self) -> range:
        """The seeds of all games."""
        return range(self._asked.seed, self._asked.seed + self._asked.games)

    def begin(self, *, hold: bool = False) -> None:
        """Count the games of earlier runs; `hold` all games that no file keeps, for `games`."""
        self._held = [] if hold and self._sink.again is None else None
        seeds, odd = self.seeds, set[int]()
        in_turn = 0  # nearly always all of them: those that are left come behind
        for row in self._sink.earlier:
            if row.seed not in seeds:
                continue
            if row.seed == seeds.start + in_turn:
                in_turn += 1
            else:
                odd.add(row.seed)
            self._count(row)
        self.kept = self.done
        left = seeds[in_turn:]
        self._left = [seed for seed in left if seed not in odd] if odd else left

    def play(self, jobs: int = 1, ray: str | None = None) -> Generator[Row]:
        """Play what is left; each game is kept, counted and then told."""
        tasks = Tasks(self._plan, self._left)
        jobs = self._asked.bots.jobs(jobs)
        with contextlib.closing(run_tasks(self._sink.play, tasks, jobs, ray=ray)) as played:
            for made in played:
                row = self._sink.write(made)
                self._count(row)
                yield row

    def _count(self, row: Row) -> None:
        self.summary.add(row)
        if self._held is not None:
            self._held.append(row)

    def rows(self) -> Sequence[Row]:
        """All games once they are played: those that were held, or as they are read again."""
        read = self._sink.again
        if read is None:
            return self._held or []
        return Stored(lambda: (row for row in read() if row.seed in self.seeds), range(self.done))


class Tasks(Sequence[Task]):
    """The games of a plan, one for each seed: none of them is made before it is asked for."""

    def __init__(self, plan: Plan, seeds: Sequence[int]) -> None:
        self._plan, self._seeds = plan, seeds

    def __len__(self) -> int:
        return len(self._seeds)

    @overload
    def __getitem__(self, index: int) -> Task: ...
    @overload
    def __getitem__(self, index: slice) -> Tasks: ...
    def __getitem__(self, index: int | slice) -> Task | Tasks:
        """One, or some."""
        if isinstance(index, slice):
            return Tasks(self._plan, self._seeds[index])
        return self._plan, self._seeds[index]


@contextlib.contextmanager
def opened(
    asked: Simulation,
    out: Path | None,
    *,
    force: bool = False,
    decisions: bool = False,
    hold: bool = False,
) -> Iterator[Run]:
    """A simulation that keeps its games in a file or folder, or else may `hold` them."""
    plan = asked.plan()
    head = asked.head(plan)
    with dataset.sink(out, head, asked.games, force=force, decisions=decisions) as sink:
        run = Run(asked, plan, sink)
        run.begin(hold=hold)
        yield run


def first_seed(out: Path | None, *, force: bool = False) -> int:
    """Choose a seed, where nobody has named one: that of the games to go on with, or any."""
    earlier = dataset.seed_of(out, force=force)
    return secrets.randbits(32) if earlier is None else earlier


class Games(Sequence[Row]):
    """The games of a simulation: a sequence of rows, which knows its summary.

    Where they are kept in a file, the rows are read from it when they are asked for.
    """

    def __init__(self, title: str, rows: Sequence[Row], summary: Summary, origin: Origin) -> None:
        self.title = title
        self.summary = summary
        self.origin = origin
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        """One game, or some."""
        return self._rows[index]

    def __iter__(self) -> Iterator[Row]:
        """All games in their order."""
        return iter(self._rows)

    def table(self) -> list[Line]:
        """A line for each game with the columns of docs/datasets.md, for a table of yours."""
        return [game_cells(row, self.origin) for row in self._rows]

    def __repr__(self) -> str:
        """Show who has won how often."""
        shown = [
            f"{bot} {wins}"
            for bot, wins in zip(self.summary.bots, self.summary.wins, strict=True)
            if bot
        ]
        first = self.summary.seed
        return f"<{len(self)} games of {self.title} from seed {first}; won by {', '.join(shown)}>"

    def __str__(self) -> str:
        """A table for people, a line for each seat."""
        return str(self.summary)


def simulate(
    title: str,
    bots: Bots = "random",
    *,
    games: int = 100,
    jobs: int = 1,
    seed: int | None = None,
    out: str | Path | None = None,
    force: bool = False,
    decisions: bool = False,
    progress: Progress | None = None,
    ray: str | None = None,
    **options: Any,
) -> Games:
    """Let bots play many games, and give them as rows; game i has the seed + i.

    Bots are names, objects with `choose`, functions of a view, classes or factories; fewer than
    seats are repeated round the table. `out` is a .csv, .jsonl or .parquet file, or a folder of
    records; a call that was interrupted goes on with it, and so does one for more `games`. With it
    the rows are read again when they are asked for, without it they are held. `progress(done,
    total)` is called after every game. Other keywords are options of the title: `players=3`.
    """
    path = None if out is None else Path(out)
    first = first_seed(path, force=force) if seed is None else seed
    asked = Simulation(title, options, entrants(bots).checked(), games, first)
    with (
        opened(asked, path, force=force, decisions=decisions, hold=True) as run,
        contextlib.closing(run.play(jobs, ray)) as played,
    ):
        for _ in played:
            if progress is not None:
                progress(run.done, run.total)
    return Games(title, run.rows(), run.summary, run.origin)
