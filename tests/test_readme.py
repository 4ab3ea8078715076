"""The README is true, and pages point to what is there."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_tour_runs_as_printed() -> None:
    """Every line of the tour gives what the README says."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("page", ["library.md", "architecture.md", "fast.md", "envs.md"])
def test_the_examples_of_a_page_run_as_printed(page: str) -> None:
    """What the pages and the map show of the library is what it does."""
    found = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_the_transcript_is_what_the_program_prints(tmp_path: Path) -> None:
    """Whoever types the lines at the top of the README is answered as it says, from the first."""
    shown = re.search(r"^    \$ burgh (.*)\n((?:    .*\n)+)", README, re.MULTILINE)
    assert shown is not None
    lines = [line[4:] for line in shown[2].splitlines()]
    typed = [line[2:] for line in lines if line.startswith("> ")]
    done = subprocess.run(
        [sys.executable, "-m", "burgh", *shown[1].split(), "--lang", "en"],
        input="\n".join(typed),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.stdout.splitlines()[: len(lines)] == lines


def test_every_file_the_readme_points_to_is_there() -> None:
    """No link into the project leads nowhere."""
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    """A page in docs points to files that are there."""
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#: ]+)(?:#[^)]*)?\)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []
