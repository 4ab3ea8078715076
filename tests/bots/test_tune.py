"""The tool that looks for better weights of an outlook."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

TUNE = Path(__file__).parents[2] / "tools/tune.py"


@pytest.mark.parametrize("title", ["suburbia", "bigcity", "skylines"])
def test_the_weights_of_a_title_are_found(title: str) -> None:
    """Each is a whole number with a name; there is something to try."""
    weights = runpy.run_path(str(TUNE))["weights_of"](title)
    assert len(weights) > 5
    assert all(isinstance(value, int) for value in weights.values())
