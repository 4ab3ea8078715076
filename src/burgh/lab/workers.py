"""The same function over many tasks: in this process, in several, or on a cluster."""

from __future__ import annotations

import contextlib
import math
import time
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, Final, TypeVar

from burgh.core.malformed import Malformed
from burgh.core.said import Said, say
from burgh.lab.complaints import wrong

Given = TypeVar("Given")
Made = TypeVar("Made")
Handle = TypeVar("Handle")
Batch = tuple[list[Made], float]  # results, and the seconds they took
RETRIES: Final = 3
MOST_AT_ONCE: Final = 50
AT_A_TIME: Final = 4  # batches for each worker, handed over and not done
MOST_KEPT: Final = 100  # batches for each worker, done or not, that wait for an earlier one
SECONDS_AT_ONCE: Final = 2.0
MAIN: Final = "`if __name__ == '__main__':`"


class WorkersDied(Malformed):
    """Those who do the tasks die again and again under the same ones, or were never there."""

    def __init__(self, problem: Said | str) -> None:
        super().__init__("", problem, wrong.room)
        self.args = (problem,)


def run_tasks(
    function: Callable[[Given], Made],
    tasks: Sequence[Given],
    jobs: int,
    *,
    ray: str | None = None,
) -> Generator[Made]:
    """The results in the order of the tasks; a task whose worker dies is done again."""
    if ray is not None:
        from burgh.lab.cluster import on_cluster

        yield from on_cluster(function, tasks, ray)
    elif jobs <= 1:
        yield from map(function, tasks)
    else:
        yield from in_processes(function, tasks, jobs)


def in_processes(
    function: Callable[[Given], Made], tasks: Sequence[Given], jobs: int
) -> Iterator[Made]:
    """The results of fresh processes; when one dies the rest goes to new ones."""
    from concurrent.futures.process import BrokenProcessPool

    done = 0
    deaths = 0
    while done < len(tasks):
        before = done
        try:
            pool = one_pool(function, tasks[done:], jobs)
            with contextlib.closing(pool) as results:  # whoever leaves early ends the processes
                for result in results:
                    yield result
                    done += 1
        except BrokenProcessPool:
            deaths = deaths + 1 if done == before else 1
            if deaths > RETRIES:
                raise WorkersDied(say("lab-died", code=MAIN)) from None


def one_pool(
    function: Callable[[Given], Made], tasks: Sequence[Given], jobs: int
) -> Generator[Made]:
    """The results of one set of processes; none of them outlives an interrupt or this one."""
    import multiprocessing

    from burgh.bots.processes import process_pool

    others = set(multiprocessing.active_children())
    with process_pool(min(jobs, len(tasks))) as pool:

        def submit(batch: Sequence[Given]) -> Future[Batch[Made]]:
            with deaf_to_interrupts():  # so are the processes begun meanwhile, from birth
                return pool.submit(run_batch, function, batch)

        try:
            yield from in_batches(tasks, jobs, submit, first_done, Future.result)
        except BaseException:
            # Not cancelled, as pool.map would: Python 3.11 trips over those when a process ends.
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


def in_batches(
    tasks: Sequence[Given],
    workers: int,
    submit: Callable[[Sequence[Given]], Handle],
    first_of: Callable[[Collection[Handle]], Handle],
    fetch: Callable[[Handle], Batch[Made]],
) -> Generator[Made]:
    """Hand tasks over in batches, a few for every worker at a time, and give results in order.

    The first batches are single tasks; how long those take says how many go into the next ones.
    Whoever has done a batch gets the next, though an earlier one may still take its time: what
    comes after it is kept until then, up to `MOST_KEPT` batches a worker.
    """
    order: deque[Handle] = deque()
    done: dict[Handle, list[Made]] = {}
    begun = 0
    size = 1
    while begun < len(tasks) or order:
        while (
            begun < len(tasks)
            and len(order) - len(done) < AT_A_TIME * workers
            and len(order) < MOST_KEPT * workers
        ):
            left = len(tasks) - begun
            share = math.ceil(left / (2 * workers))  # towards the end, all have some
            batch = tasks[begun : begun + min(size, share)]
            order.append(submit(batch))
            begun += len(batch)
        ready = first_of([handle for handle in order if handle not in done])
        made, seconds = fetch(ready)
        done[ready] = made
        size = batch_size(seconds / len(made))
        while order and order[0] in done:
            yield from done.pop(order.popleft())


def first_done(batches: Collection[Future[Any]]) -> Future[Any]:
    """One of some batches that is done; waits for it."""
    return next(iter(wait(batches, return_when=FIRST_COMPLETED).done))


def batch_size(seconds: float) -> int:
    """How many tasks of so many seconds go into a batch: slow ones go one by one."""
    if seconds * MOST_AT_ONCE <= SECONDS_AT_ONCE:
        return MOST_AT_ONCE
    return max(1, int(SECONDS_AT_ONCE / seconds))


def run_batch(function: Callable[[Given], Made], tasks: Sequence[Given]) -> Batch[Made]:
    """Do some tasks one after the other, and say how long that took."""
    begin = time.perf_counter()
    made = [function(task) for task in tasks]
    return made, time.perf_counter() - begin


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Put interrupts off for a moment; one that comes meanwhile is heard afterwards."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
