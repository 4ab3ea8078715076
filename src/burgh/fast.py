"""The quick way through the engine: games in integers, and many games at once over NumPy arrays.

    from burgh import fast

    game = fast.new("suburbia", players=2, seed=7)
    while not game.is_over():
        game.step(choose(game.count()))         # the n-th legal move
    game.score(0)

    batch = burgh.batch("suburbia", 1024, players=2, seed=0)
    while True:
        rewards, ended = batch.step(policy(batch.observations, batch.mask))

What is promised: a legal move is a place on the legal list or the engine's number; an action is a
place among all moves there can be with the same options, and stays it within a version of the
title's rules (docs/fast.md). Nothing is named; `burgh.Game` tells what numbers mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from burgh import registry
from burgh.core.actions import Actions
from burgh.core.chance import chance_of
from burgh.core.game import Game
from burgh.core.malformed import Malformed, one_of
from burgh.core.observation import Feature, size_of
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.core.stepping import Stepper, Steppers
from burgh.core.title import AnyTitle
from burgh.core.values import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Batch", "Reward", "Stepper", "actions", "batch", "new"]

Reward = Literal["win", "margin", "score"]
REWARDS: Final = ("win", "margin", "score")
WIDEST: Final = 2048  # legal moves that a row of a batch has room for


def new(key: str, *, seed: int = 0, **options: Any) -> Stepper:
    """Deal a game to be stepped in integers; the same deal as `burgh.new` gives."""
    title = registry.title(key)
    return Stepper(title.deal(title.options.read(options), chance_of(seed)))


def of(game: Game) -> Stepper:
    """Go on from a game in integers; the game itself stays as it is."""
    return Stepper(game.state.clone())


def actions(key: str, **options: Any) -> Actions:
    """Every move there can be in a game with these options, each with the number of an action."""
    title = registry.title(key)
    return Actions(title.moves.numbers(title.deal(title.options.read(options), Rng(0))))


def batch(
    key: str,
    games: int,
    *,
    seed: int = 0,
    reward: Reward = "win",
    mask: bool = True,
    observe: bool = True,
    **options: Any,
) -> Batch:
    """Deal many games of one kind to be stepped together; row i begins with the deal of seed + i.

    A game that has ended is replaced at once by the deal of the next seed that no row has had.
    """
    if games < 1:
        raise Malformed("games", "a batch has one game or more")
    if reward not in REWARDS:
        raise one_of(reward, REWARDS, "reward")
    return Batch(registry.title(key), options, games, seed, reward, mask=mask, observe=observe)


class Batch:
    """Games stepped together. Every array has a row for each game and shows how it stands now.

    The arrays are the engine's own buffers: nothing is copied, and the next `step` writes over
    them. Copy what is to be kept.
    """

    def __init__(
        self,
        title: AnyTitle,
        options: dict[str, Any],
        games: int,
        seed: int,
        reward: Reward,
        *,
        mask: bool,
        observe: bool,
    ) -> None:
        import numpy as np

        self.title = title
        self.options = title.options.read(options)
        self.reward = reward
        self.next_seed = seed
        first = [self._deal() for _ in range(games)]
        self.actions = Actions(title.moves.numbers(first[0]))
        self.features: tuple[Feature, ...] = title.observation(first[0])
        self.seats = int(first[0].seats())
        width = size_of(self.features) if observe else 0
        widest = min(WIDEST, int(self.actions.size))
        self._games = games
        self._steppers = Steppers(first, self.actions, widest, width, mask)
        self.turns = as_array(self._steppers.turns, np.int64, games)
        self.counts = as_array(self._steppers.counts, np.int64, games)
        self.legal = as_array(self._steppers.legal, np.int64, games, widest)
        size = int(self.actions.size) if mask else 0
        self.mask = as_array(self._steppers.mask, np.bool_, games, size)
        self.observations = as_array(self._steppers.observations, np.int16, games, width)
        self.rewards: NDArray[np.float32] = np.zeros((games, self.seats), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.outcomes: dict[int, Outcome] = {}

    def __len__(self) -> int:
        return self._games

    def __repr__(self) -> str:
        """Show what it is."""
        size, width = int(self.actions.size), self.observations.shape[1]
        return f"<{self._games} games of {self.title.key}: {size} actions, {width} numbers shown>"

    def step(self, chosen: Sequence[int] | NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Make an action in every game; gives what each seat gets, and which games have ended.

        `outcomes` holds how they ended; those rows show the first decision of a new game already.
        """
        import numpy as np

        numbers = chosen.tolist() if isinstance(chosen, np.ndarray) else [*map(int, chosen)]
        self.rewards.fill(0)
        self.ended.fill(False)
        self.outcomes.clear()
        for row in self._steppers.step(numbers):
            state = self._steppers.states[row]
            self.outcomes[row] = outcome = self.title.result.outcome(self.options, state)
            self.rewards[row] = rewards(self.title, outcome, self.reward)
            self.ended[row] = True
            self._steppers.replace(row, self._deal())
        return self.rewards, self.ended

    def random_actions(self, rng: np.random.Generator) -> NDArray[Any]:
        """A legal action for every game, each equally likely."""
        import numpy as np

        places = (rng.random(self._games) * self.counts).astype(np.int64)
        found: NDArray[Any] = self.legal[np.arange(self._games), places]
        return found

    def state(self, row: int) -> State:
        """A copy of the position of a game."""
        return self._steppers.states[row].clone()

    def _deal(self) -> State:
        """Deal the next seed."""
        self.next_seed += 1
        dealt: State = self.title.deal(self.options, chance_of(self.next_seed - 1))
        return dealt


def as_array(buffer: Any, kind: Any, *shape: int) -> NDArray[Any]:
    """A NumPy array over a buffer of the engine; where there is no librt, of a copy."""
    import numpy as np

    return np.frombuffer(buffer, dtype=kind).reshape(shape)


def rewards(title: AnyTitle, outcome: Outcome, kind: Reward) -> list[float]:
    """What each seat gets for an outcome.

    `win`: among rivals 1 for who wins alone, and so much less for the others that all of it sums
    to 0; a tie shares it. Together or alone, 1 for a game won and -1 for one lost.
    `margin`: points ahead of the best rival; where there is none, the points. `score`: the points.
    """
    scores = outcome.scores
    if kind == "score" or (kind == "margin" and (title.is_shared or len(scores) == 1)):
        return [float(score) for score in scores]
    if kind == "margin":
        return [float(own - best_other(scores, seat)) for seat, own in enumerate(scores)]
    winners = outcome.winners
    if title.is_shared or len(scores) == 1:
        return [1.0 if seat in winners else -1.0 for seat in range(len(scores))]
    share, rivals = 1.0 / max(1, len(winners)), len(scores) - 1
    return [(len(scores) * share * (seat in winners) - 1.0) / rivals for seat in range(len(scores))]


def best_other(scores: Sequence[int], seat: int) -> int:
    """The most points of anybody else."""
    return max(score for other, score in enumerate(scores) if other != seat)
