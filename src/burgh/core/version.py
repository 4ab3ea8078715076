"""The version, in one place, and what was built of it."""

from pathlib import Path

VERSION = "0.1.0"


def is_newer(version: str) -> bool:
    """Whether a version comes after this one."""
    return numbers_of(version) > numbers_of(VERSION)


def numbers_of(version: str) -> list[int]:
    """The numbers of a version; one that is written otherwise has none, and is never newer."""
    parts = version.split(".")
    return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else []


def is_compiled() -> bool:
    """Whether the engine that runs is compiled."""
    from burgh.core import state

    return not str(state.__file__).endswith(".py")


def build_notice() -> str:
    """Why the build left the engine uncompiled, in its own words; nothing in a checkout."""
    notice = Path(__file__).parents[1] / "not-compiled.txt"  # written by hatch_build.py
    return notice.read_text(encoding="utf-8").strip() if notice.exists() else ""
