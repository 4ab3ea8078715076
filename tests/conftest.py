"""What holds for all tests."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

# The same examples every time, on any machine: what a test finds is found before it lands, and a
# machine that is slow or busy fails nothing.
settings.register_profile(
    "burgh",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("burgh")
# Nor do examples hang on what happens to be imported by then: usually Hypothesis takes some of
# them from the numbers and words in our modules, and which are there depends on the tests before.
providers._get_local_constants = lambda: providers._local_constants
# A shell lets what it starts in the background ignore an interrupt, which programs inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the browser for the end: its driver keeps an event loop running in the process.

    Tests that begin a loop of their own could not follow it. Workers keep the order of the list.
    """
    items.sort(key=lambda item: "tests/browser/" in item.nodeid)
