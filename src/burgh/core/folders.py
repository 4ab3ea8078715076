"""Where the files of a package lie, and those of a user."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path


def package_folder(package: str) -> Path:
    """The folder of an installed package; `importlib.resources` would slow `import burgh` down."""
    return Path(next(iter(import_module(package).__path__)))


def data_folder(environ: Mapping[str, str]) -> Path | None:
    """The folder for what a user's programs keep, as desktops agree on it; None without a home."""
    told = Path(environ.get("XDG_DATA_HOME", ""))
    if told.is_absolute():
        return told / "burgh"
    home = environ.get("HOME", "")
    return Path(home) / ".local" / "share" / "burgh" if home else None
