"""PettingZoo's parallel environment: everybody acts, and all but one wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from burgh.envs.episode import RENDER_MODES, Illegal, Mask
from burgh.envs.layouts import Layout
from burgh.envs.turns import Seats, Shown
from burgh.fast import Reward

Told = dict[str, dict[str, Any]]


class RoundsEnv(Seats, ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game in which every agent acts in each step; who is not to decide can only wait.

    Waiting is the last action, `wait`.
    """

    def __init__(
        self,
        layout: Layout,
        *,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A game is cut off after `max_cycles` steps, if that is given."""
        super().__init__(layout, reward, illegal, max_cycles, render_mode, waiting=1)
        self.wait = layout.actions
        self.metadata = {
            "name": f"burgh_{layout.title.key}_parallel_v0",
            "render_modes": list(RENDER_MODES),
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Shown], Told]:
        """Begin a game: that of a seed if one is named, else the next that is drawn."""
        self.deal(seed)
        return self._shown(), self._told()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Shown], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Let everybody act at once."""
        if not self.agents:
            raise ValueError("the game is over: reset deals the next")
        decider = f"seat_{self.episode.turn}"
        if self.illegal == "raise":
            self._check_waiting(actions, decider)
        self.act(int(actions[decider]))
        is_over = self.episode.is_over
        is_cut = self.max_cycles is not None and self.episode.plies >= self.max_cycles
        told = (
            self._shown(),
            self.rewards_now(),
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, is_cut and not is_over),
            self._told(),
        )
        if is_over or is_cut:
            self.agents = []
        return told

    def mask_of(self, agent: str) -> Mask:
        """What an agent may do: an action of the game if it decides, else wait."""
        own = super().mask_of(agent)
        return np.append(own, np.int8(not self.episode.decides(self.seats[agent])))

    def _check_waiting(self, actions: Mapping[str, int], decider: str) -> None:
        """Refuse that somebody acts who is not to decide."""
        for agent in self.agents:
            if agent != decider and int(actions.get(agent, self.wait)) != self.wait:
                raise ValueError(
                    f"action {actions[agent]} of {agent} is masked: {decider} decides, "
                    f"the others wait ({self.wait})"
                )

    def _shown(self) -> dict[str, Shown]:
        return {
            agent: {
                "observation": self.episode.observe(self.seats[agent]),
                "action_mask": self.mask_of(agent),
            }
            for agent in self.agents
        }

    def _told(self) -> Told:
        return {agent: self.info_of(agent) for agent in self.agents}
