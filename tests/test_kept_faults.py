"""The kept list of planted faults does not rot: each can still be planted, its tests are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.faults import Fault, kept_faults, misfit

ROOT = Path(__file__).parents[1]
FAULTS = kept_faults()
every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)


@every_fault
def test_a_kept_fault_can_still_be_planted(fault: Fault) -> None:
    """Its text stands once in its file. Whoever rewrites the line rewrites the fault with it."""
    assert misfit(fault) is None
    assert fault.put != fault.text


@every_fault
def test_the_tests_that_must_notice_are_there(fault: Fault) -> None:
    """Named by file and function, so that `make faults` does not run for nothing."""
    assert fault.tests
    for test in fault.tests:
        file, _, function = test.partition("::")
        assert (ROOT / file).exists(), test
        if function:
            found = rf"^(async )?def {re.escape(function.partition('[')[0])}\("
            assert re.search(found, (ROOT / file).read_text("utf-8"), re.MULTILINE), test


def test_no_fault_is_kept_twice() -> None:
    """Each has a place and a reason of its own."""
    assert len({(fault.file, fault.text, fault.put) for fault in FAULTS}) == len(FAULTS)
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
