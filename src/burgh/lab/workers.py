"""The same function over many tasks: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

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
    ray: str | None = None,
) -> Generator[Made]:
    """Give the results in the order of the tasks; a task whose worker dies is done again."""
    if ray is not None:
        yield from on_a_cluster(function, tasks, at_once, ray)
    elif jobs <= 1:
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
                results = pool.map(function, tasks, chunksize=at_once)
            yield from results
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


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


def on_a_cluster(
    function: Callable[[Given], Made], tasks: Sequence[Given], at_once: int, address: str
) -> Iterator[Made]:
    """Give the results of a Ray cluster; Ray does a task again when a worker or node dies."""
    import ray

    if not ray.is_initialized():
        ray.init(address=address, include_dashboard=False, log_to_driver=False)
    several: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(batch)
    waiting: deque[Any] = deque()
    batches = iter(cut(tasks, at_once))
    slots = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    for some in batches:
        waiting.append(several.remote(function, some))
        if len(waiting) >= slots:
            yield from ray.get(waiting.popleft())
    while waiting:
        yield from ray.get(waiting.popleft())


def batch(function: Callable[[Given], Made], tasks: Sequence[Given]) -> list[Made]:
    """Do several tasks one after the other."""
    return [function(task) for task in tasks]


def cut(tasks: Sequence[Given], size: int) -> Iterable[Sequence[Given]]:
    """Cut tasks into batches."""
    return (tasks[at : at + size] for at in range(0, len(tasks), max(1, size)))
