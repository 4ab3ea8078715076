"""TOML from our own data and from content packs, with what is wrong named by its file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed


def read_toml(file: Path) -> dict[str, Any]:
    """Read a TOML file, or say what is wrong with it."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Malformed(file.name, "no such file") from None
    except OSError as error:
        raise Malformed(file.name, error.strerror or "cannot be read") from None
    except ValueError as error:  # no TOML, no UTF-8, too long a number, or no name for a file
        raise Malformed(file.name, str(error)) from None
    except RecursionError:
        raise Malformed(file.name, "nested too deeply") from None


def read_data(package: str, name: str) -> dict[str, Any]:
    """Read one of a title's own data files."""
    return read_toml(package_folder(package) / "data" / f"{name}.toml")
