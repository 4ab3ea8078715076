"""Gymnasium's environment: one seat, the others played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from burgh.bots import BotLike
from burgh.envs.episode import (
    RENDER_MODES,
    Episode,
    Illegal,
    Numbers,
    checked,
    checked_mode,
    drawn_seed,
)
from burgh.envs.layouts import layout
from burgh.envs.opponents import Opponents
from burgh.fast import Reward

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Numbers, int]):
    """A game from one seat. A step is a decision of that seat, and all that others do after it.

    A game that goes on longer than any needs (`Title.most_plies`) is truncated.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as gymnasium has it
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        title: str,
        *,
        opponents: BotLike | Sequence[BotLike] = "level:3",
        seat: int = 0,
        reward: Reward = "win",
        illegal: Illegal = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: a bot by name or with `choose(view)`, or several, going round the seats."""
        self.layout = layout(title, **options)
        self.episode = Episode(self.layout, reward)
        self.seat = seat
        self.most_plies = self.layout.title.most_plies
        self.illegal = checked(illegal)
        self.render_mode = checked_mode(render_mode)
        self.opponents = Opponents(self.layout, seat, opponents)
        low, high = self.layout.bounds
        self.observation_space = Box(low, high, dtype=np.int16)
        self.action_space = Discrete(self.layout.actions)  # type: ignore[assignment] # np.int64

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        """Begin a game: that of a seed if one is named, else the next that is drawn."""
        super().reset(seed=seed)
        self.episode.begin(drawn_seed(seed, self.np_random))
        self.opponents.reseed(int(self.np_random.integers(2**32)))
        self._let_others_play()
        return self.episode.observe(self.seat), self._info(is_illegal=False)

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, Info]:
        """Decide, and let the others play until this seat is to decide again."""
        episode, chosen = self.episode, int(action)
        if not episode.decides(self.seat):
            raise ValueError("the game has ended: reset deals the next")
        is_illegal = not episode.is_legal(chosen)
        if is_illegal and self.illegal == "random":
            chosen = episode.random_action(self.np_random)
        episode.step(chosen)
        self._let_others_play()
        reward = episode.rewards()[self.seat] if episode.is_over else 0.0
        is_cut = not episode.is_over and self._is_long()
        info = self._info(is_illegal=is_illegal)
        return episode.observe(self.seat), reward, episode.is_over, is_cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the one sees it who decides: text, SVG, nothing without a render mode."""
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """End the bots that are programs of their own."""
        self.opponents.close()

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.turn != self.seat and not self._is_long():
            episode.make(self.opponents.number(episode.state))

    def _is_long(self) -> bool:
        return self.episode.plies >= self.most_plies

    def _info(self, *, is_illegal: bool) -> Info:
        told = {"action_mask": self.episode.mask(self.seat), "illegal": is_illegal}
        return {**self.episode.info(self.seat), **told}
