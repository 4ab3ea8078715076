"""What is wrong with what the laboratory is asked for, by the messages of `text/`."""

from __future__ import annotations

from typing import Final

from burgh.core.malformed import Complaints

wrong: Final = Complaints("burgh.lab")
