"""Learning environments: PettingZoo, Gymnasium, OpenSpiel. `pip install 'burgh[envs]'`.

    import burgh.envs

    print(burgh.envs.layout("suburbia", players=2))         # what the numbers mean
    env = burgh.envs.aec("suburbia", players=2)             # PettingZoo, turn by turn
    env = burgh.envs.parallel("suburbia", players=2)        # PettingZoo, all at once
    env = burgh.envs.gym("suburbia", opponents="greedy")    # Gymnasium, one seat
    env = gymnasium.make("burgh/Suburbia-v0", players=2)    # the same by name

`import burgh.envs.openspiel` registers `burgh_suburbia` and the like with OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from burgh.envs.layouts import Head, Layout, Span, layout
from burgh.envs.needed import is_there, need

if TYPE_CHECKING:
    from burgh.bots import BotLike
    from burgh.envs.episode import Illegal
    from burgh.envs.rounds import RoundsEnv
    from burgh.envs.rows import RowsEnv
    from burgh.envs.seat import SeatEnv
    from burgh.envs.turns import TurnsEnv
    from burgh.fast import Reward

__all__ = ["Head", "Layout", "Span", "aec", "gym", "layout", "parallel", "vector"]


def aec(
    title: str,
    *,
    reward: Reward = "win",
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> TurnsEnv:
    """PettingZoo's AEC environment of a title; options as in `burgh.new`.

    A masked action is an error, or with `illegal="random"` a legal one is made in its place.
    """
    need("pettingzoo")
    from burgh.envs.turns import TurnsEnv

    return TurnsEnv(
        layout(title, **options),
        reward=reward,
        illegal=illegal,
        max_cycles=max_cycles,
        render_mode=render_mode,
    )


def parallel(
    title: str,
    *,
    reward: Reward = "win",
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> RoundsEnv:
    """PettingZoo's parallel environment: who is not to decide has one legal action, the last."""
    need("pettingzoo")
    from burgh.envs.rounds import RoundsEnv

    return RoundsEnv(
        layout(title, **options),
        reward=reward,
        illegal=illegal,
        max_cycles=max_cycles,
        render_mode=render_mode,
    )


def gym(
    title: str,
    *,
    opponents: BotLike | Sequence[BotLike] = "level:3",
    seat: int = 0,
    reward: Reward = "win",
    illegal: Illegal = "random",
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """Gymnasium's environment of one seat; the others are bots by name, or `choose(view)`.

    Instead of a masked action a legal one is made at random, as `info["illegal"]` tells; with
    `illegal="raise"` it is an error.
    """
    need("gymnasium")
    from burgh.envs.seat import SeatEnv

    return SeatEnv(
        title,
        opponents=opponents,
        seat=seat,
        reward=reward,
        illegal=illegal,
        render_mode=render_mode,
        **options,
    )


def vector(
    title: str,
    num_envs: int,
    *,
    opponents: BotLike | Sequence[BotLike] = "greedy",
    seat: int = 0,
    reward: Reward = "win",
    illegal: Illegal = "random",
    **options: Any,
) -> RowsEnv:
    """Gymnasium's vector environment: many games from one seat, as `gymnasium.make_vec` gives."""
    need("gymnasium")
    from burgh.envs.rows import RowsEnv

    return RowsEnv(
        title,
        num_envs=num_envs,
        opponents=opponents,
        seat=seat,
        reward=reward,
        illegal=illegal,
        **options,
    )


if is_there("gymnasium"):
    from burgh.envs.registration import register

    register()
