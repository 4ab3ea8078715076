"""A suite: fixed games on which bots are measured, so that results can be compared and cited.

Its deals, options, sizes and baselines are data, `suites/*.toml`: some baselines play every title,
and each title has one that searches. Where seats compete a bot meets each baseline; alone and
together it plays by itself. Every pair has a file of its own in `out`, so another bot can be added
later, and nothing is played twice.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from burgh.core.folders import package_folder
from burgh.core.malformed import converted, one_of
from burgh.core.version import VERSION
from burgh.lab import contest
from burgh.lab.arena import Standing, solo_standing
from burgh.lab.contest import Contest, Progress
from burgh.lab.entrants import Bots, Entrants, entrants
from burgh.lab.tally import Tally
from burgh.lab.text_table import interval, text_table

FIRST: Final = "burgh-suite-1"
Mode = Literal["competitive", "solo", "cooperative"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one title with one set of options."""

    key: str
    title: str
    mode: Mode
    options: dict[str, Any]
    games: int
    quick: int


class Suite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fixed games, and the bots that others are compared with."""

    name: str
    seed: int
    baselines: tuple[str, ...]
    search: dict[str, str]  # one more baseline for each title
    part: tuple[Part, ...]

    def baselines_of(self, part: Part) -> tuple[str, ...]:
        """The bots that others are compared with in a part, weakest first."""
        return (*self.baselines, self.search[part.title])


def suites() -> tuple[str, ...]:
    """The names of the suites there are."""
    return tuple(sorted(file.stem for file in folder().glob("*.toml")))


def read_suite(name: str = FIRST) -> Suite:
    """A suite by its name."""
    if name not in suites():
        raise one_of(name, suites(), "suite")
    data = tomllib.loads((folder() / f"{name}.toml").read_text("utf-8"))
    return converted(data, Suite, name)


def folder() -> Path:
    """Where the suites lie."""
    return package_folder("burgh.lab") / "suites"


# --- what is played -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Match:
    """Some games of a part: a bot and a baseline, or a bot by itself."""

    part: Part
    asked: Contest

    @property
    def file(self) -> str:
        """Where its results are kept: names in plain letters, and a digest to tell them apart."""
        names = "-".join(re.sub(r"\W+", "_", name)[:30] for name in self.asked.bots.names)
        digest = hashlib.sha256(repr(self.asked.bots.names).encode()).hexdigest()[:8]
        return f"{self.part.key}-{names}-{digest}.jsonl"


def matches(
    asked: Suite, parts: Sequence[Part], bots: Entrants | None, *, quick: bool
) -> Iterator[Match]:
    """Every match of a suite, each pair once; without bots, those of the baselines."""
    for part in parts:
        games = part.quick if quick else part.games
        for names in lineups(asked, part, measured(asked, part, bots)):
            known = {} if bots is None else bots.guests
            guests = {name: known[name] for name in names if name in known}
            seated = Entrants(names, guests)
            yield Match(part, Contest(part.title, part.options, seated, games, asked.seed))


def measured(asked: Suite, part: Part, bots: Entrants | None) -> tuple[str, ...]:
    """The bots that are measured in a part."""
    return asked.baselines_of(part) if bots is None else bots.names


def lineups(asked: Suite, part: Part, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The bots of a part's matches, each once: alone, or a pair with a baseline behind."""
    alone = part.mode != "competitive"
    found = (
        [(bot,) for bot in bots]
        if alone
        else [
            pair_of(asked.baselines_of(part), bot, baseline)
            for bot in bots
            for baseline in asked.baselines_of(part)
            if bot != baseline
        ]
    )
    return [*dict.fromkeys(found)]


def pair_of(baselines: Sequence[str], bot: str, baseline: str) -> tuple[str, str]:
    """Two bots in one order, whichever is asked about: baselines among each other in theirs."""
    order = [name for name in baselines if name in (bot, baseline)]
    return (bot, baseline) if len(order) == 1 else (order[0], order[1])


# --- what came out --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Score:
    """How a bot fared in a part: its share of duels with a baseline, or of games won, and points.

    `low` and `high` are the 95 % interval of the share, `margin` that of the mean points.
    """

    part: str
    mode: Mode
    bot: str
    against: str | None
    games: int
    share: float
    low: float
    high: float
    points: float
    margin: float | None


@dataclass(frozen=True)
class Report:
    """What a suite has shown: a score for each part, bot and baseline."""

    suite: str
    engine: str
    quick: bool
    scores: tuple[Score, ...]

    def table(self) -> list[dict[str, Any]]:
        """A line for each score, as data for a table of yours."""
        return [asdict(score) for score in self.scores]

    def as_json(self) -> dict[str, Any]:
        """The report as JSON data."""
        return {
            "suite": self.suite,
            "engine": self.engine,
            "quick": self.quick,
            "scores": self.table(),
        }

    def __repr__(self) -> str:
        bots = ", ".join(dict.fromkeys(score.bot for score in self.scores))
        return f"<{self.title}: {bots}>"

    def __str__(self) -> str:
        """Tables for people."""
        return f"{self.title}\n{text_table(HEADINGS, [*map(cells, self.scores)], WORDS)}"

    @property
    def title(self) -> str:
        """The suite and the engine that played it."""
        return f"{self.suite}{' (quick)' if self.quick else ''}, Burgh {self.engine}"

    def markdown(self) -> str:
        """The scores as a table of Markdown."""
        rule = ["---"] * WORDS + ["---:"] * (len(HEADINGS) - WORDS)
        lines = [HEADINGS, rule, *map(cells, self.scores)]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


HEADINGS: Final = ["part", "bot", "against", "games", "won", "95 % interval", "mean points (95 %)"]
WORDS: Final = 3  # columns that hold words


def cells(score: Score) -> list[str]:
    """A score as text."""
    share = f"{score.low:.1%} … {score.high:.1%}"
    points = interval(score.points, score.margin)
    whom = score.against or "-"
    return [score.part, score.bot, whom, str(score.games), f"{score.share:.1%}", share, points]


def scores_of(
    played: Mapping[tuple[str, tuple[str, ...]], Standing],
    asked: Suite,
    parts: Sequence[Part],
    bots: Entrants | None,
) -> Iterator[Score]:
    """The scores of every bot, part by part."""
    for part in parts:
        baselines = asked.baselines_of(part)
        for bot in dict.fromkeys(measured(asked, part, bots)):
            if part.mode != "competitive":
                yield solo_score(part, bot, played[part.key, (bot,)])
                continue
            for baseline in baselines:
                if bot != baseline:
                    standing = played[part.key, pair_of(baselines, bot, baseline)]
                    yield duel_score(part, bot, baseline, standing)


def solo_score(part: Part, bot: str, standing: Standing) -> Score:
    """How a bot fared alone, or with itself."""
    fared = solo_standing(bot, [result.row for result in standing.results])
    share = (fared.share, fared.low, fared.high)
    return Score(part.key, part.mode, bot, None, fared.games, *share, fared.score, fared.margin)


def duel_score(part: Part, bot: str, baseline: str, standing: Standing) -> Score:
    """How a bot fared against a baseline."""
    (found,) = standing.shares()
    share = (found.share, found.low, found.high)
    if found.bots[0] != bot:
        share = (1 - found.share, 1 - found.high, 1 - found.low)
    tally = Tally()
    for points in standing.scores(bot):
        tally.add(points)
    return Score(part.key, part.mode, bot, baseline, found.games, *share, tally.mean, tally.margin)


# --- the run --------------------------------------------------------------------------------------


def chosen_parts(asked: Suite, keys: Sequence[str]) -> list[Part]:
    """The parts of a suite that were named, or all."""
    known = {part.key: part for part in asked.part}
    for key in keys:
        if key not in known:
            raise one_of(key, known, "part")
    return [part for part in asked.part if not keys or part.key in keys]


def suite(
    bots: Bots | None = None,
    *,
    name: str = FIRST,
    parts: Sequence[str] = (),
    quick: bool = False,
    jobs: int = 1,
    out: str | Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Measure bots on a suite; the baselines themselves if none are given.

    Bots are handed over as for `burgh.arena`. `parts` are some parts of the suite, `quick` plays a
    few games of each. `out` is a folder that keeps every game; a second call goes on with it.
    """
    asked = read_suite(name)
    playing = None if bots is None else entrants(bots).checked()
    wanted = chosen_parts(asked, parts)
    todo = [*matches(asked, wanted, playing, quick=quick)]
    total = sum(len(match.asked.meetings()) for match in todo)
    kept = None if out is None else Path(out)
    if kept is not None:
        kept.mkdir(exist_ok=True)
    done = 0
    played: dict[tuple[str, tuple[str, ...]], Standing] = {}
    for match in todo:
        file = None if kept is None else kept / match.file
        with contest.opened(match.asked, file) as run, contextlib.closing(run.play(jobs)) as games:
            done += run.done
            for _ in games:
                done += 1
                if progress is not None:
                    progress(done, total)
        played[match.part.key, match.asked.bots.names] = run.standing
    scores = scores_of(played, asked, wanted, playing)
    return Report(asked.name, VERSION, quick, tuple(scores))
