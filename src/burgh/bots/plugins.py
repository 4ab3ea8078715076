"""Bots written in Python elsewhere: by import path, by entry point, or as objects at hand.

    burgh arena --bots my_bots:Cautious,greedy
    burgh.arena(title, [Cautious, "greedy"])

What they raise, and what they choose that is not legal, is an error with the bot's name: it ends
the run, since a mistake in a program is better seen than counted. (Bots that are commands forfeit.)
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import json
import pickle
import re
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from burgh.bots.bot import Bot, NamedBot, checked_view
from burgh.bots.complaints import wrong
from burgh.core.game import Game, MoveLike, View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.said import Said, quoted, say, written

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "burgh.bots"  # of entry points
PLACE: Final = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*):([A-Za-z_]\w*(?:\.\w+)*)(?::(.*))?", re.DOTALL)
SEED: Final = "seed"  # what a class or factory may ask for
OURS: Final = str(Path(__file__).parents[1])

# A bot's name, a bot, a plain function of a view, or what makes a bot: a class, a factory.
BotLike: TypeAlias = str | Bot | Callable[[View], MoveLike] | Callable[..., Bot] | type[Bot]


class BotFailed(Malformed):
    """A bot has raised an error, or has chosen what is not legal: which bot, where, what."""

    def __init__(self, bot: str, problem: Said | str, where: Said | str = "") -> None:
        self.bot = bot
        self.what = problem
        self.where = where
        told = say("label-value", label=where, value=problem) if where else problem
        super().__init__(f"bot {bot}", told, wrong.room)

    def at(self, game: Game) -> BotFailed:
        """The same failure with the game it happened in."""
        where = say("bot-where", seed=str(game.seed), ply=str(game.ply), place=str(game.turn))
        return BotFailed(self.bot, self.what, where)


class Guest:
    """A bot of somebody else's at our tables: it gets a name, and what it chooses is checked."""

    def __init__(self, name: str, bot: object, seed: int) -> None:
        """Take a bot, or a plain function of a view."""
        self.name = name
        self.rng = Rng(seed)
        self._choose: Callable[[View], MoveLike] = getattr(bot, "choose", bot)  # type: ignore[arg-type]  # seen by `is_bot`

    def choose(self, view: View) -> Move:
        """The bot's choice; `BotFailed` if there is none, or none that is legal."""
        checked_view(view)
        try:
            answer = self._choose(view)
        except Exception as error:
            raise BotFailed(self.name, told(error)) from error
        try:
            return view.title.moves.name(view.state, view.number(answer))
        except Exception as error:  # what is no move at all may fail anywhere
            problem = say("bot-illegal", answer=shortened(answer), detail=str(error))
            raise BotFailed(self.name, problem) from error


def told(error: Exception) -> str:
    """An error in a line: its kind, its words, and where in the bot's own file it arose."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith(OURS)]
    place = f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else ""
    return f"{type(error).__name__}: {error}{place}"


def shortened(answer: object) -> str:
    """What was chosen, in a few letters."""
    text = repr(answer)
    return text if len(text) <= 80 else f"{text[:77]}..."


# --- made of what is at hand ----------------------------------------------------------------------


def seated(
    thing: object, name: str, *, seed: int, settings: Mapping[str, Any] | None = None
) -> NamedBot:
    """Seat a bot, a function of a view, a class or a factory; the latter two make a new bot."""
    given = dict(settings or {})
    # The seed of a bot follows from that of the deal, but must not tell it.
    own = bot_seed(seed)
    if is_maker(thing, given):
        if takes_seed(thing):
            given.setdefault(SEED, own)
        thing = made(thing, name, given)
    elif given:
        raise wrong(f"bot {name}", "bot-takes_none")
    if not is_bot(thing):
        raise wrong(f"bot {name}", "bot-no_choose")
    return Guest(name, thing, own)


def made(maker: Any, name: str, given: Mapping[str, Any]) -> object:
    """Make a bot, or say why it cannot be made."""
    try:
        return maker(**given)
    except Exception as error:
        raise wrong(f"bot {name}", "bot-unmade", detail=told(error)) from error


def bot_seed(seed: int) -> int:
    """A seed for a bot's own chance, which does not tell that of the deal."""
    return int(hashlib.sha256(f"burgh bot {seed}".encode()).hexdigest()[:12], 16)


def is_bot(thing: object) -> bool:
    """Whether something can be asked for a move of a view."""
    return callable(getattr(thing, "choose", thing))


def is_maker(thing: object, given: Mapping[str, Any]) -> bool:
    """Whether something makes bots: a class, or a function that needs no view."""
    if isinstance(thing, type):
        return True
    if hasattr(thing, "choose") or not callable(thing):
        return False
    return not [name for name in needed(thing) if name != SEED and name not in given]


def needed(thing: Callable[..., Any]) -> list[str]:
    """The arguments that something must be called with."""
    try:
        found = inspect.signature(thing).parameters.values()
    except (ValueError, TypeError):  # of some built-in functions nothing is known
        return ["view"]
    starred = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [p.name for p in found if p.default is p.empty and p.kind not in starred]


def takes_seed(thing: object) -> bool:
    """Whether a class or factory asks for a seed."""
    try:
        return callable(thing) and SEED in inspect.signature(thing).parameters
    except (ValueError, TypeError):
        return False


def name_of(thing: object) -> str:
    """How a bot is called: its own name, its import path, or its class."""
    if isinstance(thing, str):
        return thing.strip()
    if isinstance(thing, partial):
        return name_of(thing.func)
    if isinstance(thing, type) or inspect.isroutine(thing):
        path = str(getattr(thing, "__qualname__", thing))
        local = thing.__module__ in (None, "__main__") or "<locals>" in path
        return path.rpartition("<locals>.")[2] if local else f"{thing.__module__}:{path}"
    own = getattr(thing, "name", None)
    return own if isinstance(own, str) and own else type(thing).__name__


def can_travel(things: Mapping[str, object]) -> bool:
    """Whether bots can be handed to other processes: what a fresh one could not find cannot."""
    try:
        packed = pickle.dumps(dict(things))
    except Exception:  # whatever pickling trips over
        return False
    main = sys.modules["__main__"]
    return b"__main__" not in packed or hasattr(main, "__file__")


# --- by name --------------------------------------------------------------------------------------


def make(spec: str, *, seed: int) -> NamedBot | None:
    """Make the bot of `package.module:Name`, or of an entry point; nothing if it names neither.

    Settings may follow: `my_bots:Cautious:depth=3,style=bold` calls
    `Cautious(depth=3, style="bold")`.
    """
    spec = spec.strip()
    name, _, rest = spec.partition(":")
    if name in announced():
        return seated(loaded(name), spec, seed=seed, settings=read_settings(spec, rest))
    place = PLACE.fullmatch(spec)
    if place is None:
        return None
    thing = attribute(imported(place[1]), place[1], place[2])
    return seated(thing, spec, seed=seed, settings=read_settings(spec, place[3] or ""))


@cache
def announced() -> dict[str, EntryPoint]:
    """The bots that installed packages announce, by name; looking for them takes a while."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def loaded(name: str) -> object:
    """What an entry point names."""
    entry = announced()[name]
    try:
        return entry.load()
    except Exception as error:  # whatever goes wrong there is told as that package's fault
        where, detail = entry.value, written(str(error), 200)
        raise wrong("bot", "bot-unloaded", name=name, where=where, detail=detail) from error


def imported(module: str) -> object:
    """A module, of an installed package or of the folder we are in."""
    try:
        if importlib.util.find_spec(module.partition(".")[0]) is None:
            sys.path.append(str(Path.cwd()))
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise wrong("bot", "bot-no_module", name=quoted(module)) from None
        raise wrong("bot", "bot-unimported", module=module, detail=str(error)) from error
    except Exception as error:
        raise wrong("bot", "bot-unimported", module=module, detail=told(error)) from error


def attribute(module: object, path: str, name: str) -> object:
    """A class, function or object of a module."""
    found = module
    for part in name.split("."):
        if not hasattr(found, part):
            raise wrong("bot", "bot-no_name", module=path, name=name)
        found = getattr(found, part)
    return found


def read_settings(spec: str, text: str) -> dict[str, Any]:
    """Read `depth=3,style=bold`: numbers, true and false as in JSON, anything else is text."""
    given: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals or not name.isidentifier() or name in given:
            raise wrong("bot", "bot-pairs", spec=written(spec, 200))
        try:
            given[name] = json.loads(value)
        except ValueError:
            given[name] = value
    return given
