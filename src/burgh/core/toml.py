"""TOML from our own data and from content packs, with what is wrong named by its file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed, file_said, wrong
from burgh.core.said import written


def read_toml(file: Path) -> dict[str, Any]:
    """Read a TOML file, or say what is wrong with it."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Malformed(file.name, file_said(error)) from None
    except ValueError as error:  # no TOML, no UTF-8, too long a number, or no name for a file
        raise not_toml(file.name, str(error)) from None
    except RecursionError:
        raise wrong(file.name, "data-deep") from None


def not_toml(name: str, told: str) -> Malformed:
    """Say that a file is not TOML, and where it goes wrong as far as that is known."""
    place = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", told, re.DOTALL)
    if place is None:
        return wrong(name, "data-toml_whole", detail=written(told, 200))
    return wrong(name, "data-toml", line=place[2], column=place[3], detail=written(place[1], 200))


def read_data(package: str, name: str) -> dict[str, Any]:
    """Read one of a title's own data files."""
    return read_toml(package_folder(package) / "data" / f"{name}.toml")
