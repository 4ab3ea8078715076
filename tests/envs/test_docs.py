"""The program of docs/envs.md that trains is true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.slow
def test_the_program_that_trains_runs() -> None:
    """It plays and learns, and gives a margin for every hundred games."""
    (program,) = re.findall(r"```python\n(import numpy.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(program, names)
    assert names["train"](games=200, rows=16).shape == (2,)
