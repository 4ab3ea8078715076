"""The packages that environments stand on, or a clear word that one is missing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec


def need(package: str, extra: str = "envs") -> None:
    """Say how to get a package that is not there."""
    if find_spec(package) is None:
        raise ImportError(
            f"this needs the package {package}: pip install 'burgh[{extra}]'", name=package
        )
    import_module(package)


def is_there(package: str) -> bool:
    """Whether a package is installed."""
    return find_spec(package) is not None
