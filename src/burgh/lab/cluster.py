"""The same function over many tasks on a Ray cluster: no task lost or doubled when nodes die."""

from __future__ import annotations

import contextlib
import os
import re
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, TypeVar

from burgh.core.version import VERSION
from burgh.lab.workers import RETRIES, Batch, WorkersDied, in_batches, run_batch

Given = TypeVar("Given")
Made = TypeVar("Made")
PATIENCE: Final = 5.0  # seconds


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

        def submit(batch: Sequence[Given]) -> tuple[Any, Sequence[Given]]:
            return remote.remote(function, batch), batch

        def fetch(handle: tuple[Any, Sequence[Given]]) -> Batch[Made]:
            for _ in range(RETRIES + 1):
                try:
                    version, done = ray.get(handle[0])
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.RayError:  # node after node has died under it
                    handle = submit(handle[1])
                else:
                    return same_version(version, done)
            raise WorkersDied("the cluster's workers die; have its nodes memory?")

        yield from in_batches(tasks, workers(ray), submit, fetch)


def library() -> Any:  # Ray is optional, and mostly untyped
    """Import Ray, or say how to get it."""
    try:
        import ray
    except ImportError:
        raise WorkersDied("--ray needs Ray: pip install 'burgh[ray]'") from None
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
        told = " ".join(str(error).split())
        raise WorkersDied(f"--ray {address}: no cluster answers there ({told[:200]})") from None
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


def with_version(
    function: Callable[[Given], Made], tasks: Sequence[Given]
) -> tuple[str, Batch[Made]]:
    """Do some tasks, and tell by which version of Burgh."""
    return VERSION, run_batch(function, tasks)


def same_version(version: str, done: Batch[Made]) -> Batch[Made]:
    """What was done, if it was done by the same Burgh as ours."""
    if version != VERSION:
        raise WorkersDied(f"a node of the cluster runs Burgh {version}, this is {VERSION}")
    return done
