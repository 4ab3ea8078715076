"""Burgh plays, explains and studies city-building board games.

    import burgh

    game = burgh.new("suburbia", players=3, seed=7)
    game.push(game.legal_moves[0])
    print(game)

Burgh is unofficial: own words, own art; the names of the games belong to their owners.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from burgh.core.game import Game, View
from burgh.core.malformed import Malformed
from burgh.core.record import Disagreement, Record, parse_record, replay
from burgh.core.refusal import Illegal
from burgh.core.rng import Rng
from burgh.core.title import Title
from burgh.core.values import Change, Outcome, Refusal
from burgh.core.version import VERSION
from burgh.registry import title, titles

if TYPE_CHECKING:
    import burgh.bots as bots

__all__ = [
    "Change",
    "Game",
    "Illegal",
    "Malformed",
    "Outcome",
    "Record",
    "Refusal",
    "Rng",
    "Title",
    "View",
    "__version__",
    "bots",
    "from_position",
    "new",
    "read",
    "title",
    "titles",
    "verify",
]

__version__ = VERSION


def new(key: str, *, seed: int | None = None, **options: Any) -> Game:
    """Deal a new game. Options are keywords: players=3, edition="second", solo="dale", ..."""
    dealt = title(key)
    chosen = dealt.options.read(options)
    if seed is None:
        import secrets

        seed = secrets.randbits(48)
    return Game.dealt(dealt, chosen, seed)


def from_position(position: Mapping[str, Any]) -> Game:
    """Set up any position from JSON data; `Malformed` names what does not fit and where."""
    if not isinstance(position, Mapping):
        raise Malformed("", "a position is a JSON object")
    found = title(position.get("title", ""))
    options, state = found.position.read(position)
    return Game(found, options, state)


def read(text: str) -> Game:
    """Read a record and replay it; `Malformed` says where it disagrees with the rules."""
    game, wrong = replay(parse_record(text), title)
    if wrong is not None:
        raise Malformed(f"line {wrong.line}", wrong.problem)
    return game


def verify(text: str) -> Disagreement | None:
    """Say where a record first disagrees with this engine, or nothing."""
    return replay(parse_record(text), title)[1]


def __getattr__(name: str) -> Any:
    """Import `burgh.bots` when it is first asked for."""
    if name == "bots":
        return import_module("burgh.bots")
    raise AttributeError(f"module 'burgh' has no attribute {name!r}")
