"""A course: generations of games, each played by the net that the games before have taught.

Its folder keeps everything: rows, a net and the games of the gate of each generation, a journal of
what came of them, `curves.jsonl`, and the newest net that has passed the gate, `net.bin`. A second
call goes on with it.

A net that does not pass plays the next games all the same: where it goes wrong is what they teach.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import burgh
from burgh.core.malformed import between
from burgh.core.net import read_net, write_net
from burgh.core.version import VERSION
from burgh.lab import journal
from burgh.lab.complaints import wrong
from burgh.lab.learning import gate, recording, rows
from burgh.lab.learning.gate import Pair, Trial
from burgh.lab.learning.lesson import Lesson, read_lesson
from burgh.lab.learning.origin import commit
from burgh.lab.learning.recording import NO_SEARCH, Manners
from burgh.lab.learning.rows import Column
from burgh.lab.learning.score import Marks, marks
from burgh.lab.learning.targets import by_outlook, results, wanted
from burgh.lab.learning.training import Numbers, Trained, Training, said_of, train
from burgh.lab.learning.whole import Whole, chances, read_whole, whole
from burgh.lab.workers import run_tasks

CURVES: Final = "curves.jsonl"
NET: Final = "net.bin"
FIRST: Final = "00/net.bin"  # the net that a course begins with, if it is given one
HELD: Final = 10  # of a hundred games are not learned from: they say how good a net is
FEWEST: Final = 10  # games of a generation

Tell = Callable[[str, Mapping[str, Any]], object]


@dataclass(frozen=True)
class Wish:
    """What is asked of a course."""

    title: str
    first: Path | None = None  # a net that plays the first games; none: the outlook plays them
    seed: int = 1
    games: int = 4000  # of a generation
    manners: Manners = field(default_factory=Manners)  # which net plays is the course's own affair
    trace: float = 1.0
    mix: float = 0.5
    window: int = 4  # generations that a net learns from
    training: Training = field(default_factory=Training)
    gate: int = 200  # games with each set of options, at most; 0: every net is accepted

    def checked(self) -> Wish:
        """The same, once every number is one that can be."""
        between(self.games, FEWEST, recording.DEALS_OF_A_GENERATION, "--games")
        between(self.seed, 0, recording.MOST_SEED, "--seed")
        between(self.gate, 0, recording.DEALS_OF_A_GENERATION, "--gate")
        between(self.manners.stray, 0, 100, "--stray")
        least("--iterations", self.manners.iterations, 0)
        least("--error", self.manners.error, 0)
        least("--loose", self.manners.loose, 0)
        if not self.manners.prior >= 0.0:
            raise wrong("--prior", "data-least", least="0")
        least("--horizon", self.manners.horizon, 0)
        least("--window", self.window, 1)
        least("--epochs", self.training.epochs, 1)
        share("--trace", self.trace)
        share("--mix", self.mix)
        share("--rate", self.training.rate)
        if self.training.rate == 0.0:
            raise wrong("--rate", "lab-positive")
        if not self.training.decay >= 0.0:
            raise wrong("--decay", "data-least", least="0")
        return self

    def head(self, lesson: Lesson) -> dict[str, Any]:
        """What the journal says of it; only the same course goes on with that."""
        title = burgh.title(self.title)
        data = {title.printed.version(title.options.read(each.options)) for each in lesson.games}
        shares = [{"options": each.options, "share": each.share} for each in lesson.games]
        taught = {
            "wide": lesson.wide,
            "narrow": lesson.narrow,
            "rows": lesson.rows,
            "games": shares,
        }
        first = None if self.first is None else fingerprint(self.first, self.title)
        made = {"first": first, "engine": VERSION, "data": sorted(data)}
        return {"learning": 1, **asdict(self), "lesson": taught, **made}


def fingerprint(net: Path, title: str) -> str:
    """By what a net of a title is known, wherever its file lies; `Malformed` if it is none."""
    try:
        of = read_net(net).about["title"]
    except (OSError, ValueError, KeyError, TypeError):
        of = None
    if of != title:
        raise wrong("--first", "lab-no_net", file=str(net), title=title)
    return sha256(net.read_bytes()).hexdigest()[:16]


def least(flag: str, value: int, bound: int) -> None:
    """Refuse a number that is too small."""
    if value < bound:
        raise wrong(flag, "data-least", least=str(bound))


def share(flag: str, value: float) -> None:
    """Refuse a number that is no share."""
    if not 0.0 <= value <= 1.0:
        raise wrong(flag, "lab-share", value=f"{value:g}")


@dataclass(frozen=True)
class Generation:
    """What came of a generation: its games, its net, and how both have fared.

    `marks` are of the games held back: of the net in floating point (`float`), in whole numbers
    (`whole`), of that with each set of options (`set 0` and so on), and of the outlook.
    """

    number: int
    games: int
    rows: int
    player: str | None  # the net that played; none: the outlook
    net: str
    sharp: int
    losses: list[float]  # after each epoch
    marks: dict[str, Marks]
    trials: list[Trial]  # of the gate, with each set of options
    accepted: bool


class Course:
    """A course under way."""

    def __init__(self, wish: Wish, lesson: Lesson, folder: Path, tell: Tell) -> None:
        self.wish = wish
        self.lesson = lesson
        self.folder = folder
        self.tell = tell
        self.done: list[Generation] = []

    @property
    def player(self) -> str | None:
        """The newest net; none as long as there is none."""
        return self.done[-1].net if self.done else self.first

    @property
    def incumbent(self) -> str | None:
        """The newest net that has passed the gate."""
        return next((each.net for each in reversed(self.done) if each.accepted), self.first)

    @property
    def first(self) -> str | None:
        """The net that the course begins with; none: it begins with the outlook."""
        return None if self.wish.first is None else FIRST

    def generation(self, number: int, jobs: int, ray: str | None) -> Generation:
        """Play games, learn from them and those before, write the net, and try it."""
        games, count = self.play(number, jobs, ray)
        columns, numbers = self.read(number)
        held = is_held(columns["game"])
        trained = self.taught(columns, numbers, held)
        made = whole(trained.layers, trained.scale)
        done = Generation(
            number=number,
            games=games,
            rows=count,
            player=self.player,
            net=f"{number:02}/{NET}",
            sharp=made.sharp,
            losses=[round(loss, 5) for loss in trained.losses],
            marks=compared(columns, numbers, held, trained, made),
            trials=[],
            accepted=True,
        )
        self.write(done, made)
        del columns, numbers, held, trained  # the gate needs none of it
        trials = self.tried(done, jobs, ray)
        return replace(done, trials=trials, accepted=gate.is_accepted(trials))

    def play(self, number: int, jobs: int, ray: str | None) -> tuple[int, int]:
        """Play the games of a generation that are missing; tells how many games and rows it has."""
        wish = self.wish
        manners = replace(wish.manners, net=self.file(self.player))
        head = {"games": wish.title, "number": number, "seed": wish.seed, "player": self.player}
        with rows.opened(self.folder / f"{number:02}", head) as store:
            left = range(store.games, wish.games)
            first = recording.first_deal(wish.seed, number)
            todo = [*recording.tasks(wish.title, self.lesson, manners, first, left)]
            with contextlib.closing(run_tasks(recording.play, todo, jobs, ray=ray)) as played:
                for game in played:
                    store.write(game)
                    self.tell("games", {"done": game.number + 1, "total": wish.games})
            store.flush()
            return store.games, sum(part.rows for part in store.parts)

    def file(self, net: str | None) -> str | None:
        """Where a net of this course lies, for other processes."""
        return None if net is None else str((self.folder / net).absolute())

    def read(self, number: int) -> tuple[dict[str, Column], Numbers]:
        """The rows of the last generations, with the number of theirs."""
        first = max(1, number - self.wish.window + 1)
        folders = {each: self.folder / f"{each:02}" for each in range(first, number + 1)}
        found = {each: rows.read_all(folder) for each, folder in folders.items()}
        for each, (columns, numbers) in found.items():
            columns["generation"] = np.full(len(numbers), each)
            if each == 1 and self.first is None:  # searches by the outlook measure otherwise
                columns["ahead"] = np.full(len(numbers), NO_SEARCH)
        return rows.stacked([*found.values()])

    def taught(
        self, columns: dict[str, Column], numbers: Numbers, held: NDArray[np.bool_]
    ) -> Trained:
        """Train a net on rows."""
        wish, said = self.wish, None
        if self.player is not None and wish.trace < 1.0:
            said = chances(read_whole(self.folder / self.player).say(numbers))
        goals = wanted(columns, said, wish.trace, wish.mix)
        size = (self.lesson.wide, self.lesson.narrow)
        return train(numbers, goals, held, size, wish.training, wish.seed, self.epoch)

    def epoch(self, epoch: int, loss: float) -> None:
        """Tell how far the training is."""
        facts = {"epoch": epoch, "epochs": self.wish.training.epochs, "loss": f"{loss:.4f}"}
        self.tell("epoch", facts)

    def write(self, done: Generation, made: Whole) -> None:
        """Write a net with where it is from."""
        before = [*self.done, done][-self.wish.window :]
        about = {
            "sharp": made.sharp,
            "title": self.wish.title,
            "engine": VERSION,
            "commit": commit(),
            "command": self.wish.head(self.lesson),
            "generation": done.number,
            "games": sum(each.games for each in before),
            "rows": sum(each.rows for each in before),
            "marks": {name: asdict(found) for name, found in done.marks.items()},
        }
        write_net(self.folder / done.net, about, made.lists())

    def tried(self, done: Generation, jobs: int, ray: str | None) -> list[Trial]:
        """Let a net meet the last that has passed, or the outlook, with each set of options."""
        candidate = self.file(done.net)
        if not self.wish.gate or candidate is None:
            return []
        pair = Pair(candidate, self.file(self.incumbent))
        seed = gate.first_deal(self.wish.seed, done.number)
        folder = self.folder / f"{done.number:02}"
        found = []
        for number, games in enumerate(self.lesson.games):

            def tell(met: int, total: int, number: int = number) -> None:
                self.tell("gate", {"set": number, "done": met, "total": total})

            asked = gate.meeting(self.wish.title, games.options, pair, self.wish.gate, seed)
            found.append(gate.trial(asked, folder / f"gate-{number}.jsonl", jobs, ray, tell))
        return found

    def keep(self, done: Generation) -> None:
        """Count a generation; the newest net that has passed lies in the folder itself."""
        self.done.append(done)
        if done.accepted:
            shutil.copyfile(self.folder / done.net, self.folder / NET)


def is_held(games: Column) -> NDArray[np.bool_]:
    """Which games are held back, by their numbers: about a tenth, of every set of options."""
    return recording.is_drawn(games.astype(np.int64), HELD)


def compared(
    columns: dict[str, Column],
    numbers: Numbers,
    held: NDArray[np.bool_],
    trained: Trained,
    made: Whole,
) -> dict[str, Marks]:
    """How well the games held back are foretold: by both forms of a net, and by the outlook."""
    kept = {name: column[held] for name, column in columns.items()}
    ends, read = results(kept), numbers[held]
    said = made.say(read)
    found = {
        "float": marks(said_of(trained.layers, trained.scale, read), ends),
        "whole": marks(said, ends),
        "outlook": marks(by_outlook(kept), ends),
    }
    for group in np.unique(kept["group"]):
        theirs = kept["group"] == group
        found[f"set {group}"] = marks(said[theirs], ends[theirs])
    return found


def learn(
    wish: Wish,
    folder: Path,
    generations: int,
    *,
    jobs: int = 1,
    ray: str | None = None,
    tell: Tell | None = None,
) -> list[Generation]:
    """Go through a course up to so many generations; what is there already is not done again."""
    wish.checked()
    if not folder.parent.is_dir():
        raise wrong(str(folder), "lab-no_outer")
    lesson = read_lesson(wish.title)
    head = wish.head(lesson)
    folder.mkdir(exist_ok=True)
    course = Course(wish, lesson, folder, tell or unheard)
    with journal.open_journal(folder / CURVES, head, Generation) as (earlier, keep):
        if wish.first is not None and not (folder / FIRST).exists():
            (folder / FIRST).parent.mkdir(exist_ok=True)
            shutil.copyfile(wish.first, folder / FIRST)
        for done in earlier[:generations]:
            course.keep(done)
        for number in range(len(course.done) + 1, generations + 1):
            done = course.generation(number, jobs, ray)
            keep(done)
            course.keep(done)
            course.tell("generation", asdict(done))
    return course.done


def unheard(key: str, facts: Mapping[str, Any]) -> None:
    """Nobody asks how far a course is."""
