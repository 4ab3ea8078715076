"""Which files are compiled: what is written there must suit the compiler."""

from __future__ import annotations

from pathlib import Path

from tools.compiling import compiled_names

ROOT = Path(__file__).parents[2]


def compiled() -> list[Path]:
    """Give the files that are compiled, as pyproject.toml lists them."""
    return [ROOT / name for name in compiled_names(ROOT)]
