"""The registry of bots: a name, or a name with settings, gives a player. A bot sees a View only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from burgh.core.game import View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.play.search.beam import best_by_beam
from burgh.play.search.greedy import best_move
from burgh.play.search.tree import best_by_search

Settings = dict[str, float]
NO_LIMIT: Final = 1_000_000_000


class Bot(Protocol):
    """Somebody who plays."""

    name: str

    def choose(self, view: View) -> Move:
        """Choose a legal move of a view."""


class Chooser:
    """A bot made of a function from a view and a generator to a move number."""

    def __init__(self, name: str, seed: int, pick: Callable[[View, Rng], int]) -> None:
        """Name it and seed its own generator."""
        self.name = name
        self._rng = Rng(seed)
        self._pick = pick

    def choose(self, view: View) -> Move:
        """Choose a legal move of a view; the same seed and views give the same choices."""
        return view.title.name(view.state, self._pick(view, self._rng))


def random_pick(view: View, rng: Rng) -> int:
    """Any legal move."""
    return int(view.state.random_move(rng))


def greedy_pick(view: View, rng: Rng) -> int:
    """The move that leaves its maker best off at once."""
    return int(best_move(view.state, rng))


def search_pick(settings: Settings) -> Callable[[View, Rng], int]:
    """Tree search with `time` in seconds or a number of `iterations`."""
    seconds = settings.get("time", 1.0 if "iterations" not in settings else 1e9)
    iterations = int(settings.get("iterations", NO_LIMIT))

    def pick(view: View, rng: Rng) -> int:
        bound = view.title.most_plies
        return int(best_by_search(view.state, rng, iterations, seconds, bound))

    return pick


def beam_pick(settings: Settings) -> Callable[[View, Rng], int]:
    """Beam search: `moves` tried in `worlds` or for `time`, `width` lines, `depth` decisions."""
    seconds = settings.get("time", 1e9)
    worlds = int(settings.get("worlds", 2 if "time" not in settings else 1_000_000))
    width, most = int(settings.get("width", 2)), int(settings.get("moves", 8))

    def pick(view: View, rng: Rng) -> int:
        depth = int(settings.get("depth", view.title.most_plies))
        return int(best_by_beam(view.state, rng, width, depth, worlds, most, seconds))

    return pick


NAMES: Final[dict[str, tuple[str, ...]]] = {
    "random": ("seed",),
    "greedy": ("seed",),
    "mcts": ("seed", "time", "iterations"),
    "beam": ("seed", "time", "worlds", "width", "depth", "moves"),
}


def make(spec: str | Mapping[str, object], *, seed: int = 0) -> Bot:
    """Make a bot from `"mcts:time=0.5"` or `{"key": "mcts", "params": {"time": 0.5}}`."""
    key, settings = read_spec(spec)
    if key not in NAMES:
        raise Malformed("bot", f"{key!r} is not one of {', '.join(NAMES)}")
    for name in settings:
        if name not in NAMES[key]:
            raise Malformed("bot", f"{key} has no setting {name!r}; {', '.join(NAMES[key])}")
    seed = int(settings.pop("seed", seed))
    if key == "random":
        return Chooser(key, seed, random_pick)
    if key == "greedy":
        return Chooser(key, seed, greedy_pick)
    pick = beam_pick if key == "beam" else search_pick
    return Chooser(spec if isinstance(spec, str) else key, seed, pick(settings))


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
        name, _, value = part.partition("=")
        settings[name.strip()] = number(name.strip(), value)
    return key.strip(), settings


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
