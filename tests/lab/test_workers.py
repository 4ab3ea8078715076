"""Many tasks in several processes: in order, none lost, and nothing left behind."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path

import pytest

from burgh.core.malformed import Malformed
from burgh.lab import workers
from burgh.lab.workers import (
    MOST_KEPT,
    RETRIES,
    WorkersDied,
    batch_size,
    deaf_to_interrupts,
    in_batches,
    run_tasks,
)


@dataclass(frozen=True, eq=False)
class Sent:
    """A batch that was handed to somebody."""

    batch: list[int]


def square(number: int) -> int:
    return number * number


def square_or_die_once(task: tuple[int, Path]) -> int:
    number, marker = task
    if number == 4 and not marker.exists():
        marker.touch()
        os._exit(1)
    return number * number


def square_or_die(number: int) -> int:
    if number == 2:
        os._exit(1)
    return number * number


def halve(number: int) -> float:
    return 1 / number


def complain(number: int) -> int:
    raise Malformed("task", f"{number} is too much")


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    """Whatever the number of processes."""
    assert list(run_tasks(square, range(7), jobs)) == [0, 1, 4, 9, 16, 25, 36]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_complaint_comes_from_any_process(jobs: int) -> None:
    """As it is: what cannot be read back would look like a process that has died."""
    with pytest.raises(Malformed, match="task: 3 is too much") as told:
        list(run_tasks(complain, [3], jobs))
    assert told.value.path == "task"


@pytest.mark.parametrize(("seconds", "together"), [(0.0, 50), (0.04, 50), (0.5, 4), (200.0, 1)])
def test_slow_tasks_go_in_small_batches(seconds: float, together: int) -> None:
    """So that little is lost with a worker; quick ones go by fifty."""
    assert batch_size(seconds) == together


@pytest.mark.parametrize("seconds", [0.0, 0.3, 9.0])
def test_every_task_is_in_one_batch(seconds: float) -> None:
    """The first ones alone, no more than fifty together, and all workers busy to the end."""
    batches: list[list[int]] = []

    def submit(batch: Sequence[int]) -> list[int]:
        batches.append(list(batch))
        return batches[-1]

    results = in_batches(
        range(1000),
        2,
        lambda batch: Sent(submit(batch)),
        lambda waiting: next(iter(waiting)),
        lambda sent: (sent.batch, seconds * len(sent.batch)),
    )
    assert list(results) == list(range(1000))
    assert [len(batch) for batch in batches[:8]] == [1] * 8
    assert max(map(len, batches)) == batch_size(seconds)
    assert len(batches[-1]) == 1


def test_a_slow_task_keeps_nobody_waiting() -> None:
    """While one worker is at it the others go on; the results still come in order."""
    slow = 3
    begun: list[int] = []

    def submit(batch: Sequence[int]) -> Sent:
        begun.extend(batch)
        return Sent(list(batch))

    def first_of(waiting: Collection[Sent]) -> Sent:
        quick = [sent for sent in waiting if slow not in sent.batch]
        if not quick:
            assert begun == list(range(100))  # all the others are done by now
        return (quick or [*waiting])[0]

    results = in_batches(range(100), 2, submit, first_of, lambda sent: (sent.batch, 9.0))
    assert list(results) == list(range(100))


def test_what_waits_for_a_slow_task_is_bounded() -> None:
    """However many tasks there are: a stream of them must fit into memory."""
    done: list[int] = []

    def first_of(waiting: Collection[Sent]) -> Sent:
        found = next((sent for sent in waiting if 0 not in sent.batch), None)
        if found is None:
            return next(iter(waiting))
        done.append(len(done))
        return found

    results = in_batches(
        range(10**6), 1, lambda batch: Sent(list(batch)), first_of, lambda sent: (sent.batch, 9.0)
    )
    assert next(results) == 0
    assert len(done) == MOST_KEPT - 1


def test_without_tasks_there_are_no_results() -> None:
    """And no processes for them."""
    assert list(run_tasks(square, [], 2)) == []


def test_a_process_that_dies_loses_no_task(tmp_path: Path) -> None:
    """What it had not handed over is done again, once."""
    marker = tmp_path / "died"
    tasks = [(number, marker) for number in range(7)]
    assert list(run_tasks(square_or_die_once, tasks, 2)) == [*map(square, range(7))]
    assert marker.exists()


def test_processes_that_die_again_and_again_are_a_clear_error() -> None:
    """No endless round; the processes are gone, too."""
    with pytest.raises(WorkersDied, match="the processes that play games die"):
        list(run_tasks(square_or_die, range(5), 2))
    assert multiprocessing.active_children() == []


def test_only_deaths_under_the_same_task_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes may die more often than that as long as there are results in between."""
    started: list[int] = []

    def one_result(_: object, tasks: Sequence[int], *__: object) -> Iterator[int]:
        started.append(len(tasks))
        yield tasks[0]
        raise BrokenProcessPool

    monkeypatch.setattr(workers, "one_pool", one_result)
    wanted = list(range(2 * RETRIES))
    assert list(run_tasks(square, wanted, 2)) == wanted
    assert started == [6, 5, 4, 3, 2, 1]


def test_a_mistake_in_a_task_rises_as_it_is() -> None:
    """Only the death of a process is forgiven."""
    with pytest.raises(ZeroDivisionError):
        list(run_tasks(halve, [2, 1, 0, 1], 2))
    assert multiprocessing.active_children() == []


def test_who_leaves_early_leaves_no_process_behind() -> None:
    """Nor a thread that complains: any would fail this test."""
    with contextlib.closing(run_tasks(square, range(5000), 2)) as results:
        assert next(results) == 0
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="a signal mask is needed")
def test_an_interrupt_is_put_off_but_not_lost() -> None:
    """It is heard when the processes have been started."""
    done = []

    def start() -> None:
        with deaf_to_interrupts():
            signal.raise_signal(signal.SIGINT)
            done.append("started")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert done == ["started"]
