"""A small Ray cluster on this machine, for the tests that are marked `ray`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from tests.patience import PATIENCE


@pytest.fixture(scope="session")
def ray_on_loopback() -> Iterator[None]:
    """Let Ray start on loopback, without tokens, and without telling anybody."""
    pytest.importorskip("ray", reason="Ray is not installed")
    loopback = {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_AUTH_MODE": "disabled",
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    before = {name: os.environ.get(name) for name in loopback}
    os.environ.update(loopback)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@pytest.fixture(scope="session")
def two_nodes(ray_on_loopback: None) -> Iterator[Any]:
    """Give a cluster of two nodes with one processor each; the second may be killed."""
    from ray.cluster_utils import Cluster

    small = {"num_cpus": 1, "object_store_memory": 80_000_000}
    cluster = Cluster()
    try:
        cluster.add_node(wait=False, include_dashboard=False, **small)
        cluster.add_node(wait=False, **small)
        cluster.wait_for_nodes(PATIENCE)
        yield cluster
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]  # Ray's own
