"""What is measured is the engine that was asked for."""

from __future__ import annotations

import subprocess
import sys


def test_the_sources_can_be_run_beside_compiled_modules() -> None:
    """Whatever is installed, `pure` gives the engine as Python sources."""
    program = (
        "from burgh.lab.pure import without_compiled_modules as pure; pure(); "
        "import burgh.lab.measure as m; print(m.is_compiled())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
