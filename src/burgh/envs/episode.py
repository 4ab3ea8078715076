"""Episode: one game as learners play it, in observations, masks and actions."""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from burgh.core.chance import chance_of
from burgh.core.game import View
from burgh.core.malformed import one_of
from burgh.core.state import SPECTATOR, State
from burgh.core.stepping import Steppers
from burgh.core.values import Outcome
from burgh.drawing.table import svg
from burgh.envs.layouts import Layout
from burgh.fast import REWARDS, WIDEST, Reward, as_array, rewards

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

# What becomes of an action that is masked: an error, or a legal action at random in its place.
Illegal = Literal["raise", "random"]
ILLEGAL: Final = ("raise", "random")
RENDER_MODES: Final = ("ansi", "svg")  # text, a picture
SEEDS: Final = 2**48  # games are dealt from so many seeds where nobody names one


class Episode:
    """One game after the other in the same buffers."""

    def __init__(self, layout: Layout, reward: Reward = "win") -> None:
        if reward not in REWARDS:
            raise one_of(reward, REWARDS, "reward")
        self.layout = layout
        self.reward = reward
        self.plies = 0
        self._steppers = one_row(layout, layout.sample.clone())
        self._mask = as_array(self._steppers.mask, np.bool_, layout.actions)
        self._seen = as_array(self._steppers.observations, np.int16, layout.size)

    def begin(self, seed: int) -> None:
        """Deal the game of a seed, the same that `burgh.new` deals."""
        self.plies = 0
        self._steppers.replace(0, self.layout.title.deal(self.layout.options, chance_of(seed)))

    @property
    def state(self) -> State:
        """The position; it changes with every move."""
        return self._steppers.states[0]

    @property
    def is_over(self) -> bool:
        return self.state.is_over()

    @property
    def turn(self) -> int:
        """The seat that decides."""
        return int(self.state.decider())

    @property
    def phase(self) -> str:
        """The decision that is due."""
        return str(self.layout.title.phases[self.state.phase()])

    @property
    def count(self) -> int:
        """How many actions are legal."""
        return 0 if self.is_over else int(self._steppers.counts[0])

    def observe(self, seat: int, state: State | None = None) -> Numbers:
        """What a seat sees, here or in another position of a game like this."""
        if state is not None:
            self._steppers.states[0] = state
        self._steppers.observe(0, seat)
        return self._seen.copy()

    def decides(self, seat: int) -> bool:
        """Whether a seat is to decide."""
        return not self.is_over and seat == self.turn

    def mask(self, seat: int) -> Mask:
        """Which actions are legal for a seat: none while others decide, none at the end."""
        if self.decides(seat):
            return self._mask.astype(np.int8)
        return np.zeros(self.layout.actions, np.int8)

    def info(self, seat: int) -> dict[str, Any]:
        """What a seat is told beside its observation: its points once the game is over.

        The phase is for whoever decides: how far others are within a decision may be secret.
        """
        if self.is_over:
            score = self.outcome().scores[seat]
            return {"seat": seat, "phase": self.phase, "legal": 0, "score": score}
        if self.decides(seat):
            return {"seat": seat, "phase": self.phase, "legal": self.count}
        return {"seat": seat, "phase": None, "legal": 0}

    def is_legal(self, action: int) -> bool:
        """Whether an action is legal for the seat that decides."""
        return self.layout.is_action(action) and self.count > 0 and bool(self._mask[action])

    def step(self, action: int) -> None:
        """Make a legal action; a ValueError names one that is not."""
        if not self.is_legal(action):
            told = self.layout.told(self.state, action)
            raise ValueError(
                f"{told} is masked: it is not legal for seat {self.turn} in the phase "
                f"{self.phase!r}, where {self.count} actions are"
            )
        self.make(int(self.layout.table.number(action)))

    def random_action(self, rng: np.random.Generator) -> int:
        """Any legal action."""
        return int(self._steppers.legal[int(rng.integers(self.count))])

    def make(self, number: int) -> None:
        """Make a legal move by its engine number."""
        self.state.apply(number, None)
        self.plies += 1
        if not self.is_over:
            self._steppers.show(0)

    def view(self, seat: int) -> View:
        """The position as a seat may see it."""
        return View(self.layout.title, self.layout.options, self.state.view(seat))

    def outcome(self) -> Outcome:
        """How the game ended."""
        ended: Outcome = self.layout.title.result.outcome(self.layout.options, self.state)
        return ended

    def rewards(self) -> list[float]:
        """What each seat gets for the game as it ended."""
        return rewards(self.layout.title, self.outcome(), self.reward)

    def render(self, mode: str | None) -> str | None:
        """The table as the seat sees it that decides, at the end as everybody does."""
        if mode is None:
            return None
        view = self.view(int(SPECTATOR) if self.is_over else self.turn)
        return svg(view) if mode == "svg" else str(view)


def one_row(layout: Layout, state: State) -> Steppers:
    """Buffers for one game."""
    return Steppers([state], layout.table, min(WIDEST, layout.actions), layout.size, True)


def checked_mode(render_mode: str | None) -> str | None:
    """How a table is drawn, if it is one of the ways there are."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise one_of(render_mode, RENDER_MODES, "render_mode")
    return render_mode


def checked(illegal: Illegal) -> Illegal:
    """What becomes of a masked action, if it is one of the two."""
    if illegal not in ILLEGAL:
        raise one_of(illegal, ILLEGAL, "illegal")
    return illegal


def drawn_seed(seed: int | None, rng: np.random.Generator) -> int:
    """The seed somebody named, or one that is drawn."""
    return int(rng.integers(SEEDS)) if seed is None else seed
