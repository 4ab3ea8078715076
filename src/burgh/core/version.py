"""The version, in one place."""

VERSION = "0.1.0"


def is_newer(version: str) -> bool:
    """Whether a version comes after this one."""
    return numbers_of(version) > numbers_of(VERSION)


def numbers_of(version: str) -> list[int]:
    """The numbers of a version; one that is written otherwise has none, and is never newer."""
    parts = version.split(".")
    return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else []
