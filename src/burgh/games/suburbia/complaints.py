"""What is wrong with data for Suburbia: packs, positions, options, by messages of `text/`."""

from __future__ import annotations

from typing import Final

from burgh.core.malformed import Complaints

wrong: Final = Complaints("burgh.games.suburbia")
