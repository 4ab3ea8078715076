"""The README is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_python_tour_runs_as_printed() -> None:
    """Every line of the tour gives what the README says."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


def test_every_file_the_readme_points_to_is_there() -> None:
    """No link into the project leads nowhere."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
