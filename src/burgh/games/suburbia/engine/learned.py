"""The net of Suburbia, as `burgh learn` left it."""

from __future__ import annotations

from typing import Final

from burgh.core.folders import package_folder
from burgh.core.net import Shelf
from burgh.games.suburbia.engine import features

NET: Final = Shelf(package_folder("burgh.games.suburbia") / "net.bin", features.COUNT)
