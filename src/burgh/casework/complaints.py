"""What is wrong with a case file, by the messages of `text/`."""

from __future__ import annotations

from typing import Final

from burgh.core.malformed import Complaints, Malformed
from burgh.core.values import Refusal

wrong: Final = Complaints("burgh.casework")


def refused(path: str, refusal: Refusal) -> Malformed:
    """Say that the rules refuse a move of a case, and why."""
    return wrong(path, "case-refused", key=refusal.key, rule=refusal.rule)
