"""Several trees at once, each in a process of its own: what they found is added up."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from burgh.bots.processes import process_pool
from burgh.bots.search.tree import search
from burgh.core.game import View
from burgh.core.rng import Rng

Found = list[tuple[int, int, float]]


@dataclass(frozen=True)
class SearchTask:
    """A tree to be grown elsewhere: a position in a form that travels, a seed, and a budget."""

    title: str
    options: Any
    words: list[int]
    seed: int
    iterations: int
    seconds: float
    explore: float
    playout: int


def run_task(task: SearchTask) -> Found:
    """Search from a position that has travelled."""
    import burgh

    title = burgh.title(task.title)
    return search(
        title.position.unpack(task.options, task.words),
        Rng(task.seed),
        task.iterations,
        task.seconds,
        title.most_plies,
        task.explore,
        task.playout,
    )


class Forest:
    """A search in several processes: one tree each, from seeds of their own, visits added up.

    Iterations are shared out, so a number of them with a seed gives the same answer every time.
    """

    def __init__(
        self, processes: int, iterations: int, seconds: float, explore: float, playout: int
    ) -> None:
        """Say how much may be spent on a decision; the processes begin with the first one."""
        self.processes = processes
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore
        self.playout = playout
        self._pool: ProcessPoolExecutor | None = None

    def best(self, view: View, rng: Rng) -> int:
        """The move visited most in all trees together."""
        legal = view.state.legal()
        return legal[0] if len(legal) == 1 else self.search(view, rng)[0][0]

    def search(self, view: View, rng: Rng) -> Found:
        """Give (move, visits, mean reward) over all trees, most visited first."""
        return sum_trees(self.pool().map(run_task, self.tasks(view, rng)))

    def tasks(self, view: View, rng: Rng) -> list[SearchTask]:
        """Share the iterations out to trees with seeds of their own."""
        words = view.state.pack()
        each, more = divmod(self.iterations, self.processes)
        return [
            SearchTask(
                view.title.key,
                view.options,
                words,
                int(rng.next()),
                max(1, each + (number < more)),
                self.seconds,
                self.explore,
                self.playout,
            )
            for number in range(self.processes)
        ]

    def close(self) -> None:
        """End the processes; the next search begins new ones."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def pool(self) -> ProcessPoolExecutor:
        """The processes, begun when they are first wanted."""
        if self._pool is None:
            self._pool = process_pool(self.processes)
        return self._pool


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
