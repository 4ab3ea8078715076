"""Tests of the server read no logs, unless they ask for them."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Write no lines about requests that went well."""
    level = structlog.make_filtering_bound_logger(logging.WARNING)
    structlog.configure(wrapper_class=level, cache_logger_on_first_use=False)
    yield
    structlog.reset_defaults()
