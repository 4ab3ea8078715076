"""Several trees side by side, in processes: what they found is added up."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

from burgh.bots.criteria import Criteria
from burgh.bots.processes import cores, end_lasting, lasting_pool
from burgh.bots.search.tree import USUAL, Manner, search
from burgh.core.game import View
from burgh.core.rng import Rng

Found = list[tuple[int, int, float]]
PLAIN: Final = Criteria()


@dataclass(frozen=True)
class SearchTask:
    """A tree to be grown elsewhere: a position in a form that travels, a seed, and a budget."""

    title: str
    options: Any
    words: list[int]
    seed: int
    iterations: int
    seconds: float
    manner: Manner
    criteria: Criteria


def run_task(task: SearchTask) -> Found:
    """Search from a position that has travelled."""
    import burgh

    title = burgh.title(task.title)
    state = title.position.unpack(task.options, task.words)
    return search(
        state,
        Rng(task.seed),
        task.iterations,
        task.seconds,
        title.most_plies,
        task.manner,
        task.criteria.judgement(task.title, state),
    )


class Forest:
    """A search in several trees at once: each from a seed of its own, visits added up.

    Every tree makes all the iterations, so that none stays shallow; with a seed and a number of
    them the answer is the same on every machine. Where there are fewer cores than trees, these
    take turns, and share the time.
    """

    def __init__(
        self,
        trees: int,
        iterations: int,
        seconds: float,
        manner: Manner = USUAL,
        criteria: Criteria = PLAIN,
    ) -> None:
        """Say how much may be spent on a decision."""
        self.trees = trees
        self.iterations = iterations
        self.seconds = seconds
        self.manner = manner
        self.criteria = criteria

    def best(self, view: View, rng: Rng) -> int:
        """The move visited most in all trees together."""
        legal = view.state.legal()
        return legal[0] if len(legal) == 1 else self.search(view, rng)[0][0]

    def search(self, view: View, rng: Rng) -> Found:
        """Give (move, visits, mean reward) over all trees, most visited first."""
        tasks = self.tasks(view, rng)
        if cores() == 1:  # in turns anyway, and one of many that play games side by side
            return sum_trees(map(run_task, tasks))
        try:
            return sum_trees(lasting_pool(self.trees).map(run_task, tasks))
        except BrokenProcessPool:  # one was killed, perhaps long ago: new ones begin
            end_lasting()
            return sum_trees(lasting_pool(self.trees).map(run_task, tasks))

    def tasks(self, view: View, rng: Rng) -> list[SearchTask]:
        """One task for each tree."""
        words = view.state.pack()
        rounds = -(-self.trees // cores())
        return [
            SearchTask(
                view.title.key,
                view.options,
                words,
                int(rng.next()),
                self.iterations,
                self.seconds / rounds,
                self.manner,
                self.criteria,
            )
            for _ in range(self.trees)
        ]


def sum_trees(trees: Iterable[Found]) -> Found:
    """Add the visits of each move over all trees, and weigh the means by them."""
    visits: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for found in trees:
        for move, times, mean in found:
            visits[move] = visits.get(move, 0) + times
            rewards[move] = rewards.get(move, 0.0) + times * mean
    summed = [(move, times, rewards[move] / times) for move, times in visits.items()]
    return sorted(summed, key=lambda row: (-row[1], -row[2]))
