"""PettingZoo's AEC environment: whoever decides acts."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from burgh.envs.episode import (
    RENDER_MODES,
    Episode,
    Illegal,
    Mask,
    checked,
    checked_mode,
    drawn_seed,
)
from burgh.envs.layouts import Layout
from burgh.fast import Reward

Shown = dict[str, Any]  # "observation" and "action_mask"


class Seats:
    """What both PettingZoo environments have: agents that are seats, spaces, what they are told."""

    def __init__(
        self,
        layout: Layout,
        reward: Reward,
        illegal: Illegal,
        max_cycles: int | None,
        render_mode: str | None,
        waiting: int,
    ) -> None:
        """`waiting`: actions beside those of the game."""
        self.layout = layout
        self.episode = Episode(layout, reward)
        self.illegal = checked(illegal)
        self.max_cycles = max_cycles
        self.render_mode = checked_mode(render_mode)
        self.rng = np.random.default_rng()
        self.seats = {f"seat_{seat}": seat for seat in layout.seats}
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []
        low, high = layout.bounds
        actions = layout.actions + waiting
        self.observation_spaces: dict[str, Space[Any]] = {}
        self.action_spaces: dict[str, Space[Any]] = {}
        for agent in self.possible_agents:
            shown = Box(low, high, dtype=np.int16)
            mask = Box(0, 1, (actions,), np.int8)
            self.observation_spaces[agent] = Dict({"observation": shown, "action_mask": mask})
            self.action_spaces[agent] = Discrete(actions)

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent sees: a dictionary of `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent may do; the mask says what of it is legal."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as the one sees it who decides: text, SVG, nothing without a render mode."""
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def deal(self, seed: int | None) -> None:
        """Begin a game: that of a seed if one is named, else the next that is drawn."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.episode.begin(drawn_seed(seed, self.rng))
        self.agents = self.possible_agents[:]

    def act(self, action: int) -> None:
        """Make an action, or what takes its place if it is masked."""
        if self.illegal == "random" and not self.episode.is_legal(action):
            action = self.episode.random_action(self.rng)
        self.episode.step(action)

    def mask_of(self, agent: str) -> Mask:
        """What an agent may do; nothing while others decide."""
        return self.episode.mask(self.seats[agent])

    def info_of(self, agent: str) -> dict[str, Any]:
        """What an agent is told beside its observation."""
        return self.episode.info(self.seats[agent])

    def rewards_now(self) -> dict[str, float]:
        """What each agent gets: nothing before the end."""
        if not self.episode.is_over:
            return dict.fromkeys(self.possible_agents, 0.0)
        found = self.episode.rewards()
        return {agent: found[seat] for agent, seat in self.seats.items()}


class TurnsEnv(Seats, AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game in which one agent after the other acts, in the order the rules give."""

    def __init__(
        self,
        layout: Layout,
        *,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A game is cut off after `max_cycles` decisions for each agent, if that is given."""
        super().__init__(layout, reward, illegal, max_cycles, render_mode, waiting=0)
        self.metadata = {
            "name": f"burgh_{layout.title.key}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of a seed if one is named, else the next that is drawn."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def observe(self, agent: str) -> Shown:
        """What an agent sees now, and what it may do."""
        seen = self.episode.observe(self.seats[agent])
        return {"observation": seen, "action_mask": self.mask_of(agent)}

    def step(self, action: int | None) -> None:
        """Let the agent that is selected act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is for agents whose game is over")
        self.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_now()
        self._accumulate_rewards()
        is_over = self.episode.is_over
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, not is_over and self._is_cut())
        self._tell()

    def _tell(self) -> None:
        """Select the agent that decides, and tell everybody what they are told."""
        self.agent_selection = f"seat_{self.episode.turn}"
        if self.agent_selection not in self.seats:
            self.agent_selection = self.agents[0]
        self.infos = {agent: self.info_of(agent) for agent in self.agents}

    def _is_cut(self) -> bool:
        """Whether the game is broken off here."""
        most = self.max_cycles
        return most is not None and self.episode.plies >= most * len(self.possible_agents)
