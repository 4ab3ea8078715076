"""What holds for all tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the browser for the end: its driver keeps an event loop running in the process.

    Tests that begin a loop of their own could not follow it. Workers keep the order of the list.
    """
    items.sort(key=lambda item: "tests/browser/" in item.nodeid)
