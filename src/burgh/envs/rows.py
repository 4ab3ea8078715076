"""Gymnasium's vector environment: many games from one seat, the others played by a quick bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from burgh.bots import BotLike
from burgh.core.chance import chance_of
from burgh.core.malformed import one_of
from burgh.core.state import State
from burgh.core.stepping import Steppers
from burgh.envs.episode import SEEDS, Illegal, checked
from burgh.envs.layouts import layout
from burgh.envs.opponents import Opponents
from burgh.fast import REWARDS, WIDEST, Reward, as_array, rewards

Info = dict[str, Any]
Row = NDArray[Any]


class RowsEnv(VectorEnv[Row, Row, Row]):
    """Many games from one seat. A row whose game has ended shows the next game at once.

    What it showed at its end is in `infos["final_obs"]` (autoreset mode SAME_STEP).
    """

    def __init__(
        self,
        title: str,
        *,
        num_envs: int = 1,
        opponents: BotLike | Sequence[BotLike] = "greedy",
        seat: int = 0,
        reward: Reward = "win",
        illegal: Illegal = "random",
        **options: Any,
    ) -> None:
        """As `SeatEnv`, in `num_envs` games at once."""
        if reward not in REWARDS:
            raise one_of(reward, REWARDS, "reward")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.layout = layout(title, **options)
        self.num_envs = num_envs
        self.seat = seat
        self.most_plies = self.layout.title.most_plies
        self.reward: Reward = reward
        self.illegal = checked(illegal)
        self.opponents = Opponents(self.layout, seat, opponents)
        low, high = self.layout.bounds
        self.single_observation_space = Box(low, high, dtype=np.int16)
        self.single_action_space = Discrete(self.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._plies = [0] * num_envs
        widest = min(WIDEST, self.layout.actions)
        first = [self.layout.sample.clone() for _ in range(num_envs)]
        self._rows = Steppers(first, self.layout.table, widest, self.layout.size, True)
        self._mask = as_array(self._rows.mask, np.bool_, num_envs, self.layout.actions)
        self._seen = as_array(self._rows.observations, np.int16, num_envs, self.layout.size)
        self._legal = as_array(self._rows.legal, np.int64, num_envs, widest)
        self._counts = as_array(self._rows.counts, np.int64, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Row, Info]:
        """Begin a game in every row: row i the one of seed + i, or of the i-th seed of several."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            seeds = [None if seed is None else seed + row for row in range(self.num_envs)]
        else:
            super().reset(seed=seed[0])
            seeds = list(seed)
        self.opponents.reseed(int(self.np_random.integers(2**32)))
        for row, own in enumerate(seeds):
            self._begin(row, own)
        return self._seen.copy(), self._info()

    def step(self, actions: Row) -> tuple[Row, Row, Row, Row, Info]:
        """Decide in every row, and let the others play until this seat is to decide again."""
        won = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        last: Row = np.full(self.num_envs, None, dtype=object)
        chosen = [self._number(row, int(action)) for row, action in enumerate(actions)]
        for row, number in enumerate(chosen):
            state = self._rows.states[row]
            self._make(row, state, number)
            self._let_others_play(row, state)
            if state.is_over():
                ended[row] = True
                outcome = self.layout.title.result.outcome(self.layout.options, state)
                won[row] = rewards(self.layout.title, outcome, self.reward)[self.seat]
            elif int(state.decider()) != self.seat or self._is_long(row):
                cut[row] = True
            else:
                self._rows.show(row)
                continue
            self._rows.observe(row, self.seat)
            last[row] = self._seen[row].copy()
            self._begin(row, None)
        info = self._info()
        over = ended | cut
        if over.any():
            info |= {"final_obs": last, "_final_obs": over}
        return self._seen.copy(), won, ended, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each row."""
        return self._mask.copy()

    def close_extras(self, **_: Any) -> None:
        """End the bots that are programs of their own."""
        self.opponents.close()

    def _number(self, row: int, action: int) -> int:
        """The engine number of an action, or of what takes its place if it is masked."""
        if not self.layout.is_action(action) or not self._mask[row, action]:
            if self.illegal == "raise":
                told = self.layout.told(self._rows.states[row], action)
                raise ValueError(f"row {row}: {told} is masked: it is not legal here")
            action = int(self._legal[row, int(self.np_random.integers(self._counts[row]))])
        return int(self.layout.table.number(action))

    def _begin(self, row: int, seed: int | None) -> None:
        """Deal a game to a row: that of a seed if one is named, else the next that is drawn."""
        own = int(self.np_random.integers(SEEDS)) if seed is None else seed
        state = self.layout.title.deal(self.layout.options, chance_of(own))
        self._plies[row] = 0
        self._let_others_play(row, state)
        self._rows.replace(row, state)

    def _let_others_play(self, row: int, state: State) -> None:
        while not state.is_over() and state.decider() != self.seat and not self._is_long(row):
            self._make(row, state, self.opponents.number(state))

    def _make(self, row: int, state: State, number: int) -> None:
        state.apply(number, None)
        self._plies[row] += 1

    def _is_long(self, row: int) -> bool:
        return self._plies[row] >= self.most_plies

    def _info(self) -> Info:
        return {"action_mask": self._mask.astype(np.int8), "_action_mask": self._all()}

    def _all(self) -> NDArray[np.bool_]:
        return np.ones(self.num_envs, np.bool_)
