"""A folder of backups: each under the time it was made, the newest kept."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"burgh-\d{8}-\d{6}\.backup")
DRAFT: Final = re.compile(r"\.burgh-\d{8}-\d{6}\.backup\..*")
A_DAY: Final = 86_400.0  # seconds after which nobody writes to a draft any more


def backup_name(now: float) -> str:
    """The name of a backup made now; names sort by time, whatever the clock of the house does."""
    return f"burgh-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}.backup"


def remove_old(folder: Path, keep: int, now: float) -> list[Path]:
    """Remove all but the newest backups, and what runs that were killed have left; gives which.

    Nothing else in the folder is touched.
    """
    files = sorted(folder.iterdir())
    gone = [file for file in files if NAME.fullmatch(file.name)][:-keep]
    gone += [
        file for file in files if DRAFT.fullmatch(file.name) and now - file.stat().st_mtime > A_DAY
    ]
    for file in gone:
        file.unlink(missing_ok=True)
    return gone
