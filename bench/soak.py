"""A soak: hours of ordinary life at one server, and whether its memory stays flat.

    python -m bench.soak [--minutes 60] [--tables 16] [--seed 1] [--samples FILE] [--json FILE]

People open tables, play, chat, keep notes, ask for hints, lose their line and come back, leave in
the middle; bots play, spectators come and go; whoever has ended looks at replay, record, picture
and review. Every few seconds memory, file descriptors, threads, processes, tables in memory,
sockets and the wait for a confirmed move are sampled. After a warm-up (two fifths, in which the
server comes to hold as many idle tables as it ever will) a line is laid through the memory: it is
flat unless the 95 % interval of the slope lies above zero and an hour would add more than 2 %.
"""

from __future__ import annotations

import asyncio
import csv
import math
import random
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import httpx

from bench.figures import Figures, arguments, headed, report
from bench.nodes import Node, lone_node
from bench.players import NO_ANSWER, Line, Message, Person, Stuck
from bench.storm import TITLES, Gate, Ledger, Place, Player

EVERY: Final = 5.0  # seconds between two samples
WARM_UP: Final = 0.4  # part of the time
BLOCKS: Final = 12  # means of neighbours, which are nearly independent
# Student's t for a two-sided 95 % interval, by degrees of freedom
STUDENT: Final = {1: 12.7, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 6: 2.45, 7: 2.36, 8: 2.31, 9: 2.26,
                  10: 2.23}  # fmt: skip
MOST_GROWTH: Final = 0.02  # part of the memory that an hour may add
PAUSE: Final = 0.6  # seconds that somebody thinks, at most
REVIEWED: Final = 0.1  # part of the games


@dataclass(frozen=True, slots=True)
class Sample:
    """The server at one moment."""

    second: float
    memory_mb: float
    descriptors: int
    threads: int
    processes: int
    tables: int
    sockets: int
    moves: int
    p50_ms: float
    p99_ms: float


class LineLost(OSError):  # noqa: N818 - it says what happened
    """A line that was cut on purpose."""


class Guest(Player):
    """A player as people are: asks for hints, loses the line, leaves in the middle."""

    def __init__(self, *place: Any) -> None:
        """Sit down; one in five will leave."""
        super().__init__(*place)
        self.pause = PAUSE
        self.left = self.rng.randint(5, 60) if self.rng.random() < 0.2 else 10_000

    async def hear(self, line: Line, message: Message) -> None:
        """Take a message in, and sometimes do something else."""
        await super().hear(line, message)
        if message.type != "happened":
            return
        self.left -= 1
        if self.left <= 0 and self.pending is None:
            self.has_ended = True
            self.ledger.counts["left_in_the_middle"] += 1
        if self.is_mine and self.rng.random() < 0.02 and self.seen is not None:
            key = f"{self.rng.getrandbits(60):016x}"
            hint = {"type": "hint", "id": key, "seat": self.seat, "ply": self.seen.ply}
            await line.send(hint)
            self.ledger.counts["hints"] += 1
        if self.rng.random() < 0.01:
            self.ledger.counts["lines_cut"] += 1
            raise LineLost("cut")


class Corner(Place):
    """A place where tables come and go: with two people, or one and bots, and spectators."""

    async def run(self) -> None:
        """Play game after game, looked on at, and look back."""
        for each in self.people:
            await each.greet()
        for round_number in range(1_000_000):
            self.has_bot = self.rng.random() < 0.4
            self.table = await self.open(TITLES[(self.number + round_number) % len(TITLES)])
            looking = asyncio.create_task(self.look_on(self.table))
            players = [
                Guest(person, self.table, seat, self.ledger, self.gate)
                for seat, person in enumerate(self.people)
            ]
            playing = [asyncio.create_task(player.play()) for player in players]
            done, rest = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            await self.end([*rest, looking], players)
            for task in done:
                task.result()
            await self.look_back(self.table)
            self.ledger.counts["games"] += 1
            if self.rng.random() < 0.3:
                await self.people[1].renew()

    async def end(self, tasks: Sequence[asyncio.Task[None]], players: Sequence[Player]) -> None:
        """Wait a moment for whoever is still there, then let them go."""
        await asyncio.wait(tasks, timeout=1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            if player.pending is not None:
                player.settle()

    async def look_on(self, table: str) -> None:
        """Come as a spectator, and go again."""
        while True:
            with suppress(*NO_ANSWER):
                async with self.people[2].at(table, -1) as line:
                    self.ledger.counts["spectators"] += 1
                    async with asyncio.timeout(1 + self.rng.random() * 20):
                        while True:
                            await line.next()
            await asyncio.sleep(self.rng.random() * 5)

    async def look_back(self, table: str) -> None:
        """Look at everything there is to see of a game, ended or not."""
        person = self.rng.choice(self.people)
        for rest in ("", "/replay", "/record", "/picture.svg", "/note"):
            await person.ask("GET", f"/api/tables/{table}{rest}")
        await person.ask("GET", "/api/tables")
        if self.rng.random() < REVIEWED:
            self.ledger.counts["reviews"] += 1
            for _ in range(20):
                answer = await person.once("GET", f"/api/tables/{table}/review")
                if answer.status_code != 202:
                    break
                await asyncio.sleep(1)


class Soak:
    """People at one server, and somebody who looks at it."""

    def __init__(self, asked: Any, node: Node) -> None:
        """Put three people to each place: two play, one looks on."""
        self.asked = asked
        self.node = node
        self.ledger = Ledger()
        self.samples: list[Sample] = []
        self.began = time.monotonic()
        self.people = [
            Person([node.base], random.Random(f"{asked.seed} {number}"))
            for number in range(3 * asked.tables)
        ]
        groups = zip(*(self.people[first::3] for first in range(3)), strict=True)
        self.places = [
            Corner(number, group, self.ledger, Gate()) for number, group in enumerate(groups)
        ]

    async def run(self) -> None:
        """Live for as long as was asked."""
        living = [asyncio.create_task(place.run()) for place in self.places]
        try:
            while (time.monotonic() - self.began) / 60 < self.asked.minutes:
                await asyncio.sleep(EVERY)
                self.samples.append(await self.sample())
                for task in living:
                    if task.done():
                        task.result()
        except (Stuck, *NO_ANSWER) as trouble:
            self.ledger.blame("people who were stuck", repr(trouble))
        finally:
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
            for person in self.people:
                for fault in person.faults:
                    self.ledger.blame("internal errors", fault)
                await person.close()
        for error in self.node.errors():
            self.ledger.blame("internal errors", error)

    async def sample(self) -> Sample:
        """Look at the server now."""
        waits, self.ledger.waits = sorted(self.ledger.waits), []
        async with httpx.AsyncClient(timeout=60) as http:
            told = metrics((await http.get(f"{self.node.base}/metrics")).text)
        fields, descriptors = process(self.node.pid)
        return Sample(
            second=round(time.monotonic() - self.began, 1),
            memory_mb=round(int(fields["VmRSS"].split()[0]) / 1024, 2),
            descriptors=descriptors,
            threads=int(fields["Threads"]),
            processes=len(self.node.members()),
            tables=int(told.get("burgh_tables_live", 0)),
            sockets=int(told.get("burgh_sockets", 0)),
            moves=len(waits),
            p50_ms=quantile(waits, 0.5),
            p99_ms=quantile(waits, 0.99),
        )


def metrics(text: str) -> dict[str, float]:
    """Read numbers without labels from what Prometheus gets."""
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {line[0]: float(line[1]) for line in lines if len(line) == 2 and "{" not in line[0]}


def process(pid: int) -> tuple[dict[str, str], int]:
    """Read what the system says of a process, and count its open files."""
    place = Path(f"/proc/{pid}")
    lines = (place / "status").read_text("ascii").splitlines()
    return dict(line.split(":", 1) for line in lines), len(list((place / "fd").iterdir()))


def quantile(ordered: Sequence[float], part: float) -> float:
    """Give a quantile in milliseconds."""
    if not ordered:
        return 0.0
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


# --- whether it is flat ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slope:
    """How fast something grows an hour, with a 95 % interval, and what it is on the average."""

    an_hour: float
    low: float
    high: float
    mean: float

    @property
    def is_flat(self) -> bool:
        """Not surely growing, or by next to nothing."""
        return self.low <= 0 or self.an_hour <= MOST_GROWTH * self.mean


def slope(times: Sequence[float], values: Sequence[float]) -> Slope | None:
    """Lay a line through the means of neighbours; None where there are too few to say."""
    size = max(1, len(values) // BLOCKS)
    starts = range(0, len(values) - size + 1, size)
    x = [statistics.fmean(times[start : start + size]) / 3600 for start in starts]
    y = [statistics.fmean(values[start : start + size]) for start in starts]
    if len(x) < 4:
        return None
    line = statistics.linear_regression(x, y)
    rest = sum((b - line.intercept - line.slope * a) ** 2 for a, b in zip(x, y, strict=True))
    middle = statistics.fmean(x)
    spread = math.sqrt(rest / (len(x) - 2) / sum((a - middle) ** 2 for a in x))
    half = STUDENT.get(len(x) - 2, 2.2) * spread
    return Slope(line.slope, line.slope - half, line.slope + half, statistics.fmean(y))


def figures(soak: Soak) -> Figures:
    """Give everything that was counted, and the verdict."""
    ledger, samples = soak.ledger, soak.samples
    settled = samples[int(len(samples) * WARM_UP) :]
    found: Figures = {
        "minutes": round((time.monotonic() - soak.began) / 60, 1),
        "tables_at_once": soak.asked.tables,
        "tables": len(ledger.tables),
        **ledger.counts,
        "samples": len(samples),
    }
    wrong = {"internal errors": 0, "stale reads": 0, "people who were stuck": 0, **ledger.wrong}
    for name in ("memory_mb", "descriptors", "threads", "processes", "tables", "sockets"):
        values = [getattr(each, name) for each in settled]
        grown = slope([each.second for each in settled], values)
        found[f"{name}_at_first_and_last"] = [getattr(samples[0], name), getattr(samples[-1], name)]
        if grown is not None:
            interval = f"{grown.low:+.2f} to {grown.high:+.2f}"
            found[f"{name}_an_hour"] = f"{grown.an_hour:+.2f} ({interval})"
        if name in ("memory_mb", "descriptors"):
            wrong[f"{name} grows"] = int(grown is not None and not grown.is_flat)
    found["median_of_p50_ms"] = statistics.median(each.p50_ms for each in settled)
    found["most_p99_ms"] = max(each.p99_ms for each in settled)
    found |= {"wrong": wrong, "wrong_in_words": dict(ledger.errors.most_common(12))}
    return headed("soak", soak.asked.seed, found)


def write(samples: Sequence[Sample], file: str) -> None:
    """Keep the samples as a table."""
    if file:
        with Path(file).open("w", newline="", encoding="utf-8") as out:
            rows = csv.DictWriter(out, Sample.__slots__)
            rows.writeheader()
            rows.writerows(map(asdict, samples))


def run(asked: Any) -> Figures:
    """Serve, live, judge."""
    with lone_node("soak") as (node, _):
        soak = Soak(asked, node)
        asyncio.run(soak.run())
    write(soak.samples, asked.samples)
    return figures(soak)


def main(words: Sequence[str] | None = None) -> int:
    """Read what is asked, live, report."""
    parser = arguments("Live at a server for a while and see whether it grows.", "soak")
    parser.set_defaults(minutes=60.0)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--samples", default="", metavar="FILE", help="keep the samples as CSV")
    asked = parser.parse_args(words)
    return report(run(asked), asked.json)


if __name__ == "__main__":
    sys.exit(main())
