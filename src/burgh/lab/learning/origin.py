"""Where a net comes from: the commit of the sources that have trained it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path


def commit() -> str | None:
    """The commit of the checkout that runs, a `+` behind it where that was changed."""
    git = shutil.which("git")
    if git is None:
        return None
    here = Path(__file__).parent
    try:
        head = asked(git, here, "rev-parse", "--short=12", "HEAD")
        return head + ("+" if asked(git, here, "status", "--porcelain") else "")
    except subprocess.CalledProcessError:
        return None


def asked(git: str, folder: Path, *words: str) -> str:
    """What git answers."""
    done = subprocess.run(  # noqa: S603 - git, as it was found, with fixed words
        [git, "-C", str(folder), *words], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
