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
from typing import TYPE_CHECKING, Any, Final

from burgh.core.game import Game, LegalMoves, View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.record import Disagreement, Record, parse_record, replay
from burgh.core.refusal import Illegal
from burgh.core.rng import Rng
from burgh.core.said import Said
from burgh.core.title import Title
from burgh.core.values import Change, Outcome, Refusal, Shown
from burgh.core.version import VERSION
from burgh.registry import title, titles

if TYPE_CHECKING:
    import burgh.bots as bots
    import burgh.envs as envs
    import burgh.fast as fast
    from burgh.drawing.table import svg as svg
    from burgh.fast import batch as batch
    from burgh.lab.contest import arena as arena
    from burgh.lab.simulation import simulate as simulate
    from burgh.lab.suite import suite as suite

__all__ = [
    "Change",
    "Game",
    "Illegal",
    "LegalMoves",
    "Malformed",
    "Move",
    "Outcome",
    "Record",
    "Refusal",
    "Rng",
    "Shown",
    "Title",
    "View",
    "__version__",
    "arena",
    "batch",
    "bots",
    "envs",
    "fast",
    "from_position",
    "new",
    "read",
    "simulate",
    "suite",
    "svg",
    "title",
    "titles",
    "verify",
]

__version__ = VERSION

# What is imported when it is first asked for: the module, and a name in it or nothing.
LATER: Final = {
    "arena": ("burgh.lab.contest", "arena"),
    "batch": ("burgh.fast", "batch"),
    "bots": ("burgh.bots", ""),
    "envs": ("burgh.envs", ""),
    "fast": ("burgh.fast", ""),
    "simulate": ("burgh.lab.simulation", "simulate"),
    "suite": ("burgh.lab.suite", "suite"),
    "svg": ("burgh.drawing.table", "svg"),
}


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
        raise Malformed("", Said("data-position"))
    found = title(position.get("title", ""))
    options, state = found.position.read(position)
    return Game(found, options, state)


def read(text: str) -> Game:
    """Read a record and replay it; `Malformed` says where it disagrees with the rules."""
    game, wrong = replay(parse_record(text), title)
    if wrong is not None:
        raise Malformed(f"line {wrong.line}", wrong.said or wrong.problem)
    return game


def verify(text: str) -> Disagreement | None:
    """Say where a record first disagrees with this engine, or nothing."""
    return replay(parse_record(text), title)[1]


def __getattr__(name: str) -> Any:
    """Import a room when it is first asked for."""
    if name not in LATER:
        raise AttributeError(f"module 'burgh' has no attribute {name!r}")
    module, part = LATER[name]
    found = import_module(module)
    return getattr(found, part) if part else found


def __dir__() -> list[str]:
    """The public names, and nothing that happens to be imported."""
    return sorted(__all__)
