"""What the second run of the engine tests leaves out, see `make test`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet


def slow(values: Iterable[object]) -> list[ParameterSet]:
    """Mark values as slow, or tuples of values: beside them, others show the same uncompiled."""
    rows = (value if isinstance(value, tuple) else (value,) for value in values)
    return [pytest.param(*row, marks=pytest.mark.slow) for row in rows]
