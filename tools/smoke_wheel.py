"""See whether an installed wheel is whole: compiled, with its client, and of one mind.

python -P tools/smoke_wheel.py

Run by the Python that has it installed: after `make image`, and by cibuildwheel.
"""

from __future__ import annotations

import subprocess
import sys

import burgh
from burgh.core.version import build_notice, is_compiled
from burgh.drawing import art
from burgh.server.http_client import CLIENT

UNCOMPILED = "from burgh.lab.pure import without_compiled_modules as pure; pure(); "
BURGH = "from burgh.cli import main; main()"


def main() -> None:
    """Look, and play a few games of every title both ways."""
    if not is_compiled():
        sys.exit(f"The engine of the wheel is not compiled: {build_notice()}")
    for part in (CLIENT / "index.html", art.HOMES[1]):
        if not part.exists():
            sys.exit(f"The wheel lacks {part}.")
    for title in burgh.titles():
        line = ["simulate", title, "-n", "2", "--seed", "5", "--bots", "random", "--lang", "en"]
        compiled, plain = told(BURGH, *line), told(UNCOMPILED + BURGH, *line)
        if compiled != plain:
            sys.exit(f"Compiled and uncompiled differ.\n{compiled}\n{plain}")
        print(compiled, flush=True)


def told(program: str, *arguments: str) -> str:
    """What a program of a line prints."""
    line = [sys.executable, "-P", "-c", program, *arguments]
    return subprocess.run(line, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    main()
