"""The same function over many tasks on a Ray cluster: no task lost or doubled when nodes die."""

from __future__ import annotations

import contextlib
import os
import pickle
import re
import socket
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from burgh.bots.plugins import BotFailed
from burgh.bots.processes import take_share
from burgh.core.malformed import Malformed
from burgh.core.said import Said, say
from burgh.core.version import VERSION
from burgh.lab.workers import RETRIES, Batch, WorkersDied, in_batches, run_batch

Given = TypeVar("Given")
Made = TypeVar("Made")
PATIENCE: Final = 5.0  # seconds
LACKING: Final = (
    "a node of the cluster cannot play: {problem}. Modules with bots of your own must be installed "
    "on every node, or lie in the same folder there"
)


@dataclass(frozen=True, eq=False)
class Sent:
    """A batch on its way, and what Ray will know its result by."""

    result: Any
    batch: Sequence[Any]


def on_cluster(
    function: Callable[[Given], Made], tasks: Sequence[Given], address: str
) -> Generator[Made]:
    """The results in the order of the tasks, done by the nodes of a cluster.

    The address is `HOST:PORT` of a cluster, `auto` for the one on this machine, or `local` for one
    that is started and ended here.
    """
    if not tasks:
        return
    ray = library()
    with connection(ray, address):
        remote = ray.remote(max_retries=RETRIES)(with_version)

        def submit(batch: Sequence[Given]) -> Sent:
            return Sent(remote.remote(ray.cloudpickle.dumps((function, batch))), batch)

        def first_done(batches: Collection[Sent]) -> Sent:
            ready, _ = ray.wait([sent.result for sent in batches], num_returns=1)
            return next(sent for sent in batches if sent.result == ready[0])

        def fetch(sent: Sent) -> Batch[Made]:
            for _ in range(RETRIES + 1):
                try:
                    version, done = ray.get(sent.result)
                except ray.exceptions.RayTaskError as error:
                    raise seen_from_here(error.cause) from None
                except ray.exceptions.RayError:  # node after node has died under it
                    sent = submit(sent.batch)
                else:
                    return same_version(version, done)
            raise WorkersDied(Said("lab-cluster_died"))

        yield from in_batches(tasks, workers(ray), submit, first_done, fetch)


def library() -> Any:  # Ray is optional, and mostly untyped
    """Import Ray, or say how to get it."""
    try:
        import ray
    except ImportError:
        command = "pip install 'burgh[ray]'"
        raise WorkersDied(say("lab-no_ray", command=command)) from None
    return ray


@contextlib.contextmanager
def connection(ray: Any, address: str) -> Iterator[None]:
    """Join a cluster; who was there before is left there."""
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level="CRITICAL")
    except (ImportError, ValueError, RuntimeError, OSError) as error:
        told = " ".join(str(error).split())[:200]
        raise WorkersDied(say("lab-no_cluster", address=address, detail=told)) from None
    try:
        yield
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Find out at once whether anybody is there; Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?\[?([^/]+?)\]?:(\d{1,5})", address)
    if place is not None:
        with socket.create_connection((place[1], int(place[2])), timeout=PATIENCE):
            pass


def workers(ray: Any) -> int:
    """Count the tasks that the cluster can do at once."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def with_version(packed: bytes) -> tuple[str, Batch[Any]]:
    """Do some tasks, and tell by which version of Burgh; what travels is read here, not by Ray."""
    try:
        function, tasks = pickle.loads(packed)  # noqa: S301 - from whoever gives the cluster its work
    except Exception as error:  # whatever reading trips over
        raise WorkersDied(LACKING.format(problem=error)) from None
    take_share(1)  # Ray gives every task a core
    return VERSION, run_batch(function, tasks)


def seen_from_here(error: Exception) -> Exception:
    """What has gone wrong on a node. Here all bots could be made, so it may lack a module."""
    is_lacking = isinstance(error, Malformed) and not isinstance(error, BotFailed)
    return WorkersDied(LACKING.format(problem=error)) if is_lacking else error


def same_version(version: str, done: Batch[Made]) -> Batch[Made]:
    """What was done, if it was done by the same Burgh as ours."""
    if version != VERSION:
        raise WorkersDied(say("lab-other_version", version=version, ours=VERSION))
    return done
