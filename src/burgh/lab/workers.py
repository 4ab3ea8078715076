"""The same function over many tasks, in this process or in several."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Final, TypeVar

Given = TypeVar("Given")
Made = TypeVar("Made")
RETRIES: Final = 3


class WorkersDied(RuntimeError):  # noqa: N818 - a plain statement
    """Processes died again and again under the same tasks."""


def spread(
    function: Callable[[Given], Made],
    tasks: Sequence[Given],
    jobs: int,
    *,
    at_once: int = 1,
) -> Generator[Made]:
    """Give the results in the order of the tasks; a task whose worker dies is done again."""
    if jobs <= 1:
        yield from map(function, tasks)
    else:
        yield from in_processes(function, tasks, jobs, at_once)


def in_processes(
    function: Callable[[Given], Made], tasks: Sequence[Given], jobs: int, at_once: int
) -> Iterator[Made]:
    """Give the results of fresh processes; when one dies the rest goes to new ones."""
    from concurrent.futures.process import BrokenProcessPool

    done = 0
    deaths = 0
    while done < len(tasks):
        before = done
        try:
            pool = one_pool(function, tasks[done:], jobs, at_once)
            with contextlib.closing(pool) as results:  # whoever leaves early ends the processes
                for result in results:
                    yield result
                    done += 1
        except BrokenProcessPool:
            deaths = deaths + 1 if done == before else 1
            if deaths > RETRIES:
                raise WorkersDied("the processes that play games die; is there memory?") from None


def one_pool(
    function: Callable[[Given], Made], tasks: Sequence[Given], jobs: int, at_once: int
) -> Generator[Made]:
    """Give the results of one set of processes; none of them outlives an interrupt."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    others = set(multiprocessing.active_children())
    # Not forked: that is not safe beside the thread that draws the progress bar.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tasks)), fresh) as pool:
        try:
            with deaf_to_interrupts():  # so are the processes begun meanwhile, from birth
                waiting = deque(
                    pool.submit(several, function, tasks[first : first + at_once])
                    for first in range(0, len(tasks), at_once)
                )
            while waiting:
                yield from waiting.popleft().result()
        except BaseException:
            # Not cancelled, as pool.map would: Python 3.11 trips over those when a process ends.
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


def several(function: Callable[[Given], Made], tasks: Sequence[Given]) -> list[Made]:
    """Do some tasks one after the other."""
    return [function(task) for task in tasks]


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
