"""The registry of bots: a name, or a name with settings, gives a player. A bot sees a View only."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from burgh.core.game import View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.play import outside
from burgh.play.analysis import Analysis, analyse
from burgh.play.forest import Forest
from burgh.play.search.beam import best_by_beam
from burgh.play.search.greedy import best_move
from burgh.play.search.tree import EXPLORE, best_by_search

Settings = dict[str, float]
Pick = Callable[[View, Rng], int]
NO_LIMIT: Final = 1_000_000_000
NO_END: Final = 1e9  # seconds
LEVELS: Final = 5
USUAL_LEVEL: Final = 3
LONGEST: Final = (0.05, 0.2, 0.5, 1.5, 5.0)  # seconds a decision that a level may take


class Bot(Protocol):
    """Somebody who plays."""

    name: str

    def choose(self, view: View) -> Move:
        """Choose a legal move of a view."""

    def analyse(self, view: View, limit: int = 3) -> Analysis:
        """Give the best moves of a view, with what to expect and why."""


class Chooser:
    """A bot made of a function from a view and a generator to a move number."""

    def __init__(self, name: str, seed: int, pick: Pick) -> None:
        """Name it and seed its own generator."""
        self.name = name
        self._rng = Rng(seed)
        self._pick = pick

    def choose(self, view: View) -> Move:
        """Choose a legal move of a view; the same seed and views give the same choices."""
        return view.title.name(view.state, self._pick(view, self._rng))

    def analyse(self, view: View, limit: int = 3) -> Analysis:
        """Weigh its choice and the moves near it; see `burgh.play.analysis`."""
        return analyse(view, lambda: self._pick(view, self._rng), self._rng, limit)


# --- how they choose -----------------------------------------------------------------------------


def random_pick(settings: Settings) -> Pick:
    """Any legal move."""
    return lambda view, rng: int(view.state.random_move(rng))


def greedy_pick(settings: Settings) -> Pick:
    """The move that leaves its maker best off at once, misjudged by up to `error` points."""
    error = int(100 * settings.get("error", 0))
    return lambda view, rng: int(best_move(view.state, rng, error))


def search_pick(settings: Settings) -> Pick:
    """Tree search with `time` in seconds or a number of `iterations`, in one or more processes."""
    seconds = settings.get("time", 1.0 if "iterations" not in settings else NO_END)
    iterations = int(settings.get("iterations", NO_LIMIT))
    explore = settings.get("explore", EXPLORE)
    playout = int(settings.get("playout", 0))
    processes = whole("processes", settings.get("processes", 1), range(1, 65))
    if processes > 1:
        return Forest(processes, iterations, seconds, explore, playout).best

    def pick(view: View, rng: Rng) -> int:
        bound = view.title.most_plies
        return int(best_by_search(view.state, rng, iterations, seconds, bound, explore, playout))

    return pick


def beam_pick(settings: Settings) -> Pick:
    """Beam search: `moves` tried in `worlds` or for `time`, `width` lines, `depth` decisions."""
    seconds = settings.get("time", NO_END)
    worlds = int(settings.get("worlds", 2 if "time" not in settings else NO_LIMIT))
    width, most = int(settings.get("width", 2)), int(settings.get("moves", 8))

    def pick(view: View, rng: Rng) -> int:
        depth = int(settings.get("depth", view.title.most_plies))
        return int(best_by_beam(view.state, rng, width, depth, worlds, most, seconds))

    return pick


def level_pick(settings: Settings) -> Pick:
    """One of five levels, as `levels.toml` has them for the title that is played."""
    level = whole("level", settings.get("level", USUAL_LEVEL), range(1, LEVELS + 1))

    @cache
    def of_title(title: str) -> Pick:
        key, found = read_spec(level_spec(title, level))
        return KINDS[key].pick(found)

    return lambda view, rng: of_title(view.title.key)(view, rng)


def levelled(key: str, settings: Settings) -> Pick:
    """A bot that takes what it was not told from a level: `mcts:time=1.0,level=4`."""
    level = whole("level", settings.pop("level"), range(1, LEVELS + 1))

    @cache
    def of_title(title: str) -> Pick:
        theirs, found = read_spec(level_spec(title, level))
        return KINDS[key].pick({**(found if theirs == key else {}), **settings})

    return lambda view, rng: of_title(view.title.key)(view, rng)


# --- the registry --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how one is made from its settings, and what these are called."""

    pick: Callable[[Settings], Pick]
    settings: tuple[str, ...]


KINDS: Final[dict[str, Kind]] = {
    "random": Kind(random_pick, ("seed",)),
    "greedy": Kind(greedy_pick, ("seed", "level", "error")),
    "mcts": Kind(
        search_pick,
        ("seed", "level", "time", "iterations", "processes", "explore", "playout"),
    ),
    "beam": Kind(beam_pick, ("seed", "level", "time", "worlds", "width", "depth", "moves")),
    "level": Kind(level_pick, ("seed", "level")),
}
NAMES: Final[dict[str, tuple[str, ...]]] = {key: kind.settings for key, kind in KINDS.items()}


def make(spec: str | Mapping[str, object], *, seed: int = 0) -> Bot:
    """Make a bot from `"mcts:time=0.5"` or `{"key": "mcts", "params": {"time": 0.5}}`."""
    if outside.is_command(spec):
        return outside.make(spec, seed=seed)
    key, settings = read_spec(spec)
    if key not in KINDS:
        raise Malformed("bot", f"{key!r} is not one of {', '.join(KINDS)}")
    for name in settings:
        if name not in KINDS[key].settings:
            raise Malformed("bot", f"{key} has no setting {name!r}; {', '.join(NAMES[key])}")
    name = spec if isinstance(spec, str) else written(key, settings)
    seed = int(settings.pop("seed", seed))
    with_level = key != "level" and "level" in settings
    pick = levelled(key, settings) if with_level else KINDS[key].pick(settings)
    return Chooser(name, seed, pick)


@cache
def levels() -> Mapping[str, tuple[str, ...]]:
    """Give the bots of the five levels for each title, weakest first."""
    text = files("burgh.play").joinpath("levels.toml").read_text("utf-8")
    return {title: tuple(bots) for title, bots in tomllib.loads(text).items()}


def level_spec(title: str, level: int) -> str:
    """Give the bot that plays a title at a level."""
    if title not in levels():
        raise Malformed("bot.level", f"{title} has no levels; {', '.join(levels())} have")
    return levels()[title][level - 1]


# --- two spellings -------------------------------------------------------------------------------


def read_spec(spec: str | Mapping[str, object]) -> tuple[str, Settings]:
    """Take a bot's name and settings apart, whichever way they are written."""
    if not isinstance(spec, str):
        if not isinstance(spec, Mapping):
            raise Malformed("bot", "a bot is a line of text or an object")
        params = spec.get("params", {})
        if not isinstance(params, Mapping):
            raise Malformed("bot.params", "settings are an object")
        return str(spec.get("key")), {str(k): number(str(k), v) for k, v in params.items()}
    key, _, rest = spec.strip().partition(":")
    settings: Settings = {}
    for part in filter(None, rest.split(",")):
        name, equals, value = part.partition("=")
        if key.strip() == "level" and not equals:  # level:3
            name, value = "level", name
        settings[name.strip()] = number(name.strip(), value)
    return key.strip(), settings


def written(key: str, settings: Settings) -> str:
    """Write a bot as one line of text."""
    parts = ",".join(f"{name}={value:g}" for name, value in settings.items())
    return f"{key}:{parts}" if parts else key


def number(name: str, value: object) -> float:
    """Read a setting; all of them are numbers of 0 or more."""
    try:
        found = float(value) if isinstance(value, int | float | str) else -1.0
    except (ValueError, OverflowError):
        found = -1.0
    if not 0 <= found < 1e12:
        shown = repr(value[:40]) if isinstance(value, str) else "this"
        raise Malformed(f"bot.{name}", f"{shown} is not a number of 0 or more")
    return found


def whole(name: str, value: float, allowed: range) -> int:
    """Give a setting that is one of a few whole numbers."""
    if value not in allowed:
        raise Malformed(f"bot.{name}", f"{value:g} is not one of {allowed[0]} to {allowed[-1]}")
    return int(value)
