"""The registry of bots: a name, or a name with settings, gives a player. A bot sees a View only."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeGuard

from burgh import registry
from burgh.bots import outside, plugins
from burgh.bots.bot import NamedBot, checked_view
from burgh.bots.complaints import no_setting, wrong
from burgh.bots.criteria import Criteria
from burgh.bots.forest import Forest
from burgh.bots.search.beam import Plan, best_by_beam
from burgh.bots.search.greedy import best_move
from burgh.bots.search.tree import EXPLORE, LOOKS, Kept, Manner, best_by_search
from burgh.bots.styles import WHERE, known
from burgh.core.folders import package_folder
from burgh.core.game import View
from burgh.core.malformed import one_of
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.said import quoted
from burgh.core.state import FAR

Value = float | str
Settings = dict[str, Value]
Pick = Callable[[View, Rng], int]
NO_LIMIT: Final = 1_000_000_000
NO_END: Final = 1e9  # seconds
LEVELS: Final = 5
USUAL_LEVEL: Final = 3
USUAL_LEVELS: Final = (  # of a title that brings none of its own
    "random",
    "greedy",
    "mcts:iterations=20,time=0.5",
    "mcts:iterations=100,time=1.5",
    "mcts:iterations=1000,time=2",
)
PLANNED: Final = ("width", "depth", "worlds", "moves", "looks")  # the settings of a beam's Plan
JUDGED: Final = ("learned", "horizon", "style")  # the settings of Criteria
LONGEST: Final = (0.05, 0.2, 0.5, 1.5, 2.0)  # seconds a decision that a level may take


class Chooser:
    """A bot made of a function from a view and a generator to a move number."""

    def __init__(self, name: str, seed: int, pick: Pick) -> None:
        self.name = name
        self.rng = Rng(seed)
        self._pick = pick

    def choose(self, view: View) -> Move:
        """Choose a legal move of a view; the same seed and views give the same choices."""
        checked_view(view)
        return view.title.moves.name(view.state, self._pick(view, self.rng))


# --- how they choose -----------------------------------------------------------------------------


def random_pick(settings: Settings) -> Pick:
    """Any legal move."""
    return lambda view, rng: int(view.state.random_move(rng))


def greedy_pick(settings: Settings) -> Pick:
    """The move that leaves its maker best off at once, misjudged by up to `error` points."""
    error = int(100 * number(settings, "error", 0))
    judged = criteria(settings)

    def pick(view: View, rng: Rng) -> int:
        by = judged.judgement(view.title.key, view.state)
        return int(best_move(view.state, rng, error, by))

    return pick


def search_pick(settings: Settings) -> Pick:
    """Tree search with `time` in seconds or a number of `iterations`, in one or more processes."""
    seconds = number(settings, "time", 1.0 if "iterations" not in settings else NO_END)
    iterations = int(number(settings, "iterations", NO_LIMIT))
    processes = int(number(settings, "processes", 1))
    manner = search_manner(settings)
    judged = criteria(settings)
    memory = Memory()

    def pick(view: View, rng: Rng) -> int:
        if processes > 1:
            return Forest(processes, iterations, seconds, manner, judged).best(view, rng)
        bound, by = view.title.most_plies, judged.judgement(view.title.key, view.state)
        kept = memory.of(view)
        return int(best_by_search(view.state, rng, iterations, seconds, bound, manner, by, kept))

    return pick


class Memory:
    """What a searching bot keeps from one decision to the next: a tree of one kind of game."""

    def __init__(self) -> None:
        self._kept = Kept()
        self._game: tuple[str, Any] | None = None

    def of(self, view: View) -> Kept:
        """What is kept of games of these rules: a position alone does not tell which they are."""
        game = (view.title.key, view.options)
        if game != self._game:
            self._kept, self._game = Kept(), game
        return self._kept


def search_manner(settings: Settings) -> Manner:
    """How a search goes about a game."""
    return Manner(
        number(settings, "explore", EXPLORE),
        int(number(settings, "playout", 0)),
        not number(settings, "rivals", 1),
        int(number(settings, "looks", LOOKS)),
        number(settings, "prior", 1.0),
    )


def criteria(settings: Settings) -> Criteria:
    """By what a bot judges."""
    horizon = int(number(settings, "horizon", int(FAR)))
    return Criteria(bool(number(settings, "learned", 0)), horizon, str(settings.get("style", "")))


def number(settings: Settings, name: str, usual: float) -> float:
    """A setting that is a number, or what it usually is."""
    return float(settings.get(name, usual))


def beam_pick(settings: Settings) -> Pick:
    """Moves tried in imagined worlds, for `time` or so many `worlds`, `depth` decisions on."""
    seconds = number(settings, "time", NO_END)
    judged = criteria(settings)
    usual = Plan(worlds=NO_LIMIT) if "time" in settings else Plan()

    def pick(view: View, rng: Rng) -> int:
        depth = settings.get("depth", view.title.most_plies)
        told = {**{name: settings[name] for name in PLANNED if name in settings}, "depth": depth}
        plan = usual._replace(**{name: int(value) for name, value in told.items()})
        by = judged.judgement(view.title.key, view.state)
        return int(best_by_beam(view.state, rng, plan, seconds, by))

    return pick


def level_pick(settings: Settings) -> Pick:
    """One of five levels, as `levels.toml` has them for the title that is played, in any style."""
    level = int(number(settings, "level", USUAL_LEVEL))
    own = {name: value for name, value in settings.items() if name == "style"}

    @cache
    def of_title(title: str) -> Pick:
        key, found = read_spec(level_spec(title, level))
        return KINDS[key].pick({**found, **own})

    return lambda view, rng: of_title(view.title.key)(view, rng)


def pick_with_level(key: str, settings: Settings) -> Pick:
    """A bot that takes what it was not told from a level: `mcts:time=1.0,level=4`."""
    level = int(settings.pop("level"))

    @cache
    def of_title(title: str) -> Pick:
        theirs, found = read_spec(level_spec(title, level))
        return KINDS[key].pick({**(found if theirs == key else {}), **settings})

    return lambda view, rng: of_title(view.title.key)(view, rng)


# --- the registry --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """A setting of a bot: the numbers it may be."""

    least: float
    most: float
    whole: bool = True

    def read(self, name: str, value: object) -> float:
        """Read a value from text or data, or say what it should be."""
        try:
            found = float(value) if is_number(value) else math.nan
        except (ValueError, OverflowError):
            found = math.nan
        if self.least <= found <= self.most and not (self.whole and found % 1):
            return found
        kind = "whole" if self.whole else "any"
        span = {"least": f"{self.least:g}", "most": f"{self.most:.12g}"}
        raise wrong(f"bot.{name}", "bot-number", kind=kind, value=quoted(value), **span)


@dataclass(frozen=True)
class Style:
    """A setting that names a style of some title; whether it is one of this title, a game tells."""

    def read(self, name: str, value: object) -> str:
        """Take a name that there is."""
        if value not in known():
            raise one_of(value, known(), WHERE)
        return str(value)


SETTINGS: Final[dict[str, Setting | Style]] = {
    "seed": Setting(0, 1e12),
    "level": Setting(1, LEVELS),
    "error": Setting(0, 1e6, whole=False),  # points
    "time": Setting(0, 86_400, whole=False),  # seconds
    "iterations": Setting(1, NO_LIMIT),
    "processes": Setting(1, 64),
    "explore": Setting(0, 1e6, whole=False),
    "playout": Setting(0, 10_000),  # moves
    "rivals": Setting(0, 1),  # 1: their choices are searched as well
    "looks": Setting(1, 10_000),  # moves
    "prior": Setting(0, 1e6, whole=False),
    "learned": Setting(0, 1),  # 1: positions are judged by the net
    "horizon": Setting(0, int(FAR)),  # how far the outlook looks, in steps of the title
    "style": Style(),
    "worlds": Setting(1, NO_LIMIT),
    "width": Setting(1, 1_000),  # lines
    "depth": Setting(0, 10_000),  # decisions
    "moves": Setting(1, 1_000),
}


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how one is made from its settings, and what these are called."""

    pick: Callable[[Settings], Pick]
    settings: tuple[str, ...]


KINDS: Final[dict[str, Kind]] = {
    "random": Kind(random_pick, ("seed",)),
    "greedy": Kind(greedy_pick, ("seed", "level", "error", *JUDGED)),
    "mcts": Kind(
        search_pick,
        (
            *("seed", "level", "time", "iterations", "processes"),
            *("explore", "prior", "playout", "looks", "rivals", *JUDGED),
        ),
    ),
    "beam": Kind(beam_pick, ("seed", "level", "time", *PLANNED, *JUDGED)),
    "level": Kind(level_pick, ("seed", "level", "style")),
}
NAMES: Final = tuple(KINDS)


def make(spec: str | Mapping[str, object], *, seed: int = 0) -> NamedBot:
    """Make a bot from `"mcts:time=0.5"` or `{"key": "mcts", "params": {"time": 0.5}}`.

    Text may also name a command, `cmd:./mybot`, or a bot in Python, `package.module:Name`.
    """
    if outside.is_command(spec):
        return outside.make(spec, seed=seed)
    if isinstance(spec, str) and not is_ours(spec):
        found = plugins.make(spec, seed=seed)
        if found is not None:
            return found
    key, settings = read_spec(spec)
    name = spec.strip() if isinstance(spec, str) else spec_text(key, settings)
    seed = int(settings.pop("seed", seed))
    with_level = key != "level" and "level" in settings
    pick = pick_with_level(key, settings) if with_level else KINDS[key].pick(settings)
    return Chooser(name, seed, pick)


@cache
def levels(title: str) -> tuple[str, ...]:
    """The bots of the five levels of a title, weakest first: its `levels.toml`, or the usual."""
    return tuple(levels_file(title).get("levels", USUAL_LEVELS))


def first_level(title: str) -> int:
    """The level of the bot that sits opposite somebody who plays a title for the first time."""
    return int(levels_file(title).get("first", USUAL_LEVEL))


def levels_file(title: str) -> dict[str, Any]:
    """What a title says of its levels; nothing where it leaves them as usual."""
    file = package_folder(registry.title(title).package) / "levels.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def level_manner(title: str, level: int) -> tuple[str, int]:
    """How a level decides, and how many imagined games it plays.

    It is a kind of bot, or `errs` or `near`: one look ahead by one that misjudges, or sees not far.
    """
    key, settings = read_spec(level_spec(title, level))
    manner = greedy_manner(settings) if key == "greedy" else key
    return manner, int(number(settings, "iterations", 0))


def greedy_manner(settings: Settings) -> str:
    """What one look ahead lacks, if anything: a sure judgement, or a view of the end."""
    if number(settings, "error", 0) > 0:
        return "errs"
    return "near" if "horizon" in settings else "greedy"


def level_spec(title: str, level: int) -> str:
    """The bot that plays a title at a level."""
    return levels(title)[level - 1]


# --- two spellings -------------------------------------------------------------------------------


def read_spec(spec: str | Mapping[str, object]) -> tuple[str, Settings]:
    """Take a bot's name and settings apart, whichever way they are written, and check them."""
    key, given = parse_text(spec) if isinstance(spec, str) else parse_data(spec)
    if key not in KINDS:
        known = (*KINDS, *plugins.announced(), f"{outside.KEY}:COMMAND", "module:Name")
        raise one_of(key, known, "bot")
    allowed = KINDS[key].settings
    for name in given:
        if name not in allowed:
            raise no_setting(key, name, allowed)
    return key, {name: SETTINGS[name].read(name, value) for name, value in given.items()}


def is_ours(text: str) -> bool:
    """Whether a bot is one of those that come with Burgh."""
    return text.partition(":")[0].strip() in KINDS


def parse_text(text: str) -> tuple[str, dict[str, object]]:
    """Take `mcts:time=0.5,level=4` or `level:3` apart."""
    key, _, rest = (part.strip() for part in text.partition(":"))
    given: dict[str, object] = {}
    for part in filter(None, rest.split(",")):
        name, equals, value = (word.strip() for word in part.partition("="))
        if key == "level" and not equals:  # level:3
            name, value = "level", name
        if name in given:
            raise wrong(f"bot.{name}", "bot-twice")
        given[name] = value
    return key, given


def parse_data(spec: object) -> tuple[str, dict[str, object]]:
    """Take `{"key": "mcts", "params": {"time": 0.5}}` apart."""
    if not isinstance(spec, Mapping) or not isinstance(spec.get("key"), str):
        raise wrong("bot", "bot-spec")
    for field in spec:
        if field not in ("key", "params"):
            raise wrong("bot", "bot-spec_field", name=quoted(field))
    params = spec.get("params", {})
    if not isinstance(params, Mapping):
        raise wrong("bot.params", "bot-params")
    return spec["key"], {str(name): value for name, value in params.items()}


def spec_text(key: str, settings: Settings) -> str:
    """Write a bot as one line of text."""
    parts = [f"{name}={plain(value)}" for name, value in settings.items()]
    if key == "level" and "level" in settings:  # level:3, not level:level=3
        parts = [part.removeprefix("level=") for part in sorted(parts)]
    return f"{key}:{','.join(parts)}" if parts else key


def plain(value: Value) -> str:
    """Write a setting as it is typed."""
    return value if isinstance(value, str) else f"{value:.12g}"


def is_number(value: object) -> TypeGuard[int | float | str]:
    """Whether a setting may be a number; yes and no are not."""
    return isinstance(value, int | float | str) and not isinstance(value, bool)
