"""Games for learners: each title with the first and the last of its sample options."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

import burgh
from tests.every_title.tables import Sample, name

Test = TypeVar("Test", bound=Callable[..., None])


SAMPLES: list[Sample] = [(key, burgh.title(key).options.samples[0]) for key in burgh.titles()]
LAST: list[Sample] = [(key, burgh.title(key).options.samples[-1]) for key in burgh.titles()]


def every_learners_sample(test: Test) -> Test:
    """Hold a test against each title, and once, compiled, against another sample of it."""
    slow = [pytest.param(sample, marks=pytest.mark.slow) for sample in LAST]
    held: Test = pytest.mark.parametrize("sample", [*SAMPLES, *slow], ids=name)(test)
    return held
