"""Where the files of a package lie."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path


def package_folder(package: str) -> Path:
    """The folder of an installed package; `importlib.resources` would slow `import burgh` down."""
    return Path(next(iter(import_module(package).__path__)))
