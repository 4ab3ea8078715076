"""What a proof found, as figures: printed as a table, kept as JSON, summed over several runs.

    python -m bench.figures FILE...

A long proof may be split: run it in parts, each with a seed of its own and `--json FILE`, and sum
the files up here. The exit status is 1 where any part found something wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

Figures = dict[str, Any]  # numbers, words, lists and figures of their own
MOST: Final = ("most", "longest")  # figures that begin so are not added up
WRONG: Final = "wrong"  # what must be zero, by name


def machine() -> str:
    """Name the machine in few words: cores, memory, Python."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{os.cpu_count()} cores, {memory:.0f} GiB, Python {platform.python_version()}"


def headed(command: str, seed: int, found: Mapping[str, Any]) -> Figures:
    """Put on top what was run, with which seed, where and on which day."""
    today = datetime.now(UTC).date().isoformat()  # noqa: TID251 - a report has a date
    return {"run": command, "seeds": [seed], "machine": machine(), "dates": [today], **found}


def is_sound(figures: Mapping[str, Any]) -> bool:
    """Whether nothing that must be zero is not."""
    return not any(figures.get(WRONG, {}).values())


def show(figures: Mapping[str, Any], indent: str = "") -> None:
    """Print figures, a line each."""
    for name, value in figures.items():
        if isinstance(value, Mapping):
            print(f"{indent}{name}:")
            show(value, indent + "  ")
        else:
            shown = ", ".join(map(str, value)) if isinstance(value, list) else value
            print(f"{indent}{name.replace('_', ' '):{36 - len(indent)}} {shown}", flush=True)


def keep(figures: Figures, file: str) -> None:
    """Write figures to a file, whole or not at all; no name writes nothing."""
    if file:
        draft = Path(f"{file}.draft")
        draft.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        draft.replace(file)


def report(figures: Figures, file: str) -> int:
    """Show and keep figures; gives the exit status."""
    keep(figures, file)
    show(figures)
    print("sound" if is_sound(figures) else "NOT SOUND", flush=True)
    return 0 if is_sound(figures) else 1


def summed(parts: Sequence[Figures]) -> Figures:
    """Add up the figures of several runs."""
    total: Figures = {}
    for part in parts:
        for name, value in part.items():
            total[name] = value if name not in total else joined(name, total[name], value)
    return total


def joined(name: str, first: Any, second: Any) -> Any:
    """Join two figures of one name."""
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        return summed([dict(first), dict(second)])
    if isinstance(first, list) and isinstance(second, list):
        return first + [each for each in second if each not in first]
    if isinstance(first, (int, float)) and isinstance(second, (int, float)):
        return max(first, second) if name.startswith(MOST) else first + second
    return first if first == second else f"{first}; {second}"


def arguments(told: str, command: str) -> argparse.ArgumentParser:
    """Begin to read a command line: every proof takes a seed and a file for its figures."""
    parser = argparse.ArgumentParser(prog=f"python -m bench.{command}", description=told)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="the longest it runs; 0: no end")
    parser.add_argument("--json", default="", metavar="FILE", help="keep the figures there")
    # Who is told to end ends what it has begun, as on Ctrl-C: servers, databases, disks in memory.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return parser


def main(files: Sequence[str]) -> int:
    """Sum up the figures of some files."""
    return report(summed([json.loads(Path(file).read_text("utf-8")) for file in files]), "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
